"""The numbers behind one weight: they re-add to the cell, also where a mistake was made."""

from dataclasses import replace
from math import exp, isnan, sqrt

import numpy as np
import pytest
from evaluated import evaluated

from mha_desktop.engine.attention import attend
from mha_desktop.engine.random_heads import random_parameters
from mha_desktop.lab.cell_arithmetic import CellArithmetic, cell_arithmetic
from mha_desktop.lab.cell_arithmetic_overview import key_weights, mean_cell, query_weights
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import (
    CausalMask,
    HiddenTokensMask,
    LabState,
    RandomHeads,
    SlidingWindowMask,
)

SENTENCE = "The tired cat sat on the warm mat"
N = 8


def _evaluated(**fields: object) -> LabResult:
    return evaluated(LabState(sentence=SENTENCE, d_model=64, source=RandomHeads(seed=3)), **fields)


def _in_float64(result: LabResult, **settings: object) -> LabResult:
    """Compute the same tokens again in float64, with settings of `attend`."""
    parameters = random_parameters(64, 8, seed=3, scale=0.2, dtype=np.float64)
    trace = attend(result.x.astype(np.float64), parameters, **settings)
    return replace(result, trace=trace, parameters=parameters, mask=settings.get("mask"))


def _all_cells(result: LabResult, head: int) -> list[CellArithmetic]:
    n = len(result.tokens)
    return [cell_arithmetic(result, head, i, j) for i in range(n) for j in range(n)]


def _readded(arithmetic: CellArithmetic) -> float:
    """Walk from the products to the weight with plain Python numbers."""
    p, line = arithmetic.products, arithmetic.line
    total = sum(float(p.q[e]) * float(p.k[e]) for e in p.largest) + p.rest
    score = total / sqrt(len(p.q)) / arithmetic.division.temperature
    power = exp(score + arithmetic.mask_bias - line.shift)
    return power / sum(float(other) for other in line.powers)


def test_the_numbers_re_add_to_the_cell_in_float64() -> None:
    """Products, their sum, the division and the softmax give the engine's weight to 1e-12."""
    result = _in_float64(_evaluated(temperature=0.5), temperature=0.5)
    for arithmetic in _all_cells(result, head=2):
        weight = float(result.trace.weights[2, arithmetic.query, arithmetic.key])
        assert _readded(arithmetic) == pytest.approx(weight, abs=1e-12)
        assert arithmetic.weight == pytest.approx(weight, abs=1e-12)
        assert arithmetic.difference < 1e-12
        assert arithmetic.products.total == pytest.approx(
            float(result.trace.scores[2, arithmetic.query, arithmetic.key]) * sqrt(8), abs=1e-10
        )


@pytest.mark.parametrize("temperature", [0.5, 3.0])
def test_a_product_is_divided_by_the_root_and_then_by_the_temperature(temperature: float) -> None:
    cell = cell_arithmetic(_evaluated(temperature=temperature), 2, 5, 3)
    q_k = sum(float(a) * float(b) for a, b in zip(cell.products.q, cell.products.k, strict=True))
    assert cell.division.score == pytest.approx(q_k / sqrt(8), rel=1e-12)
    assert cell.division.scaled == pytest.approx(q_k / sqrt(8) / temperature, rel=1e-12)
    assert cell.line.scores[3] == pytest.approx(cell.division.scaled, rel=1e-12)
    assert cell.d_k == 8


@pytest.mark.parametrize("temperature", [0.5, 3.0])
def test_a_column_is_divided_by_the_temperature_as_a_row_is(temperature: float) -> None:
    result = _evaluated(mistake="softmax_over_queries", temperature=temperature)
    for cell in _all_cells(result, 2):
        assert cell.line.scores[cell.query] == pytest.approx(cell.division.scaled, rel=1e-9)
        assert cell.difference < 1e-5


def test_every_head_may_have_a_mask_of_its_own() -> None:
    """Head 0 sees what came before, head 1 what comes after, all others themselves."""
    masks = np.stack([np.tri(N), np.tri(N).T, *[np.eye(N)] * 6]).astype(bool)
    result = _in_float64(_evaluated(), mask=masks)
    for head in (0, 1, 7):
        for cell in _all_cells(result, head):
            assert cell.allowed == masks[head, cell.query, cell.key]
            assert cell.has_mask
            assert cell.difference < 1e-12
    assert not cell_arithmetic(_evaluated(), 0, 1, 2).has_mask


def test_the_additive_number_of_a_float_mask_is_part_of_the_exponent() -> None:
    mask = np.random.default_rng(0).normal(size=(N, N))
    mask[np.triu_indices(N, 1)] = -np.inf
    result = _in_float64(_evaluated(), mask=mask)
    for arithmetic in _all_cells(result, head=0):
        assert arithmetic.allowed == (arithmetic.key <= arithmetic.query)
        assert arithmetic.difference < 1e-12
        if arithmetic.allowed:
            assert arithmetic.mask_bias == mask[arithmetic.query, arithmetic.key]
            assert _readded(arithmetic) == pytest.approx(arithmetic.computed, abs=1e-12)


def test_the_head_output_is_the_term_and_all_others() -> None:
    """weight · v of this key and of the others add up to the engine's head output; so do shares."""
    result = _in_float64(_evaluated())
    for query in range(N):
        values = [cell_arithmetic(result, 1, query, key).value for key in range(N)]
        for key, value in enumerate(values):
            assert value is not None
            expected = [result.trace.weights[1, query, key] * x for x in result.trace.v[1, key]]
            np.testing.assert_allclose(value.term, expected, atol=1e-12)
            np.testing.assert_allclose(
                value.term + value.others, result.trace.head_outputs[1, query], atol=1e-12
            )
        assert sum(value.share for value in values if value) == pytest.approx(1.0)


def test_the_largest_products_are_listed_and_the_rest_is_their_remainder() -> None:
    products = cell_arithmetic(_evaluated(d_model=512), 0, 3, 2).products
    assert len(products.values) == 64
    listed = {abs(products.values[e]) for e in products.largest}
    left = [abs(v) for e, v in enumerate(products.values) if e not in products.largest]
    assert len(listed) == 5
    assert min(listed) >= max(left)
    assert list(products.largest) == sorted(products.largest)


def test_powers_are_plain_until_they_are_too_large_to_read() -> None:
    small = cell_arithmetic(_evaluated(), 0, 1, 2).line
    assert small.shift == 0
    assert small.powers[2] == pytest.approx(exp(small.scores[2]))
    large = cell_arithmetic(_evaluated(temperature=0.01), 0, 1, 2)
    assert large.line.shift == large.line.scores.max() > 30
    assert large.line.powers.max() == 1
    assert large.difference < 1e-5


def test_a_masked_cell_has_weight_0_and_an_empty_row_no_entry() -> None:
    masked = cell_arithmetic(_evaluated(mask=CausalMask()), 0, 1, 2)
    assert not masked.allowed
    assert masked.weight == masked.computed == 0
    assert masked.line.powers[2] == 0
    hidden = _evaluated(mask=HiddenTokensMask(tuple(range(N))))
    empty = cell_arithmetic(hidden, 0, 1, 2)
    assert empty.line.total == 0
    assert not empty.line.weights.any()
    assert empty.weight == 0
    assert empty.value is not None
    assert empty.value.share is None


@pytest.mark.parametrize(
    "mistake",
    [
        "unscaled",
        "scaled_by_d_model",
        "forgotten_temperature",
        "softmax_over_queries",
        "softmax_twice",
        "mask_after_softmax",
        "empty_row",
        "interleaved_groups",
        "sliced_output",
    ],
)
@pytest.mark.parametrize("mask", [CausalMask(), HiddenTokensMask(tuple(range(N)))])
def test_the_way_ends_at_the_weight_that_the_wrong_code_computes(
    mistake: str, mask: object
) -> None:
    result = _evaluated(mistake=mistake, mask=mask, kv_head_of=(0, 0, 0, 0, 1, 1, 1, 1))
    for head in (1, 6):
        for arithmetic in _all_cells(result, head):
            assert arithmetic.difference < 1e-5
            undefined = result.undefined is not None and result.undefined[head, arithmetic.query]
            assert isnan(arithmetic.weight) == undefined
            assert (arithmetic.value is None) == undefined


@pytest.mark.parametrize(
    ("mistake", "divisor", "temperature"),
    [
        (None, sqrt(8), 2.0),
        ("unscaled", 1.0, 2.0),
        ("scaled_by_d_model", 8.0, 2.0),
        ("forgotten_temperature", sqrt(8), 8.0),
    ],
)
def test_the_wrong_divisors_are_named(
    mistake: str | None, divisor: float, temperature: float
) -> None:
    division = cell_arithmetic(_evaluated(mistake=mistake, temperature=2.0), 0, 1, 2).division
    assert division.divisor == pytest.approx(divisor)
    assert division.temperature == pytest.approx(temperature)


def test_a_mistaken_softmax_is_shown_as_it_was_taken() -> None:
    """Over the column, twice, before the mask; the first of two is the right one."""
    column = cell_arithmetic(_evaluated(mistake="softmax_over_queries"), 0, 1, 2)
    assert (column.line.along, column.line.place) == ("queries", 1)
    assert column.line.weights.sum() == pytest.approx(1)
    right = cell_arithmetic(_evaluated(), 0, 1, 2)
    once, again = cell_arithmetic(_evaluated(mistake="softmax_twice"), 0, 1, 2).softmaxes
    np.testing.assert_allclose(once.weights, right.line.weights, atol=1e-6)
    np.testing.assert_array_equal(again.scores, once.weights)
    assert not again.bias.any()
    late = cell_arithmetic(_evaluated(mistake="mask_after_softmax", mask=CausalMask()), 0, 1, 2)
    assert late.line.allowed.all()
    assert late.line.weight > 0 == late.weight


def test_interleaved_heads_read_another_key() -> None:
    grouping = {"kv_head_of": (0, 0, 0, 0, 1, 1, 1, 1)}
    wrong = cell_arithmetic(_evaluated(mistake="interleaved_groups", **grouping), 1, 1, 2)
    assert (wrong.kv_head, wrong.grouped_kv_head) == (1, 0)
    right = cell_arithmetic(_evaluated(**grouping), 1, 1, 2)
    assert (right.kv_head, right.grouped_kv_head) == (0, 0)


def test_a_line_is_a_row_or_a_column_with_its_scores() -> None:
    result = _evaluated(mask=SlidingWindowMask(2))
    row, column = query_weights(result, 4, 3), key_weights(result, 4, 3)
    np.testing.assert_allclose(row.weights, result.trace.weights[4, 3])
    np.testing.assert_allclose(column.weights, result.trace.weights[4, :, 3])
    np.testing.assert_array_equal(np.flatnonzero(row.allowed), [2, 3])
    np.testing.assert_array_equal(np.flatnonzero(column.allowed), [3, 4])
    assert row.total == pytest.approx(1, abs=1e-6)
    assert column.scores is not None
    assert column.scores[4] == pytest.approx(float(result.trace.scores[4, 4, 3]))


def test_undefined_rows_stay_undefined_in_lines_and_means() -> None:
    """The trace holds 0 in their place, which would pass for a weight."""
    result = _evaluated(mistake="empty_row", mask=HiddenTokensMask(tuple(range(N))))
    assert np.isnan(query_weights(result, 4, 3).weights).all()
    assert np.isnan(key_weights(result, 4, 3).total)
    assert isnan(mean_cell(result, 3, 2).mean or 0)


def test_the_mean_is_that_of_the_heads_that_are_heard() -> None:
    result = _evaluated(muted=(True, *(False,) * 7))
    cell, weights = mean_cell(result, 3, 2), result.trace.weights[:, 3, 2]
    assert cell.mean == pytest.approx(sum(map(float, weights[1:])) / 7)
    assert query_weights(result, None, 3).weights[2] == pytest.approx(cell.mean)
    assert query_weights(result, None, 3).scores is None
    soloed = _evaluated(soloed=(False, True, *(False,) * 6))
    assert mean_cell(soloed, 3, 2).mean == pytest.approx(float(soloed.trace.weights[1, 3, 2]))
    silent = _evaluated(muted=(True,) * 8)
    assert mean_cell(silent, 3, 2).mean is None
    assert np.isnan(query_weights(silent, None, 3).weights).all()

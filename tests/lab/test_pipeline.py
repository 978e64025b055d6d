"""The ten steps: formulas give the trace's arrays, and every cell is the sum that is shown."""

import math
from dataclasses import replace

import msgspec
import numpy as np
import pytest

from mha_desktop.engine.attention import attend
from mha_desktop.engine.mistakes import MISTAKES, attend_mistakenly
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.positions import Rotary
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.pipeline import FORMULAS, PARTS, STEPS, Part, StepName, pipeline_steps
from mha_desktop.lab.pipeline_cells import sum_for
from mha_desktop.lab.pipeline_stages import stage
from mha_desktop.lab.pipeline_sums import CopiedEntry, MaskedEntry, ProductSum, SoftmaxShare
from mha_desktop.lab.state import (
    CausalMask,
    CraftedHeads,
    HiddenTokensMask,
    LabState,
    Mask,
    RandomHeads,
)

GAINS = (1.0, 0.5, 0.0, 1.5)


def _state(**fields: object) -> LabState:
    small = {
        "sentence": "the cat sat on mats",
        "d_model": 32,
        "n_heads": 4,
        "kv_head_of": (0, 1, 2, 3),
        "gains": GAINS,
        "muted": (False,) * 4,
        "soloed": (False,) * 4,
        "source": RandomHeads(3),
    }
    return msgspec.structs.replace(LabState(), **{**small, **fields})


def _result(**fields: object) -> LabResult:
    result = Laboratory().evaluate(_state(**fields))
    assert result is not None
    return result


def _biased(parameters: AttentionParameters) -> AttentionParameters:
    """Return the parameters in float64, with a bias everywhere."""
    random = np.random.default_rng(5)
    wide = {name: getattr(parameters, name).astype(np.float64) for name in _MATRICES}
    biases = {f"b_{name[-1]}": random.normal(size=matrix.shape[1]) for name, matrix in wide.items()}
    return replace(parameters, **wide, **biases)


_MATRICES = ("w_q", "w_k", "w_v", "w_o")


def _in_float64(result: LabResult) -> LabResult:
    """Return the result computed again in float64, with biases."""
    state, x = result.state, result.x.astype(np.float64)
    parameters = _biased(result.parameters)
    trace = attend(
        x, parameters, mask=result.mask,
        rotary=Rotary() if state.positions == "rotary" else None,
        gains=state.effective_gains, temperature=state.temperature,
    )  # fmt: skip
    return replace(result, x=x, trace=trace, parameters=parameters)


def _mistaken(mistake: str, **fields: object) -> LabResult:
    right = _result(**fields)
    state = msgspec.structs.replace(right.state, mistake=mistake)
    made = attend_mistakenly(
        right.x, right.parameters, mistake, mask=right.mask,
        gains=state.effective_gains, temperature=state.temperature,
    )  # fmt: skip
    return replace(right, state=state, trace=made.trace)


SETTINGS: list[dict[str, object]] = [
    {},
    {"source": CraftedHeads()},
    {"kv_head_of": (0, 0, 1, 1), "mask": CausalMask()},
    {"kv_head_of": (1, 0, 1, 1), "temperature": 0.5},
    {"positions": "rotary", "mask": HiddenTokensMask((0, 3))},
    {"mask": HiddenTokensMask((0, 1, 2, 3, 4))},
]


def _cells(result: LabResult, step: StepName) -> list[tuple[int, int, int, Part]]:
    """Return (head, row, column, part) of a few cells, all heads and parts among them."""
    random = np.random.default_rng(1)
    cells = []
    for head in range(4):
        for part in PARTS:
            rows, columns = stage(result, step, head, part).result.values.shape
            for _ in range(6):
                cells.append(
                    (head, int(random.integers(rows)), int(random.integers(columns)), part)
                )
    return cells


@pytest.mark.parametrize("fields", SETTINGS)
@pytest.mark.parametrize("step", STEPS)
def test_every_sum_is_the_entry_that_the_step_shows(
    step: StepName, fields: dict[str, object]
) -> None:
    """In float64 with biases to 1e-12, in the lab's float32 to 1e-5."""
    for result, tolerance in ((_result(**fields), 1e-5), (_in_float64(_result(**fields)), 1e-12)):
        for head, row, column, part in _cells(result, step):
            shown = float(stage(result, step, head, part).result.values[row, column])
            made = sum_for(result, step, head, row, column, part)
            assert made.adds_up
            if np.isinf(shown):
                assert made.total == shown
            else:
                assert made.total == pytest.approx(shown, rel=tolerance, abs=tolerance)
                assert made.traced == shown


@pytest.mark.parametrize("fields", SETTINGS[:4])
def test_the_marked_cells_are_what_the_sum_multiplies(fields: dict[str, object]) -> None:
    """The framed row and column of the pictures, multiplied by a loop, give the framed cell."""
    result = _result(**fields)
    for step in ("qkv", "scores", "gather", "output"):
        for head, row, column, part in _cells(result, step):
            left, right, made = stage(result, step, head, part).matrices
            entry = sum_for(result, step, head, row, column, part)
            assert isinstance(entry, ProductSum)
            (first, at_row, _), (second, _, at_column) = entry.marks
            assert (first, second) == (0, 1)
            assert at_row is not None
            assert at_column is not None
            total = 0.0
            for i in range(left.values.shape[1]):
                total += float(left.values[at_row, i]) * float(right.values[i, at_column])
            expected = total / entry.divisor
            assert float(made.values[row, column]) == pytest.approx(expected, rel=1e-4, abs=1e-4)


@pytest.mark.parametrize("mistake", [None, "softmax_over_queries"])
def test_a_weight_frames_the_line_of_scores_that_it_is_a_share_of(mistake: str | None) -> None:
    """The row of the query; where a mistake goes over queries, the column of the key."""
    result = _result() if mistake is None else _mistaken(mistake)
    for head, row, column, part in _cells(result, "softmax"):
        entry = sum_for(result, "softmax", head, row, column, part)
        assert isinstance(entry, SoftmaxShare)
        ((matrix, at_row, at_column),) = entry.marks
        scores = stage(result, "softmax", head, part).matrices[matrix].values
        framed = scores[:, at_column] if at_row is None else scores[at_row]
        assert (at_row, at_column) == ((row, None) if mistake is None else (None, column))
        powers = [math.exp(float(score)) for score in framed]
        share = math.exp(float(scores[row, column])) / sum(powers)
        assert share == pytest.approx(entry.traced, abs=1e-5)


def test_a_masked_score_frames_the_score_and_the_mask_at_its_place() -> None:
    result = _result(mask=CausalMask())
    for head, row, column, part in _cells(result, "mask"):
        entry = sum_for(result, "mask", head, row, column, part)
        assert isinstance(entry, MaskedEntry)
        assert entry.marks == ((0, row, column), (1, row, column))
        score, mask, _ = stage(result, "mask", head, part).matrices
        assert float(score.values[row, column]) == entry.score
        assert entry.allowed == (column <= row)
        assert mask.values[row, column] == (0.0 if column <= row else -math.inf)


def test_a_turned_column_frames_both_columns_that_are_in_it() -> None:
    """The columns of W that rotary positions turn into one are half a head apart (NeoX)."""
    result = _result(positions="rotary")
    for column, partner in ((0, 4), (3, 7), (5, 1), (9, 13), (31, 27)):
        for part in ("q", "k"):
            entry = sum_for(result, "qkv", 0, 2, column, part)
            assert isinstance(entry, ProductSum)
            assert entry.turned
            assert entry.marks == ((0, 2, None), (1, None, column), (1, None, partner))
    of_values = sum_for(result, "qkv", 0, 2, 5, "v")
    assert of_values.marks == ((0, 2, None), (1, None, 5))


def test_a_row_of_w_o_belongs_to_the_head_whose_column_it_multiplies() -> None:
    result = _result()
    heads = [sum_for(result, "projection", 0, row, 3).head for row in range(32)]
    assert heads == [head for head in range(4) for _ in range(8)]


def test_the_framed_source_of_a_moved_entry_holds_it() -> None:
    result = _result(kv_head_of=(0, 0, 1, 1))
    for step in ("split", "concat"):
        for head, row, column, part in _cells(result, step):
            entry = sum_for(result, step, head, row, column, part)
            assert isinstance(entry, CopiedEntry)
            ((matrix, at_row, at_column),) = entry.marks
            shown = stage(result, step, entry.head if step == "concat" else head, part)
            source = float(shown.matrices[matrix].values[at_row, at_column])
            assert source == entry.value
            expected = source * entry.factor
            assert float(shown.result.values[row, column]) == pytest.approx(expected, rel=1e-6)


def test_split_shows_the_sheet_of_a_mixed_grouping() -> None:
    """Head 1 reads key/value head 0, all others head 1."""
    result = _result(kv_head_of=(1, 0, 1, 1))
    sheets = [stage(result, "split", head, "k").result for head in range(4)]
    assert [sheet.readers for sheet in sheets] == [(0, 2, 3), (1,), (0, 2, 3), (0, 2, 3)]
    assert sheets[0].sheets == (0, 1)
    assert sheets[1].sheets == (1, 0)
    assert np.array_equal(sheets[0].values, result.trace.k[1])


def test_without_a_mask_nothing_is_added_to_a_score() -> None:
    score, mask, masked = stage(_result(), "mask", 1, "q").matrices
    assert mask.values.shape == (5, 5)
    assert not mask.values.any()
    np.testing.assert_array_equal(masked.values, score.values)


def test_rows_are_named_by_whose_numbers_they_are() -> None:
    """Queries belong to the head alone, keys and values to all heads that read them."""
    result = _result(kv_head_of=(0, 0, 1, 1))
    for part, rows, readers in (("q", "query", (2,)), ("k", "key", (2, 3)), ("v", "key", (2, 3))):
        wide, sheet = stage(result, "split", 2, part).matrices
        assert (wide.rows, sheet.rows, sheet.readers) == (rows, rows, readers)


@pytest.mark.parametrize("fields", SETTINGS)
def test_every_einsum_string_makes_the_next_array(fields: dict[str, object]) -> None:
    """The strings on the cards are run by NumPy on the trace, biases and mask added by hand."""
    result = _in_float64(_result(**fields))
    t, p = result.trace, result.trace.parameters
    k, v = t.k[p.kv_head_of], t.v[p.kv_head_of]
    n, d_k = len(result.x), p.d_k
    made: list[tuple[StepName, tuple[np.ndarray, ...], np.ndarray]] = [
        ("scores", (t.q, k), t.scores * d_k**0.5),
        ("gather", (t.weights, v), t.head_outputs),
        ("projection", (t.concat, p.w_o), t.output - p.b_o),
        ("qkv", (result.x, p.w_v), t.v.transpose(1, 0, 2).reshape(n, -1) - p.b_v),
    ]
    if result.state.positions != "rotary":
        made.append(("qkv", (result.x, p.w_q), t.q.transpose(1, 0, 2).reshape(n, -1) - p.b_q))
        made.append(("qkv", (result.x, p.w_k), t.k.transpose(1, 0, 2).reshape(n, -1) - p.b_k))
    for step, inputs, expected in made:
        assert np.einsum(FORMULAS[step], *inputs) == pytest.approx(expected, abs=1e-12)


def test_the_reshaping_strings_take_heads_apart_and_together() -> None:
    result = _result()
    wide = stage(result, "split", 0).matrices[0].values
    for head in range(4):
        for row in range(5):
            for column in range(8):
                assert result.trace.q[head, row, column] == wide[row, head * 8 + column]
                gained = GAINS[head] * float(result.trace.head_outputs[head, row, column])
                entry = float(result.trace.concat[row, head * 8 + column])
                assert entry == pytest.approx(gained, rel=1e-6)


def test_shapes_are_those_of_the_arrays() -> None:
    """Eight shapes by hand for 5 tokens, d_model 32, 4 heads, 2 key/value heads."""
    shapes = {step.name: step.shapes for step in pipeline_steps(_result(kv_head_of=(0, 0, 1, 1)))}
    assert shapes["x"] == ((5, 32),)
    assert shapes["qkv"] == ((5, 32), (5, 16), (5, 16))
    assert shapes["split"] == ((4, 5, 8), (2, 5, 8), (2, 5, 8))
    assert shapes["scores"] == shapes["mask"] == shapes["softmax"] == ((4, 5, 5),)
    assert shapes["gather"] == ((4, 5, 8),)
    assert shapes["concat"] == shapes["output"] == ((5, 32),)
    assert shapes["projection"] == ((32, 32),)


def test_arrays_are_shown_where_they_lie() -> None:
    """A picture of 512 tokens must not copy what the trace holds."""
    result = _result()
    for step in ("x", "qkv", "scores", "gather", "concat", "output"):
        for matrix in stage(result, step, 1).matrices:
            arrays = (
                result.x,
                result.trace.scores,
                *vars(result.trace).values(),
                *vars(result.parameters).values(),
            )
            owned = [array for array in arrays if isinstance(array, np.ndarray)]
            assert any(np.shares_memory(matrix.values, array) for array in owned), matrix.symbol


@pytest.mark.parametrize("mask", [CausalMask(), HiddenTokensMask((0, 1, 2, 3, 4))])
@pytest.mark.parametrize("mistake", list(MISTAKES))
def test_no_sum_of_a_mistake_is_silently_wrong(mistake: str, mask: Mask) -> None:
    """Each either gives the number of the mistaken pass, or says that it does not."""
    result = _mistaken(mistake, mask=mask, kv_head_of=(0, 0, 1, 1), source=CraftedHeads())
    for step in STEPS:
        for head, row, column, part in _cells(result, step):
            made = sum_for(result, step, head, row, column, part)
            close = np.isclose(made.total, made.traced, rtol=1e-4, atol=1e-4)
            assert close or not made.adds_up


@pytest.mark.parametrize(
    "mistake",
    ["unscaled", "scaled_by_d_model", "interleaved_groups", "sliced_output",
     "forgotten_temperature", "softmax_over_queries"],
)  # fmt: skip
def test_what_a_simple_mistake_computed_is_written_out(mistake: str) -> None:
    result = _mistaken(mistake, kv_head_of=(0, 0, 1, 1), mask=CausalMask())
    for step in STEPS:
        for head, row, column, part in _cells(result, step):
            assert sum_for(result, step, head, row, column, part).adds_up, step


@pytest.mark.parametrize("mistake", ["softmax_twice", "mask_after_softmax"])
def test_a_mistake_in_the_softmax_is_owned_up_to(mistake: str) -> None:
    result = _mistaken(mistake, mask=CausalMask())
    entry = sum_for(result, "softmax", 0, 2, 1)
    assert isinstance(entry, SoftmaxShare)
    assert not entry.adds_up
    assert sum_for(result, "gather", 0, 2, 1).adds_up

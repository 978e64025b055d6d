"""Each deliberate mistake is exactly the wrong formula it is called after."""

import math
from dataclasses import replace

import numpy as np
import pytest
from attention_cases import Array, Case, assert_equal, draw_case, draw_parameters

from mha_desktop.engine import (
    AttentionError,
    AttentionParameters,
    Rotary,
    attend,
    causal_mask,
    hidden_tokens_mask,
)
from mha_desktop.engine.mistakes import MISTAKES, MistakenPass, attend_mistakenly

WEIGHT_MISTAKES = {
    "unscaled", "scaled_by_d_model", "forgotten_temperature", "softmax_over_queries",
    "softmax_twice",
}  # fmt: skip


def layer(kv_head_of: list[int] | None = None, d_model: int = 20, d_k: int = 4) -> Case:
    random = np.random.RandomState(7)
    heads = np.array([0, 0, 1, 1] if kv_head_of is None else kv_head_of)
    parameters = draw_parameters(random, d_model, heads, d_k, biases=True)
    return Case(random.randn(6, d_model), parameters, None)


def mistaken(case: Case, mistake: str, **settings: object) -> MistakenPass:
    return attend_mistakenly(case.x, case.parameters, mistake, mask=case.mask, **settings)


def right(case: Case, **settings: object) -> tuple[Array, Array]:
    trace = attend(case.x, case.parameters, mask=case.mask, **settings)
    return trace.weights, trace.output


def loop(case: Case, mistake: str, temperature: float, gains: list[float]) -> tuple[Array, Array]:
    """Compute weights and output of a mistake number by number, in plain Python."""
    p, n = case.parameters, len(case.x)
    weights, output = np.zeros((p.n_heads, n, n)), np.zeros((n, p.d_model))
    for head in range(p.n_heads):
        kv_head = int(p.kv_head_of[head])
        if mistake == "interleaved_groups":
            kv_head = head % p.n_kv_heads
        v = row_vectors(case.x, p.w_v, p.b_v, kv_head, p.d_k)
        weights[head] = loop_weights(case, mistake, temperature, head, kv_head)
        gain = 1.0 if mistake == "sliced_output" else gains[head]
        for i in range(n):
            z = sum((weights[head, i, j] * v[j] for j in range(n)), start=np.zeros(p.d_k))
            output[i] += gain * z @ p.w_o[head * p.d_k : (head + 1) * p.d_k]
    output += 0 if p.b_o is None else p.b_o
    if mistake == "sliced_output":
        for column in range(p.d_model):
            output[:, column] *= gains[math.floor(column * p.n_heads / p.d_model)]
    return weights, output


def loop_weights(case: Case, mistake: str, temperature: float, head: int, kv_head: int) -> Array:
    p, n = case.parameters, len(case.x)
    q = row_vectors(case.x, p.w_q, p.b_q, head, p.d_k)
    k = row_vectors(case.x, p.w_k, p.b_k, kv_head, p.d_k)
    divisor = {"unscaled": 1.0, "scaled_by_d_model": math.sqrt(p.d_model)}.get(
        mistake, math.sqrt(p.d_k)
    )
    if mistake == "forgotten_temperature":
        temperature *= 4
    powers = np.exp(q @ k.T / divisor / temperature)
    seen = np.ones((n, n)) if case.mask is None else np.where(case.mask, 1.0, 0.0)
    if mistake == "mask_after_softmax":
        return np.array([seen[i] * powers[i] / sum(powers[i]) for i in range(n)])
    powers *= seen
    if mistake == "softmax_over_queries":
        return np.array([powers[:, j] / (sum(powers[:, j]) or 1) for j in range(n)]).T
    once = np.array([powers[i] / (sum(powers[i]) or 1) for i in range(n)])
    if mistake == "softmax_twice":
        again = np.exp(once) * seen
        return np.array([again[i] / (sum(again[i]) or 1) for i in range(n)])
    return once


def row_vectors(x: Array, matrix: Array, bias: Array | None, head: int, d_k: int) -> Array:
    columns = slice(head * d_k, (head + 1) * d_k)
    return x @ matrix[:, columns] + (0 if bias is None else bias[columns])


@pytest.mark.parametrize("mistake", MISTAKES)
@pytest.mark.parametrize("seed", range(12))
def test_each_mistake_is_its_formula_number_by_number(mistake: str, seed: int) -> None:
    """Any heads, groupings (also uneven ones), d_k, biases, temperature and gains."""
    case, random = draw_case(seed), np.random.RandomState(seed)
    n = len(case.x)
    mask = [None, causal_mask(n), hidden_tokens_mask(n, [0])][seed % 3]
    case = Case(case.x, case.parameters, mask)
    gains = random.choice([0.0, 0.5, 1.0, 2.0], case.parameters.n_heads).tolist()
    weights, output = loop(case, mistake, 0.8, gains)
    got = mistaken(case, mistake, temperature=0.8, gains=gains)
    assert_equal(got.trace.weights, weights)
    assert_equal(got.trace.output, output)


@pytest.mark.parametrize("mistake", sorted(WEIGHT_MISTAKES))
def test_mistakes_in_the_weights_change_weights_and_output(mistake: str) -> None:
    case = layer()
    weights, output = right(case)
    got = mistaken(case, mistake).trace
    assert np.abs(got.weights - weights).max() > 0.01
    assert np.abs(got.output - output).max() > 0.01


@pytest.mark.parametrize("mistake", ["interleaved_groups", "mask_after_softmax", "empty_row",
                                     "sliced_output"])  # fmt: skip
def test_mistakes_that_do_not_touch_plain_attention_leave_it_as_it_is(mistake: str) -> None:
    """No mask, no gains, and every head with its own keys and values."""
    case = layer([0, 1, 2, 3])
    weights, output = right(case)
    got = mistaken(case, mistake).trace
    assert_equal(got.weights, weights)
    assert_equal(got.output, output)


@pytest.mark.parametrize("kv_head_of", [[0, 0, 0, 0], [0, 1, 0, 1], [0, 1, 2, 3]])
def test_interleaving_is_right_where_heads_are_read_in_that_order(kv_head_of: list[int]) -> None:
    case = layer(kv_head_of)
    assert_equal(mistaken(case, "interleaved_groups").trace.output, right(case)[1])


def test_interleaving_reads_the_wrong_key_value_head() -> None:
    got = mistaken(layer([0, 0, 1, 1]), "interleaved_groups").trace
    assert got.parameters.kv_head_of.tolist() == [0, 1, 0, 1]
    assert_equal(got.weights, right(layer([0, 1, 0, 1]))[0])


def test_without_a_scale_the_scores_are_the_products() -> None:
    case = layer()
    got = mistaken(case, "unscaled").trace
    assert_equal(got.scores[3], got.q[3] @ got.k[1].T)
    assert_equal(got.scores, attend(case.x, case.parameters).scores * 2)


def test_columns_sum_to_one_where_the_softmax_runs_over_queries() -> None:
    got = mistaken(layer(), "softmax_over_queries").trace.weights
    np.testing.assert_allclose(got.sum(axis=1), 1)
    assert np.abs(got.sum(axis=2) - 1).max() > 0.1


def test_no_weight_is_more_than_e_times_another_after_two_softmaxes() -> None:
    got = mistaken(layer(), "softmax_twice").trace.weights
    assert (got.max(axis=2) <= math.e * got.min(axis=2) * (1 + 1e-12)).all()


def test_rows_lose_what_the_forbidden_keys_took() -> None:
    case = layer()
    masked = Case(case.x, case.parameters, causal_mask(6))
    got, unmasked = mistaken(masked, "mask_after_softmax").trace.weights, right(case)[0]
    np.testing.assert_allclose(got, np.tril(unmasked))
    sums = got.sum(axis=2)
    assert (sums[:, :-1] < 1).all()
    np.testing.assert_allclose(sums[:, -1], 1)


def test_a_row_without_a_key_is_undefined_and_stands_as_zero() -> None:
    case = layer()
    mask = causal_mask(6).copy()
    mask[2] = False
    got = attend_mistakenly(case.x, case.parameters, "empty_row", mask=mask)
    assert got.undefined[:, 2].all()
    assert got.undefined.sum() == 4
    assert not got.trace.weights[:, 2].any()
    assert_equal(got.trace.output, right(Case(case.x, case.parameters, mask))[1])


@pytest.mark.parametrize("mistake", MISTAKES)
def test_only_the_missing_rule_leaves_anything_undefined(mistake: str) -> None:
    case = layer()
    nothing = hidden_tokens_mask(6, range(6))
    got = attend_mistakenly(case.x, case.parameters, mistake, mask=nothing)
    assert got.undefined.all() == got.undefined.any() == (mistake == "empty_row")
    assert not got.trace.weights.any()
    assert np.isfinite(got.trace.output).all()


def test_slicing_zeroes_columns_and_takes_nothing_else() -> None:
    case = layer(d_model=16)
    whole = right(case)[1]
    got = mistaken(case, "sliced_output", gains=[1, 0, 1, 1]).trace
    assert not got.output[:, 4:8].any()
    kept = [column for column in range(16) if not 4 <= column < 8]
    assert_equal(got.output[:, kept], whole[:, kept])


@pytest.mark.parametrize("mistake", MISTAKES)
def test_an_additive_mask_of_minus_infinity_is_the_boolean_one(mistake: str) -> None:
    case, allowed = layer(), causal_mask(6)
    additive = np.where(allowed, 0.0, -np.inf)
    outputs = [
        attend_mistakenly(case.x, case.parameters, mistake, mask=mask).trace.output
        for mask in (allowed, np.stack([allowed] * 4), additive)
    ]
    assert_equal(outputs[1], outputs[0])
    assert_equal(outputs[2], outputs[0])


def test_rotary_positions_turn_queries_and_keys_as_they_should() -> None:
    case, rotary = layer([0, 1, 2, 3]), Rotary()
    got = mistaken(case, "sliced_output", rotary=rotary).trace
    assert_equal(got.output, right(case, rotary=rotary)[1])


@pytest.mark.parametrize("mistake", MISTAKES)
def test_single_precision_stays_single(mistake: str) -> None:
    trace = mistaken(layer().with_dtype(np.float32), mistake).trace
    assert {a.dtype for a in (trace.weights, trace.output)} == {np.dtype(np.float32)}


def test_contributions_add_up_except_where_the_output_is_sliced() -> None:
    """What a head adds is what the right code would let it add."""
    gains, case = [1, 0, 2, 1], layer(d_model=16)
    for mistake in MISTAKES:
        trace = mistaken(case, mistake, gains=gains).trace
        total = trace.contributions.sum(axis=0) + case.parameters.b_o
        adds_up = np.allclose(total, trace.output)
        assert adds_up == (mistake != "sliced_output"), mistake


def test_no_tokens_and_no_such_mistake() -> None:
    case = layer()
    for mistake in MISTAKES:
        assert attend_mistakenly(case.x[:0], case.parameters, mistake).trace.output.shape == (0, 20)
    with pytest.raises(AttentionError, match="no mistake typo; there are: unscaled"):
        mistaken(case, "typo")


@pytest.mark.parametrize(("name", "value"), [("temperature", 0.0), ("gains", [1.0, 1.0])])
def test_what_attention_refuses_is_refused(name: str, value: object) -> None:
    with pytest.raises(AttentionError):
        mistaken(layer(), "unscaled", **{name: value})


@pytest.mark.parametrize(
    ("field", "value"),
    [("x", np.full((6, 20), np.nan)), ("x", np.zeros((6, 19))), ("mask", np.ones((6, 6), int))],
)
def test_tokens_and_masks_are_checked_as_attention_checks_them(field: str, value: Array) -> None:
    case = replace(layer(), **{field: value})
    with pytest.raises(AttentionError) as wrong:
        mistaken(case, "unscaled")
    with pytest.raises(AttentionError) as correct:
        right(case)
    assert str(wrong.value) == str(correct.value)


def test_large_scores_saturate_and_are_not_taken_for_undefined() -> None:
    """exp(1000) is beyond float64: without the largest score taken off, 0/0 would be reported."""
    case = layer()
    large = Case(case.x * 40, replace(case.parameters, b_q=None, b_k=None), None)
    passed = mistaken(large, "unscaled")
    assert passed.trace.scores.max() > 1000
    assert not passed.undefined.any()
    np.testing.assert_allclose(passed.trace.weights.sum(axis=2), 1)


def test_numbers_beyond_the_type_are_told() -> None:
    case = layer().with_dtype(np.float32)
    large = Case(case.x * np.float32(1e19), case.parameters, None)
    with pytest.raises(AttentionError, match="too large for float32"):
        mistaken(large, "unscaled")


@pytest.mark.oracle
@pytest.mark.parametrize("mistake", ["unscaled", "scaled_by_d_model", "forgotten_temperature",
                                     "interleaved_groups"])  # fmt: skip
@pytest.mark.parametrize("seed", range(12))
def test_equals_torch_with_the_same_mistake(mistake: str, seed: int) -> None:
    """These mistakes are settings of `scaled_dot_product_attention`."""
    import torch_attention

    case = draw_case(seed)
    p = case.parameters
    scale = {
        "unscaled": 1.0,
        "scaled_by_d_model": p.d_model**-0.5,
        "forgotten_temperature": p.d_k**-0.5 / 4,
    }.get(mistake, p.d_k**-0.5)
    rescaled = np.sqrt(p.d_k) * scale
    wrong = Case(case.x, _wrong(p, mistake, rescaled), None)
    got = attend_mistakenly(case.x, p, mistake).trace.output
    assert_equal(got, torch_attention.function(wrong))


def _wrong(p: AttentionParameters, mistake: str, rescaled: float) -> AttentionParameters:
    interleaved = np.arange(p.n_heads) % p.n_kv_heads
    heads = interleaved if mistake == "interleaved_groups" else p.kv_head_of
    b_q = None if p.b_q is None else p.b_q * rescaled
    return replace(p, w_q=p.w_q * rescaled, b_q=b_q, kv_head_of=heads)

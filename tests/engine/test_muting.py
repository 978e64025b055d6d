"""Muting heads: the change is minus their contributions; slicing is not; the order of pruning."""

from collections.abc import Callable

import numpy as np
import pytest
from attention_cases import Array, Case, assert_equal, draw_case, draw_parameters
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.engine import (
    AttentionParameters,
    AttentionTrace,
    DimensionError,
    StagedAttention,
    attend,
    head_contribution,
    identity_output,
    muted_alone,
    muting_effect,
    output_change,
    output_without,
    pruning_curve,
    pruning_order,
    regular_grouping,
    sliced_output,
    with_gains,
)

seeds = st.integers(0, 2**31 - 1)


def gained(case: Case, seed: int) -> AttentionTrace:
    """Return the trace under random gains, some of them 0."""
    gains = np.random.RandomState(seed).choice([0, 0.5, 1, 1, 2], case.parameters.n_heads)
    return attend(case.x, case.parameters, mask=case.mask, gains=gains)


def some_heads(data: st.DataObject, trace: AttentionTrace) -> list[int]:
    n_heads = trace.parameters.n_heads
    return sorted(data.draw(st.sets(st.integers(0, n_heads - 1), max_size=8)))


def pruning_curve_of(trace: AttentionTrace, order: list[int]) -> Array:
    return pruning_curve([trace], order)


def relative_change(traces: list[AttentionTrace], heads: list[int]) -> float:
    """Return ‖change‖ / ‖output‖ over all numbers of all traces, from all contributions."""
    removed = [trace.contributions[heads].sum(axis=0).ravel() for trace in traces]
    outputs = [trace.output.ravel() for trace in traces]
    return float(np.linalg.norm(np.concatenate(removed)) / np.linalg.norm(np.concatenate(outputs)))


@given(seeds, st.data())
def test_muting_takes_away_exactly_the_contributions(seed: int, data: st.DataObject) -> None:
    trace = gained(draw_case(seed), seed)
    heads = some_heads(data, trace)
    expected = trace.output.copy()
    for head in heads:
        expected -= trace.contributions[head]
    assert_equal(output_without(trace, heads), expected)


@given(seeds, st.data())
def test_muting_is_what_attention_gives_under_gains_of_zero(seed: int, data: st.DataObject) -> None:
    case = draw_case(seed)
    trace = gained(case, seed)
    heads = some_heads(data, trace)
    gains = trace.gains.copy()
    gains[heads] = 0
    again = attend(case.x, case.parameters, mask=case.mask, gains=gains)
    assert_equal(output_without(trace, heads), again.output)


@given(seeds)
def test_muting_every_head_leaves_exactly_the_bias(seed: int) -> None:
    trace = gained(draw_case(seed), seed)
    bias = trace.parameters.b_o
    expected = np.zeros_like(trace.output) + (0 if bias is None else bias)
    without = output_without(trace, range(trace.parameters.n_heads))
    np.testing.assert_array_equal(without, expected)


@given(seeds)
def test_a_contribution_alone_is_that_of_the_trace(seed: int) -> None:
    trace = gained(draw_case(seed), seed)
    for head in (0, trace.parameters.n_heads - 1):
        assert_equal(head_contribution(trace, head), trace.contributions[head])


@given(seeds)
def test_other_gains_give_what_attention_gives_and_share_the_scores(seed: int) -> None:
    case = draw_case(seed)
    trace = gained(case, seed)
    for gains in (None, np.random.RandomState(seed).randn(case.parameters.n_heads)):
        new = with_gains(trace, gains)
        again = attend(case.x, case.parameters, mask=case.mask, gains=gains)
        for name in ("gains", "concat", "output", "contribution_norms"):
            assert_equal(getattr(new, name), getattr(again, name))
        assert np.shares_memory(new.scores, trace.scores)
        assert np.shares_memory(new.head_outputs, trace.head_outputs)


def test_muting_computes_no_stage_of_attention() -> None:
    case, staged = draw_case(3), StagedAttention()
    trace = staged.run(case.x, case.parameters)
    before = staged.runs
    muting_effect(trace, [0])
    pruning_curve([trace], pruning_order([trace]))
    assert staged.runs == before


def test_single_precision_stays() -> None:
    case = draw_case(3).with_dtype(np.float32)
    trace = attend(case.x, case.parameters)
    effect = muting_effect(trace, [0])
    arrays = (output_without(trace, [0]), effect.token_change, effect.token_cosine)
    assert {array.dtype for array in arrays} == {np.dtype(np.float32)}


@given(seeds, st.data())
def test_the_wrong_way_empties_d_k_columns_and_keeps_the_others(
    seed: int, data: st.DataObject
) -> None:
    trace = gained(draw_case(seed), seed)
    heads, d_k = some_heads(data, trace), trace.parameters.d_k
    sliced = sliced_output(trace, heads)
    for column in range(trace.parameters.d_model):
        expected = (
            0 * trace.output[:, column] if column // d_k in heads else trace.output[:, column]
        )
        np.testing.assert_array_equal(sliced[:, column], expected)


def test_muting_changes_all_columns_and_slicing_eight() -> None:
    """Scenario 27: head 2 of 8 at d_model 64."""
    trace = attend(*_eight_heads_of_eight())
    muted, sliced = output_without(trace, [1]), sliced_output(trace, [1])
    assert np.flatnonzero((muted != trace.output).any(axis=0)).tolist() == list(range(64))
    assert np.flatnonzero((sliced != trace.output).any(axis=0)).tolist() == list(range(8, 16))


def test_without_mixing_slicing_is_right() -> None:
    x, parameters = _eight_heads_of_eight()
    trace = attend(x, identity_output(parameters))
    np.testing.assert_array_equal(sliced_output(trace, [1, 5]), output_without(trace, [1, 5]))


def test_the_effect_in_a_case_done_by_hand() -> None:
    output = np.array([[3.0, 4.0], [1.0, 0.0], [0.0, 0.0], [0.0, 0.0], [2.0, 0.0]])
    other = np.array([[3.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 2.0], [-2.0, 0.0]])
    effect = output_change(output, other)
    np.testing.assert_allclose(effect.token_change, [4, 1, 0, 2, 4], rtol=1e-15)
    # Nothing against something is 0, nothing against nothing 1, the opposite −1.
    np.testing.assert_allclose(effect.token_cosine, [0.6, 0, 1, 0, -1], rtol=1e-15)
    assert effect.relative_change == pytest.approx(np.sqrt((16 + 1 + 4 + 16) / 30))


def test_a_zero_output_changes_by_nothing_and_not_by_nan() -> None:
    effect = output_change(np.zeros((2, 3)), np.zeros((2, 3)))
    assert (effect.relative_change, effect.token_cosine.tolist()) == (0.0, [1.0, 1.0])


@given(seeds, st.data())
def test_cosines_are_between_minus_one_and_one_in_single_precision(
    seed: int, data: st.DataObject
) -> None:
    trace = gained(draw_case(seed).with_dtype(np.float32), seed)
    cosines = muting_effect(trace, some_heads(data, trace)).token_cosine
    assert np.abs(cosines).max() <= 1
    np.testing.assert_allclose(muting_effect(trace, []).token_cosine, 1, atol=1e-5)


@pytest.mark.parametrize("function", [output_without, sliced_output, pruning_curve_of])
@pytest.mark.parametrize(("head", "nearest"), [(-1, 0), (8, 7)])
def test_a_head_that_is_not_there_is_refused(
    function: Callable[..., object], head: int, nearest: int
) -> None:
    trace = attend(*_eight_heads_of_eight())
    text = f"no head {head}: heads are counted from 0 to 7"
    with pytest.raises(DimensionError, match=text) as refused:
        function(trace, [0, head])
    assert refused.value.nearest == (nearest,)


@given(seeds)
def test_the_order_is_by_what_muting_each_head_alone_changes(seed: int) -> None:
    traces = _two_sentences(seed)
    n_heads = traces[0].parameters.n_heads
    alone = np.array([relative_change(traces, [head]) for head in range(n_heads)])
    np.testing.assert_allclose(muted_alone(traces), alone, rtol=1e-7, atol=1e-7)
    in_order = alone[pruning_order(traces)]
    assert (np.diff(in_order) >= -1e-7).all()


@given(seeds)
def test_the_curve_is_what_muting_the_first_k_changes(seed: int) -> None:
    traces = _two_sentences(seed)
    order = pruning_order(traces)
    curve = pruning_curve(traces, order)
    expected = [relative_change(traces, order[:k].tolist()) for k in range(len(order) + 1)]
    np.testing.assert_allclose(curve, expected, rtol=1e-9, atol=1e-9)


@given(seeds)
def test_the_curve_goes_from_nothing_to_all_heads_muted(seed: int) -> None:
    trace = gained(draw_case(seed), seed)
    n_heads = trace.parameters.n_heads
    curve = pruning_curve([trace], pruning_order([trace]))
    assert (len(curve), curve[0]) == (n_heads + 1, 0)
    everything = muting_effect(trace, range(n_heads)).relative_change
    assert curve[-1] == pytest.approx(everything, abs=1e-9)
    if trace.parameters.b_o is None and trace.output.any():
        assert curve[-1] == pytest.approx(1)


def test_muted_heads_matter_least_and_equal_ones_go_by_index() -> None:
    x, parameters = _eight_heads_of_eight()
    trace = attend(x, parameters, gains=[1, 0, 1, 1, 0, 1, 1, 0])
    assert pruning_order([trace])[:3].tolist() == [1, 4, 7]
    np.testing.assert_array_equal(pruning_curve([trace], [1, 4, 7]), 0)


def test_a_layer_that_gives_nothing_has_a_flat_curve() -> None:
    x, parameters = _eight_heads_of_eight()
    trace = attend(x, parameters, gains=np.zeros(8))
    assert muted_alone([trace]).tolist() == [0.0] * 8
    assert pruning_curve([trace], range(8)).tolist() == [0.0] * 9


def _eight_heads_of_eight() -> tuple[Array, AttentionParameters]:
    random = np.random.RandomState(0)
    parameters = draw_parameters(random, 64, regular_grouping(8, 8), 8, biases=False)
    return random.randn(12, 64), parameters


def _two_sentences(seed: int) -> list[AttentionTrace]:
    case = draw_case(seed)
    other = np.random.RandomState(seed).randn(7, case.parameters.d_model)
    return [attend(x, case.parameters) for x in (case.x, other)]

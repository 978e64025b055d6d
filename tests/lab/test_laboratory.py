"""The laboratory hands the engine exactly what the state says."""

import msgspec
import numpy as np
import pytest

from mha_desktop.lab.effort import estimated_ms
from mha_desktop.lab.ingredients import mask_array
from mha_desktop.lab.laboratory import Cancelled, Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import (
    CausalMask,
    CraftedHeads,
    HiddenTokensMask,
    IdentityProjection,
    LabState,
    NoMask,
    OrthogonalProjection,
    PrefixMask,
    RandomHeads,
    ShuffledProjection,
    SlidingWindowMask,
)


def evaluate(**fields: object) -> LabResult:
    state = resolve(msgspec.structs.replace(LabState(d_model=64), **fields)).state
    result = Laboratory().evaluate(state)
    assert result is not None
    return result


def softmax(scores: np.ndarray) -> np.ndarray:
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return powers / powers.sum(axis=-1, keepdims=True)


@pytest.mark.parametrize("source", [CraftedHeads(), RandomHeads(3)])
@pytest.mark.parametrize("kv_head_of", [tuple(range(8)), (0, 0, 0, 0, 1, 1, 1, 1), (0, 1) * 4])
def test_weights_follow_from_x_and_the_parameters(
    source: CraftedHeads | RandomHeads, kv_head_of: tuple[int, ...]
) -> None:
    """Computed again head by head, from the published x and matrices."""
    result = evaluate(source=source, kv_head_of=kv_head_of, temperature=0.7, mask=CausalMask())
    p, x, n = result.parameters, result.x, len(result.tokens)
    allowed = np.tril(np.ones((n, n), bool))
    for head, kv_head in enumerate(kv_head_of):
        q = x @ p.w_q[:, head * 8 : head * 8 + 8]
        k = x @ p.w_k[:, kv_head * 8 : kv_head * 8 + 8]
        scores = np.where(allowed, q @ k.T / np.sqrt(8) / 0.7, -np.inf)
        np.testing.assert_allclose(result.trace.weights[head], softmax(scores), atol=1e-5)


def test_numbers_are_single_precision() -> None:
    result = evaluate()
    assert {a.dtype for a in (result.x, result.trace.weights, result.trace.output)} == {
        np.dtype(np.float32)
    }


@pytest.mark.parametrize(
    ("mask", "rows"),
    [
        (CausalMask(), "1000 1100 1110 1111"),
        (SlidingWindowMask(2), "1000 1100 0110 0011"),
        (PrefixMask(2), "1100 1100 1110 1111"),
        (HiddenTokensMask((1, 9)), "1011 1011 1011 1011"),
    ],
)
def test_masks_by_hand(mask: CausalMask, rows: str) -> None:
    wanted = np.array([[char == "1" for char in row] for row in rows.split()])
    np.testing.assert_array_equal(np.broadcast_to(mask_array(mask, 4), (4, 4)), wanted)


def test_no_mask_is_none() -> None:
    assert mask_array(NoMask(), 4) is None


def test_hiding_all_tokens_gives_zeros_and_no_nan() -> None:
    result = evaluate(sentence="a b", mask=HiddenTokensMask((0, 1)))
    assert not result.trace.weights.any()
    assert not result.trace.output.any()


def test_random_heads_are_the_same_numbers_for_any_number_of_heads() -> None:
    """Only where they are cut changes."""
    few, many = evaluate(source=RandomHeads(5), n_heads=2), evaluate(source=RandomHeads(5))
    np.testing.assert_array_equal(few.parameters.w_q, many.parameters.w_q)
    assert many.parameters.d_k == 8


def test_the_scale_of_random_heads_is_told() -> None:
    assert evaluate(source=RandomHeads(1, 0.01)).scale == 0.01
    assert evaluate(source=RandomHeads(1)).scale > 0.01
    assert evaluate().scale is None


def test_the_source_parameters_stay_ungrouped() -> None:
    result = evaluate(kv_head_of=(0,) * 8)
    assert result.source_parameters.n_kv_heads == 8
    assert result.parameters.n_kv_heads == 1
    mean = result.source_parameters.w_k.reshape(64, 8, 8).mean(axis=1)
    np.testing.assert_allclose(result.parameters.w_k, mean, atol=1e-6)


def test_an_identity_projection_leaves_each_head_in_its_own_columns() -> None:
    result = evaluate(projection=IdentityProjection())
    np.testing.assert_allclose(result.trace.output, result.trace.concat, atol=1e-6)
    assert not np.array_equal(result.source_parameters.w_o, result.parameters.w_o)


def test_an_orthogonal_projection_changes_no_length() -> None:
    result = evaluate(projection=OrthogonalProjection(3))
    lengths = np.linalg.norm(result.trace.concat, axis=1)
    np.testing.assert_allclose(np.linalg.norm(result.trace.output, axis=1), lengths, rtol=1e-5)


def test_a_shuffled_projection_has_the_same_bands() -> None:
    result = evaluate(projection=ShuffledProjection(1))
    bands = [p.w_o.reshape(8, 8, 64) for p in (result.source_parameters, result.parameters)]
    assert not np.array_equal(bands[0], bands[1])
    assert {band.tobytes() for band in bands[0]} == {band.tobytes() for band in bands[1]}


def test_positions_none_makes_equal_words_equal() -> None:
    result = evaluate(sentence="so so so", positions="none")
    np.testing.assert_array_equal(result.x[0], result.x[2])
    with_positions = evaluate(sentence="so so so")
    assert not np.array_equal(with_positions.x[0], with_positions.x[2])


@pytest.mark.parametrize("sentence", ["\ud800 \x00 x", "القطة جلست", "我爱猫 🐈", "a" * 100_000])
def test_any_text_has_finite_numbers(sentence: str) -> None:
    for source in (CraftedHeads(), RandomHeads()):
        assert np.isfinite(evaluate(sentence=sentence, source=source).trace.output).all()


def test_a_cancelled_evaluation_stops() -> None:
    with pytest.raises(Cancelled):
        Laboratory().evaluate(LabState(), lambda: True)


def test_a_state_that_comes_again_is_not_computed_again() -> None:
    """As when a slider is dragged back, or a change undone."""
    laboratory, one, other = Laboratory(), LabState(d_model=64), LabState(d_model=32)
    first = laboratory.evaluate(one)
    laboratory.evaluate(other)
    runs = dict(laboratory.staged.runs)
    assert laboratory.evaluate(one) is first
    assert dict(laboratory.staged.runs) == runs


def test_no_tokens_no_result() -> None:
    assert Laboratory().evaluate(LabState(sentence=" ")) is None


def test_effort_grows_with_what_is_new() -> None:
    state = LabState()
    assert estimated_ms(state, state) < estimated_ms(state, None)
    long = msgspec.structs.replace(state, sentence="word " * 500)
    assert estimated_ms(long, state) > 10 * estimated_ms(state, state)


def test_effort_counts_how_slowly_a_mistake_is_made() -> None:
    state = LabState()
    mistaken = msgspec.structs.replace(state, mistake="unscaled")
    assert estimated_ms(mistaken, state) > 3 * estimated_ms(state, state)


def test_effort_counts_new_weights_of_few_heads_which_are_measured_too() -> None:
    """To name 8 heads at 512 tokens takes longer than their numbers: no window waits for that."""
    long = LabState(sentence="word " * 512, d_model=64)
    causal = msgspec.structs.replace(long, mask=CausalMask())
    muted = msgspec.structs.replace(long, muted=(True,) + (False,) * 7)
    assert estimated_ms(causal, long) > 40
    assert estimated_ms(muted, long) < 10

"""What the Sharing view shows of a result, against attention run again from the parameters."""

import msgspec
import numpy as np
import pytest
from evaluated import evaluated

from mha_desktop.engine import attend, kv_cache_bytes, to_grouped
from mha_desktop.engine.attention import AttentionTrace
from mha_desktop.engine.positions import Rotary
from mha_desktop.engine.similarity import head_distance
from mha_desktop.lab.grouping_edits import preset
from mha_desktop.lab.laboratory import Cancelled, Laboratory
from mha_desktop.lab.playback import playback
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.sharing import (
    reading_orders,
    shared_heads,
    sharing_chart,
)
from mha_desktop.lab.state import CausalMask, LabState, RandomHeads, ShuffledProjection

UNEVEN = (0, 0, 0, 0, 0, 1, 2, 2)
SENTENCE = "The cat sat on the mat because it was tired."


def legal(**fields: object) -> LabState:
    small = LabState(sentence=SENTENCE, d_model=64)
    return resolve(msgspec.structs.replace(small, **fields)).state


def relative(before: AttentionTrace, after: AttentionTrace) -> float:
    change = np.linalg.norm(before.output.astype(float) - after.output)
    return float(change / np.linalg.norm(before.output.astype(float)))


@pytest.mark.parametrize("kv_head_of", [preset(8, 2), preset(8, 1), UNEVEN, (0, 1) * 4])
@pytest.mark.parametrize("pooling", ["mean", "first", "random"])
def test_before_after_and_difference(kv_head_of: tuple[int, ...], pooling: str) -> None:
    """Before is what the same state computes as MHA, with all its other settings."""
    state = legal(kv_head_of=kv_head_of, pooling=pooling, mask=CausalMask(), temperature=0.7,
                  gains=(0.5,) * 8, projection=ShuffledProjection(3))  # fmt: skip
    result = evaluated(state)
    shared = shared_heads(result)
    mha = evaluated(msgspec.structs.replace(state, kv_head_of=tuple(range(8)))).trace
    np.testing.assert_allclose(shared.before.weights, mha.weights, atol=1e-6)
    np.testing.assert_allclose(shared.before.output, mha.output, atol=1e-5)
    assert shared.after is result.trace
    np.testing.assert_array_equal(shared.difference, shared.after.weights - shared.before.weights)
    np.testing.assert_allclose(shared.difference.sum(axis=-1), 0, atol=1e-5)
    distances = [head_distance(mha.weights[i], result.trace.weights[i]) for i in range(8)]
    np.testing.assert_allclose(shared.effect.head_distance, distances, atol=1e-3)
    assert shared.effect.relative_output_change == pytest.approx(relative(mha, result.trace), 1e-4)
    assert shared.effect.relative_output_change > 0.01


def test_multi_head_attention_shares_nothing() -> None:
    shared = shared_heads(evaluated(legal()))
    assert not shared.difference.any()
    assert not shared.effect.head_distance.any()
    assert shared.effect.relative_output_change == 0.0


def test_going_back_to_mha_gives_the_exact_numbers() -> None:
    """Pooling always starts from the heads of the source, never from pooled ones."""
    laboratory = Laboratory()
    states = [legal(), legal(kv_head_of=preset(8, 1)), legal(kv_head_of=UNEVEN), legal()]
    first, *_, last = [laboratory.evaluate(state) for state in states]
    assert first is not None
    assert last is not None
    np.testing.assert_array_equal(first.trace.output, last.trace.output)
    np.testing.assert_array_equal(first.parameters.w_k, last.parameters.w_k)


@pytest.mark.parametrize("source", [LabState().source, RandomHeads(4)])
def test_the_chart_agrees_with_the_state_at_every_point(source: object) -> None:
    chart = sharing_chart(legal(source=source, kv_head_of=UNEVEN))
    assert chart is not None
    assert chart.n_kv_heads == (1, 2, 4, 8)
    for pooling, errors in chart.errors.items():
        for g, error in zip(chart.n_kv_heads, errors, strict=True):
            state = legal(source=source, kv_head_of=preset(8, g), pooling=pooling)
            effect = shared_heads(evaluated(state)).effect
            assert error == pytest.approx(effect.relative_output_change, rel=1e-4, abs=1e-6)
    assert set(chart.errors) == {"mean", "first", "random"}
    assert all(errors[-1] == 0 and min(errors[:-1]) > 0.01 for errors in chart.errors.values())


def test_the_chart_reports_its_progress() -> None:
    told: list[tuple[int, int]] = []
    sharing_chart(legal(), progress=lambda done, total: told.append((done, total)))
    assert told == [(done, 12) for done in range(1, 13)]


def test_a_cancelled_chart_stops_at_the_next_point() -> None:
    told: list[int] = []
    with pytest.raises(Cancelled):
        sharing_chart(legal(), lambda: len(told) >= 3, lambda done, total: told.append(done))
    assert told == [1, 2, 3]


@pytest.mark.parametrize("asked", [1, 2, 5])
def test_comparisons_of_orders_are_given_up_between_their_passes(asked: int) -> None:
    """A window that is closed waits for what is computed: with all heads this took seconds."""
    answers = iter([False] * (asked - 1) + [True])
    with pytest.raises(Cancelled):
        reading_orders(evaluated(legal()), lambda: next(answers))
    assert next(answers, None) is None


def test_a_comparison_of_heads_is_given_up_after_its_pass() -> None:
    with pytest.raises(Cancelled):
        shared_heads(evaluated(legal(kv_head_of=preset(8, 2))), lambda: True)


def test_without_tokens_there_is_no_chart() -> None:
    assert sharing_chart(legal(sentence=" ")) is None


def test_the_chart_follows_rotary_positions() -> None:
    state = legal(source=RandomHeads(1), positions="rotary")
    chart = sharing_chart(state)
    assert chart is not None
    result = evaluated(state)
    x, p = result.x, result.parameters
    after = attend(x, to_grouped(p, 2), rotary=Rotary())
    assert chart.errors["mean"][1] == pytest.approx(relative(result.trace, after), rel=1e-4)


def test_reading_orders() -> None:
    state = legal(kv_head_of=preset(8, 2))
    orders = reading_orders(evaluated(state))
    assert orders is not None
    assert orders.repeated.kv_head_of == (0, 0, 0, 0, 1, 1, 1, 1)
    assert orders.interleaved.kv_head_of == orders.misread.kv_head_of == (0, 1) * 4
    for kv_head_of, shown in [(preset(8, 2), orders.repeated), ((0, 1) * 4, orders.interleaved)]:
        trace = evaluated(legal(kv_head_of=kv_head_of)).trace
        np.testing.assert_allclose(shown.after.weights, trace.weights, atol=1e-6)
    source = evaluated(legal()).parameters
    keys = to_grouped(source, 2).w_k
    np.testing.assert_array_equal(orders.misread.after.parameters.w_k, keys)
    assert orders.misread.after.parameters.kv_head_of.tolist() == [0, 1] * 4
    # Heads 1, 4 and 6 read the other key/value head by mistake, head 0 does not.
    distances = orders.misread.effect.head_distance - orders.repeated.effect.head_distance
    assert distances[0] == 0
    assert np.any(distances[[1, 3, 4, 6]] != 0)
    assert np.all(distances[[0, 2, 5, 7]] == 0)


@pytest.mark.parametrize(
    ("h", "kv_head_of", "g"),
    [(8, tuple(range(8)), 2), (8, (0,) * 8, 2), (8, preset(8, 4), 4), (8, UNEVEN, 2),
     (1, (0,), None), (2, (0, 0), None)],
)  # fmt: skip
def test_the_orders_are_shown_where_they_differ(
    h: int, kv_head_of: tuple[int, ...], g: int | None
) -> None:
    orders = reading_orders(evaluated(legal(n_heads=h, kv_head_of=kv_head_of)))
    shown = None if orders is None else max(orders.repeated.kv_head_of) + 1
    assert shown == g


@pytest.mark.parametrize("kv_head_of", [tuple(range(8)), preset(8, 2), UNEVEN])
def test_playback_gives_the_rows_of_the_causal_state(kv_head_of: tuple[int, ...]) -> None:
    state = legal(kv_head_of=kv_head_of, source=RandomHeads(2), positions="rotary")
    steps = list(playback(evaluated(state)))
    causal = evaluated(msgspec.structs.replace(state, mask=CausalMask())).trace
    for t, step in enumerate(steps):
        np.testing.assert_allclose(step.row.weights, causal.weights[:, t, : t + 1], atol=1e-5)
        np.testing.assert_allclose(step.row.output, causal.output[t], atol=1e-4)
        np.testing.assert_allclose(step.new_k, causal.k[:, t], atol=1e-5)
        np.testing.assert_allclose(step.new_v, causal.v[:, t], atol=1e-5)
        assert step.size == kv_cache_bytes(
            layers=1, n_kv_heads=state.n_kv_heads, d_k=8, tokens=t + 1, bytes_per_number=4
        )
    assert len(steps) == 11

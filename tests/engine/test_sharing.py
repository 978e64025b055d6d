"""What sharing key/value heads changes, against attention computed head by head."""

from dataclasses import replace

import numpy as np
import pytest
from attention_cases import Case, draw_parameters, head_by_head
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.engine import (
    DimensionError,
    Rotary,
    attend,
    causal_mask,
    regular_grouping,
    to_grouped,
)
from mha_desktop.engine.changes import relative_change
from mha_desktop.engine.sharing import METHODS, sharing_effect, sharing_errors, sharing_points
from mha_desktop.engine.similarity import head_distance

N, D_MODEL, HEADS, D_K = 7, 24, 6, 4
COUNTS = (1, 2, 3, 6)
RANDOM = np.random.RandomState(5)
PARAMETERS = draw_parameters(RANDOM, D_MODEL, regular_grouping(HEADS, HEADS), D_K, biases=True)
X = RANDOM.randn(N, D_MODEL)
MASK = causal_mask(N)


def oracle_error(method: str, count: int) -> float:
    before, _ = head_by_head(Case(X, PARAMETERS, MASK))
    after, _ = head_by_head(Case(X, to_grouped(PARAMETERS, count, method, 4), MASK))
    return float(np.sqrt(np.sum((before - after) ** 2) / np.sum(before**2)))


@pytest.mark.parametrize("method", METHODS)
def test_errors_are_those_of_attention_with_pooled_heads(method: str) -> None:
    errors = sharing_errors(X, PARAMETERS, methods=[method], mask=MASK, seed=4)[method]
    expected = [oracle_error(method, count) for count in COUNTS[:-1]]
    np.testing.assert_allclose(errors[:-1], expected, rtol=1e-12)
    assert all(error > 0.1 for error in expected)


def test_nothing_shared_is_no_error_whatever_the_method() -> None:
    found = sharing_errors(X, PARAMETERS)
    assert set(found) == {"mean", "first", "random"}
    for errors in found.values():
        assert errors.shape == (len(COUNTS),)
        assert errors[-1] == 0.0


def test_heads_that_are_alike_lose_nothing_by_sharing() -> None:
    """The mean of equal heads is that head, and so is the first."""
    alike = to_grouped(PARAMETERS, 2)
    kv = [alike.kv_head_of[head] for head in range(HEADS)]
    bands = {
        name: getattr(alike, name).reshape(-1, 2, D_K)[:, kv].reshape(-1, HEADS * D_K)
        for name in ("w_k", "w_v", "b_k", "b_v")
    }
    spread = replace(
        alike, w_k=bands["w_k"], w_v=bands["w_v"], b_k=bands["b_k"][0], b_v=bands["b_v"][0],
        n_kv_heads=HEADS, kv_head_of=regular_grouping(HEADS, HEADS),
    )  # fmt: skip
    errors = sharing_errors(X, spread, methods=["mean", "first"], group_counts=[2, 1])
    assert errors["mean"][0] < 1e-14
    assert errors["first"][0] < 1e-14
    assert errors["mean"][1] > 0.1


def test_points_come_one_by_one_so_that_work_can_stop() -> None:
    points = sharing_points(X, PARAMETERS, methods=["first", "mean"], group_counts=[3, 1])
    first = next(points)
    assert (first.method, first.n_kv_heads) == ("first", 3)
    assert [(p.method, p.n_kv_heads) for p in points] == [("first", 1), ("mean", 3), ("mean", 1)]


def test_settings_reach_attention() -> None:
    settings = {"rotary": Rotary(), "gains": [0.5, 2, 1, 0, 1, 1], "temperature": 0.5}
    (point,) = sharing_points(X, PARAMETERS, methods=["mean"], group_counts=[2], **settings)
    before = attend(X, PARAMETERS, **settings).output
    after = attend(X, to_grouped(PARAMETERS, 2), **settings).output
    assert point.error == pytest.approx(np.linalg.norm(before - after) / np.linalg.norm(before))


def test_an_illegal_number_of_lanes_is_refused_with_the_nearest() -> None:
    with pytest.raises(DimensionError, match="nearest: 3 or 6"):
        sharing_errors(X, PARAMETERS, group_counts=[4])


@given(st.lists(st.integers(0, HEADS - 1), min_size=HEADS, max_size=HEADS))
def test_the_effect_of_any_grouping(lanes: list[int]) -> None:
    """Uneven groupings too: distances per head, and the change of the output."""
    groups = np.unique(lanes, return_inverse=True)[1]
    before = attend(X, PARAMETERS, mask=MASK)
    after = attend(X, to_grouped(PARAMETERS, groups), mask=MASK)
    effect = sharing_effect(before, after)
    _, weights = head_by_head(Case(X, to_grouped(PARAMETERS, groups), MASK))
    expected = [head_distance(before.weights[i], weights[i]) for i in range(HEADS)]
    np.testing.assert_allclose(effect.head_distance, expected, atol=1e-7)
    assert effect.relative_output_change == relative_change(before.output, after.output)
    alone = np.bincount(groups)[groups] == 1
    assert np.all(effect.head_distance[alone] < 1e-7)


def test_no_effect_where_nothing_changes_or_nothing_is_seen() -> None:
    blind = attend(X, PARAMETERS, mask=np.zeros((N, N), bool))
    effect = sharing_effect(blind, blind)
    assert effect.head_distance.tolist() == [0.0] * HEADS
    assert effect.relative_output_change == 0.0


def test_relative_change_by_hand() -> None:
    assert relative_change(np.array([3.0, 4.0]), np.array([3.0, 3.0])) == 0.2
    assert relative_change(np.zeros(2), np.zeros(2)) == 0.0
    large = np.full(4, 3e38, np.float32)
    assert relative_change(large, -large) == pytest.approx(2.0)

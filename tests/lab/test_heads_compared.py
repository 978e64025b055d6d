"""All pairs of heads: how far that is, stopping it, and an order with like ones side by side."""

import numpy as np
import pytest
from evaluated import evaluated

from mha_desktop.lab.heads_compared import clustered_order, compared_heads
from mha_desktop.lab.laboratory import Cancelled
from mha_desktop.lab.state import HiddenTokensMask, LabState

STATE = LabState(sentence="Dog bites man", d_model=64)


def test_progress_counts_the_pairs_that_are_done() -> None:
    """Head 1 is compared with itself and 7 others, head 2 with itself and 6, and so on."""
    told: list[tuple[int, int]] = []
    compared_heads(evaluated(STATE), progress=lambda *counts: told.append(counts))
    assert told == [(done, 36) for done in (8, 15, 21, 26, 30, 33, 35, 36)]


def test_it_stops_after_the_head_at_which_it_is_cancelled() -> None:
    told: list[int] = []
    with pytest.raises(Cancelled):
        compared_heads(
            evaluated(STATE),
            progress=lambda done, _: told.append(done),
            cancelled=lambda: len(told) == 2,
        )
    assert told == [8, 15]


def test_a_head_is_at_no_distance_from_itself_and_at_one_from_the_others() -> None:
    compared = compared_heads(evaluated(STATE))
    assert compared.known.all()
    assert not np.diag(compared.distances).any()
    np.testing.assert_array_equal(compared.distances, compared.distances.T)
    assert sorted(compared.order) == list(range(8))


def test_heads_that_may_look_at_nothing_have_no_distance_and_keep_their_order() -> None:
    compared = compared_heads(evaluated(STATE, mask=HiddenTokensMask((0, 1, 2))))
    assert not compared.known.any()
    assert compared.order == tuple(range(8))


def test_like_heads_stand_side_by_side_and_silent_ones_last() -> None:
    """Heads 1 and 4 are alike, as are 0 and 3; head 2 has no weight at all."""
    alike = np.full((5, 5), 0.9)
    alike[2] = alike[:, 2] = np.nan
    for first, second in ((0, 3), (1, 4)):
        alike[first, second] = alike[second, first] = 0.1
    for head in (0, 1, 3, 4):
        alike[head, head] = 0
    *heads, last = clustered_order(alike)
    assert last == 2
    assert {frozenset(heads[:2]), frozenset(heads[2:])} == {frozenset({0, 3}), frozenset({1, 4})}


def test_a_distance_that_is_not_known_brings_no_heads_together() -> None:
    """Heads 0 and 1 have no row in common; 2 is rather far from both, and nearer to 0."""
    distances = np.array([[0, np.nan, 0.6], [np.nan, 0, 0.8], [0.6, 0.8, 0]])
    order = clustered_order(distances)
    assert order[1] != 1
    assert abs(order.index(0) - order.index(2)) == 1

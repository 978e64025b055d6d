"""Average linkage against its definition, and an order that keeps groups together."""

from itertools import combinations

import numpy as np
import pytest

from mha_desktop.engine.clustering import average_linkage, leaf_order


def random_distances(h: int, seed: int = 0) -> np.ndarray:
    points = np.random.default_rng(seed).normal(size=(h, 3))
    return np.linalg.norm(points[:, None] - points, axis=-1)


def mean_between(one: tuple[int, ...], other: tuple[int, ...], distances: np.ndarray) -> float:
    return sum(float(distances[i, j]) for i in one for j in other) / (len(one) * len(other))


@pytest.mark.parametrize("seed", range(4))
def test_each_merge_is_of_the_two_groups_nearest_on_average(seed: int) -> None:
    """By brute force: the mean of all distances between members, at every step."""
    distances = random_distances(9, seed)
    groups = [frozenset({i}) for i in range(9)]
    for merge in average_linkage(distances):
        nearest = min(mean_between(*pair, distances) for pair in combinations(groups, 2))
        assert merge.distance == pytest.approx(nearest, rel=1e-12)
        assert merge.distance == pytest.approx(mean_between(*merge[:2], distances), rel=1e-12)
        groups.remove(frozenset(merge.first))
        groups.remove(frozenset(merge.second))
        groups.append(frozenset(merge.first + merge.second))
    assert groups == [frozenset(range(9))]


def test_points_on_a_line_come_out_in_line() -> None:
    places = np.array([5.0, 0.0, 9.1, 2.0, 7.0, 1.1])
    order = leaf_order(np.abs(places[:, None] - places))
    along = places[list(order)]
    assert along.tolist() in (sorted(places), sorted(places, reverse=True))


def test_equal_things_stand_side_by_side() -> None:
    points = np.random.default_rng(1).normal(size=(6, 3))[[0, 1, 2, 0, 3, 1, 4, 0]]
    order = leaf_order(np.linalg.norm(points[:, None] - points, axis=-1))
    for group in ({0, 3, 7}, {1, 5}):
        places = sorted(order.index(member) for member in group)
        assert places == list(range(places[0], places[0] + len(group)))


@pytest.mark.parametrize("h", [0, 1, 2])
def test_few_things_are_no_trouble(h: int) -> None:
    assert sorted(leaf_order(random_distances(h))) == list(range(h))


def test_equal_distances_still_place_everyone_once() -> None:
    order = leaf_order(1 - np.eye(128))
    assert sorted(order) == list(range(128))

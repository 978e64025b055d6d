"""Things in an order that puts similar ones side by side."""

from typing import NamedTuple

import numpy as np

from mha_desktop.engine.arrays import FloatArray


class Merge(NamedTuple):
    """Two groups that become one, and their distance.

    Attributes
    ----------
    first, second : tuple of int
        Members, in the order of the leaves.
    distance : float
        Mean distance between the members of one group and those of the other.
    """

    first: tuple[int, ...]
    second: tuple[int, ...]
    distance: float


def average_linkage(distances: FloatArray) -> tuple[Merge, ...]:
    """Cluster by average linkage (Sokal and Michener 1958): the two nearest groups merge first.

    Parameters
    ----------
    distances : ndarray, shape (h, h)
        Symmetric and finite. Of equally near groups, those with the first members merge.

    Returns
    -------
    tuple of Merge
        h − 1 of them, in the order in which they happen. Each group is turned so that the leaves
        that meet are as near as its two ends allow.
    """
    between = np.array(distances, dtype=np.float64)
    np.fill_diagonal(between, np.inf)
    groups: dict[int, tuple[int, ...]] = {i: (i,) for i in range(len(between))}
    merges: list[Merge] = []
    while len(groups) > 1:
        one, other = sorted(map(int, np.unravel_index(int(between.argmin()), between.shape)))
        first, second = _facing(groups[one], groups.pop(other), distances)
        merges.append(Merge(first, second, float(between[one, other])))
        _join(between, one, other, len(groups[one]), len(first) + len(second) - len(groups[one]))
        groups[one] = first + second
    return tuple(merges)


def leaf_order(distances: FloatArray) -> tuple[int, ...]:
    """Return all places in the order of the leaves of `average_linkage`."""
    merges = average_linkage(distances)
    return merges[-1].first + merges[-1].second if merges else tuple(range(len(distances)))


def _join(between: FloatArray, one: int, other: int, size: int, other_size: int) -> None:
    """Replace two groups by their union (Lance and Williams 1967): distances are weighted means."""
    joined = (size * between[one] + other_size * between[other]) / (size + other_size)
    between[one] = between[:, one] = joined
    between[other] = between[:, other] = np.inf
    between[one, one] = np.inf


def _facing(
    first: tuple[int, ...], second: tuple[int, ...], distances: FloatArray
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Turn two groups so that the ends that meet are the nearest."""
    turns = [(a, b) for a in (first, first[::-1]) for b in (second, second[::-1])]
    return min(turns, key=lambda turn: float(distances[turn[0][-1], turn[1][0]]))

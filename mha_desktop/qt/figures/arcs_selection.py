"""Which weights of a head are drawn as curves."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from mha_desktop.engine.arrays import BoolArray, FloatArray, IntArray

MOST_CURVES = 1000
"""More would take longer to draw than a picture may take, and show less."""


# Weights closer than this are equal: rounding is no choice of the head.
_EQUAL = 1e-6


@dataclass(frozen=True)
class ArcsChoice:
    """What a weight needs to be drawn.

    Attributes
    ----------
    strongest : int or None
        So many keys of every query at most; None for all.
    threshold : float
        The least weight.
    """

    strongest: int | None = None
    threshold: float = 0.01


@dataclass(frozen=True, eq=False)
class Arcs:
    """Curves in the order in which they are drawn, the strongest last.

    Attributes
    ----------
    queries, keys : ndarray of int, shape (m,)
    weights : ndarray, shape (m,)
    """

    queries: IntArray
    keys: IntArray
    weights: FloatArray

    def __len__(self) -> int:
        return len(self.weights)


class ChosenArcs:
    """The weights of a head that have a curve.

    Parameters
    ----------
    weights : ndarray, shape (n, n)
        Rows are queries; a weight of 0 has no curve.
    choice : ArcsChoice
    """

    def __init__(self, weights: FloatArray, choice: ArcsChoice) -> None:
        self._weights = weights
        self._chosen = _chosen(weights, choice)

    @cached_property
    def total(self) -> int:
        """How many there are."""
        return int(np.count_nonzero(self._chosen))

    @cached_property
    def strongest(self) -> Arcs:
        """All of them, or the strongest `MOST_CURVES`."""
        return self._arcs(np.flatnonzero(self._chosen), MOST_CURVES)

    def of(self, query: int | None, key: int | None) -> Arcs:
        """Return all curves of a query, else those of a key, else none."""
        n = len(self._weights)
        if query is not None:
            return self._arcs(query * n + np.flatnonzero(self._chosen[query]), n)
        if key is not None:
            return self._arcs(np.flatnonzero(self._chosen[:, key]) * n + key, n)
        return self._arcs(np.zeros(0, dtype=np.intp), 0)

    def _arcs(self, places: IntArray, most: int) -> Arcs:
        weights = self._weights.ravel()[places]
        order = np.argsort(weights, kind="stable")
        kept = order[_strongest(weights[order], most)]
        queries, keys = np.divmod(places[kept], len(self._weights))
        return Arcs(queries, keys, weights[kept])


def _chosen(weights: FloatArray, choice: ArcsChoice) -> BoolArray:
    chosen: NDArray[np.bool_] = (weights >= choice.threshold) & (weights > 0)
    if choice.strongest is not None and choice.strongest < weights.shape[1]:
        best = np.argsort(-weights, axis=1, kind="stable")[:, : choice.strongest]
        among = np.zeros_like(chosen)
        np.put_along_axis(among, best, True, axis=1)
        chosen &= among
    return chosen


def _strongest(ascending: FloatArray, most: int) -> IntArray:
    """Return the places of the largest numbers; of equal ones at the limit, some of every part."""
    places = np.arange(len(ascending))
    if len(ascending) <= most or most == 0:
        return places[:most]
    limit = ascending[-most]
    first, last = np.searchsorted(ascending, (limit - _EQUAL, limit + _EQUAL))
    above = places[last:]
    equal = np.linspace(first, last - 1, most - len(above)).round().astype(np.intp)
    return np.concatenate([equal, above])

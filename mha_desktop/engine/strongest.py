"""Which keys a query looks at most."""

import numpy as np
from numpy.typing import NDArray

from mha_desktop.engine.arrays import BoolArray, FloatArray, read_only

Ranks = NDArray[np.int8]

# Weights closer than this are equal: rounding is no choice of the head.
_EQUAL = 1e-6


def top_two(weights: FloatArray, allowed: BoolArray | None = None) -> Ranks:
    """Return where each query's strongest key is, and its second strongest.

    Parameters
    ----------
    weights : ndarray, shape (n, n)
        Rows are queries.
    allowed : ndarray of bool, shape (n, n), or None
        False where a query may not look.

    Returns
    -------
    ndarray of int8, shape (n, n)
        1 at the strongest key of a row, 2 at the second, 0 elsewhere. Keys of equal weight share a
        rank; where that would mark more than two keys in a row, none of them is marked.
    """
    shown = weights if allowed is None else np.where(allowed, weights, -1)
    first = _largest(shown)
    alone = first.sum(axis=1) == 1
    second = _largest(np.where(first, -1, shown)) & alone[:, None] & ~first
    ranks = np.zeros(shown.shape, dtype=np.int8)
    _mark(ranks, first & (shown > 0), 1, most=2)
    _mark(ranks, second & (shown > 0), 2, most=1)
    return read_only(ranks)


def _largest(values: FloatArray) -> BoolArray:
    """Return where each row is largest."""
    return np.asarray(values >= values.max(axis=1, keepdims=True) - _EQUAL)


def _mark(ranks: Ranks, cells: BoolArray, rank: int, *, most: int) -> None:
    few = cells.sum(axis=1) <= most
    ranks[cells & few[:, None]] = rank

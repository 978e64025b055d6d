"""How far apart many heads are from each other, all pairs in one pass."""

from collections.abc import Iterator

import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray

# Numbers that are worked on at a time: few enough for the processor's cache.
_BLOCK = 1 << 17


def distance_rows(weights: FloatArray) -> Iterator[FloatArray]:
    """Return the distances of each head to itself and to all later heads, head by head.

    Parameters
    ----------
    weights : ndarray, shape (h, n, n)

    Yields
    ------
    ndarray, shape (h - head,)
        `mha_desktop.engine.measures.head_distance` of every pair: the mean over rows of
        sqrt(Jensen-Shannon divergence, base 2), 0 equal, 1 disjoint; NaN where no row has weight
        in both.

    Notes
    -----
    With p and r two rows and m their mean, the divergence is H(m) − (H(p) + H(r)) / 2
    (Lin 1991). The entropies of the rows are taken once, those of the means pair by pair.
    """
    attending = np.asarray(weights.any(axis=-1))
    entropies = np.stack([_entropies(head) for head in weights])
    for head in range(len(weights)):
        divergences = _divergences(weights, entropies, head)
        yield _means(np.sqrt(np.clip(divergences, 0, 1)), attending[head:] & attending[head])


def _divergences(weights: FloatArray, entropies: FloatArray, head: int) -> FloatArray:
    """Return the divergence of each row of a head and of all later ones, shape (h − head, n)."""
    others, own = weights[head:], weights[head].astype(np.float64)
    divergences = (entropies[head:] + entropies[head]) * -0.5
    step = max(_BLOCK // own.size, 1)
    for first in range(0, len(others), step):
        part = slice(first, first + step)
        divergences[part] += _entropies((own + others[part]) / 2)
    return np.asarray(divergences / np.log(2))


def _entropies(rows: FloatArray) -> FloatArray:
    """Return −Σ w·ln w over the last axis; 0·ln 0 is 0."""
    exact = rows.astype(np.float64, copy=False)
    logarithms = np.log(np.maximum(exact, np.finfo(np.float64).tiny))
    return np.asarray(-np.einsum("...k,...k->...", exact, logarithms))


def _means(distances: FloatArray, counted: BoolArray) -> FloatArray:
    """Return the mean of the rows that count, NaN where none does."""
    rows = np.count_nonzero(counted, axis=-1)
    sums = np.sum(distances, axis=-1, where=counted)
    return np.where(rows > 0, sums / np.maximum(rows, 1), np.nan)

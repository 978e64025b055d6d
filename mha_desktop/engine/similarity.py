"""How far apart two heads are, and many heads from each other, all pairs in one pass."""

from __future__ import annotations  # help() shows names of types, not what they stand for

from collections.abc import Iterator

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.checks import of_one_head
from mha_desktop.engine.rows import attending_rows, known, row_entropies, row_means

# Numbers that are worked on at a time: few enough for the processor's cache.
_BLOCK = 1 << 17


def head_distance(first: FloatArray, second: FloatArray) -> float | None:
    """Return the mean over rows of sqrt(Jensen-Shannon divergence, base 2): 0 equal, 1 disjoint.

    The root is a metric (Endres and Schindelin 2003). Rows that are empty in either are left out.

    Parameters
    ----------
    first, second : ndarray, shape (n, n)
        The weights of two heads of the same tokens.
    """
    first, second = of_one_head(first), of_one_head(second)
    mixed = (first.astype(np.float64) + second) / 2
    divergence = row_entropies(mixed) - (row_entropies(first) + row_entropies(second)) / 2
    distances = np.sqrt(np.clip(divergence / np.log(2), 0, 1))
    return known(row_means(distances, attending_rows(first) & attending_rows(second)))


def head_similarity(first: FloatArray, second: FloatArray) -> float | None:
    """Return 1 − `head_distance`: 1 equal, 0 disjoint; the arguments are the same."""
    distance = head_distance(first, second)
    return None if distance is None else 1 - distance


def distance_rows(weights: FloatArray) -> Iterator[FloatArray]:
    """Return the distances of each head to itself and to all later heads, head by head.

    Parameters
    ----------
    weights : ndarray, shape (h, n, n)

    Yields
    ------
    ndarray, shape (h - head,)
        `head_distance` of every pair: the mean over rows of
        sqrt(Jensen-Shannon divergence, base 2), 0 equal, 1 disjoint; NaN where no row has weight
        in both.

    Notes
    -----
    With p and r two rows and m their mean, the divergence is H(m) − (H(p) + H(r)) / 2
    (Lin 1991). The entropies of the rows are taken once, those of the means pair by pair.
    """
    attending = attending_rows(weights)
    entropies = np.stack([row_entropies(head) for head in weights])
    for head in range(len(weights)):
        divergences = _divergences(weights, entropies, head)
        yield row_means(np.sqrt(np.clip(divergences, 0, 1)), attending[head:] & attending[head])


def _divergences(weights: FloatArray, entropies: FloatArray, head: int) -> FloatArray:
    """Return the divergence of each row of a head and of all later ones, shape (h − head, n)."""
    others, own = weights[head:], weights[head].astype(np.float64)
    divergences = (entropies[head:] + entropies[head]) * -0.5
    step = max(_BLOCK // own.size, 1)
    for first in range(0, len(others), step):
        part = slice(first, first + step)
        divergences[part] += row_entropies((own + others[part]) / 2)
    return np.asarray(divergences / np.log(2))

"""How similar the heads of a result are, and an order that shows it."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray, read_only
from mha_desktop.engine.clustering import leaf_order
from mha_desktop.engine.similarity import distance_rows
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import Cancelled


@dataclass(frozen=True, eq=False)
class ComparedHeads:
    """All pairs of heads.

    Attributes
    ----------
    distances : ndarray, shape (h, h)
        0 equal, 1 disjoint; NaN where no row has weight in both heads.
    order : tuple of int
        All heads, similar ones side by side; those without any value last.
    """

    distances: FloatArray
    order: tuple[int, ...]

    @property
    def known(self) -> BoolArray:
        """Where there is a distance, shape (h, h)."""
        return ~np.isnan(self.distances)


def compared_heads(
    result: HeadWeights,
    *,
    cancelled: Callable[[], bool] = lambda: False,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> ComparedHeads:
    """Compare every head with every other one.

    Parameters
    ----------
    result : HeadWeights
    cancelled : callable
        Asked before every head.
    progress : callable
        Told how many pairs are done, and of how many.

    Raises
    ------
    Cancelled
        If `cancelled` said so.
    """
    weights = result.measurable(slice(None))
    h = len(weights)
    distances = np.empty((h, h))
    pairs = h * (h + 1) // 2
    for head, row in enumerate(distance_rows(weights)):
        distances[head, head:] = distances[head:, head] = row
        later = h - head - 1
        progress(pairs - later * (later + 1) // 2, pairs)
        if cancelled():
            raise Cancelled
    return ComparedHeads(read_only(distances), clustered_order(distances))


def clustered_order(distances: FloatArray) -> tuple[int, ...]:
    """Return heads by average linkage; a head with no distance at all stands at the end."""
    silent = np.isnan(np.diag(distances))
    placed = np.flatnonzero(~silent)
    # A missing distance says nothing of likeness: it counts as the largest one.
    among = np.nan_to_num(distances[np.ix_(placed, placed)], nan=1.0)
    order = placed[list(leaf_order(among))] if len(placed) else placed
    return (*order.tolist(), *np.flatnonzero(silent).tolist())

"""What sharing does to each head: exact weights before and after, and pictures of them."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.laboratory import LabResult, stop_if
from mha_desktop.lab.sharing import SharedHeads, shared_heads
from mha_desktop.lab.state import Cell, SharedRange
from mha_desktop.qt.figures.heatmap import pool
from mha_desktop.qt.figures.ranges import colour_scale


@dataclass(frozen=True, eq=False)
class HeadEffects:
    """The comparison of one result with one key/value head per query head.

    Attributes
    ----------
    result : LabResult
        The result that was compared.
    shared : SharedHeads
        The exact numbers.
    highest_weight, highest_difference : float
        Ends of the colours: the largest weight before or after, rounded up to a quarter, and the
        largest magnitude of a difference.
    """

    result: LabResult
    shared: SharedHeads
    highest_weight: float
    highest_difference: float

    @property
    def n_heads(self) -> int:
        """Number of query heads."""
        return len(self.shared.kv_head_of)

    @property
    def n_tokens(self) -> int:
        """Number of tokens."""
        return len(self.result.tokens)

    def distance(self, head: int) -> float:
        """Return how far a head's weights moved, 0 to 1."""
        return float(self.shared.effect.head_distance[head])

    def cell(self, head: int, cell: Cell) -> tuple[float, float]:
        """Return one weight before and after."""
        before, after = self.shared.before.weights, self.shared.after.weights
        return float(before[head, *cell]), float(after[head, *cell])

    def exact(self, head: int, picture: int) -> FloatArray:
        """Return one head's picture 0 (before), 1 (after) or 2 (|after − before|), shape (n, n)."""
        before, after = self.shared.before.weights[head], self.shared.after.weights[head]
        return np.asarray((before, after, np.abs(after - before))[picture])

    def pictures(self, head: int, size: int) -> tuple[FloatArray, FloatArray, FloatArray]:
        """Return before, after and after − before of one head, shape (size, size) each.

        Where a place covers several weights it shows the largest, and of differences the one of
        largest magnitude.
        """
        before, after = self.shared.before.weights[head], self.shared.after.weights[head]
        return pool(before, size), pool(after, size), pooled_signed(after - before, size)


def head_effects(result: LabResult, cancelled: Callable[[], bool] = lambda: False) -> HeadEffects:
    """Compare; takes long for many heads and tokens.

    Parameters
    ----------
    result : LabResult
    cancelled : callable
        Asked between the parts.

    Raises
    ------
    Cancelled
        If `cancelled` said so.
    """
    shared = shared_heads(result, cancelled)
    stop_if(cancelled)
    both = shared.before.weights, shared.after.weights
    highest = max(colour_scale(SharedRange(), weights).limits(0)[1] for weights in both)
    pairs = zip(*both, strict=True)
    largest = max(float(np.abs(after - before).max()) for before, after in pairs)
    return HeadEffects(result, shared, highest, largest)


def pooled_signed(values: FloatArray, size: int) -> FloatArray:
    """Shrink (n, n) to (size, size): each place keeps the value of largest magnitude it covers."""
    high, low = pool(values, size), pool(-values, size)
    return np.asarray(np.where(high >= low, high, -low))

"""The weights of every head before and after sharing, small enough for thumbnails."""

from dataclasses import dataclass

import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray, read_only
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.sharing import SharedHeads, shared_heads
from mha_desktop.qt.figures.heatmap import pool, pool_heads

MOST_PIXELS = 128


@dataclass(frozen=True, eq=False)
class EffectPictures:
    """What sharing does to each head, and what its thumbnails show.

    Where there are more tokens than pixels, a pixel shows the largest weight it covers, and of the
    differences the one of largest magnitude.

    Attributes
    ----------
    result : LabResult
        The result that was compared.
    shared : SharedHeads
        The exact numbers.
    before, after, difference : ndarray, shape (h, s, s)
        Pixels, s = min(n, `MOST_PIXELS`); `difference` is after − before.
    allowed : ndarray of bool, shape (s, s), or None
        False where the mask hides all that a pixel stands for.
    """

    result: LabResult
    shared: SharedHeads
    before: FloatArray
    after: FloatArray
    difference: FloatArray
    allowed: BoolArray | None

    @property
    def n_heads(self) -> int:
        """Number of query heads."""
        return len(self.before)


def effect_pictures(result: LabResult) -> EffectPictures:
    """Compare and pool; takes long for many heads and tokens."""
    shared = shared_heads(result)
    before, after = shared.before.weights, shared.after.weights
    size = min(len(result.tokens), MOST_PIXELS)
    pairs = zip(before, after, strict=True)
    return EffectPictures(
        result=result,
        shared=shared,
        before=read_only(pool_heads(before, size)),
        after=read_only(pool_heads(after, size)),
        difference=read_only(np.stack([pooled_signed(b - a, size) for a, b in pairs])),
        allowed=None if result.mask is None else read_only(pool(result.mask, size)),
    )


def pooled_signed(values: FloatArray, size: int) -> FloatArray:
    """Shrink (n, n) to (size, size): each place keeps the value of largest magnitude it covers."""
    high, low = pool(values, size), pool(-values, size)
    return np.asarray(np.where(high >= low, high, -low))

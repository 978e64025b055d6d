"""Colours that two settings share, and colours of their difference."""

from collections.abc import Iterable, Sequence

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.lab.state import ColourRange, PerHeadRange
from mha_desktop.qt.figures.ranges import (
    ColourScale,
    LinearScale,
    SymmetricScale,
    colour_scale,
    symmetric_scale,
)

# Smaller differences are rounding: they must not fill the range of colours.
LEAST_DIFFERENCE = 0.01


def difference_scale(largest: Iterable[float]) -> SymmetricScale:
    """Return a scale with round limits that hold the largest difference of every head."""
    return symmetric_scale(max(LEAST_DIFFERENCE, *map(abs, largest), 0.0))


def shared_scale(colour_range: ColourRange, sides: Sequence[FloatArray]) -> ColourScale:
    """Return one scale for the weights of one or two settings: equal colours are equal weights.

    Parameters
    ----------
    colour_range : ColourRange
        The shared range goes up to the largest weight of both; a range per head up to the largest
        of the two heads of the same number.
    sides : sequence of ndarray, shape (heads, n, n)
        The weights of each, or the largest weight of each head as (heads, 1, 1). Heads and tokens
        may differ in number; both are at least 1.
    """
    scales = [colour_scale(colour_range, side) for side in sides]
    linear = [scale.highest for scale in scales if isinstance(scale, LinearScale)]
    if len(linear) < 2:
        return scales[0]
    fewer, more = sorted(linear, key=len)
    if not isinstance(colour_range, PerHeadRange):
        return LinearScale(read_only(np.maximum(more, fewer[0])))
    highest = more.copy()
    highest[: len(fewer)] = np.maximum(fewer, more[: len(fewer)])
    return LinearScale(read_only(highest))

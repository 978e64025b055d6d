"""From weights to the pixels of a heatmap, one pixel per cell."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from mha_desktop.engine.arrays import BoolArray, FloatArray, read_only
from mha_desktop.qt.figures.colour_maps import MASKED_LEVEL, Pixels
from mha_desktop.qt.figures.ranges import ColourScale

# Weights pooled at a time: few enough for the cache of one core, and to be given up in between.
_POOL_CHUNK = 64 * 1024

Pooling = Callable[[FloatArray, int], FloatArray]


def pool(array: NDArray[Any], size: int) -> NDArray[Any]:
    """Shrink the last two axes to `size`: each place keeps the largest value that it covers.

    Parameters
    ----------
    array : ndarray, shape (..., n, n)
        Numbers, or booleans (where the largest is True).
    size : int
        At most n.

    Returns
    -------
    ndarray, shape (..., size, size)
        Place p covers the tokens from ``p * n // size`` up to the next place's first.
    """
    tokens = array.shape[-1]
    if size == tokens:
        return array
    rows = _pool_rows(array, size)
    columns = np.ascontiguousarray(rows.swapaxes(-1, -2))
    return np.asarray(_pool_rows(columns, size).swapaxes(-1, -2))


def _pool_rows(array: NDArray[Any], size: int) -> NDArray[Any]:
    """Shrink the last axis but one, by whole rows: 5 times as fast as ``maximum.reduceat``."""
    bounds = np.arange(size + 1) * array.shape[-2] // size
    first, last = bounds[:-1], bounds[1:] - 1
    largest = array.take(first, axis=-2)
    for step in range(1, int((last - first).max()) + 1):
        np.maximum(largest, array.take(np.minimum(first + step, last), axis=-2), out=largest)
    return np.asarray(largest)


def pool_heads(weights: FloatArray, size: int) -> FloatArray:
    """Pool the weights (h, n, n) a few heads at a time, which keeps the memory small."""
    tokens = weights.shape[-1]
    if size == tokens:
        return weights
    step = max(_POOL_CHUNK // (tokens * tokens), 1)
    parts = [pool(weights[i : i + step], size) for i in range(0, len(weights), step)]
    return np.concatenate(parts)


def pool_signed(values: FloatArray, size: int) -> FloatArray:
    """Pool signed values (h, n, n): each place keeps the one of largest magnitude."""
    if size == values.shape[-1]:
        return values
    highest, lowest = pool(values, size), -pool(-values, size)
    return np.asarray(np.where(highest >= -lowest, highest, lowest))


def heatmap_pixels(
    weights: FloatArray,
    scale: ColourScale,
    table: Pixels,
    *,
    size: int,
    allowed: BoolArray | None = None,
    first_head: int = 0,
    pooling: Pooling = pool_heads,
) -> Pixels:
    """Colour the weights of some heads.

    Parameters
    ----------
    weights : ndarray, shape (h, n, n)
    scale : ColourScale
    table : ndarray of uint32, shape (257,)
        As `ColourMap.with_masked` returns it.
    size : int
        Pixels per row and column of a head: n, or fewer where pixels stand for several tokens.
    allowed : ndarray of bool, shape (n, n), or None
        False where a token may not look; a pixel is masked if all its cells are.
    first_head : int
        Number of the first of these heads, for scales that differ between heads.
    pooling : callable
        `pool_heads`, or `pool_signed` for values that can be negative.

    Returns
    -------
    ndarray of uint32, shape (h, size, size)
    """
    levels = scale.levels(pooling(weights, size), first_head)
    if allowed is not None:
        np.copyto(levels, MASKED_LEVEL, where=~pool(allowed, size))
    return np.asarray(np.take(table, levels))


@dataclass(frozen=True, eq=False)
class HeatmapImage:
    """The pixels of all heads one below the other, as one image that needs no copy.

    Attributes
    ----------
    pixels : ndarray of uint32, shape (h, size, size)
        Owns the memory of `image`, and lives as long as it.
    image : QImage
    """

    pixels: Pixels
    image: QImage

    @property
    def size(self) -> int:
        """Pixels per row and column of a head."""
        return int(self.pixels.shape[-1])


def heatmap_image(pixels: Pixels) -> HeatmapImage:
    """Wrap coloured pixels (h, size, size) as an image; works on any thread."""
    heads, height, width = pixels.shape
    flat = np.ascontiguousarray(pixels)
    image = QImage(flat.data, width, heads * height, 4 * width, QImage.Format.Format_RGB32)
    return HeatmapImage(read_only(flat), image)


def strongest_cell(weights: FloatArray, queries: range, keys: range) -> tuple[int, int]:
    """Return (query, key) of the largest weight or score of one head (n, n) among some cells.

    Where a pixel stands for several cells, this is the one whose colour it has.
    """
    part = np.abs(weights[queries.start : queries.stop, keys.start : keys.stop])
    query, key = np.unravel_index(int(part.argmax()), part.shape)
    return queries.start + int(query), keys.start + int(key)

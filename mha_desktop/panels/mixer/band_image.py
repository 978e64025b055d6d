"""W_O as an image of bands: every cell shows one entry."""

from collections.abc import Sequence
from itertools import pairwise
from weakref import ref

import numpy as np
from PySide6.QtGui import QImage

from mha_desktop.engine.arrays import FloatArray, IntArray
from mha_desktop.panels.mixer.band_layout import Band, BandLayout
from mha_desktop.qt.figures.colour_maps import LEVELS, Pixels, diverging_map
from mha_desktop.qt.nice_numbers import rounded_up
from mha_desktop.qt.theme import Theme

_SPREAD = 2.5
_CELL = 4


class BandImage:
    """The image of one matrix, for one size and theme.

    Attributes
    ----------
    limit : float
        Magnitude at the two ends of the colours: 2.5 times the root mean square of what is shown,
        or its largest magnitude if that is less, rounded up. Up to the largest magnitude, a few
        large entries would make all others pale.
    clipped : bool
        Whether there are larger magnitudes; they have the colours of the ends.
    image : QImage
        In device pixels.
    """

    def __init__(self, matrix: FloatArray, layout: BandLayout, width: int, theme: Theme) -> None:
        self._made_from = (layout, width, theme)
        # A picture must not keep the many megabytes of the matrix.
        self._matrix = ref(matrix)
        values = sampled_bands(matrix, layout.bands, width, _CELL * layout.gap)
        largest = float(np.abs(values).max(initial=0.0))
        self.limit = rounded_up(min(largest, _SPREAD * _root_mean_square(values)))
        self.clipped = largest > self.limit
        table = diverging_map(theme).table
        # QImage does not copy: the pixels live as long as this object.
        self._pixels = band_pixels(values, layout.bands, self.limit, table, theme.panel.rgb())
        height = self._pixels.shape[0]
        self.image = QImage(self._pixels.data, width, height, 4 * width, QImage.Format.Format_RGB32)

    def shows(self, matrix: FloatArray, layout: BandLayout, width: int, theme: Theme) -> bool:
        """Whether the image is still right: the same array, not an equal one."""
        return self._matrix() is matrix and self._made_from == (layout, width, theme)


def _root_mean_square(values: FloatArray) -> float:
    return float(np.sqrt(np.vdot(values, values) / max(values.size, 1)))


def sampled_bands(matrix: FloatArray, bands: Sequence[Band], width: int, cell: int) -> FloatArray:
    """Pick the entry that each pixel of the bands shows.

    Where a matrix has more entries than there is room for cells of `cell` pixels, a cell shows the
    middle one of the entries that it covers. Single pixels would blur into grey before the eye, and
    a mean would fade to nothing; and picking is fast enough to follow a slider.

    Parameters
    ----------
    matrix : ndarray, shape (len(bands) * d_k, d_model)
    bands : sequence of Band
    width : int
        Pixels of a row.
    cell : int
        Smallest edge of a cell, in pixels; a low band has lower cells.

    Returns
    -------
    ndarray, shape (bands[-1].bottom, width)
        Rows between two bands repeat what is above them.
    """
    d_k, columns = matrix.shape[0] // len(bands), matrix.shape[1]
    tops, bottoms = np.array(bands, dtype=np.intp).T
    rows = np.arange(bottoms[-1])
    head = np.searchsorted(tops, rows, side="right") - 1
    heights = (bottoms - tops)[head]
    inside = np.minimum(rows - tops[head], heights - 1)
    chosen = head * d_k + _shown(d_k, heights, inside, cell)
    return _picked(matrix, chosen, _shown(columns, width, np.arange(width), cell))


def _picked(matrix: FloatArray, rows: IntArray, columns: IntArray) -> FloatArray:
    """Return ``matrix[rows[:, None], columns]``; each entry is fetched once, for all its pixels."""
    row, place = np.unique(rows, return_inverse=True)
    column, beside = np.unique(columns, return_inverse=True)
    entries = matrix[row[:, None], column]
    return np.asarray(entries.take(beside, axis=1).take(place, axis=0))


def _shown(entries: int, pixels: int | IntArray, pixel: IntArray, cell: int) -> IntArray:
    """Return which of the entries on a stretch of `pixels` a pixel shows."""
    cells = np.minimum(np.maximum(pixels // cell, 1), entries)
    return np.asarray((2 * (pixel * cells // pixels) + 1) * entries // (2 * cells))


def band_pixels(
    values: FloatArray, bands: Sequence[Band], limit: float, table: Pixels, ground: int
) -> Pixels:
    """Colour reduced bands; what lies between them has the colour of the ground.

    Parameters
    ----------
    values : ndarray
        From `sampled_bands`.
    bands : sequence of Band
    limit : float
        Magnitude at the two ends of the table.
    table : ndarray of uint32, shape (256,)
        Diverging colours; zero is in the middle.
    ground : int
        ``0xffRRGGBB``.
    """
    half = np.float32((LEVELS - 1) / 2)
    levels = values * np.float32(half / limit) + (half + np.float32(0.5))
    pixels = np.take(table, levels.astype(np.intp), mode="clip")
    for above, below in pairwise(bands):
        pixels[above.bottom : below.top] = ground
    return pixels

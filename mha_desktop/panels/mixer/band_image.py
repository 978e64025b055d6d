"""W_O as an image of bands: every pixel shows the entry of largest magnitude that it covers."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from PySide6.QtGui import QImage

from mha_desktop.engine.arrays import FloatArray, IntArray
from mha_desktop.panels.mixer.band_layout import Band, BandLayout
from mha_desktop.panels.mixer.nice_numbers import rounded_up
from mha_desktop.qt.figures.colour_maps import LEVELS, Pixels, diverging_map
from mha_desktop.qt.theme import Theme


class BandImage:
    """The image of one matrix, for one size and theme.

    Attributes
    ----------
    limit : float
        Magnitude at the two ends of the colours: the largest one of the matrix, rounded up.
    image : QImage
        In device pixels.
    """

    def __init__(self, matrix: FloatArray, layout: BandLayout, width: int, theme: Theme) -> None:
        self._made_from = (layout, width, theme)
        self._matrix = matrix
        values = reduced_bands(matrix, layout.bands, width)
        self.limit = rounded_up(float(np.abs(values).max(initial=0.0)))
        table = diverging_map(theme).table
        # QImage does not copy: the pixels live as long as this object.
        self._pixels = band_pixels(values, layout.bands, self.limit, table, theme.panel.rgb())
        height = self._pixels.shape[0]
        self.image = QImage(self._pixels.data, width, height, 4 * width, QImage.Format.Format_RGB32)

    def shows(self, matrix: FloatArray, layout: BandLayout, width: int, theme: Theme) -> bool:
        """Whether the image is still right: the same array, not an equal one."""
        return self._matrix is matrix and self._made_from == (layout, width, theme)


def reduced_bands(matrix: FloatArray, bands: Sequence[Band], width: int) -> FloatArray:
    """Reduce a matrix to the pixels of its bands.

    A pixel that covers several entries shows the one of largest magnitude, so that nothing large is
    lost and a sparse matrix stays visible; an entry that covers several pixels is repeated.

    Parameters
    ----------
    matrix : ndarray, shape (len(bands) * d_k, d_model)
    bands : sequence of Band
    width : int
        Pixels of a row.

    Returns
    -------
    ndarray, shape (bands[-1].bottom, width)
        Rows between two bands are 0.
    """
    d_k, columns = matrix.shape[0] // len(bands), matrix.shape[1]
    image = np.zeros((bands[-1].bottom, width), dtype=matrix.dtype)
    spans = [_spans(d_k, band.height) + i * d_k for i, band in enumerate(bands)]
    rows = np.concatenate([np.arange(*band) for band in bands])
    narrow = _largest(matrix, np.concatenate(spans, axis=1))
    image[rows] = _largest(np.ascontiguousarray(narrow.T), _spans(columns, width)).T
    return image


def _spans(entries: int, pixels: int) -> IntArray:
    """First entry of each pixel, and the one after its last, shape (2, pixels)."""
    edges = np.arange(pixels + 1) * entries // max(pixels, 1)
    return np.stack([edges[:-1], np.maximum(edges[1:], edges[:-1] + 1)])


def _largest(matrix: FloatArray, spans: IntArray) -> FloatArray:
    """Entry of largest magnitude among the rows of each span, column by column."""
    starts, stops = spans
    high = low = matrix[starts]
    for step in range(1, int((stops - starts).max(initial=0))):
        rows = matrix[np.minimum(starts + step, stops - 1)]
        high, low = np.maximum(high, rows), np.minimum(low, rows)
    return np.asarray(np.where(high >= -low, high, low))


def band_pixels(
    values: FloatArray, bands: Sequence[Band], limit: float, table: Pixels, ground: int
) -> Pixels:
    """Colour reduced bands; what lies between them has the colour of the ground.

    Parameters
    ----------
    values : ndarray
        From `reduced_bands`.
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

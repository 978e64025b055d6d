"""A small picture of a matrix, in the proportions of its shape."""

import numpy as np
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.panels.controls.matrix.axis import fitted_axis, whole
from mha_desktop.panels.controls.matrix.colouring import SIGNED, colours_of
from mha_desktop.panels.controls.matrix.pooling import pooled
from mha_desktop.qt.theme import Theme

MOST_ENTRIES = 1 << 22
"""A larger matrix has no small picture: to pool it would take longer than anyone would wait."""

_LONGEST = 4


def thumbnail_size(shape: tuple[int, ...], room: int) -> QSize:
    """Return the size of a picture in a square of `room` pixels, at most 4 times as long as wide.

    Parameters
    ----------
    shape : (int, int)
        Rows and columns, at least 1.
    room : int
    """
    rows, columns = shape
    longest = max(rows, columns)
    least = max(room // _LONGEST, 1)
    return QSize(max(room * columns // longest, least), max(room * rows // longest, least))


def thumbnail(matrix: FloatArray, room: int, theme: Theme) -> QImage:
    """Return the picture of a matrix that is not empty; pixels stand for its strongest entries."""
    size = thumbnail_size(matrix.shape, room)
    rows = fitted_axis(whole(matrix.shape[0]), size.height())
    columns = fitted_axis(whole(matrix.shape[1]), size.width())
    colours = colours_of(matrix, SIGNED, theme, None)
    levels = colours.levels(pooled(matrix, rows, columns))
    pixels = np.ascontiguousarray(np.take(colours.colour_map.table, levels))
    height, width = pixels.shape
    image = QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_RGB32)
    return image.scaled(size)

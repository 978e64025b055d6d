"""What lies between and on the cells of a map: gaps, numbers, strokes of masked cells."""

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from mha_desktop.engine.arrays import BoolArray
from mha_desktop.panels.controls.matrix.colouring import Colours
from mha_desktop.panels.controls.matrix.layout import MatrixLayout
from mha_desktop.panels.controls.matrix.numbers import cell_texts
from mha_desktop.panels.pipeline.places import Places
from mha_desktop.qt.figures.cells import Cells
from mha_desktop.qt.figures.ground import is_vector
from mha_desktop.qt.figures.sharp_image import draw_sharp
from mha_desktop.qt.figures.text import CAPTION_POINTS, TextStyle, draw_text
from mha_desktop.qt.theme import Theme

_STROKE_CELL = 6
_HATCH = 4
_MARGIN = 8
_WHITE, _BLACK = 0xFFFFFFFF, 0xFF000000


def paint_cells(painter: QPainter, image: QImage, picture: MatrixLayout) -> None:
    """Paint the places of a map, one pixel of an image each.

    In files and recordings cells with gaps between them are shapes: so they stay sharp in programs
    that smooth images, and the ground shows between them.
    """
    rows, columns = picture.rows.cells, picture.columns.cells
    if not (is_vector(painter) and rows.gap and columns.gap):
        draw_sharp(painter, QRectF(picture.left, picture.top, columns.side, rows.side), image)
        return
    shapes: dict[int, QPainterPath] = {}
    for row, column in np.ndindex(image.height(), image.width()):
        shape = shapes.setdefault(image.pixel(column, row), QPainterPath())
        shape.addRect(_cell(picture, row, column))
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, shape in shapes.items():
        painter.setBrush(QColor.fromRgb(colour))
        painter.drawPath(shape)


def paint_gaps(painter: QPainter, picture: MatrixLayout, ground: QColor) -> None:
    """Leave a line free between large cells, and behind the last."""
    columns, rows, tile = picture.columns.cells, picture.rows.cells, picture.tile
    left, top = tile.left() - 1, tile.top() - 1
    for i in range(1, columns.tokens + 1 if columns.gap else 0):
        painter.fillRect(QRectF(left + columns.start(i), tile.top(), 1, rows.side), ground)
    for i in range(1, rows.tokens + 1 if rows.gap else 0):
        painter.fillRect(QRectF(tile.left(), top + rows.start(i), columns.side, 1), ground)


def paint_numbers(
    painter: QPainter, places: Places, colours: Colours, picture: MatrixLayout, largest: float
) -> None:
    """Print the values in black or white if they all fit, with decimals that suit `largest`."""
    if picture.rows.pooled or picture.columns.pooled:
        return
    rows, columns = picture.rows.cells, picture.columns.cells
    metrics = TextStyle(CAPTION_POINTS, picture.scale, _BLACK).metrics
    if rows.size < metrics.height() or columns.size < metrics.horizontalAdvance("0.0"):
        return
    texts = cell_texts(places.values, largest)
    longest = max((text for row in texts for text in row), key=len)
    if columns.size < metrics.horizontalAdvance(longest) + _MARGIN:
        return
    white = colours.colour_map.white_text[colours.levels(places.values)]
    styles = [TextStyle(CAPTION_POINTS, picture.scale, colour) for colour in (_BLACK, _WHITE)]
    for row, column in np.argwhere(~places.masked).tolist():
        box = _cell(picture, row, column)
        style = styles[int(white[row, column])]
        draw_text(painter, style, box, texts[row][column], align=Qt.AlignmentFlag.AlignHCenter)


def _cell(picture: MatrixLayout, row: int, column: int) -> QRectF:
    rows, columns = picture.rows.cells, picture.columns.cells
    return QRectF(
        picture.left + columns.start(column), picture.top + rows.start(row),
        columns.length(column), rows.length(row),
    )  # fmt: skip


def paint_masked(painter: QPainter, masked: BoolArray, picture: MatrixLayout, theme: Theme) -> None:
    """Strike masked cells through; hatch small ones.

    Parameters
    ----------
    painter : QPainter
    masked : ndarray of bool, shape (rows.places, columns.places)
    picture : MatrixLayout
    theme : Theme
    """
    rows, columns = picture.rows.cells, picture.columns.cells
    if min(rows.size, columns.size) < _STROKE_CELL:
        painter.drawImage(picture.tile.topLeft(), hatched(masked, rows, columns, theme.border))
        return
    painter.setPen(QPen(theme.secondary, 1))
    for row, column in np.argwhere(masked).tolist():
        cell = _cell(picture, row, column)
        painter.fillRect(cell, theme.divider)
        inset = min(cell.width(), cell.height()) * 0.3
        inner = cell.adjusted(inset, inset, -inset, -inset)
        painter.drawLine(inner.bottomLeft(), inner.topRight())


def hatched(masked: BoolArray, rows: Cells, columns: Cells, colour: QColor) -> QImage:
    """Return rising lines over masked places, one pixel of the map each, else transparent."""
    down = np.array([rows.token_at(y) or 0 for y in range(rows.extent)])
    across = np.array([columns.token_at(x) or 0 for x in range(columns.extent)])
    lines = (np.arange(rows.extent)[:, None] + np.arange(columns.extent)) % _HATCH == 0
    pixels = np.where(masked[np.ix_(down, across)] & lines, np.uint32(colour.rgb()), np.uint32(0))
    pixels = np.ascontiguousarray(pixels)
    height, width = pixels.shape
    form = QImage.Format.Format_ARGB32_Premultiplied
    return QImage(pixels.data, width, height, 4 * width, form).copy()

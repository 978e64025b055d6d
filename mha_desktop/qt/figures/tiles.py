"""Cells of tiles: as magnified images on screens, and sharp at any zoom in files of vectors."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from PySide6.QtCore import QLineF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mha_desktop.engine.arrays import BoolArray
from mha_desktop.qt.figures.cells import Box, Cells
from mha_desktop.qt.figures.colour_maps import Pixels
from mha_desktop.qt.figures.ground import is_vector
from mha_desktop.qt.figures.heatmap import HeatmapImage, pool
from mha_desktop.qt.figures.marks import strokes
from mha_desktop.qt.figures.sharp_image import draw_sharp
from mha_desktop.qt.figures.text import PiecePainter, draw_kept, draw_straight

MOST_STROKES = 8192
"""Masked cells of one picture that are struck through one by one in files of vectors."""

MOST_PIXELS = 1 << 21
"""Pixels of all heads together in a file of vectors."""


def pixels_per_head(painter: QPainter, cells: Cells, heads: int) -> int:
    """Return how many pixels a row of a head's image should have.

    In files that are zoomed into every cell has one, unless that would make them very large.
    """
    if is_vector(painter) and heads * cells.tokens**2 <= MOST_PIXELS:
        return cells.tokens
    return cells.pixel_rows


def paint_tiles(
    painter: QPainter, tiles: Sequence[tuple[int, Box]], cells: Cells, image: HeatmapImage
) -> None:
    """Paint the cells of some heads.

    Parameters
    ----------
    painter : QPainter
    tiles : sequence of (int, Box)
        Place of each head in the image, and where its tile lies.
    cells : Cells
    image : HeatmapImage
    """
    if not is_vector(painter):
        pixels, size, side = image.image, image.size, cells.side
        for place, tile in tiles:
            painter.drawImage(QRect(tile.x, tile.y, side, side), pixels, _source(size, place))
    elif cells.gap:  # an image would have none
        _paint_rectangles(painter, tiles, cells, image.pixels)
    else:
        for place, tile in tiles:
            # A part of an image would be written as the whole image.
            part = image.image.copy(_source(image.size, place))
            target = QRectF(tile.x, tile.y, cells.side, cells.side)
            draw_sharp(painter, target, part, images=len(tiles))


# 128 of them are asked for at every tick of the heads slider.
@lru_cache(maxsize=1024)
def _source(size: int, place: int) -> QRect:
    return QRect(0, place * size, size, size)


def _paint_rectangles(
    painter: QPainter, tiles: Sequence[tuple[int, Box]], cells: Cells, pixels: Pixels
) -> None:
    """Paint all cells of a colour as one shape: a file of one shape per cell would be large."""
    bounds = _bounds(cells)
    shapes: dict[int, QPainterPath] = {}
    for place, tile in tiles:
        for (row, column), colour in np.ndenumerate(pixels[place]):
            x, width = bounds[column]
            y, height = bounds[row]
            shape = shapes.setdefault(int(colour), QPainterPath())
            shape.addRect(QRectF(tile.x + x, tile.y + y, width, height))
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, shape in shapes.items():
        painter.setBrush(QColor.fromRgb(colour))
        painter.drawPath(shape)


def _bounds(cells: Cells) -> list[tuple[int, int]]:
    """Return start and length of the places of a row."""
    if cells.pooled:
        return [(place, 1) for place in range(cells.side)]
    return [(cells.start(token), cells.length(token)) for token in range(cells.tokens)]


def paint_strokes(
    painter: QPainter,
    tiles: Sequence[Box],
    cells: Cells,
    allowed: BoolArray,
    look: tuple[QColor, float],
) -> None:
    """Paint diagonal strokes on masked cells.

    Parameters
    ----------
    painter : QPainter
    tiles : sequence of Box
    cells : Cells
    allowed : ndarray of bool, shape (n, n)
        As it lies on the picture.
    look : (QColor, float)
        Colour of the strokes, and magnification of the picture.
    """
    colour, scale = look
    masked = ~pool(allowed, cells.pixel_rows)
    if is_vector(painter) and len(tiles) * np.count_nonzero(masked) <= MOST_STROKES:
        _paint_stroke_lines(painter, tiles, cells, masked, colour)
        return
    piece, draw = strokes(allowed, cells, scale, colour), piece_painter(painter)
    for tile in tiles:
        draw(painter, piece, tile.x, tile.y)


def piece_painter(painter: QPainter) -> PiecePainter:
    """Return how pieces get onto a painter so that texts stay texts in files and recordings."""
    return draw_straight if is_vector(painter) else draw_kept


def _paint_stroke_lines(
    painter: QPainter, tiles: Sequence[Box], cells: Cells, masked: BoolArray, colour: QColor
) -> None:
    pen = QPen(colour, max(cells.size / 12, 1.0))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tile in tiles:
        painter.drawPath(_stroke_path(tile, cells, masked))


def _stroke_path(tile: Box, cells: Cells, masked: BoolArray) -> QPainterPath:
    """Return the middle of the rising diagonal of each masked cell."""
    bounds, path = _bounds(cells), QPainterPath()
    for row, column in np.argwhere(masked):
        (x, width), (y, height) = bounds[column], bounds[row]
        box = QRectF(tile.x + x, tile.y + y, width, height)
        inner = box.adjusted(width / 4, height / 4, -width / 4, -height / 4)
        line = QLineF(inner.bottomLeft(), inner.topRight())
        path.moveTo(line.p1())
        path.lineTo(line.p2())
    return path

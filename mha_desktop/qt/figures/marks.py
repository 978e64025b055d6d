"""What is drawn over heatmaps: gaps, strokes on masked cells, rings, the frame of a selection."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from mha_desktop.engine.arrays import BoolArray
from mha_desktop.qt.figures.cells import Box, Cells
from mha_desktop.qt.figures.colour_maps import ColourMap
from mha_desktop.qt.figures.ground import is_vector, paint_ground
from mha_desktop.qt.figures.heatmap import pool
from mha_desktop.qt.theme import Theme

RING_DARK = QColor("#10151C")
RING_LIGHT = QColor("#FFFFFF")

_FRAME_WIDTH = 2
_FRAME_RADIUS = 4
# Cells below this size have no room for a stroke each: strokes run through the masked area instead.
_STROKE_CELL = 6


def paint_lines(
    painter: QPainter, tiles: list[Box], cells: Cells, theme: Theme, colour_map: ColourMap
) -> None:
    """Paint the empty pixels between the cells of some tiles, in the colour of the ground.

    If the map has cells of that colour, as the greys have on white, lines between and around the
    cells set them off.
    """
    if theme.panel.rgb() in (colour_map.table[0], colour_map.table[-1]):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_mitred(theme.divider, 1))
        painter.drawRects([_outline(tile, 1, 1) for tile in tiles])
        _paint_gaps(painter, tiles, cells, theme.divider)
    elif not is_vector(painter):  # cells that are shapes leave the ground free between them
        _paint_gaps(painter, tiles, cells, theme.panel)


def _paint_gaps(painter: QPainter, tiles: list[Box], cells: Cells, colour: QColor) -> None:
    if not cells.gap:
        return
    places = [cells.start(token) - cells.gap for token in range(1, cells.tokens)]
    down = [QRect(t.x + place, t.y, cells.gap, t.height) for t in tiles for place in places]
    across = [QRect(t.x, t.y + place, t.width, cells.gap) for t in tiles for place in places]
    paint_ground(painter, down + across, colour)


@dataclass(frozen=True)
class Strokes:
    """Diagonal strokes on the masked cells of one tile; the origin is its upper left corner."""

    masked: bytes
    cells: Cells
    scale: float
    colour: int

    def bounds(self) -> QRectF:
        """Return the tile."""
        return QRectF(0, 0, self.cells.extent, self.cells.extent)

    def paint(self, painter: QPainter) -> None:
        """Paint the strokes from an image with one pixel of the tile each."""
        painter.drawImage(0, 0, _stroke_image(self))


def strokes(allowed: BoolArray, cells: Cells, scale: float, colour: QColor) -> Strokes:
    """Return the strokes for the cells where `allowed` (n, n) is False."""
    masked = ~pool(allowed, cells.pixel_rows)
    return Strokes(np.packbits(masked).tobytes(), cells, scale, colour.rgb())


@lru_cache(maxsize=16)
def _stroke_image(piece: Strokes) -> QImage:
    cells, size = piece.cells, piece.cells.extent
    over = _stroke_pixels(cells, piece.scale) & _masked_pixels(piece)
    pixels = np.where(over, np.uint32(piece.colour), np.uint32(0))
    image = QImage(pixels.data, size, size, 4 * size, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()


def _masked_pixels(piece: Strokes) -> BoolArray:
    """Whether each pixel of the tile belongs to a masked cell."""
    cells, rows = piece.cells, piece.cells.pixel_rows
    bits = np.unpackbits(np.frombuffer(piece.masked, dtype=np.uint8), count=rows * rows)
    places = range(rows) if cells.pooled else _tokens_of_pixels(cells)
    row_of = np.array(places)
    masked = bits.reshape(rows, rows).astype(bool)
    return np.asarray(masked[np.ix_(row_of, row_of)])


@lru_cache(maxsize=8)
def _stroke_pixels(cells: Cells, scale: float) -> BoolArray:
    """Pixels that strokes cover: the middle of each cell's rising diagonal. Do not write there."""
    if cells.size < _STROKE_CELL:
        places = np.arange(cells.extent)
        return np.asarray((places[:, None] + places) % max(round(4 * scale), 3) == 0)
    tokens = _tokens_of_pixels(cells)
    within = np.arange(cells.extent) - np.array([cells.start(token) for token in tokens])
    length = int(cells.size) - cells.gap
    inside = (within >= length // 4) & (within < length - length // 4)
    on_diagonal = np.abs(within[:, None] + within - (length - 1)) < max(length // 12, 1)
    return np.asarray(on_diagonal & inside[:, None] & inside)


def _tokens_of_pixels(cells: Cells) -> list[int]:
    return [cells.token_at(offset) or 0 for offset in range(cells.extent)]


def paint_rings(painter: QPainter, boxes: list[Box], *, inset: int, width: int) -> None:
    """Ring some cells: light inside dark, so that they are seen on every colour.

    Parameters
    ----------
    painter : QPainter
    boxes : list of Box
    inset : int
        How far the light ring reaches into the cell, in pixels; 0 for cells too small for that.
    width : int
        Width of the dark ring, and of the light one outside the cell.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, outset, thickness in (
        (RING_DARK, 2 * width, width),
        (RING_LIGHT, width, width + inset),
    ):
        painter.setPen(_mitred(colour, thickness))
        painter.drawRects([_outline(box, outset, thickness) for box in boxes])


def paint_outlines(
    painter: QPainter, box: Box, outlines: Sequence[tuple[QColor, int, int]]
) -> None:
    """Paint outlines around a box: colour, pixels that they reach beyond it, and width of each."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, outset, thickness in outlines:
        painter.setPen(_mitred(colour, thickness))
        painter.drawRect(_outline(box, outset, thickness))


def _outline(box: Box, outset: int, width: int) -> QRectF:
    """Rectangle whose outline of `width` lies just inside `outset` pixels around a box."""
    shift = outset - width / 2
    return QRectF(box.x - shift, box.y - shift, box.width + 2 * shift, box.height + 2 * shift)


def _mitred(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


def paint_frame(painter: QPainter, box: Box, colour: QColor, scale: float) -> None:
    """Frame a selected head."""
    width = max(round(_FRAME_WIDTH * scale), 1)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    radius = _FRAME_RADIUS * scale
    painter.drawRoundedRect(_outline(box, width, width), radius, radius)
    painter.restore()

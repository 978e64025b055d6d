"""What is drawn over heatmaps: gaps, strokes on masked cells, rings, the frame of a selection."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from mha_desktop.engine.arrays import BoolArray
from mha_desktop.qt.figures.cells import Box, Cells
from mha_desktop.qt.figures.heatmap import pool

RING_DARK = QColor("#10151C")
RING_LIGHT = QColor("#FFFFFF")

_FRAME_WIDTH = 2
_FRAME_RADIUS = 4
# Cells below this size have no room for a stroke each: strokes run through the masked area instead.
_STROKE_CELL = 6


def paint_gaps(painter: QPainter, tiles: list[Box], cells: Cells, colour: QColor) -> None:
    """Paint the empty pixels between the cells of some tiles."""
    if not cells.gap:
        return
    places = [cells.start(token) - cells.gap for token in range(1, cells.tokens)]
    lines = [
        line
        for tile in tiles
        for place in places
        for line in (
            QRect(tile.x + place, tile.y, cells.gap, tile.height),
            QRect(tile.x, tile.y + place, tile.width, cells.gap),
        )
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRects(lines)


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
    cells = piece.cells
    rows = cells.pixel_rows
    bits = np.unpackbits(np.frombuffer(piece.masked, dtype=np.uint8), count=rows * rows)
    masked = bits.reshape(rows, rows).astype(bool)
    magnify = max(cells.side // rows, 1)
    over = np.kron(masked, _stroke_pattern(cells, magnify))[: cells.extent, : cells.extent]
    if magnify < _STROKE_CELL:
        over = over & _running_strokes(cells.extent, max(round(4 * piece.scale), 3))
    pixels = np.where(over, np.uint32(piece.colour), np.uint32(0))
    size = cells.extent
    image = QImage(pixels.data, size, size, 4 * size, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()


def _stroke_pattern(cells: Cells, magnify: int) -> BoolArray:
    """Pixels of one cell that its stroke covers: the middle of the rising diagonal."""
    if magnify < _STROKE_CELL:
        return np.ones((magnify, magnify), dtype=bool)
    y, x = np.indices((magnify, magnify))
    length = magnify - cells.gap
    margin = length // 4
    width = max(length // 12, 1)
    on_diagonal = np.abs(x + y - (length - 1)) < width
    return np.asarray(on_diagonal & (x >= margin) & (x < length - margin))


def _running_strokes(size: int, period: int) -> BoolArray:
    y, x = np.indices((size, size), sparse=True)
    return np.asarray((x + y) % period == 0)


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

"""What is drawn over the map of one head: the strongest keys, the pin, what is pointed at."""

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mha_desktop.qt.figures.cells import Box
from mha_desktop.qt.figures.content import HeadFigure
from mha_desktop.qt.figures.head_layout import HeadLayout
from mha_desktop.qt.figures.marks import RING_DARK, RING_LIGHT, paint_outlines, paint_rings
from mha_desktop.qt.theme import Theme

_WHITE, _BLACK = QColor("#FFFFFF"), QColor("#000000")
# Smaller cells would vanish under their marks.
LEAST_MARKED_CELL = 3
_CORNER_CELL = 12
_LARGEST_MARK = 7


def paint_ranks(painter: QPainter, layout: HeadLayout, figure: HeadFigure) -> None:
    """Mark the strongest key of each query with a disc, the second with a ring."""
    ranks = figure.shown_ranks
    if ranks is None or layout.cells.size < LEAST_MARKED_CELL:
        return
    levels = figure.scale.levels(figure.shown_values[None], figure.scale_head)[0]
    white = figure.colour_map.white_text[levels]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row, column in np.argwhere(ranks).tolist():
        colour = _WHITE if white[row, column] else _BLACK
        _paint_rank(painter, layout, layout.cell_rect(row, column), ranks[row, column], colour)
    painter.restore()


def _paint_rank(
    painter: QPainter, layout: HeadLayout, cell: Box, rank: int, colour: QColor
) -> None:
    mark = _mark_rect(cell, layout.metrics.scale)
    pen = max(mark.width() / 5, 1.0)
    painter.setPen(QPen(colour, pen))
    if rank == 1:
        painter.setBrush(colour)
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    if mark.width() < 3:
        painter.fillRect(mark if rank == 1 else mark.adjusted(0, 0, 0, -mark.height() / 2), colour)
    else:
        painter.drawEllipse(mark.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2))


def _mark_rect(cell: Box, scale: float) -> QRectF:
    """Return the upper right corner of a large cell, the middle of a small one."""
    least = min(cell.width, cell.height)
    if least >= _CORNER_CELL * scale:
        size = min(least / 4, _LARGEST_MARK * scale)
        inset = 2 * scale
        return QRectF(cell.x + cell.width - size - inset, cell.y + inset, size, size)
    size = max(round(least / 2), 1)
    left, top = cell.x + (cell.width - size) // 2, cell.y + (cell.height - size) // 2
    return QRectF(left, top, size, size)


def paint_pin(painter: QPainter, layout: HeadLayout, figure: HeadFigure) -> None:
    """Set off the pinned cell, or all cells of the pinned token, by the accent between light."""
    box = _pinned_box(layout, figure)
    if box is None:
        return
    pixel = max(layout.metrics.pixels(1), 1)
    accent = _accent_on_map(figure.theme)
    outlines = ((RING_LIGHT, 4 * pixel, pixel), (accent, 3 * pixel, 2 * pixel))
    paint_outlines(painter, box, (*outlines, (RING_LIGHT, pixel, pixel)))


def _accent_on_map(theme: Theme) -> QColor:
    """Return the accent that stands out against white lines in either theme."""
    return QColor("#1D56C4") if theme.dark else theme.accent


def _pinned_box(layout: HeadLayout, figure: HeadFigure) -> Box | None:
    row, column = figure.pinned_place
    if row is not None and column is not None:
        return layout.cell_rect(row, column)
    if row is not None:
        return layout.row_rect(row)
    return None if column is None else layout.column_rect(column)


def paint_pointed(painter: QPainter, layout: HeadLayout, figure: HeadFigure) -> None:
    """Paint the crosshair of the cell that is pointed at, and the ring around it."""
    if figure.shown_cell is None:
        return
    row, column = figure.shown_cell
    gap = layout.cells.gap
    for band in (layout.row_rect(row), layout.column_rect(column)):
        beyond = gap or 2
        paint_outlines(painter, band, ((RING_DARK, beyond, 1), (RING_LIGHT, beyond - 1, 1)))
    width = max(layout.metrics.pixels(2 if gap else 1), 1)
    paint_rings(painter, [layout.cell_rect(row, column)], inset=gap, width=width)

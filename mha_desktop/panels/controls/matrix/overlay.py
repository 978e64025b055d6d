"""What follows the pointer and the keys: frames, the ring of a cell, the reading."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from mha_desktop.panels.controls.frame import paint_frame
from mha_desktop.panels.controls.matrix.layout import MatrixLayout
from mha_desktop.qt.figures.text import CAPTION_POINTS, TextStyle, draw_text, elided
from mha_desktop.qt.theme import Theme

_RING = QColor("#10151C")
_TEXT_GAP = 8


def paint_ring(painter: QPainter, cell: QRectF) -> None:
    """Draw a white ring inside a dark one, which shows on any colour."""
    paint_frame(painter, cell.adjusted(-1.5, -1.5, 1.5, 1.5), _RING, 1)
    paint_frame(painter, cell.adjusted(-0.5, -0.5, 0.5, 0.5), QColor(Qt.GlobalColor.white), 1)


def head_areas(layout: MatrixLayout, head: int) -> list[QRectF]:
    """Return what shows one head: its part of each strip, with its rows or columns."""
    return [
        part.united(strip.across(part, layout.tile))
        for strip in layout.strips
        for _, part in strip.places(band for band in strip.names.bands if band.head == head)
    ]


def head_at(layout: MatrixLayout, position: QPointF) -> int:
    """Return the head whose band, or tag, is at a point; that of the row before the column's."""
    for strip in layout.strips:
        if layout.tile.united(strip.area).contains(position):
            head = strip.head_at(position)
            if head >= 0:
                return head
    return -1


def paint_reading(
    painter: QPainter, text: str, layout: MatrixLayout, taken: float, theme: Theme
) -> None:
    """Write the reading at the right end of the title line, as far as there is room."""
    style = TextStyle(CAPTION_POINTS, layout.scale, theme.secondary.rgb())
    left = taken + _TEXT_GAP * layout.scale
    box = QRectF(left, 0, layout.title.right() - left, layout.title.height() * 0.8)
    shown = elided(text, style, box.width())
    draw_text(painter, style, box, shown, align=Qt.AlignmentFlag.AlignRight)

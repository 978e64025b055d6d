"""A stack of sheets, one per head, each with an edge in the colour of its head."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from mha_desktop.qt.theme import Theme, head_colour

_EDGE = 4


def paint_sheets(
    painter: QPainter, front: QRectF, heads: Sequence[int], offsets: Sequence[int], theme: Theme
) -> None:
    """Paint the sheets behind the front one, and the coloured edges of all.

    Parameters
    ----------
    painter : QPainter
    front : QRectF
        Where the front sheet will be painted.
    heads : sequence of int
        Whose colour each sheet has, the front one first; none for a matrix that is no stack.
    offsets : sequence of int
        How far right and up each sheet lies that shows.
    theme : Theme
    """
    for head, offset in reversed(list(zip(heads, offsets, strict=False))):
        sheet = front.translated(offset, -offset)
        if offset:
            painter.fillRect(sheet, theme.divider)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.panel, 1))
            painter.drawRect(sheet)
            top = QRectF(sheet.left(), sheet.top(), sheet.width(), _EDGE - 1)
            painter.fillRect(top, head_colour(theme, head))
        else:
            edge = QRectF(sheet.left() - _EDGE - 1, sheet.top(), _EDGE, sheet.height())
            painter.fillRect(edge, head_colour(theme, head))

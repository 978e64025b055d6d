"""A frame around an area, with sharp corners."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen


def paint_frame(painter: QPainter, area: QRectF, colour: QColor, width: int = 2) -> None:
    """Draw lines of `width` pixels around an area, half of them inside."""
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area)

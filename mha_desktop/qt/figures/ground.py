"""What a picture is painted on: pixels or shapes, and a ground that may be transparent."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPaintEngine, QPainter


def is_vector(painter: QPainter) -> bool:
    """Whether a painter writes shapes, as into SVG, PDF or a printer, and no pixels."""
    return painter.paintEngine().type() is not QPaintEngine.Type.Raster


def paint_ground(painter: QPainter, boxes: list[QRect], colour: QColor) -> None:
    """Fill boxes so that nothing of what was there is left, also with a transparent colour."""
    painter.save()
    if colour.alpha() < 255:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRects(boxes)
    painter.restore()

"""The colour bar of a matrix: both limits, the colours between them, and one value's place."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPolygonF

from mha_desktop.panels.controls.matrix.colouring import Colours
from mha_desktop.qt.figures.colour_maps import LEVELS
from mha_desktop.qt.figures.text import CAPTION_POINTS, TextStyle, draw_text
from mha_desktop.qt.theme import Theme

_HEIGHT = 8
_GAP = 8
_TRIANGLE = 5
_BLACK = 0xFF000000


def bar_strip(area: QRectF, colours: Colours, scale: float) -> QRectF:
    """Return where the colours lie between the printed limits."""
    metrics = TextStyle(CAPTION_POINTS, scale, _BLACK).metrics
    low, high = (metrics.horizontalAdvance(text) + _GAP * scale for text in colours.texts)
    width, height = max(area.width() - low - high, 1), round(_HEIGHT * scale)
    # A little below the middle: the triangle stands on top.
    top = round(area.center().y() - height / 2 + 1)
    return QRectF(round(area.left() + low), top, round(width), height)


def paint_bar(
    painter: QPainter, area: QRectF, colours: Colours, theme: Theme, scale: float
) -> None:
    """Paint limits and colours."""
    style, strip = (
        TextStyle(CAPTION_POINTS, scale, theme.secondary.rgb()),
        bar_strip(area, colours, scale),
    )
    beside = QRectF(area.left(), strip.top(), area.width(), strip.height())
    table = colours.colour_map.table
    image = QImage(table.data, LEVELS, 1, 4 * LEVELS, QImage.Format.Format_RGB32)
    painter.drawImage(strip, image)
    draw_text(painter, style, beside, colours.texts[0], align=Qt.AlignmentFlag.AlignLeft)
    draw_text(painter, style, beside, colours.texts[1], align=Qt.AlignmentFlag.AlignRight)


def paint_place(painter: QPainter, strip: QRectF, position: float, theme: Theme) -> None:
    """Paint the triangle that marks a value; `position` is 0 to 1."""
    tip = QPointF(strip.left() + position * strip.width(), strip.top() - 1)
    corners = [tip, tip + QPointF(-_TRIANGLE, -_TRIANGLE), tip + QPointF(_TRIANGLE, -_TRIANGLE)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.text)
    painter.drawPolygon(QPolygonF(corners))

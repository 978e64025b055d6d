"""The two tokens of the pointed cell, written where the axes have room for positions only."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.qt.figures.content import HeadFigure
from mha_desktop.qt.figures.head_layout import HeadLayout
from mha_desktop.qt.figures.labels import token_labels
from mha_desktop.qt.figures.metrics import Axes
from mha_desktop.qt.figures.text import BODY_POINTS, TextStyle, draw_text

_GAP = 4
_ABOVE = 12


def paint_pointed_tokens(painter: QPainter, layout: HeadLayout, figure: HeadFigure) -> None:
    """Write query and key of the ringed cell over the positions beside and above the map."""
    if layout.axes is not Axes.TICKS or figure.cell is None or figure.shown_cell is None:
        return
    scale = layout.metrics.scale
    style = TextStyle(BODY_POINTS, scale, figure.theme.text.rgb(), bold=True)
    query, key = (token_labels(figure.tokens, scale)[place] for place in figure.cell)
    row, column = (layout.cells.centre(place) for place in figure.shown_cell)
    beside, above = _box(style, query), _box(style, key)
    gap = layout.metrics.pixels(_GAP)
    beside.moveRight(layout.tile.x - gap)
    beside.moveTop(layout.tile.y + row - beside.height() / 2)
    above.moveLeft(layout.tile.x + column - above.width() / 2)
    above.moveBottom(layout.tile.y - layout.metrics.pixels(_ABOVE))
    for box, text in ((beside, query), (above, key)):
        box.moveLeft(max(box.left(), 0.0))
        painter.fillRect(box, figure.theme.panel)
        draw_text(painter, style, box, text, align=Qt.AlignmentFlag.AlignHCenter)


def _box(style: TextStyle, text: str) -> QRectF:
    """Return a box with a little room around the text."""
    metrics = style.metrics
    room = 2 * _GAP * style.scale
    return QRectF(0, 0, metrics.horizontalAdvance(text) + room, metrics.height())

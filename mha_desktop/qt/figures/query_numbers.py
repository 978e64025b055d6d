"""Numbers of every query beside the map: entropies and row sums."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.qt.figures.cells import Box
from mha_desktop.qt.figures.content import HeadFigure, QueryNumbers
from mha_desktop.qt.figures.head_labels import Label, PlacedLabel
from mha_desktop.qt.figures.head_layout import HeadLayout
from mha_desktop.qt.figures.text import CAPTION_POINTS, PiecePainter, TextStyle, draw_text

_BLACK = 0xFF000000


def width_beside(numbers: QueryNumbers, scale: float) -> tuple[int, int]:
    """Return the widths of the caption and of the widest number, in pixels."""
    plain = TextStyle(CAPTION_POINTS, scale, _BLACK)
    widest = max(map(plain.metrics.horizontalAdvance, set(numbers.texts)), default=0.0)
    return ceil(plain.metrics.horizontalAdvance(numbers.caption)) + 1, ceil(widest) + 1


def paint_beside(
    painter: QPainter,
    layout: HeadLayout,
    figure: HeadFigure,
    queries: Sequence[PlacedLabel],
    draw: PiecePainter,
) -> None:
    """Paint the numbers of the queries that are written."""
    scale, theme = layout.metrics.scale, figure.theme
    caption = TextStyle(CAPTION_POINTS, scale, theme.secondary.rgb())
    style = TextStyle(CAPTION_POINTS, scale, theme.text.rgb())
    for numbers, box in zip(figure.beside, layout.beside, strict=True):
        _paint_caption(painter, layout, caption, numbers.caption, box)
        for query in queries:
            text = numbers.texts[figure.queries[query.index]]
            label, x, y = _placed(layout, style, text, query, box)
            draw(painter, label, x, y)


def _placed(
    layout: HeadLayout, style: TextStyle, text: str, query: PlacedLabel, box: Box
) -> tuple[Label, int, int]:
    """Return a number and its place: right-aligned in a column; upright or standing in a row."""
    place = round(layout.cells.centre(query.index))
    if not layout.wanted.transposed:
        return Label(text, style, 1.0, 0), box.x + box.width, layout.tile.y + place
    x, half = layout.tile.x + place, layout.metrics.line // 2
    if style.metrics.horizontalAdvance(text) + 2 <= layout.cells.size:
        return Label(text, style, 0.5, 0), x, box.y + half
    return Label(text, style, 1.0, -90), x, box.y


def _paint_caption(
    painter: QPainter, layout: HeadLayout, style: TextStyle, text: str, box: Box
) -> None:
    height = layout.metrics.line
    width = style.metrics.horizontalAdvance(text)
    if layout.wanted.transposed:
        area = QRectF(layout.tile.x - layout.gap - width, box.y, width, height)
    else:
        area = QRectF(box.x + box.width - width, box.y - layout.gap - height, width, height)
    draw_text(painter, style, area, text, align=Qt.AlignmentFlag.AlignRight)

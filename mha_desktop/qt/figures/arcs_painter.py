"""Paints one head as curves from every query to the keys it looks at."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mha_desktop.qt.figures.arcs_layout import ArcRows, ArcsLayout, ArcToken
from mha_desktop.qt.figures.arcs_selection import Arcs
from mha_desktop.qt.figures.content import HeadFigure, pinned_tokens
from mha_desktop.qt.figures.labels import token_labels
from mha_desktop.qt.figures.text import BODY_POINTS, TextStyle, draw_text
from mha_desktop.qt.theme import head_colour

_GREY_ALPHA, _DIM_ALPHA = 110, 60
# Of a curve of almost no width, so much colour is left.
_FAINTEST, _FAINTEST_FOCUS = 0.15, 0.6
_WIDTH_STEPS = 16
_BLACK = 0xFF000000
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True)
class ArcsFocus:
    """The query and the key that are pointed at or pinned, None for each that is not."""

    query: int | None = None
    key: int | None = None


def focus_of(figure: HeadFigure) -> ArcsFocus:
    """Return what is pinned, else the cell that is pointed at."""
    pinned = ArcsFocus(*pinned_tokens(figure.pin))
    if pinned == ArcsFocus() and figure.cell is not None:
        return ArcsFocus(*figure.cell)
    return pinned


def arcs_layout(
    figure: HeadFigure, area: QRectF, scale: float, rows: ArcRows | None = None
) -> ArcsLayout:
    """Arrange the arcs of a figure in some room, with texts of a scale, beside rows that fit."""
    widest, line = _label_size(figure.tokens, scale)
    label, tokens = min(widest, area.width() / 3), len(figure.tokens)
    fits = (
        rows is not None
        and rows.top >= area.top() + 2 * line
        and rows.top + tokens * rows.pitch <= area.bottom() + 1
    )
    beside = rows if fits else None
    return ArcsLayout(area, tokens, label, line, scale, figure.transposed, beside)


def paint_grey_curves(
    painter: QPainter, layout: ArcsLayout, figure: HeadFigure, arcs: Arcs
) -> None:
    """Paint all curves in grey."""
    colour = QColor(figure.theme.border)
    colour.setAlpha(_DIM_ALPHA if figure.muted else _GREY_ALPHA)
    _paint_curves(painter, layout, arcs, colour, least=_FAINTEST)


def paint_focus(painter: QPainter, layout: ArcsLayout, figure: HeadFigure, arcs: Arcs) -> None:
    """Paint curves in the colour of the head; a mean has the accent."""
    theme = figure.theme
    colour = theme.accent if figure.head is None else head_colour(theme, figure.head)
    _paint_curves(painter, layout, arcs, colour, least=_FAINTEST_FOCUS)


def paint_sides(
    painter: QPainter, layout: ArcsLayout, figure: HeadFigure, focus: ArcsFocus
) -> None:
    """Paint the titles and the tokens; those in focus are bold, and there in any case."""
    theme, labels = figure.theme, token_labels(figure.tokens, layout.scale)
    quiet = TextStyle(BODY_POINTS, layout.scale, theme.secondary.rgb())
    plain = TextStyle(BODY_POINTS, layout.scale, theme.text.rgb())
    bold = TextStyle(BODY_POINTS, layout.scale, theme.text.rgb(), bold=True)
    for is_query, focused in ((True, focus.query), (False, focus.key)):
        align = _RIGHT if layout.is_left(ArcToken(is_query, 0)) else _LEFT
        title = layout.title_rect(is_query=is_query)
        draw_text(painter, quiet, title, _side_title(is_query), align=align)
        for place in range(0, layout.tokens, layout.step):
            if focused is None or not layout.overlap(place, focused):
                box = layout.label_rect(ArcToken(is_query, place))
                draw_text(painter, plain, box, labels[place], align=align)
        if focused is not None:
            box = layout.label_rect(ArcToken(is_query, focused))
            draw_text(painter, bold, box, labels[focused], align=align)


def _paint_curves(
    painter: QPainter, layout: ArcsLayout, arcs: Arcs, colour: QColor, *, least: float
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    left, right, per_pixel = layout.left, layout.right, layout.full_width * _WIDTH_STEPS
    middle, rgba = (left + right) / 2, colour.rgba()
    triples = zip(*layout.heights(arcs), arcs.weights.tolist(), strict=True)
    for start, end, weight in triples:
        path = QPainterPath()
        path.moveTo(left, start)
        path.cubicTo(middle, start, middle, end, right, end)
        painter.setPen(_pen(rgba, round(weight * per_pixel), least))
        painter.drawPath(path)
    painter.restore()


@lru_cache(maxsize=512)
def _pen(colour: int, steps: int, least: float) -> QPen:
    """Return a pen of a width in `_WIDTH_STEPS` of a pixel.

    Below a pixel the colour thins instead, which looks the same and is drawn six times as fast.
    """
    width, thin = steps / _WIDTH_STEPS, QColor.fromRgba(colour)
    thin.setAlphaF(thin.alphaF() * min(max(width, least), 1.0))
    pen = QPen(thin, max(width, 1.0))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


@lru_cache(maxsize=4)
def _label_size(tokens: tuple[str, ...], scale: float) -> tuple[float, float]:
    """Return the width of the widest label and the height of a line; kept, as pointers move."""
    metrics = TextStyle(BODY_POINTS, scale, _BLACK, bold=True).metrics
    texts = (*token_labels(tokens, scale), _side_title(True), _side_title(False))
    return max(metrics.horizontalAdvance(text) for text in texts) + 1, metrics.height()


def _side_title(is_query: bool) -> str:
    if is_query:
        return QCoreApplication.translate("Figure", "Query")
    return QCoreApplication.translate("Figure", "Key")

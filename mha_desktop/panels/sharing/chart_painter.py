"""Paints the chart of errors: axes, one line per method, the present grouping, the legend."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from mha_desktop.lab.state import Pooling
from mha_desktop.panels.controls.painted_text import LEFT, RIGHT
from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.panels.sharing.chart_layout import ChartLayout
from mha_desktop.panels.sharing.effect_texts import pooling_name
from mha_desktop.qt.numbers import percent_text
from mha_desktop.qt.theme import Theme

_BOLD = QFont.Weight.DemiBold
_CENTRE = Qt.AlignmentFlag.AlignCenter
_LINE, _MARKER, _RING = 2.0, 4.0, 8.0
_SAMPLE, _GAP = 36, 8


class Marker(Enum):
    """The shape of a line's points."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"


class LineLook(NamedTuple):
    """Dash pattern, marker and colour of a line."""

    dash: Qt.PenStyle
    marker: Marker
    colour: QColor


@dataclass(frozen=True)
class ChartMark:
    """The present grouping: its number of key/value heads, its error and how heads are made."""

    n_kv_heads: int
    error: float
    pooling: Pooling


def line_look(pooling: Pooling, theme: Theme) -> LineLook:
    """Return how the line of a method looks."""
    looks = {
        "mean": LineLook(Qt.PenStyle.SolidLine, Marker.CIRCLE, theme.accent),
        "first": LineLook(Qt.PenStyle.DashLine, Marker.SQUARE, theme.diverging[-2]),
        "random": LineLook(Qt.PenStyle.DotLine, Marker.TRIANGLE, theme.secondary),
    }
    return looks[pooling]


class ChartFonts(NamedTuple):
    """Fonts of captions, plain and bold."""

    plain: QFont
    bold: QFont

    @property
    def line(self) -> float:
        """Height of a line of text."""
        return QFontMetricsF(self.bold).height()

    def width(self, text: str) -> float:
        """Return the width of a bold text, the wider of the two."""
        return QFontMetricsF(self.bold).horizontalAdvance(text)


def chart_fonts(base: QFont) -> ChartFonts:
    """Return the fonts of the chart for the font of the widget."""
    points = 9 * text_scale(base)
    return ChartFonts(text_font(base, points), text_font(base, points, _BOLD))


class ChartPainter:
    """Paints in one theme and font.

    Parameters
    ----------
    painter : QPainter
    theme : Theme
    fonts : ChartFonts
    """

    def __init__(self, painter: QPainter, theme: Theme, fonts: ChartFonts) -> None:
        self._painter, self._theme, self._fonts = painter, theme, fonts
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint_axes(self, layout: ChartLayout) -> None:
        """Paint grid, tick labels and names of both axes."""
        plot, line = layout.plot, self._fonts.line
        self._painter.setFont(self._fonts.plain)
        for error in layout.error_ticks():
            y = layout.y(error)
            self._stroke(QPointF(plot.left(), y), QPointF(plot.right(), y), self._theme.divider)
            right = QRectF(0, y - line, plot.left() - _GAP, 2 * line)
            self._text(right, percent_text(error), RIGHT)
        room = self._fonts.width("0") + self._fonts.width(str(layout.chart.n_kv_heads[-1]))
        for count in layout.count_ticks(room):
            self._text(_below(layout.x(count), plot.bottom() + 4, line), str(count), _CENTRE)
        self._stroke(plot.bottomLeft(), plot.bottomRight(), self._theme.border)
        self._stroke(plot.bottomLeft(), plot.topLeft(), self._theme.border)
        self._paint_names(plot, line)

    def _paint_names(self, plot: QRectF, line: float) -> None:
        translate = QCoreApplication.translate
        across = QRectF(0, plot.bottom() + line + 6, plot.right() + plot.left(), line)
        self._text(across, translate("SharingView", "g, number of key/value heads"), _CENTRE)
        above = QRectF(0, plot.top() - line - 10, plot.right(), line)
        self._text(above, translate("SharingView", "Relative error of the output"), LEFT)

    def paint_lines(self, layout: ChartLayout) -> None:
        """Paint the line of every method with its points."""
        for pooling, errors in layout.chart.errors.items():
            look, points = line_look(pooling, self._theme), layout.points(errors)
            self._painter.setPen(QPen(look.colour, _LINE, look.dash))
            self._painter.drawPolyline(QPolygonF(points))
            for point in points:
                self._marker(point, look)

    def paint_place(self, layout: ChartLayout, place: int) -> None:
        """Paint the line through the numbers that are read out."""
        x = layout.x(layout.chart.n_kv_heads[place])
        top, bottom = QPointF(x, layout.plot.top()), QPointF(x, layout.plot.bottom())
        self._stroke(top, bottom, self._theme.text)

    def paint_mark(self, layout: ChartLayout, mark: ChartMark) -> None:
        """Ring the present grouping, and write "now" beside it."""
        centre = QPointF(layout.x(mark.n_kv_heads), layout.y(mark.error))
        self._painter.setPen(QPen(self._theme.text, _LINE))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawEllipse(centre, _RING, _RING)
        text = QCoreApplication.translate("SharingView", "now")
        self._painter.setFont(self._fonts.bold)
        self._painter.drawText(self._beside(centre, layout.plot, self._fonts.width(text)), text)

    def _beside(self, centre: QPointF, plot: QRectF, width: float) -> QPointF:
        """Return where a text stands free of the lines: below its point, or beside it at 0."""
        below = centre.y() + _RING + self._fonts.line
        if below < plot.bottom():
            left = min(max(centre.x() - width / 2, plot.left() + 4), plot.right() - width)
            return QPointF(left, below)
        left = centre.x() - _RING - _GAP - width
        return QPointF(left if left > plot.left() else centre.x() + _RING + _GAP, centre.y() - 4)

    def paint_legend(self, places: dict[Pooling, QRectF], current: Pooling | None) -> None:
        """Paint a sample of each line with its name; the present method in bold."""
        for pooling, area in places.items():
            look, middle = line_look(pooling, self._theme), area.center().y()
            start = QPointF(area.left(), middle)
            end = start + QPointF(_SAMPLE, 0)
            self._painter.setPen(QPen(look.colour, _LINE, look.dash))
            self._painter.drawLine(start, end)
            self._marker((start + end) * 0.5, look)
            bold = pooling == current
            self._painter.setFont(self._fonts.bold if bold else self._fonts.plain)
            beside = area.adjusted(_SAMPLE + _GAP, 0, 0, 0)
            self._painter.setPen(self._theme.text)
            self._painter.drawText(beside, LEFT, pooling_name(pooling))

    def _marker(self, point: QPointF, look: LineLook) -> None:
        painter, size = self._painter, _MARKER
        painter.setPen(QPen(look.colour, 1))
        painter.setBrush(look.colour)
        match look.marker:
            case Marker.CIRCLE:
                painter.drawEllipse(point, size, size)
            case Marker.SQUARE:
                painter.drawRect(QRectF(point.x() - size, point.y() - size, 2 * size, 2 * size))
            case Marker.TRIANGLE:
                corners = [QPointF(0, -size - 1), QPointF(size + 1, size), QPointF(-size - 1, size)]
                painter.drawPolygon(QPolygonF([point + corner for corner in corners]))

    def _stroke(self, start: QPointF, end: QPointF, colour: QColor) -> None:
        self._painter.setPen(QPen(colour, 1))
        self._painter.drawLine(start, end)

    def _text(self, area: QRectF, text: str, align: Qt.AlignmentFlag) -> None:
        self._painter.setPen(self._theme.secondary)
        self._painter.drawText(area, align, text)


def legend_places(
    methods: tuple[Pooling, ...], fonts: ChartFonts, width: float
) -> dict[Pooling, QRectF]:
    """Return where the entries of the legend lie: in as many lines as they need."""
    places: dict[Pooling, QRectF] = {}
    left = top = 0.0
    for pooling in methods:
        wide = _SAMPLE + _GAP + fonts.width(pooling_name(pooling)) + 2 * _GAP
        if left and left + wide > width:
            left, top = 0.0, top + fonts.line + 4
        places[pooling] = QRectF(left, top, wide, fonts.line)
        left += wide
    return places


def _below(x: float, top: float, height: float) -> QRectF:
    return QRectF(x - 40, top, 80, height)

"""Labels of the token axes: beside the rows, and under or over the columns."""

from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, cos, radians, sin

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.lab.tokens import displayable
from mha_desktop.qt.figures.cells import Cells
from mha_desktop.qt.figures.metrics import LABEL_GAP, LabelMetrics
from mha_desktop.qt.figures.text import (
    BODY_POINTS,
    CAPTION_POINTS,
    TextStyle,
    draw_text,
    short_token,
)
from mha_desktop.qt.glyphs import shown_text

# Degrees. Steeper words keep apart in narrower columns.
SLANT, STEEP_SLANT = 45.0, 65.0
# From the middle of the last letter to the corner of its line, in heights of the line.
_END = 0.354
_BLACK = 0xFF000000


def query_caption() -> str:
    """Return the caption of the rows."""
    return QCoreApplication.translate("Figure", "query")


def key_caption() -> str:
    """Return the caption of the columns."""
    return QCoreApplication.translate("Figure", "key")


@lru_cache(maxsize=64)
def token_labels(
    tokens: tuple[str, ...], scale: float = 1.0, points: float = BODY_POINTS
) -> tuple[str, ...]:
    """Return the tokens as they are written beside the cells: readable, at most 9 letters."""
    style = TextStyle(points, scale, _BLACK, bold=True)
    font = style.font
    return tuple(short_token(shown_text(displayable(token), font), style) for token in tokens)


def measure_labels(
    tokens: tuple[str, ...], scale: float = 1.0, points: float = BODY_POINTS
) -> LabelMetrics:
    """Measure the labels of some tokens, in bold, so that hovering one moves nothing."""
    return _measured(tokens, (query_caption(), key_caption()), scale, points)


@lru_cache(maxsize=64)
def _measured(
    tokens: tuple[str, ...], captions: tuple[str, ...], scale: float, points: float
) -> LabelMetrics:
    bold = TextStyle(points, scale, _BLACK, bold=True).metrics
    small = TextStyle(CAPTION_POINTS, scale, _BLACK).metrics
    labels = token_labels(tokens, scale, points)
    return LabelMetrics(
        token=ceil(max(bold.horizontalAdvance(label) for label in labels)),
        caption=ceil(max(small.horizontalAdvance(caption) for caption in captions)),
        tick=ceil(small.horizontalAdvance(str(len(tokens) - 1))),
        line=ceil(bold.height()),
        scale=scale,
        points=points,
    )


@dataclass(frozen=True)
class AxisLabels:
    """Texts at some rows or columns of a tile.

    Attributes
    ----------
    texts : tuple of (int, str)
        Token index and label.
    bold : int or None
        The token whose label is bold.
    cells : Cells
    style : TextStyle
    """

    texts: tuple[tuple[int, str], ...]
    bold: int | None
    cells: Cells
    style: TextStyle

    def style_of(self, token: int) -> TextStyle:
        """Return the style of one label."""
        return replace(self.style, bold=True) if token == self.bold else self.style

    def longest(self) -> float:
        """Return the width of the widest label, were it bold."""
        metrics = replace(self.style, bold=True).metrics
        return max((metrics.horizontalAdvance(text) for _, text in self.texts), default=0.0)

    @property
    def gap(self) -> int:
        """Distance of the labels from the cells."""
        return round(self.style.scale * LABEL_GAP)


@dataclass(frozen=True)
class RowLabels(AxisLabels):
    """Labels left of a tile, right-aligned; the origin is the tile's upper left corner."""

    def bounds(self) -> QRectF:
        """Return the column that the labels fill."""
        width, overhang = self.longest() + self.gap + 1, self.style.metrics.height() / 2
        return QRectF(-width, -overhang, width, self.cells.side + 2 * overhang)

    def paint(self, painter: QPainter) -> None:
        """Paint every label at the middle of its row."""
        width, height = self.longest() + 1, self.style.metrics.height()
        for token, text in self.texts:
            top = self.cells.centre(token) - height / 2
            box = QRectF(-width - self.gap, top, width, height)
            draw_text(painter, self.style_of(token), box, text, align=Qt.AlignmentFlag.AlignRight)


@dataclass(frozen=True)
class UprightLabels(AxisLabels):
    """Labels centred under a tile; the origin is the tile's lower left corner."""

    def bounds(self) -> QRectF:
        """Return the band that the labels fill."""
        height = self.style.metrics.height() + self.gap
        return QRectF(0, 0, max(self.cells.side, self.longest() + 1), height)

    def paint(self, painter: QPainter) -> None:
        """Paint every label in the middle of its column, those at the ends not beyond the tile."""
        height = self.style.metrics.height()
        for token, text in self.texts:
            style = self.style_of(token)
            width = style.metrics.horizontalAdvance(text)
            left = min(self.cells.centre(token) - width / 2, self.cells.extent - width)
            box = QRectF(max(left, 0.0), self.gap, width, height)
            draw_text(painter, style, box, text, align=Qt.AlignmentFlag.AlignLeft)


@dataclass(frozen=True)
class SlantedLabels(AxisLabels):
    """Labels that rise to the columns; the origin is the tile's lower left corner.

    Attributes
    ----------
    slant : float
        Degrees that they rise at.
    """

    slant: float = SLANT

    def bounds(self) -> QRectF:
        """Return the band that the labels fill; it reaches left of the tile."""
        width, height = self.longest(), self.style.metrics.height()
        across, up = cos(radians(self.slant)), sin(radians(self.slant))
        reach = width * across + height * up + self.gap
        depth = width * up + height * across + self.gap
        return QRectF(-reach, 0, reach + self.cells.side + self.gap, depth)

    def paint(self, painter: QPainter) -> None:
        """Paint every label so that its end points at the middle of its column."""
        width, height = self.longest() + 2, self.style.metrics.height()
        away = height * _END * cos(radians(self.slant))
        for token, text in self.texts:
            painter.save()
            painter.translate(QPointF(self.cells.centre(token) + away, self.gap + away))
            painter.rotate(-self.slant)
            box = QRectF(-width, -height / 2, width, height)
            draw_text(painter, self.style_of(token), box, text, align=Qt.AlignmentFlag.AlignRight)
            painter.restore()


@lru_cache(maxsize=64)
def apart(
    texts: tuple[tuple[int, str], ...], cells: Cells, style: TextStyle, must: int | None
) -> tuple[tuple[int, str], ...]:
    """Return those of some steep labels that do not touch each other, `must` among them."""
    inks = {token: style.metrics.tightBoundingRect(text) for token, text in texts}
    chosen = [] if must is None else [must]
    for token in inks:
        if not any(_touch(inks, cells, token, other) for other in chosen):
            chosen.append(token)
    return tuple(pair for pair in texts if pair[0] in chosen)


def _touch(inks: dict[int, QRectF], cells: Cells, one: int, other: int) -> bool:
    """Tell whether two steep labels touch: the one further right lies below the other."""
    upper, lower = sorted((one, other))
    between = (cells.centre(lower) - cells.centre(upper)) * sin(radians(STEEP_SLANT))
    return inks[upper].bottom() - inks[lower].top() > between


def tick_labels(cells: Cells) -> tuple[tuple[int, str], ...]:
    """Return the positions that stand in for tokens."""
    return tuple((token, str(token)) for token in cells.ticks())

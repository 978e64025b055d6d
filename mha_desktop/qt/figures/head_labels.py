"""Labels of the tokens of one head: which are written, where, and which is under the pointer."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, inf, sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QTransform

from mha_desktop.qt.figures.cells import Cells
from mha_desktop.qt.figures.content import HeadFigure
from mha_desktop.qt.figures.head_layout import HeadLayout, Labels
from mha_desktop.qt.figures.labels import token_labels
from mha_desktop.qt.figures.text import TextStyle, draw_text
from mha_desktop.qt.theme import Theme

_ANGLES = {Labels.UPRIGHT: 0, Labels.RISING: -45} | dict.fromkeys(
    (Labels.STANDING, Labels.THINNED, Labels.PLACES), -90
)
_FRAME_SIDE, _FRAME_RADIUS, _FRAME_WIDTH = 4, 4, 1.5


@dataclass(frozen=True)
class Frame:
    """Ground and outline of the label of a pinned token, ``0xffRRGGBB``."""

    ground: int
    line: int


@dataclass(frozen=True)
class Label:
    """A text on one side of its origin, at an angle.

    Attributes
    ----------
    text : str
    style : TextStyle
    share : float
        How much of the text lies before the origin: 1 for a text that ends there.
    angle : int
        In degrees; negative ones rise.
    frame : Frame or None
    """

    text: str
    style: TextStyle
    share: float
    angle: int
    frame: Frame | None = None

    def outline(self) -> QPolygonF:
        """Return the corners of the text's box around the origin."""
        return QTransform().rotate(self.angle).map(QPolygonF(_box(self)))

    def bounds(self) -> QRectF:
        """Return the rectangle around the label and its frame."""
        side = _FRAME_SIDE * self.style.scale + 1
        return self.outline().boundingRect().adjusted(-side, -side, side, side)

    def paint(self, painter: QPainter) -> None:
        """Paint frame and text."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.rotate(self.angle)
        box = _box(self)
        if self.frame is not None:
            scale = self.style.scale
            painter.setPen(QPen(QColor.fromRgb(self.frame.line), _FRAME_WIDTH * scale))
            painter.setBrush(QColor.fromRgb(self.frame.ground))
            around = box.adjusted(-_FRAME_SIDE * scale, -scale, _FRAME_SIDE * scale, scale)
            painter.drawRoundedRect(around, _FRAME_RADIUS * scale, _FRAME_RADIUS * scale)
        draw_text(painter, self.style, box, self.text, align=Qt.AlignmentFlag.AlignLeft)
        painter.restore()


@lru_cache(maxsize=512)
def _box(label: Label) -> QRectF:
    width = label.style.metrics.horizontalAdvance(label.text)
    height = label.style.pitch
    return QRectF(-label.share * width, -height / 2, width, height)


@dataclass(frozen=True)
class PlacedLabel:
    """The label of a row or column, and where its origin lies.

    Attributes
    ----------
    index : int
        Counted from the first row or column on show.
    """

    index: int
    label: Label
    x: int
    y: int

    def outline(self) -> QPolygonF:
        """Return the corners of the text's box."""
        return self.label.outline().translated(self.x, self.y)


def written(
    cells: Cells, shown: range, step: int, room: float, must: Iterable[int]
) -> tuple[int, ...]:
    """Return which rows or columns are written, so that no two are closer than `room` pixels.

    Parameters
    ----------
    cells : Cells
    shown : range
        The tokens of the rows or columns.
    step : int
        Every step-th token of the sentence, so that labels stay with their tokens in a pan.
    room : float
        Height of a line.
    must : iterable of int
        Rows or columns that are written before all others, the most important one first.

    Returns
    -------
    tuple of int
        Counted from the first one on show, in order.
    """
    if step == 1:
        return tuple(range(len(shown)))
    chosen: dict[int, float] = {}
    for index in must:
        _add_distant(chosen, index, cells.centre(index), room, chosen.values())
    fixed, last = tuple(chosen.values()), -inf
    for index in range(-shown.start % step, len(shown), step):
        if _add_distant(chosen, index, cells.centre(index), room, (*fixed, last)):
            last = chosen[index]
    return tuple(sorted(chosen))


def _add_distant(
    chosen: dict[int, float], index: int, place: float, room: float, others: Iterable[float]
) -> bool:
    """Choose a row or column if its place is at least `room` away from all others."""
    distant = all(abs(place - other) >= room for other in others)
    if distant:
        chosen[index] = place
    return distant


def row_labels(layout: HeadLayout, figure: HeadFigure, points: float) -> tuple[PlacedLabel, ...]:
    """Return the labels left of the map; they end at it."""
    axis = _Axis(layout, figure, points, figure.rows, 0)
    x = layout.tile.x - layout.gap
    return tuple(
        PlacedLabel(row, axis.label(row, 1.0, 0), x, round(layout.tile.y + place))
        for row, place in axis.places()
    )


def column_labels(layout: HeadLayout, figure: HeadFigure, points: float) -> tuple[PlacedLabel, ...]:
    """Return the labels above the map: in the middle of their columns, or rising from them."""
    axis, angle = _Axis(layout, figure, points, figure.columns, 1), _ANGLES[layout.labels]
    upright = layout.labels is Labels.UPRIGHT
    half = ceil(layout.metrics.line / 2)
    above = {0: half, -45: round(half / sqrt(2)), -90: 0}[angle]
    y = layout.tile.y - layout.gap - above
    return tuple(
        PlacedLabel(
            column,
            axis.label(column, 0.5 if upright else 0.0, angle),
            round(layout.tile.x + place),
            y,
        )
        for column, place in axis.places()
    )


def label_at(labels: Sequence[PlacedLabel], x: float, y: float) -> int | None:
    """Return the row or column whose label is at a point."""
    point = QPointF(x, y)
    rule = Qt.FillRule.OddEvenFill
    return next((one.index for one in labels if one.outline().containsPoint(point, rule)), None)


@dataclass(frozen=True)
class _Axis:
    """The labels of one side: `side` is 0 for rows and 1 for columns."""

    layout: HeadLayout
    figure: HeadFigure
    points: float
    shown: range
    side: int

    def places(self) -> list[tuple[int, float]]:
        """Return what is written, with the middle of each row or column."""
        cells, layout = self.layout.cells, self.layout
        must = [index for index in (self._bold, self._pinned) if index is not None]
        chosen = written(cells, self.shown, layout.step, layout.metrics.pitch, must)
        return [(index, cells.centre(index)) for index in chosen]

    def label(self, index: int, share: float, angle: int) -> Label:
        """Return the label of a row or column; a pinned one has a frame."""
        theme, scale = self.figure.theme, self.layout.metrics.scale
        is_pinned = index == self._pinned
        style = TextStyle(
            self.points, scale, theme.text.rgb(), bold=is_pinned or index == self._bold
        )
        frame = pin_frame(theme) if is_pinned else None
        return Label(self._text(self.shown[index]), style, share, angle, frame)

    @property
    def _bold(self) -> int | None:
        cell = self.figure.shown_cell
        return None if cell is None else cell[self.side]

    @property
    def _pinned(self) -> int | None:
        return self.figure.pinned_place[self.side]

    def _text(self, token: int) -> str:
        text = token_labels(self.figure.tokens, self.layout.metrics.scale, self.points)[token]
        if self.layout.labels is Labels.PLACES:
            return str(token)
        return f"{token} {text}" if self.layout.step > 1 else text


def pin_frame(theme: Theme) -> Frame:
    """Return how the label of a pinned token is set off."""
    return Frame(theme.selected.rgb(), theme.accent.rgb())

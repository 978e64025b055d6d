"""A slider that only ever stands on legal values, with as many of them named as fit."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

_RADIUS = 8.0
_TRACK_Y = 12.0
_LABELS_Y = 26.0
_LABEL_GAP = 8.0
_BIG_STEP = 10


class StopSlider(QSlider):
    """A slider over a list of stops that lie at equal distances, whatever their values.

    Its value is the stop itself (8 heads, not "the fourth stop"), so a screen reader says what
    matters. The labels under the groove are thinned until none touches another.
    """

    stop_moved = Signal(int)
    stop_released = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._stops: tuple[int, ...] = (0,)
        self._waiting: tuple[Sequence[int], int] | None = None
        self._labels: list[tuple[int, QRectF]] | None = None
        self.valueChanged.connect(self._settle)
        self.sliderReleased.connect(self._release)

    @property
    def stops(self) -> tuple[int, ...]:
        """The values that the handle can stand on, in ascending order."""
        return self._stops

    def set_stops(self, stops: Sequence[int], value: int) -> None:
        """Show new stops and a value, without a signal; during a drag, as soon as it ends.

        A value that is no stop (typed, or from a file) becomes one.
        """
        if self.isSliderDown():
            self._waiting = (stops, value)
            return
        new = tuple(sorted({*stops, value}))
        if (new, value) == (self._stops, self.value()):
            return
        if new != self._stops:
            self._stops = new
            self._labels = None
        with QSignalBlocker(self):
            self.setRange(self._stops[0], self._stops[-1])
            self.setValue(value)
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the groove and a row of labels."""
        return QSize(160, round(_LABELS_Y + QFontMetricsF(self._label_font()).height()))

    def minimumSizeHint(self) -> QSize:
        """Enough to drag in."""
        return QSize(80, self.sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the handle, wherever the groove was pressed."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.setSliderDown(True)
        self._move_to(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move from stop to stop under the pointer."""
        if self.isSliderDown():
            self._move_to(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the handle go."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right step, Page Up and Page Down leap, Home and End go to the ends."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_PageDown: -_BIG_STEP,
            Qt.Key.Key_PageUp: _BIG_STEP,
            Qt.Key.Key_Home: -len(self._stops),
            Qt.Key.Key_End: len(self._stops),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._step(step)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls: a setting must not change in passing."""
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the groove, its filled part, the handle and the labels."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_track(painter)
        self._paint_labels(painter)

    def _paint_track(self, painter: QPainter) -> None:
        palette = self.palette()
        strong = palette.accent() if self.isEnabled() else palette.dark()
        handle = self._x(self.value())
        groove = QRectF(0, _TRACK_Y - 2, self.width(), 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.mid())
        painter.drawRoundedRect(groove, 2, 2)
        painter.setBrush(strong)
        painter.drawRoundedRect(QRectF(0, groove.y(), handle, 4), 2, 2)
        painter.setPen(QPen(strong, 2))
        painter.setBrush(palette.light())  # the style sheet makes the base transparent
        painter.drawEllipse(QPointF(handle, _TRACK_Y), _RADIUS - 1, _RADIUS - 1)

    def _paint_labels(self, painter: QPainter) -> None:
        font = self._label_font()
        painter.setFont(font)
        role = QPalette.ColorRole.PlaceholderText if self.isEnabled() else QPalette.ColorRole.Dark
        painter.setPen(self.palette().color(role))
        for value, rect in self.labels():
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(value))

    def labels(self) -> list[tuple[int, QRectF]]:
        """Return the values that are named under the groove, and where, from left to right."""
        if self._labels is None:
            self._labels = _placed_labels(self._stops, self.width(), self._label_font().toString())
        return self._labels

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the labels anew."""
        super().resizeEvent(event)
        self._labels = None

    def changeEvent(self, event: QEvent) -> None:
        """Place the labels anew when their font may have changed."""
        super().changeEvent(event)
        self._labels = None

    def _label_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.9)
        return font

    def _x(self, value: int) -> float:
        """Centre of the handle when it stands on a value."""
        return _centre(self._stops, self.width(), value)

    def _move_to(self, x: float) -> None:
        last = len(self._stops) - 1
        share = (x - _RADIUS) / max(self.width() - 2 * _RADIUS, 1)
        self.setValue(self._stops[min(max(round(share * last), 0), last)])

    def _step(self, count: int) -> None:
        last = len(self._stops) - 1
        index = bisect_left(self._stops, self.value()) + count
        self.setValue(self._stops[min(max(index, 0), last)])

    def _settle(self, value: int) -> None:
        """Pass a stop on; move any other value, as a screen reader may set it, to a stop."""
        if value in self._stops:
            self.stop_moved.emit(value)
        else:
            self.setValue(min(self._stops, key=lambda stop: abs(stop - value)))

    def _release(self) -> None:
        self.stop_released.emit()
        if self._waiting is not None:
            self.set_stops(*self._waiting)
            self._waiting = None


# A drag of the heads slider comes by the same few stops of d_model again and again.
@lru_cache(maxsize=32)
def _placed_labels(stops: Sequence[int], width: int, font: str) -> list[tuple[int, QRectF]]:
    """Name at least half of all equally round values, or none: a few would look random."""
    label_font = QFont()
    label_font.fromString(font)
    metrics = QFontMetricsF(label_font)
    placed: dict[int, QRectF] = {}
    for values in _by_roundness(stops):
        if len(values) * _LABEL_GAP > width:
            continue
        trial = dict(placed)
        for value in values:
            rect = _label_rect(str(value), _centre(stops, width, value), width, metrics)
            if _is_free(rect, trial):
                trial[value] = rect
        if 2 * (len(trial) - len(placed)) >= len(values):
            placed = trial
    return sorted(placed.items())


def _label_rect(text: str, centre: float, width: int, metrics: QFontMetricsF) -> QRectF:
    """Centre a label under its stop, but inside the widget of a width."""
    room = metrics.horizontalAdvance(text) + 1
    left = min(max(centre - room / 2, 0), width - room)
    return QRectF(left, _LABELS_Y, room, metrics.height())


def _centre(stops: Sequence[int], width: int, value: int) -> float:
    """Return where the handle stands for a value."""
    share = bisect_left(stops, value) / max(len(stops) - 1, 1)
    return _RADIUS + share * (width - 2 * _RADIUS)


def _by_roundness(stops: Sequence[int]) -> list[list[int]]:
    """Group stops by how much a reader wants to see them named: both ends, then round numbers.

    Round means divisible by a large power of two, as head counts and widths are.
    """
    levels: dict[int, list[int]] = defaultdict(list)
    for stop in stops[1:-1]:
        levels[stop & -stop].append(stop)
    return [[stops[0]], [stops[-1]], *(levels[power] for power in sorted(levels, reverse=True))]


def _is_free(rect: QRectF, placed: dict[int, QRectF]) -> bool:
    roomy = rect.adjusted(-_LABEL_GAP, 0, _LABEL_GAP, 0)
    return not any(roomy.intersects(other) for other in placed.values())

"""A row of weights to draw: pull the bars to where the weight goes."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.lab.lesson_answers import with_bar
from mha_desktop.lab.tokens import displayable
from mha_desktop.panels.accessible_roles import Role, Value
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.painted_text import RIGHT
from mha_desktop.panels.lesson.row_geometry import RowGeometry
from mha_desktop.qt.numbers import decimal
from mha_desktop.qt.theme import Theme

_STEP, _FINE, _PAGE = 0.05, 0.01, 0.25
_HANDLE = 3.0
_Key = Qt.Key
_STEPS = {_Key.Key_Right: 1, _Key.Key_Left: -1, _Key.Key_Plus: 1, _Key.Key_Minus: -1}
_MOVES = {_Key.Key_Up: -1, _Key.Key_Down: 1}
_ENDS = {_Key.Key_Home: 0.0, _Key.Key_End: 1.0}


class RowBars(QWidget):
    """A bar for each word; a bar that is pulled takes its weight from the others.

    Mouse: press or drag on a bar. Keys: Up and Down choose a word, Left and Right change its bar by
    0.05 (with Shift by 0.01), Home and End set 0 and 1.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    row_drawn(object)
        The whole row, a tuple of float that sums to 1.
    """

    accessible_role = Role.List

    row_drawn = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words: tuple[str, ...] = ()
        self._row: tuple[float, ...] = ()
        self._real: tuple[float, ...] | None = None
        self._is_drawn = True
        self._cursor = 0
        self._pulled = -1
        self.setObjectName("lessonRow")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Bars of the row"))
        self.setToolTip(self.tr("Drag the bars; or Up and Down for the word, Left and Right"))
        self.setWhatsThis(
            self.tr(
                "Draw where the weight goes. All bars together make 1: what you give to one word "
                "is taken from the others."
            )
        )

    @property
    def row(self) -> tuple[float, ...]:
        """The row as it is drawn."""
        return self._row

    @property
    def geometry_of_row(self) -> RowGeometry:
        """Where everything lies."""
        return RowGeometry(self._words, QFontMetricsF(self.font()), self.width())

    def show_row(
        self,
        words: tuple[str, ...],
        drawn: tuple[float, ...] | None,
        real: tuple[float, ...] | None,
    ) -> None:
        """Show a drawn row, or none; with the real one below it nothing can be drawn any more."""
        self._words, self._real = tuple(map(displayable, words)), real
        self._row, self._is_drawn = drawn or real or (), drawn is not None
        self._cursor = min(self._cursor, max(len(self._row) - 1, 0))
        self._read_out()
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return a line for each word."""
        return QSize(240, self.geometry_of_row.height)

    def minimumSizeHint(self) -> QSize:
        """Return the same, narrower."""
        return QSize(160, self.geometry_of_row.height)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that draw from being taken as keys of the lesson."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(self._real is None and _Key(event.key()) in {*_STEPS, *_MOVES})
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between the bars, or change one."""
        key = _Key(event.key())
        if not self._row:
            super().keyPressEvent(event)
        elif key in _MOVES:
            self._cursor = min(max(self._cursor + _MOVES[key], 0), len(self._row) - 1)
            self._read_out()
            self.update()
        elif key in _STEPS and self._real is None:
            fine = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            step = _FINE if fine else _STEP
            self._draw(self._cursor, round(self._row[self._cursor] + _STEPS[key] * step, 4))
        elif key in _ENDS and self._real is None:
            self._draw(self._cursor, _ENDS[key])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a bar."""
        place = self.geometry_of_row.place_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and place >= 0 and self._real is None:
            self._cursor = self._pulled = place
            self._draw(place, self.geometry_of_row.weight_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pull the bar."""
        if self._pulled >= 0:
            self._draw(self._pulled, self.geometry_of_row.weight_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self._pulled = -1

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint words, bars and numbers."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        geometry, area = self.geometry_of_row, event.rect()
        first = max(area.top() // geometry.line, 0)
        last = min(area.bottom() // geometry.line + 1, len(self._row))
        for place in range(first, last):
            self._paint_bar(painter, geometry, place)
            self._paint_texts(painter, geometry, place)

    def _draw(self, place: int, weight: float) -> None:
        self._row = with_bar(self._row, place, weight)
        self._read_out()
        self.update()
        self.row_drawn.emit(self._row)

    def accessible_value(self) -> Value | None:
        """Return the bar under the cursor while it can be drawn."""
        if not self._row or self._real is not None:
            return None
        return Value(self._row[self._cursor], 0.0, 1.0, _STEP)

    def _read_out(self) -> None:
        if not self._row:
            return
        place = self._cursor
        values = {"word": self._words[place], "weight": decimal(self._row[place], 2)}
        if self._real is None or not self._is_drawn:
            announce(self, self.tr("{word}: {weight}").format(**values))
        else:
            text = self.tr("{word}: you {weight}, the lab {real}")
            announce(self, text.format(**values, real=decimal(self._real[place], 2)))

    def _paint_bar(self, painter: QPainter, geometry: RowGeometry, place: int) -> None:
        theme = self._theme
        painter.fillRect(geometry.track(place), theme.window)
        drawn = geometry.bar(place, self._row[place])
        if self._real is None:
            painter.fillRect(drawn, theme.accent)
            handle = QRectF(
                drawn.right() - _HANDLE / 2, drawn.top() - 1, _HANDLE, drawn.height() + 2
            )
            painter.fillRect(handle, theme.text)
        else:
            painter.fillRect(geometry.bar(place, self._real[place]), theme.accent)
            if self._is_drawn:
                painter.setPen(QPen(theme.text, 1.5, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(drawn.adjusted(0.75, 0.75, -0.75, -0.75))
        if self.hasFocus() and place == self._cursor:
            painter.setPen(QPen(theme.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(geometry.track(place).adjusted(-1, -1, 1, 1))

    def _paint_texts(self, painter: QPainter, geometry: RowGeometry, place: int) -> None:
        label = geometry.label(place)
        metrics = QFontMetricsF(self.font())
        word = metrics.elidedText(
            self._words[place], Qt.TextElideMode.ElideRight, label.width() + 1
        )
        shown = self._row if self._real is None else self._real
        painter.setPen(self._theme.text)
        painter.drawText(label, RIGHT, word)
        painter.drawText(geometry.number(place), RIGHT, decimal(shown[place], 2))

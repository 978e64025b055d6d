"""A number box that steps over legal values and proposes whatever is typed."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QSpinBox, QWidget

_LARGEST = 9999
_WIDTH = 72


class StopSpinBox(QSpinBox):
    """Arrows and keys step from stop to stop; a typed number is proposed when it is finished.

    Also an illegal number, 0 included, is proposed: the answer to it is a sentence, not a deaf
    field. The box then shows the last value it was given, which is the new one if it was taken.
    """

    value_proposed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, _LARGEST)
        self.setKeyboardTracking(False)
        self._stops: tuple[int, ...] = ()
        self._given = self.value()
        self.valueChanged.connect(self._propose)

    def set_stops(self, stops: Sequence[int], value: int) -> None:
        """Show a value and step over these stops from it, without a signal."""
        arrows = self.stepEnabled()
        self._stops = tuple(sorted(stops))
        self.set_value(value)
        if self.stepEnabled() != arrows:
            self.update()

    def set_value(self, value: int) -> None:
        """Show a value without a signal."""
        self._given = value
        # A box that is set is painted, also to what it shows already.
        text = f"{self.prefix()}{self.textFromValue(value)}{self.suffix()}"
        if (self.value(), self.text()) != (value, text):
            with QSignalBlocker(self):
                self.setValue(value)

    def set_steady_prefix(self, prefix: str) -> None:
        """Show a prefix in front of the number, in the room of the widest one so far.

        Any other box has everything around it arranged anew at each prefix, up to the window.
        """
        if prefix != self.prefix():
            self.setPrefix(prefix)
            self._make_room()

    def _make_room(self) -> None:
        self.setFixedSize(self.sizeHint().expandedTo(self.minimumSize()))

    def changeEvent(self, event: QEvent) -> None:
        """Find the room beside a prefix anew when the font may have changed."""
        super().changeEvent(event)
        if self.prefix() and event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.setMinimumSize(0, 0)
            self._make_room()

    def sizeHint(self) -> QSize:
        """Make room for four digits, the same in every box."""
        hint = super().sizeHint()
        return QSize(max(_WIDTH, hint.width()), hint.height())

    def stepBy(self, steps: int) -> None:
        """Go up or down by a number of stops, not of ones."""
        if not self._stops:
            return
        if steps > 0:
            index = bisect_right(self._stops, self.value()) + steps - 1
        else:
            index = bisect_left(self._stops, self.value()) + steps
        self.setValue(self._stops[min(max(index, 0), len(self._stops) - 1)])

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        """Dim the arrow that leads nowhere."""
        flags = QAbstractSpinBox.StepEnabledFlag.StepNone
        if self._stops and self.value() < self._stops[-1]:
            flags |= QAbstractSpinBox.StepEnabledFlag.StepUpEnabled
        if self._stops and self.value() > self._stops[0]:
            flags |= QAbstractSpinBox.StepEnabledFlag.StepDownEnabled
        return flags

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls: a setting must not change in passing."""
        event.ignore()

    def _propose(self, value: int) -> None:
        self.value_proposed.emit(value)
        self.set_value(self._given)

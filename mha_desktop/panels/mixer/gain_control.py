"""Moves one gain at a time: by dragging, by keys or by the wheel."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from mha_desktop.lab.resolve import MAX_GAIN

STEP = 0.05
PAGE = 0.25
_WHEEL_PAUSE_MS = 400


@dataclass(frozen=True)
class _Gesture:
    head: int
    start: float
    gain: float


class GainControl(QObject):
    """One gesture from the first movement to the release, and its signals.

    Pictures show the gain of the gesture rather than the one of the document, so that a handle
    stays under the pointer while the numbers are still being computed.
    """

    gain_moved = Signal(int, float)
    """Head (counted from 0) and its new gain."""
    gain_released = Signal()
    """The gesture is over: the next movement is another one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._gesture: _Gesture | None = None
        self._pause = QTimer(self, singleShot=True, interval=_WHEEL_PAUSE_MS)
        self._pause.timeout.connect(self.end)

    def gain(self, head: int, document_gain: float) -> float:
        """Return the gain to show: the gesture's if it is about this head, else the document's."""
        gesture = self._gesture
        return gesture.gain if gesture and gesture.head == head else document_gain

    def begin(self, head: int, gain: float) -> None:
        """Start to move a gain, unless it is being moved already."""
        if self._gesture is None or self._gesture.head != head:
            self.end()
            self._gesture = _Gesture(head, gain, gain)
        self._pause.stop()

    def move_to(self, gain: float) -> None:
        """Go on to `gain`, put on the nearest step within the limits."""
        gesture = self._gesture
        stepped = min(max(round(round(gain / STEP) * STEP, 2), 0.0), MAX_GAIN)
        if gesture is not None and stepped != gesture.gain:
            self._gesture = _Gesture(gesture.head, gesture.start, stepped)
            self.gain_moved.emit(gesture.head, stepped)

    def move_by(self, difference: float) -> None:
        """Go on by a difference."""
        if self._gesture is not None:
            self.move_to(self._gesture.gain + difference)

    def end(self) -> None:
        """Let go."""
        if self._gesture is not None:
            self._pause.stop()
            self._gesture = None
            self.gain_released.emit()

    def let_go_beyond(self, heads: int) -> None:
        """Let go if the head that is being moved is no longer there."""
        if self._gesture is not None and self._gesture.head >= heads:
            self.end()

    def end_after_pause(self) -> None:
        """Let go when nothing happens for a while: turns of the wheel have no release."""
        self._pause.start()

    def cancel(self) -> bool:
        """Go back to where the gesture began, and let go; False if there is none."""
        gesture = self._gesture
        if gesture is None:
            return False
        if gesture.gain != gesture.start:
            self.gain_moved.emit(gesture.head, gesture.start)
        self.end()
        return True

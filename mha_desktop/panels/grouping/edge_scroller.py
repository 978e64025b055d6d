"""Scrolling on while a drag rests at an end of what is in sight."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QScrollBar, QWidget

# This close to an end of the viewport a drag scrolls, every so many milliseconds, the faster the
# further it is out.
_ZONE = 24
_INTERVAL_MS = 25
_LONGEST_STEP = 96


class EdgeScroller(QTimer):
    """Moves a horizontal scroll bar for as long as the pointer stays near an end.

    Parameters
    ----------
    bar : QScrollBar
    parent : QWidget
        Owner of the timer.
    """

    scrolled = Signal()

    def __init__(self, bar: QScrollBar, parent: QWidget) -> None:
        super().__init__(parent, interval=_INTERVAL_MS)
        self._bar = bar
        self._step = 0
        self.timeout.connect(self._scroll)

    def follow(self, x: float, width: int) -> None:
        """Scroll if the pointer is near an end of a viewport of some width, else stop."""
        depth = round(max(x - (width - _ZONE), 0) + min(x - _ZONE, 0))
        self._step = min(max(2 * depth, -_LONGEST_STEP), _LONGEST_STEP)
        if self._step == 0:
            self.stop()
        elif not self.isActive():
            self.start()

    def _scroll(self) -> None:
        self._bar.setValue(self._bar.value() + self._step)
        self.scrolled.emit()

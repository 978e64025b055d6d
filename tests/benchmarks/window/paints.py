"""Watches a window paint, to know when all that a change touches is on the screen."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QEventLoop, QObject
from PySide6.QtWidgets import QApplication, QWidget

_WAIT = QEventLoop.ProcessEventsFlag.WaitForMoreEvents


class PaintWatch(QObject):
    """Counts how often a window brings its picture up to date.

    Qt gathers everything that has to be painted anew, in all widgets of a window, into one request.

    Parameters
    ----------
    window : QWidget
        Shown already; the watch begins when it has come to rest.
    is_busy : callable
        Whether something that will be painted is still being computed.
    """

    def __init__(self, window: QWidget, is_busy: Callable[[], bool] = lambda: False) -> None:
        super().__init__()
        self.window = window
        self.paints = 0
        self._is_busy = is_busy
        window.installEventFilter(self)
        self.wait()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Note a request and let it go on."""
        if event.type() is QEvent.Type.UpdateRequest:
            self.paints += 1
        return False

    def wait(self) -> int:
        """Return when nothing is left to paint: how often the window was painted."""
        before = self.paints
        while self._is_busy():
            QApplication.processEvents(_WAIT)
        seen = -1
        while seen < self.paints:
            seen = self.paints
            QApplication.processEvents()
        return self.paints - before

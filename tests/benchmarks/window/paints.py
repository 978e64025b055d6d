"""Watches real paint events, to know when all that a change touches has been painted."""

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QEvent, QEventLoop, QObject
from PySide6.QtWidgets import QApplication, QWidget

_WAIT = QEventLoop.ProcessEventsFlag.WaitForMoreEvents


class PaintWatch(QObject):
    """Counts the paint events of a window and of everything in it.

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
        self._is_busy = is_busy
        self.paints: Counter[QObject] = Counter()
        for widget in (window, *window.findChildren(QWidget)):
            widget.installEventFilter(self)
        self.wait_for()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Note a paint event and let it go on."""
        if event.type() is QEvent.Type.Paint:
            self.paints[watched] += 1
        return False

    def wait_for(self, *widgets: QWidget) -> None:
        """Return when these have been painted, at least, and nothing more is left to paint."""
        self.paints.clear()
        missing, before = set(widgets), -1
        while self._is_busy():
            QApplication.processEvents(_WAIT)
        while missing or self.paints.total() > before:
            before = self.paints.total()
            QApplication.processEvents()
            missing -= self.paints.keys()

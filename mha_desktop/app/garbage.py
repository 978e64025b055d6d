"""Looks for Python's garbage on the thread of the windows, and on no other."""

import gc

from PySide6.QtCore import QObject, QTimer, Slot

_EVERY_MS = 1000
# As Python does: most looks are at what was made since the last one, every tenth is at all made
# since the last tenth, every hundredth at everything.
_OLDER, _ALL = 10, 100


class GarbageCollector(QObject):
    """Takes the place of Python's own looks, which come on any thread at any moment.

    That may be the thread of a worker, in the middle of its work. But what Qt has made for a window
    must be deleted on the window's thread, and nothing says what the garbage is.

    Parameters
    ----------
    parent : QObject
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._enough = gc.get_threshold()[0]
        self._looks = 0
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    @Slot()
    def look(self) -> None:
        """Look for garbage, if enough was made since the last time."""
        if gc.get_count()[0] < self._enough:
            return
        self._looks += 1
        oldest = 2 if self._looks % _ALL == 0 else 1 if self._looks % _OLDER == 0 else 0
        gc.collect(oldest)

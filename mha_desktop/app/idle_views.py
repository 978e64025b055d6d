"""The views that nobody has opened yet, made one by one while nothing else happens."""

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from mha_desktop.app.place import Place

_PAUSE_MS = 50


class IdleViews(QObject):
    """Makes the views of a window a little after the start, with time for the user in between.

    Whoever opens one then waits for its arrangement and its picture only.

    Parameters
    ----------
    views : QWidget
        What all views lie in; the parent of this object.
    """

    def __init__(self, views: QWidget) -> None:
        super().__init__(views)
        self._places = iter(views.findChildren(Place))
        self._timer = QTimer(self, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._make_next)

    @Slot()
    def start(self) -> None:
        """Begin now."""
        self._timer.start()

    @Slot()
    def _make_next(self) -> None:
        place = next(self._places, None)
        if place is None:
            self._timer.stop()
        else:
            place.make()

"""The views that nobody has opened yet, made one by one while nothing else happens."""

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from mha_desktop.app.place import Place
from mha_desktop.panels.controls.late_page import LatePage

_PAUSE_MS = 50


class IdleViews(QObject):
    """Makes the views of a window, with time for the user in between.

    Of a view with several pages, the one in front is made, too. Whoever opens a view then waits
    for its arrangement and its picture only.

    Parameters
    ----------
    views : QWidget
        What all views lie in; the parent of this object.
    """

    def __init__(self, views: QWidget) -> None:
        super().__init__(views)
        self._late: list[LatePage[QWidget]] = views.findChildren(Place)
        self._timer = QTimer(self, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._make_next)

    @Slot()
    def start(self) -> None:
        """Begin now."""
        self._timer.start()

    @Slot()
    def _make_next(self) -> None:
        if not self._late:
            self._timer.stop()
            return
        late = self._late.pop(0)
        late.make()
        pages = late.findChildren(LatePage)
        self._late[:0] = [page for page in pages if page.isVisibleTo(late)]

"""Files dropped onto the window."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from mha_desktop.lab.file_kinds import is_named_as_session

_MOVES = (QEvent.Type.DragEnter, QEvent.Type.DragMove)


class FileDrop(QObject):
    """Takes single files that no widget of the window takes itself.

    Parameters
    ----------
    window : QWidget

    Signals
    -------
    session_dropped(object)
        The `Path` of a session, or of a picture that may hold one.
    weights_dropped(object)
        The `Path` of any other file.
    """

    session_dropped = Signal(object)
    weights_dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at what is dragged over the window; drag events are drop events, too."""
        if not isinstance(event, QDropEvent):
            return False
        path = _dropped(event.mimeData())
        if path is None:
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() not in _MOVES:
            self._take(path)
        return True

    def _take(self, path: Path) -> None:
        signal = self.session_dropped if is_named_as_session(path) else self.weights_dropped
        signal.emit(path)


def _dropped(data: QMimeData) -> Path | None:
    """Return the file that is dragged; None for anything else, and for several."""
    urls = data.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None

"""The session that a window works on: which file it has, and whether the file is up to date."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from mha_desktop.lab.sessions import Session, open_session, save_session
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.qt.store import LabStore


class Document(QObject):
    """Ties the store to a file.

    Modified means: the undo stack is not where it was when the file was written, or the notes or
    the snapshot differ; what is only looked at otherwise is written, but asks nobody to save.

    Parameters
    ----------
    store : LabStore
    parent : QObject, optional

    Signals
    -------
    changed()
        Something that a session holds is new.
    modified_changed(bool)
    path_changed(object)
        Another file (`Path`), or None.
    """

    changed = Signal()
    modified_changed = Signal(bool)
    path_changed = Signal(object)

    def __init__(self, store: LabStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._path: Path | None = None
        self._written = _kept(store.view)
        self._modified = False
        stack = store.undo_stack
        self._followed = (stack.indexChanged, stack.cleanChanged, store.view_changed)
        for change in self._followed:
            change.connect(self._follow)

    @property
    def path(self) -> Path | None:
        """The file; None as long as there is none."""
        return self._path

    @property
    def modified(self) -> bool:
        """Whether there is anything that the file does not hold."""
        return self._modified

    @property
    def session(self) -> Session:
        """All of the lab as it is now."""
        return Session(self._store.state, self._store.view)

    def new(self, view: ViewState) -> None:
        """Start with the default lab and without a file, and look at it like this."""
        self._take(Session(LabState(), view), None)

    def open(self, path: Path) -> None:
        """Read a file and show it; if it cannot be read, nothing changes.

        Raises
        ------
        SessionError
            If the file is no session; the text says what is wrong in it.
        OSError
            If it cannot be read.
        """
        self._take(open_session(path), path)

    def recover(self, session: Session, path: Path | None) -> None:
        """Show work that was never saved; it is not in the file."""
        self._take(session, path)
        self._store.undo_stack.resetClean()

    def save(self, path: Path, write: Callable[[Session, Path], None] = save_session) -> None:
        """Write the lab to a file, which is the document's from now on.

        Parameters
        ----------
        path : Path
        write : callable
            Writes a session; what takes long in that may have been done before.

        Raises
        ------
        OSError
            If it cannot be written; the file that was there is whole.
        """
        write(self.session, path)
        self._store.end_gesture()
        self._store.undo_stack.setClean()
        self._written = _kept(self._store.view)
        self._set_path(path)
        self._follow()

    def shut_down(self) -> None:
        """Follow the store no more: an undo stack tells of steps even while it is taken down."""
        for change in self._followed:
            change.disconnect(self._follow)

    def _take(self, session: Session, path: Path | None) -> None:
        self._written = _kept(session.view)
        self._store.restart(session.lab, session.view)
        self._store.undo_stack.setClean()
        self._set_path(path)
        self._follow()

    def _set_path(self, path: Path | None) -> None:
        if path != self._path:
            self._path = path
            self.path_changed.emit(path)

    @Slot()
    def _follow(self) -> None:
        modified = not self._store.undo_stack.isClean() or _kept(self._store.view) != self._written
        if modified != self._modified:
            self._modified = modified
            self.modified_changed.emit(modified)
        self.changed.emit()


def _kept(view: ViewState) -> tuple[object, ...]:
    """Return what of a view is somebody's work."""
    return view.notes, view.snapshot, view.live_name

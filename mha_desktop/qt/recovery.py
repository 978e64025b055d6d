"""Unsaved work is kept beside the settings, and found again after a crash."""

import contextlib
import os
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import msgspec
from PySide6.QtCore import QLockFile, QObject, QStandardPaths, QTimer, Signal, Slot

from mha_desktop.lab.files import is_folder, whole_file
from mha_desktop.lab.notes import Note
from mha_desktop.lab.sessions import Session, SessionError, decoded, encoded
from mha_desktop.qt.document import Document

AUTOSAVE_MS = 2000


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: a session document, and the file that the work belongs to."""

    path: str | None
    document: str


@dataclass(frozen=True)
class LostWork:
    """Work that a program which is not running any more did not save."""

    session: Session
    path: Path | None
    when: datetime
    kept_in: Path


class Recovery(QObject):
    """Writes what is unsaved at most every two seconds, and removes it once it is saved.

    Each window keeps a file of its own, with a lock that ends with the process: a kept file
    without a living lock is lost work.

    Parameters
    ----------
    document : Document
    folder : Path
        Made when it is first needed.
    parent : QObject, optional

    Signals
    -------
    message(object)
        A `Note`: unsaved work cannot be kept, or kept work cannot be read. Told once.
    """

    message = Signal(object)

    def __init__(self, document: Document, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._folder = folder
        self._file = folder / f"{uuid.uuid4().hex}.mha"
        self._lock: QLockFile | None = None
        self._told = False
        self._timer = QTimer(self, singleShot=True, interval=AUTOSAVE_MS)
        self._timer.timeout.connect(self.keep)
        document.changed.connect(self._follow)
        document.modified_changed.connect(self._follow)

    @Slot()
    def keep(self) -> None:
        """Write the unsaved work now; without any, remove what was kept."""
        self._timer.stop()
        if not self._document.modified:
            self._remove()
            return
        path = self._document.path
        kept = _Kept(None if path is None else str(path), encoded(self._document.session).decode())
        try:
            self._claim()
            with whole_file(self._file) as file:
                file.write(msgspec.json.encode(kept))
        except OSError as error:
            self._tell_unkept(error)

    def lost(self) -> list[LostWork]:
        """Return the work that other, dead processes left behind, newest first."""
        if not is_folder(self._folder):
            return []
        found = [work for path in self._folder.glob("*.mha") if (work := self._read(path))]
        return sorted(found, key=lambda work: work.when, reverse=True)

    def forget(self, work: LostWork) -> None:
        """Remove lost work: it was taken up, or is not wanted."""
        work.kept_in.unlink(missing_ok=True)

    def shut_down(self) -> None:
        """Remove what this window kept; call it when the work is saved or given up."""
        self._timer.stop()
        self._remove()
        if self._lock is not None:
            self._lock.unlock()

    @Slot()
    def _follow(self) -> None:
        if not self._document.modified:
            self.keep()
        elif not self._timer.isActive():
            self._timer.start()

    def _remove(self) -> None:
        if self._lock is not None:  # else nothing was ever written
            self._file.unlink(missing_ok=True)

    def _claim(self) -> None:
        if self._lock is None:
            self._folder.mkdir(parents=True, exist_ok=True)
            lock = _lock_of(self._file)
            lock.tryLock(0)
            self._lock = lock

    def _read(self, path: Path) -> LostWork | None:
        with _claimed(path) as claimed:
            if not claimed:
                return None
            try:
                kept = msgspec.json.decode(path.read_bytes(), type=_Kept)
                session = decoded(kept.document.encode())
                when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
            except (OSError, RecursionError, msgspec.DecodeError, SessionError) as error:
                self._set_aside(path, error)
                return None
        return LostWork(session, None if kept.path is None else Path(kept.path), when, path)

    def _set_aside(self, path: Path, error: Exception) -> None:
        """Rename what cannot be read, so that it is told once and a person can still look at it."""
        aside = path.with_suffix(".damaged")
        with contextlib.suppress(OSError):  # told in any case
            os.replace(path, aside)
        text = "unsaved work in {path} cannot be read: {problem}"
        self.message.emit(Note(text, {"path": str(aside), "problem": str(error)}))

    def _tell_unkept(self, error: OSError) -> None:
        if not self._told:
            self._told = True
            text = "unsaved work cannot be kept in {path}: {reason}; save often"
            reason = error.strerror or str(error)
            self.message.emit(Note(text, {"path": str(self._folder), "reason": reason}))


def recovery_folder() -> Path:
    """Return where unsaved work of this user is kept."""
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place)) / "recovery"


def _lock_of(file: Path) -> QLockFile:
    lock = QLockFile(str(file.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # a lock is dead only when its process is
    return lock


@contextlib.contextmanager
def _claimed(file: Path) -> Iterator[bool]:
    """Hold the lock of a kept file, if no living process does."""
    lock = _lock_of(file)
    claimed = lock.tryLock(0)
    try:
        yield claimed
    finally:
        if claimed:
            lock.unlock()

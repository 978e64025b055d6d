"""Sessions in the window: new, open, save, ask before work is lost, and find it after a crash."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import (
    QObject,
    QStandardPaths,
    Signal,
    Slot,
)
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from mha_desktop.app.asking_where import where_to_save
from mha_desktop.app.lost_work import UNTITLED, GiveUp, TakeUp, lost_work_message
from mha_desktop.lab.notes import LabError, Note
from mha_desktop.lab.sessions import SUFFIX, needs_weights, save_document, save_weights
from mha_desktop.lab.state import ViewState
from mha_desktop.qt.document import Document
from mha_desktop.qt.recovery import LostWork, Recovery
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.store import LabStore

if TYPE_CHECKING:  # imported when something takes long
    from mha_desktop.app.waiting import Waiting

MOST_RECENT = 10


class SessionFiles(QObject):
    """Asks for files, and answers what goes wrong with them in one sentence.

    Parameters
    ----------
    store : LabStore
    settings : Settings
        Remembers the recent sessions.
    recovery_folder : Path or None
        Where unsaved work is kept; None keeps none.
    window : QWidget
        Parent of the dialogs.

    Signals
    -------
    message(object)
        A `Note`.
    offered(str, object)
        Words for the message bar, and its choices: work that a crash left behind.
    title_changed()
        The name of the session is new, or whether it is modified.
    recent_changed()
        The list of recent sessions is new.
    """

    message = Signal(object)
    offered = Signal(str, object)
    title_changed = Signal()
    recent_changed = Signal()

    def __init__(
        self, store: LabStore, settings: Settings, recovery_folder: Path | None, window: QWidget
    ) -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self.document = Document(store, self)
        self._waiting: Waiting | None = None
        self._recovery: Recovery | None = None
        if recovery_folder is not None:
            self._recovery = Recovery(self.document, recovery_folder, self)
            self._recovery.message.connect(self.message)
        self.document.path_changed.connect(self.title_changed)
        self.document.modified_changed.connect(self.title_changed)

    def moved_to(self, window: QWidget) -> Self:
        """Ask and answer for another window from now on."""
        self.setParent(window)
        self._window = window
        return self

    @property
    def name(self) -> str:
        """The name of the session, as the title of the window shows it."""
        path = self.document.path
        return self.tr(UNTITLED) if path is None else path.stem

    @property
    def recent(self) -> tuple[Path, ...]:
        """The sessions that were opened or saved last, newest first."""
        return tuple(map(Path, self._settings.preferences.recent_sessions))

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what the actions about sessions do."""
        return {
            "newAction": self.new,
            "openAction": self.ask_and_open,
            "saveAction": self.save,
            "saveAsAction": self.save_as,
            "openFigureAction": self.ask_and_open_figure,
        }

    def look_for_lost_work(self) -> None:
        """Offer the newest work that a crash left behind."""
        if self._recovery is not None and (lost := self._recovery.lost()):
            self.offered.emit(*lost_work_message(lost[0], self._window.locale()))

    @Slot()
    def forget_recent(self) -> None:
        """Forget which files were opened, saved and exported; the files stay."""
        self._settings.change(recent_sessions=(), recent_exports=())
        self.recent_changed.emit()

    @Slot(object)
    def answer(self, choice: object) -> None:
        """Take lost work up, or give it up, as the user chose."""
        assert self._recovery is not None or not isinstance(choice, (TakeUp, GiveUp))
        match choice:
            case TakeUp(work) if self.may_go_on():
                self.document.recover(work.session, work.path)
                self._forget(work)
            case GiveUp(work):
                self._forget(work)

    def new(self) -> None:
        """Start over, after unsaved work was asked about."""
        if self.may_go_on():
            view = ViewState(colour_map=self._settings.preferences.colour_map)
            self.document.new(view)

    def ask_and_open(self) -> None:
        """Ask for a session and open it."""
        if path := self.ask_for_session():
            self.open(path)

    def ask_and_open_figure(self) -> None:
        """Ask for a picture and open the state that it shows."""
        pictures = QStandardPaths.StandardLocation.PicturesLocation
        folder = self._settings.preferences.export_folder
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open a figure's state"),
            folder or QStandardPaths.writableLocation(pictures),
            self.tr("Pictures with a state (*.png *.svg)"),
        )
        if name:
            self.open(Path(name))

    def ask_for_session(self) -> Path | None:
        """Ask for the file of a session."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open session"), self._folder(), self._filter()
        )
        return Path(name) if name else None

    def open(self, path: Path) -> None:
        """Open a session, or the state that a picture shows, after unsaved work was asked about.

        What comes out of a picture has no file yet: saving asks for one.
        """
        self._tried(lambda: self._open(path), path)

    def save(self) -> bool:
        """Save to the session's file, and ask for one if there is none yet.

        Returns
        -------
        bool
            Whether it is saved.
        """
        path = self.document.path
        return self.save_as() if path is None else self._save(path)

    def save_as(self) -> bool:
        """Ask for a file and save there."""
        chosen = where_to_save(
            self._window,
            self.tr("Save session"),
            self._folder(),
            self._filter(),
            self.name + SUFFIX,
            SUFFIX.removeprefix("."),
        )
        return bool(chosen) and self._save(Path(chosen))

    def may_go_on(self) -> bool:
        """Ask about unsaved work; False if the user would rather stay with it."""
        if not self.document.modified:
            return True
        button = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self._window,
            self.tr("Save changes?"),
            self.tr("“{name}” has changes that are not saved.").format(name=self.name),
            button.Save | button.Discard | button.Cancel,
            button.Save,
        )
        return self.save() if answer == button.Save else answer == button.Discard

    def shut_down(self) -> None:
        """Keep nothing any more: the work is saved or given up."""
        if self._waiting is not None:
            self._waiting.shut_down()
        self.document.shut_down()
        if self._recovery is not None:
            self._recovery.shut_down()

    def _open(self, path: Path) -> bool:
        # Imported with the first file: most starts open none.
        from mha_desktop.lab.any_session import is_picture
        from mha_desktop.lab.figure_state import session_in

        session = session_in(path) if is_picture(path) else None
        if not self.may_go_on():
            return False
        if session is not None:
            self.document.recover(session, None)
        else:
            self.document.open(path)
            self._remember(path)
        return True

    def _save(self, path: Path) -> bool:
        if not self._tried(lambda: self._write(path), path):
            return False
        self._remember(path)
        return True

    def _write(self, path: Path) -> bool:
        """Write the session, and the weights that it views on a worker; False if given up."""
        session = self.document.session
        if needs_weights(session, path):
            text = self.tr("Saving the weights of the session…")
            if not self._wait_for(lambda cancelled: save_weights(session, path, cancelled), text):
                return False
        self.document.save(path, save_document)
        return True

    def _wait_for(self, job: Callable[[Callable[[], bool]], None], text: str) -> bool:
        """Have something done on a worker; False if the user gave it up."""
        from mha_desktop.app.waiting import Waiting

        if self._waiting is None:
            self._waiting = Waiting(self)
        return self._waiting.wait_for(job, text, self._window)

    def _tried(self, step: Callable[[], bool], path: Path) -> bool:
        """Do something with a file, and return whether it is done; say what was wrong with it."""
        try:
            return step()
        except LabError as error:
            text = "{path} cannot be opened: {problem}"
            self.message.emit(Note(text, {"path": str(path), "problem": error.note}))
        except OSError as error:
            text = "{path}: {reason}; nothing was changed"
            reason = error.strerror or str(error)
            self.message.emit(Note(text, {"path": str(path), "reason": reason}))
        return False

    def _remember(self, path: Path) -> None:
        newest = str(path.absolute())
        others = [name for name in self._settings.preferences.recent_sessions if name != newest]
        self._settings.change(recent_sessions=(newest, *others)[:MOST_RECENT])
        self.recent_changed.emit()

    def _forget(self, work: LostWork) -> None:
        assert self._recovery is not None  # lost work comes from there
        self._recovery.forget(work)

    def _folder(self) -> str:
        newest = next(iter(self.recent), None)
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        return str(newest.parent) if newest else QStandardPaths.writableLocation(documents)

    def _filter(self) -> str:
        return self.tr("Sessions (*{suffix})").format(suffix=SUFFIX)

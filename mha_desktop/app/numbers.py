"""Numbers out of the window: into files, onto the clipboard, and as programs."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from mha_desktop.app.asking_where import where_to_save
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.notes import LabError, Note
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import LatestWorker

if TYPE_CHECKING:  # imported when numbers are first wanted: a start need not wait for it
    from mha_desktop.lab.numbers_files import FileForm
    from mha_desktop.lab.python_program import Library
    from mha_desktop.panels.numbers_dialog import NumbersChoice

translate = QCoreApplication.translate

NOTHING_TO_EXPORT = Note("there are no weights to export; type a sentence first")
STILL_BUSY = Note("other numbers are still being written; try again then")


@dataclass(frozen=True)
class _Done:
    """What a job did: the sentence about it, and what goes onto the clipboard."""

    note: Note
    text: str | None = None


def choose_numbers_file(parent: QWidget, folder: str, form: "FileForm", title: str) -> str:
    """Ask for the name of a file; the dialog adds the ending, and asks before it overwrites."""
    kinds = {
        "npz": translate("Export", "NumPy arrays (*.npz)"),
        "csv": translate("Export", "CSV, a row for each weight (*.csv)"),
        "csv-matrix": translate("Export", "CSV, a table for each head (*.csv)"),
    }
    ending = "npz" if form == "npz" else "csv"
    return where_to_save(parent, title, folder, kinds[form], f"numbers.{ending}", ending)


class NumbersExporter(QObject):
    """Writes the numbers on show.

    Parameters
    ----------
    store : LabStore
    settings : Settings
        Remembers the folder.
    window : QWidget
        Parent of the dialogs.

    Signals
    -------
    message(object)
        A `Note`: what was written, or why it could not be.
    busy_changed(bool)
        Whether numbers are being written.
    failed(object)
        An exception that should not happen.
    """

    message = Signal(object)
    busy_changed = Signal(bool)
    failed = Signal(object)

    def __init__(self, store: LabStore, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._store = store
        self._settings = settings
        self._window = window
        self._worker = LatestWorker(self)
        self._worker.finished.connect(self._report)
        self._worker.failed.connect(self._refuse)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what the actions about numbers do."""
        return {
            "exportNumbersAction": self.ask,
            "copyNumbersAction": self.copy_head,
            "numpyProgramAction": lambda: self.copy_program("numpy"),
            "torchProgramAction": lambda: self.copy_program("torch"),
        }

    def ask(self) -> None:
        """Open the dialog."""
        result = self._ready()
        if result is None:
            return
        from mha_desktop.panels.numbers_dialog import NumbersDialog

        dialog = NumbersDialog(len(result.weights), isinstance(result, LabResult), self._window)
        dialog.save_requested.connect(lambda choice: self._save(choice, dialog.accept))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def copy_head(self) -> None:
        """Put the weights of the selected head on the clipboard, as spreadsheets paste them."""
        result, head = self._ready(), self._store.view.selected_head
        if result is None:
            return
        from mha_desktop.lab.numbers_files import head_as_text

        note = Note("the weights of H{head} are on the clipboard", {"head": head + 1})
        self._run(lambda cancelled: _Done(note, head_as_text(result, head)))

    def copy_program(self, library: "Library") -> None:
        """Save the arrays, and copy a program that recomputes the weights from them.

        Parameters
        ----------
        library : {"numpy", "torch"}
            What the program computes with.
        """
        result = self._ready()
        if result is None:
            return
        if not isinstance(result, LabResult):
            self.message.emit(Note("weights that were read from a file cannot be recomputed"))
            return
        from mha_desktop.lab.python_program import check_program

        try:
            check_program(result)
        except LabError as error:
            self.message.emit(error.note)
            return
        title = self.tr("Save the NPZ file that the program reads")
        if path := self._ask_for_file("npz", title):
            self._run(lambda cancelled: _program(result, library, path, cancelled))

    def cancel(self) -> None:
        """Give up what is being written; no file changes."""
        if self._worker.busy:
            self._worker.cancel()
            self.busy_changed.emit(False)

    @property
    def writing(self) -> bool:
        """Whether a file would be missing if the window closed now."""
        return self._worker.busy

    def shut_down(self) -> None:
        """Give up what is being written, before the window goes; no file changes."""
        self.cancel()
        self._worker.shut_down()

    def _ready(self) -> HeadWeights | None:
        """Return what there is to write; say why if that is nothing."""
        if self._worker.busy:
            self.message.emit(STILL_BUSY)
            return None
        if self._store.weights is None:
            self.message.emit(NOTHING_TO_EXPORT)
        return self._store.weights

    def _save(self, choice: "NumbersChoice", close: Callable[[], None]) -> None:
        result = self._ready()
        path = self._ask_for_file(choice.form, self.tr("Export numbers")) if result else None
        if result is None or path is None:
            return
        close()
        self._run(lambda cancelled: _file(result, choice, path, cancelled))

    def _ask_for_file(self, form: "FileForm", title: str) -> Path | None:
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = self._settings.preferences.numbers_folder
        folder = folder or QStandardPaths.writableLocation(documents)
        name = choose_numbers_file(self._window, folder, form, title)
        if not name:
            return None
        self._settings.change(numbers_folder=str(Path(name).parent))
        return Path(name)

    def _run(self, job: Callable[[Callable[[], bool]], _Done]) -> None:
        """Write on the worker: a million weights take seconds."""
        self._worker.submit(job)
        self.busy_changed.emit(True)

    @Slot(object)
    def _report(self, done: _Done) -> None:
        self.busy_changed.emit(False)
        if done.text is not None:
            QGuiApplication.clipboard().setText(done.text)
        self.message.emit(done.note)

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        self.busy_changed.emit(False)
        if isinstance(error, OSError):
            text = "{path} cannot be written: {reason}"
            reason = error.strerror or str(error)
            self.message.emit(Note(text, {"path": error.filename, "reason": reason}))
        elif isinstance(error, MemoryError):
            self.message.emit(Note("there is not enough memory for so many numbers"))
        else:
            self.failed.emit(error)


def _file(
    result: HeadWeights, choice: "NumbersChoice", path: Path, cancelled: Callable[[], bool]
) -> _Done:
    _write(result, path, choice, cancelled)
    return _Done(Note("the numbers are saved as {path}", {"path": str(path)}))


def _program(
    result: LabResult, library: "Library", path: Path, cancelled: Callable[[], bool]
) -> _Done:
    from mha_desktop.lab.python_program import python_program
    from mha_desktop.panels.numbers_dialog import NumbersChoice

    program = python_program(result, path.name, library)
    _write(result, path, NumbersChoice("npz", None, False), cancelled)
    text = "the program is on the clipboard; it reads {name}, which lies in {folder}"
    return _Done(Note(text, {"name": path.name, "folder": str(path.parent)}), program)


def _write(
    result: HeadWeights, path: Path, choice: "NumbersChoice", cancelled: Callable[[], bool]
) -> None:
    """Write a file; an error names it, whichever file beside it could not be written."""
    from mha_desktop.lab.numbers_files import WritingCancelledError, write_numbers

    try:
        write_numbers(
            result, path, choice.form, heads=choice.heads, bom=choice.bom, cancelled=cancelled
        )
    except WritingCancelledError:
        pass  # whoever cancelled hears no more of it
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error

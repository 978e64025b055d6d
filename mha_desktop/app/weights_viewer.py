"""Weights out of files in the window: opened, looked at layer by layer, and left again."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from mha_desktop.lab.notes import LabError, Note
from mha_desktop.lab.state import ImportedWeights
from mha_desktop.lab.viewed_weights import read_again
from mha_desktop.lab.weights_limits import SUFFIXES
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import LatestWorker


class WeightsViewer(QObject):
    """Opens files of weights as one undoable step; one that is none changes nothing.

    Parameters
    ----------
    store : LabStore
    intents : Intents
    settings : Settings
        Remembers the folder.
    window : QWidget
        Parent of the dialog.

    Signals
    -------
    message(object)
        A `Note`: why a file could not be opened.
    busy_changed(bool)
        Whether a file is being read.
    failed(object)
        An exception that should not happen.
    """

    message = Signal(object)
    busy_changed = Signal(bool)
    failed = Signal(object)

    def __init__(
        self, store: LabStore, intents: Intents, settings: Settings, window: QWidget
    ) -> None:
        super().__init__(window)
        self._store = store
        self._intents = intents
        self._settings = settings
        self._window = window
        self._worker = LatestWorker(self)
        self._worker.finished.connect(self._show)
        self._worker.failed.connect(self._refuse)

    def ask_and_open(self) -> None:
        """Ask for a file of weights and open it."""
        endings = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open weights"),
            self._folder(),
            self.tr("Attention weights ({endings})").format(endings=endings),
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Read a file on the worker, and show its weights."""

        def job(cancelled: Callable[[], bool]) -> Path:
            read_again(path.absolute())
            return path.absolute()

        self._worker.submit(job)
        self.busy_changed.emit(True)

    @Slot(int)
    def show_layer(self, layer: int) -> None:
        """Show another layer of the file, counted from 0."""
        source = self._store.state.source
        if isinstance(source, ImportedWeights):
            self._intents.show_layer(ImportedWeights(source.path, layer))

    @Slot()
    def leave(self) -> None:
        """Go back to the source that was there before."""
        self._intents.leave_viewer(self._store.computed_source)

    def cancel(self) -> None:
        """Give up the file that is being read."""
        if self._worker.busy:
            self._worker.cancel()
            self.busy_changed.emit(False)

    def shut_down(self) -> None:
        """Stop reading, before the window goes."""
        self._worker.shut_down()

    def _folder(self) -> str:
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = self._settings.preferences.numbers_folder
        return folder or QStandardPaths.writableLocation(documents)

    @Slot(object)
    def _show(self, path: Path) -> None:
        self.busy_changed.emit(False)
        self._settings.change(numbers_folder=str(path.parent))
        source = ImportedWeights(str(path))
        if self._store.state.source == source:
            self._store.read_again()
        else:
            self._intents.view_weights(source)

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        self.busy_changed.emit(False)
        if isinstance(error, LabError):
            self.message.emit(error.note)
        elif isinstance(error, MemoryError):
            self.message.emit(Note("there is not enough memory for so many weights"))
        else:
            self.failed.emit(error)

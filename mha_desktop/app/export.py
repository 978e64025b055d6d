"""Export from the window: which picture, which file, and what became of it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from mha_desktop.engine.errors import AttentionError
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.notes import Note
from mha_desktop.panels.export_dialog import ExportChoice, ExportDialog, View
from mha_desktop.qt.figures.content import Figure
from mha_desktop.qt.figures.export import render_image, save_png
from mha_desktop.qt.figures.figures_from_result import (
    NoPictureError,
    grid_figure,
    head_figure,
)
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import Theme
from mha_desktop.qt.worker import LatestWorker

translate = QCoreApplication.translate

NOTHING_TO_EXPORT = Note("there are no heatmaps to export; type a sentence first")


def choose_picture_file(parent: QWidget, folder: str) -> str:
    """Ask for the name of a PNG; the dialog adds the ending, and asks before it overwrites."""
    dialog = QFileDialog(parent, translate("Export", "Export picture"), folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(translate("Export", "PNG picture (*.png)"))
    dialog.setDefaultSuffix("png")
    dialog.selectFile("heads.png")
    chosen = dialog.selectedFiles()[0] if dialog.exec() else ""
    dialog.deleteLater()
    return chosen


class Exporter(QObject):
    """Writes what the window shows as pictures.

    Parameters
    ----------
    store : LabStore
    settings : Settings
        Remembers folder, width and resolution.
    window : QWidget
        Parent of the dialogs.
    theme : Theme
        Colours of the pictures; the window sets it anew when its own change.

    Signals
    -------
    message(object)
        A `Note`: what was written, or why it could not be.
    busy_changed(bool)
        Whether a picture is being written.
    failed(object)
        An exception that should not happen.
    file_chosen()
        A picture is going to be written.
    """

    message = Signal(object)
    busy_changed = Signal(bool)
    failed = Signal(object)
    file_chosen = Signal()

    def __init__(self, store: LabStore, settings: Settings, window: QWidget, theme: Theme) -> None:
        super().__init__(window)
        self._store = store
        self._settings = settings
        self._window = window
        self.theme = theme
        self._worker = LatestWorker(self)
        self._worker.finished.connect(self._report)
        self._worker.failed.connect(self._refuse)

    def ask(self) -> None:
        """Open the export dialog."""
        if self._store.weights is None:
            self.message.emit(NOTHING_TO_EXPORT)
            return
        preferences = self._settings.preferences
        dialog = ExportDialog(
            self._view(),
            self._store.view.selected_head,
            preferences.export_width,
            preferences.export_dpi,
            self._window,
        )
        dialog.save_requested.connect(self.save)
        self.file_chosen.connect(dialog.accept)
        dialog.copy_requested.connect(self.copy)
        dialog.copy_requested.connect(dialog.accept)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, choice: ExportChoice) -> None:
        """Ask for a file name and write the picture there."""
        if self._worker.busy:
            self.message.emit(Note("another picture is still being written; try again then"))
            return
        path = choose_picture_file(self._window, self._folder())
        if path and self._store.weights is not None:
            self.file_chosen.emit()
            figure = self._figure(self._store.weights, choice)
            if figure is not None:
                self._write(figure, Path(path), choice)

    def copy(self, choice: ExportChoice) -> None:
        """Put the picture on the clipboard."""
        if self._store.weights is None:
            self.message.emit(NOTHING_TO_EXPORT)
            return
        figure = self._figure(self._store.weights, choice)
        if figure is None:
            return
        try:
            image = render_image(figure, width=choice.width)
        except AttentionError as error:
            self.message.emit(Note(error.template, error.values))
            return
        QGuiApplication.clipboard().setImage(image)
        self.message.emit(Note("the picture is on the clipboard"))

    def copy_shown(self) -> None:
        """Put the picture of the view in front on the clipboard, as wide as the last export."""
        preferences = self._settings.preferences
        choice = ExportChoice(self._view(), "", preferences.export_width, preferences.export_dpi)
        self.copy(choice)

    def cancel(self) -> None:
        """Give up the picture that is being written; no file changes."""
        if self._worker.busy:
            self._worker.cancel()
            self.busy_changed.emit(False)

    def shut_down(self) -> None:
        """Let a picture that is being written end, before the window goes."""
        self._worker.wait()

    def _view(self) -> View:
        return "head" if self._store.view.view == "head" else "grid"

    def _folder(self) -> str:
        pictures = QStandardPaths.StandardLocation.PicturesLocation
        return self._settings.preferences.export_folder or QStandardPaths.writableLocation(pictures)

    def _figure(self, result: HeadWeights, choice: ExportChoice) -> Figure | None:
        """Return what the view shows; None, and a message, if that is nothing."""
        view, title = self._store.view, choice.title or None
        if choice.view == "grid":
            return grid_figure(result, view, self.theme, title=title)
        try:
            return head_figure(result, view, self.theme, view.selected_head, title=title)
        except NoPictureError as error:
            self.message.emit(Note(error.template, error.values))
            return None

    def _write(self, figure: Figure, path: Path, choice: ExportChoice) -> None:
        """Paint and write on the worker: a wide picture takes seconds."""

        def job(cancelled: Callable[[], bool]) -> Path | None:
            size = {"width": choice.width, "dpi": choice.dpi}
            return path if save_png(figure, path, **size, cancelled=cancelled) else None

        self._settings.change(
            export_folder=str(path.parent), export_width=choice.width, export_dpi=choice.dpi
        )
        self._worker.submit(job)
        self.busy_changed.emit(True)

    @Slot(object)
    def _report(self, path: Path) -> None:
        self.busy_changed.emit(False)
        self.message.emit(Note("the picture is saved as {path}", {"path": str(path)}))

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        self.busy_changed.emit(False)
        if isinstance(error, AttentionError):
            self.message.emit(Note(error.template, error.values))
        elif isinstance(error, OSError):
            self.message.emit(Note("{problem}", {"problem": error}))
        else:
            self.failed.emit(error)

"""Export from the window: which picture, which way out, and what became of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from mha_desktop.app.export_problems import expected_note
from mha_desktop.app.last_choices import LastChoices
from mha_desktop.lab.files import is_folder
from mha_desktop.lab.notes import Note
from mha_desktop.lab.results import Result
from mha_desktop.qt.note_texts import note_text
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import Theme
from mha_desktop.qt.worker import LatestWorker

if TYPE_CHECKING:  # made when a picture is first wanted: a start need not wait for it
    from mha_desktop.app.batch_asking import BatchAsking
    from mha_desktop.app.export_asking import ExportAsking
    from mha_desktop.app.export_pictures import MakePictures, PictureMaker
    from mha_desktop.panels.export.export_choice import ExportChoice
    from mha_desktop.qt.figures.export import Paper
    from mha_desktop.qt.figures.picture import Picture

NOTHING_TO_EXPORT = Note("there are no heatmaps to export; type a sentence first")
STILL_BUSY = Note("another picture is still being written; try again then")

Job = Callable[[Callable[[], bool]], Callable[[], None]]
"""Runs on the worker, and returns what is to be done then on the thread of the window."""


@dataclass(frozen=True)
class ShowFolder:
    """The folder of a file is wanted: a choice that the message bar offers."""

    path: Path


class Exporter(QObject):
    """Writes, copies and prints what the window shows.

    Parameters
    ----------
    store : LabStore
    settings : Settings
        Remembers folder, recent exports, and the last choices.
    window : QWidget
        Parent of the dialogs.
    theme : Theme
        Of the dialogs; the window sets it anew when its own changes.

    Signals
    -------
    message(object)
        A `Note`: what was done, or why it could not be.
    offered(str, object)
        A sentence, and choices to go with it; the one that is made comes to `answer`.
    busy_changed(bool)
        Whether a picture is being made.
    failed(object)
        An exception that should not happen.
    """

    message = Signal(object)
    offered = Signal(str, object)
    busy_changed = Signal(bool)
    failed = Signal(object)

    def __init__(self, store: LabStore, settings: Settings, window: QWidget, theme: Theme) -> None:
        super().__init__(window)
        self.store = store
        self.settings = settings
        self.window = window
        self.theme = theme
        self._maker: PictureMaker | None = None
        self.choices = LastChoices(store, settings)
        self._worker = LatestWorker(self)
        self._worker.finished.connect(self._end)
        self._worker.failed.connect(self._refuse)
        self._others: list[Callable[[], None]] = []

    @property
    def maker(self) -> "PictureMaker":
        """What makes pictures of the window's lab."""
        if self._maker is None:
            from mha_desktop.app.export_pictures import PictureMaker

            self._maker = PictureMaker(self.store, self.window)
        return self._maker

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what the actions about pictures do."""
        return {
            "exportAction": self.ask,
            "copyPictureAction": self.copy_shown,
            "printAction": self.print_shown,
            "batchAction": self.ask_batch,
        }

    def ask(self) -> None:
        """Open the export dialog."""
        result = self.ready()
        if result is None:
            return
        from mha_desktop.app.export_asking import ExportAsking

        self._open(ExportAsking(self, result))

    def copy_shown(self) -> None:
        """Put the picture of the view in front on the clipboard, as the last choices want it."""
        if (result := self.ready()) is not None:
            self.copy(self.choice_for(result))

    def print_shown(self) -> None:
        """Open the preview of the view in front, as the printer gets it."""
        if (result := self.ready()) is not None:
            self.print(self.choice_for(result))

    def ask_batch(self) -> None:
        """Ask for a folder and what to write into it."""
        if (result := self.ready()) is not None:
            self.batch(self.choice_for(result))

    def batch(self, choice: "ExportChoice") -> None:
        """Open the dialog for many pictures."""
        result = self.ready()
        if result is None:
            return
        from mha_desktop.app.batch_asking import BatchAsking

        self._open(BatchAsking(self, result, choice))

    def _open(self, asking: "ExportAsking | BatchAsking") -> None:
        """Open a dialog; what it makes ends before the window goes."""
        self._others.append(asking.shut_down)
        asking.ended.connect(lambda: self._others.remove(asking.shut_down))
        asking.open()

    def save(self, choice: "ExportChoice", path: Path) -> None:
        """Write the picture into a file, or its pages into several."""
        make = self.make(choice)
        if make is None:
            return
        from mha_desktop.qt.figures.picture_files import write_pictures

        def job(cancelled: Callable[[], bool]) -> Callable[[], None]:
            files = list(write_pictures(make(cancelled), path, choice.file, cancelled))
            return lambda: self.tell_written(files)

        self.choices.remember(choice, path.parent)
        self._run(job)

    def copy(self, choice: "ExportChoice") -> None:
        """Put the picture on the clipboard, as pixels and as shapes."""
        make = self.make(choice)
        if make is None:
            return
        from mha_desktop.qt.figures.export import clipboard_picture

        def job(cancelled: Callable[[], bool]) -> Callable[[], None]:
            picture = choice.stateless(make(cancelled))[0]
            dpi = choice.file.dpi
            copied = clipboard_picture(picture, width=choice.image_width, dpi=dpi)

            def put() -> None:
                QGuiApplication.clipboard().setMimeData(copied.mime())
                self.message.emit(Note("the picture is on the clipboard"))

            return put

        self._run(job)

    def print(self, choice: "ExportChoice") -> None:
        """Show the pages, and print them if the user says so."""
        on_paper = choice.on_paper()
        make = self.make(on_paper)
        if make is None:
            return

        def job(cancelled: Callable[[], bool]) -> Callable[[], None]:
            pages = make(cancelled)
            return lambda: self._show_pages(pages, on_paper.file.paper)

        self._run(job)

    def cancel(self) -> None:
        """Give up what is being made; no file changes."""
        if self._worker.busy:
            self._worker.cancel()
            self.busy_changed.emit(False)

    def set_theme(self, theme: Theme) -> None:
        """Offer the theme of the window first."""
        self.theme = theme

    @property
    def writing(self) -> bool:
        """Whether a picture would be missing if the window closed now."""
        return self._worker.busy

    def shut_down(self) -> None:
        """Let a picture that is being written end, before the window goes."""
        for shut_down in self._others:
            shut_down()
        self._worker.wait()

    @Slot(object)
    def answer(self, choice: object) -> None:
        """Show a folder, if that is what the user chose."""
        if isinstance(choice, ShowFolder):
            self.show_folder(choice.path)

    def show_folder(self, path: Path) -> None:
        """Show the folder of a file in the program for folders."""
        folder = path if is_folder(path) else path.parent
        if not is_folder(folder) or not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            note = Note("the folder cannot be shown here: {folder}", {"folder": str(folder)})
            self.message.emit(note)

    def ready(self) -> Result | None:
        """Return what there is to export; say why if that is nothing."""
        if self._worker.busy:
            self.message.emit(STILL_BUSY)
            return None
        if self.store.weights is None:
            self.message.emit(NOTHING_TO_EXPORT)
        return self.store.weights

    def make(self, choice: "ExportChoice") -> "MakePictures | None":
        """Return what makes the pictures of a choice; None, and a message, if nothing can."""
        result = self.ready()
        if result is None:
            return None
        try:
            return self.maker.pictures(result, choice)
        except Exception as error:  # noqa: BLE001 - told or reported, never lost
            self._refuse(error)
            return None

    def choice_for(self, result: Result) -> "ExportChoice":
        """Return the last choices for the view in front."""
        return self.choices.suggest(result, self.maker)

    def tell_written(self, files: Sequence[Path]) -> None:
        """Say which files there are now, and offer their folder."""
        if not files:
            return
        self.choices.remember_files(files)
        if len(files) == 1:
            note = Note("the picture is saved as {path}", {"path": str(files[0])})
        else:
            values = {"count": len(files), "folder": str(files[0].parent)}
            note = Note("{count} pictures are saved in {folder}", values)
        text = note_text(note)
        self.offered.emit(text, [(self.tr("Show in &folder"), ShowFolder(files[0]))])

    def _show_pages(self, pages: "Sequence[Picture]", paper: "Paper") -> None:
        from mha_desktop.app.printing import show_pages

        show_pages(self.window, pages, paper, self.message.emit)

    def _run(self, job: Job) -> None:
        """Paint and write on the worker: a wide picture takes seconds."""
        self._worker.submit(job)
        self.busy_changed.emit(True)

    @Slot(object)
    def _end(self, then: Callable[[], None]) -> None:
        self.busy_changed.emit(False)
        then()

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        self.busy_changed.emit(False)
        if (note := expected_note(error)) is not None:
            self.message.emit(note)
        else:
            self.failed.emit(error)

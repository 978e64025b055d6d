"""The dialog for many pictures while it is open: they are made on a worker."""

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Signal, Slot

from mha_desktop.app.batch import (
    Batch,
    BatchItem,
    BatchReport,
    BatchStoppedError,
    head_items,
    sentence_items,
)
from mha_desktop.app.export_problems import expected_note
from mha_desktop.lab.examples import EXAMPLE_SENTENCES
from mha_desktop.lab.file_names import FreeNames
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.notes import LabError, Note
from mha_desktop.lab.results import Result
from mha_desktop.lab.sentence_lists import sentences_in
from mha_desktop.panels.export.batch_dialog import OF_SENTENCES, BatchChoice, BatchDialog
from mha_desktop.panels.export.export_choice import ExportChoice
from mha_desktop.qt.figures.options import check_options
from mha_desktop.qt.figures.view_figures import Shot
from mha_desktop.qt.note_texts import note_text
from mha_desktop.qt.worker import LatestWorker

if TYPE_CHECKING:
    from mha_desktop.app.export import Exporter


class BatchAsking(QObject):
    """Opens the dialog and serves it.

    Parameters
    ----------
    exporter : Exporter
        The parent.
    result : Result
        What the window shows.
    choice : ExportChoice
        Kind of file, size and look.

    Signals
    -------
    ended()
        The dialog is closed.
    """

    ended = Signal()
    _progressed = Signal(int, int, object)

    def __init__(self, exporter: "Exporter", result: Result, choice: ExportChoice) -> None:
        super().__init__(exporter)
        self.setObjectName("batchAsking")
        self._exporter, self._result, self._choice = exporter, result, choice
        self._cancelled = Event()
        self._folder = Path()
        self._worker = LatestWorker(self)
        self._worker.finished.connect(self._report)
        self._worker.failed.connect(self._refuse)
        self._progressed.connect(self._show_progress)
        pictures = QStandardPaths.StandardLocation.PicturesLocation
        folder = exporter.settings.preferences.export_folder
        self._dialog = BatchDialog(
            folder or QStandardPaths.writableLocation(pictures),
            computed=isinstance(result, LabResult),
            view=choice.view if choice.view in OF_SENTENCES else "grid",
            parent=exporter.window,
        )
        self._dialog.start_requested.connect(self._start)
        self._dialog.cancel_requested.connect(self.cancel)
        self._dialog.folder_requested.connect(lambda: exporter.show_folder(self._folder))
        self._dialog.finished.connect(self._close)

    def open(self) -> None:
        """Open the dialog."""
        self._dialog.open()

    @Slot()
    def cancel(self) -> None:
        """Stop after the picture that is being written; those before it stay."""
        self._cancelled.set()

    def shut_down(self) -> None:
        """Stop after the picture that is being written, before the window goes."""
        self._cancelled.set()
        self._worker.shut_down()

    @Slot(object)
    def _start(self, wanted: BatchChoice) -> None:
        self._cancelled.clear()
        self._folder = Path(wanted.folder).expanduser().absolute()
        make = self._maker(wanted)

        def job(_overtaken: Callable[[], bool]) -> BatchReport:
            batch = Batch(
                self._folder,
                self._choice.file,
                FreeNames(),
                self._cancelled.is_set,
                lambda done, total, files: self._progressed.emit(done, total, files),
            )
            return batch.write(make())

        self._dialog.show_started()
        self._worker.submit(job)

    def _maker(self, wanted: BatchChoice) -> Callable[[], Sequence[BatchItem]]:
        """Return what lists the pictures; it reads files and measures heads, on the worker."""
        result, options, view = self._result, self._choice.options, self._exporter.store.view
        heads = range(result.state.n_heads) if options.heads is None else options.heads
        pictures = self._exporter.maker.batch_view(self._choice, wanted.view)

        def make() -> Sequence[BatchItem]:
            check_options(options, result.state.n_heads)
            if wanted.kind == "heads":
                return head_items(Shot(result, view, options), heads)
            given = EXAMPLE_SENTENCES if wanted.kind == "examples" else _read(wanted.sentences)
            return sentence_items(result.state, view, options, pictures, given)

        return make

    @Slot(int, int, object)
    def _show_progress(self, done: int, total: int, files: Sequence[Path]) -> None:
        self._dialog.show_progress(done, total, files[-1].name)

    @Slot(object)
    def _report(self, report: BatchReport) -> None:
        values = {"done": report.done, "total": report.total, "folder": str(self._folder)}
        if report.cancelled:
            note = Note("cancelled: {done} of {total} pictures are saved in {folder}", values)
        else:
            note = Note("{done} of {total} pictures are saved in {folder}", values)
        self._dialog.show_end(note_text(note), report.notes, written=bool(report.files))
        self._exporter.tell_written(report.files)

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        note = expected_note(error)
        if note is None:
            self._dialog.show_problem("")
            self._exporter.failed.emit(error)
            return
        text = note_text(note)
        files: Sequence[Path] = ()
        if isinstance(error, BatchStoppedError):
            files = error.report.files
            if files:
                stay = Note("{count} pictures before it are saved", {"count": len(files)})
                text = f"{text} {note_text(stay)}"
        self._dialog.show_problem(text)
        self._exporter.tell_written(files)

    @Slot()
    def _close(self) -> None:
        self._worker.shut_down()
        self._dialog.deleteLater()
        self.ended.emit()
        self.deleteLater()


def _read(name: str) -> Sequence[str]:
    path = Path(name).expanduser()
    try:
        return sentences_in(path)
    except OSError as error:
        values = {"path": str(path), "reason": error.strerror or str(error)}
        raise LabError(Note("{path} cannot be opened: {reason}", values)) from error

"""The export dialog while it is open: previews on a worker, and what its buttons do."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Signal, Slot
from PySide6.QtWidgets import QMessageBox, QWidget

from mha_desktop.app.asking_where import where_to_save
from mha_desktop.app.export_problems import expected_note
from mha_desktop.lab.figure_choices import FileFormat
from mha_desktop.lab.file_names import speaking_name
from mha_desktop.lab.files import is_there
from mha_desktop.lab.results import Result
from mha_desktop.panels.export.export_choice import ExportChoice
from mha_desktop.panels.export.export_dialog import ExportDialog
from mha_desktop.panels.export.texts import format_texts
from mha_desktop.qt.figures.picture_files import file_paths
from mha_desktop.qt.figures.preview import Preview, preview
from mha_desktop.qt.note_texts import note_text
from mha_desktop.qt.worker import LatestWorker

if TYPE_CHECKING:
    from mha_desktop.app.export import Exporter

translate = QCoreApplication.translate


def choose_picture_file(parent: QWidget, folder: str, name: str, kind: FileFormat) -> str:
    """Ask for the name of a file; the dialog adds the ending, and asks before it overwrites."""
    text = next(text for text, value in format_texts() if value == kind)
    title, kinds = translate("Export", "Export picture"), f"{text} (*.{kind})"
    return where_to_save(parent, title, folder, kinds, f"{name}.{kind}", kind)


class ExportAsking(QObject):
    """Opens the dialog and serves it.

    Parameters
    ----------
    exporter : Exporter
        Makes what is asked for; the parent.
    result : Result
        Of which pictures are made.

    Signals
    -------
    ended()
        The dialog is closed.
    """

    ended = Signal()

    def __init__(self, exporter: "Exporter", result: Result) -> None:
        super().__init__(exporter)
        self._exporter = exporter
        self._result = result
        preferences = exporter.settings.preferences
        self._dialog = ExportDialog(
            exporter.maker.subject(result),
            exporter.choice_for(result),
            [Path(name) for name in preferences.recent_exports],
            exporter.theme,
            exporter.window,
        )
        self._painter = LatestWorker(self)
        self._painter.finished.connect(self._show)
        self._painter.failed.connect(self._refuse)
        self._connect()

    def open(self) -> None:
        """Open the dialog; it asks for its first preview once it has its size."""
        self._dialog.open()

    def shut_down(self) -> None:
        """Stop painting, before the window goes."""
        self._painter.shut_down()

    def _connect(self) -> None:
        dialog, exporter = self._dialog, self._exporter
        dialog.preview_requested.connect(self._paint)
        dialog.save_requested.connect(self._save)
        for signal, do in (
            (dialog.copy_requested, exporter.copy),
            (dialog.print_requested, exporter.print),
            (dialog.batch_requested, exporter.batch),
        ):
            signal.connect(lambda choice, do=do: self._hand_over(choice, do))
        dialog.folder_requested.connect(exporter.show_folder)
        dialog.finished.connect(self._close)

    def _hand_over(self, choice: ExportChoice, do: Callable[[ExportChoice], None]) -> None:
        """Close the dialog and go on; the choices are kept."""
        self._exporter.choices.remember(choice)
        self._dialog.accept()
        do(choice)

    @Slot(object)
    def _save(self, choice: ExportChoice) -> None:
        path = self._ask_for_file(choice)
        if path is not None and self._exporter.ready() is not None:
            self._dialog.accept()
            self._exporter.save(choice, path)

    def _ask_for_file(self, choice: ExportChoice) -> Path | None:
        """Return the file to write, after all that it would replace were asked about."""
        pictures = QStandardPaths.StandardLocation.PicturesLocation
        folder = self._exporter.settings.preferences.export_folder
        folder = folder or QStandardPaths.writableLocation(pictures)
        kind = choice.file.format
        chosen = choose_picture_file(self._dialog, folder, self._name(choice), kind)
        if not chosen:
            return None
        ending = f".{kind}"
        path = Path(chosen if chosen.lower().endswith(ending) else chosen + ending)
        files = file_paths(path, choice.pages(self._result.state.n_heads), choice.file)
        unasked = [file for file in files if str(file) != chosen and is_there(file)]
        return path if self._may_replace(unasked) else None

    def _may_replace(self, files: list[Path]) -> bool:
        if not files:
            return True
        text = self.tr("{name} already exists in {folder}. Replace it?")
        if len(files) > 1:
            text = self.tr("{name} and {count} more already exist in {folder}. Replace them?")
        first = files[0]
        asked = text.format(name=first.name, folder=first.parent, count=len(files) - 1)
        answer = QMessageBox.question(self._dialog, self.tr("Export picture"), asked)
        return answer == QMessageBox.StandardButton.Yes

    def _name(self, choice: ExportChoice) -> str:
        """Return a name for the file that says what is in it."""
        if choice.view == "grid":
            return "heads"
        if choice.view != "head" or self._exporter.store.view.averaged:
            return {"head": "mean-of-heads", "sheet": "contact-sheet"}.get(choice.view, choice.view)
        title = self._exporter.maker.subject(self._result).head_titles[choice.head]
        return f"H{choice.head + 1}{speaking_name(title)[len(str(choice.head + 1)) + 1 :]}"

    @Slot()
    def _paint(self) -> None:
        """Have the preview painted; one that is overtaken is never shown."""
        dialog = self._dialog
        choice, room = dialog.choice, dialog.preview_room
        ratio, page = dialog.devicePixelRatioF(), dialog.preview.page
        try:
            make = self._exporter.maker.pictures(self._result, choice)
        except Exception as error:  # noqa: BLE001 - told or reported, never lost
            self._refuse(error)
            return

        def job(cancelled: Callable[[], bool]) -> Preview:
            return preview(make(cancelled), choice.file, room, ratio, page)

        self._painter.submit(job)

    @Slot(object)
    def _show(self, made: Preview) -> None:
        self._dialog.show_preview(made)

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        if (note := expected_note(error)) is not None:
            self._dialog.show_problem(note_text(note))
        else:
            self._exporter.failed.emit(error)

    @Slot()
    def _close(self) -> None:
        self._painter.shut_down()
        self._dialog.deleteLater()
        self.ended.emit()
        self.deleteLater()

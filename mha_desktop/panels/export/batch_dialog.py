"""Many pictures at once: of what, where to, and how far it is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.lab.figure_choices import ExportView
from mha_desktop.panels.controls.dialog_buttons import dialog_buttons
from mha_desktop.panels.export.form import Form, choice_box
from mha_desktop.panels.export.texts import view_texts
from mha_desktop.panels.style_sheet import set_role

BatchKind = Literal["heads", "examples", "file"]

OF_SENTENCES: tuple[ExportView, ...] = ("grid", "sheet", "head")
"""Views of which pictures are made without the window."""

_PADDING, _WIDTH = 16, 560
_MOST_NOTES = 6


@dataclass(frozen=True)
class BatchChoice:
    """What the user wants.

    Attributes
    ----------
    kind : BatchKind
        All heads, all examples, or the sentences of a file.
    sentences : str
        That file.
    view : ExportView
        Of sentences.
    folder : str
        Where the pictures go.
    """

    kind: BatchKind
    sentences: str
    view: ExportView
    folder: str


class BatchDialog(QDialog):
    """Asks for a batch, and shows its progress.

    Parameters
    ----------
    folder : str
        Where the last pictures went.
    computed : bool
        Whether other sentences can be computed.
    view : ExportView
        Of sentences, at first.
    parent : QWidget, optional

    Signals
    -------
    start_requested(object)
        Write the pictures of this `BatchChoice`.
    cancel_requested()
        Write no more of them.
    folder_requested()
        Show the folder.
    """

    start_requested = Signal(object)
    cancel_requested = Signal()
    folder_requested = Signal()

    def __init__(
        self, folder: str, *, computed: bool, view: ExportView, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("batchDialog")
        self.setWindowTitle(self.tr("Export many pictures"))
        self._running = False
        self._form = Form(self.tr("Pictures"))
        self._kind = choice_box(self._kinds(computed), "heads")
        views = [(text, one) for one, text in view_texts().items() if one in OF_SENTENCES]
        self._view = choice_box(views, view)
        self._sentences = QLineEdit()
        self._folder = QLineEdit(folder)
        self._bar = QProgressBar()
        self._bar.setObjectName("batchProgress")
        self._bar.setAccessibleName(self.tr("Progress"))
        self._text = QLabel()
        self._text.setObjectName("batchText")
        self._text.setWordWrap(True)
        self._buttons = self._button_box()
        self._lay_out()
        self._kind.currentIndexChanged.connect(self._fit)
        for field in (self._sentences, self._folder):
            field.textChanged.connect(self._fit)
        self._fit()

    @property
    def choice(self) -> BatchChoice:
        """What is set at present."""
        return BatchChoice(
            self._kind.currentData(),
            self._sentences.text().strip(),
            self._view.currentData(),
            self._folder.text().strip(),
        )

    @property
    def text(self) -> str:
        """What is said about the batch."""
        return self._text.text()

    def show_started(self) -> None:
        """Show that pictures are being made."""
        self._running = True
        self._bar.setRange(0, 0)
        self._say(self.tr("The first picture is being made…"), ())
        self._fit()

    def show_progress(self, done: int, total: int, name: str) -> None:
        """Show the newest file."""
        self._bar.setRange(0, total)
        self._bar.setValue(done)
        text = self.tr("{done} of {total}: {name}")
        self._say(text.format(done=done, total=total, name=name), ())

    def show_end(self, text: str, notes: Sequence[str], *, written: bool) -> None:
        """Show what became of it, and what was wrong with single pictures."""
        self._running = False
        self._bar.setRange(0, max(self._bar.maximum(), 1))
        self._shown.setEnabled(written)
        self._say(text, notes)
        self._fit()

    def show_problem(self, text: str) -> None:
        """Say why nothing could be written."""
        self.show_end(text, (), written=False)
        set_role(self._text, "error")

    def reject(self) -> None:
        """Stop the batch; without one, close."""
        if self._running:
            self.cancel_requested.emit()
        else:
            super().reject()

    def _kinds(self, computed: bool) -> list[tuple[str, object]]:
        kinds: list[tuple[str, object]] = [(self.tr("All heads, one picture each"), "heads")]
        if computed:
            kinds.append((self.tr("All example sentences"), "examples"))
            kinds.append((self.tr("Sentences of a text file"), "file"))
        return kinds

    def _say(self, text: str, notes: Sequence[str]) -> None:
        set_role(self._text, "")
        more = len(notes) - _MOST_NOTES
        lines = [text, *notes[:_MOST_NOTES]]
        if more > 0:
            lines.append(self.tr("and {count} more").format(count=more))
        self._text.setText("\n".join(lines))

    def _lay_out(self) -> None:
        tr = self.tr
        self._form.add(tr("&What"), self._kind, "batchWhat", tr("What gets a picture each"))
        tip = tr("UTF-8 with one sentence in each line")
        self._file_row = self._row(self._sentences, "batchSentences", tip, self._ask_for_file)
        self._form.add_row(tr("&Text file"), self._file_row, self._sentences)
        tip = tr("What each picture shows")
        self._form.add(tr("&View"), self._view, "batchView", tip)
        tip = tr("Where the pictures go; files that are there are left alone")
        row = self._row(self._folder, "batchFolder", tip, self._ask_for_folder)
        self._form.add_row(tr("&Folder"), row, self._folder)
        note = QLabel(tr("Kind of file, size and look are those of the last export."))
        self._form.add_note(note, "secondary")
        self.setMinimumWidth(_WIDTH)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        column.setSpacing(_PADDING)
        column.addWidget(self._form)
        column.addWidget(self._bar)
        column.addWidget(self._text)
        column.addStretch(1)
        column.addWidget(self._buttons)

    def _row(self, field: QLineEdit, name: str, tip: str, ask: Callable[[], None]) -> QWidget:
        field.setObjectName(name)
        field.setToolTip(tip)
        button = QPushButton(self.tr("Choose…"))
        button.setObjectName(f"{name}Button")
        button.setToolTip(tip)
        button.setAutoDefault(False)
        button.clicked.connect(ask)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(field, 1)
        line.addWidget(button)
        return row

    def _button_box(self) -> QDialogButtonBox:
        box = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        box.setObjectName("batchButtons")
        role = QDialogButtonBox.ButtonRole
        self._start = box.addButton(self.tr("&Start"), role.ActionRole)
        set_role(self._start, "main")
        self._start.setDefault(True)
        self._start.setToolTip(self.tr("Write all pictures into the folder"))
        self._shown = box.addButton(self.tr("Show in fol&der"), role.ActionRole)
        self._shown.setAutoDefault(False)
        self._shown.setEnabled(False)
        self._shown.setToolTip(self.tr("Show the pictures in the program for folders"))
        self._close = box.button(QDialogButtonBox.StandardButton.Close)
        self._close.setAutoDefault(False)
        self._start.clicked.connect(lambda: self.start_requested.emit(self.choice))
        self._shown.clicked.connect(self.folder_requested)
        box.rejected.connect(self.reject)
        return box

    @Slot()
    def _fit(self) -> None:
        """Show the rows of the kind, and let only be started what can be."""
        choice = self.choice
        self._form.show_row(self._file_row, shown=choice.kind == "file")
        self._form.show_row(self._view, shown=choice.kind != "heads")
        ready = bool(choice.folder) and (choice.kind != "file" or bool(choice.sentences))
        self._start.setEnabled(ready and not self._running)
        self._form.setEnabled(not self._running)
        self._bar.setVisible(self._running)
        self._close.setText(self.tr("&Cancel") if self._running else self.tr("&Close"))

    @Slot()
    def _ask_for_file(self) -> None:
        text = self.tr("Sentences")
        texts = self.tr("Text (*.txt);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self, text, self._sentences.text(), texts)
        if name:
            self._sentences.setText(name)

    @Slot()
    def _ask_for_folder(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder"), self._folder.text())
        if folder:
            self._folder.setText(folder)

"""Export a picture: what, how it looks, into which file, and how it will be."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.panels.controls.dialog_buttons import dialog_buttons
from mha_desktop.panels.controls.side_by_side import scrolled
from mha_desktop.panels.export.export_choice import ExportChoice, Subject
from mha_desktop.panels.export.file_form import FileForm
from mha_desktop.panels.export.form import align_fields
from mha_desktop.panels.export.look_form import LookForm
from mha_desktop.panels.export.preview_pane import PreviewPane
from mha_desktop.panels.export.what_form import WhatForm
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.figures.exported_views import PANEL_VIEWS
from mha_desktop.qt.figures.options import FigureOptions
from mha_desktop.qt.figures.preview import Preview
from mha_desktop.qt.theme import Theme

_PADDING, _GAP = 16, 16
_SIZE = QSize(1040, 800)
_FORM_LETTERS = 48
# Typing a number asks for one preview, not for one of each digit.
_PAUSE_MS = 60


class ExportDialog(QDialog):
    """Asks for everything about a picture, and shows it.

    Parameters
    ----------
    subject : Subject
    choice : ExportChoice
        What is set at first.
    recent : sequence of Path
        What was exported last, newest first.
    theme : Theme
        Of the window.
    parent : QWidget, optional

    Signals
    -------
    save_requested(object), copy_requested(object), print_requested(object), batch_requested(object)
        What to do with the picture of this `ExportChoice`.
    preview_requested()
        `choice` is to be shown by `show_preview`, in `preview_room`.
    folder_requested(object)
        The folder of a `Path` is to be shown.
    """

    save_requested = Signal(object)
    copy_requested = Signal(object)
    print_requested = Signal(object)
    batch_requested = Signal(object)
    preview_requested = Signal()
    folder_requested = Signal(object)

    def __init__(
        self,
        subject: Subject,
        choice: ExportChoice,
        recent: Sequence[Path],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("exportDialog")
        self.setWindowTitle(self.tr("Export picture"))
        self._choice = choice
        self._what = WhatForm(subject, choice)
        self._look = LookForm(subject, choice.options)
        self._file = FileForm(choice.file, has_state=subject.computed)
        self.preview = PreviewPane(theme)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._ask)
        self._buttons: list[QPushButton] = []
        self._lay_out(self._button_box(recent))
        self._fit()
        for form in (self._what, self._look, self._file):
            form.changed.connect(self._change)
        self.preview.wanted.connect(self._pause.start)

    @property
    def choice(self) -> ExportChoice:
        """What is set at present; the heads before while the list of heads is wrong."""
        what, look, before = self._what, self._look, self._choice.options
        options = FigureOptions(
            title=look.title,
            caption=look.caption,
            colour_bar=look.colour_bar,
            theme=look.theme,
            text_scale=look.text_scale,
            transparent=look.transparent,
            heads=before.heads if what.problem else what.heads,
            columns=what.columns,
            order=what.order,
            per_page=what.per_page,
            arcs=what.arcs,
        )
        return ExportChoice(what.view, what.head, what.step, options, self._file.choice)

    @property
    def preview_room(self) -> QSize:
        """How large a preview can be, in logical pixels."""
        return self.preview.room

    @Slot(object)
    def show_preview(self, preview: Preview) -> None:
        """Show what was painted."""
        if not self._what.problem:
            self.preview.show_preview(preview)

    @Slot(str)
    def show_problem(self, text: str) -> None:
        """Say why there is no such picture."""
        self.preview.show_problem(text)

    def _fit(self) -> None:
        """Ask for nothing that a panel would not heed."""
        self._look.offer_colour_bar(offered=self._what.view not in PANEL_VIEWS)

    @Slot()
    def _change(self) -> None:
        self._fit()
        problem = self._what.problem
        for button in self._buttons:
            button.setEnabled(not problem)
        if problem:
            self.preview.show_problem(problem)
        else:
            self._choice = self.choice
            self._pause.start()

    @Slot()
    def _ask(self) -> None:
        if not self._what.problem:
            self.preview_requested.emit()

    def _lay_out(self, buttons: QDialogButtonBox) -> None:
        forms = QWidget()
        column = QVBoxLayout(forms)
        column.setContentsMargins(0, 0, _PADDING, 0)
        column.setSpacing(_GAP)
        for form in (self._what, self._look, self._file):
            column.addWidget(form)
        taken = align_fields((self._what, self._look, self._file))
        column.addStretch(1)
        area = scrolled(forms)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bar = area.verticalScrollBar().sizeHint().width()
        wanted = min(self.fontMetrics().averageCharWidth() * _FORM_LETTERS, _SIZE.width() // 2)
        area.setFixedWidth(max(forms.minimumSizeHint().width(), wanted) + taken + bar)
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        row.addWidget(area)
        row.addWidget(self.preview, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        page.setSpacing(_GAP)
        page.addLayout(row, 1)
        page.addWidget(buttons)
        self.resize(_SIZE.boundedTo(self.screen().availableSize() * 0.95))

    def _button_box(self, recent: Sequence[Path]) -> QDialogButtonBox:
        box = dialog_buttons(QDialogButtonBox.StandardButton.Cancel)
        box.setObjectName("exportButtons")
        box.accepted.connect(lambda: self.save_requested.emit(self.choice))
        box.rejected.connect(self.reject)
        self._add_save(box)
        self._add_other_ways(box)
        self._add_history(box, recent)
        return box

    def _add_save(self, box: QDialogButtonBox) -> None:
        tr = self.tr
        save = box.addButton(tr("&Save…"), QDialogButtonBox.ButtonRole.AcceptRole)
        set_role(save, "main")
        save.setDefault(True)
        save.setToolTip(tr("Write the picture into a file"))
        self._buttons.append(save)

    def _add_other_ways(self, box: QDialogButtonBox) -> None:
        tr = self.tr
        others = (
            (tr("&Copy"), tr("Put the picture on the clipboard"), self.copy_requested),
            (tr("Print…"), tr("Look at the pages and print them (Ctrl+P)"), self.print_requested),
            (
                tr("&Batch…"),
                tr("All heads or many sentences into a folder"),
                self.batch_requested,
            ),
        )
        for text, tip, signal in others:
            button = box.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
            button.setToolTip(tip)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, signal=signal: signal.emit(self.choice))
            self._buttons.append(button)
        self._buttons[2].setShortcut("Ctrl+P")

    def _add_history(self, box: QDialogButtonBox, recent: Sequence[Path]) -> None:
        shown = box.addButton(self.tr("Histor&y"), QDialogButtonBox.ButtonRole.ActionRole)
        shown.setAutoDefault(False)
        shown.setObjectName("exportRecent")
        shown.setToolTip(self.tr("Show the folder of a picture that was exported before"))
        shown.setMenu(self._recent_menu(recent))
        shown.setEnabled(bool(recent))

    def _recent_menu(self, recent: Sequence[Path]) -> QMenu:
        menu = QMenu(self)
        menu.setObjectName("exportRecentMenu")
        menu.setToolTipsVisible(True)
        for path in recent:
            action = menu.addAction(path.name.replace("&", "&&"))
            action.setToolTip(self.tr("Show in folder: {path}").format(path=path))
            action.setData(path)
        menu.triggered.connect(lambda action: self.folder_requested.emit(action.data()))
        return menu

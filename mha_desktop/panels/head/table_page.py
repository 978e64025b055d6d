"""The Data page of the Head view: every number of the selected head, to read and to copy."""

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.controls.content_or_note import filled_page
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.head.number_grid import NumberGrid
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.models.head_table_model import HeadTableModel
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.shown_head import ShownHead
from mha_desktop.qt.models.stage_notes import stage_note
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 16, 8


class TablePage(QWidget):
    """Shows `HeadTableModel`, which it tells the head and the stage of the view.

    Parameters
    ----------
    model : HeadTableModel
    heads : HeadsModel
        For the name of the head.
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    cell_hovered(object)
        The (query, key) of the current cell, or None.
    pin_chosen(object)
        Another `Pin`, or None.
    """

    cell_hovered = Signal(object)
    pin_chosen = Signal(object)

    def __init__(
        self,
        model: HeadTableModel,
        heads: HeadsModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._heads, self._view = model, heads, ViewState()
        self.table = NumberGrid(model, theme)
        self.title, self.stage, self.news = QLabel(), QLabel(), QLabel()
        self.copy_button = QPushButton(self.tr("Copy &table"))
        self._build()
        self._when_shown = WhenShown(self, self._refresh)
        self._connect()

    def show_view(self, view: ViewState) -> None:
        """Show head, stage, cell and pin of `view`."""
        self._view = view
        self._when_shown.change()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.table.set_theme(theme)

    def take_keyboard(self) -> None:
        """Give the keyboard to the table."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build(self) -> None:
        self.setObjectName("dataPage")
        set_ground(self, "panel")
        set_role(self.title, "title")
        for label in (self.stage, self.news):
            set_role(label, "secondary")
        self.copy_button.setObjectName("copyTableButton")
        self.copy_button.setToolTip(
            self.tr("Copies all cells with full precision, tabs in between. Ctrl+C: the selection")
        )
        self.table.setToolTip(self.tr("Arrows: cell. Enter: pin. Ctrl+C: copy the selection"))
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        row.addWidget(self.title)
        row.addWidget(self.stage)
        row.addStretch(1)
        row.addWidget(self.news)
        row.addWidget(self.copy_button)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(_MARGIN, _GAP, _MARGIN, _MARGIN)
        column.setSpacing(_GAP)
        column.addLayout(row)
        column.addWidget(self.table, 1)
        self.whole = filled_page(self, content)

    def _connect(self) -> None:
        self.table.cell_entered.connect(self.cell_hovered)
        self.table.pin_chosen.connect(self.pin_chosen)
        self.table.copy_requested.connect(self._copy_selection)
        self.copy_button.clicked.connect(self._copy_all)
        self._model.copied.connect(self._put_on_clipboard)
        for changed in (self._model.dataChanged, self._model.modelReset):
            changed.connect(self._when_shown.change)
        self._heads.dataChanged.connect(self._when_shown.change)

    def _refresh(self) -> None:
        view = self._view
        self._model.show(view)
        sheet = self._model.sheet
        if sheet is None:
            self.whole.show_note(self._why_nothing())
            return
        self.whole.show_content()
        self._show_title(sheet.shown)
        if view.cell is None or max(view.cell) < self._model.rowCount():
            self.table.go_to(view.cell)
        self.table.show_pin(view.pin)
        self.news.clear()

    def _why_nothing(self) -> str:
        if self._model.is_empty:
            return self.tr("Type a sentence above to see the numbers of its heads.")
        return self.tr("All heads are muted, so there is no mean of them to show.")

    def _show_title(self, shown: ShownHead) -> None:
        known = shown.head is not None and self._heads.describes(shown.result.weights)
        self.title.setText(self._heads.title(shown.heads[0]) if known else shown.name)
        note = stage_note(shown, msgspec.structs.replace(self._view, transposed=False))
        weights = "" if shown.signed else self.tr("weights")
        self.stage.setText(", ".join(filter(None, (weights, note))))

    def _copy_all(self) -> None:
        self._model.copy()

    def _copy_selection(self) -> None:
        block = self.table.selected_block()
        self._model.copy(*(block or (None, None)))

    def _put_on_clipboard(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        rows, columns = text.count("\n") - 1, text.partition("\n")[0].count("\t")
        self.news.setText(self.tr("Copied {rows} × {columns}").format(rows=rows, columns=columns))

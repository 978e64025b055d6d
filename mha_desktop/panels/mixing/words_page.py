"""The page "In words": which word a crafted head moves into each token."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.controls.content_or_note import ContentOrNote
from mha_desktop.panels.controls.number_table import NumberTable
from mha_desktop.panels.controls.rich_text import rich_label
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.mixing.selected_head_bar import SelectedHeadBar
from mha_desktop.panels.mixing.words_texts import basis_text, columns, rows, why_not
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.rows_model import RowsModel
from mha_desktop.qt.models.selected_head_model import SelectedHeadModel
from mha_desktop.qt.theme import Theme

_PADDING, _GAP = 16, 8
_WIDEST = ("00 because", "moves 'because' into 'because'", "0000000000 0.00")


class WordsPage(QWidget):
    """Shows the words of `SelectedHeadModel`.

    Parameters
    ----------
    model : SelectedHeadModel
    heads : HeadsModel
        For the choice of the head.
    theme : Theme
    parent : QWidget, optional
    """

    head_selected = Signal(int)

    def __init__(
        self,
        model: SelectedHeadModel,
        heads: HeadsModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self.bar = SelectedHeadBar(heads, self.tr("in words"))
        self.rows = RowsModel(columns(), self)
        self.table = NumberTable(
            self.rows, self.tr("What the head moves into each token"), _WIDEST, theme, stretched=1
        )
        self.table.setObjectName("wordsTable")
        self.basis = rich_label("")
        self.whole = ContentOrNote(self._content())
        self._build()
        self._when_shown = WhenShown(self, self._refresh)
        self.bar.head_selected.connect(self.head_selected)
        model.updated.connect(self._when_shown.change)
        model.written_changed.connect(self._when_shown.change)

    def show_view(self, view: ViewState) -> None:
        """Show the selected head in the list; its words come with the model."""
        self.bar.show_head(view.selected_head)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.table.set_theme(theme)

    def _content(self) -> QWidget:
        content = QWidget()
        self.basis.setWordWrap(True)
        set_role(self.basis, "secondary")
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.basis)
        column.addWidget(self.table, 1)
        return content

    def _build(self) -> None:
        set_ground(self, "panel")
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING, _GAP, _PADDING, _PADDING)
        column.setSpacing(_PADDING)
        column.addWidget(self.bar)
        column.addWidget(self.whole, 1)

    def _refresh(self) -> None:
        present = self._model.present
        if present is None:
            return
        reason = why_not(present.result.state)
        if reason:
            self.whole.show_note(reason)
            return
        self.whole.show_content()
        self.basis.setText(basis_text(present.result.state))
        self._model.ask_for_words()
        if self._model.written is not None:
            self.rows.show(rows(self._model.written))

"""The page "Heads compared": the table of all heads, and how similar they are."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.controls.side_by_side import scrolled
from mha_desktop.panels.head.heads_table import HeadsTable
from mha_desktop.panels.head.pair import Pair
from mha_desktop.panels.head.similarity_page import SimilarityPage
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.heads_table_model import HeadsTableModel
from mha_desktop.qt.models.similarity_model import SimilarityModel
from mha_desktop.qt.theme import Theme

_SIDE_BY_SIDE = 1060


class ComparedPage(QWidget):
    """Table and map side by side where there is room, else one below the other.

    Parameters
    ----------
    table_model : HeadsTableModel
    similarity_model : SimilarityModel
    heads : HeadsModel
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    head_selected(int)
        Counted from 0.
    """

    head_selected = Signal(int)

    def __init__(
        self,
        table_model: HeadsTableModel,
        similarity_model: SimilarityModel,
        heads: HeadsModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("comparedPage")
        self.table = HeadsTable(table_model, theme)
        self.similarity = SimilarityPage(similarity_model, heads, theme)
        self._pair = Pair(self.table, self.similarity, (2, 1), _SIDE_BY_SIDE)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scrolled(self._pair))
        for part in (self.table, self.similarity):
            part.head_selected.connect(self.head_selected)

    def show_view(self, view: ViewState) -> None:
        """Mark the selected head in both."""
        self.table.show_view(view)
        self.similarity.show_view(view)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.table.set_theme(theme)
        self.similarity.set_theme(theme)

    def take_keyboard(self) -> None:
        """Give the keyboard to the table."""
        self.table.take_keyboard()

"""The Costs page: what each matrix and stage costs, and what more heads would change."""

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mha_desktop.lab.state import LabState
from mha_desktop.panels.controls.side_by_side import SideBySide, scrolled
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.sharing.costs_table import CostsTable
from mha_desktop.panels.sharing.doubling_question import DoublingQuestion
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.cost_table_model import CostTableModel
from mha_desktop.qt.models.sharing_model import SharingModel
from mha_desktop.qt.theme import Theme


class CostsPage(QWidget):
    """The question, and beside it the table.

    Parameters
    ----------
    model : SharingModel
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, model: SharingModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("costsPage")
        self._model, self._state = model, LabState()
        self._costs = CostTableModel(self)
        self.table = CostsTable(self._costs, theme)
        self.question = DoublingQuestion(self._costs)
        self._empty = QLabel(self.tr("No tokens: type a sentence to see what its tokens cost."))
        set_role(self._empty, "secondary")
        self._empty.setContentsMargins(16, 0, 16, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._empty)
        column.addWidget(scrolled(SideBySide(self.question, self.table)), 1)
        self._when_shown = WhenShown(self, self._refresh)
        model.updated.connect(self._when_shown.change)

    def show_state(self, state: LabState) -> None:
        """Show the costs of a legal state, also while its numbers are being made."""
        self._state = state
        self._when_shown.change()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.table.set_theme(theme)

    def _refresh(self) -> None:
        result = self._model.result
        self._costs.show(self._state, len(result.tokens) if result else 0)
        self._empty.setVisible(result is None)

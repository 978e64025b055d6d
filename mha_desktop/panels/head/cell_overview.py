"""Weights without a way of their own: a row, a column, or the mean of heads."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from mha_desktop.lab.cell_arithmetic_overview import LineWeights, MeanCell
from mha_desktop.panels.head.cell_formula import formula_label
from mha_desktop.panels.head.cell_page import CellPage
from mha_desktop.panels.head.softmax_table import SoftmaxTable
from mha_desktop.qt.arithmetic_tables import line_table, mean_table
from mha_desktop.qt.arithmetic_texts import line_remark, mean_remark
from mha_desktop.qt.theme import Theme

_GAP = 8


class CellOverview(CellPage):
    """A remark and a table.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.remark = formula_label("caption", wrapped=True)
        self.table = SoftmaxTable(self.tr("Weights"), theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.remark)
        column.addWidget(self.table)
        column.addStretch(1)

    def show_line(self, line: LineWeights) -> None:
        """Show the weights of a query or of a key."""
        self.remark.setText(line_remark(line))
        self.table.show_table(line_table(line))
        self.fit()

    def show_mean(self, cell: MeanCell) -> None:
        """Show the weights of all heads at one cell."""
        self.remark.setText(mean_remark(cell))
        self.table.show_table(mean_table(cell))
        self.fit()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.table.set_theme(theme)

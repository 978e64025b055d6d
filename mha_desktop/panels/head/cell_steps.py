"""The four steps from a query and a key to a part of the head output."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mha_desktop.lab.cell_arithmetic import CellArithmetic
from mha_desktop.panels.head.cell_formula import formula, formula_label
from mha_desktop.panels.head.cell_page import CellPage
from mha_desktop.panels.head.cell_step import CellStep
from mha_desktop.panels.head.softmax_table import SoftmaxTable
from mha_desktop.panels.head.term_strips import TermStrips
from mha_desktop.qt.arithmetic_tables import softmax_tables
from mha_desktop.qt.arithmetic_texts import (
    DIVIDE,
    MULTIPLY,
    SOFTMAX,
    VALUE,
    FormulaLine,
    check_line,
    steps,
    weight_line,
)
from mha_desktop.qt.models.reading import readable
from mha_desktop.qt.theme import Theme

_GAP = 14


class CellSteps(CellPage):
    """Everything that leads to one weight, with the weight in large figures.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.strips = TermStrips(theme)
        self.table = SoftmaxTable(self.tr("Softmax"), theme)
        self.second_table = SoftmaxTable(self.tr("Second softmax"), theme)
        self.multiply = CellStep(MULTIPLY, theme, self.strips, first_role="equation")
        self.divide = CellStep(DIVIDE, theme, first_role="equation")
        self.softmax = CellStep(SOFTMAX, theme, self.table, self.second_table)
        self.value = CellStep(VALUE, theme)
        self.result, self.check = (
            formula_label("equation"),
            formula_label("caption", wrapped=True),
        )
        self._weight: FormulaLine | None = None
        self.result.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.result.setObjectName("arithmeticResult")
        self._build()

    def show_arithmetic(self, arithmetic: CellArithmetic) -> None:
        """Show the way to another weight."""
        query, key = (readable(arithmetic.tokens[i]) for i in (arithmetic.query, arithmetic.key))
        self.strips.show_products(arithmetic.products, query, key)
        tables = softmax_tables(arithmetic)
        for view, table in zip((self.table, self.second_table), tables, strict=False):
            view.show_table(table)
        self.second_table.setVisible(len(tables) > 1)
        parts = (self.multiply, self.divide, self.softmax, self.value)
        for part, step in zip(parts, steps(arithmetic), strict=True):
            part.show_step(step)
        self._show_weight(weight_line(arithmetic))
        self.check.setText(check_line(arithmetic))
        self.fit()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        for part in (self.multiply, self.divide, self.softmax, self.value):
            part.set_theme(theme)
        for picture in (self.strips, self.table, self.second_table):
            picture.set_theme(theme)
        if self._weight is not None:
            self._show_weight(self._weight)

    def _show_weight(self, line: FormulaLine) -> None:
        self._weight = line
        accent = (
            f'<span style="color:{self._theme.accent.name()}"><b>{escape(line.result)}</b></span>'
        )
        words = f"{formula(line.name)} {formula(line.formula)}".strip()
        self.result.setText(f"{words} {accent}")

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        for part in (self.multiply, self.divide, self.softmax):
            column.addWidget(part)
        column.addWidget(self.result)
        column.addWidget(self.value)
        column.addWidget(self.check)
        column.addStretch(1)

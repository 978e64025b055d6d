"""How far each head moved, as a table that can be put in order."""

from enum import Enum

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mha_desktop.lab.comparison import Comparison, HeadDifference
from mha_desktop.panels.controls.content_or_note import filled_page
from mha_desktop.panels.controls.number_table import NumberTable
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.comparison_texts import (
    difference_text,
    distance_text,
    strongest_text,
)
from mha_desktop.qt.models.rows_model import Cell, Column, Row, RowsModel
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 16, 8
# A bar of 64 px and its gap take about as much room as these letters.
_BAR_LETTERS = "0" * 12
_WIDEST = ("H128", f"{_BAR_LETTERS}−0.42", f"{_BAR_LETTERS}0.000", "'because' → 'because'")


class Order(Enum):
    """What the rows are sorted by; the largest number is on top."""

    HEAD = 0
    LARGEST = 1
    DISTANCE = 2


class NumbersPage(QWidget):
    """A row per compared head: largest difference, where it is, and distance.

    Parameters
    ----------
    theme : Theme

    Signals
    -------
    head_selected(int)
        The user chose a head, counted from 0.
    """

    head_selected = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._comparison: Comparison | None = None
        self._heads: list[int] = []
        self._selected = 0
        self.order = SegmentedButton(
            self.tr("Order"),
            (
                (self.tr("Head"), Order.HEAD),
                (self.tr("Largest difference"), Order.LARGEST),
                (self.tr("Distance"), Order.DISTANCE),
            ),
        )
        self.order.setObjectName("compareOrder")
        self.rows = RowsModel(self._columns(), self)
        self.table = NumberTable(
            self.rows, self.tr("Difference of each head"), _WIDEST, theme, stretched=3
        )
        self.table.setObjectName("compareNumbers")
        self._build()

    def show_comparison(self, comparison: Comparison | None) -> None:
        """Show the heads of another comparison."""
        self._comparison = comparison
        self._sort()

    def say_why(self, reasons: str) -> None:
        """Say instead of the table why no head could be compared; nothing while there are some."""
        if self._heads or not reasons:
            self.whole.show_content()
        else:
            self.whole.show_note(reasons)

    def show_head(self, head: int) -> None:
        """Mark the selected head."""
        self._selected = head
        if head in self._heads:
            self.table.mark_row(self._heads.index(head))
        else:
            self.table.clearSelection()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.table.set_theme(theme)

    def _columns(self) -> tuple[Column, ...]:
        return (
            Column(self.tr("Head"), self.tr("Heads are compared by their numbers"), False),
            Column(
                self.tr("Largest difference"),
                self.tr("The weight of B minus that of A where they differ most"),
            ),
            Column(
                self.tr("Distance"),
                self.tr(
                    "Mean over the rows of the square root of the Jensen-Shannon divergence "
                    "(base 2): 0 is the same, 1 nothing in common"
                ),
            ),
            Column(self.tr("Where"), self.tr("Query and key of the largest difference"), False),
        )

    def _build(self) -> None:
        for order, tip in (
            (Order.HEAD, self.tr("By the number of the head")),
            (Order.LARGEST, self.tr("The head with the largest difference first")),
            (Order.DISTANCE, self.tr("The head that moved farthest first")),
        ):
            self.order.button(order).setToolTip(tip)
        self.order.set_choice(Order.HEAD)
        self.order.chosen.connect(self._sort)
        self.table.setToolTip(self.tr("Up and Down: head. Enter: select it everywhere."))
        header = self.table.horizontalHeader()
        header.setSectionsClickable(True)
        header.sectionClicked.connect(self._sort_by_column)
        self.table.clicked.connect(self._choose)
        self.table.activated.connect(self._choose)
        caption = QLabel(self.tr("Order"))
        set_role(caption, "secondary")
        bar = QHBoxLayout()
        bar.setSpacing(_GAP)
        bar.addWidget(caption)
        bar.addWidget(self.order)
        bar.addStretch()
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(_MARGIN, _GAP, _MARGIN, _MARGIN)
        column.setSpacing(_GAP)
        column.addLayout(bar)
        column.addWidget(self.table, 1)
        self.whole = filled_page(self, content)

    def _sort_by_column(self, column: int) -> None:
        """Sort by the title that was clicked; where the difference is has no order of its own."""
        order = {0: Order.HEAD, 1: Order.LARGEST, 2: Order.DISTANCE}.get(column)
        if order is not None:
            self.order.set_choice(order)
            self._sort()

    def _sort(self) -> None:
        comparison = self._comparison
        found = () if comparison is None else comparison.heads
        order = self.order.choice()
        self._heads = sorted(range(len(found)), key=lambda head: _key(found[head], head, order))
        self.rows.show([_row(comparison, head) for head in self._heads] if comparison else [])
        self.show_head(self._selected)

    def _choose(self, index: QModelIndex) -> None:
        self.head_selected.emit(self._heads[index.row()])


def _key(found: HeadDifference, head: int, order: object) -> tuple[float, int]:
    if order is Order.LARGEST:
        return -abs(found.largest), head
    if order is Order.DISTANCE:
        return 1.0 if found.distance is None else -found.distance, head
    return 0.0, head


def _row(comparison: Comparison, head: int) -> Row:
    found = comparison.heads[head]
    return (
        Cell(f"H{head + 1}"),
        Cell(difference_text(found.largest), min(abs(found.largest), 1.0), head),
        Cell(distance_text(found.distance), found.distance, head),
        Cell(strongest_text(comparison, head)),
    )

"""What attention costs by matrix and stage: MHA, the present grouping and MQA side by side."""

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from mha_desktop.engine.costs import Product
from mha_desktop.lab.cost_table import (
    CostRow,
    CostTable,
    CostTotals,
    DoubledHeads,
    cost_table,
    heads_doubled,
)
from mha_desktop.lab.state import LabState
from mha_desktop.qt.numbers import grouped_digits, percent_text

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole
_TIMES = " · "


class CostTableColumn(IntEnum):
    """Columns of `CostTableModel`."""

    NAME = 0
    MHA = 1
    NOW = 2
    MQA = 3


@dataclass(frozen=True)
class CostCell:
    """One cell: what is read first, and what explains it below.

    In the column of names these are a name and a formula in symbols, else a number and the same
    formula with numbers; `joint` stands between the two in one line.
    """

    main: str
    below: str = ""
    joint: str = " = "

    @property
    def text(self) -> str:
        """Both in one line."""
        return self.joint.join(filter(None, (self.main, self.below)))


@dataclass(frozen=True)
class CostLine:
    """One row; a strong one is a total, or stands alone."""

    cells: tuple[CostCell, ...]
    is_strong: bool = False


class CostTableModel(QAbstractTableModel):
    """Parameters, multiply-adds and exponentials, each as a formula with numbers.

    Signals
    -------
    costs_changed()
        The rows, or what doubling the heads would do, are new.
    """

    costs_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._of: tuple[int, ...] = ()
        self._state, self._tokens = LabState(), 0
        self._lines: tuple[CostLine, ...] = ()

    def show(self, state: LabState, tokens: int) -> None:
        """Show the costs of a state for this many tokens."""
        of = state.d_model, state.n_heads, state.n_kv_heads, tokens
        if of == self._of:
            return
        self.beginResetModel()
        self._of, self._state, self._tokens = of, state, tokens
        self._lines = self._lines_of(cost_table(state, tokens))
        self.endResetModel()
        self.costs_changed.emit()

    @property
    def state(self) -> LabState:
        """The state whose costs are shown."""
        return self._state

    @property
    def tokens(self) -> int:
        """For how many tokens."""
        return self._tokens

    @property
    def lines(self) -> tuple[CostLine, ...]:
        """All rows, in the order shown."""
        return self._lines

    def doubled(self) -> DoubledHeads | None:
        """Return what doubling the heads and halving d_k does; None where d_k is odd."""
        return heads_doubled(self._state, self._tokens)

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(CostTableColumn)

    def data(self, index: _Index, role: int = _DISPLAY) -> object:
        """Return the text of a cell."""
        if not index.isValid() or role != _DISPLAY:
            return None
        return self._lines[index.row()].cells[index.column()].text

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        """Return the title of a column; names stand on the left."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and section == CostTableColumn.NAME:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return self._titles()[section] if role == _DISPLAY else None

    def _titles(self) -> tuple[str, ...]:
        return (
            self.tr("Matrix or stage"),
            self.tr("MHA, g = {g}").format(g=self._state.n_heads),
            self.tr("Now, g = {g}").format(g=self._state.n_kv_heads),
            self.tr("MQA, g = {g}").format(g=1),
        )

    def _lines_of(self, table: CostTable) -> tuple[CostLine, ...]:
        totals = table.mha, table.now, table.mqa
        stages = self._stage_names()
        return (
            self._total_line(self.tr("Parameters"), [total.parameters for total in totals]),
            *(_line(_matrix_name(row.name), row) for row in table.parameters),
            self._total_line(self._work_name(), [total.multiply_adds for total in totals]),
            *(_line(stages[row.name], row) for row in table.multiply_adds),
            _line(self.tr("Exponentials of the softmax"), table.exponentials, is_strong=True),
        )

    def _total_line(self, name: str, totals: list[int]) -> CostLine:
        """Return a row of sums, each with its share of MHA."""
        cells = (self._total_cell(total, totals[0]) for total in totals)
        return CostLine((CostCell(name), *cells), is_strong=True)

    def _total_cell(self, total: int, mha: int) -> CostCell:
        if not mha:
            return CostCell(grouped_digits(total))
        share = self.tr("{share} of MHA").format(share=percent_text(total / mha))
        return CostCell(grouped_digits(total), share, ", ")

    def _work_name(self) -> str:
        one = self._tokens == 1
        name = self.tr("Multiply-adds, 1 token") if one else self.tr("Multiply-adds, {n} tokens")
        return name.format(n=self._tokens)

    def _stage_names(self) -> dict[str, str]:
        return {
            "q": self.tr("Q = X · W_Q"),
            "k": self.tr("K = X · W_K"),
            "v": self.tr("V = X · W_V"),
            "scores": self.tr("Scores Q · Kᵀ"),
            "head_outputs": self.tr("Weights · V"),
            "output": self.tr("Concat · W_O"),
        }


def totals_of(totals: CostTotals) -> tuple[int, int, int]:
    """Return parameters, multiply-adds and exponentials."""
    return totals.parameters, totals.multiply_adds, totals.exponentials


def _matrix_name(name: str) -> str:
    return name.upper()


def _line(name: str, row: CostRow, *, is_strong: bool = False) -> CostLine:
    symbols = CostCell(name, _TIMES.join(factor.symbol for factor in row.now.factors))
    cells = (_product_cell(product) for product in (row.mha, row.now, row.mqa))
    return CostLine((symbols, *cells), is_strong)


def _product_cell(product: Product) -> CostCell:
    numbers = _TIMES.join(grouped_digits(factor.value) for factor in product.factors)
    return CostCell(grouped_digits(product.value), numbers)

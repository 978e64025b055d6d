"""The costs of every layout of key/value heads, one row per layout."""

from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from mha_desktop.lab.layout_costs import LayoutCost, layout_costs, preset_name
from mha_desktop.lab.state import LabState
from mha_desktop.qt.numbers import grouped_digits, percent_text, size_text

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole


class CostsColumn(IntEnum):
    """Columns of `CostsModel`."""

    LAYOUT = 0
    PARAMETERS = 1
    CACHE = 2
    SHARE = 3


class CostsModel(QAbstractTableModel):
    """Layout, parameters, KV cache and its share of MHA, from MHA down to MQA."""

    costs_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tokens = 0
        self._shown_for: tuple[object, ...] = ()
        self._rows: tuple[LayoutCost, ...] = ()

    def show(self, state: LabState, tokens: int) -> None:
        """Show the costs of a state's layouts for this many tokens."""
        shown_for = state.d_model, state.kv_head_of, tokens
        if shown_for == self._shown_for:
            return
        self._shown_for = shown_for
        rows = layout_costs(state, tokens)
        if rows == self._rows and tokens == self._tokens:
            return
        self.beginResetModel()
        self._tokens, self._rows = tokens, rows
        self.endResetModel()
        self.costs_changed.emit()

    @property
    def rows(self) -> tuple[LayoutCost, ...]:
        """All rows, in the order shown."""
        return self._rows

    @property
    def current(self) -> LayoutCost | None:
        """The layout of the state; None before the first one."""
        return next((row for row in self._rows if row.is_current), None)

    @property
    def custom_name(self) -> str:
        """What a layout is called that no preset makes."""
        return self.tr("Custom")

    def name(self, cost: LayoutCost) -> str:
        """Return what a layout is called."""
        if cost.is_custom:
            return self.custom_name
        return preset_name(cost.n_heads, cost.n_kv_heads)

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of layouts."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(CostsColumn)

    def data(self, index: _Index, role: int = _DISPLAY) -> object:
        """Return the text or the alignment of a cell."""
        if not index.isValid():
            return None
        cost, column = self._rows[index.row()], CostsColumn(index.column())
        if role == _DISPLAY:
            return self.text(cost, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        """Return the title of a column."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(CostsColumn(section))
        return self._titles()[section] if role == _DISPLAY else None

    def text(self, cost: LayoutCost, column: CostsColumn) -> str:
        """Return what a cell shows."""
        match column:
            case CostsColumn.LAYOUT:
                return self.name(cost)
            case CostsColumn.PARAMETERS:
                return grouped_digits(cost.parameters)
            case CostsColumn.CACHE:
                return size_text(cost.cache_bytes)
            case CostsColumn.SHARE:
                return percent_text(cost.share)

    def _titles(self) -> tuple[str, ...]:
        one = self._tokens == 1
        cache = self.tr("KV cache, 1 token") if one else self.tr("KV cache, {n} tokens")
        return (
            self.tr("Layout"),
            self.tr("Parameters"),
            cache.format(n=self._tokens),
            self.tr("of MHA"),
        )


def _alignment(column: CostsColumn) -> Qt.AlignmentFlag:
    side = {
        CostsColumn.LAYOUT: Qt.AlignmentFlag.AlignLeft,
        CostsColumn.CACHE: Qt.AlignmentFlag.AlignLeft,
    }.get(column, Qt.AlignmentFlag.AlignRight)
    return side | Qt.AlignmentFlag.AlignVCenter

"""The heads in the order of a column of their table."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from mha_desktop.qt.models.heads_table_model import HeadsTableModel, HeadsTableRole

_Index = QModelIndex | QPersistentModelIndex

_DISPLAY = Qt.ItemDataRole.DisplayRole


class SortedHeads(QSortFilterProxyModel):
    """Sorts `HeadsTableModel`: what is undefined stands last either way, equals by number."""

    def __init__(self, model: HeadsTableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setSourceModel(model)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        """Return what the model says, with an arrow at the column that sorts."""
        text = super().headerData(section, orientation, role)
        if role != _DISPLAY or section != self.sortColumn() or not isinstance(text, str):
            return text
        ascending = self.sortOrder() is Qt.SortOrder.AscendingOrder
        return f"{text} {'▴' if ascending else '▾'}"

    def lessThan(self, left: _Index, right: _Index) -> bool:
        """Return whether a cell stands before another one in ascending order."""
        first, second = left.data(HeadsTableRole.SORT), right.data(HeadsTableRole.SORT)
        descending = self.sortOrder() is Qt.SortOrder.DescendingOrder
        if first is None or second is None:
            if (first is None) != (second is None):
                return (first is None) is descending
        elif first != second:
            return bool(first < second)
        return (left.row() < right.row()) is not descending and left.row() != right.row()

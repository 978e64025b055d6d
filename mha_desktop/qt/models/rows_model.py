"""A small table of finished texts, some with a bar, for pages that show one answer at a time."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Cell:
    """What stands in one cell.

    Attributes
    ----------
    text : str
    bar : float, optional
        Length of a bar before the text, 0 to 1.
    head : int, optional
        Head, from 0, in whose colour the bar is; without one it has the accent.
    """

    text: str
    bar: float | None = None
    head: int | None = None


Row = tuple[Cell, ...]


@dataclass(frozen=True)
class Column:
    """Title of a column, what it means, and whether its texts are numbers, which stand right."""

    title: str
    tip: str
    is_number: bool = True


class RowsModel(QAbstractTableModel):
    """Rows that are replaced as a whole.

    Parameters
    ----------
    columns : sequence of Column
    parent : QObject, optional
    """

    def __init__(self, columns: Sequence[Column], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = tuple(columns)
        self._rows: tuple[Row, ...] = ()

    def show(self, rows: Sequence[Row]) -> None:
        """Show other rows, each with one cell per column."""
        new = tuple(rows)
        if len(new) != len(self._rows):
            self.beginResetModel()
            self._rows = new
            self.endResetModel()
        elif new != self._rows:
            self._rows = new
            self.dataChanged.emit(
                self.index(0, 0), self.index(len(new) - 1, len(self._columns) - 1)
            )

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows in one call."""
        return self._rows

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        """Return where the texts of a column stand."""
        return _RIGHT if self._columns[column].is_number else _LEFT

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: _Index, role: int = _DISPLAY) -> object:
        """Return the text or the alignment of a cell."""
        if not index.isValid():
            return None
        if role == _DISPLAY:
            return self._rows[index.row()][index.column()].text
        return self.alignment(index.column()) if role == _ALIGNMENT else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        """Return title, tip or alignment of a column."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = self._columns[section]
        values: dict[int, object] = {
            _DISPLAY: column.title,
            Qt.ItemDataRole.ToolTipRole: column.tip,
            _ALIGNMENT: self.alignment(section),
        }
        return values.get(role)

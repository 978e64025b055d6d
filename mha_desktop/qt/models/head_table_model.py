"""Every number of the selected head at one stage, as a table."""

from collections.abc import Callable
from enum import IntEnum

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import Cell, Stage
from mha_desktop.qt.models.changes import same_weights
from mha_desktop.qt.models.head_sheet import WEIGHT_PLACES, HeadSheet
from mha_desktop.qt.models.reading import readable
from mha_desktop.qt.numbers import decimal
from mha_desktop.qt.worker import Executor, LatestWorker

Index = QModelIndex | QPersistentModelIndex
translate = QCoreApplication.translate

SUM, ENTROPY = 0, 1
FIRST_KEY = 2
"""Columns: the sum of the row, its entropy, and then one column per key."""

_NO_INDEX = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_NO_VALUE = "–"


class HeadTableRole(IntEnum):
    """What a cell can be asked for besides its text."""

    VALUE = Qt.ItemDataRole.UserRole + 1
    MASKED = Qt.ItemDataRole.UserRole + 2


class HeadTableModel(QAbstractTableModel):
    """Rows are queries; the columns are the row's sum, its entropy, and all keys.

    Nothing is computed before a cell is asked for.

    Parameters
    ----------
    parent : QObject, optional
    executor : callable
        Makes the executor that writes texts to copy.

    Signals
    -------
    copied(object)
        The text that `copy` was asked for.
    failed(object)
        An exception while writing it, which should not happen.
    """

    copied = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        self._result: LabResult | None = None
        self._head = 0
        self._stage: Stage = "weights"
        self._sheet: HeadSheet | None = None
        self._writer = executor()
        self._writer.finished.connect(self.copied)
        self._writer.failed.connect(self.failed)

    def update(self, result: LabResult | None) -> None:
        """Show the numbers of `result`; None, for a sentence without tokens, empties the table."""
        if same_weights(self._result, result):
            return
        same_size = self._size() == (0 if result is None else len(result.tokens))
        if not same_size:
            self.beginResetModel()
        self._result = result
        self._take()
        if not same_size:
            self.endResetModel()
        else:
            self._announce()

    def show(self, head: int, stage: Stage) -> None:
        """Show another head (counted from 0), or another stage."""
        if (head, stage) != (self._head, self._stage):
            self._head, self._stage = head, stage
            self._take()
            self._announce()

    @property
    def sheet(self) -> HeadSheet | None:
        """The numbers on show; None without tokens."""
        return self._sheet

    def copy(self, queries: range | None = None, keys: range | None = None) -> None:
        """Write cells, or all, as tab-separated text with full precision; `copied` brings it."""
        sheet = self._sheet
        if sheet is None:
            return
        everything = range(self._size())
        rows = everything if queries is None else queries
        columns = everything if keys is None else keys
        self._writer.submit(lambda _cancelled: sheet.rows_as_text(rows, columns))

    def shut_down(self) -> None:
        """Stop the worker; call it before the window goes."""
        self._writer.shut_down()

    def index_of(self, cell: Cell) -> QModelIndex:
        """Return the index of a (query, key)."""
        return self.index(cell[0], cell[1] + FIRST_KEY)

    def cell_of(self, index: Index) -> Cell | None:
        """Return the (query, key) of an index; None for sums and entropies."""
        if not index.isValid() or index.column() < FIRST_KEY:
            return None
        return index.row(), index.column() - FIRST_KEY

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of queries."""
        return 0 if parent.isValid() else self._size()

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of keys, and two for sum and entropy."""
        return 0 if parent.isValid() or not self._size() else self._size() + FIRST_KEY

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        """Return the number of a cell as text, in words, or as a number."""
        if not index.isValid() or self._sheet is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(self._sheet, index)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._words(self._sheet, index)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT
            case HeadTableRole.VALUE:
                return self._value(self._sheet, index)
            case HeadTableRole.MASKED:
                cell = self.cell_of(index)
                return cell is not None and self._sheet.is_masked(*cell)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        """Return the numbered token of a row or column, or the title of the first two columns."""
        if orientation is Qt.Orientation.Vertical:
            return self._name(section) if role == _DISPLAY else None
        if section >= FIRST_KEY:
            tip = role in (_DISPLAY, Qt.ItemDataRole.ToolTipRole)
            return self._name(section - FIRST_KEY) if tip else None
        return _header(section, role)

    def _size(self) -> int:
        return 0 if self._result is None else len(self._result.tokens)

    def _take(self) -> None:
        if self._result is None:
            self._sheet = None
        else:
            head = min(self._head, self._result.state.n_heads - 1)
            self._sheet = HeadSheet(self._result, head, self._stage)

    def _announce(self) -> None:
        rows, columns = self.rowCount(), self.columnCount()
        if rows:
            self.dataChanged.emit(self.index(0, 0), self.index(rows - 1, columns - 1))
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, rows - 1)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, columns - 1)

    def _name(self, place: int) -> str:
        names = () if self._sheet is None else self._sheet.names
        return names[place] if 0 <= place < len(names) else ""

    def _value(self, sheet: HeadSheet, index: Index) -> float | None:
        """Return the number of a cell; None where there is none."""
        if index.column() == SUM:
            return float(sheet.sums[index.row()])
        if index.column() == ENTROPY:
            entropy = float(sheet.entropies[index.row()])
            return None if np.isnan(entropy) else entropy
        query, key = index.row(), index.column() - FIRST_KEY
        return None if sheet.is_masked(query, key) else float(sheet.values[query, key])

    def _text(self, sheet: HeadSheet, index: Index) -> str:
        value = self._value(sheet, index)
        if value is None:
            masked = index.column() >= FIRST_KEY
            return translate("HeadTable", "masked") if masked else _NO_VALUE
        places = WEIGHT_PLACES if index.column() == ENTROPY else sheet.places
        return _figures(value, places, is_weight=sheet.stage == "weights")

    def _words(self, sheet: HeadSheet, index: Index) -> str:
        """Return a cell as a sentence: "'sat' looks at 'cat', 0.4213"."""
        text, tokens = self._text(sheet, index), sheet.result.tokens
        query = readable(tokens[index.row()])
        if index.column() == SUM:
            return translate("HeadTable", "Row of '{query}', sum {value}").format(
                query=query, value=text
            )
        if index.column() == ENTROPY:
            return translate("HeadTable", "Row of '{query}', entropy {value}").format(
                query=query, value=text
            )
        cell = index.row(), index.column() - FIRST_KEY
        words = {"query": query, "key": readable(tokens[cell[1]]), "value": text}
        if sheet.is_masked(*cell):
            return translate("HeadTable", "'{query}' may not look at '{key}', masked").format(
                **words
            )
        return _sentence(sheet.stage).format(**words)


def _figures(value: float, places: int, *, is_weight: bool) -> str:
    """Return a number; a weight that would be rounded to 0 is not called 0."""
    least = 10.0**-places
    if is_weight and 0 < value < least / 2:
        return f"< {decimal(least, places)}"
    return decimal(value, places)


def _sentence(stage: Stage) -> str:
    sentences = {
        "products": translate("HeadTable", "'{query}' and '{key}', q·k {value}"),
        "scores": translate("HeadTable", "'{query}' and '{key}', score {value}"),
        "masked": translate("HeadTable", "'{query}' and '{key}', score for the softmax {value}"),
        "weights": translate("HeadTable", "'{query}' looks at '{key}', {value}"),
    }
    return sentences[stage]


def _header(section: int, role: int) -> object:
    if role == Qt.ItemDataRole.ToolTipRole:
        tips = (
            translate("HeadTable", "Sum of the row, without masked cells"),
            translate(
                "HeadTable",
                "Entropy of the row of weights, relative to even attention: 1 spreads evenly, "
                "0 looks at one key; – where there is no choice, or before the softmax",
            ),
        )
        return tips[section]
    titles = translate("HeadTable", "Row sum"), translate("HeadTable", "Entropy")
    return titles[section] if role == _DISPLAY else None

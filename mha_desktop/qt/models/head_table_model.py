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

from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.state import Cell, Stage, ViewState
from mha_desktop.qt.models.changes import same_weights
from mha_desktop.qt.models.head_sheet import HeadSheet
from mha_desktop.qt.models.reading import readable
from mha_desktop.qt.models.shown_head import ShownHead, stage_of, unmuted
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
        self._result: HeadWeights | None = None
        self._view = ViewState()
        self._sheet: HeadSheet | None = None
        self._written: dict[tuple[int, int], tuple[str, bool]] = {}
        self._writer = executor()
        self._writer.finished.connect(self.copied)
        self._writer.failed.connect(self.failed)

    def update(self, result: HeadWeights | None) -> None:
        """Show the numbers of `result`; None, for a sentence without tokens, empties the table."""
        same_size = self._size() == (0 if result is None else len(result.tokens))
        if not same_size:
            self.beginResetModel()
        same, self._result = same_weights(self._result, result), result
        if not same:
            self._sheet = None
        changed = self._take()
        if not same_size:
            self.endResetModel()
        elif changed:
            self._announce()

    def show(self, view: ViewState) -> None:
        """Show the head, or the mean, and the stage of another view."""
        self._view = view
        if self._take():
            self._announce()

    @property
    def is_empty(self) -> bool:
        """Whether the sentence has no tokens."""
        return self._result is None

    @property
    def sheet(self) -> HeadSheet | None:
        """The numbers on show; None without tokens, or without a head to take the mean of."""
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

    def written(self, row: int, column: int) -> tuple[str, bool]:
        """Return the text of a cell, and whether it is masked; a table paints hundreds at a time.

        There has to be a sheet.
        """
        found = self._written.get((row, column))
        if found is None:
            index = self.index(row, column)
            found = str(self.data(index)), bool(self.data(index, HeadTableRole.MASKED))
            self._written[row, column] = found
        return found

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

    def _take(self) -> bool:
        """Find what is to be shown; return whether it is new."""
        shown = None if self._result is None else shown_head(self._result, self._view)
        before = None if self._sheet is None else self._sheet.shown
        if _choice(shown) == _choice(before):
            return False
        self._sheet = None if shown is None else HeadSheet(shown)
        self._written.clear()
        return True

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
        if index.column() < FIRST_KEY:
            column = sheet.sums if index.column() == SUM else sheet.entropies
            value = float(column[index.row()])
            return None if np.isnan(value) else value
        query, key = index.row(), index.column() - FIRST_KEY
        return None if sheet.is_masked(query, key) else float(sheet.values[query, key])

    def _text(self, sheet: HeadSheet, index: Index) -> str:
        value = self._value(sheet, index)
        if value is None and index.column() == ENTROPY:
            return _NO_VALUE
        if sheet.is_undefined(index.row()):
            return translate("HeadTable", "undefined")
        if value is None:
            return translate("HeadTable", "masked")
        return _figures(value, sheet.places, is_weight=not sheet.shown.signed)

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
        if sheet.is_masked(*cell) and not sheet.is_undefined(cell[0]):
            return translate("HeadTable", "'{query}' may not look at '{key}', masked").format(
                **words
            )
        return _sentence(sheet.shown.stage).format(**words)


def shown_head(result: HeadWeights, view: ViewState) -> ShownHead | None:
    """Return the selected head at the stage of a view, or the mean; None for a mean of nobody."""
    state = result.state
    if not view.averaged:
        head = min(view.selected_head, state.n_heads - 1)
        return ShownHead(result, (head,), stage_of(result, view), False)
    solo = any(state.soloed)
    pairs = zip(state.muted, state.soloed, strict=True)
    heads = unmuted(muted or (solo and not soloed) for muted, soloed in pairs)
    return ShownHead(result, heads, "weights", True) if heads else None


def _choice(shown: ShownHead | None) -> tuple[object, ...]:
    return () if shown is None else (shown.heads, shown.stage, shown.averaged)


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

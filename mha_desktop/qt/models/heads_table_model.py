"""All heads as a table that can be sorted: what each does, in words and in numbers."""

import math
from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.heads_measured import head_blocks, measured_heads
from mha_desktop.lab.laboratory import Cancelled, LabResult
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.models.changes import same_weights
from mha_desktop.qt.models.head_roles import HeadRoles
from mha_desktop.qt.models.head_text import head_title, head_tool_tip, hidden_tool_tip
from mha_desktop.qt.models.heads_table_texts import (
    HeadColumn,
    column_tip,
    column_title,
    gain_text,
)
from mha_desktop.qt.numbers import decimal
from mha_desktop.qt.worker import Executor, LatestWorker

Index = QModelIndex | QPersistentModelIndex

_NO_INDEX = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
# Not known of weights that were read from a file.
_MIXING = (HeadColumn.KV_HEAD, HeadColumn.GAIN)
_MEASURED = range(HeadColumn.ENTROPY, HeadColumn.KV_HEAD)
_NO_VALUE = "–"


class HeadsTableRole(IntEnum):
    """What a cell can be asked for besides its text."""

    SORT = Qt.ItemDataRole.UserRole + 1
    SHARE = Qt.ItemDataRole.UserRole + 2
    SILENT = Qt.ItemDataRole.UserRole + 3


class Measured(NamedTuple):
    """The heads of a result, measured.

    Attributes
    ----------
    of : HeadWeights
    columns : ndarray, shape (7, h)
        Entropy to separator, NaN for what this sentence leaves undefined.
    names : tuple of str
    roles : HeadRoles
        With every head measured.
    """

    of: HeadWeights
    columns: FloatArray
    names: tuple[str, ...]
    roles: HeadRoles


class HeadsTableModel(QAbstractTableModel):
    """One row a head, in the order of their numbers; what was measured last stays until the next.

    Nothing is measured before `ask`. Faders and mutes are followed at once.

    Parameters
    ----------
    parent : QObject, optional
    executor : callable
        Makes the executor that measures.

    Signals
    -------
    updated()
        Another result, or none: ask again if the table is on show.
    progress_changed(int, int)
        So many of how many heads are done, from 200 ms on; (0, 0) when that is over.
    failed(object)
        An exception out of the measuring, which should not happen.
    """

    updated = Signal()
    progress_changed = Signal(int, int)
    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        self._result: HeadWeights | None = None
        self._basis: HeadWeights | None = None
        self._shown: Measured | None = None
        self._answers_hidden = False
        self._job = Background[Measured](executor(), self)
        self._job.changed.connect(self._take)
        self._job.progress_changed.connect(self.progress_changed)
        self._job.failed.connect(self.failed)

    def update(self, result: HeadWeights | None) -> None:
        """Belong to another result; measuring an older one is given up."""
        self._result = result
        if not same_weights(self._basis, result):
            self._basis = result
            self._job.keep_only(result)
        if result is None:
            self._show(None)
        elif self._shown is not None:
            self._announce(HeadColumn.KV_HEAD, HeadColumn.GAIN)
        self.updated.emit()

    def hide_answers(self, hidden: bool) -> None:
        """Let no head say what it does, or let them again; the measures stay."""
        if hidden != self._answers_hidden:
            self._answers_hidden = hidden
            self._announce(HeadColumn.NUMBER, HeadColumn.GAIN)

    def ask(self) -> None:
        """Have the present heads measured, unless they are or it is under way."""
        basis = self._basis
        if basis is not None:
            self._job.ask(basis, lambda *tools: _measured(basis, *tools))

    @property
    def measured(self) -> Measured | None:
        """The heads on show."""
        return self._shown

    @property
    def is_empty(self) -> bool:
        """Whether the sentence has no tokens, so that there are no heads."""
        return self._result is None

    def shut_down(self) -> None:
        """Stop the worker; call it before the window goes."""
        self._job.shut_down()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of heads."""
        return 0 if parent.isValid() or self._shown is None else len(self._shown.names)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(HeadColumn)

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        """Return text, tool tip, alignment, or one of `HeadsTableRole` of a cell."""
        if not index.isValid() or self._shown is None:
            return None
        shown, head, column = self._shown, index.row(), HeadColumn(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(shown, head, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words(shown, head, column)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tool_tip(shown, head)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _LEFT if column <= HeadColumn.NAME else _RIGHT
            case HeadsTableRole.SORT:
                return self._sort_key(shown, head, column)
            case HeadsTableRole.SHARE:
                return _share(shown, head, column)
            case HeadsTableRole.SILENT:
                return self._mixed(shown).state.effective_gains[head] == 0
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        """Return title, meaning and alignment of a column."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = HeadColumn(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            return column_tip(column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if column <= HeadColumn.NAME else _RIGHT
        return column_title(column) if role == _DISPLAY else None

    def _take(self) -> None:
        self._show(self._job.value)

    def _show(self, measured: Measured | None) -> None:
        """Show other heads; as many as before leave selection and scrolling alone."""
        rows = 0 if measured is None else len(measured.names)
        if rows != self.rowCount():
            self.beginResetModel()
            self._shown = measured
            self.endResetModel()
        else:
            self._shown = measured
            self._announce(HeadColumn.NUMBER, HeadColumn.GAIN)

    def _announce(self, first: HeadColumn, last: HeadColumn) -> None:
        if self.rowCount():
            self.dataChanged.emit(self.index(0, first), self.index(self.rowCount() - 1, last))

    def _mixed(self, shown: Measured) -> HeadWeights:
        """Return the result that knows the faders: the newest, if its heads are those on show."""
        newest = self._result
        return newest if newest is not None and same_weights(shown.of, newest) else shown.of

    def _tool_tip(self, shown: Measured, head: int) -> str:
        mixed = self._mixed(shown)
        if self._answers_hidden:
            return hidden_tool_tip(mixed, head)
        return head_tool_tip(mixed, head, shown.roles.measure(head))

    def _name(self, shown: Measured, head: int) -> str:
        return "" if self._answers_hidden else shown.names[head]

    def _text(self, shown: Measured, head: int, column: HeadColumn) -> str:
        mixed = self._mixed(shown)
        if column in _MIXING and not isinstance(mixed, LabResult):
            return _NO_VALUE
        state = mixed.state
        match column:
            case HeadColumn.NUMBER:
                return f"H{head + 1}"
            case HeadColumn.NAME:
                return self._name(shown, head)
            case HeadColumn.KV_HEAD:
                return str(state.kv_head_of[head] + 1)
            case HeadColumn.GAIN:
                silenced = any(state.soloed) and not state.soloed[head]
                return gain_text(state.gains[head], muted=state.muted[head], silenced=silenced)
        share = _share(shown, head, column)
        return _NO_VALUE if share is None else decimal(share, 2)

    def _words(self, shown: Measured, head: int, column: HeadColumn) -> str:
        """Return a cell with the name of its column; the first one says all about the head."""
        if column is HeadColumn.NUMBER:
            return head_title(head, self._name(shown, head))
        return f"{column_title(column)}: {self._text(shown, head, column)}"

    def _sort_key(self, shown: Measured, head: int, column: HeadColumn) -> float | str | None:
        """Return what a column is sorted by; None for what is undefined."""
        mixed = self._mixed(shown)
        if column in _MIXING and not isinstance(mixed, LabResult):
            return None
        state = mixed.state
        match column:
            case HeadColumn.NUMBER:
                return float(head)
            case HeadColumn.NAME:
                return self._name(shown, head).casefold() or None
            case HeadColumn.KV_HEAD:
                return float(state.kv_head_of[head])
            case HeadColumn.GAIN:
                return float(state.effective_gains[head])
        return _share(shown, head, column)


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

    def lessThan(self, left: Index, right: Index) -> bool:
        """Return whether a cell stands before another one in ascending order."""
        first, second = left.data(HeadsTableRole.SORT), right.data(HeadsTableRole.SORT)
        descending = self.sortOrder() is Qt.SortOrder.DescendingOrder
        if first is None or second is None:
            if (first is None) != (second is None):
                return (first is None) is descending
        elif first != second:
            return bool(first < second)
        return (left.row() < right.row()) is not descending and left.row() != right.row()


def _share(shown: Measured, head: int, column: HeadColumn) -> float | None:
    """Return a measure, 0 to 1; None where it is undefined, and for other columns."""
    if column not in _MEASURED:
        return None
    value = float(shown.columns[column - HeadColumn.ENTROPY, head])
    return None if math.isnan(value) else value


def _measured(
    result: HeadWeights, cancelled: Callable[[], bool], progress: Callable[[int, int], None]
) -> Measured:
    found = measured_heads(result, cancelled=cancelled, progress=progress)
    roles = HeadRoles(result)
    names: list[str] = []
    for heads in head_blocks(result):
        if cancelled():
            raise Cancelled
        names += roles[heads.start : heads.stop]
    columns = np.stack(
        [
            found.entropy, found.previous, found.itself, found.following,
            found.backward, found.first, found.separator,
        ]
    )  # fmt: skip
    return Measured(result, columns, tuple(names), roles)

"""All heads as a table that can be sorted: what each does, in words and in numbers."""

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.models.changes import same_weights
from mha_desktop.qt.models.head_text import head_title, head_tool_tip, hidden_tool_tip
from mha_desktop.qt.models.heads_table_measures import Measured, measure_heads
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
_NO_VALUE = "–"


class HeadsTableRole(IntEnum):
    """What a cell can be asked for besides its text."""

    SORT = Qt.ItemDataRole.UserRole + 1
    SHARE = Qt.ItemDataRole.UserRole + 2
    SILENT = Qt.ItemDataRole.UserRole + 3


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
            self._job.ask(basis, lambda *tools: measure_heads(basis, *tools))

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
                return shown.share(head, column)
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
        share = shown.share(head, column)
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
        return shown.share(head, column)

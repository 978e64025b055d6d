"""The heads as a list: number, role, gain, mute and key/value head of each."""

from enum import IntEnum

import numpy as np
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.qt.models.changes import same_weights
from mha_desktop.qt.models.head_roles import HeadRoles, HiddenRoles
from mha_desktop.qt.models.head_text import head_title, head_tool_tip, hidden_tool_tip

Index = QModelIndex | QPersistentModelIndex

_NO_INDEX = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole


class HeadItem(IntEnum):
    """What a row of `HeadsModel` can be asked for besides its title."""

    ROLE_TEXT = Qt.ItemDataRole.UserRole + 1
    MUTED = Qt.ItemDataRole.UserRole + 2
    GAIN = Qt.ItemDataRole.UserRole + 3
    KV_HEAD = Qt.ItemDataRole.UserRole + 4


class HeadsModel(QAbstractListModel):
    """One row a head, in the order of their numbers (row 0 is H1).

    What a head does is measured only when somebody asks for it: a grid of 128 heads has no room
    for their names.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._result: HeadWeights | None = None
        self._roles = HeadRoles(None)
        self._hidden = HiddenRoles(None)
        self._answers_hidden = False

    def hide_answers(self, hidden: bool) -> None:
        """Let no head say what it does, or let them again."""
        if hidden != self._answers_hidden:
            self._answers_hidden = hidden
            if rows := self.rowCount():
                self.dataChanged.emit(self.index(0), self.index(rows - 1))

    def update(self, result: HeadWeights | None) -> None:
        """Show the heads of `result`; None, for a sentence without tokens, empties the list."""
        old = self._result
        before, after = _n_heads(old), _n_heads(result)
        if after < before:
            self.beginRemoveRows(QModelIndex(), after, before - 1)
            self._take(result)
            self.endRemoveRows()
        elif after > before:
            self.beginInsertRows(QModelIndex(), before, after - 1)
            self._take(result)
            self.endInsertRows()
        else:
            self._take(result)
        self._announce(old, min(before, after))

    def _announce(self, old: HeadWeights | None, rows: int) -> None:
        """Say which of the rows that were there before look different now."""
        if not same_weights(old, self._result):
            changed = [range(rows)] if rows else []
        else:
            changed = [
                range(row, row + 1)
                for row in range(rows)
                if _mixing(old, row) != _mixing(self._result, row)
            ]
        for block in changed:
            self.dataChanged.emit(self.index(block[0]), self.index(block[-1]))

    def _take(self, result: HeadWeights | None) -> None:
        if not same_weights(self._result, result):
            self._roles, self._hidden = HeadRoles(result), HiddenRoles(result)
        self._result = result

    @property
    def roles(self) -> HeadRoles:
        """What every head does in words: "meant: ..." if it fails to, empty without a name.

        All are empty while the answers are hidden.
        """
        return self._hidden if self._answers_hidden else self._roles

    def title(self, head: int) -> str:
        """Return number and role of a head: "H4 backward"."""
        return head_title(head, self.roles[head])

    def describes(self, weights: FloatArray) -> bool:
        """Whether these are the weights (h, n, n) of the heads in the list."""
        if self._result is None:
            return weights.size == 0
        return np.may_share_memory(self._result.weights, weights)

    def muted(self) -> tuple[bool, ...]:
        """Which heads are left out: muted, or not among the soloed ones."""
        state = self._require().state
        solo = any(state.soloed)
        pairs = zip(state.muted, state.soloed, strict=True)
        return tuple(muted or (solo and not soloed) for muted, soloed in pairs)

    def is_grouped(self) -> bool:
        """Whether heads share key/value heads."""
        state = self._require().state
        return state.n_kv_heads < state.n_heads

    def kv_head(self, head: int) -> int:
        """Return the key/value head that a head reads, counted from 0."""
        return self._require().state.kv_head_of[head]

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of heads."""
        return 0 if parent.isValid() else _n_heads(self._result)

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        """Return the title, the tool tip or one of `HeadItem` of a head."""
        if not index.isValid():
            return None
        head, state = index.row(), self._require().state
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self.title(head)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tool_tip(head)
            case HeadItem.ROLE_TEXT:
                return self.roles[head]
            case HeadItem.MUTED:
                return self.muted()[head]
            case HeadItem.GAIN:
                return state.gains[head]
            case HeadItem.KV_HEAD:
                return self.kv_head(head)
        return None

    def _tool_tip(self, head: int) -> str:
        if self._answers_hidden:
            return hidden_tool_tip(self._require(), head)
        return head_tool_tip(self._require(), head, self._roles.measure(head))

    def _require(self) -> HeadWeights:
        if self._result is None:
            raise LookupError("there are no heads: the sentence has no tokens")
        return self._result


def _n_heads(result: HeadWeights | None) -> int:
    return 0 if result is None else result.state.n_heads


def _mixing(result: HeadWeights | None, head: int) -> tuple[object, ...]:
    """Return what a row shows besides the weights."""
    if result is None:
        return ()
    state = result.state
    return (
        state.gains[head],
        state.effective_gains[head],
        state.muted[head],
        state.kv_head_of[head],
    )

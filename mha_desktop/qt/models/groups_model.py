"""Which query heads read which key/value head, one row per key/value head."""

from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from mha_desktop.lab.grouping_edits import Grouping, Lanes, lanes_of
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import LabState, Pooling
from mha_desktop.qt.models.costs_model import CostsModel

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole


class GroupsRole(IntEnum):
    """What a row of `GroupsModel` can be asked for besides its text."""

    HEADS = Qt.ItemDataRole.UserRole + 1


class GroupsModel(QAbstractListModel):
    """The key/value heads with the query heads that read them, and what every layout costs.

    It needs no numbers of the forward pass: with `set_state` the lanes follow every edit at once,
    also while the numbers are being made.

    Signals
    -------
    groups_changed()
        The grouping, or how shared key/value heads are made, is new.

    Attributes
    ----------
    costs : CostsModel
    """

    groups_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.costs = CostsModel(self)
        self._state = LabState()
        self._lanes: Lanes = lanes_of(self._state.kv_head_of)
        self._tokens = 0
        self.costs.show(self._state, self._tokens)

    def set_state(self, state: LabState) -> None:
        """Show the grouping and the costs of a legal state."""
        old, self._state = self._state, state
        if old.kv_head_of != state.kv_head_of:
            self.beginResetModel()
            self._lanes = lanes_of(state.kv_head_of)
            self.endResetModel()
        self.costs.show(state, self._tokens)
        if (old.kv_head_of, old.pooling) != (state.kv_head_of, state.pooling):
            self.groups_changed.emit()

    def update(self, result: LabResult | None) -> None:
        """Show the state of `result` with its number of tokens; None: there are no tokens."""
        self._tokens = len(result.tokens) if result else 0
        self.set_state(result.state if result else self._state)

    @property
    def kv_head_of(self) -> Grouping:
        """The key/value head of each query head."""
        return self._state.kv_head_of

    @property
    def lanes(self) -> Lanes:
        """The query heads of each key/value head."""
        return self._lanes

    @property
    def n_heads(self) -> int:
        """Number of query heads."""
        return self._state.n_heads

    @property
    def pooling(self) -> Pooling:
        """How a shared key/value head is made from those of its query heads."""
        return self._state.pooling

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of key/value heads."""
        return 0 if parent.isValid() else len(self._lanes)

    def data(self, index: _Index, role: int = _DISPLAY) -> object:
        """Return a key/value head with its query heads, as text or as a tuple of numbers from 0."""
        if not index.isValid():
            return None
        heads = self._lanes[index.row()]
        if role == GroupsRole.HEADS:
            return heads
        if role != _DISPLAY:
            return None
        names = ", ".join(f"H{head + 1}" for head in heads)
        return self.tr("KV {number}: {heads}").format(number=index.row() + 1, heads=names)

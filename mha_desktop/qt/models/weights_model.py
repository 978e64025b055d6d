"""The attention weights: one head as a table, all heads as one read-only array."""

from enum import IntEnum

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from mha_desktop.engine.arrays import BoolArray, FloatArray, read_only
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.tokens import displayable
from mha_desktop.qt.models.changes import same_weights
from mha_desktop.qt.models.flat_rows import flat_rows
from mha_desktop.qt.numbers import localised

Index = QModelIndex | QPersistentModelIndex

_NOTHING = read_only(np.zeros((0, 0, 0), dtype=np.float32))
_NO_INDEX = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole


class WeightsRole(IntEnum):
    """What a cell of `WeightsModel` can be asked for besides its text."""

    VALUE = Qt.ItemDataRole.UserRole + 1
    ALLOWED = Qt.ItemDataRole.UserRole + 2


class WeightsModel(QAbstractTableModel):
    """Weights of the selected head: rows are queries, columns are keys.

    A picture takes `weights`, `tokens` and `mask` whole; per-cell `data` is for table views and
    screen readers. `weights_changed` tells pictures that any of the three is new.
    """

    weights_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._result: HeadWeights | None = None
        self._head = 0

    def update(self, result: HeadWeights | None) -> None:
        """Show the weights of `result`; None, for a sentence without tokens, empties the table."""
        if same_weights(self._result, result) and _mistake(self._result) == _mistake(result):
            return
        self.beginResetModel()
        self._result = result
        self._head = min(self._head, max(len(self.weights()) - 1, 0))
        self.endResetModel()
        self.weights_changed.emit()

    @property
    def result(self) -> HeadWeights | None:
        """What the weights come from, with all that led to them; its gains may be outdated."""
        return self._result

    def set_head(self, head: int) -> None:
        """Make the table show another head (counted from 0)."""
        if head == self._head or not 0 <= head < len(self.weights()):
            return
        self._head = head
        size = len(self.tokens)
        self.dataChanged.emit(self.index(0, 0), self.index(size - 1, size - 1))

    @property
    def head(self) -> int:
        """The head in the table, counted from 0."""
        return self._head

    def weights(self) -> FloatArray:
        """Weights of all heads, read-only, shape (h, n, n); (0, 0, 0) when there are no tokens."""
        return self._result.weights if self._result else _NOTHING

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens, in the order of rows and columns, as they are in the sentence."""
        return self._result.tokens if self._result else ()

    @property
    def mask(self) -> BoolArray | None:
        """Which query may attend to which key, shape (n, n); None where every one may."""
        return self._result.mask if self._result else None

    def weight(self, head: int, query: int, key: int) -> float:
        """Weight of one cell."""
        return float(self.weights()[head, query, key])

    def is_allowed(self, query: int, key: int) -> bool:
        """Whether the mask lets `query` look at `key`."""
        return self.mask is None or bool(self.mask[query, key])

    def is_flat(self, head: int, query: int) -> bool:
        """Whether all scores of a row are equal, so that every allowed key gets the same weight.

        With a mistake in between, equal scores need not give equal weights; of weights that were
        read from a file the scores are not known.
        """
        result = self._result
        if not isinstance(result, LabResult) or result.state.mistake is not None:
            return False
        row = slice(query, query + 1)
        mask = None if self.mask is None else self.mask[row]
        return bool(flat_rows(result.trace.scores_of(head)[row], mask)[0])

    def allowed_keys(self, query: int) -> int:
        """Count the keys that `query` may look at."""
        return len(self.tokens) if self.mask is None else int(self.mask[query].sum())

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of queries."""
        return 0 if parent.isValid() else len(self.tokens)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of keys."""
        return 0 if parent.isValid() else len(self.tokens)

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        """Return the weight of a cell, as text, as a number, or whether the mask allows it."""
        if not index.isValid():
            return None
        query, key = index.row(), index.column()
        if role == _DISPLAY:
            return localised(f"{self.weight(self._head, query, key):.4f}")
        if role == WeightsRole.VALUE:
            return self.weight(self._head, query, key)
        return self.is_allowed(query, key) if role == WeightsRole.ALLOWED else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY
    ) -> str | None:
        """Return the token of a row (query) or column (key)."""
        if role != _DISPLAY or not 0 <= section < len(self.tokens):
            return None
        return displayable(self.tokens[section])


def _mistake(result: HeadWeights | None) -> str | None:
    return None if result is None else result.state.mistake

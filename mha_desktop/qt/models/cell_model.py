"""The cell whose weight is explained: the pinned one, else the one that is pointed at."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from mha_desktop.lab.cell_arithmetic import CellArithmetic, cell_arithmetic
from mha_desktop.lab.cell_arithmetic_overview import (
    LineWeights,
    MeanCell,
    key_weights,
    mean_cell,
    query_weights,
)
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import Pin, PinnedCell, PinnedKey, PinnedQuery, ViewState

Explanation = CellArithmetic | LineWeights | MeanCell


class _Subject(NamedTuple):
    """What is to be explained, and whether it stays when the pointer goes."""

    head: int
    averaged: bool
    place: Pin
    pinned: bool


class CellModel(QObject):
    """Computes an explanation when it is asked for, once.

    Signals
    -------
    changed()
        `arithmetic` or `pinned` is another one.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._result: LabResult | None = None
        self._view = ViewState()
        self._subject: _Subject | None = None
        self._explanation: Explanation | None = None

    def update(self, result: LabResult | None) -> None:
        """Belong to another result."""
        if result is not self._result:
            self._result = result
            self._take(self._found())

    def show_view(self, view: ViewState) -> None:
        """Follow the selected head, the pin and the cell that is pointed at."""
        self._view = view
        subject = self._found()
        if subject != self._subject:
            self._take(subject)

    @property
    def has_tokens(self) -> bool:
        """Whether there is anything that could be explained."""
        return self._result is not None

    @property
    def pinned(self) -> bool:
        """Whether what is explained stays when the pointer goes elsewhere."""
        return self._subject is not None and self._subject.pinned

    @property
    def arithmetic(self) -> Explanation | None:
        """The numbers of the cell, row or column; None where none is pinned or pointed at."""
        if self._explanation is None and self._result is not None and self._subject is not None:
            self._explanation = _explained(self._result, self._subject)
        return self._explanation

    def _take(self, subject: _Subject | None) -> None:
        self._subject, self._explanation = subject, None
        self.changed.emit()

    def _found(self) -> _Subject | None:
        """Return what is pinned, else what is pointed at, if the sentence has it."""
        if self._result is None:
            return None
        view, n = self._view, len(self._result.tokens)
        head = min(view.selected_head, self._result.state.n_heads - 1)
        if view.pin is not None and _is_within(view.pin, n):
            return _Subject(head, view.averaged, view.pin, pinned=True)
        if view.cell is not None and max(view.cell) < n:
            return _Subject(head, view.averaged, PinnedCell(*view.cell), pinned=False)
        return None


def _is_within(pin: Pin, n: int) -> bool:
    match pin:
        case PinnedCell(query, key):
            return max(query, key) < n
        case PinnedQuery(query):
            return query < n
        case PinnedKey(key):
            return key < n


def _explained(result: LabResult, subject: _Subject) -> Explanation:
    head = None if subject.averaged else subject.head
    match subject.place:
        case PinnedQuery(query):
            return query_weights(result, head, query)
        case PinnedKey(key):
            return key_weights(result, head, key)
        case PinnedCell(query, key):
            if head is None:
                return mean_cell(result, query, key)
            return cell_arithmetic(result, head, query, key)

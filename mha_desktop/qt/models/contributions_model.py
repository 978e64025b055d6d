"""What each head adds to the output through W_O, one row per head."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.trace import AttentionTrace
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import StripOrder

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_NOTHING = read_only(np.zeros((0, 0), dtype=np.float32))
_COLUMNS = 32
_DISPLAY = Qt.ItemDataRole.DisplayRole
# Largest relative difference that rounding explains between two ways of adding.
_TOLERANCE = {np.dtype(np.float32): 1e-5, np.dtype(np.float64): 1e-12}


@dataclass(frozen=True)
class HeadStrip:
    """The numbers of one head's strip.

    ``gain`` is the fader; ``effective_gain`` is what W_O really gets, 0 if the head is muted or
    another one is soloed. ``norm`` is the Frobenius norm of the head's contribution over all
    tokens, or its Euclidean norm at the chosen one.
    """

    number: int
    gain: float
    muted: bool
    soloed: bool
    effective_gain: float
    norm: float

    @property
    def off(self) -> bool:
        """Whether muting or another head's solo keeps this head out of the sum."""
        return self.muted or (self.effective_gain == 0.0 and self.gain != 0.0)

    @property
    def silent(self) -> bool:
        """Whether the head adds nothing, for whatever reason."""
        return self.effective_gain == 0.0


@dataclass(frozen=True)
class SumCheck:
    """The sum of the heads' contributions (and b_O), held against the output.

    ``difference`` is the largest absolute difference of an entry, ``allowed`` the one that rounding
    explains: 1e-5 (float32) or 1e-12 (float64) times max(1, largest absolute output).
    """

    difference: float
    allowed: float

    @property
    def equal(self) -> bool:
        """Whether the two agree; a difference that is not a number does not."""
        return self.difference <= self.allowed


def plain_title(head: int) -> str:
    """Return the number of a head that is counted from 0: "H3"."""
    return f"H{head + 1}"


class ContributionsRole(IntEnum):
    """What a row of `ContributionsModel` can be asked for besides its text."""

    NUMBER = Qt.ItemDataRole.UserRole + 1
    GAIN = Qt.ItemDataRole.UserRole + 2
    MUTED = Qt.ItemDataRole.UserRole + 3
    SOLOED = Qt.ItemDataRole.UserRole + 4
    EFFECTIVE_GAIN = Qt.ItemDataRole.UserRole + 5
    NORM = Qt.ItemDataRole.UserRole + 6


class ContributionsModel(QAbstractListModel):
    """Gains, mutes, solos and contribution norms of the heads, with W_O and the check of the sum.

    A row is a head. The pictures take `strips` and `w_o` whole; `data` serves views and tests.

    Parameters
    ----------
    parent : QObject, optional
    title_of : callable
        Returns number and name of a head (counted from 0). It is asked only for a head that is
        being read out, because measuring what 128 heads do takes longer than mixing them.
    """

    updated = Signal()
    """Emitted once after every change, however many rows it touched."""

    def __init__(
        self, parent: QObject | None = None, *, title_of: Callable[[int], str] = plain_title
    ) -> None:
        super().__init__(parent)
        self._title_of = title_of
        self._strips: tuple[HeadStrip, ...] = ()
        self._silent: tuple[bool, ...] = ()
        self._result: LabResult | None = None
        self._order: StripOrder = "index"
        self._token: int | None = None
        self._check: SumCheck | None = None
        self._fast_of = self._fast = _NOTHING

    def update(self, result: LabResult | None) -> None:
        """Show another result; None empties the model."""
        self._result = result
        self._check = None
        self._replace()

    def set_view(self, order: StripOrder, token: int | None) -> None:
        """Sort the strips, and take the contributions to one token, or to all with None."""
        if (order, token) != (self._order, self._token):
            self._order, self._token = order, token
            self._replace()

    def title(self, head: int) -> str:
        """Return number and name of a head (counted from 0): "H3 uniform"."""
        return self._title_of(head)

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens of the sentence."""
        return () if self._result is None else self._result.tokens

    @property
    def token(self) -> int | None:
        """The token whose contributions are shown alone; None for all together."""
        n = 0 if self._result is None else len(self._result.tokens)
        return None if self._token is None or self._token >= n else self._token

    @property
    def token_text(self) -> str:
        """The chosen token itself; empty for all together."""
        return "" if self.token is None else self.tokens[self.token]

    @property
    def order_name(self) -> StripOrder:
        """By what the strips are sorted."""
        return self._order

    @property
    def order(self) -> tuple[int, ...]:
        """Heads, from 0, as their strips stand from left to right: the largest norm first."""
        heads = range(len(self._strips))
        if self._order == "index":
            return tuple(heads)
        return tuple(sorted(heads, key=lambda head: -self._strips[head].norm))

    @property
    def strips(self) -> tuple[HeadStrip, ...]:
        """All rows in one call, in the order of the heads' numbers."""
        return self._strips

    @property
    def silent(self) -> tuple[bool, ...]:
        """Which heads add nothing: all that a picture of W_O shows of the gains."""
        return self._silent

    def w_o(self) -> FloatArray:
        """Return W_O, read-only, shape (h * d_k, d_model); (0, 0) while there is none."""
        return _NOTHING if self._trace is None else self._trace.parameters.w_o

    def has_output_bias(self) -> bool:
        """Whether b_O is part of the sum."""
        return self._trace is not None and self._trace.parameters.b_o is not None

    def output_norm(self) -> float:
        """Return the Frobenius norm of the output; 0 while there is none."""
        return 0.0 if self._trace is None else float(np.linalg.norm(self._trace.output))

    def sum_check(self) -> SumCheck | None:
        """Add up the contributions head by head and compare; computed once per result."""
        if self._check is None and self._trace is not None:
            self._check = check_sum(self._trace, self._fast_w_o())
        return self._check

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of heads."""
        return 0 if parent.isValid() else len(self._strips)

    def data(self, index: _Index, role: int = _DISPLAY) -> object:
        """Return one number of one head."""
        if not index.isValid():
            return None
        if role == _DISPLAY:
            return self.title(index.row())
        strip = self._strips[index.row()]
        values: dict[int, object] = {
            ContributionsRole.NUMBER: strip.number,
            ContributionsRole.GAIN: strip.gain,
            ContributionsRole.MUTED: strip.muted,
            ContributionsRole.SOLOED: strip.soloed,
            ContributionsRole.EFFECTIVE_GAIN: strip.effective_gain,
            ContributionsRole.NORM: strip.norm,
        }
        return values.get(role)

    def _fast_w_o(self) -> FloatArray:
        source = self.w_o()
        if self._fast_of is not source:
            self._fast_of, self._fast = source, row_by_row(source)
        return self._fast

    @property
    def _trace(self) -> AttentionTrace | None:
        return None if self._result is None else self._result.trace

    def _new_strips(self) -> tuple[HeadStrip, ...]:
        result = self._result
        if result is None:
            return ()
        state, norms = result.state, self._norms(result.trace)
        rows = zip(
            state.gains, state.muted, state.soloed, state.effective_gains, norms.tolist(),
            strict=True,
        )  # fmt: skip
        return tuple(HeadStrip(i + 1, *row) for i, row in enumerate(rows))

    def _norms(self, trace: AttentionTrace) -> FloatArray:
        if self.token is None:
            return trace.contribution_norms
        return trace.contribution_token_norms[:, self.token]

    def _replace(self) -> None:
        strips = self._new_strips()
        self._silent = tuple(strip.silent for strip in strips)
        if len(strips) != len(self._strips):
            self.beginResetModel()
            self._strips = strips
            self.endResetModel()
        else:
            changed = [i for i, strip in enumerate(strips) if strip != self._strips[i]]
            self._strips = strips
            if changed:
                self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))
        self.updated.emit()


def check_sum(trace: AttentionTrace, w_o: FloatArray) -> SumCheck:
    """Add the heads' contributions one after the other and compare with the output.

    The output was made by one product ``concat @ w_o``; this takes h products, of each head's
    output with its band of W_O, so that the two agree only if mixing really is a sum over heads
    (Vaswani et al. 2017, 3.2.2).

    Parameters
    ----------
    trace : AttentionTrace
    w_o : ndarray, shape (h * d_k, d_model)
        That of the trace, in whatever order in memory is fastest.

    Returns
    -------
    SumCheck
    """
    parameters, d_k = trace.parameters, trace.parameters.d_k
    total = np.zeros_like(trace.output)
    part = np.empty_like(trace.output)
    for head, (gain, z) in enumerate(zip(trace.gains, trace.head_outputs, strict=True)):
        np.matmul(gain * z, w_o[head * d_k : (head + 1) * d_k], out=part)
        total += part
    if parameters.b_o is not None:
        total += parameters.b_o
    largest = float(np.abs(trace.output).max(initial=1.0))
    difference = float(np.abs(total - trace.output).max(initial=0.0))
    return SumCheck(difference, _TOLERANCE[trace.output.dtype] * largest)


def row_by_row(matrix: FloatArray) -> FloatArray:
    """Return the matrix, read-only, with each row in one piece of memory.

    A matrix that is the transpose of another one is copied a few columns at a time: all at once,
    a width of 1,024 makes every step miss the processor's cache, and takes seven times as long.
    """
    if matrix.flags.c_contiguous:
        return read_only(matrix)
    copy = np.empty_like(matrix, order="C")
    for left in range(0, matrix.shape[1], _COLUMNS):
        copy[:, left : left + _COLUMNS] = matrix[:, left : left + _COLUMNS]
    return read_only(copy)

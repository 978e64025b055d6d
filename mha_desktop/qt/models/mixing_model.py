"""How the heads are mixed into the output, for the pages that show it as matrices."""

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QObject, Signal

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.lab.entry_sum import EntrySum, entry_sum, strongest_column
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.projection_reach import ProjectionReach, reach_through, reaches
from mha_desktop.lab.state import (
    IdentityProjection,
    OrthogonalProjection,
    OutputProjection,
    ShuffledProjection,
    SourceProjection,
)
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.worker import Executor, LatestWorker

_NOTHING = read_only(np.zeros((0, 0), dtype=np.float32))


class MixingModel(QObject):
    """The present result as matrices; strips, token and sum check are those of the mixing desk.

    Parameters
    ----------
    contributions : ContributionsModel
        The one of the mixing desk, kept up to date by whoever made it.
    parent : QObject, optional
    executor : callable
        Makes the executor that computes the reach of the choices of W_O.

    Signals
    -------
    updated()
        Another result, or none.
    reaches_changed()
        `reaches` is new.
    failed(object)
        An exception out of a computation, which should not happen.
    """

    updated = Signal()
    reaches_changed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        contributions: ContributionsModel,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        self.contributions = contributions
        self._result: LabResult | None = None
        self._reach: ProjectionReach | None = None
        self._reach_of = _NOTHING
        self._choices: tuple[OutputProjection, ...] = (
            SourceProjection(),
            IdentityProjection(),
            OrthogonalProjection(),
            ShuffledProjection(),
        )
        self._reaches = Background[tuple[ProjectionReach, ...]](executor(), self)
        self._reaches.hand_on(self.reaches_changed, self.failed)

    def update(self, result: LabResult | None) -> None:
        """Belong to another result; what is under way for an older one is given up."""
        self._result = result
        if result is not None:
            self._choices = _with_present(self._choices, result.state.projection)
        self._reaches.keep_only(self._reaches_key())
        self.updated.emit()

    @property
    def result(self) -> LabResult | None:
        """The present result; None where there are no tokens."""
        return self._result

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens of the sentence."""
        return () if self._result is None else self._result.tokens

    @property
    def n_heads(self) -> int:
        """Number of heads; 0 without a result."""
        return 0 if self._result is None else self._result.state.n_heads

    @property
    def d_k(self) -> int:
        """Columns of one head; 0 without a result."""
        return 0 if self._result is None else self._result.parameters.d_k

    @property
    def concat(self) -> FloatArray:
        """Head outputs times gains side by side, shape (n, n_heads * d_k)."""
        return _NOTHING if self._result is None else self._result.trace.concat

    @property
    def w_o(self) -> FloatArray:
        """The W_O in use, shape (n_heads * d_k, d_model)."""
        return _NOTHING if self._result is None else self._result.parameters.w_o

    @property
    def output(self) -> FloatArray:
        """The output, shape (n, d_model)."""
        return _NOTHING if self._result is None else self._result.trace.output

    def entry_sum(self, token: int, column: int | None = None) -> EntrySum | None:
        """Take one entry of the output apart; without a column, the token's strongest one."""
        if self._result is None:
            return None
        trace = self._result.trace
        return entry_sum(trace, token, strongest_column(trace, token) if column is None else column)

    @property
    def choices(self) -> tuple[OutputProjection, ...]:
        """One W_O of each kind; that of the present kind is the present one."""
        return self._choices

    @property
    def reach(self) -> ProjectionReach | None:
        """The reach of the heads through the W_O in use; None without a result."""
        if self._result is None:
            return None
        if self._reach is None or self._reach_of is not self.w_o:
            state, self._reach_of = self._result.state, self.w_o
            self._reach = reach_through(self.w_o, state.n_heads, state.projection)
        return self._reach

    @property
    def reaches(self) -> tuple[ProjectionReach, ...]:
        """The newest reach through each of `choices`; empty before it was asked for."""
        return self._reaches.value or ()

    def ask_for_reaches(self) -> None:
        """Have `reaches` made for the present source, unless it is there or under way."""
        if self._result is not None:
            source, choices = self._result.source_parameters, self._choices
            self._reaches.ask(
                self._reaches_key(), lambda cancelled, _: reaches(source, choices, cancelled)
            )

    def shut_down(self) -> None:
        """Stop the worker; call it before the window goes."""
        self._reaches.shut_down()

    def _reaches_key(self) -> object:
        return None if self._result is None else (self._result.source_parameters, self._choices)


def _with_present(
    choices: tuple[OutputProjection, ...], present: OutputProjection
) -> tuple[OutputProjection, ...]:
    return tuple(present if type(present) is type(choice) else choice for choice in choices)

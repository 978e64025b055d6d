"""The snapshot beside the present result, computed on a worker, for the page that shows both."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.comparison import Comparison, compare
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.state import LabState, Snapshot, ViewState
from mha_desktop.qt.models.background import Background, Cancelled, Progress
from mha_desktop.qt.models.head_roles import HeadRoles, known_roles
from mha_desktop.qt.worker import Executor, LatestWorker


@dataclass(frozen=True, eq=False)
class Compared:
    """Both sides, and what they have to do with each other.

    Attributes
    ----------
    a, b : LabResult or None
        None where the sentence has no tokens.
    comparison : Comparison or None
        None unless both sides have tokens.
    peaks_a, peaks_b : ndarray, shape (heads, 1, 1)
        The largest weight of each head; no heads where there are no tokens.
    roles_a, roles_b : HeadRoles
        What the heads do.
    """

    a: LabResult | None
    b: LabResult | None
    comparison: Comparison | None
    peaks_a: FloatArray
    peaks_b: FloatArray
    roles_a: HeadRoles
    roles_b: HeadRoles

    @property
    def n_heads(self) -> int:
        """Heads of the side that has more of them."""
        return max(0 if side is None else side.state.n_heads for side in (self.a, self.b))


class ComparisonModel(QObject):
    """A is the snapshot of the view, B the present result; compared once a page asks for it.

    Parameters
    ----------
    parent : QObject, optional
    executor : callable
        Makes the executor of the computation.

    Signals
    -------
    updated()
        Another snapshot, or another present result.
    changed()
        `compared` is new.
    progress_changed(int, int)
        So many heads of how many are compared, from 200 ms on; (0, 0) when that is over.
    failed(object)
        An exception out of the computation, which should not happen.
    """

    updated = Signal()
    changed = Signal()
    progress_changed = Signal(int, int)
    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        # The window's own laboratory may be at work at the same time.
        self._laboratory = Laboratory()
        self._snapshot: Snapshot | None = None
        self._result: LabResult | None = None
        self._background = Background[Compared](executor(), self)
        self._background.hand_on(self.changed, self.failed, self.progress_changed)

    def update(self, result: LabResult | None) -> None:
        """Take another present result; None: there are no tokens."""
        self._result = result
        self._tell()

    def show_view(self, view: ViewState) -> None:
        """Take the snapshot of the view."""
        before, self._snapshot = self._snapshot, view.snapshot
        if _state(before) != _state(self._snapshot):
            self._tell()

    @property
    def snapshot(self) -> Snapshot | None:
        """What the present result is compared with."""
        return self._snapshot

    @property
    def compared(self) -> Compared | None:
        """The newest comparison; while the next one is made, the one before it."""
        return None if self._snapshot is None else self._background.value

    @property
    def is_present(self) -> bool:
        """Whether `compared` belongs to the present snapshot and result."""
        return self._background.is_made_from(self._key())

    def ask(self) -> None:
        """Have `compared` made, unless it is there or under way, or there is no snapshot."""
        if self._snapshot is None:
            return
        state, result = self._snapshot.state, self._result
        self._background.ask(
            self._key(), lambda *tools: compared_with(self._laboratory, state, result, *tools)
        )

    def shut_down(self) -> None:
        """Stop the worker; call it before the window goes."""
        self._background.shut_down()

    def _key(self) -> tuple[LabState | None, LabResult | None]:
        return _state(self._snapshot), self._result

    @Slot()
    def _tell(self) -> None:
        """Give up what is under way for another pair; the pages ask again if they are shown."""
        self._background.keep_only(self._key())
        self.updated.emit()


def _state(snapshot: Snapshot | None) -> LabState | None:
    return None if snapshot is None else snapshot.state


def compared_with(
    laboratory: Laboratory,
    state: LabState,
    b: LabResult | None,
    cancelled: Cancelled,
    progress: Progress,
) -> Compared:
    """Compute A, which has `state`, and compare it with B; runs on a worker."""
    a = laboratory.evaluate(state, cancelled)
    comparison = None if a is None or b is None else compare(a, b, cancelled, progress)
    return Compared(a, b, comparison, _peaks(a), _peaks(b), known_roles(a), known_roles(b))


def _peaks(side: LabResult | None) -> FloatArray:
    if side is None:
        return np.zeros((0, 1, 1), dtype=np.float32)
    return np.asarray(side.trace.weights.max(axis=(1, 2), keepdims=True))

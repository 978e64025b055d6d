"""The ten steps of the present forward pass: which is shown, of which head, and which cell."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.order_check import OrderCheck, order_check, order_key
from mha_desktop.lab.pipeline import (
    PARTS,
    Matrix,
    Part,
    PipelineStep,
    Stage,
    StepName,
    pipeline_steps,
)
from mha_desktop.lab.pipeline_cells import sum_for
from mha_desktop.lab.pipeline_place import Place
from mha_desktop.lab.pipeline_stages import stage
from mha_desktop.lab.pipeline_sums import StepSum
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.worker import Executor, LatestWorker

_FIRST_STEP: StepName = "scores"
_FIRST_PLACE = Place()
# Steps that can be shown for queries, keys or values.
_THREEFOLD = ("qkv", "split")


@dataclass(frozen=True)
class PipelineAt:
    """What of the forward pass is looked at.

    Attributes
    ----------
    step : StepName
    part : Part
        Queries, keys or values, in the steps that are the same for all three.
    place : Place
        The cell that is followed.
    """

    step: StepName = _FIRST_STEP
    part: Part = "q"
    place: Place = _FIRST_PLACE


class PipelineModel(QObject):
    """Nothing is made before it is asked for: a hidden view costs nothing.

    Parameters
    ----------
    parent : QObject, optional
    executor : callable
        Makes the executor of the order check.

    Signals
    -------
    updated()
        Another result, head, step or part: other matrices.
    cell_changed()
        Another cell of the same matrices.
    head_requested(int)
        The cell that was chosen belongs to another head, counted from 0.
    order_changed()
        `order` is new.
    failed(object)
        An exception out of the order check, which should not happen.
    """

    updated = Signal()
    cell_changed = Signal()
    head_requested = Signal(int)
    order_changed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        self._result: LabResult | None = None
        self._step: StepName = _FIRST_STEP
        self._part: Part = "q"
        self._place = Place()
        self._stage: Stage | None = None
        self._order = Background[OrderCheck](executor(), self)
        self._order.hand_on(self.order_changed, self.failed)

    def update(self, result: LabResult | None) -> None:
        """Belong to another result; None where there are no tokens."""
        self._result = result
        self._order.keep_only(None if result is None else order_key(result.state))
        self._renew()

    @property
    def at(self) -> PipelineAt:
        """What is looked at."""
        return PipelineAt(self._step, self._part, self.place)

    def look_at(self, at: PipelineAt) -> None:
        """Look at the same as another model does."""
        self._step, self._part, self._place = at.step, at.part, at.place
        self._renew()

    def set_head(self, head: int) -> None:
        """Bring a head to the front."""
        if head != self._place.head:
            self._place = replace(self._place, head=head)
            self._renew()

    def set_step(self, step: StepName) -> None:
        """Show another step; the place stays, as far as both have it."""
        if step != self._step:
            self._step = step
            self._renew()

    def set_part(self, part: Part) -> None:
        """Show queries, keys or values in the steps that are the same for all three."""
        if part != self._part:
            self._part = part
            self._renew()

    def set_cell(self, row: int, column: int) -> None:
        """Choose a cell of what the step makes; it may bring another head to the front."""
        if self._result is None:
            return
        parameters = self._result.trace.parameters
        place = self.place.at((row, column), self._step, self.part, parameters)
        if place == self._place:
            return
        other_head, self._place = place.head != self.place.head, place
        if other_head:
            self._renew()
            self.head_requested.emit(place.head)
        else:
            self.cell_changed.emit()

    def move(self, count: int) -> None:
        """Go on by so many cells, row by row; back if negative. The ends stop it."""
        columns = self.shape[1]
        if columns:
            row, column = self.cell
            place = min(max(row * columns + column + count, 0), self.cells - 1)
            self.set_cell(*divmod(place, columns))

    def go_to_start(self) -> None:
        """Go to the first cell."""
        self.set_cell(0, 0)

    @property
    def result(self) -> LabResult | None:
        """The present result; None where there are no tokens."""
        return self._result

    @property
    def step(self) -> StepName:
        """The step on show."""
        return self._step

    @property
    def part(self) -> Part:
        """What the step is shown for: queries, where there is no choice."""
        return self._part if self._step in _THREEFOLD else "q"

    @property
    def has_parts(self) -> bool:
        """Whether the step on show exists for queries, keys and values."""
        return self._step in _THREEFOLD

    @property
    def place(self) -> Place:
        """Head, tokens and columns that are followed, as far as the result has them."""
        return self._place if self._result is None else self._place.clamped(self._result)

    @property
    def steps(self) -> tuple[PipelineStep, ...]:
        """All steps with their shapes; none without tokens."""
        return () if self._result is None else pipeline_steps(self._result)

    @property
    def stage(self) -> Stage | None:
        """The matrices of the step on show; None without tokens."""
        if self._stage is None and self._result is not None:
            self._stage = stage(self._result, self._step, self.place.head, self.part)
        return self._stage

    def stage_of(self, step: StepName) -> Stage | None:
        """Return the matrices of any step, for its card."""
        return None if self._result is None else stage(self._result, step, self.place.head)

    def wide_matrices(self) -> tuple[Matrix, ...]:
        """Return queries, keys and values with all heads side by side; none without tokens."""
        if self._result is None:
            return ()
        stages = (stage(self._result, "qkv", self.place.head, part) for part in PARTS)
        return tuple(shown.result for shown in stages)

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of what the step makes."""
        shown = self.stage
        return (0, 0) if shown is None else (len(shown.result.values), shown.result.values.shape[1])

    @property
    def cells(self) -> int:
        """How many cells the step makes."""
        rows, columns = self.shape
        return rows * columns

    @property
    def cell(self) -> tuple[int, int]:
        """Row and column of the chosen cell."""
        if self._result is None:
            return 0, 0
        return self.place.cell(self._step, self.part, self._result.trace.parameters)

    @property
    def at_start(self) -> bool:
        """Whether the first cell is the chosen one."""
        return self.cell == (0, 0)

    @property
    def at_end(self) -> bool:
        """Whether the last cell is the chosen one, or there is none."""
        rows, columns = self.shape
        return rows == 0 or self.cell == (rows - 1, columns - 1)

    @property
    def sum(self) -> StepSum | None:
        """How the chosen cell is made; None without tokens."""
        if self._result is None:
            return None
        return sum_for(self._result, self._step, self.place.head, *self.cell, self.part)

    @property
    def order(self) -> OrderCheck | None:
        """The newest order check; it may belong to an older state."""
        return self._order.value

    def has_present_order(self) -> bool:
        """Whether `order` belongs to the present result."""
        return self._result is not None and self._order.is_made_from(order_key(self._result.state))

    def ask_for_order(self) -> None:
        """Have the order check made for the present state, unless it is there or under way."""
        if self._result is not None:
            state = order_key(self._result.state)
            self._order.ask(state, lambda cancelled, progress: order_check(state, cancelled))

    def shut_down(self) -> None:
        """Stop the worker; call it before the window goes."""
        self._order.shut_down()

    def _renew(self) -> None:
        self._stage = None
        self.updated.emit()

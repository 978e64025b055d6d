"""What sharing key/value heads does to the present sentence, for the pages that show it."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.sharing import ReadingOrders, SharingChart, reading_orders, sharing_chart
from mha_desktop.lab.state import LabState
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.models.head_effects import HeadEffects, head_effects
from mha_desktop.qt.worker import Executor, LatestWorker


class SharingModel(QObject):
    """The present result, and what is computed from it only when a page asks: all on workers.

    What was made last stays until the next one is there; it tells itself what it belongs to.

    Parameters
    ----------
    parent : QObject, optional
    executor : callable
        Makes an executor for each of the three computations.

    Signals
    -------
    updated()
        Another result, or none.
    effect_changed(), orders_changed(), chart_changed()
        `effect`, `orders` or `chart` is new.
    progress_changed(int, int)
        So many points of the chart are there, from 200 ms on; (0, 0) when that is over.
    comparing_changed(bool)
        Whether `effect` or `orders` are being made for 200 ms already.
    failed(object)
        An exception out of a computation, which should not happen.
    """

    updated = Signal()
    effect_changed = Signal()
    orders_changed = Signal()
    chart_changed = Signal()
    progress_changed = Signal(int, int)
    comparing_changed = Signal(bool)
    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        self._result: LabResult | None = None
        self._state = LabState()
        self._effect = Background[HeadEffects](executor(), self)
        self._orders = Background[ReadingOrders | None](executor(), self)
        self._chart = Background[SharingChart | None](executor(), self)
        self._effect.hand_on(self.effect_changed, self.failed)
        self._orders.hand_on(self.orders_changed, self.failed)
        self._chart.hand_on(self.chart_changed, self.failed, self.progress_changed)
        for comparison in (self._effect, self._orders):
            comparison.progress_changed.connect(self._tell_comparing)

    @Slot(int, int)
    def _tell_comparing(self, done: int, total: int) -> None:
        self.comparing_changed.emit(total > 0)

    def update(self, result: LabResult | None) -> None:
        """Belong to another result; what is under way for an older one is given up."""
        self._result = result
        self._state = self._state if result is None else result.state
        self._effect.keep_only(result)
        self._orders.keep_only(result)
        self._chart.keep_only(None if result is None else chart_key(result.state))
        self.updated.emit()

    @property
    def result(self) -> LabResult | None:
        """The present result; None where there are no tokens."""
        return self._result

    @property
    def state(self) -> LabState:
        """The state of the present result; without tokens, the last one that had some."""
        return self._state

    @property
    def tokens(self) -> int:
        """Number of tokens."""
        return 0 if self._result is None else len(self._result.tokens)

    @property
    def effect(self) -> HeadEffects | None:
        """The newest comparison of the heads before and after; its result may be an older one."""
        return self._effect.value

    @property
    def orders(self) -> ReadingOrders | None:
        """The newest comparison of reading orders; None where there is only one order."""
        return self._orders.value

    @property
    def chart(self) -> SharingChart | None:
        """The newest chart of errors."""
        return self._chart.value

    def has_chart_of(self, result: LabResult) -> bool:
        """Whether `chart` belongs to a result, whatever its grouping."""
        return self._chart.is_made_from(chart_key(result.state))

    def has_present_orders(self) -> bool:
        """Whether `orders` belongs to the present result."""
        return self._orders.is_made_from(self._result)

    def ask_for_effect(self) -> None:
        """Have `effect` made for the present result, unless it is there or under way."""
        if (result := self._result) is not None:
            self._effect.ask(result, lambda cancelled, _: head_effects(result, cancelled))

    def ask_for_orders(self) -> None:
        """Have `orders` made for the present result, unless it is there or under way."""
        if (result := self._result) is not None:
            self._orders.ask(result, lambda cancelled, _: reading_orders(result, cancelled))

    def ask_for_chart(self) -> None:
        """Have `chart` made for the present result, unless it is there or under way."""
        if self._result is not None:
            state = chart_key(self._result.state)
            self._chart.ask(state, lambda *tools: sharing_chart(state, *tools))

    def shut_down(self) -> None:
        """Stop the workers; call it before the window goes."""
        for job in (self._effect, self._orders, self._chart):
            job.shut_down()


def chart_key(state: LabState) -> LabState:
    """Return what a chart is made from: its own grouping and pooling make no difference."""
    return msgspec.structs.replace(
        state, kv_head_of=tuple(range(state.n_heads)), pooling=LabState().pooling
    )

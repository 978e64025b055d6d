"""How similar the heads of the present result are, compared when a page asks."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.heads_compared import ComparedHeads, compared_heads
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.models.changes import same_weights
from mha_desktop.qt.worker import Executor, LatestWorker


class Compared(NamedTuple):
    """The heads of a result, compared with each other."""

    of: HeadWeights
    heads: ComparedHeads


class SimilarityModel(QObject):
    """What was compared last stays until the next is there; it tells itself whose it is.

    Parameters
    ----------
    parent : QObject, optional
    executor : callable
        Makes the executor that compares.

    Signals
    -------
    updated()
        Another result, or none.
    compared_changed()
        `compared` is new.
    progress_changed(int, int)
        So many of how many pairs are done, from 200 ms on; (0, 0) when that is over.
    failed(object)
        An exception out of the comparison, which should not happen.
    """

    updated = Signal()
    compared_changed = Signal()
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
        self._job = Background[Compared](executor(), self)
        self._job.hand_on(self.compared_changed, self.failed, self.progress_changed)

    def update(self, result: HeadWeights | None) -> None:
        """Belong to another result, unless its weights are the same."""
        if not same_weights(self._result, result):
            self._result = result
            self._job.keep_only(result)
            self.updated.emit()

    @property
    def is_empty(self) -> bool:
        """Whether the sentence has no tokens, so that there are no heads."""
        return self._result is None

    @property
    def compared(self) -> Compared | None:
        """The newest comparison; None before the first, and without heads."""
        return None if self.is_empty else self._job.value

    def ask(self) -> None:
        """Have the present heads compared, unless they are or it is under way."""
        result = self._result
        if result is not None:
            self._job.ask(result, lambda *tools: _compared(result, *tools))

    def shut_down(self) -> None:
        """Stop the worker; call it before the window goes."""
        self._job.shut_down()


def _compared(
    result: HeadWeights, cancelled: Callable[[], bool], progress: Callable[[int, int], None]
) -> Compared:
    return Compared(result, compared_heads(result, cancelled=cancelled, progress=progress))

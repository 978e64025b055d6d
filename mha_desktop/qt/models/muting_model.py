"""What the present mutes and faders changed in the output, for the page that shows it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.mixing import MutingComparison, compare_muting
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.worker import Executor, LatestWorker


class ComparedResult(NamedTuple):
    """A result, and how its output differs from the one with all heads on."""

    result: LabResult
    comparison: MutingComparison


class MutingModel(QObject):
    """The present result, and its comparison once a page asks for it.

    Parameters
    ----------
    parent : QObject, optional
    executor : callable
        Makes the executor of the comparison.

    Signals
    -------
    updated()
        Another result, or none.
    compared_changed()
        `compared` is new.
    failed(object)
        An exception out of the comparison, which should not happen.
    """

    updated = Signal()
    compared_changed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        self._result: LabResult | None = None
        self._comparison = Background[ComparedResult](executor(), self)
        self._comparison.hand_on(self.compared_changed, self.failed)

    def update(self, result: LabResult | None) -> None:
        """Belong to another result; a comparison under way for an older one is given up."""
        self._result = result
        self._comparison.keep_only(result)
        self.updated.emit()

    @property
    def result(self) -> LabResult | None:
        """The present result; None where there are no tokens."""
        return self._result

    @property
    def compared(self) -> ComparedResult | None:
        """The newest comparison, with the result that it belongs to."""
        return self._comparison.value

    def ask_for_comparison(self) -> None:
        """Have `compared` made for the present result, unless it is there or under way."""
        if (result := self._result) is not None:
            self._comparison.ask(result, lambda *_: ComparedResult(result, compare_muting(result)))

    def shut_down(self) -> None:
        """Stop the worker; call it before the window goes."""
        self._comparison.shut_down()

"""The models behind the pages about single heads, kept up to date and shut down together."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.qt.models.muting_model import MutingModel
from mha_desktop.qt.models.pruning_model import PruningModel
from mha_desktop.qt.models.selected_head_model import SelectedHeadModel
from mha_desktop.qt.worker import Executor, LatestWorker


class HeadPageModels(QObject):
    """Muting, pruning and the selected head: nothing is computed before a page asks.

    Parameters
    ----------
    parent : QObject, optional
    executor : callable
        Makes an executor for each computation.
    """

    failed = Signal(object)
    """An exception out of a computation, which should not happen."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        self.muting = MutingModel(self, executor=executor)
        self.pruning = PruningModel(self, executor=executor)
        self.selected = SelectedHeadModel(self, executor=executor)
        self._models = (self.muting, self.pruning, self.selected)
        for model in self._models:
            model.failed.connect(self.failed)

    def update(self, result: LabResult | None) -> None:
        """Belong to another result; work for an older one is given up."""
        for model in self._models:
            model.update(result)

    def set_head(self, head: int) -> None:
        """Select a head, counted from 0."""
        self.selected.set_head(head)

    def shut_down(self) -> None:
        """Stop all workers; call it before the window goes."""
        for model in self._models:
            model.shut_down()

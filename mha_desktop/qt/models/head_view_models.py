"""The models behind the pages of the Head view, kept up to date and shut down together."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.qt.models.head_matrices_model import HeadMatricesModel
from mha_desktop.qt.models.head_table_model import HeadTableModel
from mha_desktop.qt.models.heads_table_model import HeadsTableModel
from mha_desktop.qt.models.similarity_model import SimilarityModel
from mha_desktop.qt.worker import Executor, LatestWorker


class HeadViewModels(QObject):
    """All numbers of a head, all heads measured, compared, and the matrices of one.

    Nothing is computed before a page that is on show asks.

    Parameters
    ----------
    parent : QObject, optional
    executor : callable
        Makes an executor for each model.

    Signals
    -------
    failed(object)
        An exception out of a computation, which should not happen.
    """

    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        self.table = HeadTableModel(self, executor=executor)
        self.heads = HeadsTableModel(self, executor=executor)
        self.similarity = SimilarityModel(self, executor=executor)
        self.matrices = HeadMatricesModel(self, executor=executor)
        self._models = (self.table, self.heads, self.similarity, self.matrices)
        for model in self._models:
            model.failed.connect(self.failed)

    def update(self, result: HeadWeights | None) -> None:
        """Belong to another result; work for an older one is given up.

        Weights that were read from a file have no matrices behind them.
        """
        self.table.update(result)
        self.heads.update(result)
        self.similarity.update(result)
        self.matrices.update(result if isinstance(result, LabResult) else None)

    def shut_down(self) -> None:
        """Stop all workers; call it before the window goes."""
        for model in self._models:
            model.shut_down()

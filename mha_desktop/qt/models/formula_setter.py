"""One formula at a time, typeset on a worker."""

from PySide6.QtCore import QObject, Signal

from mha_desktop.qt.models.background import Background
from mha_desktop.qt.typeset import typeset
from mha_desktop.qt.worker import Executor


class FormulaSetter(QObject):
    """Has formulas ready to be painted without holding the window up.

    Parameters
    ----------
    executor : Executor
        Of its own.
    parent : QObject, optional

    Signals
    -------
    ready(str)
        The LaTeX of the formula that was asked for last.
    failed(object)
        An exception out of the typesetting, which should not happen.
    """

    ready = Signal(str)
    failed = Signal(object)

    def __init__(self, executor: Executor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job = Background[str](executor, self)
        self._job.changed.connect(self._tell)
        self._job.failed.connect(self.failed)

    def ask(self, latex: str) -> None:
        """Have a formula typeset; `ready` follows, at once if it is there."""
        if self._job.is_made_from(latex):
            self.ready.emit(latex)
        else:
            self._job.ask(latex, lambda *_: _typeset(latex))

    def shut_down(self) -> None:
        """Stop, and wait until nothing runs."""
        self._job.shut_down()

    def _tell(self) -> None:
        self.ready.emit(self._job.value)


def _typeset(latex: str) -> str:
    typeset(latex)
    return latex

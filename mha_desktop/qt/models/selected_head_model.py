"""What the selected head writes: as one matrix, and in words."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from mha_desktop.engine.reading import WrittenWord
from mha_desktop.lab.folded_head import FoldedHead, folded_head
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.mixing import words_written
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.worker import Executor, LatestWorker


class HeadOfResult(NamedTuple):
    """A head, from 0, of a result."""

    result: LabResult
    head: int


class Folded(NamedTuple):
    """A head's matrices, and whose they are."""

    of: HeadOfResult
    folded: FoldedHead


class Written(NamedTuple):
    """The words that a head writes, and which head that is."""

    of: HeadOfResult
    words: tuple[WrittenWord, ...]


class SelectedHeadModel(QObject):
    """The selected head of the present result, and what pages ask to know about it.

    What was made last stays until the next one is there; it tells itself whose it is.

    Parameters
    ----------
    parent : QObject, optional
    executor : callable
        Makes an executor for each of the two computations.

    Signals
    -------
    updated()
        Another result, or none, or another head.
    folded_changed(), written_changed()
        `folded` or `written` is new.
    failed(object)
        An exception out of a computation, which should not happen.
    """

    updated = Signal()
    folded_changed = Signal()
    written_changed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        self._result: LabResult | None = None
        self._head = 0
        self._folded = Background[Folded](executor(), self)
        self._written = Background[Written](executor(), self)
        self._folded.hand_on(self.folded_changed, self.failed)
        self._written.hand_on(self.written_changed, self.failed)

    def update(self, result: LabResult | None) -> None:
        """Belong to another result; what is under way for an older one is given up."""
        self._result = result
        self._follow()

    def set_head(self, head: int) -> None:
        """Belong to another head, counted from 0."""
        if head != self._head:
            self._head = head
            self._follow()

    @property
    def present(self) -> HeadOfResult | None:
        """The selected head; None where there are no tokens, or it is not there any more."""
        if self._result is None or self._head >= self._result.state.n_heads:
            return None
        return HeadOfResult(self._result, self._head)

    @property
    def folded(self) -> Folded | None:
        """The newest folded head."""
        return self._folded.value

    @property
    def written(self) -> Written | None:
        """The newest words."""
        return self._written.value

    def ask_for_folded(self) -> None:
        """Have `folded` made for the present head, unless it is there or under way."""
        if (of := self.present) is not None:
            self._folded.ask(of, lambda *_: Folded(of, folded_head(*of)))

    def ask_for_words(self) -> None:
        """Have `written` made for the present head, unless it is there or under way."""
        if (of := self.present) is not None:
            self._written.ask(of, lambda *_: Written(of, words_written(*of)))

    def shut_down(self) -> None:
        """Stop the workers; call it before the window goes."""
        self._folded.shut_down()
        self._written.shut_down()

    def _follow(self) -> None:
        self._folded.keep_only(self.present)
        self._written.keep_only(self.present)
        self.updated.emit()

"""A presentation without a lesson: the heads, one after the other."""

from PySide6.QtCore import QObject, Signal, SignalInstance

from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.store import LabStore


class HeadWalk(QObject):
    """Goes from head to head. Where names are hidden, each is asked for and revealed on its own.

    Signals
    -------
    changed()
        Another head is on show, or its name.
    """

    changed = Signal()

    def __init__(
        self, store: LabStore, intents: Intents, heads: HeadsModel, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._store, self._intents, self._heads = store, intents, heads
        self._asks = False
        store.view_changed.connect(self.changed)
        store.result_changed.connect(self.changed)

    @property
    def paged(self) -> SignalInstance:
        """Emitted when another head is on show, or its name."""
        return self.changed

    @property
    def place(self) -> str:
        """Number of the head."""
        place = self.tr("Head {number} of {count}")
        return place.format(number=self._head + 1, count=self._store.state.n_heads)

    @property
    def present(self) -> str:
        """The head, with what it does unless that is hidden."""
        return self._heads.title(self._head) if self._head < self._heads.rowCount() else ""

    @property
    def coming(self) -> str:
        """The next head."""
        following = self._head + 1
        return self._heads.title(following) if following < self._heads.rowCount() else ""

    @property
    def can_reveal(self) -> bool:
        """Whether the names are hidden."""
        return self._store.view.answers_hidden

    @property
    def waits(self) -> bool:
        """Never: hidden names may stay hidden."""
        return False

    def next(self) -> None:
        """Go to the next head."""
        self._step(1)

    def back(self) -> None:
        """Go to the head before."""
        self._step(-1)

    def reveal(self) -> None:
        """Show the names; the next head asks again."""
        self._asks = self.can_reveal
        self._intents.hide_answers(False)

    def choose(self, number: int) -> None:
        """Select a head by its number."""
        if number <= self._store.state.n_heads:
            self._intents.select_head(number - 1)

    @property
    def _head(self) -> int:
        return self._store.view.selected_head

    def _step(self, step: int) -> None:
        head = self._head + step
        if not 0 <= head < self._store.state.n_heads:
            return
        if self._asks:
            self._asks = False
            self._intents.hide_answers(True)
        self._intents.select_head(head)

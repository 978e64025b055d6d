"""What a presentation goes through, and how a clicker leads it."""

from mha_desktop.app.head_walk import HeadWalk
from mha_desktop.app.teaching import Teaching
from mha_desktop.panels.presenter.paged import Paged
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.store import LabStore


class PresentedPages:
    """The lesson under way, or the heads one after the other without one.

    Parameters
    ----------
    teaching : Teaching
    walk : HeadWalk
    store : LabStore
    intents : Intents
    """

    def __init__(
        self, teaching: Teaching, walk: HeadWalk, store: LabStore, intents: Intents
    ) -> None:
        self._teaching, self._walk = teaching, walk
        self._store, self._intents = store, intents

    @property
    def present(self) -> Paged:
        """What is gone through now."""
        return self._teaching.paging or self._walk

    def next(self) -> None:
        """Go on; a question shows its answer first, so that a clicker is enough."""
        if self.present.waits:
            self.present.reveal()
        else:
            self.present.next()

    def back(self) -> None:
        """Go back."""
        self.present.back()

    def go_on(self) -> None:
        """Show the answer if it is hidden, else go on."""
        if self.present.can_reveal:
            self.present.reveal()
        else:
            self.next()

    def reveal(self) -> None:
        """Show the answer if it is hidden, else hide what the heads do."""
        if self.present.can_reveal:
            self.present.reveal()
        else:
            self._intents.hide_answers(not self._store.view.answers_hidden)

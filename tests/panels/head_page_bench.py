"""A part of the Head view on a real store: results and view states come in, intents go back."""

from collections.abc import Callable

from mixer_bench import lab_state
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import LabState
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import ImmediateExecutor

SENTENCE = "The tired cat sat on the warm mat"


def state_of(heads: int = 8, **fields: object) -> LabState:
    """Return a state of this many heads with plain gains."""
    return lab_state(heads, **({"sentence": SENTENCE} | fields))


class HeadPageBench:
    """Store, intents, the two models that all views share, and a widget that is on show."""

    def __init__(
        self,
        qtbot: QtBot,
        make: Callable[["HeadPageBench"], QWidget],
        state: LabState | None = None,
        size: tuple[int, int] = (1000, 600),
    ) -> None:
        self.store = LabStore(state or state_of(), executor=ImmediateExecutor())
        self.intents = Intents(self.store)
        self.heads, self.weights = HeadsModel(self.store), WeightsModel(self.store)
        for model in (self.heads, self.weights):
            self.follow(model.update)
        self.widget = make(self)
        self.store.view_changed.connect(self.widget.show_view)
        self.widget.show_view(self.store.view)
        qtbot.addWidget(self.widget, before_close_func=lambda _widget: self.store.end_gesture())
        self.widget.resize(*size)
        self.widget.show()
        qtbot.waitExposed(self.widget)

    def follow(self, update: Callable[[object], None]) -> None:
        """Hand every result to a model, beginning with the present one."""
        update(self.store.result)
        self.store.result_changed.connect(lambda _result: update(self.store.weights))

    @property
    def selected(self) -> int:
        """The selected head of the store."""
        return self.store.view.selected_head

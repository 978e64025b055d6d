"""The Pipeline view on a model, with everything computed at once."""

import msgspec
from pytestqt.qtbot import QtBot

from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.panels.pipeline.pipeline_view import PipelineView
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.pipeline_model import PipelineModel
from mha_desktop.qt.theme import LIGHT
from mha_desktop.qt.worker import ImmediateExecutor


def pipeline_state(n_heads: int = 4, n_kv_heads: int = 4, **fields: object) -> LabState:
    """Return a small legal state."""
    share = n_heads // n_kv_heads
    state = LabState(
        sentence="the tired cat sat", d_model=64, n_heads=n_heads,
        kv_head_of=tuple(i // share for i in range(n_heads)), gains=(1.0,) * n_heads,
        muted=(False,) * n_heads, soloed=(False,) * n_heads,
    )  # fmt: skip
    return msgspec.structs.replace(state, **fields)


class PipelineBench:
    """A view on show; what it asks for is done, as the store would."""

    def __init__(self, qtbot: QtBot, state: LabState | None = None) -> None:
        self._laboratory, self.selected = Laboratory(), ViewState()
        self.requests: list[tuple[dict[str, object], str]] = []
        self.model = PipelineModel(executor=ImmediateExecutor)
        self.heads = HeadsModel()
        self.view = PipelineView(self.model, self.heads, LIGHT)
        self.view.head_selected.connect(self.select)
        self.view.example_requested.connect(lambda *asked: self.requests.append(asked))
        self.show(state or pipeline_state())
        qtbot.addWidget(self.view)
        self.view.resize(1440, 690)
        self.view.show()
        qtbot.waitExposed(self.view)

    def show(self, state: LabState) -> None:
        """Show the numbers of a state."""
        result = self._laboratory.evaluate(state)
        self.heads.update(result)
        self.model.update(result)

    def select(self, head: int) -> None:
        """Make a head the selected one."""
        self.selected = msgspec.structs.replace(self.selected, selected_head=head)
        self.view.show_view(self.selected)

"""The Compare view with its model: what it is made of, and where its gestures go."""

from PySide6.QtCore import QObject

from mha_desktop.app.tabs.view_tab import SharedModels, ViewTab
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import LabState
from mha_desktop.panels.compare.compare_view import CompareView
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.comparison_model import ComparisonModel
from mha_desktop.qt.theme import Theme


class CompareTab(ViewTab):
    """A kept setting beside the live one."""

    view: CompareView

    def __init__(
        self, _models: SharedModels, intents: Intents, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._model = ComparisonModel(self)
        self.view = view = CompareView(self._model, theme)
        self._model.failed.connect(self.failed)
        view.snapshot_chosen.connect(intents.set_snapshot)
        view.live_named.connect(intents.name_live)
        view.state_requested.connect(intents.load_state)
        view.head_selected.connect(intents.select_head)
        view.cell_hovered.connect(intents.point_at_cell)
        view.refused.connect(intents.tell)

    def show_state(self, state: LabState) -> None:
        """Name the live setting before its numbers are there."""
        self.view.show_state(state)

    def update(self, result: LabResult | None) -> None:
        """Compare other numbers."""
        self._model.update(result)

    def shut_down(self) -> None:
        """Stop what is being computed."""
        self._model.shut_down()
        self.view.shut_down()

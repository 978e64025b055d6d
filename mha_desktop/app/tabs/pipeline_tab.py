"""The Pipeline view with its model: what it is made of, and where its gestures go."""

from PySide6.QtCore import QObject

from mha_desktop.app.tabs.view_tab import SharedModels, ViewTab
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.panels.pipeline.pipeline_view import PipelineView
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.pipeline_model import PipelineModel
from mha_desktop.qt.theme import Theme


class PipelineTab(ViewTab):
    """The forward pass in ten steps."""

    def __init__(
        self, models: SharedModels, intents: Intents, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._model = PipelineModel(self)
        self.view = view = PipelineView(self._model, models.heads, theme)
        self._model.failed.connect(self.failed)
        view.head_selected.connect(intents.select_head)
        view.example_requested.connect(intents.load_sizes)

    def update(self, result: LabResult | None) -> None:
        """Show other numbers."""
        self._model.update(result)

    def shut_down(self) -> None:
        """Stop what is being computed."""
        self._model.shut_down()

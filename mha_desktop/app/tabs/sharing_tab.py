"""The Sharing view with its model: what it is made of, and where its gestures go."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mha_desktop.app.tabs.view_tab import SharedModels, ViewTab
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import LabState
from mha_desktop.panels.sharing.sharing_view import SharingView
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.sharing_model import SharingModel
from mha_desktop.qt.theme import Theme


class SharingTab(ViewTab):
    """What shared keys and values change, cost and save."""

    view: SharingView

    def __init__(
        self, _models: SharedModels, intents: Intents, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._model = SharingModel(self)
        self.view = SharingView(self._model, theme)
        self._model.failed.connect(self.failed)
        self.view.load_requested.connect(intents.load_sizes)
        self.view.head_selected.connect(intents.select_head)

    def show_state(self, state: LabState) -> None:
        """Show costs before the numbers are there."""
        self.view.show_state(state)

    @property
    def corner(self) -> QWidget:
        """The choice of pages."""
        return self.view.pages.bar

    def update(self, result: LabResult | None) -> None:
        """Show other numbers."""
        self._model.update(result)

    def shut_down(self) -> None:
        """Stop what is being computed."""
        self._model.shut_down()

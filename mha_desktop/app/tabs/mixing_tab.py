"""The Mixing view with its models: what it is made of, and where its gestures go."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mha_desktop.app.tabs.view_tab import SharedModels, ViewTab
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import ViewState
from mha_desktop.panels.mixing.head_pages import HeadPages
from mha_desktop.panels.mixing.mixing_view import MixingView
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.head_page_models import HeadPageModels
from mha_desktop.qt.models.mixing_model import MixingModel
from mha_desktop.qt.theme import Theme


class MixingTab(ViewTab):
    """How W_O makes one output of all heads."""

    view: MixingView

    def __init__(
        self, models: SharedModels, intents: Intents, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._model = MixingModel(models.contributions, self)
        self._page_models = HeadPageModels(self)
        self._pages = HeadPages(self._page_models, models.heads, theme, self)
        self.view = MixingView(self._model, theme, self._pages.pages())
        for model in (self._model, self._page_models):
            model.failed.connect(self.failed)
        self._send_to(intents)

    @property
    def corner(self) -> QWidget:
        """The choice of pages."""
        return self.view.pages.bar

    def update(self, result: LabResult | None) -> None:
        """Show other numbers."""
        self._model.update(result)
        self._page_models.update(result)

    def show_view(self, view: ViewState) -> None:
        """Show another head on the pages about single heads, too."""
        self._page_models.set_head(view.selected_head)
        super().show_view(view)

    def shut_down(self) -> None:
        """Stop what is being computed."""
        self._model.shut_down()
        self._page_models.shut_down()

    def _send_to(self, intents: Intents) -> None:
        view, pages = self.view, self._pages
        view.head_hovered.connect(intents.point_at_head)
        view.head_selected.connect(intents.select_head)
        view.token_chosen.connect(intents.choose_token)
        view.order_chosen.connect(intents.order_strips)
        view.projection_chosen.connect(intents.set_projection)
        pages.head_selected.connect(intents.select_head)
        pages.mute_toggled.connect(intents.toggle_mute)
        pages.mutes_set.connect(intents.set_mutes)
        pages.mutes_released.connect(intents.end_gesture)

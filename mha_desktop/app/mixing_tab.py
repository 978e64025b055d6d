"""The Mixing view with its models: what it is made of, and where its gestures go."""

from PySide6.QtCore import QObject, Signal

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.panels.mixing.head_pages import HeadPages
from mha_desktop.panels.mixing.mixing_view import MixingView
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.models.head_page_models import HeadPageModels
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.mixing_model import MixingModel
from mha_desktop.qt.theme import Theme


class MixingTab(QObject):
    """Owns what stands behind the Mixing view.

    Signals
    -------
    failed(object)
        An exception out of a computation, which should not happen.
    """

    failed = Signal(object)

    def __init__(
        self,
        intents: Intents,
        heads: HeadsModel,
        contributions: ContributionsModel,
        theme: Theme,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._model = MixingModel(contributions, self)
        self._page_models = HeadPageModels(self)
        self._pages = HeadPages(self._page_models, heads, theme, self)
        self.view = MixingView(self._model, theme, self._pages.pages())
        for model in (self._model, self._page_models):
            model.failed.connect(self.failed)
        self._send_to(intents)

    def update(self, result: LabResult | None) -> None:
        """Show other numbers."""
        self._model.update(result)
        self._page_models.update(result)

    def set_head(self, head: int) -> None:
        """Show another head on the pages about single heads."""
        self._page_models.set_head(head)

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

"""The Sharing view: pages about shared key/value heads, one at a time."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.panels.controls.late_page import LatePage
from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.panels.sharing.cache_page import CachePage
from mha_desktop.panels.sharing.costs_page import CostsPage
from mha_desktop.panels.sharing.effect_page import EffectPage
from mha_desktop.panels.sharing.matrices_page import MatricesPage
from mha_desktop.panels.sharing.order_page import OrderPage
from mha_desktop.panels.sharing.playback_page import PlaybackPage
from mha_desktop.panels.style_sheet import set_ground
from mha_desktop.qt.models.cache_model import CacheModel
from mha_desktop.qt.models.playback_model import PlaybackModel
from mha_desktop.qt.models.sharing_model import SharingModel
from mha_desktop.qt.theme import Theme


class SharingView(QWidget):
    """What sharing changes, costs and saves, and what a KV cache is.

    Parameters
    ----------
    model : SharingModel
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    load_requested(object, str)
        Fields of a `LabState` to set together, and the text of that step.
    head_selected(int)
        The user chose a head, counted from 0.
    """

    load_requested = Signal(object, str)
    head_selected = Signal(int)

    def __init__(self, model: SharingModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_ground(self, "panel")
        self._model, self._theme = model, theme
        self.effect = LatePage(self._make_effect)
        self.matrices = LatePage(lambda: MatricesPage(model, theme))
        self.order = LatePage(lambda: OrderPage(model, theme))
        self.costs = LatePage(lambda: CostsPage(model, theme))
        self.cache = LatePage(self._make_cache)
        self.playback = LatePage(lambda: PlaybackPage(model, PlaybackModel(self), theme))
        self.pages = SubPages(
            self.tr("Pages about shared keys and values"),
            (
                (self.tr("Effect"), self.effect),
                (self.tr("Matrices"), self.matrices),
                (self.tr("Interleave or repeat?"), self.order),
                (self.tr("Costs"), self.costs),
                (self.tr("KV cache"), self.cache),
                (self.tr("Playback"), self.playback),
            ),
        )
        self.pages.setObjectName("sharingPages")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pages)
        model.updated.connect(self._take_result)
        self._take_result()

    def show_state(self, state: LabState) -> None:
        """Show a legal state, also one without tokens or whose numbers are being made."""
        for page in (self.costs, self.cache):
            page.tell("show_state", state)

    def show_view(self, view: ViewState) -> None:
        """Follow the selected head and the colour map."""
        for page in (self.effect, self.playback):
            page.tell("show_view", view)

    def take_keyboard(self) -> None:
        """Give the keyboard to the choice of pages."""
        self.pages.take_keyboard()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        parts = (self.effect, self.matrices, self.order, self.costs, self.cache, self.playback)
        for page in parts:
            page.tell("set_theme", theme)

    def _make_effect(self) -> EffectPage:
        page = EffectPage(self._model, self._theme)
        page.head_selected.connect(self.head_selected)
        return page

    def _make_cache(self) -> CachePage:
        page = CachePage(CacheModel(self), self._theme)
        page.load_requested.connect(self.load_requested)
        return page

    def _take_result(self) -> None:
        if self._model.result is not None:
            self.show_state(self._model.result.state)

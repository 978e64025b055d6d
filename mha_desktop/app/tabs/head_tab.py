"""The Head view with its models: what it is made of, and where its gestures go."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mha_desktop.app.tabs.view_tab import SharedModels, ViewTab
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import ViewState
from mha_desktop.lab.viewed_weights import WeightsResult
from mha_desktop.panels.controls.late_page import LatePage
from mha_desktop.panels.head.head_strip import HeadStrip
from mha_desktop.panels.head.head_view_pages import HeadViewPages
from mha_desktop.panels.head.map_page import MapPage
from mha_desktop.panels.head_view import HeadView, TitledPage
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.cell_model import CellModel
from mha_desktop.qt.models.head_view_models import HeadViewModels
from mha_desktop.qt.theme import Theme
from mha_desktop.qt.viewer_texts import not_known


class HeadTab(ViewTab):
    """The selected head, large."""

    view: HeadView

    def __init__(
        self, models: SharedModels, intents: Intents, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._cells = CellModel(self)
        self._models = HeadViewModels(self)
        self._models.failed.connect(self.failed)
        strip = HeadStrip(models.heads, models.weights, theme)
        strip.head_selected.connect(intents.select_head)
        strip.head_hovered.connect(intents.point_at_head)
        self._pages = pages = HeadViewPages(self._models, models.heads, theme, self)
        pages.head_selected.connect(intents.select_head)
        pages.cell_hovered.connect(intents.point_at_cell)
        pages.pin_chosen.connect(intents.set_pin)
        self._map = LatePage(partial(self._map_page, models, intents, theme))
        map_page = TitledPage(self.tr("Map"), self._map)
        self.view = HeadView(strip, (map_page, *pages.pages()))

    @property
    def corner(self) -> QWidget:
        """The choice of pages."""
        return self.view.pages.bar

    def show_view(self, view: ViewState) -> None:
        """Show another head, or what it does no more."""
        self._models.heads.hide_answers(view.answers_hidden)
        super().show_view(view)

    def update(self, result: LabResult | None) -> None:
        """Show where other weights come from."""
        self._cells.update(result)

    def show_weights(self, weights: HeadWeights | None) -> None:
        """Show other weights, and why there is nothing behind them if a file has them."""
        self._models.update(weights)
        reason = not_known() if isinstance(weights, WeightsResult) else ""
        for page in (self._map, self._pages.matrices):
            page.tell("withhold", reason)

    def shut_down(self) -> None:
        """Stop what is being computed."""
        self._models.shut_down()

    def _map_page(self, models: SharedModels, intents: Intents, theme: Theme) -> MapPage:
        page = MapPage(models.heads, models.weights, self._cells, theme)
        page.head_selected.connect(intents.select_head)
        page.cell_hovered.connect(intents.point_at_cell)
        page.colour_range_chosen.connect(intents.set_colour_range)
        page.colour_map_chosen.connect(intents.set_colour_map)
        page.closed.connect(intents.close_head)
        page.stage_chosen.connect(intents.show_stage)
        page.pin_changed.connect(intents.set_pin)
        page.transposed_chosen.connect(intents.set_transposed)
        page.averaged_chosen.connect(intents.set_averaged)
        page.top_two_chosen.connect(intents.mark_top_two)
        page.entropy_chosen.connect(intents.show_entropy)
        return page

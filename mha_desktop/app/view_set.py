"""The views of the centre: how each is made and wired, and who keeps them up to date."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mha_desktop.app.views import CentralView, CentralViews, Tab
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.panels.head_view import HeadView
from mha_desktop.panels.heads_view import HeadsView
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import Theme

if TYPE_CHECKING:
    from mha_desktop.app.mixing_tab import MixingTab
    from mha_desktop.app.sharing_tab import SharingTab


class ViewSet(QObject):
    """Makes the views on demand and tells those that are made what to show.

    Parameters
    ----------
    store : LabStore
    intents : Intents
        Where the gestures go.
    heads, weights, contributions : item models
        Shared with the docks, and kept up to date by whoever made them.
    theme : Theme
    parent : QObject

    Signals
    -------
    failed(object)
        An exception out of a computation of a view, which should not happen.
    """

    failed = Signal(object)

    def __init__(
        self,
        store: LabStore,
        intents: Intents,
        heads: HeadsModel,
        weights: WeightsModel,
        contributions: ContributionsModel,
        theme: Theme,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._intents = intents
        self._heads = heads
        self._weights = weights
        self._contributions = contributions
        self._theme = theme
        self._made: list[CentralView] = []
        self._mixing: MixingTab | None = None
        self._sharing: SharingTab | None = None
        self.central = CentralViews(self._tabs(), theme)
        self.central.view_chosen.connect(intents.show_view)

    def show_state(self, state: LabState) -> None:
        """Show a state whose numbers are still to come."""
        if self._sharing is not None:
            self._sharing.view.show_state(state)

    def update(self, result: LabResult | None) -> None:
        """Show other numbers."""
        for tab in (self._mixing, self._sharing):
            if tab is not None:
                tab.update(result)

    def show_view(self, view: ViewState) -> None:
        """Bring the view in front, and show the selection in all that are made."""
        self.central.show_view(view.view)
        if self._mixing is not None:
            self._mixing.set_head(view.selected_head)
        for made in self._made:
            made.show_view(view)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme, also in views to come."""
        self._theme = theme
        self.central.messages.set_theme(theme)
        for made in self._made:
            made.set_theme(theme)

    def shut_down(self) -> None:
        """Stop what the views compute; call it before the window goes."""
        for tab in (self._mixing, self._sharing):
            if tab is not None:
                tab.shut_down()

    def _tabs(self) -> dict[str, Tab]:
        return {
            "heads": Tab(
                self.tr("Heads"), self.tr("One heatmap per head (Ctrl+1)"), self._heads_view
            ),
            "head": Tab(
                self.tr("Head"), self.tr("The selected head, large (Ctrl+2)"), self._head_view
            ),
            "mixing": Tab(
                self.tr("Mixing"), self.tr("How W_O makes one output (Ctrl+3)"), self._mixing_view
            ),
            "sharing": Tab(
                self.tr("Sharing"),
                self.tr("What shared keys and values change and save (Ctrl+4)"),
                self._sharing_view,
            ),
        }

    def _heads_view(self) -> CentralView:
        view = HeadsView(self._heads, self._weights, self._theme)
        self._wire_heads(view)
        view.open_head_requested.connect(self._intents.open_head)
        return self._kept(view)

    def _head_view(self) -> CentralView:
        view = HeadView(self._heads, self._weights, self._theme)
        self._wire_heads(view)
        view.closed.connect(self._intents.close_head)
        view.stage_chosen.connect(self._intents.show_stage)
        view.pin_changed.connect(self._intents.set_pin)
        view.transposed_chosen.connect(self._intents.set_transposed)
        view.averaged_chosen.connect(self._intents.set_averaged)
        view.top_two_chosen.connect(self._intents.mark_top_two)
        view.entropy_chosen.connect(self._intents.show_entropy)
        return self._kept(view)

    def _mixing_view(self) -> CentralView:
        # Imported with the tab: the first heatmap need not wait for a hundred modules.
        from mha_desktop.app.mixing_tab import MixingTab

        self._mixing = MixingTab(self._intents, self._heads, self._contributions, self._theme, self)
        self._mixing.failed.connect(self.failed)
        self._mixing.update(self._store.result)
        self._mixing.set_head(self._store.view.selected_head)
        return self._kept(self._mixing.view)

    def _sharing_view(self) -> CentralView:
        from mha_desktop.app.sharing_tab import SharingTab

        self._sharing = SharingTab(self._intents, self._theme, self)
        self._sharing.failed.connect(self.failed)
        self._sharing.update(self._store.result)
        self._sharing.view.show_state(self._store.state)
        return self._kept(self._sharing.view)

    def _kept(self, view: CentralView) -> CentralView:
        """Remember a view that was made late: it follows everything from now on."""
        self._made.append(view)
        view.show_view(self._store.view)
        return view

    def _wire_heads(self, view: HeadsView | HeadView) -> None:
        """Connect what the two views of heads have in common."""
        view.head_selected.connect(self._intents.select_head)
        view.cell_hovered.connect(self._intents.point_at_cell)
        view.colour_range_chosen.connect(self._intents.set_colour_range)
        view.colour_map_chosen.connect(self._intents.set_colour_map)

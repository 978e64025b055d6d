"""The views of the centre: how each is made and wired, and who keeps them up to date."""

from PySide6.QtCore import QObject

from mha_desktop.app.views import CentralView, CentralViews, Tab
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import ViewState
from mha_desktop.panels.head_view import HeadView
from mha_desktop.panels.heads_view import HeadsView
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import Theme


class ViewSet(QObject):
    """Makes the views on demand and tells those that are made what to show.

    Parameters
    ----------
    store : LabStore
    intents : Intents
        Where the gestures go.
    heads, weights : item models
        Shared with the docks, which name heads, too.
    theme : Theme
    parent : QObject
    """

    def __init__(
        self,
        store: LabStore,
        intents: Intents,
        heads: HeadsModel,
        weights: WeightsModel,
        theme: Theme,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._intents = intents
        self._heads = heads
        self._weights = weights
        self._theme = theme
        self._made: list[CentralView] = []
        self.central = CentralViews(
            {
                "heads": Tab(
                    self.tr("Heads"), self.tr("One heatmap per head (Ctrl+1)"), self._heads_view
                ),
                "head": Tab(
                    self.tr("Head"), self.tr("The selected head, large (Ctrl+2)"), self._head_view
                ),
            },
            theme,
        )
        self.central.view_chosen.connect(intents.show_view)
        # Cheap, and scripts look for it by name from the start.
        self.central.make("head")

    def update(self, result: LabResult | None) -> None:
        """Show other numbers."""
        self._heads.update(result)
        self._weights.update(result)

    def show_view(self, view: ViewState) -> None:
        """Bring the view in front, and show the selection in all that are made."""
        self._weights.set_head(view.selected_head)
        self.central.show_view(view.view)
        for made in self._made:
            made.show_view(view)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme, also in views to come."""
        self._theme = theme
        self.central.messages.set_theme(theme)
        for made in self._made:
            made.set_theme(theme)

    def _heads_view(self) -> HeadsView:
        view = HeadsView(self._heads, self._weights, self._theme)
        self._wire_heads(view)
        view.open_head_requested.connect(self._intents.open_head)
        self._made.append(view)
        return view

    def _head_view(self) -> HeadView:
        view = HeadView(self._heads, self._weights, self._theme)
        self._wire_heads(view)
        view.closed.connect(self._intents.close_head)
        self._made.append(view)
        return view

    def _wire_heads(self, view: HeadsView | HeadView) -> None:
        """Connect what the two views of heads have in common."""
        view.head_selected.connect(self._intents.select_head)
        view.cell_hovered.connect(self._intents.point_at_cell)
        view.colour_range_chosen.connect(self._intents.set_colour_range)
        view.colour_map_chosen.connect(self._intents.set_colour_map)

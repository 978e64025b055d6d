"""The Heads view: where its gestures go."""

from PySide6.QtCore import QObject

from mha_desktop.app.tabs.view_tab import SharedModels, ViewTab
from mha_desktop.panels.heads_view import HeadsView
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.theme import Theme


class HeadsTab(ViewTab):
    """One heatmap per head."""

    def __init__(
        self, models: SharedModels, intents: Intents, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.view = view = HeadsView(models.heads, models.weights, theme)
        view.head_selected.connect(intents.select_head)
        view.cell_hovered.connect(intents.point_at_cell)
        view.colour_range_chosen.connect(intents.set_colour_range)
        view.colour_map_chosen.connect(intents.set_colour_map)
        view.open_head_requested.connect(intents.open_head)

"""The Head view: where its gestures go."""

from PySide6.QtCore import QObject

from mha_desktop.app.tabs.view_tab import SharedModels, ViewTab
from mha_desktop.panels.head_view import HeadView
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.theme import Theme


class HeadTab(ViewTab):
    """The selected head, large."""

    def __init__(
        self, models: SharedModels, intents: Intents, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.view = view = HeadView(models.heads, models.weights, theme)
        view.head_selected.connect(intents.select_head)
        view.cell_hovered.connect(intents.point_at_cell)
        view.colour_range_chosen.connect(intents.set_colour_range)
        view.colour_map_chosen.connect(intents.set_colour_map)
        view.closed.connect(intents.close_head)
        view.stage_chosen.connect(intents.show_stage)
        view.pin_changed.connect(intents.set_pin)
        view.transposed_chosen.connect(intents.set_transposed)
        view.averaged_chosen.connect(intents.set_averaged)
        view.top_two_chosen.connect(intents.mark_top_two)
        view.entropy_chosen.connect(intents.show_entropy)

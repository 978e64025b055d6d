"""The Heads view: a tool bar, and one live heatmap per head."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.heads.focus_frame import FocusFrame
from mha_desktop.panels.heads.grid_scroller import GridScroller
from mha_desktop.panels.heads.heads_grid import HeadsGrid
from mha_desktop.panels.heads.reading_block import BarReading
from mha_desktop.panels.heads.view_toolbar import ViewToolbar
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.style_sheet import set_ground
from mha_desktop.qt.models.figure_source import FigureSource
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme

_ABOVE = 8


class HeadsView(QWidget):
    """All heads, with the choice of head, colour range and colour map, read-out and colour bar.

    Signals
    -------
    head_selected(int), open_head_requested(int)
        Select a head (counted from 0), or show it large.
    cell_hovered(object)
        The (query, key) that is pointed at, or None.
    colour_range_chosen(object), colour_map_chosen(str)
        Another `ColourRange`, or the name of another map.
    """

    head_selected = Signal(int)
    open_head_requested = Signal(int)
    cell_hovered = Signal(object)
    colour_range_chosen = Signal(object)
    colour_map_chosen = Signal(str)

    def __init__(
        self,
        heads_model: HeadsModel,
        weights_model: WeightsModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._view = theme, ViewState()
        self._source = FigureSource(heads_model, weights_model)
        self._grid = HeadsGrid(heads_model, weights_model, self._source, theme)
        self._reading = BarReading(theme)
        self._toolbar = ViewToolbar(heads_model, self._reading, above=_ABOVE)
        self._frame = FocusFrame(GridScroller(self._grid), self._grid, theme)
        set_ground(self, "panel")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._toolbar)
        layout.addWidget(self._frame, 1)
        self._viewed = WhenShown(self, self._follow)
        self._modelled = WhenShown(self, self._refresh)
        self._connect()

    def _connect(self) -> None:
        self._grid.head_selected.connect(self.head_selected)
        self._grid.cell_hovered.connect(self.cell_hovered)
        self._grid.open_head_requested.connect(self.open_head_requested)
        self._grid.pointed_changed.connect(self._read_out)
        self._toolbar.head_selected.connect(self.head_selected)
        self._toolbar.colour_range_chosen.connect(self.colour_range_chosen)
        self._toolbar.colour_map_chosen.connect(self.colour_map_chosen)
        self._source.when_changed(self._modelled.change)

    def show_view(self, view: ViewState) -> None:
        """Show the selection, cell, colour map and colour range of `view`."""
        self._view = view
        self._viewed.change()

    def take_keyboard(self) -> None:
        """Give the keyboard to the picture; a focus proxy would hide the tool bar from Tab."""
        self._grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self._grid.set_theme(theme)
        self._reading.set_theme(theme)
        self._frame.set_theme(theme)
        self._read_out()

    def _follow(self) -> None:
        self._grid.show_view(self._view)
        self._toolbar.show_view(self._view)
        self._read_out()

    def changeEvent(self, event: QEvent) -> None:
        """Write the limits of the colour bar in another size of text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._read_out()

    def _refresh(self) -> None:
        if not self._source.agreed:
            return
        self._grid.refresh()
        self._read_out()

    def _read_out(self) -> None:
        """Say and mark on the bar what is pointed at."""
        head, size = self._grid.read_head, text_scale(self.font())
        bar = self._source.colour_bar(self._view, self._theme, head, size)
        self._reading.show_reading(self._grid.reading(), bar)

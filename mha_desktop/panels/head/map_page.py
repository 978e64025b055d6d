"""The selected head as one large heatmap, with arcs, arithmetic and the sentence around it."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.head.arcs_panel import ArcsPanel
from mha_desktop.panels.head.beside import Beside
from mha_desktop.panels.head.cell_panel import CellPanel
from mha_desktop.panels.head.sentence_strip import SentenceStrip
from mha_desktop.panels.heads.focus_frame import FocusFrame
from mha_desktop.panels.heads.head_map import HeadMap
from mha_desktop.panels.heads.head_toolbar import HeadToolbar
from mha_desktop.panels.heads.reading_block import NotedReading
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.figures.arcs_layout import ArcRows
from mha_desktop.qt.models.cell_model import CellModel
from mha_desktop.qt.models.figure_source import FigureSource
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 16, 8
# Below this height the map needs the room more than the sentence does.
_SENTENCE_FROM = 460
_ALL_LINES_FROM, _LINES, _FEW_LINES = 580, 3, 2
# So many tokens need all the height that there is, and their words scroll in any number of lines.
_MANY_TOKENS = 48


class MapPage(QWidget):
    """The map with its tool bar; beside it arcs and one cell's arithmetic, below it the sentence.

    Parameters
    ----------
    heads_model, weights_model : item models
    cell_model : CellModel
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    head_selected(int)
        Select another head, counted from 0.
    cell_hovered(object)
        The (query, key) that is pointed at, or None.
    colour_range_chosen(object), colour_map_chosen(str)
        Another `ColourRange`, or the name of another map.
    stage_chosen(str)
        Another `Stage`.
    pin_changed(object)
        Another `Pin`, or None.
    transposed_chosen(bool), averaged_chosen(bool), top_two_chosen(bool), entropy_chosen(bool)
        Another look of the picture.
    closed()
        Go back to all heads.
    """

    head_selected = Signal(int)
    cell_hovered = Signal(object)
    colour_range_chosen = Signal(object)
    colour_map_chosen = Signal(str)
    stage_chosen = Signal(str)
    pin_changed = Signal(object)
    transposed_chosen = Signal(bool)
    averaged_chosen = Signal(bool)
    top_two_chosen = Signal(bool)
    entropy_chosen = Signal(bool)
    closed = Signal()

    def __init__(
        self,
        heads_model: HeadsModel,
        weights_model: WeightsModel,
        cell_model: CellModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._weights = weights_model
        self._source = FigureSource(heads_model, weights_model)
        self._map = HeadMap(heads_model, weights_model, self._source, theme)
        self._reading = NotedReading(theme)
        self._toolbar = HeadToolbar(heads_model, self._reading)
        self._frame = FocusFrame(self._map, self._map, theme)
        self._arcs = ArcsPanel(heads_model, weights_model, theme)
        self._cell = CellPanel(cell_model, theme)
        self._beside = Beside(self._arcs, self._cell)
        self._sentence = SentenceStrip(heads_model, weights_model, theme)
        self._followers = (self._map, self._toolbar, self._arcs, self._cell, self._sentence)
        self._build()
        self._connect()

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self._frame, 1)
        row.addWidget(self._beside)
        below = QVBoxLayout()
        below.setContentsMargins(_MARGIN, 0, _MARGIN, _GAP)
        below.addWidget(self._sentence)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._toolbar)
        layout.addLayout(row, 1)
        layout.addLayout(below)

    def _connect(self) -> None:
        for part in (self._map, self._toolbar):
            part.head_selected.connect(self.head_selected)
        for pointing in (self._map, self._arcs):
            pointing.cell_hovered.connect(self.cell_hovered)
        for pinning in (self._map, self._arcs, self._cell, self._sentence):
            pinning.pin_changed.connect(self.pin_changed)
        self._map.close_requested.connect(self.closed)
        self._map.pointed_changed.connect(self._tell)
        for name in (
            "colour_range", "colour_map", "stage", "transposed", "averaged", "top_two", "entropy",
        ):  # fmt: skip
            signal = f"{name}_chosen"
            getattr(self._toolbar, signal).connect(getattr(self, signal))
        self._source.when_changed(self._refresh)

    def show_view(self, view: ViewState) -> None:
        """Show the selected head, cell, colour map and colour range of `view`."""
        for follower in self._followers:
            follower.show_view(view)
        self._tell()
        self._align_arcs()

    def withhold(self, reason: str) -> None:
        """Say why there is nothing behind the weights; empty if there is."""
        self._toolbar.withhold(reason)
        self._cell.withhold(reason)

    def take_keyboard(self) -> None:
        """Give the keyboard to the picture; a focus proxy would hide the tool bar from Tab."""
        self._map.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        for part in (self._map, self._reading, self._frame, self._arcs, self._cell):
            part.set_theme(theme)
        self._sentence.set_theme(theme)

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what has changed while the view was hidden."""
        super().showEvent(event)
        self._refresh()

    def _refresh(self) -> None:
        """Follow the models; a hidden view would make every change of the lab slower."""
        if self._source.agreed and self.isVisible():
            self._fit_sentence()
            self._map.refresh()
            self._tell()
            self._align_arcs()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what has no room."""
        super().resizeEvent(event)
        self._beside.fit(self.width() - self._frame.minimumSizeHint().width())
        self._fit_sentence()
        self._align_arcs()

    def changeEvent(self, event: QEvent) -> None:
        """Look at the room again after text has got another size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_sentence()

    def _fit_sentence(self) -> None:
        height = self.height() / text_scale(self.font())
        self._sentence.setHidden(height < _SENTENCE_FROM)
        lines = _LINES if height >= _ALL_LINES_FROM else _FEW_LINES
        self._sentence.set_most_rows(1 if len(self._weights.tokens) >= _MANY_TOKENS else lines)

    def _align_arcs(self) -> None:
        """Put the arcs beside the rows of the map, while it shows all tokens."""
        layout, tokens = self._map.head_layout, len(self._weights.tokens)
        rows = None
        if layout is not None and self._map.window_shown.count == tokens:
            rows = ArcRows(layout.tile.y, layout.cells.side / tokens)
        self._arcs.lie_beside(self._map, rows)

    def _tell(self) -> None:
        """Say what is pointed at; the picture of a hidden page may be of another sentence."""
        if not self.isVisible():
            return
        self._reading.show_reading(self._map.reading())

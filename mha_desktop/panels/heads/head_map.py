"""One head, large: zoom, pan, pointer and keys over a painted map."""

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.heads.cell_keys import CELL_STEPS, moved_cell
from mha_desktop.panels.heads.head_item import HeadItem
from mha_desktop.panels.heads.picture_view import PictureView
from mha_desktop.panels.heads.pointed import Pointed
from mha_desktop.panels.heads.token_window import (
    FEWEST,
    ZOOM_FROM,
    TokenWindow,
    nearest_window,
    whole,
)
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.figures.head_layout import HeadLayout
from mha_desktop.qt.figures.head_painter import head_layout_of
from mha_desktop.qt.figures.heatmap import strongest_cell
from mha_desktop.qt.models.figure_source import FigureSource
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.reading import Reading, cell_reading
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme

Key = Qt.Key

_ZOOM_STEP = 0.75
_LEAST_SIZE = QSize(320, 320)
_ZOOM_KEYS: dict[int, float] = {
    Key.Key_Plus: _ZOOM_STEP,
    Key.Key_Equal: _ZOOM_STEP,
    Key.Key_Minus: 1 / _ZOOM_STEP,
}
_RESET_KEYS = (Key.Key_Home, Key.Key_0)
_HEAD_STEPS: dict[int, int] = {Key.Key_PageUp: -1, Key.Key_PageDown: 1}


class HeadMap(PictureView):
    """The selected head with token axes and a colour bar.

    A pyqtgraph ViewBox over the map turns wheel, drag and keys into a range of tokens; the picture
    shows the whole tokens nearest to it. Below 48 tokens there is nothing to zoom.

    Signals
    -------
    head_selected(int)
        The user wants another head, counted from 0.
    close_requested()
        The user wants back to all heads.
    """

    head_selected = Signal(int)
    close_requested = Signal()

    def __init__(
        self,
        heads_model: HeadsModel,
        weights_model: WeightsModel,
        source: FigureSource,
        theme: Theme,
    ) -> None:
        self._item = HeadItem()
        super().__init__(self._item, theme)
        self._heads, self._weights, self._source = heads_model, weights_model, source
        self._view = ViewState()
        self._window = whole(0)
        self._layout: HeadLayout | None = None
        self._box = pg.ViewBox(lockAspect=True, invertY=True, enableMenu=False, defaultPadding=0)
        self.addItem(self._box)
        self._box.sigRangeChanged.connect(self._follow_range)
        self.setObjectName("headMap")
        self.setAccessibleName(
            self.tr(
                "Head. Arrows: cell. Page Up and Page Down: head. Plus, minus, 0: zoom. "
                "Escape: all heads."
            )
        )
        self.setMinimumSize(_LEAST_SIZE)
        self.refresh()

    @property
    def head_layout(self) -> HeadLayout | None:
        """Where everything lies; None when there are no tokens."""
        return self._layout

    @property
    def window_shown(self) -> TokenWindow:
        """The tokens on show."""
        return self._window

    @property
    def selected_head(self) -> int:
        """The head on show."""
        return self._source.selected_head(self._view)

    def reading(self) -> Reading:
        """Return the cell that is pointed at in words, or just the head's title."""
        if self._layout is None:
            return Reading("")
        cell = self._source.cell(self._view)
        if cell is None:
            return Reading(self._heads.title(self.selected_head))
        return cell_reading(self._weights, self.selected_head, cell)

    def show_view(self, view: ViewState) -> None:
        """Show head, cell, colour map and range of a view."""
        self._view = view
        if self._source.agreed:
            self._show()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        super().set_theme(theme)
        self._show()

    def refresh(self) -> None:
        """Show what the models hold."""
        self._show()
        self.look_under_pointer()

    def _fit_window(self) -> None:
        """Show other tokens whole."""
        tokens = len(self._weights.tokens)
        if tokens != self._window.tokens:
            self._window = whole(tokens)
            self._limit_box(tokens)

    def _limit_box(self, tokens: int) -> None:
        size, zoomable = max(tokens, 1), tokens >= ZOOM_FROM
        self._box.setMouseEnabled(x=zoomable, y=zoomable)
        fewest = min(FEWEST, size)
        self._box.setLimits(
            xMin=0, xMax=size, minXRange=fewest, maxXRange=size,
            yMin=0, yMax=size, minYRange=fewest, maxYRange=size,
        )  # fmt: skip
        self.reset_zoom()

    def reset_zoom(self) -> None:
        """Show all tokens."""
        self._show_in_box(whole(self._window.tokens))

    def _show_in_box(self, window: TokenWindow) -> None:
        count = max(window.count, 1)
        area = QRectF(window.first_key, window.first_query, count, count)
        self._box.setRange(area, padding=0)

    def _follow_range(self) -> None:
        """Show the whole tokens nearest to what the ViewBox shows."""
        area, tokens = self._box.viewRect(), self._window.tokens
        window = nearest_window(tokens, area.left(), area.top(), area.width())
        if tokens and window != self._window:
            self._window = window
            self._show()
            self.look_under_pointer()

    def _show(self) -> None:
        self._fit_window()
        window = self._window
        figure = self._source.head_figure(self._view, self._theme, window.queries, window.keys)
        self._layout = None
        if figure is not None:
            scale = text_scale(self.font())
            self._layout = head_layout_of(figure, self.width(), self.height(), scale)
            self._box.setGeometry(QRectF(*self._layout.tile))
        self._item.show_figure(figure, self._layout)
        self.show_empty(
            self.tr("Type a sentence above to see its heads.") if figure is None else ""
        )

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Arrange the picture in the new room."""
        super().resizeEvent(event)
        if event is not None:  # pyqtgraph resizes without an event while the view is made
            self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._show()

    def cell_under(self, position: QPointF) -> Pointed | None:
        """Return the cell at a point; where a pixel stands for several, the strongest of them."""
        if self._layout is None:
            return None
        cells, tile = self._layout.cells, self._layout.tile
        rows = cells.tokens_at(position.y() - tile.y)
        columns = cells.tokens_at(position.x() - tile.x)
        if not rows or not columns:
            return None
        weights, window = self._weights.weights()[self.selected_head], self._window
        queries, keys = (
            window.queries[rows.start : rows.stop],
            window.keys[columns.start : columns.stop],
        )
        return Pointed(self.selected_head, strongest_cell(weights, queries, keys))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows: cell. Page keys: head. Plus, minus, Home and 0: zoom. Escape: all heads."""
        key = event.key()
        if key == Key.Key_Escape:
            self.close_requested.emit()
        elif self._layout is None:
            event.ignore()
        elif key in CELL_STEPS:
            self._move_cell(key)
        elif key in _HEAD_STEPS:
            self._move_head(_HEAD_STEPS[key])
        elif key in _ZOOM_KEYS:
            self._zoom(_ZOOM_KEYS[key])
        elif key in _RESET_KEYS:
            self.reset_zoom()
        else:
            event.ignore()

    def _move_cell(self, key: int) -> None:
        self.forget_pointer()
        cell = moved_cell(self._source.cell(self._view), key, len(self._weights.tokens))
        self.cell_hovered.emit(cell)
        self._show_in_box(self._window.showing(cell))
        announce(self, str(self.reading()))

    def _move_head(self, step: int) -> None:
        head = self.selected_head + step
        if 0 <= head < self._heads.rowCount():
            self.head_selected.emit(head)
            announce(self, str(self.reading()))

    def _zoom(self, factor: float) -> None:
        """Zoom around the cell that is pointed at, else around the middle."""
        if self._window.tokens < ZOOM_FROM:
            return
        cell = self._source.cell(self._view)
        centre = None if cell is None else QPointF(cell[1] + 0.5, cell[0] + 0.5)
        self._box.scaleBy((factor, factor), center=centre)

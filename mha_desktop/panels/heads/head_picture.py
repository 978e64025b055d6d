"""The picture of one head: what it shows, its zoom, and what lies at a point of it."""

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QPaintEvent, QResizeEvent, QShowEvent

from mha_desktop.lab.state import Cell, Pin, PinnedKey, PinnedQuery, ViewState
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.heads.cell_keys import turned
from mha_desktop.panels.heads.head_item import HeadItem
from mha_desktop.panels.heads.picture_view import PictureView
from mha_desktop.panels.heads.pointed import Pointed, head_cell
from mha_desktop.panels.heads.token_window import TokenWindow, whole
from mha_desktop.panels.heads.zoom_box import ZoomBox
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.figures.content import HeadFigure
from mha_desktop.qt.figures.head_labels import label_at
from mha_desktop.qt.figures.head_layout import HeadLayout
from mha_desktop.qt.figures.head_painter import head_labels, head_layout_of
from mha_desktop.qt.models.figure_source import FigureSource
from mha_desktop.qt.models.head_reading import head_reading
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.reading import Reading
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme

_LEAST_SIZE = QSize(320, 320)


class HeadPicture(PictureView):
    """Shows the selected head, or the mean of several, at a stage; the whole of it or a part.

    Signals
    -------
    Those of `PictureView`.
    """

    accessible_role = Role.Canvas

    def __init__(
        self,
        heads_model: HeadsModel,
        weights_model: WeightsModel,
        source: FigureSource,
        theme: Theme,
    ) -> None:
        self._item, self._scene = HeadItem(), pg.GraphicsScene()
        super().__init__(self._item, theme, self._scene)
        self._heads, self._weights, self._source = heads_model, weights_model, source
        self._view = ViewState()
        self._window = whole(0)
        self._shown: tuple[HeadFigure, HeadLayout] | None = None
        self._box = ZoomBox()
        self._scene.addItem(self._box)
        self._box.sigRangeChanged.connect(self._follow_range)
        self.setMinimumSize(_LEAST_SIZE)

    @property
    def head_layout(self) -> HeadLayout | None:
        """Where everything lies; None when there is nothing to show."""
        return None if self._shown is None else self._shown[1]

    @property
    def window_shown(self) -> TokenWindow:
        """The tokens on show."""
        return self._window

    @property
    def selected_head(self) -> int:
        """The selected head."""
        return self._source.selected_head(self._view)

    def reading(self) -> Reading:
        """Return the cell that is pointed at or pinned in words, or just the title."""
        shown = self._source.shown_head(self._view)
        if self._shown is None or shown is None:
            return Reading("")
        return head_reading(self._weights, shown, self._shown[0])

    def show_view(self, view: ViewState) -> None:
        """Show head, stage, cell, pin, colours and so on of a view."""
        is_turned = view.transposed != self._view.transposed
        self._view = view
        if is_turned:
            self._show_in_box(self._window)
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        super().set_theme(theme)
        self.refresh()

    def refresh(self) -> None:
        """Show what the models hold, unless nobody can see it or they are being filled."""
        if self.isVisible() and self._source.agreed:
            self._show()
            self.look_under_pointer()

    def _show(self) -> None:
        self._fit_window()
        window = self._window
        figure = self._source.head_figure(self._view, self._theme, window.queries, window.keys)
        self._shown = None
        if figure is not None:
            layout = head_layout_of(figure, self.width(), self.height(), text_scale(self.font()))
            self._box.setGeometry(QRectF(*layout.tile))
            self._shown = figure, layout
        self._item.show_figure(figure, self.head_layout)
        self.show_empty(self._empty_text())

    def _empty_text(self) -> str:
        if self._shown is not None:
            return ""
        if not self._weights.tokens:
            return str(self.tr("Type a sentence above to see its heads."))
        return str(
            self.tr(
                "Every head is muted, so there is no mean of them. Unmute one in the mixing desk."
            )
        )

    # Zoom

    def _fit_window(self) -> None:
        """Show other tokens whole."""
        tokens = len(self._weights.tokens)
        if tokens != self._window.tokens:
            self._window = whole(tokens)
            self._box.limit(tokens)
            self.reset_zoom()

    def reset_zoom(self) -> None:
        """Show all tokens."""
        self._show_in_box(whole(self._window.tokens))

    def _show_in_box(self, window: TokenWindow) -> None:
        self._box.show_window(window.turned if self._view.transposed else window)

    def _follow_range(self) -> None:
        """Show the whole tokens nearest to what the ViewBox shows."""
        window = self._box.window_of(self._window.tokens)
        window = window.turned if self._view.transposed else window
        if window.tokens and window != self._window:
            self._window = window
            self.refresh()

    def zoom(self, factor: float) -> None:
        """Zoom around the cell that is pointed at, else around the middle."""
        cell = self._source.cell(self._view)
        self._box.zoom(factor, self.turned(cell))

    def turned(self, cell: Cell | None) -> Cell | None:
        """Return (row, column) of (query, key), or the other way round."""
        return turned(cell) if self._view.transposed else cell

    # Events of the widget

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the picture in the new room."""
        super().resizeEvent(event)
        self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Let the ViewBox take its place first."""
        self._scene.prepareForPaint()
        super().paintEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell the ViewBox, which pyqtgraph lets know of the mouse through its scene."""
        self._scene.leaveEvent(event)
        super().leaveEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what has changed while the map was hidden."""
        super().showEvent(event)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.refresh()

    # Places

    def cell_under(self, position: QPointF) -> Pointed | None:
        """Return the cell at a point; where a pixel stands for several, the strongest of them."""
        if self._shown is None:
            return None
        cell = head_cell(*self._shown, position)
        return None if cell is None else Pointed(self.selected_head, cell)

    def label_under(self, position: QPointF) -> Pin | None:
        """Return the query or the key whose label is at a point."""
        if self._shown is None or self._shown[1].tile.contains(position.x(), position.y()):
            return None
        figure, layout = self._shown
        for tokens, labels in zip(
            (figure.rows, figure.columns), head_labels(layout, figure), strict=True
        ):
            index = label_at(labels, position.x(), position.y())
            if index is not None:
                is_query = (tokens is figure.rows) != figure.transposed
                return PinnedQuery(tokens[index]) if is_query else PinnedKey(tokens[index])
        return None

"""The grid of all heads: one painted picture with a pointer, keys and tool tips."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsScene

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.place_tips import shows_tip
from mha_desktop.panels.heads.cell_keys import CELL_STEPS, moved_cell, moved_head
from mha_desktop.panels.heads.heads_item import HeadsItem
from mha_desktop.panels.heads.picture_view import PictureView
from mha_desktop.panels.heads.pointed import Pointed, pointed_cell
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.figures.content import GridFigure
from mha_desktop.qt.figures.grid_layout import GridLayout
from mha_desktop.qt.figures.grid_painter import grid_layout_of
from mha_desktop.qt.figures.metrics import Axes
from mha_desktop.qt.models.figure_source import FigureSource
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.reading import Reading, cell_reading
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
# Times what a presentation magnifies text by, the 19.5 points of the style.
_PRESENTED_POINTS = 13.5
_TIGHT = 0.88


class HeadsGrid(PictureView):
    """All heads at once.

    Signals
    -------
    head_selected(int), open_head_requested(int)
        The user wants to select a head (counted from 0), or to see it large.
    revealed(object)
        The QRect of a head that has to be in sight.
    outgrown(bool)
        The grid is arranged anew; whether it is higher than its room.
    """

    accessible_role = Role.Canvas

    head_selected = Signal(int)
    open_head_requested = Signal(int)
    revealed = Signal(object)
    outgrown = Signal(bool)

    def __init__(
        self,
        heads_model: HeadsModel,
        weights_model: WeightsModel,
        source: FigureSource,
        theme: Theme,
    ) -> None:
        self._item = HeadsItem()
        super().__init__(self._item, theme, QGraphicsScene())
        self._heads, self._weights, self._source = heads_model, weights_model, source
        self._view = ViewState()
        self._room, self._bar = QSize(1, 1), 0
        self._presented = False
        self._layout: GridLayout | None = None
        self.setObjectName("headGrid")
        self.setAccessibleName(
            self.tr("Heads. Arrows: head. Alt and arrows: cell. Enter: show the head large.")
        )
        self.refresh()

    @property
    def grid_layout(self) -> GridLayout | None:
        """Where everything lies; None when there are no tokens."""
        return self._layout

    @property
    def selected_head(self) -> int:
        """The head in the frame."""
        return self._source.selected_head(self._view)

    @property
    def read_head(self) -> int:
        """The head that is read out: the one under the pointer, else the selected one."""
        return self.selected_head if self.pointed is None else self.pointed.head

    def reading(self) -> Reading:
        """Return the cell that is pointed at in words, or just the head's title."""
        # Behind another view, the layout may be of a sentence that is gone.
        if self._layout is None or self.read_head >= self._heads.rowCount():
            return Reading("")
        cell = self._source.cell(self._view)
        if cell is None:
            return Reading(self._heads.title(self.read_head))
        return cell_reading(self._weights, self.read_head, cell)

    def show_view(self, view: ViewState) -> None:
        """Show selection, cell, colour map and range of a view."""
        selected = view.selected_head != self._view.selected_head
        self._view = view
        if not self._source.agreed:
            return
        self._show(self._figure())
        if selected and self._layout is not None:
            self.revealed.emit(QRect(*self._layout.frame(self.selected_head)))

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        super().set_theme(theme)
        self._show(self._figure())

    def set_room(self, room: QSize, bar: int) -> None:
        """Arrange the heads in this many pixels; `bar` of the width go to a scroll bar, if any."""
        self._room, self._bar = room, bar
        self.refresh()

    def refresh(self) -> None:
        """Arrange and paint anew what the models hold, and look again under the pointer."""
        figure = self._figure()
        self._layout = None if figure is None else self._fitted(figure)
        needed = 0 if self._layout is None else self._layout.content_height
        scrolls = needed > self._room.height()
        self.setMinimumHeight(needed if scrolls else 0)
        self.outgrown.emit(scrolls)
        self._show(figure)
        self.look_under_pointer()

    def present(self, *, on: bool) -> None:
        """Write for the last row of a class, or as usual.

        The heads' numbers are larger then, and all texts a little smaller where the tokens would
        have no room otherwise.
        """
        self._presented = on
        self.refresh()

    def _figure(self) -> GridFigure | None:
        figure = self._source.grid_figure(self._view, self._theme)
        if figure is None or not self._presented:
            return figure
        return replace(figure, number_points=_PRESENTED_POINTS)

    def _fitted(self, figure: GridFigure) -> GridLayout:
        scale = text_scale(self.font())
        layout = self._layout_in(figure, scale)
        if self._presented and layout.axes is not Axes.TOKENS:
            tight = self._layout_in(figure, _TIGHT * scale)
            return tight if tight.axes is Axes.TOKENS else layout
        return layout

    def _layout_in(self, figure: GridFigure, scale: float) -> GridLayout:
        width, height = self._room.width(), self._room.height()
        layout = grid_layout_of(figure, width, height, scale)
        if layout.content_height > height:
            layout = grid_layout_of(figure, width - self._bar, height, scale)
        return layout

    def _show(self, figure: GridFigure | None) -> None:
        self._item.show_figure(figure, self._layout)
        self.show_empty(
            self.tr("Type a sentence above to see its heads.") if figure is None else ""
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.refresh()

    def cell_under(self, position: QPointF) -> Pointed | None:
        """Return the head and the cell at a point."""
        if self._layout is None:
            return None
        return pointed_cell(self._layout, self._weights.weights(), position)

    def _head_at(self, position: QPointF) -> int | None:
        return None if self._layout is None else self._layout.head_at(position.x(), position.y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the head under the pointer."""
        head = self._head_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and head is not None:
            self.head_selected.emit(head)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the head under the pointer."""
        head = self._head_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and head is not None:
            self.open_head_requested.emit(head)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the scroll area."""
        event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the tool tip of the head under the pointer."""
        return shows_tip(self, event, self._tip_at) or super().viewportEvent(event)

    def _tip_at(self, position: QPointF) -> str:
        head = self._head_at(position)
        return "" if head is None else self._heads.index(head).data(Qt.ItemDataRole.ToolTipRole)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the selection with the arrows, the cell with Alt and the arrows; open with Enter."""
        if self._layout is None:
            event.ignore()
        elif event.key() in _ENTER:
            self.open_head_requested.emit(self.selected_head)
        elif event.key() in CELL_STEPS and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._move_cell(event.key())
        else:
            event.setAccepted(self._move_head(event.key(), self._layout))

    def _move_cell(self, key: int) -> None:
        self.forget_pointer()
        cell = self._source.cell(self._view)
        self.cell_hovered.emit(moved_cell(cell, key, len(self._weights.tokens)))
        announce(self, self.reading().aloud)

    def _move_head(self, key: int, layout: GridLayout) -> bool:
        head = moved_head(
            self.selected_head,
            key,
            heads=layout.n_heads,
            columns=layout.columns,
            page_rows=max(self._room.height() // layout.row_pitch, 1),
        )
        if head is None:
            return False
        self.forget_pointer()
        self.head_selected.emit(head)
        announce(self, self.reading().aloud)
        return True

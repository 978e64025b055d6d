"""One side of a comparison: all its heads, or one of them large, to point at."""

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsScene

from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.compare.compare_item import CompareItem
from mha_desktop.panels.compare.image_maker import ImageMaker
from mha_desktop.panels.controls.place_tips import shows_tip
from mha_desktop.panels.heads.cell_keys import CELL_STEPS, moved_cell, moved_head
from mha_desktop.panels.heads.picture_view import PictureView
from mha_desktop.panels.heads.pointed import Pointed
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.figures.comparison_large import LargePicture
from mha_desktop.qt.figures.comparison_pictures import Picture
from mha_desktop.qt.figures.grid_layout import GridLayout
from mha_desktop.qt.theme import Theme

Key = Qt.Key

_ENTER = (Key.Key_Return, Key.Key_Enter)
_PAGES: dict[int, int] = {Key.Key_PageUp: -1, Key.Key_PageDown: 1}


class CompareGrid(PictureView):
    """Shows a picture of one side, by the rules of the Heads view.

    Parameters
    ----------
    name : str
        What is shown, for screen readers.
    theme : Theme

    Signals
    -------
    head_selected(int)
        The user wants to select a head of this side, counted from 0.
    opened(), shut()
        Show the selected head large, or all heads again.
    cell_moved(object)
        The keys have found another (query, key) of this side.
    revealed(object)
        The QRect of a head that has to be in sight.
    """

    accessible_role = Role.Canvas

    head_selected = Signal(int)
    opened = Signal()
    shut = Signal()
    cell_moved = Signal(object)
    revealed = Signal(object)

    def __init__(self, name: str, theme: Theme) -> None:
        self._item = CompareItem()
        super().__init__(self._item, theme, QGraphicsScene())
        self._wanted: Picture | None = None
        self._maker = ImageMaker(self)
        self._maker.changed.connect(self._show)
        self._head, self._empty_text = 0, ""
        self._tips: tuple[str, ...] = ()
        self._room, self._bar = QSize(1, 1), 0
        self.setAccessibleName(name)

    @property
    def picture(self) -> Picture | None:
        """What is shown; None where there are no tokens or nothing to compare."""
        return None if self._maker.shown is None else self._maker.shown.picture

    @property
    def grid_layout(self) -> GridLayout | None:
        """Where everything lies."""
        return None if self._maker.shown is None else self._maker.shown.layout

    def show_picture(self, picture: Picture | None, head: int, empty_text: str) -> None:
        """Show another picture, with a head selected, or say why there is none.

        The pointer may be over something else then; look under it when all pictures are there.
        """
        moved = head != self._head
        self._wanted, self._head, self._empty_text = picture, head, empty_text
        self._arrange()
        layout = self.grid_layout
        if moved and layout is not None and head < layout.n_heads:
            self.revealed.emit(QRect(*layout.frame(head)))

    def set_tips(self, tips: tuple[str, ...]) -> None:
        """Say something about each head where the pointer rests."""
        self._tips = tips

    def shut_down(self) -> None:
        """Stop what is being coloured; call it before the window goes."""
        self._maker.shut_down()

    def set_room(self, room: QSize, bar: int) -> None:
        """Arrange in this many pixels; `bar` of the width go to a scroll bar, if any."""
        self._room, self._bar = room, bar
        self._arrange()
        self.look_under_pointer()

    def set_theme(self, theme: Theme) -> None:
        """Paint on another ground; the picture comes with its own colours."""
        super().set_theme(theme)
        self._arrange()

    def _arrange(self) -> None:
        """Find the places of everything, and have it coloured."""
        picture = self._wanted
        self._maker.show(picture, None if picture is None else self._fitted(picture))

    def _show(self) -> None:
        """Paint what is coloured."""
        layout = self.grid_layout
        needed = 0 if layout is None else layout.content_height
        self.setMinimumHeight(needed if needed > self._room.height() else 0)
        self._item.show_coloured(self._maker.shown)
        self.show_empty(self._empty_text if layout is None else "")

    def _fitted(self, picture: Picture) -> GridLayout:
        scale, width, height = text_scale(self.font()), self._room.width(), self._room.height()
        layout = picture.arranged(width, height, scale)
        if layout.content_height > height:
            layout = picture.arranged(width - self._bar, height, scale)
        return layout

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._arrange()

    def cell_under(self, position: QPointF) -> Pointed | None:
        """Return the head and the cell at a point."""
        shown = self._maker.shown
        if shown is None:
            return None
        found = shown.picture.cell_at(shown.layout, position.x(), position.y())
        return None if found is None else Pointed(*found)

    def _head_at(self, position: QPointF) -> int | None:
        shown = self._maker.shown
        if shown is None:
            return None
        return shown.picture.head_at(shown.layout, position.x(), position.y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the head under the pointer."""
        head = self._head_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and head is not None:
            self.head_selected.emit(head)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Show the head under the pointer large; the first click has selected it."""
        if (
            event.button() is Qt.MouseButton.LeftButton
            and self._head_at(event.position()) is not None
        ):
            self.opened.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the scroll area."""
        event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the tool tip of the head under the pointer."""
        return shows_tip(self, event, self._tip_at) or super().viewportEvent(event)

    def _tip_at(self, position: QPointF) -> str:
        head = self._head_at(position)
        return self._tips[head] if head is not None and head < len(self._tips) else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows: head. Alt and arrows: cell. Enter: large. Escape: all heads."""
        key, shown = event.key(), self._maker.shown
        if shown is None:
            event.ignore()
        elif key in _ENTER:
            self.opened.emit()
        elif key == Key.Key_Escape and self._is_large:
            self.shut.emit()
        elif key in CELL_STEPS and (
            event.modifiers() & Qt.KeyboardModifier.AltModifier or self._is_large
        ):
            self._move_cell(key, shown.picture)
        else:
            event.setAccepted(self._move_head(key, shown.layout, shown.picture))

    @property
    def _is_large(self) -> bool:
        """Whether one head fills the picture: arrows go from cell to cell, pages to heads."""
        return isinstance(self.picture, LargePicture)

    def _move_cell(self, key: int, picture: Picture) -> None:
        self.forget_pointer()
        figure = picture.figure
        self.cell_moved.emit(moved_cell(figure.cell, key, len(figure.tokens)))

    def _move_head(self, key: int, layout: GridLayout, picture: Picture) -> bool:
        heads = picture.figure.n_heads
        if self._is_large and key in _PAGES:
            head: int | None = min(max(self._head + _PAGES[key], 0), heads - 1)
        else:
            page_rows = max(self._room.height() // layout.row_pitch, 1)
            head = moved_head(
                min(self._head, heads - 1),
                key,
                heads=heads,
                columns=layout.columns,
                page_rows=page_rows,
            )
        if head is None:
            return False
        self.forget_pointer()
        self.head_selected.emit(head)
        return True

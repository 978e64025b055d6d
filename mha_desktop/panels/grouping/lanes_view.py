"""The picture of all lanes: what is where, what is visible, what is read out."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.arrange import bar_policy
from mha_desktop.panels.controls.own_ring import OwnRing
from mha_desktop.panels.grouping.chip_selection import ChipSelection
from mha_desktop.panels.grouping.grouping_texts import head_description
from mha_desktop.panels.grouping.lane_geometry import LANE_GAP, LaneLayout, lane_layout
from mha_desktop.panels.grouping.lane_painter import DraggedChips, LanesPainter, LanesScene
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.models.groups_model import GroupsModel
from mha_desktop.qt.theme import Theme

_HEIGHT = 144
_LEAST_HEIGHT = 112
_WIDTH = 576
_LEAST_WIDTH = 280


class LanesView(QAbstractScrollArea):
    """Paints the lanes that are visible and keeps track of the current chip.

    Parameters
    ----------
    model : GroupsModel
    theme : Theme
    parent : QWidget, optional

    Attributes
    ----------
    selection : ChipSelection
        After a change of it, `show_selection` shows it.
    """

    accessible_role = Role.List

    hinted = Signal(str)
    """What the last step did or the present one would do; empty for nothing to say."""
    scroll_bar_moved = Signal(int)
    """Height of the scroll bar below the lanes; 0 without one."""
    current_lane_changed = Signal(int)
    """Number of the lane that holds the current chip, from 0; also after each edit."""

    def __init__(self, model: GroupsModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self.selection = ChipSelection()
        self._selected_elsewhere = 0
        self._drag: DraggedChips | None = None
        self._band: QRect | None = None
        self._hovered: int | None = None
        self._ring = OwnRing(self)
        self._scale = text_scale(self.font())
        self._set_up()
        self._lay_out()

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.resting_name())
        self.setWhatsThis(
            self.tr(
                "Arrows: query head. Shift with arrows: select several; Alt with arrows and then "
                "Ctrl+Space: take one more, or leave it out; Ctrl+A: all. Ctrl+Left and "
                "Ctrl+Right: move to another key/value head. Ctrl+Up and Ctrl+Down: reorder "
                "key/value heads. Ctrl+Shift+Left and Ctrl+Shift+Right: merge two key/value "
                "heads. S: split one. N: new key/value head."
            )
        )

    @property
    def lane_layout(self) -> LaneLayout:
        """Where everything is, in the pixels of the whole row (see `to_viewport`)."""
        return self._layout

    @property
    def model(self) -> GroupsModel:
        """The grouping on show."""
        return self._model

    @property
    def selected_heads(self) -> frozenset[int]:
        """The selected query heads."""
        return self.selection.heads

    @property
    def dragged(self) -> DraggedChips | None:
        """The chips under way, if any."""
        return self._drag

    @property
    def band(self) -> QRect | None:
        """The rubber band in the pixels of the row, if one is being drawn."""
        return self._band

    def show_drag(self, drag: DraggedChips | None) -> None:
        """Paint chips under way, or none any more."""
        self._drag = drag
        self.viewport().update()

    def show_band(self, band: QRect | None) -> None:
        """Paint a rubber band, or none any more."""
        self._band = band
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.viewport().update()

    def set_selected(self, head: int) -> None:
        """Select the head that was selected elsewhere; a selection that holds it stays."""
        is_news, self._selected_elsewhere = head != self._selected_elsewhere, head
        if head not in self.selection.heads and (is_news or not self.selection.heads):
            self.selection.pick(head)
            self.show_selection()

    def set_hovered(self, head: int) -> None:
        """Outline the chip of a head that is pointed at anywhere in the window; -1 for none."""
        hovered = None if head < 0 else head
        if hovered != self._hovered:
            self._hovered = hovered
            self.viewport().update()

    def to_viewport(self, point: QPoint) -> QPoint:
        """Turn a point of the row into one of the viewport."""
        left = self.horizontalScrollBar().value()
        return (QPointF(point) * self._scale).toPoint() - QPoint(left, 0)

    def to_row(self, point: QPointF) -> QPoint:
        """Turn a point of the viewport into one of the row."""
        left = self.horizontalScrollBar().value()
        return QPoint(int((point.x() + left) / self._scale), int(point.y() / self._scale))

    def visible_row(self) -> QRect:
        """Return the part of the row that is in sight."""
        end = self.viewport().rect().bottomRight()
        return QRect(self.to_row(QPointF(0, 0)), self.to_row(end.toPointF()))

    def sizeHint(self) -> QSize:
        """As wide and high as in the bottom dock of a large window."""
        return QSize(_WIDTH, _HEIGHT) * self._scale

    def minimumSizeHint(self) -> QSize:
        """Room for a few lanes; the rest scrolls."""
        return QSize(_LEAST_WIDTH, _LEAST_HEIGHT) * self._scale

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width among the lanes."""
        super().resizeEvent(event)
        self._lay_out()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Paint anew: what is visible costs less than a copy would save."""
        self.viewport().update()

    def _lay_out(self) -> None:
        """Share the width; a row that has to scroll leaves room for the scroll bar below it."""
        bar, room = self.horizontalScrollBar(), self.size()
        self._layout = self._layout_in(room)
        extent = bar.sizeHint().height() if self._width() > room.width() else 0
        if extent:
            self._layout = self._layout_in(QSize(room.width(), room.height() - extent))
        bar.setRange(0, max(self._width() - room.width(), 0))
        bar.setPageStep(room.width())
        bar.setSingleStep(round(LANE_GAP * self._scale))
        self.setHorizontalScrollBarPolicy(bar_policy(needed=bar.maximum() > 0))
        self.scroll_bar_moved.emit(extent)
        self.viewport().update()

    def _layout_in(self, room: QSize) -> LaneLayout:
        lanes = self._model.lanes
        can_grow = len(lanes) < self._model.n_heads
        width, height = int(room.width() / self._scale), int(room.height() / self._scale)
        return lane_layout(lanes, width, height, can_grow)

    def _width(self) -> int:
        return int(self._layout.size.width() * self._scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lanes that the event touches."""
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self._theme.panel)
        painter.translate(-self.horizontalScrollBar().value(), 0)
        painter.scale(self._scale, self._scale)
        strip = painter.transform().inverted()[0].mapRect(event.rect())
        LanesPainter(painter, self._theme, self.font()).paint(self._scene(), strip)

    def _scene(self) -> LanesScene:
        shows_ring = self._ring.is_shown and self._drag is None
        return LanesScene(
            layout=self._layout,
            selected=self.selection.heads,
            focused=self.selection.current if shows_ring else None,
            hovered=self._hovered,
            drag=self._drag,
            band=self._band,
        )

    def show_selection(self) -> None:
        """Bring the current chip into sight and read it out."""
        self._reveal(self._layout.lanes[self._layout.lane_of(self.selection.current)].rect)
        self._reveal(self._layout.chip(self.selection.current).adjusted(-8, 0, 8, 0))
        self._read_out()
        self.current_lane_changed.emit(self._layout.lane_of(self.selection.current))
        self.viewport().update()

    def _reveal(self, rect: QRect) -> None:
        bar, width = self.horizontalScrollBar(), self.viewport().width()
        left, right = self.to_viewport(rect.topLeft()).x(), self.to_viewport(rect.topRight()).x()
        if right > width:
            bar.setValue(bar.value() + right - width + 1)
        if left < 0:
            bar.setValue(bar.value() + left)

    def resting_name(self) -> str:
        """Name for assistive technology while the focus is elsewhere."""
        return self.tr("Query heads in key/value groups")

    def _read_out(self) -> None:
        """Let assistive technology know the chip that the keyboard is on."""
        if self.hasFocus() and self._name_current():
            announce(self, self.accessibleName())

    def _name_current(self) -> bool:
        """Take the current chip as the name; return whether that is another one."""
        name = head_description(self._model.kv_head_of, self.selection.current)
        if self.selection.current in self.selection.heads:
            name = self.tr("{head}, selected").format(head=name)
        is_news = name != self.accessibleName()
        self.setAccessibleName(name)
        return is_news

    def say(self, text: str) -> None:
        """Show what happened, and announce it."""
        self.hinted.emit(text)
        announce(self, text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._scale = text_scale(self.font())
            self._lay_out()

"""The picture of all lanes: what is where, what is visible, what is read out."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

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
    """

    hinted = Signal(str)
    """What the last step did or the present one would do; empty for nothing to say."""
    scroll_bar_moved = Signal(int)
    """Height of the scroll bar below the lanes; 0 without one."""

    def __init__(self, model: GroupsModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self._selection = ChipSelection()
        self._drag: DraggedChips | None = None
        self._hovered: int | None = None
        self._ring = False
        self._scale = text_scale(self.font())
        self._set_up()
        self._lay_out()

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.resting_name())
        self.setAccessibleDescription(
            self.tr(
                "Arrows: query head. Shift: select several. Ctrl+Left and Ctrl+Right: move to "
                "another key/value head. Ctrl+Up and Ctrl+Down: reorder key/value heads. "
                "N: new key/value head."
            )
        )

    @property
    def lane_layout(self) -> LaneLayout:
        """Where everything is, in the pixels of the whole row (see `to_viewport`)."""
        return self._layout

    @property
    def selected_heads(self) -> frozenset[int]:
        """The selected query heads."""
        return self._selection.heads

    @property
    def dragged(self) -> DraggedChips | None:
        """The chips under way, if any."""
        return self._drag

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.viewport().update()

    def set_selected(self, head: int) -> None:
        """Select the head that is selected elsewhere; a selection that holds it stays."""
        if head not in self._selection.heads:
            self._selection.pick(head)
            self._after_selection()

    def to_viewport(self, point: QPoint) -> QPoint:
        """Turn a point of the row into one of the viewport."""
        left = self.horizontalScrollBar().value()
        return (QPointF(point) * self._scale).toPoint() - QPoint(left, 0)

    def to_row(self, point: QPointF) -> QPoint:
        """Turn a point of the viewport into one of the row."""
        left = self.horizontalScrollBar().value()
        return QPoint(int((point.x() + left) / self._scale), int(point.y() / self._scale))

    def _visible_row(self) -> QRect:
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
        shows_ring = self._ring and self.hasFocus() and self._drag is None
        return LanesScene(
            layout=self._layout,
            selected=self._selection.heads,
            focused=self._selection.current if shows_ring else None,
            hovered=self._hovered,
            drag=self._drag,
        )

    def _after_selection(self) -> None:
        """Show the current chip and read it out."""
        self._reveal(self._layout.lanes[self._layout.lane_of(self._selection.current)].rect)
        self._reveal(self._layout.chip(self._selection.current).adjusted(-8, 0, 8, 0))
        self._read_out()
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
        if not self.hasFocus():
            return
        name = head_description(self._model.kv_head_of, self._selection.current)
        if self._selection.current in self._selection.heads:
            name = self.tr("{head}, selected").format(head=name)
        if name != self.accessibleName():
            self.setAccessibleName(name)
            self._announce(name)

    def _say(self, text: str) -> None:
        """Show what happened, and announce it."""
        self.hinted.emit(text)
        self._announce(text)

    def _announce(self, text: str) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._scale = text_scale(self.font())
            self._lay_out()

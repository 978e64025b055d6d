"""The lanes as a control: mouse and keys become edits of the grouping."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QBasicTimer, QEvent, QPoint, QPointF, Qt, QTimerEvent, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from mha_desktop.panels.grouping.grouping_texts import drag_hint, head_description
from mha_desktop.panels.grouping.lane_edits import KEY_EDITS, GroupingEdit, KeyEdit, edit_drop
from mha_desktop.panels.grouping.lane_geometry import Step
from mha_desktop.panels.grouping.lane_painter import DraggedChips, dragged_rect
from mha_desktop.panels.grouping.lanes_view import LanesView
from mha_desktop.qt.models.groups_model import GroupsModel
from mha_desktop.qt.theme import Theme

_Key = Qt.Key
_STEPS = {
    _Key.Key_Left: Step.PREVIOUS,
    _Key.Key_Right: Step.NEXT,
    _Key.Key_Up: Step.UP,
    _Key.Key_Down: Step.DOWN,
}
_SELECT = (_Key.Key_Space, _Key.Key_Return, _Key.Key_Enter)
_CONTROL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_PLAIN = Qt.KeyboardModifier.NoModifier
# A drag this close to an end of the viewport scrolls, every so many milliseconds, the faster the
# further it is out.
_SCROLL_ZONE = 24
_SCROLL_INTERVAL = 25
_LONGEST_SCROLL = 96


class _Press(NamedTuple):
    """Where the mouse button went down: the chip, all chips that a drag would take, the grip."""

    point: QPoint
    head: int
    heads: frozenset[int]
    grip: QPoint


class Lanes(LanesView):
    """Query heads as chips in one lane per key/value head.

    Mouse: drag a chip into another lane, between two lanes or behind the last one; Ctrl or Shift
    click selects several, and they move together; a K V block stands for all chips of its lane.
    Keys: arrows move between chips, with Shift they select; Ctrl+Left and Ctrl+Right move the
    chips one lane; Ctrl+Up and Ctrl+Down move the whole lane one place (chips inside a lane have no
    order of their own: ``kv_head_of`` holds none); N takes the chips into a new lane; Escape
    takes a drag back.

    Parameters
    ----------
    model : GroupsModel
    theme : Theme
    parent : QWidget, optional
    """

    grouping_changed = Signal(object, str)
    """The new ``kv_head_of`` (a tuple of int) and the name of the undo step."""
    head_selected = Signal(int)

    def __init__(self, model: GroupsModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(model, theme, parent)
        self._press: _Press | None = None
        self._expected: GroupingEdit | None = None
        self._scrolling = QBasicTimer()
        self._scroll_step = 0
        self._pointer = QPointF()
        model.groups_changed.connect(self._take)

    def commit(self, edit: GroupingEdit) -> None:
        """Ask for an edit; what is said about it waits until the model has it."""
        if edit.grouping == self._model.kv_head_of:
            self._say(edit.said)
            return
        self._expected = edit
        self.grouping_changed.emit(edit.grouping, edit.text)

    def _take(self) -> None:
        self._end_drag()
        self._selection.fit(self._model.n_heads)
        self._lay_out()
        self._after_selection()
        expected, self._expected = self._expected, None
        if expected and expected.grouping == self._model.kv_head_of:
            self._say(expected.said)
        else:
            self.hinted.emit("")

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select a chip, or all chips of a K V block, and get ready to drag."""
        if event.button() is not Qt.MouseButton.LeftButton or self._press:
            return
        self._ring = False
        point = self.to_row(event.position())
        head = self._layout.head_at(point)
        if head is not None:
            self._select(head, event.modifiers())
            grip = point - self._layout.chip(head).topLeft()
            self._press = _Press(point, head, self._selection.moving, grip)
        else:
            self._press_block(point)

    def _press_block(self, point: QPoint) -> None:
        number = self._layout.lane_at(point)
        lane = self._layout.lanes[number] if number is not None else None
        if lane is None or not lane.block.contains(point):
            return
        self._selection.pick_all(lane.heads, lane.heads[0])
        self._after_selection()
        grip = lane.chips[0].center() - lane.chips[0].topLeft()
        self._press = _Press(point, lane.heads[0], self._selection.heads, grip)

    def _select(self, head: int, modifiers: Qt.KeyboardModifier) -> None:
        if modifiers & _CONTROL:
            self._selection.toggle(head)
        elif modifiers & _SHIFT:
            self._selection.extend(head, self._layout.order)
        elif head in self._selection.heads:
            self._selection.current = head
        else:
            self._pick(head)
        self._after_selection()

    def _pick(self, head: int) -> None:
        self._selection.pick(head)
        self.head_selected.emit(head)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, or tell which chip is under the pointer."""
        self._pointer = event.position()
        if self._press is None:
            self._point_at(self._layout.head_at(self.to_row(event.position())))
            return
        moved = (self.to_row(event.position()) - self._press.point).manhattanLength()
        if self._drag or moved >= QApplication.startDragDistance():
            self._drag_on(self._press)
            self._scroll_near_edge()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop what is dragged; a plain click on one of several selected chips leaves only that."""
        press, drag = self._press, self._drag
        if event.button() is not Qt.MouseButton.LeftButton or press is None:
            return
        self._end_drag()
        if drag and drag.drop is not None:
            self.commit(edit_drop(self._model.kv_head_of, drag.heads, drag.drop))
        elif drag:
            self.hinted.emit("")
        elif event.modifiers() == _PLAIN and self._layout.head_at(press.point) is not None:
            self._pick(press.head)
            self._after_selection()

    def _drag_on(self, press: _Press) -> None:
        pointer = self.to_row(self._pointer)
        chip, several = self._layout.chip(press.head), len(press.heads) > 1
        self._drag = DraggedChips(
            grabbed=press.head,
            heads=press.heads,
            rect=dragged_rect(chip, several, pointer - press.grip, self._visible_row()),
            drop=self._layout.drop_at(pointer),
        )
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self.hinted.emit(drag_hint(self._model.kv_head_of, press.heads, self._drag.drop))
        self.viewport().update()

    def _end_drag(self) -> None:
        self._press = self._drag = self._hovered = None
        self._scrolling.stop()
        self.viewport().unsetCursor()
        self.viewport().update()

    def _scroll_near_edge(self) -> None:
        x, right = self._pointer.x(), self.viewport().width() - _SCROLL_ZONE
        depth = round(max(x - right, 0) + min(x - _SCROLL_ZONE, 0))
        self._scroll_step = min(max(2 * depth, -_LONGEST_SCROLL), _LONGEST_SCROLL)
        if self._scroll_step == 0:
            self._scrolling.stop()
        elif not self._scrolling.isActive():
            self._scrolling.start(_SCROLL_INTERVAL, self)

    def timerEvent(self, event: QTimerEvent) -> None:
        """Scroll on while a drag rests at the end of the viewport."""
        if event.timerId() != self._scrolling.timerId() or self._press is None:
            super().timerEvent(event)
            return
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() + self._scroll_step)
        self._drag_on(self._press)

    def _point_at(self, head: int | None) -> None:
        if head == self._hovered:
            return
        self._hovered = head
        over_chip = head is not None
        cursor = Qt.CursorShape.OpenHandCursor if over_chip else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(cursor)
        self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show tool tips of chips, and notice when the pointer leaves."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        if event.type() is QEvent.Type.Leave:
            self._point_at(None)
        return super().viewportEvent(event)

    def tip_at(self, point: QPointF) -> str:
        """Return the tool tip at a point of the viewport; empty beside the chips."""
        head = self._layout.head_at(self.to_row(point))
        return "" if head is None else head_description(self._model.kv_head_of, head)

    # Keys

    def event(self, event: QEvent) -> bool:
        """Claim the keys of the lanes before a shortcut of the window gets them."""
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._action_of(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus, the selection or the chips."""
        action = self._action_of(event)
        if action is None:
            super().keyPressEvent(event)
            return
        self._ring = True
        action()
        self.viewport().update()

    def _action_of(self, event: QKeyEvent) -> Callable[[], None] | None:
        """Return what a key does; None if it means nothing here. During a drag only Escape does."""
        key, modifiers = _Key(event.key()), event.modifiers() & ~_KEYPAD
        if self._press is not None:
            return self._cancel_drag if key == _Key.Key_Escape else None
        if (modifiers, key) in KEY_EDITS:
            return partial(self._edit_by_key, KEY_EDITS[modifiers, key])
        if key in _STEPS and modifiers in (_PLAIN, _SHIFT):
            return partial(self._step, _STEPS[key], modifiers)
        if key in _SELECT and modifiers in (_PLAIN, _CONTROL):
            return partial(self._select_by_key, modifiers)
        return None

    def _cancel_drag(self) -> None:
        self._end_drag()
        self.hinted.emit("")

    def _edit_by_key(self, edit: KeyEdit) -> None:
        selection = self._selection
        self.commit(edit(self._model.kv_head_of, selection.moving, selection.current))

    def _step(self, step: Step, modifiers: Qt.KeyboardModifier) -> None:
        head = self._layout.neighbour(self._selection.current, step)
        if modifiers == _SHIFT:
            self._selection.extend(head, self._layout.order)
        else:
            self._pick(head)
        self._after_selection()

    def _select_by_key(self, modifiers: Qt.KeyboardModifier) -> None:
        if modifiers == _CONTROL:
            self._selection.toggle(self._selection.current)
        else:
            self._pick(self._selection.current)
        self._after_selection()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring if the focus came by a key, and read the current chip out."""
        self._ring = event.reason() is not Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self._read_out()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take a drag back: nobody sees it any more."""
        super().focusOutEvent(event)
        if self._press is not None:
            self._cancel_drag()
        self.setAccessibleName(self.resting_name())
        self.viewport().update()

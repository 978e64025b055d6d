"""The lanes as a control: mouse and keys become edits of the grouping."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.place_tips import shows_tip
from mha_desktop.panels.grouping.edge_scroller import EdgeScroller
from mha_desktop.panels.grouping.grouping_texts import head_description, selection_hint
from mha_desktop.panels.grouping.lane_edits import KEY_EDITS, GroupingEdit, KeyEdit
from mha_desktop.panels.grouping.lane_geometry import Step
from mha_desktop.panels.grouping.lane_gestures import BandSelection, ChipDrag, Gesture
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
_ALT = Qt.KeyboardModifier.AltModifier
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_PLAIN = Qt.KeyboardModifier.NoModifier


class Lanes(LanesView):
    """Query heads as chips in one lane per key/value head.

    Mouse: drag a chip into another lane, between two lanes or behind the last one; Ctrl or Shift
    click, or a rubber band from the empty ground, selects several, and they move together; a K V
    block stands for all chips of its lane.
    Keys: arrows move between chips, with Shift they select, with Alt they leave the selection as it
    is (Ctrl+Space then takes one more); Ctrl+Left and Ctrl+Right move the chips one lane; Ctrl+Up
    and Ctrl+Down move the whole lane one place (chips inside a lane have no order of their own:
    ``kv_head_of`` holds none); Ctrl+Shift+Left and Ctrl+Shift+Right merge it with its neighbour,
    S splits it; N takes the chips into a new lane; Escape takes a drag back.

    Parameters
    ----------
    model : GroupsModel
    theme : Theme
    parent : QWidget, optional
    """

    grouping_changed = Signal(object, str)
    """The new ``kv_head_of`` (a tuple of int) and the name of the undo step."""
    head_selected = Signal(int)
    head_hovered = Signal(int)
    """Head whose chip is under the pointer, or -1."""

    def __init__(self, model: GroupsModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(model, theme, parent)
        self._gesture: Gesture | None = None
        self._under_way = False
        self._expected: GroupingEdit | None = None
        self._scroller = EdgeScroller(self.horizontalScrollBar(), self)
        self._scroller.scrolled.connect(self._follow)
        self._pointer = QPointF()
        model.groups_changed.connect(self._take)

    def commit(self, edit: GroupingEdit) -> None:
        """Ask for an edit; what is said about it waits until the model has it."""
        if edit.grouping == self._model.kv_head_of:
            self.say(edit.said)
            return
        self._expected = edit
        self.grouping_changed.emit(edit.grouping, edit.text)

    def edit(self, edit: KeyEdit) -> None:
        """Ask for an edit of the current chip, its lane or the selected chips."""
        selection = self.selection
        self.commit(edit(self._model.kv_head_of, selection.moving, selection.current))

    def can(self, edit: KeyEdit) -> bool:
        """Whether an edit would change anything."""
        grouping, selection = self._model.kv_head_of, self.selection
        return edit(grouping, selection.moving, selection.current).grouping != grouping

    def _take(self) -> None:
        self._end_gesture()
        self.show_drag(None)
        self.show_band(None)
        self.selection.fit(self._model.n_heads)
        self._lay_out()
        self.show_selection()
        expected, self._expected = self._expected, None
        if expected and expected.grouping == self._model.kv_head_of:
            self.hinted.emit(expected.said)
            announce(self, expected.news)
        else:
            self.hinted.emit("")

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select a chip, or all chips of a K V block, or begin a band; get ready to drag."""
        if event.button() is not Qt.MouseButton.LeftButton or self._gesture:
            return
        self._ring.hide()
        self._gesture = self._gesture_from(self.to_row(event.position()), event.modifiers())

    def _gesture_from(self, start: QPoint, modifiers: Qt.KeyboardModifier) -> Gesture:
        head, lane = self._layout.head_at(start), self._layout.block_at(start)
        if head is not None:
            self._select(head, modifiers)
            return ChipDrag(self, start, head, start - self._layout.chip(head).topLeft())
        if lane is not None:
            heads = self._layout.lanes[lane].heads
            self.selection.pick_all(heads, heads[0])
            self.show_selection()
            chip = self._layout.chip(heads[0])
            return ChipDrag(self, start, heads[0], chip.center() - chip.topLeft())
        return BandSelection(self, start, adds=bool(modifiers & (_CONTROL | _SHIFT)))

    def _select(self, head: int, modifiers: Qt.KeyboardModifier) -> None:
        if modifiers & _CONTROL:
            self.selection.toggle(head)
        elif modifiers & _SHIFT:
            self.selection.extend(head, self._layout.order)
        elif head in self.selection.heads:
            self.selection.current = head
        else:
            self._pick(head)
        self.show_selection()

    def _pick(self, head: int) -> None:
        self.selection.pick(head)
        self.head_selected.emit(head)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, or tell which chip is under the pointer."""
        self._pointer = event.position()
        row = self.to_row(self._pointer)
        if self._gesture is None:
            self._point_at(self._layout.head_at(row))
            return
        moved = (row - self._gesture.start).manhattanLength()
        if self._under_way or moved >= QApplication.startDragDistance():
            self._under_way = True
            self._follow()
            self._scroller.follow(self._pointer.x(), self.viewport().width())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop what is dragged; a plain click on one of several selected chips leaves only that."""
        gesture, was_drag = self._gesture, self._under_way
        if event.button() is not Qt.MouseButton.LeftButton or gesture is None:
            return
        self._end_gesture()
        if was_drag:
            edit = gesture.let_go()
            if edit is not None:
                self.commit(edit)
        elif event.modifiers() == _PLAIN:
            self._click(gesture.start)

    def _click(self, point: QPoint) -> None:
        """Select the chip alone; on the ground beside chips and blocks, the current chip alone."""
        if self._layout.block_at(point) is None:
            head = self._layout.head_at(point)
            self._pick(self.selection.current if head is None else head)
            self.show_selection()

    def _follow(self) -> None:
        if self._gesture is not None:
            self._gesture.follow(self.to_row(self._pointer))

    def _end_gesture(self) -> None:
        self._gesture = self._hovered = None
        self._under_way = False
        self._scroller.stop()
        self.viewport().unsetCursor()

    def _point_at(self, head: int | None) -> None:
        if head == self._hovered:
            return
        over_chip = head is not None
        cursor = Qt.CursorShape.OpenHandCursor if over_chip else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(cursor)
        self.set_hovered(-1 if head is None else head)
        self.head_hovered.emit(-1 if head is None else head)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show tool tips of chips, and notice when the pointer leaves."""
        if event.type() is QEvent.Type.Leave:
            self._point_at(None)
        return shows_tip(self, event, self.tip_at) or super().viewportEvent(event)

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
        self._ring.show()
        action()
        self.viewport().update()

    def _action_of(self, event: QKeyEvent) -> Callable[[], None] | None:
        """Return what a key does; None if it means nothing here. During a drag only Escape does."""
        key, modifiers = _Key(event.key()), event.modifiers() & ~_KEYPAD
        if self._gesture is not None:
            return self._cancel if key == _Key.Key_Escape else None
        if (modifiers, key) in KEY_EDITS:
            return partial(self.edit, KEY_EDITS[modifiers, key])
        if (modifiers, key) == (_CONTROL, _Key.Key_A):
            return self._select_all
        if key in _STEPS and modifiers in (_PLAIN, _SHIFT, _ALT):
            return partial(self._step, _STEPS[key], modifiers)
        if key in _SELECT and modifiers in (_PLAIN, _CONTROL):
            return partial(self._select_by_key, modifiers)
        return None

    def _cancel(self) -> None:
        gesture, was_drag = self._gesture, self._under_way
        self._end_gesture()
        if gesture is not None and was_drag:
            gesture.take_back()

    def _step(self, step: Step, modifiers: Qt.KeyboardModifier) -> None:
        head = self._layout.neighbour(self.selection.current, step)
        if modifiers == _SHIFT:
            self.selection.extend(head, self._layout.order)
        elif modifiers == _ALT:
            self.selection.go_to(head)
        else:
            self._pick(head)
        self.show_selection()

    def _select_all(self) -> None:
        self.selection.pick_all(self._layout.order, self.selection.current)
        self.show_selection()
        self.say(selection_hint(self.selection.heads))

    def _select_by_key(self, modifiers: Qt.KeyboardModifier) -> None:
        if modifiers == _CONTROL:
            self.selection.toggle(self.selection.current)
        else:
            self._pick(self.selection.current)
        self.show_selection()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Read the current chip out."""
        super().focusInEvent(event)
        self._name_current()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take a drag back: nobody sees it any more."""
        super().focusOutEvent(event)
        self._cancel()
        self.setAccessibleName(self.resting_name())

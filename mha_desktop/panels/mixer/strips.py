"""The head strips as a control: mouse, wheel and keys become intents."""

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from mha_desktop.lab.resolve import MAX_GAIN
from mha_desktop.panels.mixer.gain_control import PAGE, STEP
from mha_desktop.panels.mixer.strip_geometry import Part
from mha_desktop.panels.mixer.strip_texts import part_tip
from mha_desktop.panels.mixer.strips_view import NOWHERE, StripsView
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.theme import Theme

_Key = Qt.Key
_STEPS = {
    _Key.Key_Up: STEP,
    _Key.Key_Down: -STEP,
    _Key.Key_PageUp: PAGE,
    _Key.Key_PageDown: -PAGE,
}
_PLACES = {_Key.Key_Home: 1.0, _Key.Key_End: MAX_GAIN}
_MOVES = {_Key.Key_Left: -1, _Key.Key_Right: 1}
_GAIN_PARTS = (Part.FADER, Part.METER, Part.GAIN)
_NOTCH = 120


class HeadStrips(StripsView):
    """Mute, solo, gain and contribution of every head.

    Mouse: click M, S or the tag; drag the fader or turn the wheel on it; double click sets 1. Keys:
    Left and Right move between heads, Up, Down, Page Up and Page Down change the gain, Home sets 1
    and End 2, M mutes, S solos, Enter or Space selects, Escape takes a drag back.

    Parameters
    ----------
    model : ContributionsModel
    theme : Theme
    parent : QWidget, optional
    """

    gain_moved = Signal(int, float)
    gain_released = Signal()
    mute_toggled = Signal(int)
    solo_toggled = Signal(int)
    head_selected = Signal(int)
    head_hovered = Signal(int)
    """Head under the pointer, or -1."""

    def __init__(
        self, model: ContributionsModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, theme, parent)
        self._pressed = NOWHERE
        self._grip = 0.0
        self._wheel = 0
        self._clicks = {
            Part.MUTE: self.mute_toggled,
            Part.SOLO: self.solo_toggled,
            Part.TAG: self.head_selected,
        }
        self._control.gain_moved.connect(self.gain_moved)
        self._control.gain_released.connect(self.gain_released)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a fader, or press a button."""
        hit = self._hit_at(event.position())
        if event.button() is not Qt.MouseButton.LeftButton or hit is NOWHERE:
            return
        self._ring.hide()
        self._order_waits = True
        self._pressed = hit
        self._move_cursor(hit.head)
        if hit.part is Part.FADER:
            self._grab(hit.head, event.position().y())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the fader, or tell which head is under the pointer."""
        if self._pressed.part is Part.FADER:
            self._drag_to(event.position().y())
        elif not event.buttons():
            self._point_at(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the fader; a button counts if the pointer is still on it."""
        pressed, self._pressed = self._pressed, NOWHERE
        if event.button() is not Qt.MouseButton.LeftButton or pressed is NOWHERE:
            return
        if pressed.part is Part.FADER:
            self._control.end()
        elif pressed.part in self._clicks and pressed == self._hit_at(event.position()):
            self._clicks[pressed.part].emit(pressed.head)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Set the gain to 1; on a button it is a second click."""
        hit = self._hit_at(event.position())
        if hit.part in _GAIN_PARTS:
            self._set_gain(hit.head, 1.0)
            self._control.end()
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the gain on a fader; elsewhere scroll."""
        hit, turned = self._hit_at(event.position()), event.angleDelta().y()
        if hit.part not in _GAIN_PARTS or not turned:
            super().wheelEvent(event)
            return
        self._wheel += turned
        notches = int(self._wheel / _NOTCH)
        self._wheel -= notches * _NOTCH
        self._step_gain(hit.head, notches * STEP)
        self._control.end_after_pause()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Work the strip under the cursor."""
        if not self._model.rowCount() or not self._handle_key(_Key(event.key())):
            super().keyPressEvent(event)

    def _handle_key(self, key: Qt.Key) -> bool:
        self._ring.show()
        if key in _MOVES:
            self._step_cursor(_MOVES[key])
        elif key in _STEPS:
            self._step_gain(self._cursor, _STEPS[key])
        elif key in _PLACES:
            self._set_gain(self._cursor, _PLACES[key])
        elif key == _Key.Key_Escape:
            self._pressed = NOWHERE
            return self._control.cancel()
        else:
            return self._click_by_key(key)
        return True

    def _click_by_key(self, key: Qt.Key) -> bool:
        parts = {
            _Key.Key_M: Part.MUTE,
            _Key.Key_S: Part.SOLO,
            _Key.Key_Return: Part.TAG,
            _Key.Key_Enter: Part.TAG,
            _Key.Key_Space: Part.TAG,
        }
        if key in parts:
            self._clicks[parts[key]].emit(self._cursor)
        return key in parts

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the gesture: a key that is held down makes one, however often it repeats."""
        if (event.key() in _STEPS or event.key() in _PLACES) and not event.isAutoRepeat():
            self._control.end()
        else:
            super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Read the strip under the cursor out."""
        super().focusInEvent(event)
        self._read_out()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let go of whatever was being moved."""
        super().focusOutEvent(event)
        self._control.end()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show tool tips of parts, and notice when the pointer leaves."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            self._show_tip(event)
            return True
        if event.type() is QEvent.Type.Leave:
            self._point_at(None)
            self._order_waits = False
            self._follow_order()
        return super().viewportEvent(event)

    def tip_at(self, position: QPointF) -> str:
        """Return the tool tip for a point of the viewport; empty beside the strips."""
        head, part = self._hit_at(position)
        if head < 0:
            return ""
        return part_tip(
            part,
            self._model.title(head),
            self._shown(head),
            self.full_meter(),
            self._model.token_text,
        )

    def _show_tip(self, event: QHelpEvent) -> None:
        hit = self._hit_at(event.pos().toPointF())
        area = self.part_rect(*hit).toAlignedRect() if hit is not NOWHERE else QRect()
        QToolTip.showText(
            event.globalPos(), self.tip_at(event.pos().toPointF()), self.viewport(), area
        )

    def _point_at(self, position: QPointF | None) -> None:
        hit = NOWHERE if position is None else self._hit_at(position)
        if hit != self._hit:
            before, self._hit = self._hit, hit
            self.viewport().update()
            if before.head != hit.head:
                self.head_hovered.emit(hit.head)

    def _grab(self, head: int, y: float) -> None:
        handle = self.handle_rect(head)
        on_handle = handle.top() <= y <= handle.bottom()
        self._grip = y - handle.center().y() if on_handle else 0.0
        self._control.begin(head, self._shown(head).gain)
        if not on_handle:
            self._drag_to(y)

    def _drag_to(self, y: float) -> None:
        self._control.move_to(self._geometry.gain_at((y - self._grip) / self._scale))

    def _step_gain(self, head: int, difference: float) -> None:
        self._control.begin(head, self._shown(head).gain)
        self._control.move_by(difference)

    def _set_gain(self, head: int, gain: float) -> None:
        self._control.begin(head, self._shown(head).gain)
        self._control.move_to(gain)

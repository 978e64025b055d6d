"""The heads as a block of buttons that mute them: as many rows as 128 heads need."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.own_ring import OwnRing
from mha_desktop.panels.controls.place_tips import shows_tip
from mha_desktop.panels.mixer.head_tag import head_label, paint_head_tag, text_font, text_scale
from mha_desktop.panels.mixer.strip_texts import gain_figures
from mha_desktop.qt.theme import Theme

_WIDTH, _HEIGHT, _GAP = 36, 24, 4
_POINTS = 10
_USUAL = 8
Key = Qt.Key


class HeadButtons(QWidget):
    """One tag a head, an outline if the head adds nothing; a click mutes or unmutes it.

    Left, Right, Up and Down go from head to head; Space, Enter or M mutes and unmutes.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional
    """

    accessible_role = Role.List

    toggled = Signal(int)
    """Head, from 0, to be muted or unmuted."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._muted: tuple[bool, ...] = ()
        self._gains: tuple[float, ...] = ()
        self._cursor, self._pressed, self._ring = 0, -1, OwnRing(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.tr("Heads, to mute or unmute"))

    def set_heads(self, muted: tuple[bool, ...], effective_gains: tuple[float, ...]) -> None:
        """Show which heads are muted, and what gain each one has in the end."""
        if (muted, effective_gains) == (self._muted, self._gains):
            return
        before, self._muted, self._gains = self._silent(), muted, effective_gains
        self._cursor = min(self._cursor, max(len(muted) - 1, 0))
        if self._silent() != before:  # a fader on its way changes nothing to be seen
            self.updateGeometry()
            self.update()
        self._read_out()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """One row of eight heads."""
        scale = text_scale(self.font())
        width = round((_USUAL * (_WIDTH + _GAP)) * scale)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Wide enough for four heads."""
        scale = text_scale(self.font())
        return QSize(round(4 * (_WIDTH + _GAP) * scale), round(_HEIGHT * scale))

    def heightForWidth(self, width: int) -> int:
        """Height of as many rows as are needed."""
        rows = -(-max(len(self._muted), 1) // self._per_row(width))
        return round((rows * (_HEIGHT + _GAP)) * text_scale(self.font()))

    def head_rect(self, head: int) -> QRectF:
        """Rectangle of the tag of a head."""
        row, column = divmod(head, self._per_row(self.width()))
        scale = text_scale(self.font())
        corner = QPointF(column * (_WIDTH + _GAP), row * (_HEIGHT + _GAP)) * scale
        return QRectF(corner.x() + 2, corner.y() + 2, _WIDTH * scale - 4, _HEIGHT * scale)

    def text_of(self, head: int) -> str:
        """Return a head in words: "H3, muted", "H4, gain 0.5"."""
        name = f"H{head + 1}"
        if self._muted[head]:
            return self.tr("{head}, muted").format(head=name)
        gain = gain_figures(self._gains[head])
        return self.tr("{head}, gain {gain}").format(head=name, gain=gain)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all tags, and the ring around the one under the cursor."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(text_font(self.font(), _POINTS * text_scale(self.font())))
        metrics = QFontMetricsF(painter.font())
        for head, silent in enumerate(self._silent()):
            area = self.head_rect(head)
            label = head_label(head + 1, metrics, area.width())
            paint_head_tag(painter, area, self._theme, head, label, silent=silent, radius=4)
        if self._ring.is_shown and self._gains:
            painter.setPen(QPen(self._theme.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.head_rect(self._cursor).adjusted(-1, -1, 1, 1), 4, 4)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a button."""
        self._pressed = self._head_at(event.position())
        self._ring.hide()
        if self._pressed >= 0:
            self._move_to(self._pressed)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Mute or unmute if the pointer is still on the button."""
        pressed, self._pressed = self._pressed, -1
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and pressed >= 0 and pressed == self._head_at(event.position()):
            self.toggled.emit(pressed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from head to head, mute and unmute."""
        row = self._per_row(self.width())
        steps: dict[int, int] = {
            Key.Key_Left: -1, Key.Key_Right: 1, Key.Key_Up: -row, Key.Key_Down: row
        }  # fmt: skip
        self._ring.show()
        if event.key() in steps and self._muted:
            self._move_to(min(max(self._cursor + steps[event.key()], 0), len(self._muted) - 1))
        elif event.key() in (Key.Key_Space, Key.Key_Return, Key.Key_Enter, Key.Key_M):
            if self._muted:
                self.toggled.emit(self._cursor)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Read the head under the cursor out."""
        super().focusInEvent(event)
        self._read_out()

    def event(self, event: QEvent) -> bool:
        """Show the tool tip of a head."""
        return shows_tip(self, event, self.tip_at) or super().event(event)

    def tip_at(self, position: QPointF) -> str:
        """Return the tool tip for a point; empty beside the heads."""
        head = self._head_at(position)
        if head < 0:
            return ""
        return self.tr("{text}. Click to mute or unmute.").format(text=self.text_of(head))

    def _silent(self) -> tuple[bool, ...]:
        return tuple(gain == 0 for gain in self._gains)

    def _per_row(self, width: int) -> int:
        return max(int(width // ((_WIDTH + _GAP) * text_scale(self.font()))), 1)

    def _head_at(self, position: QPointF) -> int:
        heads = range(len(self._muted))
        return next((head for head in heads if self.head_rect(head).contains(position)), -1)

    def _move_to(self, head: int) -> None:
        self._cursor = head
        self.update()
        self._read_out()

    def _read_out(self) -> None:
        if self.hasFocus() and self._muted:
            announce(self, self.text_of(self._cursor))

"""A frame that shows when the painted picture inside it has the keyboard."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mha_desktop.qt.theme import Theme

_RING = 2
_RADIUS = 4


class FocusFrame(QWidget):
    """Holds one widget, with room around it for a focus ring that does not scroll with it.

    Parameters
    ----------
    content : QWidget
        What fills the frame.
    focused : QWidget
        Whose focus is shown: `content`, or a part of it.
    """

    def __init__(self, content: QWidget, focused: QWidget, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._ring = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_RING, _RING, _RING, _RING)
        layout.addWidget(content)
        focused.installEventFilter(self)

    def set_theme(self, theme: Theme) -> None:
        """Use the accent of another theme."""
        self._theme = theme
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the ring from the first sign of the keyboard until the focus goes."""
        if isinstance(event, QFocusEvent):
            self._show(event.gotFocus() and event.reason() != Qt.FocusReason.MouseFocusReason)
        elif event.type() is QEvent.Type.KeyPress:
            self._show(True)
        return super().eventFilter(watched, event)

    def _show(self, ring: bool) -> None:
        if ring != self._ring:
            self._ring = ring
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring."""
        if not self._ring:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.accent, _RING))
        inset = _RING / 2
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(area, _RADIUS, _RADIUS)

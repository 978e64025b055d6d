"""Two lines that cross where the pointer is, so that a class sees it from the last row."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QCursor, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.presenter.cover import Cover

_LINE = 2
# A dark line inside a light one is seen on any ground.
_EDGE = 1


class Crosshair(Cover):
    """Follows the mouse over the window; clicks go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("crosshair")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._place = QPoint(-1, -1)

    @property
    def place(self) -> QPoint:
        """Where the lines cross."""
        return self._place

    def toggle(self) -> None:
        """Show the lines, or hide them."""
        self.set_shown(self.isHidden())

    def set_shown(self, shown: bool) -> None:
        """Show the lines at the pointer, or hide them."""
        handle = self.window().windowHandle()
        if handle is None or shown == self.isVisible():
            return
        if not shown:
            handle.removeEventFilter(self)
            self.hide()
            return
        # The window hears of every move, whether or not the widget under the pointer wants to.
        handle.installEventFilter(self)
        self._place = self.mapFromGlobal(QCursor.pos())
        self.show_above()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move with the pointer."""
        if event.type() is QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._move(self.mapFromGlobal(event.globalPosition().toPoint()))
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw both lines."""
        painter = QPainter(self)
        edge = self._edge
        for line in self._lines(self._place):
            painter.fillRect(line, Qt.GlobalColor.white)
        for line in self._lines(self._place):
            inner = line.adjusted(edge, edge, -edge, -edge)
            painter.fillRect(inner, Qt.GlobalColor.black)

    @property
    def _edge(self) -> int:
        return round(_EDGE * text_scale(self.font()))

    def _move(self, place: QPoint) -> None:
        """Repaint no more than the strips that the lines leave and reach."""
        before, self._place = self._place, place
        region = QRegion()
        for line in (*self._lines(before), *self._lines(place)):
            region += line
        self.update(region)

    def _lines(self, place: QPoint) -> tuple[QRect, QRect]:
        width = round(_LINE * text_scale(self.font())) + 2 * self._edge
        half, edge = width // 2, self._edge
        across = QRect(-edge, place.y() - half, self.width() + 2 * edge, width)
        down = QRect(place.x() - half, -edge, width, self.height() + 2 * edge)
        return across, down

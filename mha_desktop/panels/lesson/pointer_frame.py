"""A frame around the part of the window that a lesson talks about."""

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Slot
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDockWidget, QMainWindow, QScrollArea, QStackedWidget, QWidget

from mha_desktop.panels.controls.late_page import LatePage
from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.qt.theme import Theme

_LINE, _DISTANCE, _PADDING = 2, 2, 6
_RADIUS = 4.0
_TAGS_HIGH = 4
_LESSON = "lessonPanel"
_MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class PointerFrame(QWidget):
    """Lies over the window, lets the mouse through, and follows the part wherever it goes.

    It is hidden while the part is. A part behind a tab of its dock or on another page of its view
    is brought to the front once, when it is pointed at, unless that would hide the lesson.

    Parameters
    ----------
    window : QWidget
        Where parts are looked for by their object names.
    theme : Theme
    """

    def __init__(self, window: QWidget, theme: Theme) -> None:
        super().__init__(window)
        self._window, self._theme = window, theme
        self._tag_below = False
        self._target: QWidget | None = None
        self._watched: list[QWidget] = []
        self.setObjectName("lessonPointer")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def target(self) -> QWidget | None:
        """The part that is pointed at, shown or not."""
        return self._target

    def point_at(self, name: str) -> None:
        """Point at a part of the window; an empty or unknown name takes the frame away."""
        self._let_go()
        found = _part(self._window, name) if name else None
        if found is None or found is self:
            return
        self._target = found
        found.destroyed.connect(self._let_go)
        _bring_to_front(found)
        self._watch(found)
        self._place()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move with the part and with all that it lies in."""
        if event.type() in _MOVES:
            self._place()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame, and a word in its lower corner."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset, tag = _LINE / 2, QRectF(QPointF(0, 0), self._tag_size)
        framed = QRectF(self.rect())
        if self._tag_below:
            framed.setBottom(framed.bottom() - tag.height())
        painter.setPen(QPen(self._theme.accent, _LINE))
        painter.drawRoundedRect(framed.adjusted(inset, inset, -inset, -inset), _RADIUS, _RADIUS)
        tag.moveBottomRight(QRectF(self.rect()).bottomRight())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.accent)
        painter.drawRoundedRect(tag, _RADIUS, _RADIUS)
        painter.setFont(self._tag_font)
        painter.setPen(self._theme.on_accent)
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, self.tr("Look here"))

    @property
    def _tag_font(self) -> QFont:
        return text_font(self.font(), 9 * text_scale(self.font()), QFont.Weight.DemiBold)

    @property
    def _tag_size(self) -> QSizeF:
        metrics = QFontMetricsF(self._tag_font)
        width = metrics.horizontalAdvance(self.tr("Look here")) + 2 * _PADDING
        return QSizeF(width, metrics.height() + 2)

    def _watch(self, target: QWidget) -> None:
        widget: QWidget | None = target
        while widget is not None and widget is not self._window:
            widget.installEventFilter(self)
            self._watched.append(widget)
            widget = widget.parentWidget()

    @Slot()
    def _let_go(self) -> None:
        for widget in filter(shiboken6.isValid, self._watched):
            widget.removeEventFilter(self)
        self._watched.clear()
        if self._target is not None and shiboken6.isValid(self._target):
            self._target.destroyed.disconnect(self._let_go)
        self._target = None
        self.hide()

    def _place(self) -> None:
        """Lie around what can be seen of the part, inside the window."""
        target = self._target
        if target is None or not shiboken6.isValid(target):
            self.hide()
            return
        seen = _seen(target, self._window) if target.isVisible() else QRect()
        if seen.isEmpty():
            self.hide()
            return
        reach = _LINE + _DISTANCE
        area = seen.adjusted(-reach, -reach, reach, reach) & self._window.rect()
        tag = self._tag_size.toSize()
        # In a small part the word would cover what it points at.
        room = area.bottom() + tag.height() < self._window.height()
        self._tag_below = room and area.height() < _TAGS_HIGH * tag.height()
        if self._tag_below:
            area.setBottom(area.bottom() + tag.height())
            area.setLeft(max(min(area.left(), area.right() - tag.width()), 0))
        self.setGeometry(area)
        self.show()
        self.raise_()


def _part(window: QWidget, name: str) -> QWidget | None:
    """Return a part by its name; pages that nobody has seen yet are made until it is there."""
    to_come = (
        page for pages in window.findChildren(SubPages) for page in pages.findChildren(LatePage)
    )
    found = window.findChild(QWidget, name)
    while found is None and (page := next(to_come, None)) is not None:
        page.make()
        found = page.findChild(QWidget, name)
    return found


def _seen(target: QWidget, window: QWidget) -> QRect:
    """Return what can be seen of a part, in the window's pixels; nothing in another window."""
    # Not the visible region: that of a scroll area is empty, its viewport covers it.
    if target.window() is not window:
        return QRect()
    seen = QRect(target.mapTo(window, QPoint(0, 0)), target.size())
    parent = target.parentWidget()
    while parent is not None and parent is not window and not seen.isEmpty():
        seen &= QRect(parent.mapTo(window, QPoint(0, 0)), parent.size())
        parent = parent.parentWidget()
    return seen & window.rect()


def _hides_lesson(dock: QDockWidget) -> bool:
    """Whether a dock would cover the step that points at it."""
    window = dock.parentWidget()
    beside = window.tabifiedDockWidgets(dock) if isinstance(window, QMainWindow) else []
    in_front = (other for other in beside if not other.visibleRegion().isEmpty())
    return any(other.findChild(QWidget, _LESSON) is not None for other in in_front)


def _bring_to_front(target: QWidget) -> None:
    """Show the page and the dock that a part lies in."""
    child, parent = target, target.parentWidget()
    while parent is not None:
        pages = parent.parentWidget()
        if isinstance(parent, QStackedWidget) and isinstance(pages, SubPages):
            pages.show_page(parent.indexOf(child))
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(target, 0, _DISTANCE)
        if isinstance(parent, QDockWidget) and not parent.isHidden() and not _hides_lesson(parent):
            parent.raise_()
        child, parent = parent, parent.parentWidget()

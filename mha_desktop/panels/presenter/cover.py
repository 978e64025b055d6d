"""Sheets that lie over the whole of a widget."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mha_desktop.panels.announcements import announce


class Cover(QWidget):
    """Stays as large as its parent, and above all that is in it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._under = parent
        parent.installEventFilter(self)
        self.hide()

    def show_above(self) -> None:
        """Cover the parent."""
        self.setGeometry(self._under.rect())
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the parent."""
        if event.type() is QEvent.Type.Resize and not self.isHidden():
            self.setGeometry(self._under.rect())
        return super().eventFilter(watched, event)


class BlankSheet(Cover):
    """A black screen, so that the class looks at the teacher; any key or click takes it away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("blankSheet")
        self.setAccessibleName(self.tr("Blank screen"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self._before: QWidget | None = None

    def toggle(self) -> None:
        """Blank the screen, or show it again."""
        if self.isHidden():
            self._before = self.window().focusWidget()
            self.show_above()
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            announce(self, self.tr("The screen is blank. Any key shows it again."))
        else:
            self.end()

    def end(self) -> None:
        """Show the screen again, and give the keyboard back."""
        self.hide()
        if self._before is not None:
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
            self._before = None

    def event(self, event: QEvent) -> bool:
        """Take every key before it is a shortcut."""
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
        return super().event(event)

    def keyPressEvent(self, _event: QKeyEvent) -> None:
        """Show the screen again."""
        self.end()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Show the screen again."""
        self.end()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Be black."""
        QPainter(self).fillRect(self.rect(), Qt.GlobalColor.black)

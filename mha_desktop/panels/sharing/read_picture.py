"""A painted picture whose numbers the pointer and the keys read out."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import QWidget

from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.matrix.overlay import paint_frame
from mha_desktop.panels.heads.cell_keys import moved_head
from mha_desktop.qt.theme import Theme

_ROW_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


def moved_place(place: int | None, key: int, count: int) -> int | None:
    """Return the place that a key leads to in a row of `count`; None for a key that leads nowhere.

    Parameters
    ----------
    place : int or None
        Where the keys are; None enters the row at its start, or with End at its end.
    key : int
    count : int
        At least 1.
    """
    if key not in _ROW_KEYS:
        return None
    if place is None:
        return count - 1 if key == Qt.Key.Key_End else 0
    return moved_head(place, key, heads=count, columns=count, page_rows=1)


class ReadPicture(QWidget):
    """Tells what is read out, and shows a ring while the keys lead.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    reading_changed(str)
        What is read out; empty for nothing.
    """

    reading_changed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ring = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @abstractmethod
    def reading(self) -> str:
        """Return what is read out, in words."""

    @abstractmethod
    def read_nothing(self) -> None:
        """Forget what was pointed at."""

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Read nothing without a pointer."""
        super().leaveEvent(event)
        self.read_nothing()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show a ring if the focus came by a key."""
        super().focusInEvent(event)
        self._ring = event.reason() is not Qt.FocusReason.MouseFocusReason
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    def _paint_ring(self, painter: QPainter) -> None:
        if self._ring and self.hasFocus():
            paint_frame(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._theme.accent)

    def _tell(self) -> None:
        """Read out, and paint anew."""
        announce(self, self.reading())
        self.reading_changed.emit(self.reading())
        self.update()

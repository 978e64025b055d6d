"""A painted picture whose numbers the pointer and the keys read out."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.own_ring import OwnRing
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

    accessible_role = Role.Chart

    reading_changed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ring = OwnRing(self)
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

    def _tell(self) -> None:
        """Read out, and paint anew."""
        announce(self, self.reading())
        self.reading_changed.emit(self.reading())
        self.update()


class RowPicture(ReadPicture):
    """Reads one of a row of places; Left, Right, Home and End go from one to the next.

    The parameters and signals are those of `ReadPicture`.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._place: int | None = None

    @property
    def place(self) -> int | None:
        """The place that is read out, from 0; None for none."""
        return self._place

    @property
    @abstractmethod
    def count(self) -> int:
        """How many places there are."""

    def read_nothing(self) -> None:
        """Read no place any more."""
        self._read(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Read the place beside the present one."""
        place = moved_place(self._place, event.key(), self.count) if self.count else None
        if place is None:
            super().keyPressEvent(event)
        else:
            self._ring.show()
            self._read(place)

    def _read(self, place: int | None) -> None:
        if place != self._place:
            self._place = place
            self._tell()

    def _forget_lost_place(self) -> None:
        """Read nothing if what was read is gone."""
        if self._place is not None and self._place >= self.count:
            self._place = None

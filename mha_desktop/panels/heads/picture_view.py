"""What the grid of heads and the large head have in common: one picture, and a pointer over it."""

from abc import abstractmethod

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, Signal
from PySide6.QtGui import QMouseEvent

from mha_desktop.panels.announcements import describe
from mha_desktop.panels.heads.empty_item import EmptyItem
from mha_desktop.panels.heads.picture_item import PictureItem
from mha_desktop.panels.heads.pointed import Pointed
from mha_desktop.qt.theme import Theme


class PictureView(pg.GraphicsView):
    """A pyqtgraph view in widget pixels whose picture is one item.

    The pointer's place is kept, so that what is read out stays true when the weights change under
    a pointer that does not move.

    Signals
    -------
    cell_hovered(object)
        The (query, key) under the pointer or the keys; None when there is none any more.
    pointed_changed()
        The pointer is over another cell or head, or over none.
    """

    cell_hovered = Signal(object)
    pointed_changed = Signal()

    def __init__(self, item: PictureItem, theme: Theme) -> None:
        super().__init__(useOpenGL=False, background=theme.panel)
        self._theme = theme
        self._pointer: QPointF | None = None
        self._pointed: Pointed | None = None
        self._empty = EmptyItem()
        self._items = (item, self._empty)
        for one in self._items:
            self.addItem(one)
        self.viewport().setMouseTracking(True)
        for part in (self, self.viewport()):
            part.setAcceptDrops(False)  # a scene would take files from the window, and lose them
        # pyqtgraph resizes the view while it is made; this comes with every resize after that.
        self.sigDeviceRangeChanged.connect(self._cover)

    @abstractmethod
    def cell_under(self, position: QPointF) -> Pointed | None:
        """Return what lies at a point of the picture."""

    def show_empty(self, text: str) -> None:
        """Show a friendly text in the middle; an empty one shows nothing."""
        self._empty.show_text(text, self._theme.secondary, self.font())

    def set_theme(self, theme: Theme) -> None:
        """Paint on the ground of another theme."""
        self._theme = theme
        self.setBackground(theme.panel)

    @property
    def pointed(self) -> Pointed | None:
        """The cell under the pointer."""
        return self._pointed

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the cell under the pointer; a drag moves the picture beneath it first."""
        self._pointer = event.position()
        super().mouseMoveEvent(event)
        self.look_under_pointer()

    def viewportEvent(self, event: QEvent) -> bool:
        """Point at nothing when the pointer leaves."""
        if event.type() is QEvent.Type.Leave:
            self._pointer = None
            self._point_at(None)
        return bool(super().viewportEvent(event))

    def look_under_pointer(self) -> None:
        """Point at what is under the pointer now: the picture may have changed."""
        if self._pointer is not None:
            self._point_at(self.cell_under(self._pointer))

    def forget_pointer(self) -> None:
        """Let the keys lead until the mouse moves again."""
        self._pointer = None
        if self._pointed is not None:
            self._pointed = None
            self.pointed_changed.emit()

    def _point_at(self, pointed: Pointed | None) -> None:
        if pointed == self._pointed:
            return
        self._pointed = pointed
        self.cell_hovered.emit(None if pointed is None else pointed.cell)
        self.pointed_changed.emit()
        describe(self)

    def _cover(self, view: pg.GraphicsView, area: QRectF) -> None:
        for item in self._items:
            item.set_size(area.size())

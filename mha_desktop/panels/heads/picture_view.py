"""What the grid of heads and the large head have in common: one picture, and a pointer over it."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from mha_desktop.panels.announcements import describe
from mha_desktop.panels.heads.empty_item import EmptyItem
from mha_desktop.panels.heads.picture_item import PictureItem
from mha_desktop.panels.heads.pointed import Pointed
from mha_desktop.qt.theme import Theme


class PictureView(QGraphicsView):
    """A view in widget pixels whose picture is one item.

    The pointer's place is kept, so that what is read out stays true when the weights change under
    a pointer that does not move.

    Parameters
    ----------
    item : PictureItem
        The picture.
    theme : Theme
    scene : QGraphicsScene
        For nothing else; the view becomes its parent.

    Signals
    -------
    cell_hovered(object)
        The (query, key) under the pointer or the keys; None when there is none any more.
    pointed_changed()
        The pointer is over another cell or head, or over none.
    """

    cell_hovered = Signal(object)
    pointed_changed = Signal()

    def __init__(self, item: PictureItem, theme: Theme, scene: QGraphicsScene) -> None:
        super().__init__()
        self._theme = theme
        self._pointer: QPointF | None = None
        self._pointed: Pointed | None = None
        self._empty = EmptyItem()
        self._items = (item, self._empty)
        self._set_up(scene)
        for one in self._items:
            scene.addItem(one)
        self.viewport().setMouseTracking(True)
        for part in (self, self.viewport()):
            part.setAcceptDrops(False)  # a scene would take files from the window, and lose them

    def _set_up(self, scene: QGraphicsScene) -> None:
        """Show the scene pixel by pixel, from the corner at the top left."""
        scene.setParent(self)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setBackgroundBrush(self._theme.panel)

    @abstractmethod
    def cell_under(self, position: QPointF) -> Pointed | None:
        """Return what lies at a point of the picture."""

    def show_empty(self, text: str) -> None:
        """Show a friendly text in the middle; an empty one shows nothing."""
        self._empty.show_text(text, self._theme.secondary, self.font())

    def set_theme(self, theme: Theme) -> None:
        """Paint on the ground of another theme."""
        self._theme = theme
        self.setBackgroundBrush(theme.panel)

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the picture cover the view."""
        super().resizeEvent(event)
        area = QRectF(self.rect())
        self.setSceneRect(area)
        for item in self._items:
            item.set_size(area.size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll nothing: the arrows belong to whoever shows the picture."""
        event.ignore()

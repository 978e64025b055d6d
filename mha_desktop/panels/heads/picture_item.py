"""A graphics item that covers its whole view, in the view's own pixels."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsObject


class PictureItem(QGraphicsObject):
    """Base of what is painted on a `PictureView`; it leaves the mouse to the view."""

    def __init__(self) -> None:
        super().__init__()
        self._size = QSizeF(1, 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Tells `paint` which part is exposed, so that a scroll paints what comes into sight only.
        self.setFlag(self.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def set_size(self, size: QSizeF) -> None:
        """Cover this many pixels."""
        if size != self._size:
            self.prepareGeometryChange()
            self._size = size

    def paint_anew(self) -> None:
        """Have the view painted together with everything else in the window.

        After `update`, the scene has the whole window painted at once: what is still being arranged
        around the view is painted a second time.
        """
        scene = self.scene()
        for view in [] if scene is None else scene.views():
            view.viewport().update()

    def boundingRect(self) -> QRectF:
        """Return the whole view."""
        return QRectF(0, 0, self._size.width(), self._size.height())

"""The one graphics item that paints one side of a comparison."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from mha_desktop.panels.compare.image_maker import Coloured
from mha_desktop.panels.heads.picture_item import PictureItem


class CompareItem(PictureItem):
    """Paints a picture whose pixels are coloured already."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: Coloured | None = None

    def show_coloured(self, coloured: Coloured | None) -> None:
        """Paint another picture, or nothing."""
        self._shown = coloured
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint what is exposed."""
        if self._shown is not None:
            picture, layout, image = self._shown
            painter.setClipRect(option.exposedRect, Qt.ClipOperation.IntersectClip)
            picture.paint(painter, layout, image, option.exposedRect)

"""The one graphics item that paints one side of a comparison."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from mha_desktop.panels.heads.picture_item import PictureItem
from mha_desktop.qt.figures.comparison_pictures import Picture
from mha_desktop.qt.figures.grid_layout import GridLayout
from mha_desktop.qt.figures.heatmap import HeatmapImage


class CompareItem(PictureItem):
    """Paints a picture; its coloured pixels are kept until weights, colours or cells change."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Picture, GridLayout, HeatmapImage] | None = None

    def show_picture(self, picture: Picture | None, layout: GridLayout | None) -> None:
        """Paint another picture, or nothing."""
        if picture is None or layout is None:
            self._shown = None
        else:
            self._shown = picture, layout, self._image(picture, layout)
        self.update()

    def _image(self, picture: Picture, layout: GridLayout) -> HeatmapImage:
        if self._shown is not None:
            before, arranged, image = self._shown
            if before.look(arranged) == picture.look(layout):
                return image
        return picture.image(layout)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint what is exposed."""
        if self._shown is not None:
            picture, layout, image = self._shown
            painter.setClipRect(option.exposedRect, Qt.ClipOperation.IntersectClip)
            picture.paint(painter, layout, image, option.exposedRect)

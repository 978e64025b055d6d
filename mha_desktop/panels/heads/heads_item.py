"""The one graphics item that paints all heads."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from mha_desktop.lab.recent import Recent
from mha_desktop.panels.heads.picture_item import PictureItem
from mha_desktop.qt.figures.content import GridFigure
from mha_desktop.qt.figures.grid_layout import GridLayout
from mha_desktop.qt.figures.grid_painter import grid_image, paint_grid
from mha_desktop.qt.figures.heatmap import HeatmapImage
from mha_desktop.qt.figures.same import Same

# As many as the laboratory keeps results: a drag comes by the same few again and again.
_MOST_IMAGES = 12
_MOST_IMAGE_BYTES = 32 << 20


class HeadsItem(PictureItem):
    """Paints a grid figure.

    The coloured pixels of all heads are one image, made only for other weights, colours or cells: a
    hovered cell or a selected head costs nothing but drawing. The last few images are kept.
    """

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[GridFigure, GridLayout, HeatmapImage] | None = None
        self._images: Recent[object, HeatmapImage] = Recent(_MOST_IMAGES, _MOST_IMAGE_BYTES)

    def show_figure(self, figure: GridFigure | None, layout: GridLayout | None) -> None:
        """Paint another figure, or nothing."""
        if figure is None or layout is None:
            self._shown = None
        else:
            self._shown = figure, layout, self._image(figure, layout)
        self.paint_anew()

    def _image(self, figure: GridFigure, layout: GridLayout) -> HeatmapImage:
        look = _look(figure, layout)
        image = self._images.get(look)
        if image is None:
            image = grid_image(figure, layout)
            self._images.keep(look, image, image.pixels.nbytes)
        return image

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the heads in the exposed part."""
        if self._shown is None:
            return
        figure, layout, image = self._shown
        exposed = option.exposedRect
        painter.setClipRect(exposed, Qt.ClipOperation.IntersectClip)
        heads = layout.heads_between(exposed.top(), exposed.bottom())
        paint_grid(painter, layout, figure, image, heads=heads)


def _look(figure: GridFigure, layout: GridLayout) -> tuple[object, ...]:
    """Return what decides the colours of the pixels; objects by identity, as they are frozen."""
    parts = figure.weights, figure.scale, figure.colour_map, figure.theme
    allowed = figure.allowed
    return (*map(Same, parts), allowed is not None and Same(allowed), layout.cells.pixel_rows)

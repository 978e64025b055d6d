"""The one graphics item that paints all heads."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from mha_desktop.panels.heads.picture_item import PictureItem
from mha_desktop.qt.figures.content import GridFigure
from mha_desktop.qt.figures.grid_layout import GridLayout
from mha_desktop.qt.figures.grid_painter import grid_image, paint_grid
from mha_desktop.qt.figures.heatmap import HeatmapImage


class HeadsItem(PictureItem):
    """Paints a grid figure.

    The coloured pixels of all heads are kept in one image, made anew only when weights, colours or
    cells change: a hovered cell or a selected head costs nothing but drawing.
    """

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[GridFigure, GridLayout, HeatmapImage] | None = None

    def show_figure(self, figure: GridFigure | None, layout: GridLayout | None) -> None:
        """Paint another figure, or nothing."""
        if figure is None or layout is None:
            self._shown = None
        else:
            self._shown = figure, layout, self._image(figure, layout)
        self.paint_anew()

    def _image(self, figure: GridFigure, layout: GridLayout) -> HeatmapImage:
        if self._shown is None or _look(*self._shown[:2]) != _look(figure, layout):
            return grid_image(figure, layout)
        return self._shown[2]

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


def _look(figure: GridFigure, layout: GridLayout) -> tuple[int, ...]:
    """Return what decides the colours of the pixels; objects by identity, as they are frozen."""
    parts = figure.weights, figure.scale, figure.colour_map, figure.theme, figure.allowed
    return (*map(id, parts), layout.cells.pixel_rows)

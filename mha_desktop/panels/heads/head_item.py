"""The graphics item that paints one head, large."""

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from mha_desktop.panels.heads.picture_item import PictureItem
from mha_desktop.qt.figures.content import HeadFigure
from mha_desktop.qt.figures.head_layout import HeadLayout
from mha_desktop.qt.figures.head_painter import head_image, paint_head
from mha_desktop.qt.figures.heatmap import HeatmapImage


class HeadItem(PictureItem):
    """Paints a head figure; its coloured pixels are kept until values, colours or zoom change."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[HeadFigure, HeadLayout, HeatmapImage] | None = None

    def show_figure(self, figure: HeadFigure | None, layout: HeadLayout | None) -> None:
        """Paint another figure, or nothing."""
        if figure is None or layout is None:
            self._shown = None
        else:
            self._shown = figure, layout, self._image(figure, layout)
        self.paint_anew()

    def _image(self, figure: HeadFigure, layout: HeadLayout) -> HeatmapImage:
        if self._shown is None or _look(*self._shown[:2]) != _look(figure, layout):
            return head_image(figure, layout)
        return self._shown[2]

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint title, axes, map and colour bar."""
        if self._shown is not None:
            figure, layout, image = self._shown
            paint_head(painter, layout, figure, image)


def _look(figure: HeadFigure, layout: HeadLayout) -> tuple[object, ...]:
    """Return what decides the colours of the pixels; arrays by identity, as they are frozen."""
    parts = figure.values, figure.colour_map, figure.theme, figure.allowed
    shown = figure.scale, figure.scale_head, figure.queries, figure.keys, figure.transposed
    return (*map(id, parts), *shown, layout.cells.pixel_rows)

"""The picture of one head of a comparison, in all the room there is."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.lab.state import Cell
from mha_desktop.qt.figures.comparison_pictures import (
    GridPicture,
    coloured,
    colours_of,
    paint_outlines,
)
from mha_desktop.qt.figures.content import GridFigure
from mha_desktop.qt.figures.grid_layout import GridLayout
from mha_desktop.qt.figures.grid_painter import axis_labels, grid_layout_of
from mha_desktop.qt.figures.heatmap import HeatmapImage, Pooling, pool_heads
from mha_desktop.qt.figures.labels import key_caption, query_caption
from mha_desktop.qt.figures.marks import paint_lines, paint_rings, strokes
from mha_desktop.qt.figures.metrics import LABEL_GAP, Axes
from mha_desktop.qt.figures.numbers import TileNumbers, paint_numbers, weight_number
from mha_desktop.qt.figures.text import (
    BODY_POINTS,
    CAPTION_POINTS,
    SECTION_POINTS,
    TextStyle,
    draw_kept,
    draw_text,
)
from mha_desktop.qt.figures.titles import HeadTitle, TitleLook
from mha_desktop.qt.theme import head_colour


@dataclass(frozen=True, eq=False)
class LargePicture:
    """One head in all the room there is.

    Attributes
    ----------
    figure : GridFigure
        Of all heads of the side.
    head : int
        The one on show.
    pooling : callable
    number : callable
        Writes a value into its cell.
    """

    figure: GridFigure
    head: int
    pooling: Pooling = pool_heads
    number: Callable[[float], str] = weight_number

    @cached_property
    def _alone(self) -> GridFigure:
        shown = slice(self.head, self.head + 1)
        return replace(self.figure, weights=self.figure.weights[shown], selected=None, hovered=None)

    @property
    def weight_count(self) -> int:
        """The weights of the head."""
        return self._alone.weights.size

    def arranged(self, width: int, height: int, scale: float) -> GridLayout:
        """Return the place of a single tile."""
        return grid_layout_of(self._alone, width, height, scale)

    def look(self, layout: GridLayout) -> tuple[object, ...]:
        """Return what decides the colours of this head."""
        return (*colours_of(self.figure, layout), self.head)

    def image(self, layout: GridLayout) -> HeatmapImage:
        """Colour this head."""
        return coloured(self._alone, layout, self.pooling, self.head)

    def head_at(self, layout: GridLayout, x: float, y: float) -> int | None:
        """Return the head, if its tile or title is at a point."""
        return None if layout.head_at(x, y) is None else self.head

    def cell_at(self, layout: GridLayout, x: float, y: float) -> tuple[int, Cell] | None:
        """Return head and cell at a point."""
        found = GridPicture(self._alone).cell_at(layout, x, y)
        return None if found is None else (self.head, found[1])

    def paint(
        self, painter: QPainter, layout: GridLayout, image: HeatmapImage, exposed: QRectF
    ) -> None:
        """Paint title, map, labels and ring."""
        figure, tile, cells = self._alone, layout.tile(0), layout.cells
        painter.save()
        painter.setClipRect(QRectF(*tile), Qt.ClipOperation.IntersectClip)
        painter.drawImage(QRectF(tile.x, tile.y, cells.side, cells.side), image.image)
        if figure.allowed is not None:
            piece = strokes(figure.allowed, cells, layout.metrics.scale, figure.theme.border)
            draw_kept(painter, piece, tile.x, tile.y)
        painter.restore()
        paint_lines(painter, [tile], cells, figure.theme, figure.colour_map)
        paint_outlines(painter, [tile], figure)
        if layout.shows_numbers:
            self._paint_numbers(painter, layout)
        self._paint_title(painter, layout)
        self._paint_labels(painter, layout)
        if figure.cell is not None:
            ring = layout.cell_rect(0, *figure.cell)
            width = max(layout.metrics.pixels(2 if cells.gap else 1), 1)
            paint_rings(painter, [ring], inset=cells.gap, width=width)

    def _paint_numbers(self, painter: QPainter, layout: GridLayout) -> None:
        figure = self._alone
        numbers = TileNumbers(
            figure.weights[0],
            figure.allowed,
            self.head,
            figure.scale,
            figure.colour_map,
            BODY_POINTS,
            layout.metrics.scale,
            self.number,
        )
        paint_numbers(painter, numbers, layout.tile(0), layout.cells, draw_kept)

    def _paint_title(self, painter: QPainter, layout: GridLayout) -> None:
        figure, scale, band = self.figure, layout.metrics.scale, layout.title(0)
        theme = figure.theme
        look = TitleLook(
            width=band.width,
            height=band.height,
            number=TextStyle(SECTION_POINTS, scale, theme.text.rgb(), bold=True),
            role=TextStyle(SECTION_POINTS, scale, theme.text.rgb()),
            note=TextStyle(BODY_POINTS, scale, theme.secondary.rgb()),
            line=theme.border.rgb(),
        )
        title = HeadTitle(
            number=f"H{self.head + 1}",
            role=figure.roles[self.head],
            note=figure.notes[self.head],
            muted=figure.muted[self.head],
            bar=head_colour(theme, self.head).rgb(),
            look=look,
        )
        draw_kept(painter, title, band.x, band.y)

    def _paint_labels(self, painter: QPainter, layout: GridLayout) -> None:
        if layout.axes is Axes.NONE:
            return
        tile = layout.tile(0)
        rows, columns = axis_labels(layout, self._alone)
        draw_kept(painter, rows, tile.x, tile.y)
        draw_kept(painter, columns, tile.x, tile.y + tile.height)
        if layout.axes is Axes.TOKENS:
            self._paint_captions(painter, layout)

    def _paint_captions(self, painter: QPainter, layout: GridLayout) -> None:
        """Write "query" over the row labels and "key" before the column labels."""
        metrics, tile, title = layout.metrics, layout.tile(0), layout.title(0)
        style = TextStyle(CAPTION_POINTS, metrics.scale, self.figure.theme.secondary.rgb())
        gap = metrics.pixels(LABEL_GAP)
        width = metrics.margin(Axes.TOKENS) - gap
        right = Qt.AlignmentFlag.AlignRight
        above = QRectF(tile.x - width - gap, title.y, width, title.height)
        draw_text(painter, style, above, query_caption(), align=right)
        top = tile.y + tile.height + gap
        below = QRectF(tile.x - width - 2 * gap, top, width, style.metrics.height())
        draw_text(painter, style, below, key_caption(), align=right)

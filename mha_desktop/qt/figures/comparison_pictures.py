"""Pictures of one side of a comparison: all its heads in a grid, or one head, large."""

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.lab.state import Cell
from mha_desktop.qt.figures.cells import Box
from mha_desktop.qt.figures.colour_maps import diverging_map
from mha_desktop.qt.figures.content import GridFigure
from mha_desktop.qt.figures.grid_layout import GridLayout
from mha_desktop.qt.figures.grid_painter import axis_labels, grid_layout_of, paint_grid
from mha_desktop.qt.figures.heatmap import (
    HeatmapImage,
    Pooling,
    heatmap_image,
    heatmap_pixels,
    pool_heads,
    strongest_cell,
)
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


class Picture(Protocol):
    """What a view of the comparison paints and points into."""

    @property
    def figure(self) -> GridFigure:
        """The heads of the side."""
        ...

    @property
    def weight_count(self) -> int:
        """How many weights have to be coloured."""
        ...

    @abstractmethod
    def arranged(self, width: int, height: int, scale: float) -> GridLayout:
        """Return where everything lies in some room."""

    @abstractmethod
    def look(self, layout: GridLayout) -> tuple[object, ...]:
        """Return what decides the colours of the pixels."""

    @abstractmethod
    def image(self, layout: GridLayout) -> HeatmapImage:
        """Colour what is shown."""

    @abstractmethod
    def paint(
        self, painter: QPainter, layout: GridLayout, image: HeatmapImage, exposed: QRectF
    ) -> None:
        """Paint what lies in a rectangle."""

    @abstractmethod
    def head_at(self, layout: GridLayout, x: float, y: float) -> int | None:
        """Return the head at a point, counted from 0 among all of the side."""

    @abstractmethod
    def cell_at(self, layout: GridLayout, x: float, y: float) -> tuple[int, Cell] | None:
        """Return head and cell at a point; the strongest where a pixel stands for several."""


@dataclass(frozen=True, eq=False)
class GridPicture:
    """All heads, by the rules of the Heads view.

    Attributes
    ----------
    figure : GridFigure
    pooling : callable
        How several cells become one pixel: `pool_heads`, or `pool_signed` for differences.
    """

    figure: GridFigure
    pooling: Pooling = pool_heads

    @property
    def weight_count(self) -> int:
        """All weights."""
        return self.figure.weights.size

    def arranged(self, width: int, height: int, scale: float) -> GridLayout:
        """Return the grid with the largest cells."""
        return grid_layout_of(self.figure, width, height, scale)

    def look(self, layout: GridLayout) -> tuple[object, ...]:
        """Return what decides the colours of all heads."""
        return _colours_of(self.figure, layout)

    def image(self, layout: GridLayout) -> HeatmapImage:
        """Colour all heads."""
        return _coloured(self.figure, layout, self.pooling, 0)

    def paint(
        self, painter: QPainter, layout: GridLayout, image: HeatmapImage, exposed: QRectF
    ) -> None:
        """Paint the heads in sight."""
        heads = layout.heads_between(exposed.top(), exposed.bottom())
        paint_grid(painter, layout, self.figure, image, heads=heads)
        _paint_outlines(painter, [layout.tile(head) for head in heads], self.figure)

    def head_at(self, layout: GridLayout, x: float, y: float) -> int | None:
        """Return the head whose tile or title is at a point."""
        return layout.head_at(x, y)

    def cell_at(self, layout: GridLayout, x: float, y: float) -> tuple[int, Cell] | None:
        """Return head and cell at a point."""
        head = layout.head_at(x, y)
        if head is None:
            return None
        tile = layout.tile(head)
        queries, keys = layout.cells.tokens_at(y - tile.y), layout.cells.tokens_at(x - tile.x)
        if not queries or not keys:
            return None
        return head, strongest_cell(self.figure.weights[head], queries, keys)


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
        return (*_colours_of(self.figure, layout), self.head)

    def image(self, layout: GridLayout) -> HeatmapImage:
        """Colour this head."""
        return _coloured(self._alone, layout, self.pooling, self.head)

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
        _paint_outlines(painter, [tile], figure)
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


def _paint_outlines(painter: QPainter, tiles: list[Box], figure: GridFigure) -> None:
    """Set off the tiles of a map whose zero has, or nearly has, the colour of the ground."""
    if figure.colour_map is not diverging_map(figure.theme):
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(figure.theme.divider)
    painter.drawRects([QRect(t.x - 1, t.y - 1, t.width + 1, t.height + 1) for t in tiles])


def _colours_of(figure: GridFigure, layout: GridLayout) -> tuple[object, ...]:
    parts = figure.weights, figure.scale, figure.colour_map, figure.theme, figure.allowed
    return (*map(_Itself, parts), layout.cells.pixel_rows)


@dataclass(frozen=True, eq=False)
class _Itself:
    """Equal to nothing but the very same object: what is shown is frozen, and too large to compare.

    It holds the object: the number of one that is gone may be another's.
    """

    thing: object

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and self.thing is other.thing

    def __hash__(self) -> int:
        return id(self.thing)


def _coloured(
    figure: GridFigure, layout: GridLayout, pooling: Pooling, first_head: int
) -> HeatmapImage:
    pixels = heatmap_pixels(
        figure.weights,
        figure.scale,
        figure.colour_map.with_masked(figure.theme.divider),
        size=layout.cells.pixel_rows,
        allowed=figure.allowed,
        first_head=first_head,
        pooling=pooling,
    )
    return heatmap_image(pixels)

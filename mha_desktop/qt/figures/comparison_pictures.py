"""Pictures of one side of a comparison: all its heads in a grid, or one head, large."""

from abc import abstractmethod
from dataclasses import dataclass
from math import ceil
from typing import Protocol

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.lab.state import Cell
from mha_desktop.qt.figures.cells import Box
from mha_desktop.qt.figures.colour_maps import diverging_map
from mha_desktop.qt.figures.content import GridFigure
from mha_desktop.qt.figures.grid_layout import GridLayout, most_columns
from mha_desktop.qt.figures.grid_painter import grid_layout_of, paint_grid
from mha_desktop.qt.figures.heatmap import (
    HeatmapImage,
    Pooling,
    heatmap_image,
    heatmap_pixels,
    pool_heads,
    strongest_cell,
)
from mha_desktop.qt.figures.labels import measure_labels


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
        """Return the grid with the largest cells; a side is narrow, so any column count will do.

        Where the smallest tiles do not fit, as many as possible stand side by side.
        """
        figure = self.figure
        most = min(most_columns(width, measure_labels(figure.tokens, scale)), figure.n_heads)
        layouts = [
            grid_layout_of(figure, width, height, scale, columns)
            for columns in column_counts(figure.n_heads)
            if columns <= most
        ]
        fitting = [layout for layout in layouts if layout.content_height <= height]
        return max(fitting, key=lambda layout: (layout.cell, -layout.rows), default=layouts[-1])

    def look(self, layout: GridLayout) -> tuple[object, ...]:
        """Return what decides the colours of all heads."""
        return colours_of(self.figure, layout)

    def image(self, layout: GridLayout) -> HeatmapImage:
        """Colour all heads."""
        return coloured(self.figure, layout, self.pooling, 0)

    def paint(
        self, painter: QPainter, layout: GridLayout, image: HeatmapImage, exposed: QRectF
    ) -> None:
        """Paint the heads in sight."""
        heads = layout.heads_between(exposed.top(), exposed.bottom())
        paint_grid(painter, layout, self.figure, image, heads=heads)
        paint_outlines(painter, [layout.tile(head) for head in heads], self.figure)

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


def column_counts(heads: int) -> list[int]:
    """Return the least number of columns for every number of rows, the most rows first."""
    return sorted({ceil(heads / rows) for rows in range(1, heads + 1)})


def paint_outlines(painter: QPainter, tiles: list[Box], figure: GridFigure) -> None:
    """Set off the tiles of a map whose zero has, or nearly has, the colour of the ground."""
    if figure.colour_map is not diverging_map(figure.theme):
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(figure.theme.divider)
    painter.drawRects([QRect(t.x - 1, t.y - 1, t.width + 1, t.height + 1) for t in tiles])


def colours_of(figure: GridFigure, layout: GridLayout) -> tuple[object, ...]:
    """Return what decides the colours of a figure's pixels."""
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


def coloured(
    figure: GridFigure, layout: GridLayout, pooling: Pooling, first_head: int
) -> HeatmapImage:
    """Colour the weights of some heads."""
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

"""Where everything in the picture of one head lies: pure arithmetic, no painting."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, sqrt

from mha_desktop.qt.figures.cells import Box, Cells, fitted_cells
from mha_desktop.qt.figures.metrics import (
    GAP_CELL,
    LABEL_CELL,
    LABEL_GAP,
    NUMBER_CELL,
    SIDE_PADDING,
    SMALLEST_TILE,
    Axes,
    LabelMetrics,
)

LARGEST_MAP = 432

_TITLE = 40
_AXIS_TITLE = 28
_BAR_GAP = 16
_BAR = 32


@dataclass(frozen=True)
class HeadLayout:
    """Places of the map and of what stands around it, in pixels from the upper left corner.

    Attributes
    ----------
    cells : Cells
        The square of the tokens on show.
    tile, title, key_title, query_title, bar : Box
        The map, the head's title, the titles of the axes (that of the rows is read upwards), and
        the colour bar.
    axes : Axes
    upright : bool
        Whether the column labels need no slant.
    content_width, content_height : int
    metrics : LabelMetrics
    """

    cells: Cells
    tile: Box
    title: Box
    key_title: Box
    query_title: Box
    bar: Box
    axes: Axes
    upright: bool
    content_width: int
    content_height: int
    metrics: LabelMetrics

    @property
    def shows_numbers(self) -> bool:
        """Whether a cell has room for its weight."""
        return self.cells.size >= self.metrics.scale * NUMBER_CELL

    def cell_at(self, x: float, y: float) -> tuple[int, int] | None:
        """Return (query, key) of the cell at a point, counted from the first ones on show."""
        query = self.cells.token_at(y - self.tile.y)
        key = self.cells.token_at(x - self.tile.x)
        return None if query is None or key is None else (query, key)

    def cell_rect(self, query: int, key: int) -> Box:
        """Return the pixels of a cell, counted from the first ones on show."""
        x, y = self.tile.x + self.cells.start(key), self.tile.y + self.cells.start(query)
        return Box(x, y, self.cells.length(key), self.cells.length(query))


@dataclass(frozen=True)
class _Margins:
    """Room around the map."""

    left: int
    top: int
    right: int
    bottom: int


@lru_cache(maxsize=128)
def layout_head(width: int, height: int, count: int, metrics: LabelMetrics) -> HeadLayout:
    """Arrange one head in some room, with its map as large as fits, up to 432 pixels at scale 1.

    Parameters
    ----------
    width, height : int
        Room, in pixels.
    count : int
        Tokens on show, at least 1.
    metrics : LabelMetrics
        Of the labels of all tokens.
    """
    axes, cells = _fitted(width, height, count, metrics)
    upright = axes is Axes.TICKS or metrics.token + metrics.pixels(6) <= cells.size
    margins = _margins(axes, metrics)
    left = max((width - cells.extent - margins.left - margins.right) // 2, 0)
    tile = Box(left + margins.left, margins.top, cells.extent, cells.extent)
    bar_top = tile.y + tile.height + metrics.pixels(_BAR_GAP)
    label_top = tile.y - (_labels_height(axes, metrics, upright=upright))
    axis_title = metrics.pixels(_AXIS_TITLE)
    padding = metrics.pixels(SIDE_PADDING)
    return HeadLayout(
        cells=cells,
        tile=tile,
        title=Box(left + padding, 0, tile.x + tile.width - left - padding, metrics.pixels(_TITLE)),
        key_title=Box(tile.x, label_top - axis_title, tile.width, axis_title),
        query_title=Box(left + padding // 2, tile.y, axis_title, tile.height),
        bar=Box(tile.x, bar_top, tile.width, metrics.pixels(_BAR)),
        axes=axes,
        upright=upright,
        content_width=margins.left + tile.width + margins.right,
        content_height=margins.top + tile.height + margins.bottom,
        metrics=metrics,
    )


def _fitted(width: int, height: int, count: int, metrics: LabelMetrics) -> tuple[Axes, Cells]:
    """Cells with token labels if these have room, else with positions."""
    labelled = _fitted_with(Axes.TOKENS, width, height, count, metrics)
    if labelled.size >= metrics.pixels(LABEL_CELL):
        return Axes.TOKENS, labelled
    return Axes.TICKS, _fitted_with(Axes.TICKS, width, height, count, metrics)


def _fitted_with(axes: Axes, width: int, height: int, count: int, metrics: LabelMetrics) -> Cells:
    margins = _margins(axes, metrics)
    across = width - margins.left - margins.right
    down = height - margins.top - margins.bottom
    side = min(across, down, metrics.pixels(LARGEST_MAP))
    return fitted_cells(
        max(side, metrics.pixels(SMALLEST_TILE)),
        count,
        metrics.pixels(SMALLEST_TILE),
        metrics.pixels(1) or 1,
        GAP_CELL * metrics.scale,
    )


def _margins(axes: Axes, metrics: LabelMetrics) -> _Margins:
    labels = _labels_height(axes, metrics, upright=False)
    overhang = {Axes.TOKENS: labels, Axes.TICKS: 0}[axes]
    padding = metrics.pixels(SIDE_PADDING)
    return _Margins(
        left=metrics.pixels(_AXIS_TITLE) + metrics.margin(axes),
        top=metrics.pixels(_TITLE + _AXIS_TITLE) + labels,
        right=max(overhang, padding),
        bottom=metrics.pixels(_BAR_GAP + _BAR) + padding,
    )


def _labels_height(axes: Axes, metrics: LabelMetrics, *, upright: bool) -> int:
    """Height of the labels over the map."""
    gap = metrics.pixels(LABEL_GAP)
    if upright or axes is Axes.TICKS:
        return metrics.line + gap
    return ceil((metrics.token + metrics.line) / sqrt(2)) + gap

"""Where everything in the picture of one head lies: pure arithmetic, no painting."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import ceil, sqrt

from mha_desktop.qt.figures.cells import Box, Cells, fitted_cells
from mha_desktop.qt.figures.metrics import (
    GAP_CELL,
    LABEL_GAP,
    SIDE_PADDING,
    SMALLEST_TILE,
    LabelMetrics,
)

LARGEST_CELL = 54
# The map of a single token is a cell of this size: room for the titles around it.
LEAST_FULL_MAP = 216

_NUMBER_CELL = 28
# A smaller map has the numbers of the tokens alone beside it.
_LEAST_NAMED_MAP = 72
_TITLE, _TITLE_WIDTH = 32, 400
_AXIS_TITLE = 22
_BAR_GAP, _BAR, _BAR_WIDTH = 8, 30, 220
_NUMBER_GAP = 12


class Labels(Enum):
    """How the tokens of the columns are written."""

    UPRIGHT = "upright"
    RISING = "rising"
    STANDING = "standing"
    THINNED = "thinned"
    PLACES = "places"


@dataclass(frozen=True)
class Wanted:
    """What a figure shows besides the map, in pixels.

    Attributes
    ----------
    numbers : tuple of int
        Width of the widest number in a cell, in the sizes that it may be printed in, largest first.
    beside : tuple of (int, int)
        Width of the caption and of the widest number of each `QueryNumbers`.
    transposed : bool
        Whether they belong to columns and stand below the map.
    """

    numbers: tuple[int, ...] = (30,)
    beside: tuple[tuple[int, int], ...] = ()
    transposed: bool = False


@dataclass(frozen=True)
class HeadLayout:
    """Places of the map and of what stands around it, in pixels from the upper left corner.

    Attributes
    ----------
    cells : Cells
        The square of the tokens on show.
    tile, title, column_title, row_title, bar : Box
        The map, the head's title, the titles of the axes (that of the rows is read upwards), and
        the colour bar.
    beside : tuple of Box
        Columns of numbers right of the map, or rows of numbers below it.
    labels : Labels
    step : int
        Every step-th token is written; more than 1 when thinned.
    margin, label_height : int
        Room of the labels left of the map and above it.
    number_size : int or None
        Which of the wanted sizes of numbers has room in a cell; None if none has.
    content_width, content_height : int
    metrics : LabelMetrics
    wanted : Wanted
    """

    cells: Cells
    tile: Box
    title: Box
    column_title: Box
    row_title: Box
    bar: Box
    beside: tuple[Box, ...]
    labels: Labels
    step: int
    margin: int
    label_height: int
    number_size: int | None
    content_width: int
    content_height: int
    metrics: LabelMetrics
    wanted: Wanted

    @property
    def gap(self) -> int:
        """Distance of labels from the map."""
        return self.metrics.pixels(LABEL_GAP)

    def cell_at(self, x: float, y: float) -> tuple[int, int] | None:
        """Return (row, column) of the cell at a point, counted from the first ones on show."""
        row = self.cells.token_at(y - self.tile.y)
        column = self.cells.token_at(x - self.tile.x)
        return None if row is None or column is None else (row, column)

    def cell_rect(self, row: int, column: int) -> Box:
        """Return the pixels of a cell, counted from the first ones on show."""
        x, y = self.tile.x + self.cells.start(column), self.tile.y + self.cells.start(row)
        return Box(x, y, self.cells.length(column), self.cells.length(row))

    def row_rect(self, row: int) -> Box:
        """Return the pixels of a row of cells."""
        y = self.tile.y + self.cells.start(row)
        return Box(self.tile.x, y, self.tile.width, self.cells.length(row))

    def column_rect(self, column: int) -> Box:
        """Return the pixels of a column of cells."""
        x = self.tile.x + self.cells.start(column)
        return Box(x, self.tile.y, self.cells.length(column), self.tile.height)


@lru_cache(maxsize=128)
def layout_head(
    width: int, height: int, count: int, metrics: LabelMetrics, wanted: Wanted = Wanted()
) -> HeadLayout:
    """Arrange one head in some room, with its map as large as fits, cells up to 54 at scale 1.

    Parameters
    ----------
    width, height : int
        Room, in pixels.
    count : int
        Tokens on show, at least 1.
    metrics : LabelMetrics
        Of the labels of all tokens.
    wanted : Wanted
    """
    return next(
        layout
        for labels in Labels
        if _has_room(layout := _Arrangement(width, height, count, metrics, wanted, labels).layout())
    )


def _has_room(layout: HeadLayout) -> bool:
    """Whether labels do not overlap, and words leave the map enough; numbers always do."""
    size, metrics = layout.cells.size, layout.metrics
    match layout.labels:
        case Labels.UPRIGHT:
            return metrics.token + metrics.pixels(6) <= size and metrics.pitch <= size
        case Labels.RISING:
            beside_right = layout.wanted.beside and not layout.wanted.transposed
            return metrics.pitch * sqrt(2) <= size and not beside_right
        case Labels.STANDING:
            return metrics.pitch <= size
        case Labels.THINNED:
            return layout.cells.side >= metrics.pixels(_LEAST_NAMED_MAP)
        case Labels.PLACES:
            return True


@dataclass(frozen=True)
class _Arrangement:
    """One way to write the labels, in some room."""

    width: int
    height: int
    count: int
    metrics: LabelMetrics
    wanted: Wanted
    labels: Labels

    def layout(self) -> HeadLayout:
        """Return where everything lies."""
        px, cells = self.metrics.pixels, self._cells()
        content = self._left + cells.extent + self._right
        left = max((self.width - content) // 2, 0)
        tile = Box(left + self._left, self._top, cells.extent, cells.extent)
        label_top, padding = tile.y - self._label_height, px(SIDE_PADDING)
        title_width = max(content - padding, min(self.width - left, px(_TITLE_WIDTH)) - padding)
        bar_width = max(tile.width, min(px(_BAR_WIDTH), self.width - tile.x - padding))
        bar_top = tile.y + tile.height + self._below + px(_BAR_GAP)
        return HeadLayout(
            cells=cells,
            tile=tile,
            title=Box(left + padding, 0, title_width, px(_TITLE)),
            column_title=Box(tile.x, label_top - px(_AXIS_TITLE), tile.width, px(_AXIS_TITLE)),
            row_title=Box(left + padding // 2, tile.y, px(_AXIS_TITLE), tile.height),
            bar=Box(tile.x, bar_top, bar_width, px(_BAR)),
            beside=self._beside(tile),
            labels=self.labels,
            step=max(ceil(self.metrics.pitch / cells.size), 1),
            margin=self._margin,
            label_height=self._label_height,
            number_size=self._number_size(cells),
            content_width=max(content, tile.x + bar_width - left),
            content_height=bar_top + px(_BAR) + padding,
            metrics=self.metrics,
            wanted=self.wanted,
        )

    def _cells(self) -> Cells:
        """Return the largest cells for which there is room."""
        px = self.metrics.pixels
        across = self.width - self._left - self._right
        down = self.height - self._top - self._below - px(_BAR_GAP + _BAR + SIDE_PADDING)
        full = max(px(LARGEST_CELL) * self.count, px(LEAST_FULL_MAP))
        smallest, gap = px(SMALLEST_TILE), px(1) or 1
        side = max(min(across, down, full), smallest)
        return fitted_cells(side, self.count, smallest, gap, GAP_CELL * self.metrics.scale)

    @property
    def _gap(self) -> int:
        return self.metrics.pixels(LABEL_GAP)

    @property
    def _token(self) -> int:
        """Width of the widest label; thinned ones begin with the place of the token."""
        place = ceil(1.15 * self.metrics.tick)  # in bold
        match self.labels:
            case Labels.THINNED:
                return self.metrics.token + place + self.metrics.pixels(6)  # and a space
            case Labels.PLACES:
                return place
        return self.metrics.token

    @property
    def _margin(self) -> int:
        captions = max((caption for caption, _ in self.wanted.beside), default=0)
        below = captions - self.metrics.pixels(_AXIS_TITLE) if self.wanted.transposed else 0
        return max(self._token, below) + self._gap + 1

    @property
    def _label_height(self) -> int:
        match self.labels:
            case Labels.UPRIGHT:
                return self.metrics.line + self._gap
            case Labels.RISING:
                return ceil((self.metrics.token + self.metrics.line) / sqrt(2)) + self._gap
        return self._token + self._gap

    @property
    def _left(self) -> int:
        return self.metrics.pixels(_AXIS_TITLE) + self._margin

    @property
    def _top(self) -> int:
        return self.metrics.pixels(_TITLE + _AXIS_TITLE) + self._label_height

    @property
    def _right(self) -> int:
        overhang = self._label_height if self.labels is Labels.RISING else 0
        return max(overhang, sum(self._widths), 0) + self.metrics.pixels(SIDE_PADDING)

    @property
    def _widths(self) -> list[int]:
        """Widths of the columns of numbers right of the map, with the gaps before them."""
        gap = self.metrics.pixels(_NUMBER_GAP)
        return [] if self.wanted.transposed else [gap + max(pair) for pair in self.wanted.beside]

    @property
    def _heights(self) -> list[int]:
        """Heights of the rows of numbers below the map, which stand where columns are narrow."""
        pairs = self.wanted.beside if self.wanted.transposed else ()
        gap = self.metrics.pixels(_NUMBER_GAP) // 2
        return [gap + max(number, self.metrics.line) for _, number in pairs]

    @property
    def _below(self) -> int:
        return sum(self._heights)

    def _beside(self, tile: Box) -> tuple[Box, ...]:
        gap, boxes = self.metrics.pixels(_NUMBER_GAP), []
        x, y = tile.x + tile.width, tile.y + tile.height
        for width in self._widths:
            boxes.append(Box(x + gap, tile.y, width - gap, tile.height))
            x += width
        for height in self._heights:
            boxes.append(Box(tile.x, y + gap // 2, tile.width, height - gap // 2))
            y += height
        return tuple(boxes)

    def _number_size(self, cells: Cells) -> int | None:
        if cells.size < self.metrics.pixels(_NUMBER_CELL):
            return None
        room = cells.size - cells.gap - self.metrics.pixels(1)
        fitting = (size for size, width in enumerate(self.wanted.numbers) if width <= room)
        return next(fitting, None)

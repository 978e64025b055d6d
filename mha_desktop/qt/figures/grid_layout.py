"""Where everything in the grid of heads lies: pure arithmetic, no painting."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil

from mha_desktop.qt.figures.cells import Box, Cells, fitted_cells
from mha_desktop.qt.figures.metrics import (
    BOTTOM_PADDING,
    DENSE,
    GAP_CELL,
    LABEL_CELL,
    NUMBER_CELL,
    ROLE_TILE,
    SIDE_PADDING,
    SMALLEST_TILE,
    SPACINGS,
    TOP_PADDING,
    Axes,
    LabelMetrics,
    Spacing,
)

_COLUMNS = (1, 2, 4, 8, 16)


@dataclass(frozen=True)
class GridLayout:
    """Places of all tiles, titles and labels, in pixels from the upper left corner.

    Attributes
    ----------
    n_heads, columns, rows : int
    cells : Cells
        The square of one head.
    left, top : int
        Corner of the first tile's square.
    column_pitch, row_pitch : int
        From one tile to the next.
    title_height : int
        Height of the band above a tile that holds its number and name.
    axes : Axes
    content_height : int
        Height of everything; more than the height asked for when the grid has to scroll.
    metrics : LabelMetrics
    """

    n_heads: int
    columns: int
    rows: int
    cells: Cells
    left: int
    top: int
    column_pitch: int
    row_pitch: int
    title_height: int
    axes: Axes
    content_height: int
    metrics: LabelMetrics

    @property
    def cell(self) -> float:
        """Pixels from one cell to the next; below 1 when a pixel stands for several tokens."""
        return self.cells.size

    @property
    def shows_roles(self) -> bool:
        """Whether a title has room for the head's name."""
        return self.cells.side >= self.metrics.scale * ROLE_TILE

    @property
    def shows_numbers(self) -> bool:
        """Whether a cell has room for its weight."""
        return self.cell >= self.metrics.scale * NUMBER_CELL

    @property
    def upright_columns(self) -> bool:
        """Whether the widest column label fits its cell, so that no label needs to be slanted."""
        return self.metrics.token + self.metrics.pixels(6) <= self.cell

    @cached_property
    def _tiles(self) -> tuple[Box, ...]:
        """All tiles, with those that the last row could still hold."""
        x = [self.left + column * self.column_pitch for column in range(self.columns)]
        y = [self.top + row * self.row_pitch for row in range(self.rows)]
        side = self.cells.extent
        return tuple(Box(left, top, side, side) for top in y for left in x)

    def tile(self, head: int) -> Box:
        """Return the square of cells of a head."""
        return self._tiles[head]

    def title(self, head: int) -> Box:
        """Return the band above the tile of a head."""
        tile = self._tiles[head]
        return Box(tile.x, tile.y - self.title_height, tile.width, self.title_height)

    def frame(self, head: int) -> Box:
        """Return the outline of a selected head: tile and title, up to 6 pixels away from them."""
        title, gap = self.title(head), self.column_pitch - self.cells.extent
        away = max(min(self.metrics.pixels(6), gap // 2 - 1), 1)
        height = self.title_height + self.cells.extent + away
        return Box(title.x - away, title.y, title.width + 2 * away, height)

    def lowest_heads(self) -> range:
        """Return the heads with no tile below them: column labels stand under these."""
        return range(max(self.n_heads - self.columns, 0), self.n_heads)

    def leftmost_heads(self) -> range:
        """Return the heads with no tile to the left: row labels stand beside these."""
        return range(0, self.n_heads, self.columns)

    def heads_between(self, top: float, bottom: float) -> range:
        """Return the heads whose row touches a horizontal band, such as the part scrolled to."""
        origin = self.top - self.title_height
        first = max(int((top - origin) // self.row_pitch), 0)
        after = max(int((bottom - origin) // self.row_pitch) + 1, 0)
        return range(
            min(first * self.columns, self.n_heads), min(after * self.columns, self.n_heads)
        )

    def head_at(self, x: float, y: float) -> int | None:
        """Return the head whose tile or title is at a point."""
        column = int((x - self.left) // self.column_pitch)
        row = int((y - self.top + self.title_height) // self.row_pitch)
        head = row * self.columns + column
        if not (0 <= column < self.columns and 0 <= head < self.n_heads):
            return None
        hit = self.tile(head).contains(x, y) or self.title(head).contains(x, y)
        return head if hit else None

    def cell_at(self, x: float, y: float) -> tuple[int, int, int] | None:
        """Return (head, query, key) of the cell at a point; of a pooled pixel its first cell."""
        head = self.head_at(x, y)
        if head is None:
            return None
        tile = self.tile(head)
        query, key = self.cells.token_at(y - tile.y), self.cells.token_at(x - tile.x)
        return None if query is None or key is None else (head, query, key)

    def cell_rect(self, head: int, query: int, key: int) -> Box:
        """Return the pixels of one cell."""
        tile, cells = self.tile(head), self.cells
        x, y = tile.x + cells.start(key), tile.y + cells.start(query)
        return Box(x, y, cells.length(key), cells.length(query))


@lru_cache(maxsize=256)
def layout_grid(
    width: int,
    height: int,
    n_heads: int,
    n_tokens: int,
    metrics: LabelMetrics,
    columns: int | None = None,
) -> GridLayout:
    """Arrange the tiles so that their cells are as large as possible.

    Of all column counts (1, 2, 4, 8, 16 and the divisors of `n_heads`) the one with the largest
    cell is taken, on a tie the one with fewer rows. Tiles are never smaller than 40 pixels (at
    scale 1): where that does not fit, the content is higher than `height`.

    Parameters
    ----------
    width, height : int
        Room for the grid, in pixels.
    n_heads, n_tokens : int
        At least 1.
    metrics : LabelMetrics
    columns : int, optional
        The only column count to try; at most `most_columns`.
    """
    room = _Room(width, height, n_heads, n_tokens, metrics, columns)
    arrangements = [a for columns in room.column_counts() for a in room.arrangements(columns)]
    best = max(arrangements, key=lambda a: (a.cells.size, -a.rows), default=None)
    return room.layout(best or room.scrolling_arrangement())


def most_columns(width: int, metrics: LabelMetrics) -> int:
    """Return how many of the smallest tiles stand side by side in some width, at least 1."""
    gap, padding = metrics.pixels(DENSE.column_gap), 2 * metrics.pixels(SIDE_PADDING)
    room = width - padding - metrics.margin(DENSE.axes) + gap
    return max(room // (metrics.pixels(SMALLEST_TILE) + gap), 1)


@dataclass(frozen=True)
class _Arrangement:
    columns: int
    rows: int
    cells: Cells
    spacing: Spacing


@dataclass(frozen=True)
class _Room:
    """The room for a grid, and what has to go into it."""

    width: int
    height: int
    n_heads: int
    n_tokens: int
    metrics: LabelMetrics
    columns: int | None = None

    def column_counts(self) -> list[int]:
        if self.columns is not None:
            return [self.columns]
        divisors = {c for c in range(1, self.n_heads + 1) if self.n_heads % c == 0}
        return sorted(divisors | {c for c in _COLUMNS if c <= self.n_heads})

    def arrangements(self, columns: int) -> Iterator[_Arrangement]:
        """Yield the roomiest arrangement with this many columns, if one needs no scrolling."""
        for spacing in SPACINGS:
            cells = self._cells(self._tile_room(columns, spacing), spacing)
            if cells.side >= self._px(spacing.narrowest):
                yield _Arrangement(columns, self._rows(columns), cells, spacing)
                return

    def scrolling_arrangement(self) -> _Arrangement:
        """Return the arrangement of smallest tiles, as many side by side as the width holds."""
        side = self._smallest_side()
        fitting = [c for c in self.column_counts() if self._tile_width(c, DENSE) >= side]
        columns = max(fitting, default=1)
        return _Arrangement(columns, self._rows(columns), self._gapped(side), DENSE)

    def layout(self, chosen: _Arrangement) -> GridLayout:
        """Return the places of everything; the grid stands in the middle of the width."""
        spacing, side = chosen.spacing, chosen.cells.side
        margin, band = self.metrics.margin(spacing.axes), self.metrics.band(spacing.axes)
        pitch_x, pitch_y = side + self._px(spacing.column_gap), side + self._px(spacing.row_gap)
        title = self._px(spacing.title)
        used = margin + chosen.columns * pitch_x - self._px(spacing.column_gap)
        tiles = chosen.rows * (pitch_y + title) - self._px(spacing.row_gap)
        padding = self._px(TOP_PADDING), self._px(BOTTOM_PADDING)
        return GridLayout(
            n_heads=self.n_heads,
            columns=chosen.columns,
            rows=chosen.rows,
            cells=chosen.cells,
            left=max((self.width - used) // 2, self._px(SIDE_PADDING)) + margin,
            top=padding[0] + title,
            column_pitch=pitch_x,
            row_pitch=pitch_y + title,
            title_height=title,
            axes=spacing.axes,
            content_height=padding[0] + tiles + band + padding[1],
            metrics=self.metrics,
        )

    def _px(self, length: float) -> int:
        return self.metrics.pixels(length)

    def _rows(self, columns: int) -> int:
        return ceil(self.n_heads / columns)

    def _tile_width(self, columns: int, spacing: Spacing) -> int:
        margins = 2 * self._px(SIDE_PADDING) + self.metrics.margin(spacing.axes)
        return (self.width - margins - (columns - 1) * self._px(spacing.column_gap)) // columns

    def _tile_height(self, rows: int, spacing: Spacing) -> int:
        padding = self._px(TOP_PADDING) + self._px(BOTTOM_PADDING) + self.metrics.band(spacing.axes)
        between = rows * self._px(spacing.title) + (rows - 1) * self._px(spacing.row_gap)
        return (self.height - padding - between) // rows

    def _tile_room(self, columns: int, spacing: Spacing) -> int:
        rows = self._rows(columns)
        return min(self._tile_width(columns, spacing), self._tile_height(rows, spacing))

    def _cells(self, pixels: int, spacing: Spacing) -> Cells:
        """Cells that fit: as large as token labels need, or smaller where there are none."""
        smallest = self._px(LABEL_CELL)
        if spacing.axes is Axes.TOKENS:
            return self._gapped(pixels if pixels // self.n_tokens >= smallest else 0)
        largest = max(self.n_tokens * (smallest - 1), self._smallest_side())
        return self._gapped(min(pixels, largest))

    def _gapped(self, pixels: int) -> Cells:
        gap, gap_from = max(self._px(1), 1), GAP_CELL * self.metrics.scale
        return fitted_cells(max(pixels, 0), self.n_tokens, self._smallest_side(), gap, gap_from)

    def _smallest_side(self) -> int:
        return self._px(SMALLEST_TILE)

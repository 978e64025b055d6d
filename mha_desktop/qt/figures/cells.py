"""The square of cells of one head: where each token's row and column lies."""

from dataclasses import dataclass
from typing import NamedTuple

# Of cells from this size on, one sees whether they are equal.
_DISTINCT_CELL = 4
_LEAST_USED = 0.9


class Box(NamedTuple):
    """A rectangle in whole pixels."""

    x: int
    y: int
    width: int
    height: int

    def contains(self, x: float, y: float) -> bool:
        """Return whether the point lies inside; the right and lower edges are outside."""
        inside_x = self.x <= x < self.x + self.width
        return inside_x and self.y <= y < self.y + self.height


@dataclass(frozen=True)
class Cells:
    """`tokens` rows and columns on `side` pixels.

    A cell is a whole number of pixels. Where the side is no multiple of the tokens, cells differ by
    one pixel; where there are more tokens than pixels, a pixel stands for several tokens.

    Attributes
    ----------
    tokens : int
    side : int
        Pixels from the start of the first cell to where a cell after the last would start.
    gap : int
        Pixels that stay empty at the end of each cell.
    """

    tokens: int
    side: int
    gap: int = 0

    @property
    def pooled(self) -> bool:
        """Whether a pixel stands for several tokens."""
        return self.side < self.tokens

    @property
    def size(self) -> float:
        """Pixels from one cell to the next, on average; below 1 when pooled."""
        return self.side / self.tokens

    @property
    def pixel_rows(self) -> int:
        """Rows of the picture before it is magnified: tokens, or pixels when pooled."""
        return min(self.side, self.tokens)

    @property
    def extent(self) -> int:
        """Pixels from the first cell to the end of the last."""
        return self.side - self.gap

    def start(self, token: int) -> int:
        """Return the first pixel of a token's row or column."""
        if self.pooled:
            return ((token + 1) * self.side - 1) // self.tokens
        return (2 * token * self.side + self.tokens) // (2 * self.tokens)

    def length(self, token: int) -> int:
        """Return how many pixels a token's row or column fills, at least 1."""
        return max(self.start(token + 1) - self.start(token) - self.gap, 1)

    def centre(self, token: int) -> float:
        """Return the middle of a token's row or column."""
        return self.start(token) + self.length(token) / 2

    def token_at(self, offset: float) -> int | None:
        """Return the (first) token that the pixel at `offset` stands for; None outside."""
        if not 0 <= offset < self.side:
            return None
        if self.pooled:
            return int(offset) * self.tokens // self.side
        # The token at the middle of the pixel, the first of two: so QPainter magnifies images.
        return ((2 * int(offset) + 1) * self.tokens - 1) // (2 * self.side)

    def tokens_at(self, offset: float) -> range:
        """Return all tokens that the pixel at `offset` stands for."""
        first = self.token_at(offset)
        if first is None:
            return range(0)
        after = (int(offset) + 1) * self.tokens // self.side if self.pooled else first + 1
        return range(first, after)

    def ticks(self) -> tuple[int, ...]:
        """Return the positions that are printed when tokens are not: first, quarters, last."""
        last = self.tokens - 1
        quarters = (self.tokens * part // 4 for part in range(4))
        return tuple(sorted({*quarters, last}))


def fitted_cells(pixels: int, tokens: int, smallest: int, gap: int, gap_from: float) -> Cells:
    """Return the largest square of cells that fits into some pixels.

    All cells are equal unless that would leave the square smaller than `smallest`, or waste more
    than a tenth of the room on cells so small that nobody sees a pixel's difference.

    Parameters
    ----------
    pixels, tokens, smallest : int
    gap : int
        Pixels between cells of at least `gap_from` pixels; smaller cells touch.
    gap_from : float
    """
    cell = pixels // tokens
    equal = cell * tokens
    wasteful = cell < _DISTINCT_CELL and equal < _LEAST_USED * pixels
    side = pixels if wasteful or equal < smallest else equal
    return Cells(tokens, side, gap if cell >= gap_from else 0)

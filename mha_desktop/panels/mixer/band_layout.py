"""How the rows of a widget are shared among the bands of W_O."""

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

_LEAST_GAPPED = 8


class Band(NamedTuple):
    """Rows of one head, from ``top`` to below ``bottom``."""

    top: int
    bottom: int

    @property
    def height(self) -> int:
        """Number of rows."""
        return self.bottom - self.top


@dataclass(frozen=True)
class BandLayout:
    """Bands of equal height, to a row, from top to bottom.

    Attributes
    ----------
    heads : int
    height : int
        Rows altogether.
    gap : int
        Rows between two bands, one logical pixel; left out when bands become low.
    """

    heads: int
    height: int
    gap: int

    @cached_property
    def bands(self) -> tuple[Band, ...]:
        """Rows of every band."""
        gap = self.gap if self.height >= self.heads * _LEAST_GAPPED * self.gap else 0
        edges = [i * (self.height + gap) // self.heads for i in range(self.heads + 1)]
        return tuple(Band(top, bottom - gap) for top, bottom in pairwise(edges))

    def head_at(self, y: float) -> int:
        """Head whose band has row `y`, or -1 outside."""
        if not (self.heads and 0 <= y < self.height):
            return -1
        return bisect_right(self.bands, y, key=lambda band: band.top) - 1

    def label_step(self, text_height: float) -> int:
        """Every how many heads a label has room; 1 if each band is high enough for its own."""
        pitch = self.height / max(self.heads, 1)
        steps = (1, 2, 4, 8, 16, 32, 64)
        return next((step for step in steps if step * pitch >= text_height), self.heads)

"""How much room labels, titles and margins take, in pixels at any text scale."""

from dataclasses import dataclass
from enum import Enum
from math import ceil, sqrt

SMALLEST_TILE = 40
LABEL_CELL = 12
NUMBER_CELL = 36
# Slanted labels of narrower columns than this would touch in the usual size.
CROWDED_CELL = 18
# Slanted labels of narrower columns than this touch in any readable size: some are left out.
THINNED_CELL = 14
GAP_CELL = 8
ROLE_TILE = 120

SIDE_PADDING = 8
TOP_PADDING = 4
BOTTOM_PADDING = 4
_PITCH = 1.17
# A frame around the tile has its place between tile and labels.
LABEL_GAP = 9


def line_pitch(points: float, scale: float) -> int:
    """Return the least distance between the lines of two labels, in pixels."""
    return round(_PITCH * points * 96 / 72 * scale)


class Axes(Enum):
    """What stands beside the rows and under the columns."""

    TOKENS = "tokens"
    TICKS = "ticks"
    NONE = "none"


@dataclass(frozen=True)
class LabelMetrics:
    """Sizes of the texts around the tiles, in pixels.

    Attributes
    ----------
    token, caption, tick : int
        Width of the widest token label, caption ("query", "key") and position.
    line : int
        Height of a line of labels.
    scale : float
        Magnification of texts, margins and thresholds: 1 at 96 dpi.
    points : float
        Size of the token labels.
    """

    token: int
    caption: int
    tick: int
    line: int
    scale: float = 1.0
    points: float = 10.0

    @property
    def pitch(self) -> int:
        """Least distance between the lines of two labels: tighter than in a text of many lines."""
        return line_pitch(self.points, self.scale)

    def pixels(self, length: float) -> int:
        """Return a length of the style, in pixels at 96 dpi, at this scale."""
        return round(length * self.scale)

    def margin(self, axes: Axes) -> int:
        """Return the room left of the first column of tiles."""
        gap = self.pixels(LABEL_GAP) + 1
        widths = {
            Axes.TOKENS: max(self.token, self.caption) + gap,
            Axes.TICKS: self.tick + gap,
            Axes.NONE: 0,
        }
        return widths[axes]

    def band(self, axes: Axes) -> int:
        """Return the room under the last row of tiles.

        Slanted labels decide it, whether or not these are: the cells keep their size when a longer
        token makes the labels slanted.
        """
        gap = self.pixels(LABEL_GAP)
        slanted = ceil((self.token + self.line) / sqrt(2))
        heights = {Axes.TOKENS: slanted + gap, Axes.TICKS: self.line + gap, Axes.NONE: gap // 2}
        return heights[axes]


@dataclass(frozen=True)
class Spacing:
    """How much room the parts have, in pixels at 96 dpi; `narrowest` is the smallest tile."""

    axes: Axes
    title: int
    column_gap: int
    row_gap: int
    narrowest: int


# From roomy to dense; the first whose tiles are wide enough is taken.
LABELLED = Spacing(Axes.TOKENS, title=30, column_gap=18, row_gap=12, narrowest=SMALLEST_TILE)
TICKED = Spacing(Axes.TICKS, title=30, column_gap=10, row_gap=12, narrowest=ROLE_TILE)
NUMBERED = Spacing(Axes.NONE, title=22, column_gap=12, row_gap=8, narrowest=60)
DENSE = Spacing(Axes.NONE, title=16, column_gap=8, row_gap=4, narrowest=SMALLEST_TILE)
SPACINGS = (LABELLED, TICKED, NUMBERED, DENSE)

"""Where the cards of the strip of heads lie."""

from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QRectF

from mha_desktop.qt.figures.cells import Cells, fitted_cells

SIDE, TOP = 16, 4
"""Room left, right, above and below the cards: a focus ring has its place in it."""
_GAP = 8
_EIGHT = 8
_WIDEST = 160
_UNEVEN = 0.9
_NO_GAP_FROM = 1000.0


@dataclass(frozen=True)
class CardStyle:
    """Sizes of a card that are the same whatever the room, in pixels at 96 dpi."""

    picture: int
    padding: int
    least_text: int

    @property
    def height(self) -> int:
        """Pixels from top to bottom."""
        return self.picture + 2 * self.padding


ROOMY = CardStyle(picture=64, padding=8, least_text=36)
COMPACT = CardStyle(picture=48, padding=6, least_text=16)


@dataclass(frozen=True)
class CardRow:
    """A row of cards that fills the room, or scrolls if the cards would become too narrow.

    Whether the cards are small is decided by the room for eight of them, so that the strip keeps
    its height when the number of heads changes.

    Attributes
    ----------
    heads : int
    room : int
        Width on the screen, in pixels.
    label : float
        Width of the longest number, in pixels.
    scale : float
        Magnification of texts, and of all else with them.
    """

    heads: int
    room: int
    label: float
    scale: float

    @property
    def style(self) -> CardStyle:
        """The sizes that the room allows."""
        needed = _EIGHT * (self._least(ROOMY) + _GAP * self.scale) + 2 * SIDE * self.scale
        return ROOMY if needed <= self.room else COMPACT

    @property
    def width(self) -> int:
        """Pixels of one card."""
        free = self.room - 2 * SIDE * self.scale - (self.heads - 1) * _GAP * self.scale
        share = free / max(self.heads, 1)
        return round(min(max(floor(share), self._least(self.style)), _WIDEST * self.scale))

    @property
    def pitch(self) -> int:
        """Pixels from one card to the next."""
        return self.width + round(_GAP * self.scale)

    @property
    def extent(self) -> int:
        """Pixels of the whole row, with the room at both ends."""
        gap = round(_GAP * self.scale)
        return self.heads * self.pitch - gap + 2 * round(SIDE * self.scale) if self.heads else 0

    @property
    def height(self) -> int:
        """Pixels of the row, with the room for a ring."""
        return round((self.style.height + 2 * TOP) * self.scale)

    @property
    def picture(self) -> int:
        """Pixels of the side of a small heatmap."""
        return round(self.style.picture * self.scale)

    def cells(self, tokens: int) -> Cells:
        """Return the cells of a small heatmap."""
        return fitted_cells(
            self.picture, tokens, round(_UNEVEN * self.picture), gap=0, gap_from=_NO_GAP_FROM
        )

    def card(self, head: int) -> QRectF:
        """Return the place of a card, before scrolling."""
        left = round(SIDE * self.scale) + head * self.pitch
        height = round(self.style.height * self.scale)
        return QRectF(left, round(TOP * self.scale), self.width, height)

    def head_at(self, x: float, y: float) -> int | None:
        """Return the head whose card has a point in it."""
        head = floor((x - round(SIDE * self.scale)) / self.pitch)
        inside = 0 <= head < self.heads and self.card(head).contains(x, y)
        return head if inside else None

    def between(self, left: float, right: float) -> range:
        """Return the heads whose cards are seen between two places."""
        start = round(SIDE * self.scale)
        first = max(floor((left - start) / self.pitch), 0)
        last = min(floor((right - start) / self.pitch) + 1, self.heads)
        return range(min(first, last), last)

    @property
    def fitting(self) -> int:
        """How many whole cards are seen at a time, at least one."""
        return max(self.room // self.pitch, 1)

    def _least(self, style: CardStyle) -> float:
        fixed = style.picture + 3 * style.padding
        return fixed * self.scale + max(self.label, style.least_text * self.scale)

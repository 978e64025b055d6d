"""Where the pictures and numbers of each head lie in the list of effects."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from mha_desktop.lab.state import Cell
from mha_desktop.qt.figures.cells import Cells, fitted_cells

PICTURES = 3
_PADDING = 8
_GAP = 8
_TAG = 40
_TAG_HEIGHT = 24
_TITLES = 28
_LEAST_SIDE, _LARGEST_SIDE = 40, 80
_LEAST_DISTANCE, _LARGEST_DISTANCE = 96, 240
_BAR = 8


class Spot(NamedTuple):
    """A cell of one of a head's pictures; no picture and no cell beside them."""

    head: int
    picture: int | None = None
    cell: Cell | None = None


@dataclass(frozen=True)
class EffectLayout:
    """Rows below a line of titles: tag, three pictures, and the distance.

    Attributes
    ----------
    heads, tokens : int
    width : int
        Of the list, in logical pixels.
    scale : float
        Magnification of texts.
    """

    heads: int
    tokens: int
    width: int
    scale: float

    @property
    def titles(self) -> int:
        """Height of the line of titles."""
        return round(_TITLES * self.scale)

    @cached_property
    def cells(self) -> Cells:
        """The square of one picture."""
        taken = self._left + PICTURES * _GAP + 2 * _PADDING + _LEAST_DISTANCE * self.scale
        room = int((self.width - taken) // PICTURES)
        side = min(max(room, _LEAST_SIDE), _LARGEST_SIDE)
        return fitted_cells(side, self.tokens, smallest=0, gap=0, gap_from=side)

    @property
    def row_height(self) -> int:
        """From one row to the next."""
        return max(self.cells.side, round(2 * _TAG_HEIGHT * self.scale)) + 2 * _PADDING

    @property
    def height(self) -> int:
        """Of all rows, without the titles."""
        return self.heads * self.row_height

    @property
    def _left(self) -> int:
        return _PADDING + round(_TAG * self.scale) + _GAP

    def top(self, head: int) -> int:
        """Return where a row starts, below the titles."""
        return head * self.row_height

    def tag(self, head: int) -> QRectF:
        """Return the rectangle of a head's tag."""
        width, height = round(_TAG * self.scale), round(_TAG_HEIGHT * self.scale)
        return QRectF(_PADDING, self.top(head) + _PADDING, width, height)

    def below_tag(self, head: int) -> QRectF:
        """Return the rectangle of the caption under a tag."""
        tag = self.tag(head)
        return tag.translated(0, tag.height())

    def picture(self, head: int, number: int) -> QRectF:
        """Return the square of a picture: 0 before, 1 after, 2 the difference."""
        side = self.cells.side
        left = self._left + number * (side + _GAP)
        return QRectF(left, self.top(head) + _PADDING, side, side)

    def title(self, number: int) -> QRectF:
        """Return the rectangle of a picture's title; after the pictures comes the distance's."""
        if number == PICTURES:
            area = self.distance(0)
            return QRectF(area.left(), 0, self.width - area.left(), self.titles)
        area = self.picture(0, number)
        return QRectF(area.left(), 0, area.width() + _GAP, self.titles)

    def distance(self, head: int) -> QRectF:
        """Return the rectangle of number and bar."""
        left = self._left + PICTURES * (self.cells.side + _GAP) + _PADDING
        width = min(self.width - _PADDING - left, round(_LARGEST_DISTANCE * self.scale))
        height = round(2 * _TAG_HEIGHT * self.scale)
        return QRectF(left, self.top(head) + _PADDING, max(width, 1), height)

    def bar(self, head: int) -> QRectF:
        """Return the rectangle of the bar that is full at a distance of 1."""
        area = self.distance(head)
        return QRectF(area.left(), area.center().y() + _BAR / 2, area.width(), _BAR)

    def rows_between(self, top: float, bottom: float) -> range:
        """Return the heads whose rows touch a stretch below the titles."""
        first = max(int(top // self.row_height), 0)
        return range(first, min(int(bottom // self.row_height) + 1, self.heads))

    def spot_at(self, point: QPointF) -> Spot | None:
        """Return what lies at a point below the titles."""
        head = int(point.y() // self.row_height)
        if not (point.y() >= 0 and head < self.heads and 0 <= point.x() < self.width):
            return None
        for number in range(PICTURES):
            area = self.picture(head, number)
            row = self.cells.token_at(point.y() - area.top())
            column = self.cells.token_at(point.x() - area.left())
            if row is not None and column is not None:
                return Spot(head, number, (row, column))
        return Spot(head)

    def cell_rect(self, head: int, number: int, cell: Cell) -> QRectF:
        """Return the rectangle of a cell in a picture."""
        area, (row, column) = self.picture(head, number), cell
        return QRectF(
            area.left() + self.cells.start(column),
            area.top() + self.cells.start(row),
            self.cells.length(column),
            self.cells.length(row),
        )

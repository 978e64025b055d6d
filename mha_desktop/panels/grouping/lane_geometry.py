"""Where lanes, chips and key/value blocks lie, and what a point or an arrow key leads to."""

from bisect import bisect_right
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache

from PySide6.QtCore import QPoint, QRect, QSize

from mha_desktop.lab.grouping_edits import Lanes

LANE_GAP = 8
# Up to this many chips in a lane show "H5"; more of them shrink to the number.
LARGE_CHIPS = 4
# From this many lanes on, lanes keep a readable width and the row scrolls.
SCROLLING_LANES = 16
_SCROLLED_WIDTH = 64
_NEW_LANE_WIDTH = 16
ABOVE_CHIPS = 8
_MARGIN = 1
BLOCK_HEIGHT = 24
_BLOCK_HALF_WIDTH = 33
BELOW_BLOCK = 24
_SHORTEST_LINE = 12
# This close to the edge of a lane a drop lands between two lanes.
_EDGE = 4


@dataclass(frozen=True)
class IntoLane:
    """A drop on the lane with this number."""

    lane: int


@dataclass(frozen=True)
class BetweenLanes:
    """A drop that makes a lane, before the one that has this number now."""

    position: int


Drop = IntoLane | BetweenLanes


class Step(Enum):
    """A step of the focus from chip to chip: along all chips, or along the rows of a lane."""

    PREVIOUS = (-1, 0)
    NEXT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


@dataclass(frozen=True)
class _ChipSize:
    """Size of a chip and its distance from the next."""

    chip: QSize
    gap: int

    def columns_in(self, width: int) -> int:
        return max(1, (width + self.gap) // (self.chip.width() + self.gap))

    def rows_in(self, height: int) -> int:
        return max(1, (height + self.gap) // (self.chip.height() + self.gap))

    def width_of(self, columns: int) -> int:
        return columns * (self.chip.width() + self.gap) - self.gap

    def place(self, corner: QPoint, columns: int, index: int) -> QRect:
        row, column = divmod(index, columns)
        offset = QPoint(
            column * (self.chip.width() + self.gap), row * (self.chip.height() + self.gap)
        )
        return QRect(corner + offset, self.chip)


_LARGE = _ChipSize(QSize(48, 32), 8)
_SMALL = _ChipSize(QSize(28, 20), 4)


@dataclass(frozen=True)
class Lane:
    """One key/value head: its query heads, its outline and what lies in it.

    Chips and block are worked out when they are asked for: most lanes of a long row are out of
    sight.
    """

    heads: tuple[int, ...]
    rect: QRect
    columns: int
    _size: _ChipSize
    _visible_width: int

    @cached_property
    def chips(self) -> tuple[QRect, ...]:
        """Chips of the query heads, in rows of `columns`."""
        width = self._size.width_of(self.columns)
        corner = self.rect.topLeft() + QPoint((self.rect.width() - width) // 2, ABOVE_CHIPS)
        return tuple(self._size.place(corner, self.columns, i) for i in range(len(self.heads)))

    @cached_property
    def block(self) -> QRect:
        """K and V; in a lane wider than the row they stay where the row starts, in sight."""
        width = self.rect.width()
        half = min((width - 2 * LANE_GAP) // 2, _BLOCK_HALF_WIDTH)
        half = max(half, _SMALL.chip.width() // 2)
        middle = self.rect.left() + min(width, self._visible_width) // 2
        return QRect(middle - half, _block_top(self.rect.height()), 2 * half, BLOCK_HEIGHT)

    @property
    def is_large(self) -> bool:
        """Whether the chips have room for "H5", not only for the number."""
        return self._size is _LARGE


class LaneLayout:
    """All lanes side by side.

    Parameters
    ----------
    lanes : tuple of tuple of int
        Query heads per key/value head.
    available : QSize
        Room without scrolling, in logical pixels.
    can_grow : bool
        Whether one more lane is possible; room for it is kept after the last.

    Attributes
    ----------
    lanes : tuple of Lane
    has_room : bool
        As `can_grow`.
    new_lane : QRect
        The room after the last lane.
    size : QSize
        Of the whole row; wider than `available` if the row has to scroll.
    """

    def __init__(self, lanes: Lanes, available: QSize, can_grow: bool) -> None:
        self._height, self._visible_width = available.height(), available.width()
        reserve = _NEW_LANE_WIDTH + LANE_GAP if can_grow else 0
        shares = _shares(len(lanes), available.width() - reserve)
        self.lanes: tuple[Lane, ...] = self._row(lanes, shares)
        self._lefts = [lane.rect.left() for lane in self.lanes]
        self._places = {
            head: (number, index)
            for number, lane in enumerate(self.lanes)
            for index, head in enumerate(lane.heads)
        }
        end = self.lanes[-1].rect.right() + 1
        self.has_room = can_grow
        self.new_lane = QRect(end + LANE_GAP, 0, _NEW_LANE_WIDTH, self._height)
        self.size = QSize(end + reserve, self._height)

    def _row(self, lanes: Lanes, shares: list[int]) -> tuple[Lane, ...]:
        left, row = 0, []
        for heads, share in zip(lanes, shares, strict=True):
            lane = self._lane(heads, left, share)
            row.append(lane)
            left = lane.rect.right() + 1 + LANE_GAP
        return tuple(row)

    def _lane(self, heads: tuple[int, ...], left: int, share: int) -> Lane:
        room = _block_top(self._height) - ABOVE_CHIPS - _SHORTEST_LINE
        size, columns = _arrange(len(heads), share - 2 * _MARGIN, room)
        width = max(share, size.width_of(columns) + 2 * _MARGIN)
        rect = QRect(left, 0, width, self._height)
        return Lane(heads, rect, columns, size, self._visible_width)

    def lane_of(self, head: int) -> int:
        """Return the number of the lane that holds a query head."""
        return self._places[head][0]

    def chip(self, head: int) -> QRect:
        """Return the rectangle of a query head's chip."""
        lane, index = self._places[head]
        return self.lanes[lane].chips[index]

    def lane_at(self, point: QPoint) -> int | None:
        """Return the number of the lane at a point."""
        number = max(bisect_right(self._lefts, point.x()) - 1, 0)
        return number if self.lanes[number].rect.contains(point) else None

    def head_at(self, point: QPoint) -> int | None:
        """Return the query head whose chip is at a point."""
        number = self.lane_at(point)
        if number is None:
            return None
        lane = self.lanes[number]
        hits = (
            head for head, chip in zip(lane.heads, lane.chips, strict=True) if chip.contains(point)
        )
        return next(hits, None)

    def block_at(self, point: QPoint) -> int | None:
        """Return the number of the lane whose K V block is at a point."""
        number = self.lane_at(point)
        return number if number is not None and self.lanes[number].block.contains(point) else None

    def heads_in(self, area: QRect) -> tuple[int, ...]:
        """Return the query heads whose chips an area touches, from left to right."""
        return tuple(
            head
            for number in self.lanes_between(area.left(), area.right())
            for head, chip in zip(self.lanes[number].heads, self.lanes[number].chips, strict=True)
            if chip.intersects(area)
        )

    def drop_at(self, point: QPoint) -> Drop | None:
        """Return what a drop at a point means; None above and below the lanes."""
        if not 0 <= point.y() < self._height:
            return None
        number = max(bisect_right(self._lefts, point.x()) - 1, 0)
        rect = self.lanes[number].rect
        if point.x() < rect.left() + _EDGE:
            return BetweenLanes(number)
        return BetweenLanes(number + 1) if point.x() > rect.right() - _EDGE else IntoLane(number)

    def gap(self, position: int) -> QRect:
        """Return the line that shows a drop between two lanes."""
        if position < len(self.lanes):
            left = max(self.lanes[position].rect.left() - LANE_GAP // 2 - 1, 0)
        else:
            left = self.size.width() - 2
        return QRect(left, 0, 2, self._height)

    def neighbour(self, head: int, step: Step) -> int:
        """Return the query head one step away; the same head where there is none."""
        along, down = step.value
        lane = self.lanes[self.lane_of(head)]
        order = self.order if along else lane.heads
        index = order.index(head) + along + down * lane.columns
        return order[index] if 0 <= index < len(order) else head

    @property
    def order(self) -> tuple[int, ...]:
        """All query heads from left to right, lane by lane."""
        return tuple(self._places)

    def lanes_between(self, left: int, right: int) -> range:
        """Return the numbers of the lanes that may show between two x positions."""
        first = max(bisect_right(self._lefts, left) - 1, 0)
        return range(first, bisect_right(self._lefts, right))


# A drag of the heads slider comes by the same few groupings again and again.
@lru_cache(maxsize=32)
def lane_layout(lanes: Lanes, width: int, height: int, can_grow: bool) -> LaneLayout:
    """Return the layout of lanes in some room, kept from the last time if it is the same."""
    return LaneLayout(lanes, QSize(width, height), can_grow)


def _block_top(height: int) -> int:
    return height - BELOW_BLOCK - BLOCK_HEIGHT


def _shares(count: int, width: int) -> list[int]:
    """Divide the width evenly; the first lanes get the pixels that are left over."""
    share, rest = divmod(max(width - (count - 1) * LANE_GAP, 0), count)
    least = _SCROLLED_WIDTH if count >= SCROLLING_LANES else _SMALL.chip.width() + 2 * _MARGIN
    if share < least:
        return [least] * count
    return [share + (number < rest) for number in range(count)]


@lru_cache
def _arrange(count: int, width: int, room: int) -> tuple[_ChipSize, int]:
    """Choose size and columns of the chips; more chips than fit below each other widen the lane."""
    columns = min(count, _LARGE.columns_in(width))
    rows = -(-count // columns)
    if count <= LARGE_CHIPS and _LARGE.width_of(columns) <= width and rows <= _LARGE.rows_in(room):
        return _LARGE, columns
    needed = -(-count // _SMALL.rows_in(room))
    return _SMALL, min(count, max(_SMALL.columns_in(width), needed))

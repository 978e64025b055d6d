"""The lanes fit their space, never overlap, and every point and arrow key means one thing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize

from mha_desktop.lab.grouping_edits import lanes_of, preset, renumbered
from mha_desktop.panels.grouping.lane_geometry import BetweenLanes, IntoLane, LaneLayout, Step

SIZE = QSize(576, 144)
_groupings = st.lists(st.integers(0, 40), min_size=1, max_size=128).map(
    lambda places: renumbered(tuple(places))
)


def _layout(grouping: tuple[int, ...], size: QSize = SIZE) -> LaneLayout:
    lanes = lanes_of(grouping)
    return LaneLayout(lanes, size, can_grow=len(lanes) < len(grouping))


@given(_groupings, st.integers(100, 2000), st.integers(110, 400))
def test_chips_stay_inside_their_lane_and_clear_of_each_other_and_the_block(
    grouping: tuple[int, ...], width: int, height: int
) -> None:
    layout = _layout(grouping, QSize(width, height))
    for lane in layout.lanes:
        assert all(lane.rect.contains(part) for part in (*lane.chips, lane.block))
        assert all(not chip.intersects(lane.block) for chip in lane.chips)
        assert all(
            not first.intersects(second)
            for number, first in enumerate(lane.chips)
            for second in lane.chips[:number]
        )
    for before, after in zip(layout.lanes, layout.lanes[1:], strict=False):
        assert after.rect.left() - before.rect.right() - 1 == 8


@given(_groupings)
def test_the_middle_of_every_chip_hits_that_head_and_its_lane(grouping: tuple[int, ...]) -> None:
    layout = _layout(grouping)
    for head, lane in enumerate(grouping):
        middle = layout.chip(head).center()
        assert layout.head_at(middle) == head
        assert layout.lane_at(middle) == layout.lane_of(head) == lane


@given(
    _groupings, st.integers(0, 900), st.integers(0, 150), st.integers(1, 600), st.integers(1, 90)
)
def test_an_area_holds_exactly_the_chips_it_touches(
    grouping: tuple[int, ...], left: int, top: int, width: int, height: int
) -> None:
    layout, area = _layout(grouping), QRect(left, top, width, height)
    touched = [head for head in layout.order if layout.chip(head).intersects(area)]
    assert list(layout.heads_in(area)) == touched


def test_the_k_v_block_is_told_from_the_ground_around_it() -> None:
    layout = _layout(preset(8, 4))
    block = layout.lanes[2].block
    assert layout.block_at(block.center()) == 2
    assert layout.block_at(block.bottomLeft() + QPoint(0, 4)) is None
    assert layout.block_at(block.topRight() + QPoint(30, 0)) is None


@pytest.mark.parametrize("g", [8, 4, 2, 1])
def test_eight_heads_fill_the_row_without_scrolling(g: int) -> None:
    assert _layout(preset(8, g)).size.width() == SIZE.width()


def test_few_chips_are_large_and_many_are_small() -> None:
    assert _layout(preset(8, 2)).lanes[0].chips[0].size() == QSize(48, 32)
    assert _layout(preset(8, 1)).lanes[0].chips[0].size() == QSize(28, 20)


@pytest.mark.parametrize(("g", "scrolls"), [(12, False), (15, False), (16, True), (128, True)])
def test_the_row_scrolls_from_sixteen_lanes(g: int, scrolls: bool) -> None:
    assert (_layout(preset(g, g)).size.width() > SIZE.width()) == scrolls


def test_a_row_of_many_lanes_uses_more_width_where_there_is_more() -> None:
    assert _layout(preset(16, 16), QSize(1600, 144)).size.width() == 1600


def test_a_drop_in_the_middle_of_a_lane_goes_into_it_and_at_its_edge_before_or_after_it() -> None:
    layout = _layout(preset(8, 4))
    lane = layout.lanes[2].rect
    assert layout.drop_at(lane.center()) == IntoLane(2)
    assert layout.drop_at(QPoint(lane.left() - 4, 70)) == BetweenLanes(2)
    assert layout.drop_at(QPoint(lane.right() + 4, 70)) == BetweenLanes(3)
    assert layout.drop_at(layout.new_lane.center()) == BetweenLanes(4)
    assert layout.drop_at(QPoint(-20, 70)) == BetweenLanes(0)
    assert layout.drop_at(QPoint(lane.center().x(), 400)) is None


def test_room_for_a_new_lane_is_kept_only_where_one_more_is_possible() -> None:
    assert _layout(preset(8, 4)).new_lane.right() < SIZE.width()
    assert _layout(preset(8, 8)).new_lane.left() > SIZE.width()


def test_left_and_right_walk_through_all_chips_lane_by_lane() -> None:
    layout = _layout((1, 0, 1, 0))
    assert layout.order == (1, 3, 0, 2)
    assert layout.neighbour(3, Step.NEXT) == 0
    assert layout.neighbour(0, Step.PREVIOUS) == 3
    assert layout.neighbour(1, Step.PREVIOUS) == 1
    assert layout.neighbour(2, Step.NEXT) == 2


def test_up_and_down_walk_through_the_rows_of_a_lane() -> None:
    layout = _layout(preset(32, 4))
    columns = layout.lanes[0].columns
    assert 1 < columns < 8
    assert layout.neighbour(0, Step.DOWN) == columns
    assert layout.neighbour(columns, Step.UP) == 0
    assert layout.neighbour(0, Step.UP) == 0


@given(_groupings, st.integers(0, 3000), st.integers(0, 700))
def test_the_lanes_of_a_strip_are_all_that_touch_it(
    grouping: tuple[int, ...], left: int, width: int
) -> None:
    layout = _layout(grouping)
    strip = layout.lanes_between(left, left + width)
    touching = [
        number
        for number, lane in enumerate(layout.lanes)
        if lane.rect.left() <= left + width and lane.rect.right() >= left
    ]
    assert set(touching) <= set(strip)
    assert len(strip) <= len(touching) + 1


@pytest.mark.parametrize("n_kv_heads", [1, 2, 8, 16])
def test_the_line_of_a_drop_lies_between_its_lanes_and_in_sight(n_kv_heads: int) -> None:
    layout = _layout(preset(16, n_kv_heads))
    lanes = [lane.rect for lane in layout.lanes]
    for position in range(len(lanes) + 1):
        line = layout.gap(position)
        assert QRect(QPoint(0, 0), layout.size).contains(line)
        if position and (position < len(lanes) or layout.has_room):
            assert line.left() > lanes[position - 1].right()
        if 0 < position < len(lanes):
            assert line.right() < lanes[position].left()
        assert line.left() == 0 or position  # before the first lane


@given(_groupings, st.integers(100, 2000))
def test_k_and_v_are_as_wide_as_a_chip_at_least_and_clear_of_their_neighbours(
    grouping: tuple[int, ...], width: int
) -> None:
    for lane in _layout(grouping, QSize(width, 144)).lanes:
        assert 28 <= lane.block.width() <= 66
        if lane.rect.width() >= 28 + 2 * 8:
            assert lane.block.left() - lane.rect.left() >= 8


@pytest.mark.parametrize("width", range(570, 580))
def test_lanes_share_the_width_to_a_pixel(width: int) -> None:
    layout = _layout(preset(7, 7), QSize(width, 144))
    widths = [lane.rect.width() for lane in layout.lanes]
    assert sum(widths) + 6 * 8 == width == layout.size.width()
    assert widths == sorted(widths, reverse=True)
    assert widths[0] - widths[-1] <= 1

"""Chips follow the mouse: into lanes, between lanes, alone and several, and back on Escape."""

import pytest
from grouping_bench import UNEVEN, Bench, make_bench
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from mha_desktop.panels.grouping.lane_geometry import BetweenLanes, IntoLane

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
MHA_8 = (0, 1, 2, 3, 4, 5, 6, 7)
GQA_4 = (0, 0, 1, 1, 2, 2, 3, 3)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return make_bench(qtbot, *GQA_4)


def test_a_chip_dropped_on_another_lane_reads_its_key_value_head(bench: Bench) -> None:
    bench.drag(bench.chip(5), bench.lane(2))
    assert bench.model.kv_head_of == (0, 0, 1, 1, 1, 2, 3, 3)
    assert bench.texts == ["Move H5 to KV 2"]
    assert bench.hint == f"H5 now reads KV 2{UNEVEN}"


def test_the_last_chip_of_a_lane_takes_the_lane_away(qtbot: QtBot) -> None:
    bench = make_bench(qtbot, *MHA_8)
    bench.drag(bench.chip(1), bench.lane(3))
    assert bench.model.lanes == ((1,), (0, 2), (3,), (4,), (5,), (6,), (7,))
    assert bench.texts == ["Move H1 to KV 2"]


def test_a_drop_between_two_lanes_makes_one_there(bench: Bench) -> None:
    bench.drag(bench.chip(8), bench.before_lane(2))
    assert bench.model.lanes == ((0, 1), (7,), (2, 3), (4, 5), (6,))
    assert bench.texts == ["Give H8 a new key/value head"]
    assert bench.hint == f"New key/value head KV 2 for H8{UNEVEN}"


def test_a_drop_behind_the_last_lane_makes_one_there(bench: Bench) -> None:
    bench.drag(bench.chip(1), bench.after_last_lane())
    assert bench.model.lanes == ((1,), (2, 3), (4, 5), (6, 7), (0,))


def test_with_all_heads_apart_a_drop_between_lanes_reorders_them(qtbot: QtBot) -> None:
    bench = make_bench(qtbot, *MHA_8)
    bench.drag(bench.chip(3), bench.before_lane(1))
    assert bench.model.kv_head_of == (1, 2, 0, 3, 4, 5, 6, 7)
    assert bench.texts == ["Move H3 to KV 1"]


def test_a_drop_on_the_own_lane_changes_nothing(bench: Bench) -> None:
    bench.drag(bench.chip(5), bench.lane(3))
    assert bench.texts == []
    assert bench.model.kv_head_of == GQA_4


def test_a_drop_outside_the_lanes_changes_nothing(bench: Bench) -> None:
    bench.drag(bench.chip(5), bench.chip(5) + QPoint(0, 400))
    assert bench.texts == []
    assert bench.lanes.dragged is None


def test_escape_takes_a_drag_back(bench: Bench) -> None:
    bench.press(bench.chip(5))
    bench.move(bench.lane(2))
    assert bench.lanes.dragged is not None
    bench.key(Qt.Key.Key_Escape)
    assert bench.lanes.dragged is None
    bench.release(bench.lane(2))
    assert bench.texts == []


def test_a_drag_takes_itself_back_when_the_grouping_changes_below_it(bench: Bench) -> None:
    bench.press(bench.chip(5))
    bench.move(bench.lane(2))
    bench.set_grouping(0, 1)
    assert bench.lanes.dragged is None
    bench.release(bench.lane(2))
    assert bench.texts == []


def test_a_drag_ends_when_the_keyboard_goes_elsewhere(bench: Bench) -> None:
    bench.press(bench.chip(5))
    bench.move(bench.lane(2))
    bench.lanes.clearFocus()
    assert bench.lanes.dragged is None


def test_the_hint_says_what_letting_go_would_do(bench: Bench) -> None:
    bench.press(bench.chip(5))
    bench.move(bench.lane(2))
    assert bench.hint == "Drop H5 on KV 2."
    bench.move(bench.before_lane(1))
    assert bench.hint == "Drop H5 on a new key/value head."
    bench.move(bench.lane(2) + QPoint(0, 400))
    assert bench.hint == "Let go to leave H5 as before."


def test_an_uneven_grouping_is_labelled_whatever_else_there_is_to_say(bench: Bench) -> None:
    bench.set_grouping(0, 0, 0, 1)
    assert bench.hint == "Uneven: not used by real models (2 key/value heads)"
    bench.press(bench.chip(4))
    bench.move(bench.lane(1))
    assert bench.hint == f"Drop H4 on KV 1{UNEVEN}"
    bench.release(bench.lane(1))
    assert bench.hint == "H4 now reads KV 1"


def test_the_dragged_chip_hangs_on_the_pointer_where_it_was_grabbed(bench: Bench) -> None:
    chip, grip = bench.lanes.lane_layout.chip(4), QPoint(10, 6)
    bench.press(bench.lanes.to_viewport(chip.topLeft() + grip))
    bench.move(bench.lane(2))
    dragged = bench.lanes.dragged
    assert dragged is not None
    assert dragged.rect.topLeft() == bench.lane(2) - grip
    assert dragged.drop == IntoLane(1)


def test_a_dragged_chip_stays_in_sight_at_the_ends_of_the_row(bench: Bench) -> None:
    bench.press(bench.chip(5))
    bench.move(bench.after_last_lane())
    dragged = bench.lanes.dragged
    assert dragged is not None
    assert dragged.drop == BetweenLanes(4)
    assert bench.lanes.viewport().rect().contains(dragged.rect)


def test_a_small_tremor_is_a_click_not_a_drag(bench: Bench) -> None:
    bench.press(bench.chip(5))
    bench.move(bench.chip(5) + QPoint(2, 1))
    assert bench.lanes.dragged is None
    bench.release(bench.chip(5) + QPoint(2, 1))
    assert bench.selected[-1] == 4


def test_a_click_selects_one_head(bench: Bench) -> None:
    bench.click(bench.chip(6))
    assert bench.selected[-1] == 5
    assert bench.lanes.selected_heads == {5}


def test_control_click_adds_and_takes_away(bench: Bench) -> None:
    bench.click(bench.chip(6))
    bench.click(bench.chip(2), CONTROL)
    assert bench.lanes.selected_heads == {5, 1}
    bench.click(bench.chip(6), CONTROL)
    assert bench.lanes.selected_heads == {1}


def test_shift_click_selects_all_between(bench: Bench) -> None:
    bench.click(bench.chip(2))
    bench.click(bench.chip(5), SHIFT)
    assert bench.lanes.selected_heads == {1, 2, 3, 4}


def test_selected_chips_move_together_as_one_step(bench: Bench) -> None:
    bench.click(bench.chip(1))
    bench.click(bench.chip(3), CONTROL)
    bench.drag(bench.chip(3), bench.lane(4))
    assert bench.model.kv_head_of == (3, 0, 3, 1, 2, 2, 3, 3)
    assert bench.texts == ["Move H1, H3 to KV 4"]
    assert bench.lanes.selected_heads == {0, 2}


def test_a_click_on_one_of_several_selected_chips_leaves_only_that(bench: Bench) -> None:
    bench.click(bench.chip(1))
    bench.click(bench.chip(3), CONTROL)
    bench.click(bench.chip(3))
    assert bench.lanes.selected_heads == {2}


def test_the_k_v_block_stands_for_all_chips_of_its_lane(bench: Bench) -> None:
    bench.drag(bench.block(3), bench.lane(1))
    assert bench.model.lanes == ((0, 1, 4, 5), (2, 3), (6, 7))
    assert bench.texts == ["Move H5, H6 to KV 1"]


def test_a_lane_moves_as_a_whole_by_its_k_v_block(bench: Bench) -> None:
    bench.drag(bench.block(4), bench.before_lane(1))
    assert bench.model.lanes == ((6, 7), (0, 1), (2, 3), (4, 5))


def test_the_right_button_drags_nothing(qtbot: QtBot, bench: Bench) -> None:
    qtbot.mousePress(bench.lanes.viewport(), Qt.MouseButton.RightButton, pos=bench.chip(5))
    bench.move(bench.lane(2))
    assert bench.lanes.dragged is None


def test_a_chip_tells_which_key_value_head_it_reads(bench: Bench) -> None:
    assert bench.lanes.tip_at(QPointF(bench.chip(5))) == "H5 reads KV 3 together with H6"
    assert bench.lanes.tip_at(QPointF(bench.block(3))) == ""


def test_a_long_row_scrolls_while_a_drag_rests_at_its_end(qtbot: QtBot) -> None:
    bench = make_bench(qtbot, *range(40))
    bar = bench.lanes.horizontalScrollBar()
    end = QPoint(bench.lanes.viewport().width() + 40, 60)
    bench.press(bench.chip(1))
    bench.move(end)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
    dragged = bench.lanes.dragged
    assert dragged is not None
    assert dragged.drop in (IntoLane(39), BetweenLanes(40))
    bench.move(bench.lane(39))
    bench.release(bench.lane(39))
    assert bench.model.kv_head_of[0] == bench.model.kv_head_of[38]


def test_a_picture_is_painted_in_both_states(bench: Bench) -> None:
    """The lane under a dragged chip is painted as selected, and the chip has left its place."""
    before = bench.lanes.viewport().grab().toImage()
    corner = bench.lanes.lane_layout.lanes[1].rect.topLeft() + QPoint(6, 40)
    bench.press(bench.chip(5))
    bench.move(bench.lane(2))
    during = bench.lanes.viewport().grab().toImage()
    assert before.pixelColor(corner).name() == "#f3f4f6"
    assert during.pixelColor(corner).name() == "#e6eefc"
    bench.move(bench.before_lane(2))
    between = bench.lanes.viewport().grab().toImage()
    assert between.pixelColor(corner).name() == "#f3f4f6"
    edge = bench.chip(5) + QPoint(-20, 0)
    assert before.pixelColor(edge).name() == "#0e4b5c"
    assert during.pixelColor(edge).name() == "#f3f4f6"

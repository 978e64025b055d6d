"""A rubber band selects several chips, and several chips go everywhere one can go."""

import pytest
from grouping_bench import UNEVEN, Bench, make_bench
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from pytestqt.qtbot import QtBot

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
Key = Qt.Key
GQA_4 = (0, 0, 1, 1, 2, 2, 3, 3)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return make_bench(qtbot, *GQA_4)


def _draw(bench: Bench, start: QPoint, end: QPoint) -> None:
    """Draw a band and keep the button down."""
    bench.press(start)
    bench.move((start + end) / 2)
    bench.move(end)


def test_a_band_from_empty_ground_selects_the_chips_it_touches(bench: Bench) -> None:
    bench.drag(bench.ground(1), bench.chip(3))
    assert bench.lanes.selected_heads == {0, 1, 2}
    assert bench.hint == "H1, H2, H3 selected: they move together."
    assert bench.lanes.band is None
    assert bench.texts == []


def test_a_band_may_be_drawn_in_any_direction(bench: Bench) -> None:
    bench.drag(bench.ground(4), bench.chip(4))
    assert bench.lanes.selected_heads == {3, 4, 5}


def test_the_selection_grows_and_shrinks_with_the_band(bench: Bench) -> None:
    _draw(bench, bench.ground(1), bench.chip(5))
    assert bench.lanes.selected_heads == {0, 1, 2, 3, 4}
    bench.move(bench.chip(2))
    assert bench.lanes.selected_heads == {0, 1}
    assert bench.hint == "H1, H2 selected: they move together."


@pytest.mark.parametrize("modifier", [CONTROL, SHIFT])
def test_with_control_or_shift_a_band_adds(bench: Bench, modifier: Qt.KeyboardModifier) -> None:
    bench.click(bench.chip(8))
    bench.drag(bench.ground(1), bench.chip(2), modifier)
    assert bench.lanes.selected_heads == {0, 1, 7}


def test_escape_ends_the_band_first_and_brings_the_selection_back(bench: Bench) -> None:
    """The view that Escape would close otherwise stays open, until Escape comes again."""
    closed: list[bool] = []
    shortcut = QShortcut(QKeySequence("Esc"), bench.editor)
    shortcut.activated.connect(lambda: closed.append(True))
    bench.click(bench.chip(8))
    bench.click(bench.chip(7), CONTROL)
    _draw(bench, bench.ground(1), bench.chip(2))
    assert bench.lanes.band is not None
    bench.key(Key.Key_Escape)
    assert bench.lanes.band is None
    assert closed == []
    bench.key(Key.Key_Escape)
    assert closed == [True]
    assert bench.lanes.selected_heads == {6, 7}
    bench.release(bench.chip(2))
    assert bench.lanes.selected_heads == {6, 7}


def test_a_band_around_nothing_leaves_the_current_chip(bench: Bench) -> None:
    bench.click(bench.chip(6))
    bench.drag(bench.ground(1), bench.ground(1) + QPoint(20, -8))
    assert bench.lanes.selected_heads == {5}


def test_a_click_on_the_ground_leaves_only_the_current_chip(bench: Bench) -> None:
    bench.drag(bench.ground(1), bench.chip(2))
    bench.click(bench.ground(1))
    assert bench.lanes.selected_heads == {1}


def test_after_a_band_the_keyboard_is_on_the_chip_nearest_the_pointer(bench: Bench) -> None:
    bench.drag(bench.ground(1), bench.chip(3))
    bench.key(Key.Key_Right, CONTROL)
    assert bench.model.lanes == ((3,), (0, 1, 2, 4, 5), (6, 7))
    assert bench.texts == ["Move H1, H2, H3 to KV 2"]


def test_a_band_ends_when_the_grouping_changes_below_it(bench: Bench) -> None:
    _draw(bench, bench.ground(1), bench.chip(7))
    bench.set_grouping(0, 1)
    assert bench.lanes.band is None
    bench.release(bench.chip(2))
    assert bench.lanes.selected_heads == {0, 1}


def test_a_band_scrolls_a_long_row_and_takes_in_what_comes(qtbot: QtBot) -> None:
    bench = make_bench(qtbot, *range(40))
    bar = bench.lanes.horizontalScrollBar()
    bench.press(bench.ground(1))
    bench.move(QPoint(bench.lanes.viewport().width() + 40, 10))
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
    assert bench.lanes.selected_heads == frozenset(range(40))


def test_a_band_is_painted_in_the_accent(bench: Bench) -> None:
    _draw(bench, bench.ground(1), bench.chip(3))
    picture = bench.lanes.viewport().grab().toImage()
    band = bench.lanes.band
    assert band is not None
    edge = bench.lanes.to_viewport(QPoint(band.center().x(), band.bottom()))
    assert picture.pixelColor(edge).name() == "#1d56c4"


def test_chips_of_a_band_are_dropped_together_on_a_lane(bench: Bench) -> None:
    bench.drag(bench.ground(1), bench.chip(3))
    bench.drag(bench.chip(3), bench.lane(4))
    assert bench.model.lanes == ((3,), (4, 5), (0, 1, 2, 6, 7))
    assert bench.texts == ["Move H1, H2, H3 to KV 3"]


def test_several_chips_dropped_between_two_lanes_share_a_new_one(bench: Bench) -> None:
    bench.drag(bench.ground(1), bench.chip(3))
    bench.press(bench.chip(2))
    bench.move(bench.lane(3))
    bench.move(bench.before_lane(4))
    assert bench.hint == "Drop H1, H2, H3 on a new key/value head."
    bench.release(bench.before_lane(4))
    assert bench.model.lanes == ((3,), (4, 5), (0, 1, 2), (6, 7))
    assert bench.texts == ["Give H1, H2, H3 a new key/value head"]


def test_several_chips_dropped_behind_the_last_lane_share_a_new_one(bench: Bench) -> None:
    bench.drag(bench.ground(2), bench.chip(5))
    bench.drag(bench.chip(5), bench.after_last_lane())
    assert bench.model.lanes == ((0, 1), (5,), (6, 7), (2, 3, 4))
    assert bench.hint == f"New key/value head KV 4 for H3, H4, H5{UNEVEN}"


def test_heads_of_their_own_come_to_share_one_between_lanes(qtbot: QtBot) -> None:
    """With as many lanes as heads there is no room for one more, but for one in place of two."""
    bench = make_bench(qtbot, 0, 1, 2, 3)
    bench.drag(bench.ground(1), bench.chip(2))
    bench.press(bench.chip(2))
    bench.move(bench.lane(3))
    bench.move(bench.before_lane(4))
    assert bench.hint == "Drop H1, H2 on a new key/value head."
    bench.release(bench.before_lane(4))
    assert bench.model.lanes == ((2,), (0, 1), (3,))
    assert bench.texts == ["Give H1, H2 a new key/value head"]


def test_the_selection_outlives_a_look_at_another_head_that_is_no_news(bench: Bench) -> None:
    """Pointing at a cell tells all panels the selected head again: that is no new choice."""
    bench.lanes.set_selected(7)
    bench.drag(bench.ground(1), bench.chip(2))
    bench.lanes.set_selected(7)
    assert bench.lanes.selected_heads == {0, 1}
    bench.lanes.set_selected(6)
    assert bench.lanes.selected_heads == {6}


def test_keys_select_chips_that_are_not_neighbours(bench: Bench) -> None:
    bench.key(Key.Key_Right, ALT)
    bench.key(Key.Key_Right, ALT)
    assert bench.lanes.selected_heads == {0}
    assert bench.lanes.accessibleName() == "H3 reads KV 2 together with H4"
    bench.key(Key.Key_Space, CONTROL)
    assert bench.lanes.selected_heads == {0, 2}
    bench.key(Key.Key_Right, CONTROL)
    assert bench.model.lanes == ((1,), (3,), (0, 2, 4, 5), (6, 7))


def test_control_a_selects_all(bench: Bench) -> None:
    bench.key(Key.Key_A, CONTROL)
    assert bench.lanes.selected_heads == frozenset(range(8))
    assert bench.lanes.accessibleDescription() == "8 heads selected: they move together."

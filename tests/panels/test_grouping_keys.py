"""Whatever the mouse can do to the lanes, the keyboard can do as well, and it says so."""

import pytest
from grouping_bench import UNEVEN, Bench, make_bench
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from pytestqt.qtbot import QtBot

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key
GQA_4 = (0, 0, 1, 1, 2, 2, 3, 3)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return make_bench(qtbot, *GQA_4)


def test_arrows_walk_through_the_chips_and_select(bench: Bench) -> None:
    for _ in range(3):
        bench.key(Key.Key_Right)
    bench.key(Key.Key_Left)
    assert bench.selected == [1, 2, 3, 2]
    assert bench.lanes.selected_heads == {2}


def test_up_and_down_walk_through_rows(qtbot: QtBot) -> None:
    bench = make_bench(qtbot, *([0] * 32))
    columns = bench.lanes.lane_layout.lanes[0].columns
    bench.key(Key.Key_Down)
    assert bench.selected == [columns]
    bench.key(Key.Key_Up)
    assert bench.selected == [columns, 0]


@pytest.mark.parametrize(
    ("key", "grouping", "hint"),
    [
        (Key.Key_Right, (0, 0, 2, 1, 2, 2, 3, 3), f"H3 now reads KV 3{UNEVEN}"),
        (Key.Key_Left, (0, 0, 0, 1, 2, 2, 3, 3), f"H3 now reads KV 1{UNEVEN}"),
        (Key.Key_Down, (0, 0, 2, 2, 1, 1, 3, 3), "H3, H4 now read KV 3"),
        (Key.Key_Up, (1, 1, 0, 0, 2, 2, 3, 3), "H3, H4 now read KV 1"),
        (Key.Key_N, (0, 0, 2, 1, 3, 3, 4, 4), f"New key/value head KV 3 for H3{UNEVEN}"),
    ],
)
def test_control_with_a_key_edits(
    bench: Bench, key: Key, grouping: tuple[int, ...], hint: str
) -> None:
    bench.lanes.set_selected(2)
    bench.key(key, CONTROL)
    assert bench.model.kv_head_of == grouping
    assert bench.hint == hint
    assert len(bench.texts) == 1


def test_n_alone_makes_a_new_lane_too(bench: Bench) -> None:
    bench.key(Key.Key_N)
    assert bench.model.lanes == ((1,), (0,), (2, 3), (4, 5), (6, 7))


def test_the_chip_keeps_the_focus_and_moves_on(bench: Bench) -> None:
    for _ in range(3):
        bench.key(Key.Key_Right, CONTROL)
    assert bench.model.kv_head_of == (3, 0, 1, 1, 2, 2, 3, 3)
    assert bench.texts == ["Move H1 to KV 2", "Move H1 to KV 3", "Move H1 to KV 4"]


def test_at_the_ends_it_says_why_nothing_moves(bench: Bench) -> None:
    bench.key(Key.Key_Left, CONTROL)
    assert bench.hint == "KV 1 is the first lane"
    bench.lanes.set_selected(7)
    bench.key(Key.Key_Right, CONTROL)
    assert bench.hint == "KV 4 is the last lane"
    bench.key(Key.Key_Down, CONTROL)
    assert bench.hint == "KV 4 is the last lane"
    assert bench.texts == []


def test_shift_selects_and_the_selection_moves_together(bench: Bench) -> None:
    bench.key(Key.Key_Right, SHIFT)
    bench.key(Key.Key_Right, SHIFT)
    assert bench.lanes.selected_heads == {0, 1, 2}
    bench.key(Key.Key_Right, CONTROL)
    assert bench.model.lanes == ((3,), (0, 1, 2, 4, 5), (6, 7))
    assert bench.hint == f"H1, H2, H3 now read KV 2{UNEVEN}"


def test_shift_back_takes_away_again(bench: Bench) -> None:
    bench.key(Key.Key_Right, SHIFT)
    bench.key(Key.Key_Left, SHIFT)
    assert bench.lanes.selected_heads == {0}


def test_space_picks_the_head_and_control_space_toggles_it(bench: Bench) -> None:
    bench.key(Key.Key_Space)
    assert bench.selected == [0]
    bench.key(Key.Key_Space, CONTROL)
    assert bench.lanes.selected_heads == frozenset()


def test_the_keys_of_the_lanes_win_over_shortcuts_of_the_window(bench: Bench) -> None:
    fired: list[bool] = []
    shortcut = QShortcut(QKeySequence("Ctrl+N"), bench.editor)
    shortcut.activated.connect(lambda: fired.append(True))
    bench.key(Key.Key_N, CONTROL)
    assert not fired
    assert len(bench.model.lanes) == 5


def test_other_keys_are_left_to_the_window(bench: Bench) -> None:
    fired: list[str] = []
    for keys in ("Esc", "Ctrl+Z"):
        shortcut = QShortcut(QKeySequence(keys), bench.editor)
        shortcut.activated.connect(lambda keys=keys: fired.append(keys))
    bench.key(Key.Key_Escape)
    bench.key(Key.Key_Z, CONTROL)
    assert fired == ["Esc", "Ctrl+Z"]


def test_the_current_chip_is_read_out_and_the_step_is_announced(bench: Bench) -> None:
    """The name says where the keyboard is, the description what is new."""
    bench.key(Key.Key_Right)
    assert bench.lanes.accessibleName() == "H2 reads KV 1 together with H1, selected"
    assert bench.lanes.accessibleDescription() == bench.lanes.accessibleName()
    bench.key(Key.Key_Right, CONTROL)
    assert bench.lanes.accessibleName() == "H2 reads KV 2 together with H3, H4, selected"
    assert bench.lanes.accessibleDescription() == f"H2 now reads KV 2{UNEVEN}"


def test_the_current_chip_scrolls_into_sight(qtbot: QtBot) -> None:
    bench = make_bench(qtbot, *range(128))
    bench.lanes.set_selected(100)
    assert bench.lanes.viewport().rect().contains(bench.chip(101))
    bench.key(Key.Key_Right)
    assert bench.selected == [101]
    assert bench.lanes.viewport().rect().contains(bench.chip(102))


def test_a_selection_that_is_gone_is_forgotten(bench: Bench) -> None:
    bench.lanes.set_selected(7)
    bench.set_grouping(0, 1)
    assert bench.lanes.selected_heads == frozenset()
    bench.key(Key.Key_Left)
    assert bench.selected == [0]

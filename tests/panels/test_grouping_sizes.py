"""Lanes merge and split by key and by menu, and a box takes any number that divides the heads."""

import pytest
from grouping_bench import UNEVEN, Bench, make_bench
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

CONTROL = Qt.KeyboardModifier.ControlModifier
CONTROL_SHIFT = CONTROL | Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key
GQA_4 = (0, 0, 1, 1, 2, 2, 3, 3)

# An open menu grabs the keyboard; without a screen there is none to grab.
pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return make_bench(qtbot, *GQA_4)


@pytest.mark.parametrize(
    ("key", "grouping", "text", "news"),
    [
        (Key.Key_Left, (0, 0, 0, 0, 1, 1, 2, 2), "Merge KV 2 with KV 1", "KV 1"),
        (Key.Key_Right, (0, 0, 1, 1, 1, 1, 2, 2), "Merge KV 2 with KV 3", "KV 2"),
    ],
)
def test_control_shift_and_an_arrow_merge_with_the_neighbour(
    bench: Bench, key: Key, grouping: tuple[int, ...], text: str, news: str
) -> None:
    bench.lanes.set_selected(2)
    bench.key(key, CONTROL_SHIFT)
    assert bench.model.kv_head_of == grouping
    assert bench.texts == [text]
    assert bench.hint == f"Merged: 4 heads now read {news}{UNEVEN}"
    assert bench.lanes.accessibleDescription() == bench.hint


def test_there_is_nothing_to_merge_with_at_the_ends(bench: Bench) -> None:
    bench.key(Key.Key_Left, CONTROL_SHIFT)
    assert bench.hint == "KV 1 is the first lane"
    bench.set_grouping(0, 0)
    bench.key(Key.Key_Right, CONTROL_SHIFT)
    assert bench.hint == "KV 1 is the only lane"
    assert bench.texts == []


def test_merging_moves_the_lane_whatever_is_selected(bench: Bench) -> None:
    """A lane is merged as a whole; chips of other lanes stay where they are."""
    bench.click(bench.chip(8))
    bench.click(bench.chip(1), CONTROL)
    bench.key(Key.Key_Right, CONTROL_SHIFT)
    assert bench.model.lanes == ((0, 1, 2, 3), (4, 5), (6, 7))


def test_s_splits_the_lane_in_two_and_again_until_heads_are_alone(qtbot: QtBot) -> None:
    bench = make_bench(qtbot, 0, 0, 0, 0)
    for expected in ((0, 0, 1, 1), (0, 1, 2, 2)):
        bench.key(Key.Key_S)
        assert bench.model.kv_head_of == expected
    assert bench.hint == f"Split: H1 on KV 1, H2 on KV 2{UNEVEN}"
    bench.key(Key.Key_S)
    assert bench.hint == f"KV 1 has one query head only: there is nothing to split{UNEVEN}"
    assert bench.texts == ["Split KV 1", "Split KV 1"]


def test_of_an_odd_lane_the_larger_half_stays(qtbot: QtBot) -> None:
    bench = make_bench(qtbot, 1, 0, 1, 0, 1, 0, 1, 1)
    bench.lanes.set_selected(0)
    bench.key(Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    for _ in range(3):
        bench.key(Key.Key_Right)
    bench.key(Key.Key_S)
    assert bench.model.lanes == ((1, 3, 5), (0, 2, 4), (6, 7))


def _actions(bench: Bench) -> dict[str, QAction]:
    """Open the menu, and return its entries without their mnemonics."""
    menu = bench.header.lane_menu.menu()
    menu.popup(bench.header.lane_menu.mapToGlobal(bench.header.lane_menu.rect().bottomLeft()))
    return {
        action.text().replace("&", ""): action
        for action in menu.actions()
        if not action.isSeparator()
    }


def test_the_menu_names_the_lane_of_the_current_chip(bench: Bench) -> None:
    button = bench.header.lane_menu
    assert button.text() == "KV 1"
    bench.click(bench.chip(5))
    assert button.text() == "KV 3"
    assert button.accessibleName() == "Edit key/value head KV 3"
    bench.drag(bench.chip(5), bench.lane(1))
    assert button.text() == "KV 1"


def test_the_menu_offers_only_what_is_possible_and_shows_the_keys(bench: Bench) -> None:
    entries = _actions(bench)
    assert {text: action.isEnabled() for text, action in entries.items()} == {
        "Merge with the left neighbour": False,
        "Merge with the right neighbour": True,
        "Split in two": True,
        "New key/value head for the selected heads": True,
    }
    keys = [action.shortcut().toString() for action in entries.values()]
    assert keys == ["Ctrl+Shift+Left", "Ctrl+Shift+Right", "S", "N"]
    bench.header.lane_menu.menu().close()
    bench.set_grouping(0, 1, 1)
    assert not _actions(bench)["Split in two"].isEnabled()


@pytest.mark.parametrize(
    ("key", "grouping"),
    [
        (Key.Key_L, (0, 0, 0, 0, 1, 1, 2, 2)),
        (Key.Key_R, (0, 0, 1, 1, 1, 1, 2, 2)),
        (Key.Key_S, (0, 0, 1, 2, 3, 3, 4, 4)),
        (Key.Key_N, (0, 0, 2, 1, 3, 3, 4, 4)),
    ],
)
def test_an_entry_of_the_menu_is_one_key_and_one_step(
    bench: Bench, key: Key, grouping: tuple[int, ...]
) -> None:
    bench.lanes.set_selected(2)
    _actions(bench)
    QTest.keyClick(bench.header.lane_menu.menu(), key)
    assert bench.model.kv_head_of == grouping
    assert len(bench.texts) == 1


def test_tab_leads_to_the_menu_and_the_box(bench: Bench) -> None:
    for control in (bench.header.lane_menu, bench.header.size_box):
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert control.toolTip()


def _type(bench: Bench, text: str) -> None:
    box = bench.header.size_box
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, text)
    QTest.keyClick(box, Key.Key_Return)


def test_the_box_shows_query_heads_and_key_value_heads(bench: Bench) -> None:
    assert bench.header.size_box.text() == "8 / 4"
    bench.set_grouping(0, 0, 1, 2, 0, 0)
    assert bench.header.size_box.text() == "6 / 3"


def test_a_typed_number_that_divides_the_heads_groups_them(bench: Bench) -> None:
    _type(bench, "2")
    assert bench.model.kv_head_of == (0, 0, 0, 0, 1, 1, 1, 1)
    assert bench.texts == ["Group as GQA-2"]
    assert bench.header.size_box.text() == "8 / 2"


def test_the_arrows_of_the_box_step_over_the_divisors(bench: Bench) -> None:
    box = bench.header.size_box
    QTest.keyClick(box, Key.Key_Up)
    QTest.keyClick(box, Key.Key_Down)
    QTest.keyClick(box, Key.Key_Down)
    assert bench.texts == ["Group as MHA", "Group as GQA-4", "Group as GQA-2"]


@pytest.mark.parametrize(
    ("heads", "typed", "choices"),
    [(7, 2, "choose 1 or 7"), (8, 3, "choose 2 or 4"), (8, 0, "choose 1"), (8, 99, "choose 8")],
)
def test_a_number_that_does_not_divide_is_refused_with_those_that_do(
    qtbot: QtBot, heads: int, typed: int, choices: str
) -> None:
    bench = make_bench(qtbot, *range(heads))
    _type(bench, str(typed))
    sentence = f"{heads} query heads cannot share {typed} key/value heads evenly; {choices}"
    assert bench.refused == [sentence]
    assert bench.hint == f"{sentence}."
    assert bench.lanes.accessibleDescription() == bench.hint
    assert bench.texts == []
    assert bench.header.size_box.text() == f"{heads} / {heads}"


def test_without_lanes_below_there_is_nothing_that_edits_them(bench: Bench) -> None:
    bench.editor.set_folded(True)
    assert bench.header.lane_menu.isHidden()
    assert bench.header.size_box.isHidden()


def test_a_short_row_leaves_its_captions_out_and_a_long_one_brings_them_back(bench: Bench) -> None:
    box, pooling = bench.header.size_box, bench.header.pooling
    captions = list(bench.header.captions)
    assert [caption.buddy() for caption in captions] == [box, pooling]
    bench.editor.hide()
    bench.dock.layout().activate()
    for width, shown in ((bench.header.minimumSizeHint().width(), False), (1104, True)):
        bench.dock.resize(width, bench.dock.height())
        assert [caption.isVisible() for caption in captions] == [shown, shown]
        assert box.isVisible()
        assert pooling.isVisible()

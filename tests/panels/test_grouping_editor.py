"""The editor shows its model and asks for presets and pooling; folded, its title row is left."""

import msgspec
import pytest
from event_count import EventCount
from grouping_bench import Bench, make_bench
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.qt.theme import DARK

MHA_8 = (0, 1, 2, 3, 4, 5, 6, 7)
GQA_4 = (0, 0, 1, 1, 2, 2, 3, 3)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return make_bench(qtbot, *MHA_8)


def _costs(bench: Bench) -> QTableView:
    return bench.editor.findChild(QTableView, "costPanel")


@pytest.mark.parametrize(
    ("grouping", "label"),
    [
        (MHA_8, "8 key/value heads (one for each query head)"),
        (GQA_4, "4 key/value heads (2 query heads share each)"),
        ((0,) * 8, "1 key/value head (8 query heads share it)"),
        ((0,), "1 key/value head"),
        ((0, 0, 0, 1), "Uneven: not used by real models (2 key/value heads)"),
        ((0, 1, 0, 1), "2 key/value heads (2 query heads share each), in another order"),
        ((1, 0, 2, 3), "4 key/value heads (one for each query head), in another order"),
    ],
)
def test_the_state_is_named(qtbot: QtBot, grouping: tuple[int, ...], label: str) -> None:
    assert make_bench(qtbot, *grouping).hint == label


def test_an_uneven_grouping_adds_a_row_that_is_in_sight(bench: Bench) -> None:
    bench.set_grouping(0, 0, 0, 0, 0, 0, 1, 2)
    table = _costs(bench)
    last = table.model().index(4, 0)
    assert last.data() == "Custom"
    assert table.viewport().rect().contains(table.visualRect(last))


def test_the_present_row_stays_in_sight_with_many_layouts(qtbot: QtBot) -> None:
    bench = make_bench(qtbot, *([0] * 128))
    table = _costs(bench)
    assert table.viewport().rect().contains(table.visualRect(table.model().index(7, 0)))


def _buttons(bench: Bench) -> dict[str, QPushButton]:
    buttons = bench.header.presets.findChildren(QPushButton)
    return {button.text(): button for button in buttons if not button.parentWidget().isHidden()}


def test_a_preset_is_one_click_and_one_step(qtbot: QtBot, bench: Bench) -> None:
    buttons = _buttons(bench)
    assert list(buttons) == ["MHA", "GQA-4", "GQA-2", "MQA"]
    qtbot.mouseClick(buttons["GQA-4"], Qt.MouseButton.LeftButton)
    assert bench.model.kv_head_of == GQA_4
    assert bench.texts == ["Group as GQA-4"]
    assert bench.hint == "4 key/value heads (2 query heads share each)"


def test_the_present_preset_is_checked_and_an_uneven_grouping_checks_none(bench: Bench) -> None:
    def checked() -> list[str]:
        return [text for text, button in _buttons(bench).items() if button.isChecked()]

    assert checked() == ["MHA"]
    bench.set_grouping(0, 0, 0, 0, 1, 1, 1, 1)
    assert checked() == ["GQA-2"]
    bench.set_grouping(0, 0, 0, 0, 0, 1, 1, 1)
    assert checked() == []
    bench.set_grouping(*([0] * 8))
    assert checked() == ["MQA"]


@pytest.mark.parametrize(
    ("n_heads", "names"),
    [(1, ["MHA"]), (7, ["MHA", "MQA"]), (27, ["MHA", "GQA-9", "GQA-3", "MQA"])],
)
def test_every_legal_preset_is_offered(bench: Bench, n_heads: int, names: list[str]) -> None:
    bench.set_grouping(*range(n_heads))
    assert list(_buttons(bench)) == names


def test_many_presets_are_in_a_list(bench: Bench) -> None:
    bench.set_grouping(*range(128))
    assert list(_buttons(bench)) == ["MHA", "MQA"]
    box = bench.header.presets.findChild(QComboBox)
    assert [box.itemText(i) for i in range(box.count())] == [
        "GQA-64", "GQA-32", "GQA-16", "GQA-8", "GQA-4", "GQA-2",
    ]  # fmt: skip
    assert box.currentIndex() == -1
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert bench.texts == ["Group as GQA-64"]
    assert box.currentText() == "GQA-64"
    assert not any(button.isChecked() for button in _buttons(bench).values())


def test_presets_go_back_to_buttons_when_there_are_fewer_heads(bench: Bench) -> None:
    bench.set_grouping(*range(128))
    bench.set_grouping(*MHA_8)
    assert list(_buttons(bench)) == ["MHA", "GQA-4", "GQA-2", "MQA"]
    assert bench.header.presets.findChild(QComboBox).isHidden()


def test_the_pooling_is_chosen_from_a_list(bench: Bench) -> None:
    bench.set_grouping(*GQA_4)
    box = bench.header.pooling
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Home):
        QTest.keyClick(box, key)
    assert bench.pooling == ["first", "random", "mean"]


def test_the_pooling_of_the_state_is_shown(bench: Bench) -> None:
    bench.model.set_state(msgspec.structs.replace(bench.state, kv_head_of=GQA_4, pooling="first"))
    assert bench.header.pooling.currentText() == "first member"


def test_the_pooling_is_offered_only_where_heads_share(bench: Bench) -> None:
    assert bench.header.pooling.isHidden()
    bench.set_grouping(*GQA_4)
    assert not bench.header.pooling.isHidden()


def test_folded_only_the_title_row_is_left_and_a_click_asks_for_more(
    qtbot: QtBot, bench: Bench
) -> None:
    bench.set_grouping(*GQA_4)
    bench.editor.set_folded(True)
    summary = bench.header.summary
    assert bench.editor.isHidden()
    assert not summary.isHidden()
    assert bench.header.pooling.isHidden()
    assert summary.text() == "0 B, 50 % of MHA"
    summary.click()
    assert bench.unfold == [True]
    bench.editor.set_folded(False)
    assert not bench.editor.isHidden()
    assert summary.isHidden()
    assert not bench.header.pooling.isHidden()


def test_every_control_has_an_accessible_name(bench: Bench) -> None:
    bench.set_grouping(*GQA_4)
    for root in (bench.editor, bench.header):
        for widget in root.findChildren(QWidget):
            is_inner = isinstance(widget.parentWidget(), QAbstractSpinBox)
            if is_inner or not widget.isVisible() or not widget.focusPolicy():
                continue
            interface = QAccessible.queryAccessibleInterface(widget)
            assert interface.text(QAccessible.Text.Name), widget


def test_the_theme_reaches_lanes_and_table(bench: Bench) -> None:
    bench.editor.set_theme(DARK)
    lane = bench.lanes.lane_layout.lanes[0].rect
    picture = bench.lanes.viewport().grab().toImage()
    assert picture.pixelColor(lane.left() + 6, lane.top() + 60).name() == "#12161c"
    table = _costs(bench)
    row = table.visualRect(table.model().index(0, 0))
    cell = table.viewport().grab().toImage().pixelColor(row.left() + 2, row.top() + 2)
    assert cell.name() == "#22314a"


def test_a_dock_that_was_high_can_be_made_low_again(bench: Bench) -> None:
    bench.dock.resize(1104, 500)
    bench.dock.resize(1104, 200)
    assert bench.dock.height() == 200
    assert bench.lanes.lane_layout.lanes[0].rect.height() < 200


def test_larger_text_enlarges_the_lanes(bench: Bench) -> None:
    font = bench.lanes.font()
    before = bench.chip(1)
    font.setPointSizeF(20)
    bench.lanes.setFont(font)
    bench.editor.window().resize(2208, 376)
    assert bench.chip(1).y() > 1.5 * before.y()
    bench.click(bench.chip(3))
    assert bench.selected[-1] == 2


def test_another_hint_arranges_nothing_anew(qtbot: QtBot) -> None:
    """The window would be arranged anew at every tick of the heads slider."""
    bench = make_bench(qtbot, 0, 1, 2, 3)
    qtbot.wait(0)
    requests = EventCount(bench.editor, QEvent.Type.LayoutRequest)
    bench.editor.hint.show_hint("H1 now reads KV 2, and so do several others")
    qtbot.wait(0)
    assert requests.count == 0
    assert bench.editor.hint.accessibleName() == bench.hint


def test_the_hint_is_written_in_the_colours_of_the_theme(qtbot: QtBot) -> None:
    bench = make_bench(qtbot, 0, 1)
    before = bench.editor.hint.grab().toImage()
    bench.editor.set_theme(DARK)
    assert bench.editor.hint.grab().toImage() != before


def test_in_a_short_row_the_summary_keeps_the_size_of_the_cache(bench: Bench) -> None:
    bench.set_grouping(*GQA_4)
    bench.editor.set_folded(True)
    summary = bench.header.summary
    summary.resize(summary.sizeHint())
    assert summary.shown == ("KV cache", "0 B, 50 % of MHA")
    summary.resize(summary.fontMetrics().horizontalAdvance("0 B, 50 % of MHA") + 60, 32)
    assert summary.shown == ("", "0 B, 50 % of MHA")
    summary.resize(summary.minimumSizeHint())
    assert summary.shown == ("", "0 B")

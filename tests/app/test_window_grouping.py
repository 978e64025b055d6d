"""The K/V grouping editor in the whole window: from a chip to the engine's keys and values."""

import numpy as np
import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QComboBox, QTableView, QWidget
from window_bench import CONTROL, LEFT, Bench, Key, between, drag, move

from mha_desktop.engine.costs import kv_cache_bytes, parameter_counts
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.grouping.grouping_header import GroupingHeader
from mha_desktop.panels.grouping.grouping_hint import GroupingHint
from mha_desktop.panels.grouping.presets import PresetBar


def header(bench: Bench) -> GroupingHeader:
    return bench.part(GroupingHeader)


def choose_preset(bench: Bench, start: str) -> None:
    """Click the preset whose text starts so."""
    [button] = [
        button
        for row in bench.part(PresetBar).findChildren(SegmentedButton)
        for button in row._group.buttons()
        if button.isVisible() and button.text().startswith(start)
    ]
    bench.qtbot.mouseClick(button, LEFT)


def costs(bench: Bench) -> str:
    """Return everything the table of costs says."""
    [table] = [
        table for table in bench.find(QWidget, "groupingEditor").findChildren(QTableView)
        if table.isVisible()
    ]  # fmt: skip
    model: QAbstractItemModel = table.model()
    return " | ".join(
        str(model.index(row, column).data(Qt.ItemDataRole.DisplayRole))
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    )


@pytest.mark.parametrize(
    ("start", "grouping"),
    [("MQA", (0,) * 8), ("GQA-2", (0, 0, 0, 0, 1, 1, 1, 1)), ("GQA-4", (0, 0, 1, 1, 2, 2, 3, 3))],
)
def test_presets_share_keys_and_values(bench: Bench, start: str, grouping: tuple[int, ...]) -> None:
    before, weights = bench.state, bench.weights.copy()
    choose_preset(bench, start)
    assert bench.state.kv_head_of == grouping
    assert bench.result.parameters.n_kv_heads == max(grouping) + 1
    assert bench.result.trace.k.shape[0] == max(grouping) + 1
    assert not np.allclose(bench.weights, weights)
    assert bench.steps == 1
    bench.trigger("undoAction")
    assert bench.state == before
    np.testing.assert_array_equal(bench.weights, weights)


def test_the_preset_of_multi_head_brings_the_exact_numbers_back(bench: Bench) -> None:
    weights = bench.weights.copy()
    choose_preset(bench, "MQA")
    choose_preset(bench, "MHA")
    np.testing.assert_array_equal(bench.weights, weights)


def test_shared_heads_share_their_scores_source(bench: Bench) -> None:
    """Query heads of one group read the same keys and values."""
    choose_preset(bench, "GQA-2")
    trace = bench.result.trace
    for head in range(8):
        expected = trace.weights[head] @ trace.v[head // 4]
        np.testing.assert_allclose(trace.head_outputs[head], expected, atol=1e-5)


def test_a_chip_is_dragged_into_another_lane(bench: Bench) -> None:
    drag(bench.lanes, between(bench.chip(4), bench.lane(0)))
    assert bench.state.kv_head_of == (0, 1, 2, 3, 0, 4, 5, 6)
    assert bench.result.parameters.n_kv_heads == 7
    assert (
        "Uneven: not used by real models (7 key/value heads)" in bench.part(GroupingHint).toolTip()
    )
    assert bench.steps == 1
    bench.trigger("undoAction")
    assert bench.state.kv_head_of == tuple(range(8))
    assert len(bench.lanes.lane_layout.lanes) == 8


def test_a_drag_that_ends_where_it_began_is_no_step(bench: Bench) -> None:
    places = between(bench.chip(4), bench.lane(0))
    drag(bench.lanes, [*places, *reversed(places)])
    assert bench.state.kv_head_of == tuple(range(8))
    assert bench.steps == 0


def test_keys_move_the_selected_chip(bench: Bench) -> None:
    bench.click_head(4)
    bench.focus(bench.lanes)
    bench.qtbot.keyClick(bench.lanes, Key.Key_Left, CONTROL)
    assert bench.state.kv_head_of == (0, 1, 2, 3, 3, 4, 5, 6)
    bench.qtbot.keyClick(bench.lanes, Key.Key_Right, CONTROL)
    bench.qtbot.keyClick(bench.lanes, Key.Key_N)
    assert sorted(set(bench.state.kv_head_of)) == list(range(bench.state.n_kv_heads))
    for _ in range(bench.steps):
        bench.press("Ctrl+Z")
    assert bench.state.kv_head_of == tuple(range(8))


def test_reordering_lanes_changes_no_number(bench: Bench) -> None:
    """Lanes are numbered by place; which head reads what stays the same."""
    choose_preset(bench, "GQA-2")
    output = bench.result.trace.output.copy()
    bench.click_head(0)
    bench.focus(bench.lanes)
    bench.qtbot.keyClick(bench.lanes, Key.Key_Down, CONTROL)
    assert bench.state.kv_head_of == (1, 1, 1, 1, 0, 0, 0, 0)
    np.testing.assert_allclose(bench.result.trace.output, output, atol=1e-5)


def test_every_grouping_has_every_head_in_exactly_one_lane(bench: Bench) -> None:
    for head, lane in ((1, 5), (2, 0), (7, 1)):
        drag(bench.lanes, between(bench.chip(head), bench.lane(lane)))
        heads = sorted(h for lane in bench.lanes.lane_layout.lanes for h in lane.heads)
        assert heads == list(range(8))


def test_the_costs_are_those_of_the_engine_and_follow_the_sentence(bench: Bench) -> None:
    parameters = sum(parameter_counts(512, 8, 1, 64).values())
    cache = kv_cache_bytes(layers=1, n_kv_heads=1, d_k=64, tokens=12)
    assert f"MQA | {parameters:,} | {cache // 1024} KiB | 12.5 %" in costs(bench)
    choose_preset(bench, "MQA")
    bench.type_sentence("one two three four")
    cache = kv_cache_bytes(layers=1, n_kv_heads=1, d_k=64, tokens=4)
    assert f"MQA | {parameters:,} | {cache // 1024} KiB | 12.5 %" in costs(bench)


def test_how_shared_heads_are_made_is_offered_only_where_some_are_shared(bench: Bench) -> None:
    combo: QComboBox = header(bench).pooling
    assert not combo.isVisible()
    choose_preset(bench, "MQA")
    assert combo.isVisible()
    before = bench.weights.copy()
    bench.focus(combo)
    bench.qtbot.keyClick(combo, Key.Key_Down)
    assert bench.state.pooling == "first"
    assert not np.array_equal(bench.weights, before)
    bench.trigger("undoAction")
    assert combo.currentIndex() == 0


def test_a_new_number_of_heads_makes_an_uneven_grouping_regular_and_says_so(bench: Bench) -> None:
    drag(bench.lanes, between(bench.chip(4), bench.lane(0)))
    bench.store.change("Heads", n_heads=4)
    assert "the uneven grouping became regular" in bench.message.lower()
    sizes = np.bincount(bench.state.kv_head_of)
    assert len(set(sizes.tolist())) == 1
    bench.trigger("undoAction")
    assert bench.state.kv_head_of == (0, 1, 2, 3, 0, 4, 5, 6)


def test_menus_choose_the_ends(bench: Bench) -> None:
    bench.trigger("multiQueryAction")
    assert bench.state.n_kv_heads == 1
    bench.trigger("multiHeadAction")
    assert bench.state.n_kv_heads == 8


def test_128_heads_can_be_grouped(bench: Bench) -> None:
    bench.store.change("Heads", n_heads=128)
    bench.trigger("multiQueryAction")
    assert bench.state.kv_head_of == (0,) * 128
    bench.focus(bench.lanes)
    bench.qtbot.keyClick(bench.lanes, Key.Key_N)
    assert bench.state.n_kv_heads == 2


def test_pointing_at_a_chip_marks_the_head_on_the_desk_and_in_the_grid(bench: Bench) -> None:
    grid, strips = bench.grid.grab().toImage(), bench.strips.grab().toImage()
    move(bench.lanes, bench.chip(4))
    assert bench.store.view.hovered_head == 4
    assert bench.grid.grab().toImage() != grid
    assert bench.strips.grab().toImage() != strips


def test_pointing_at_a_strip_marks_the_chip(bench: Bench) -> None:
    before = bench.lanes.grab().toImage()
    bench.window.panels.mixer.head_hovered.emit(2)
    assert bench.lanes.grab().toImage() != before
    bench.window.panels.mixer.head_hovered.emit(-1)
    assert bench.lanes.grab().toImage() == before

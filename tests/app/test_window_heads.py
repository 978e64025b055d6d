"""Heads and Head view in the whole window: what is pointed at, selected, opened and coloured."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QTabBar, QWidget
from window_bench import ALT, LEFT, PLAIN, Bench, Key, click, move

from mha_desktop.lab.state import FixedRange, LogRange, PerHeadRange, SharedRange
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.heads.colour_bar_view import ColourBarView
from mha_desktop.panels.heads.head_map import HeadMap


def double_click(bench: Bench, place: QPoint) -> None:
    viewport = bench.grid.viewport()
    QTest.mouseClick(viewport, LEFT, PLAIN, place)
    QTest.mouseDClick(viewport, LEFT, PLAIN, place)


def selected(bench: Bench) -> tuple[int, ...]:
    """Return the selected head of grid, drop-down, mixing desk, grouping editor and store."""
    combo = bench.find(QComboBox, "headSelector")
    return (
        bench.grid.selected_head,
        combo.currentIndex(),
        bench.strips._selected,
        *bench.lanes.selected_heads,
        bench.store.view.selected_head,
    )


def test_the_pointer_reads_out_the_engine_s_number(bench: Bench) -> None:
    for head, query, key in ((0, 3, 2), (3, 8, 1), (7, 7, 1)):
        bench.hover(head, query, key)
        assert bench.read_out().startswith(bench.look(head, query, key))
    assert bench.store.view.cell == (7, 1)


def test_the_read_out_follows_the_state_under_a_still_pointer(bench: Bench) -> None:
    bench.hover(0, 3, 2)
    before = bench.read_out()
    bench.store.change("Positions", positions="none")
    assert bench.read_out() != before
    assert bench.read_out().startswith(bench.look(0, 3, 2))
    bench.trigger("undoAction")
    assert bench.read_out() == before


def test_a_still_pointer_reads_what_came_under_it(bench: Bench) -> None:
    """After a new number of heads another head, or none, lies there."""
    bench.hover(0, 3, 2)
    place = bench.cell(0, 3, 2)
    bench.store.change("Heads", n_heads=32)
    pointed = bench.grid.cell_under(place.toPointF())
    assert bench.grid.pointed == pointed
    if pointed is not None:
        assert bench.read_out().startswith(bench.look(pointed.head, *pointed.cell))


def test_the_pointer_leaves_and_the_title_is_read_out(bench: Bench) -> None:
    bench.hover(2, 3, 2)
    move(bench.grid, QPoint(1, 1))
    assert bench.store.view.cell is None
    assert bench.read_out() == bench.window.panels.heads_model.title(0)


@pytest.mark.parametrize("head", [3, 7])
def test_a_click_in_the_grid_selects_everywhere(bench: Bench, head: int) -> None:
    bench.click_head(head)
    assert selected(bench) == (head,) * 5


def test_keys_select_everywhere(bench: Bench) -> None:
    bench.focus(bench.grid)
    bench.qtbot.keyClick(bench.grid, Key.Key_Right)
    bench.qtbot.keyClick(bench.grid, Key.Key_Right)
    assert selected(bench) == (2,) * 5
    bench.press("Ctrl+PgUp")
    assert selected(bench) == (1,) * 5
    bench.trigger("nextHeadAction")
    assert selected(bench) == (2,) * 5


def test_the_drop_down_selects_everywhere(bench: Bench) -> None:
    combo = bench.find(QComboBox, "headSelector")
    bench.focus(combo)
    bench.qtbot.keyClick(combo, Key.Key_End)
    assert selected(bench) == (7,) * 5


def test_fewer_heads_clamp_the_selection_everywhere(bench: Bench) -> None:
    bench.click_head(7)
    bench.store.change("Heads", n_heads=4)
    assert selected(bench) == (3,) * 5


def test_selecting_is_not_undoable(bench: Bench) -> None:
    bench.click_head(3)
    bench.trigger("headViewAction")
    assert bench.steps == 0


def test_alt_and_arrows_read_cells(bench: Bench) -> None:
    bench.focus(bench.grid)
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Right):
        bench.qtbot.keyClick(bench.grid, key, ALT)
    query, key = bench.store.view.cell
    assert bench.read_out().startswith(bench.look(0, query, key))


def test_enter_opens_the_head_and_escape_goes_back(bench: Bench) -> None:
    bench.click_head(2)
    bench.focus(bench.grid)
    bench.press("Return")
    head_view = bench.find(QWidget, "headView")
    assert head_view.isVisible()
    assert not bench.grid.isVisible()
    assert bench.part(HeadMap).hasFocus()
    assert bench.find(QTabBar, "viewTabs").currentIndex() == 1
    assert bench.window.findChild(QAction, "headViewAction").isChecked()
    bench.press("Esc")
    assert bench.grid.isVisible()
    assert bench.grid.hasFocus()
    assert selected(bench) == (2,) * 5
    assert bench.window.findChild(QAction, "headsViewAction").isChecked()


def test_a_double_click_opens_the_head_under_it(bench: Bench) -> None:
    double_click(bench, bench.cell(5, 1, 1))
    assert bench.part(HeadMap).selected_head == 5


def test_tabs_and_shortcuts_change_the_view(bench: Bench) -> None:
    tabs = bench.find(QTabBar, "viewTabs")
    click(tabs, tabs.tabRect(1).center())
    assert bench.store.view.view == "head"
    bench.press("Ctrl+1")
    assert bench.store.view.view == "heads"
    assert tabs.currentIndex() == 0
    bench.press("Ctrl+2")
    assert bench.part(HeadMap).isVisible()


def test_the_large_head_reads_its_cells_and_follows_the_state(bench: Bench) -> None:
    bench.store.change("Sentence", sentence="The tired cat sat on the warm mat")
    bench.click_head(3)
    bench.trigger("headViewAction")
    bench.settle()
    head_map = bench.part(HeadMap)
    box = head_map.head_layout.cell_rect(3, 2)
    place = QPoint(box.x + box.width // 2, box.y + box.height // 2)
    move(head_map, place + QPoint(1, 0))
    move(head_map, place)
    assert bench.read_out().startswith(bench.look(3, 3, 2))
    assert "'sat' looks at 'cat'" in bench.read_out()
    before = bench.read_out()
    bench.store.change("Mask", temperature=5.0)
    assert bench.read_out() != before
    assert bench.read_out().startswith(bench.look(3, 3, 2))


def test_page_keys_walk_the_heads_of_the_large_view(bench: Bench) -> None:
    bench.trigger("headViewAction")
    head_map = bench.part(HeadMap)
    bench.focus(head_map)
    bench.press("PgDown")
    assert head_map.selected_head == bench.store.view.selected_head == 1
    combo = bench.find(QComboBox, "headSelector")
    assert combo.currentIndex() == 1


@pytest.mark.parametrize("text", ["Per head", "Fixed", "Log", "Shared"])
def test_colour_ranges_change_bar_and_both_views(bench: Bench, text: str) -> None:
    ranges = {"Shared": SharedRange(), "Per head": PerHeadRange(), "Fixed": FixedRange(),
              "Log": LogRange()}  # fmt: skip
    switch = bench.find(SegmentedButton, "rangeSelector")
    bench.qtbot.mouseClick(switch.button(ranges[text]), LEFT)
    assert bench.store.view.colour_range == ranges[text]
    low, high = bench.part(ColourBarView).bar.limits
    expected = {"Shared": (0, 1), "Fixed": (0, 1), "Log": (1e-4, 1),
                "Per head": (0, float(bench.weights[0].max()))}  # fmt: skip
    np.testing.assert_allclose((low, high), expected[text], rtol=1e-6)
    bench.trigger("headViewAction")
    assert bench.find(SegmentedButton, "rangeSelector").choice() == ranges[text]


def test_the_bar_of_per_head_follows_the_selection(bench: Bench) -> None:
    bench.store.set_view(colour_range=PerHeadRange())
    bench.click_head(2)
    move(bench.grid, QPoint(1, 1))
    _, high = bench.part(ColourBarView).bar.limits
    np.testing.assert_allclose(high, bench.weights[2].max(), rtol=1e-6)


def picture(bench: Bench) -> QImage:
    return bench.grid.grab().toImage()


def test_the_colour_map_repaints_and_stays_the_same_in_both_views(bench: Bench) -> None:
    combo = bench.find(QComboBox, "colourMapSelector")
    before = picture(bench)
    bench.focus(combo)
    bench.qtbot.keyClicks(combo, "grey")
    assert bench.store.view.colour_map == "greys"
    assert picture(bench) != before
    bench.trigger("headViewAction")
    assert bench.find(QComboBox, "colourMapSelector").currentText() == "greys"


def test_exactly_one_colour_bar_of_the_weights_is_visible(bench: Bench) -> None:
    """In the Head view the painted picture has its own, so the tool bar must not show another."""
    bars = [bar for bar in bench.window.findChildren(ColourBarView) if bar.isVisible()]
    assert len(bars) == 1
    bench.trigger("headViewAction")
    bars = [bar for bar in bench.window.findChildren(ColourBarView) if bar.isVisible()]
    assert bars == []
    assert bench.part(HeadMap).head_layout.bar.width > 0


def test_the_mixing_desk_fits_the_first_window(bench: Bench) -> None:
    """A bar would take the room of the last of eight strips."""
    bench.settle()
    assert bench.window.panels.mixer.verticalScrollBar().maximum() == 0

"""The tool bar of the Head view: every choice works both ways, and fits a narrow window."""

from itertools import combinations

import pytest
from head_map_samples import LEFT
from heads_bench import Bench, hover, part
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import (
    CausalMask,
    FixedRange,
    LogRange,
    PerHeadRange,
    SharedRange,
)
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.head.map_page import MapPage
from mha_desktop.panels.heads.empty_item import EmptyItem
from mha_desktop.panels.heads.head_toolbar import HeadToolbar

SWITCHES = {
    "transposeButton": ("transposed", Qt.Key.Key_1),
    "topTwoButton": ("marks_top_two", Qt.Key.Key_2),
    "meanButton": ("averaged", Qt.Key.Key_3),
    "entropyButton": ("shows_entropy", Qt.Key.Key_4),
}


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot, MapPage)


def stages(bench: Bench) -> SegmentedButton:
    return bench.view.findChild(SegmentedButton, "stageSelector")


def ranges(bench: Bench) -> SegmentedButton:
    return bench.view.findChild(SegmentedButton, "rangeSelector")


@pytest.mark.parametrize("stage", ["products", "scores", "masked", "weights"])
def test_the_stage_is_chosen_and_shown(qtbot: QtBot, bench: Bench, stage: str) -> None:
    qtbot.mouseClick(stages(bench).button(stage), LEFT)
    assert bench.view_state.stage == stage
    bench.set_view(stage="scores")
    assert stages(bench).choice() == "scores"


@pytest.mark.parametrize("name", SWITCHES)
def test_switches_work_by_mouse_and_by_keys_and_follow_the_view(
    qtbot: QtBot, bench: Bench, name: str
) -> None:
    field, key = SWITCHES[name]
    button = bench.view.findChild(QPushButton, name)
    qtbot.mouseClick(button, LEFT)
    assert getattr(bench.view_state, field) is True
    bench.map.setFocus()
    qtbot.waitUntil(bench.map.hasFocus)
    qtbot.keyClick(bench.map, key, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: getattr(bench.view_state, field) is False)  # as if pressed by hand
    bench.set_view(**{field: True})
    assert button.isChecked()


def test_every_choice_has_a_name_and_a_tip(bench: Bench) -> None:
    buttons = part(bench.view, HeadToolbar).findChildren(QPushButton)
    assert len(buttons) >= 12
    for button in buttons:
        assert button.accessibleName()
        assert button.toolTip()


def test_a_mean_switches_the_stages_off_and_says_why(bench: Bench) -> None:
    bench.set_view(stage="scores", averaged=True)
    assert not stages(bench).isEnabled()
    assert stages(bench).choice() == "weights"
    assert "Mean" in stages(bench).button("scores").toolTip()
    bench.set_view(averaged=False)
    assert stages(bench).isEnabled()
    assert stages(bench).choice() == "scores"


def test_scores_have_two_ranges_and_their_own_colours(bench: Bench) -> None:
    bench.set_view(stage="scores", colour_range=LogRange())
    assert ranges(bench).choice() == PerHeadRange()
    enabled = [ranges(bench).button(one).isEnabled() for one in (SharedRange(), FixedRange())]
    assert enabled == [True, False]
    assert not bench.view.findChild(QComboBox, "colourMapSelector").isEnabled()
    bench.set_view(stage="weights")
    assert ranges(bench).choice() == LogRange()
    assert bench.view.findChild(QComboBox, "colourMapSelector").isEnabled()


@pytest.mark.parametrize(("width", "points"), [(620, 10), (780, 10), (1175, 15), (1700, 20)])
def test_nothing_is_cut_off_or_overlaps(bench: Bench, width: int, points: int) -> None:
    font = QFont(bench.view.font())
    font.setPointSizeF(points)
    bench.view.setFont(font)
    bench.view.resize(width, 900)
    bench.view.grab()
    toolbar = part(bench.view, HeadToolbar)
    parts = [child for child in toolbar.children() if isinstance(child, QWidget)]
    for one in parts:
        assert toolbar.rect().contains(one.geometry())
        assert one.width() >= one.minimumSizeHint().width()
    for one, other in combinations(parts, 2):
        assert not one.geometry().intersects(other.geometry())


def test_a_note_moves_nothing(qtbot: QtBot, bench: Bench) -> None:
    """The picture must not jump while the pointer wanders over it."""
    bench.set_view(selected_head=2, marks_top_two=True)  # the uniform head has notes
    before = bench.map.geometry(), bench.view.minimumSizeHint()
    hover(qtbot, bench.map, bench.map_point(3, 2))
    bench.view.grab()
    assert "1/8" in bench.read_out()
    assert (bench.map.geometry(), bench.view.minimumSizeHint()) == before


def test_a_mean_of_no_heads_says_so_and_comes_back(bench: Bench) -> None:
    bench.set_view(averaged=True)
    bench.set_state(muted=(True,) * 8)
    empty = next(item for item in bench.map.items() if isinstance(item, EmptyItem))
    assert empty.text.startswith("Every head is muted")
    assert bench.read_out() == ""
    bench.set_state(muted=(False,) + (True,) * 7)
    assert empty.text == ""
    assert bench.read_out() == "Mean of 1 head"


@pytest.mark.parametrize("stage", ["products", "scores", "masked", "weights"])
@pytest.mark.parametrize("transposed", [False, True])
def test_the_cell_under_the_pointer_is_the_one_read_out(
    qtbot: QtBot, bench: Bench, stage: str, transposed: bool
) -> None:
    bench.set_state(mask=CausalMask())
    bench.set_view(selected_head=3, stage=stage, transposed=transposed)
    for query, key in ((5, 1), (6, 6), (1, 5)):
        hover(qtbot, bench.map, bench.map_point(query, key))
        assert bench.view_state.cell == (query, key)
        tokens = bench.result.tokens
        assert f"'{tokens[query]}'" in bench.read_out()
        assert f"'{tokens[key]}'" in bench.read_out()


def test_a_zoomed_map_keeps_its_tokens_when_it_is_transposed(qtbot: QtBot, bench: Bench) -> None:
    bench.set_state(sentence="word " * 64)
    bench.set_view(cell=(50, 10))
    for _ in range(5):
        qtbot.keyClick(bench.map, Qt.Key.Key_Plus)
    window = bench.map.window_shown
    bench.set_view(transposed=True)
    assert bench.map.window_shown == window
    hover(qtbot, bench.map, bench.map_point(window.queries[3], window.keys[1]))
    assert bench.view_state.cell == (window.queries[3], window.keys[1])
    qtbot.keyClick(bench.map, Qt.Key.Key_0)
    assert bench.map.window_shown.count == 64


@pytest.mark.parametrize("stage", ["products", "scores", "masked", "weights"])
def test_there_is_exactly_one_colour_bar_with_the_stage_s_colours(bench: Bench, stage: str) -> None:
    bench.set_view(selected_head=3, stage=stage)
    layout = bench.map.head_layout
    image = bench.map.grab().toImage()
    bar = layout.bar
    middle = bar.y + bar.height // 2
    colours = {image.pixel(bar.x + x, middle) for x in range(bar.width)}
    figure = bench.map._shown[0]
    assert len(colours & set(figure.colour_map.table.tolist())) > 100
    assert (figure.scale.limits(3)[0] < 0) == (stage != "weights")

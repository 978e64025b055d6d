"""The Head view in the whole window: its choices reach the store, and it fits a small screen."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from window_bench import LEFT, Bench, Key

from mha_desktop.lab.state import CausalMask, PinnedCell, PinnedQuery
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.heads.head_map import HeadMap
from mha_desktop.panels.heads.head_toolbar import HeadToolbar

OpenWindow = Callable[..., Bench]


@pytest.fixture
def head(bench: Bench) -> Bench:
    bench.store.set_view(view="head", selected_head=3)
    bench.settle()
    return bench


def press_cell(bench: Bench, query: int, key: int) -> None:
    head_map = bench.part(HeadMap)
    box = head_map.head_layout.cell_rect(query, key)
    middle = QPoint(box.x + box.width // 2, box.y + box.height // 2)
    QTest.mouseClick(head_map.viewport(), LEFT, pos=middle)


def test_stage_and_switches_reach_the_store(head: Bench) -> None:
    stages = head.find(SegmentedButton, "stageSelector")
    head.qtbot.mouseClick(stages.button("scores"), LEFT)
    for name in ("transposeButton", "topTwoButton", "meanButton", "entropyButton"):
        head.qtbot.mouseClick(head.find(QPushButton, name), LEFT)
    view = head.store.view
    assert view.stage == "scores"
    assert (view.transposed, view.marks_top_two, view.averaged, view.shows_entropy) == (True,) * 4
    assert head.problems == []


def test_a_click_pins_and_escape_lets_go_then_leaves(head: Bench) -> None:
    press_cell(head, 4, 2)
    assert head.store.view.pin == PinnedCell(4, 2)
    head.focus(head.part(HeadMap))
    head.press("Esc")
    assert head.store.view.pin is None
    assert head.store.view.view == "head"
    head.press("Esc")
    assert head.store.view.view == "heads"


def test_a_pin_goes_when_its_token_goes(head: Bench) -> None:
    head.store.set_view(pin=PinnedQuery(9))
    head.type_sentence("Dog bites man")
    assert head.store.view.pin is None
    assert head.problems == []


def test_the_picture_survives_everything_at_once(head: Bench) -> None:
    """Every stage with masks, mistakes, mutes, a shorter and an empty sentence: never a crash."""
    head.store.set_view(transposed=True, marks_top_two=True, shows_entropy=True)
    changes = (
        {"mask": CausalMask()}, {"mistake": "softmax_over_queries"}, {"sentence": "Dog bites man"},
        {"muted": (True,) * 8}, {"sentence": ""}, {"sentence": "a b", "mistake": None},
    )  # fmt: skip
    for change in changes:
        head.store.change("Change", **change)
        for stage in ("products", "scores", "masked", "weights"):
            for averaged in (False, True):
                head.store.set_view(stage=stage, averaged=averaged)
                head.settle()
    assert head.problems == []


def test_two_rows_of_choices_are_enough_in_a_narrow_window(open_window: OpenWindow) -> None:
    bench = open_window(size=(1024, 700))
    bench.store.set_view(view="head")
    bench.settle()
    assert bench.window.width() == 1024
    toolbar = bench.part(HeadToolbar)
    assert toolbar.height() <= 100


def test_enter_pins_what_the_arrows_have_found(head: Bench) -> None:
    head.focus(head.part(HeadMap))
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Right, Key.Key_Return):
        head.qtbot.keyClick(head.part(HeadMap), key)
    assert head.store.view.pin == PinnedCell(1, 1)


def test_a_hidden_map_of_a_longer_sentence_is_not_read_out(head: Bench) -> None:
    """What it showed last has tokens that are gone; the exception would be told in the window."""
    head.store.set_view(pin=PinnedCell(6, 5))
    head.settle()
    head.store.set_view(view="pipeline")
    head.type_sentence("Dog bites")
    head.store.set_view(averaged=True)
    head.store.set_view(averaged=False)
    assert head.problems == []
    head.store.set_view(view="head", cell=(1, 0))
    head.settle()
    assert head.read_out().startswith(head.look(3, 1, 0))

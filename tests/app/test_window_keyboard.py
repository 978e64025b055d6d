"""The Head, the Pipeline and the Compare view without a mouse: Tab, arrows, Space and Enter."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton, QTableView, QWidget
from window_bench import Bench

from mha_desktop.lab.state import CausalMask, NoMask, PinnedCell, PinnedQuery
from mha_desktop.panels.compare.compare_page import Part
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.controls.sub_pages import PageBar
from mha_desktop.panels.head.matrix_cards import MatrixCards
from mha_desktop.panels.heads.head_map import HeadMap
from mha_desktop.panels.pipeline.controls import StepControls

OpenWindow = Callable[..., Bench]
MOST_STOPS = 120


class Hands:
    """Two hands on a keyboard: every key goes to whatever has the focus."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    def press(self, *keys: str) -> None:
        for key in keys:
            self._bench.press(key)
            self._bench.settle()

    def write(self, text: str) -> None:
        self._bench.qtbot.keyClicks(QApplication.focusWidget(), text)

    def tab_to(self, wanted: QWidget) -> None:
        """Press Tab until a widget, or something in it, has the focus."""
        for _ in range(MOST_STOPS):
            focused = QApplication.focusWidget()
            if focused is wanted or (focused is not None and wanted.isAncestorOf(focused)):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {wanted.objectName()}")

    def push(self, name: str) -> None:
        """Go to a button and press Space."""
        self.tab_to(self._bench.find(QPushButton, name))
        self.press("Space")

    def choose(self, choice: SegmentedButton, value: object) -> None:
        """Go to a row of joined buttons, and with the arrows to one of them."""
        self.tab_to(choice)
        self.press(*["Left"] * 9)
        while choice.choice() != value:
            self.press("Right")

    def turn_to(self, page: int) -> None:
        """Choose a page beside the tabs."""
        bar = self._bench.part(PageBar)
        if bar.list.isVisible():
            self.tab_to(bar.list)
            self.press("Home", *["Down"] * page)
        else:
            self.choose(bar.buttons, page)


@pytest.fixture(params=[(1440, 900), (1024, 700)], ids=["large", "small"])
def seated(request: pytest.FixtureRequest, open_window: OpenWindow) -> tuple[Bench, Hands]:
    bench = open_window(size=request.param)
    return bench, Hands(bench)


def test_the_map_is_read_pinned_turned_and_left(seated: tuple[Bench, Hands]) -> None:
    bench, hands = seated
    hands.press("Ctrl+2")
    hands.tab_to(bench.part(HeadMap))
    hands.press("Down", "Down", "Right", "Return")
    assert bench.store.view.pin == PinnedCell(1, 1)
    hands.push("copyArithmeticButton")
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("H1 animal → animal")
    assert f"{bench.weights[0, 1, 1]:.2f}" in copied
    hands.push("unpinButton")
    assert bench.store.view.pin is None
    hands.tab_to(bench.part(HeadMap))
    hands.press("Q", "PgDown")
    assert bench.store.view.pin == PinnedQuery(1)
    assert bench.store.view.selected_head == 1
    hands.choose(bench.find(SegmentedButton, "stageSelector"), "scores")
    hands.push("transposeButton")
    assert (bench.store.view.stage, bench.store.view.transposed) == ("scores", True)
    hands.tab_to(bench.part(HeadMap))
    hands.press("Esc", "Esc")
    assert (bench.store.view.pin, bench.store.view.view) == (None, "heads")


def test_the_other_pages_of_a_head_do_what_they_are_for(seated: tuple[Bench, Hands]) -> None:
    bench, hands = seated
    hands.press("Ctrl+2")
    hands.turn_to(1)
    hands.tab_to(bench.find(QWidget, "dataTable"))
    hands.press("Down", "Right", "Right", "Right", "Return")
    pin = bench.store.view.pin
    assert isinstance(pin, PinnedCell)
    hands.press("Ctrl+C")
    bench.qtbot.waitUntil(lambda: "\t" in QGuiApplication.clipboard().text())
    [_, line] = QGuiApplication.clipboard().text().splitlines()
    assert float(line.split("\t")[1]) == pytest.approx(
        float(bench.weights[0, pin.query, pin.key]), rel=1e-6
    )
    hands.turn_to(2)
    rows = bench.find(QTableView, "headsTableRows")
    bench.qtbot.waitUntil(lambda: rows.model().rowCount() == bench.state.n_heads)
    hands.tab_to(rows)
    hands.press("Down", "Return")
    assert bench.store.view.selected_head > 0
    hands.turn_to(3)
    hands.tab_to(bench.part(MatrixCards))
    hands.press("End")
    assert "64 × 512" in bench.part(MatrixCards).accessibleDescription()


def test_the_pipeline_is_walked_played_and_stepped_through(seated: tuple[Bench, Hands]) -> None:
    bench, hands = seated
    hands.press("Ctrl+3")
    cards = bench.find(QWidget, "pipelineCards")
    hands.tab_to(cards)
    hands.press("Home", "Right", "Right", "Right")
    assert cards.accessibleDescription().startswith("4 of 10: Scores")
    picture = bench.find(QWidget, "stagePicture")
    first = picture.accessibleDescription()
    hands.push("pipelineStep")
    assert picture.accessibleDescription() != first
    hands.push("pipelineBack")
    assert picture.accessibleDescription() == first
    hands.push("pipelinePlay")
    controls = bench.part(StepControls)
    assert controls.playing
    hands.press("Space")
    assert not controls.playing
    hands.tab_to(bench.find(QWidget, "headSelector"))
    hands.press("Down")
    assert bench.store.view.selected_head == 1


def test_a_comparison_is_begun_named_swapped_and_read(seated: tuple[Bench, Hands]) -> None:
    bench, hands = seated
    hands.press("Ctrl+4")
    hands.push("maskPairStart")
    assert bench.store.view.snapshot.state.mask == NoMask()
    assert bench.state.mask == CausalMask()
    hands.tab_to(bench.find(QWidget, "nameB"))
    hands.write("only back")
    hands.press("Return")
    assert bench.store.view.live_name == "only back"
    hands.push("swapSettings")
    assert bench.state.mask == NoMask()
    assert bench.store.view.snapshot.name == "only back"
    bench.finish_work()
    grid = bench.find(QWidget, "compareGridB")
    hands.tab_to(grid)
    hands.press("Right", "Alt+Down", "Alt+Right")
    assert bench.store.view.selected_head == 1
    cell = bench.store.view.cell
    assert f"B {bench.weights[1, *cell]:.2f}" in bench.read_out()
    hands.press("Return")
    hands.press("Esc")
    parts = bench.find(SegmentedButton, "comparePart")
    hands.choose(parts, Part.NUMBERS)
    table = bench.find(QWidget, "compareNumbers")
    hands.tab_to(table)
    hands.press("Down", "Down", "Return")
    assert bench.store.view.selected_head == 2
    hands.tab_to(bench.find(QWidget, "forgetA"))
    hands.press("Space")
    assert bench.store.view.snapshot is None

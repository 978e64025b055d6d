"""Pointing and pinning with a mouse over the whole window, at both sizes of the window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QWidget
from window_bench import LEFT, Bench

from mha_desktop.lab.pipeline import STEPS
from mha_desktop.lab.state import CausalMask, LabState, PinnedCell, PinnedKey, PinnedQuery, Snapshot
from mha_desktop.panels.compare.compare_grid import CompareGrid
from mha_desktop.panels.head.sentence_strip_words import SentenceWords
from mha_desktop.panels.heads.head_map import HeadMap
from mha_desktop.panels.pipeline.card_strip import CardStrip
from mha_desktop.panels.pipeline.stage_picture import StagePicture
from mha_desktop.qt.figures.cells import Box

OpenWindow = Callable[..., Bench]


class Mouse:
    """A mouse over the window: which widget gets an event is Qt's business."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._handle = bench.window.windowHandle()

    def move(self, widget: QWidget, place: QPoint) -> None:
        """Come from the side: a pointer that appears from nowhere has not moved."""
        for step in (QPoint(3, 3), QPoint(1, 0), QPoint(0, 0)):
            QTest.mouseMove(self._handle, self._in_window(widget, place + step))
        self._bench.settle()

    def click(self, widget: QWidget, place: QPoint) -> None:
        self.move(widget, place)
        QTest.mouseClick(self._handle, LEFT, pos=self._in_window(widget, place))
        self._bench.settle()

    def _in_window(self, widget: QWidget, place: QPoint) -> QPoint:
        inner = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
        assert inner.rect().contains(place), f"{place} is not in {widget.objectName()}"
        return inner.mapTo(self._bench.window, place)


def middle(box: Box) -> QPoint:
    return QPoint(box.x + box.width // 2, box.y + box.height // 2)


@pytest.fixture(params=[(1440, 900), (1024, 700)], ids=["large", "small"])
def held(request: pytest.FixtureRequest, open_window: OpenWindow) -> tuple[Bench, Mouse]:
    bench = open_window(state=LabState(sentence="The tired cat sat"), size=request.param)
    return bench, Mouse(bench)


def test_a_cell_is_read_pinned_and_let_go(held: tuple[Bench, Mouse]) -> None:
    bench, mouse = held
    bench.trigger("headViewAction")
    bench.settle()
    head_map, title = bench.part(HeadMap), bench.find(QLabel, "arithmeticTitle")
    cell, other = (middle(head_map.head_layout.cell_rect(*one)) for one in ((3, 2), (1, 1)))
    mouse.move(head_map, cell)
    assert bench.read_out() == bench.look(0, 3, 2)
    assert title.text() == "sat → cat"
    mouse.click(head_map, cell)
    mouse.move(head_map, other)
    assert bench.store.view.pin == PinnedCell(3, 2)
    assert bench.store.view.cell == (1, 1)
    assert title.text() == "sat → cat"
    mouse.click(head_map, cell)
    assert bench.store.view.pin is None
    mouse.move(head_map, other)
    assert title.text() == "tired → tired"
    mouse.move(bench.sentence, bench.sentence.rect().center())
    assert bench.store.view.cell is None


def test_labels_and_words_pin_a_whole_line(held: tuple[Bench, Mouse]) -> None:
    bench, mouse = held
    bench.trigger("headViewAction")
    bench.settle()
    head_map, words = bench.part(HeadMap), bench.part(SentenceWords)
    layout = head_map.head_layout
    tile = layout.tile
    beside = QPoint(tile.x - 12, middle(layout.cell_rect(2, 0)).y())
    above = QPoint(middle(layout.cell_rect(0, 2)).x(), tile.y - 14)
    mouse.click(head_map, beside)
    assert bench.store.view.pin == PinnedQuery(2)
    mouse.click(head_map, above)
    assert bench.store.view.pin == PinnedKey(2)
    box = words.words.boxes[1]
    mouse.click(words, box.center().toPoint() + QPoint(3, 3))
    assert bench.store.view.pin == PinnedQuery(1)


def test_a_cell_of_a_step_is_computed_in_words(held: tuple[Bench, Mouse]) -> None:
    bench, mouse = held
    bench.trigger("pipelineViewAction")
    bench.settle()
    cards = bench.part(CardStrip)
    mouse.click(cards, cards.card_rect(STEPS.index("scores")).center().toPoint())
    assert cards.accessibleDescription().startswith("4 of 10: Scores")
    picture = bench.part(StagePicture)
    cell = picture.cell_rect()
    two_on = cell.translated(2 * cell.width(), 2 * cell.height())
    mouse.click(picture, two_on.center().toPoint())
    score = float(bench.result.trace.scores[0, 2, 2])
    assert picture.cell_rect().contains(two_on.center())
    assert picture.reading() == f"Scores: S, 'cat', 'cat': {round(score, 2):g}"


def test_a_cell_of_one_side_is_ringed_on_all(held: tuple[Bench, Mouse]) -> None:
    bench, mouse = held
    bench.store.set_view(snapshot=Snapshot("kept", bench.state))
    bench.store.change("mask", mask=CausalMask())
    bench.trigger("compareViewAction")
    bench.settle()
    grids = {name: bench.find(CompareGrid, f"compareGrid{name}") for name in ("A", "B")}
    bench.qtbot.waitUntil(lambda: grids["A"].grid_layout is not None)
    for _ in range(4):  # the words above find their height one after the other
        bench.settle()
    for name, grid in grids.items():
        mouse.move(grid, middle(grid.grid_layout.cell_rect(3, 2, 1)))
        assert bench.store.view.cell == (2, 1), name
        assert [one.picture.figure.cell for one in grids.values()] == [(2, 1), (2, 1)]
        assert f"B {bench.weights[3, 2, 1]:.2f}" in bench.read_out()
    mouse.click(grids["B"], middle(grids["B"].grid_layout.cell_rect(3, 2, 1)))
    assert bench.store.view.selected_head == 3

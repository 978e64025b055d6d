"""The arcs beside the large map: pointer, keys, pins and the choice of curves."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from viewed_part import ViewedPart

from mha_desktop.lab.state import PinnedCell, PinnedKey, PinnedQuery, ViewState
from mha_desktop.panels.head.arcs_panel import ArcsPanel
from mha_desktop.qt.figures.arcs_layout import ArcRows, ArcsLayout, ArcToken
from mha_desktop.qt.figures.arcs_painter import ArcsFocus
from mha_desktop.qt.theme import DARK, LIGHT, head_colour

SENTENCE = "The tired cat sat on the warm mat"
BACKWARD = 3


class Bench(ViewedPart[ArcsPanel]):
    """The panel, and the cells that it points at."""

    def __init__(self, qtbot: QtBot) -> None:
        view = ViewState(selected_head=BACKWARD)
        super().__init__(qtbot, ArcsPanel, SENTENCE, view, (260, 640))
        self.panel, self.arcs = self.part, self.part.arcs
        self.cells: list[object] = []
        self.panel.cell_hovered.connect(self.cells.append)

    @property
    def layout(self) -> ArcsLayout:
        layout = self.arcs.layout_of_arcs
        assert layout is not None
        return layout

    def label(self, is_query: bool, place: int) -> QPoint:
        return self.layout.label_rect(ArcToken(is_query, place)).center().toPoint()


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


def test_a_click_pins_a_token_and_a_second_one_lets_it_go(qtbot: QtBot, bench: Bench) -> None:
    left = Qt.MouseButton.LeftButton
    qtbot.mouseClick(bench.arcs, left, pos=bench.label(True, 3))
    assert bench.view.pin == PinnedQuery(3)
    assert bench.arcs.focus == ArcsFocus(3, None)
    qtbot.mouseClick(bench.arcs, left, pos=bench.label(False, 1))
    assert bench.view.pin == PinnedKey(1)
    assert "Key “tired” is looked at most by" in bench.arcs.reading()
    qtbot.mouseClick(bench.arcs, left, pos=bench.label(False, 1))
    assert bench.view.pin is None


def test_a_curve_is_pointed_at_and_pinned_as_a_cell(qtbot: QtBot, bench: Bench) -> None:
    point = QPointF(bench.layout.left, bench.layout.height(0)).toPoint() + QPoint(20, 0)
    QTest.mouseMove(bench.arcs, point)
    assert bench.cells == [(0, 0)]
    qtbot.mouseClick(bench.arcs, Qt.MouseButton.LeftButton, pos=point)
    assert bench.view.pin == PinnedCell(0, 0)
    QTest.mouseMove(bench.arcs, bench.label(True, 5))
    assert bench.cells == [(0, 0), None]
    QTest.mouseMove(bench.arcs, bench.label(True, 6))
    assert bench.cells == [(0, 0), None]  # a token alone is no cell


def test_the_pointer_on_a_token_colours_its_curves(qtbot: QtBot, bench: Bench) -> None:
    point = QPointF(bench.layout.left, bench.layout.height(0)).toPoint() + QPoint(3, 0)
    colour = head_colour(LIGHT, BACKWARD)
    QTest.mouseMove(bench.arcs, bench.label(True, 0))
    assert bench.arcs.grab().toImage().pixelColor(point) == colour
    assert bench.arcs.toolTip() == bench.arcs.reading() == "Query “The” looks most at “The”: 1.00"
    QTest.mouseMove(bench.arcs, bench.label(True, 5))
    assert bench.arcs.grab().toImage().pixelColor(point) != colour


def test_the_keys_lead_from_token_to_token_and_pin(qtbot: QtBot, bench: Bench) -> None:
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(bench.arcs, key)
    assert bench.view.pin == PinnedKey(1)
    assert bench.arcs.accessibleDescription().startswith("Key “tired”")
    qtbot.keyClick(bench.arcs, Qt.Key.Key_Return)
    assert bench.view.pin is None
    qtbot.keyClick(bench.arcs, Qt.Key.Key_End)
    assert bench.arcs.focus == ArcsFocus(None, 7)
    qtbot.keyClick(bench.arcs, Qt.Key.Key_Left)
    qtbot.keyClick(bench.arcs, Qt.Key.Key_Home)
    assert bench.arcs.focus == ArcsFocus(0, None)


def test_the_spin_boxes_choose_the_curves(qtbot: QtBot, bench: Bench) -> None:
    qtbot.keyClick(bench.panel.strongest, Qt.Key.Key_Up)
    assert bench.panel.strongest.value() == 1
    assert bench.arcs.counts == (8, 8)
    assert bench.panel.caption.text() == "Line width = weight; 8 curves"
    bench.panel.threshold.setValue(0.99)
    strong = int((bench.weights.weights()[BACKWARD] >= 0.99).sum())
    assert bench.arcs.counts == (strong, strong)
    assert bench.panel.strongest.maximum() == 8


def test_of_many_curves_it_says_how_many_are_left_out(bench: Bench) -> None:
    bench.set_state(sentence=" ".join(f"w{i}" for i in range(64)))
    bench.show(selected_head=2)
    assert bench.panel.caption.text().endswith("the strongest 1,000 of 4,096 curves")


def test_transposed_the_keys_stand_left(bench: Bench) -> None:
    assert bench.label(True, 0).x() < bench.label(False, 0).x()
    bench.show(transposed=True)
    assert bench.label(True, 0).x() > bench.label(False, 0).x()


def test_a_mean_has_the_weights_of_all_heads(bench: Bench) -> None:
    bench.show(averaged=True, cell=(3, 2))
    assert bench.weights.weights()[:, 3, 2].mean() == pytest.approx(
        float(bench.arcs.reading().rpartition(" ")[2]), abs=0.005
    )


def test_scores_on_the_map_leave_the_arcs_weights(bench: Bench) -> None:
    bench.show(cell=(0, 0))
    before = bench.arcs.reading()
    bench.show(stage="scores")
    assert bench.arcs.reading() == before


def test_without_tokens_nothing_is_shown_and_nothing_breaks(qtbot: QtBot, bench: Bench) -> None:
    bench.show(cell=(7, 7), pin=PinnedQuery(7))
    bench.set_state(sentence=" ")
    assert bench.arcs.counts == (0, 0)
    qtbot.keyClick(bench.arcs, Qt.Key.Key_Down)
    qtbot.mouseClick(bench.arcs, Qt.MouseButton.LeftButton, pos=QPoint(20, 90))
    bench.arcs.grab()
    bench.set_state(sentence="one")
    assert bench.arcs.tokens == 1
    assert bench.arcs.focus == ArcsFocus()


def test_moving_the_focus_keeps_the_grey_curves(bench: Bench) -> None:
    bench.show(cell=(3, 2))
    bench.arcs.grab()
    picture = bench.arcs._picture
    assert picture is not None
    kept = picture._grey
    bench.show(cell=(4, 1))
    bench.arcs.grab()
    assert bench.arcs._picture is not None
    assert bench.arcs._picture._grey is kept
    bench.panel.set_theme(DARK)
    bench.arcs.grab()
    assert bench.arcs._picture._grey is not kept


def test_the_tokens_lie_beside_the_rows_of_a_map(qtbot: QtBot, bench: Bench) -> None:
    """The place of the rows is told in the map's pixels; rows that do not fit are not followed."""
    free = bench.layout.height(7)
    bench.panel.lie_beside(bench.panel.title, ArcRows(100, 40))
    offset = bench.arcs.y() - bench.panel.title.y()
    assert bench.layout.height(0) == 100 - offset + 20
    assert bench.layout.height(7) == 100 - offset + 20 + 7 * 40
    bench.panel.lie_beside(bench.panel.title, ArcRows(100, 400))
    assert bench.layout.height(7) == free
    bench.panel.lie_beside(bench.panel.title, None)
    assert bench.layout.height(7) == free

"""Strips sorted by contribution, contributions to one token, and the way to the Mixing view."""

from html import unescape

import numpy as np
import pytest
from mixer_bench import KEY, Bench, lab_state
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.mixer.strip_geometry import Part


class ChoosingBench(Bench):
    """A desk whose order and token are those of the store's view, as in the window."""

    def _connect(self) -> None:
        super()._connect()
        self.store.view_changed.connect(self.show_view)
        self.panel.order_chosen.connect(self.intents.order_strips)
        self.panel.token_chosen.connect(self.intents.choose_token)

    def show_view(self, view: ViewState) -> None:
        self.model.set_view(view.strip_order, view.token)

    def shown_order(self) -> list[int]:
        """Heads by where their tags are painted."""
        heads = range(self.model.rowCount())
        return sorted(heads, key=lambda head: self.panel.strips.part_rect(head, Part.TAG).left())

    def by_norm(self) -> list[int]:
        norms = np.array([strip.norm for strip in self.model.strips])
        return np.argsort(-norms, kind="stable").tolist()


@pytest.fixture
def bench(qtbot: QtBot) -> ChoosingBench:
    return ChoosingBench(qtbot, lab_state(gains=(0.1, 1.0, 0.5, 1.0, 2.0, 1.0, 1.5, 1.0)))


def choose(combo: QComboBox, *keys: Qt.Key) -> None:
    combo.setFocus()
    for key in keys:
        QTest.keyClick(combo, key)


def test_the_order_is_chosen_by_key_and_strips_follow(bench: ChoosingBench) -> None:
    assert bench.shown_order() == list(range(8))
    choose(bench.panel.choices.order, KEY.Key_Down)
    assert bench.store.view.strip_order == "contribution"
    assert bench.shown_order() == bench.by_norm()
    assert bench.shown_order() != list(range(8))
    bench.intents.order_strips("index")
    assert bench.panel.choices.order.currentIndex() == 0
    assert bench.shown_order() == list(range(8))


def test_a_sorted_strip_still_works_its_own_head(bench: ChoosingBench) -> None:
    bench.intents.order_strips("contribution")
    first = bench.by_norm()[0]
    bench.click(first, Part.MUTE)
    assert bench.store.state.muted == tuple(head == first for head in range(8))
    assert bench.panel.strips.tip_at(QPointF(bench.place(first, Part.MUTE))).startswith(
        f"Mute H{first + 1}"
    )


def test_left_and_right_go_from_strip_to_strip_as_they_stand(bench: ChoosingBench) -> None:
    bench.intents.order_strips("contribution")
    second = bench.by_norm()[1]
    bench.click(bench.by_norm()[0], Part.FADER)
    bench.press(KEY.Key_Right, KEY.Key_Return)
    assert bench.selected == [second]


def test_a_strip_does_not_slip_away_from_under_the_mouse(bench: ChoosingBench) -> None:
    """Muted, the largest head would go last at once, and a second click would hit another head."""
    bench.intents.order_strips("contribution")
    before = bench.shown_order()
    bench.click(before[0], Part.MUTE)
    assert bench.shown_order() == before
    QApplication.sendEvent(bench.panel.strips.viewport(), QEvent(QEvent.Type.Leave))
    assert bench.shown_order() == [*before[1:], before[0]]


def test_one_token_moves_bars_tips_and_what_is_read_out(bench: ChoosingBench) -> None:
    choose(bench.panel.choices.token, KEY.Key_Down, KEY.Key_Down)
    assert bench.store.view.token == 1
    trace = bench.store.result.trace
    expected = np.linalg.norm(trace.contributions[:, 1], axis=1)
    np.testing.assert_allclose([strip.norm for strip in bench.model.strips], expected, rtol=1e-4)
    tip = unescape(bench.panel.strips.tip_at(QPointF(bench.place(4, Part.METER))))
    assert tip.startswith(f"Contribution of H5 to 'bites': {expected[4]:.3g}.")
    bench.panel.strips.setFocus()
    assert "to 'bites'" in bench.panel.strips.accessibleDescription()


def test_the_token_goes_back_to_all_when_it_is_gone(bench: ChoosingBench) -> None:
    bench.intents.choose_token(2)
    assert bench.panel.choices.token.currentText() == "3 man"
    bench.intents.type_sentence("Dog")
    assert bench.panel.choices.token.currentText() == "All tokens"
    assert [bench.panel.choices.token.itemText(i) for i in range(2)] == ["All tokens", "1 Dog"]
    bench.intents.type_sentence("")
    assert not bench.panel.choices.isEnabled()
    bench.store.end_gesture()


def test_128_heads_are_sorted_and_scroll_to_the_largest(qtbot: QtBot) -> None:
    bench = ChoosingBench(qtbot, lab_state(128, d_model=256))
    bench.intents.order_strips("contribution")
    assert bench.shown_order() == bench.by_norm()


def wheel(bench: ChoosingBench, modifier: Qt.KeyboardModifier) -> None:
    matrix = bench.panel.matrix
    place = QPointF(matrix.map_rect().center())
    event = QWheelEvent(
        place, matrix.mapToGlobal(place), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        modifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(matrix, event)


def test_zooming_w_o_asks_for_the_mixing_view(bench: ChoosingBench) -> None:
    asked: list[bool] = []
    bench.panel.open_requested.connect(lambda: asked.append(True))
    matrix = bench.panel.matrix
    wheel(bench, Qt.KeyboardModifier.NoModifier)
    assert asked == []
    wheel(bench, Qt.KeyboardModifier.ControlModifier)
    QTest.mouseDClick(matrix, Qt.MouseButton.LeftButton, pos=matrix.map_rect().center())
    QTest.keyClick(bench.panel.open_button, KEY.Key_Space)
    assert asked == [True] * 3


def test_without_heads_there_is_nothing_to_show_large(bench: ChoosingBench) -> None:
    bench.intents.type_sentence("")
    assert not bench.panel.open_button.isEnabled()
    bench.store.end_gesture()

"""Spot the bug: one mistake at a time, each off again, undone in one step, and honestly told."""

from typing import get_args

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.mistakes import shows
from mha_desktop.lab.state import CausalMask, HiddenTokensMask, LabState, MistakeName, NoMask
from mha_desktop.panels.mistakes.mistake_card import MistakeCard
from mha_desktop.panels.mistakes.mistakes_panel import MistakesPanel
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.mistake_texts import mistake_look_for, mistake_name
from mha_desktop.qt.models.mistakes_model import MistakesModel
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import DARK, LIGHT
from mha_desktop.qt.worker import ImmediateExecutor

NAMES: tuple[MistakeName, ...] = get_args(MistakeName)
LEFT = Qt.MouseButton.LeftButton


class Bench:
    """The panel on a real store, wired as the window wires it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.store = LabStore(LabState(d_model=64), executor=ImmediateExecutor())
        self.intents = Intents(self.store)
        self.model = MistakesModel(executor=ImmediateExecutor)
        self.panel = MistakesPanel(self.model, LIGHT)
        self.store.state_changed.connect(self.panel.show_state)
        self.store.result_changed.connect(self.model.update)
        self.panel.mistake_chosen.connect(self.intents.set_mistake)
        self.panel.demonstration_requested.connect(self.intents.load_sizes)
        self.panel.show_state(self.store.state)
        self.model.update(self.store.result)
        qtbot.addWidget(self.panel)
        self.panel.resize(336, 600)

    def show(self) -> None:
        self.panel.show()
        self.qtbot.waitExposed(self.panel)

    def switch(self, mistake: MistakeName) -> MistakeCard:
        card = self.panel.card(mistake)
        self.panel.ensureWidgetVisible(card.switch)
        self.qtbot.mouseClick(card.switch, LEFT, pos=QPoint(8, card.switch.height() // 2))
        return card

    @property
    def on(self) -> list[MistakeName]:
        return [name for name in NAMES if self.panel.card(name).switch.isChecked()]

    @property
    def mistake(self) -> MistakeName | None:
        return self.store.state.mistake


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    bench = Bench(qtbot)
    bench.show()
    return bench


def visible_texts(card: MistakeCard) -> str:
    return "\n".join(label.text() for label in card.findChildren(QLabel) if label.isVisible())


@pytest.mark.parametrize("mistake", NAMES)
def test_a_switch_turns_its_mistake_on_and_off(bench: Bench, mistake: MistakeName) -> None:
    bench.switch(mistake)
    assert bench.mistake == mistake
    assert bench.on == [mistake]
    bench.switch(mistake)
    assert bench.mistake is None
    assert bench.on == []


def test_choosing_another_mistake_replaces_the_one_before(bench: Bench) -> None:
    bench.switch("unscaled")
    bench.switch("softmax_twice")
    assert bench.mistake == "softmax_twice"
    assert bench.on == ["softmax_twice"]
    bench.store.undo()
    assert bench.on == ["unscaled"]
    bench.store.undo()
    assert bench.on == []


def test_the_name_is_a_part_of_the_switch(bench: Bench) -> None:
    card = bench.panel.card("unscaled")
    name = next(label for label in card.findChildren(QLabel) if "No 1/" in label.text())
    bench.qtbot.mouseClick(name, LEFT)
    assert bench.mistake == "unscaled"


def test_space_and_alt_with_a_digit_do_the_same(bench: Bench) -> None:
    switch = bench.panel.card("softmax_twice").switch
    switch.setFocus()
    bench.qtbot.waitUntil(switch.hasFocus)
    bench.qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert bench.mistake == "softmax_twice"
    bench.qtbot.keyClick(switch, Qt.Key.Key_9, Qt.KeyboardModifier.AltModifier)
    bench.qtbot.waitUntil(lambda: bench.mistake == "sliced_output")


def test_a_mistake_switched_on_elsewhere_scrolls_into_sight(bench: Bench) -> None:
    bench.intents.set_mistake("sliced_output")
    switch = bench.panel.card("sliced_output").switch
    assert not switch.visibleRegion().isEmpty()


@pytest.mark.parametrize("mistake", NAMES)
def test_show_me_is_one_step_to_a_state_that_shows_it(bench: Bench, mistake: MistakeName) -> None:
    before = bench.store.state
    card = bench.panel.card(mistake)
    bench.panel.ensureWidgetVisible(card.show_button)
    bench.qtbot.mouseClick(card.show_button, LEFT)
    assert bench.on == [mistake]
    assert shows(bench.store.state, mistake)
    assert bench.store.undo_stack.undoText() == f"Show {mistake_name(mistake)}"
    bench.store.undo()
    assert bench.store.state == before


def test_a_card_says_why_its_mistake_changes_nothing(bench: Bench) -> None:
    card = bench.panel.card("mask_after_softmax")
    assert "Makes no difference here: no mask is set." in visible_texts(card)
    bench.intents.set_mask(CausalMask())
    assert "no difference" not in visible_texts(card)
    bench.intents.set_mask(NoMask())
    assert "no mask is set" in visible_texts(card)


def test_a_card_says_what_its_mistake_changes(bench: Bench) -> None:
    bench.intents.set_mask(CausalMask())
    card = bench.switch("mask_after_softmax")
    weights = bench.store.result.trace.weights
    sums = weights.sum(axis=2)
    text = visible_texts(card)
    assert f"Row sums: {sums.min():.2f} to {sums.max():.2f}" in text
    assert "Weights: off by up to 0." in text or "Weights: off by up to 1.000" in text
    assert "% away from the right one" in text
    others = "".join(visible_texts(bench.panel.card(name)) for name in NAMES[:5])
    assert "Row sums:" not in others


@pytest.mark.parametrize("mistake", NAMES)
def test_the_last_line_of_the_chosen_card_is_in_sight(bench: Bench, mistake: MistakeName) -> None:
    card = bench.switch(mistake)
    assert card.says_effect
    last = card.effect.mapTo(bench.panel.viewport(), card.effect.rect().bottomLeft())
    assert last.y() < bench.panel.viewport().height()


def test_a_mistake_without_effect_says_so(bench: Bench) -> None:
    text = visible_texts(bench.switch("sliced_output"))
    assert "Every number is the right one here." in text
    assert "all heads have the same gain" in text


def test_rows_without_a_key_are_undefined_in_words(bench: Bench) -> None:
    bench.intents.set_mask(HiddenTokensMask(tuple(range(12))))
    text = visible_texts(bench.switch("empty_row"))
    assert "Undefined: 96 of 96 rows (0/0)" in text
    assert "Output: undefined" in text


def test_the_right_formula_stands_beside_the_wrong_one_while_it_is_on(bench: Bench) -> None:
    card = bench.panel.card("unscaled")
    assert card.wrong.isVisible()
    assert not card.right.isVisible()
    bench.switch("unscaled")
    assert card.right.isVisible()
    assert card.wrong.is_typeset


def test_screen_readers_hear_name_hint_and_formula(bench: Bench) -> None:
    for name in NAMES:
        card = bench.panel.card(name)
        assert card.switch.accessibleName() == mistake_name(name)
        assert card.switch.accessibleDescription() == mistake_look_for(name)
        assert mistake_name(name) in card.show_button.accessibleName()
        assert card.wrong.accessibleName()
        assert card.switch.toolTip()
        assert card.show_button.toolTip()


def test_nothing_is_computed_while_the_panel_is_hidden(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.intents.set_mistake("unscaled")
    assert bench.model.effect is None
    assert not bench.panel.card("unscaled").wrong.is_typeset
    bench.show()
    assert bench.model.effect is not None
    assert bench.panel.card("unscaled").wrong.is_typeset
    assert bench.on == ["unscaled"]


def test_no_tokens_no_effect(bench: Bench) -> None:
    bench.switch("unscaled")
    bench.intents.type_sentence("")
    card = bench.panel.card("unscaled")
    assert "there are no tokens" in visible_texts(card)
    assert "Row sums" not in visible_texts(card)
    bench.store.end_gesture()


def test_the_card_that_is_on_is_framed_in_the_colour_of_errors(bench: Bench) -> None:
    card = bench.switch("unscaled")
    for theme in (LIGHT, DARK):
        bench.panel.set_theme(theme)
        image = card.grab().toImage()
        assert image.pixelColor(0, image.height() // 2) == theme.error
    assert card.isVisible()


def test_large_text_stays_within_the_panel(bench: Bench) -> None:
    font = QFont(QApplication.font())
    font.setPointSizeF(2 * font.pointSizeF())
    bench.panel.setFont(font)
    bench.switch("interleaved_groups")
    parts = [
        part
        for card in bench.panel.findChildren(MistakeCard)
        for part in card.findChildren(QWidget)
        if part.isVisible()
    ]
    assert len(parts) >= len(NAMES)
    for part in parts:
        right = part.mapTo(bench.panel, QPoint(part.width(), 0)).x()
        assert right <= bench.panel.width(), part

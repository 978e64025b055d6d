"""The Mixing view as a whole: its pages, its empty state, its themes."""

from mixing_page_bench import SUM, WHY, MixingPageBench
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.state import IdentityProjection, LabState, ViewState
from mha_desktop.panels.controls.late_page import LatePage
from mha_desktop.panels.mixing.mixing_view import MixingPage, MixingView
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.models.mixing_model import MixingModel
from mha_desktop.qt.theme import DARK, LIGHT, Theme
from mha_desktop.qt.worker import ImmediateExecutor

STATE = LabState(sentence="The tired cat sat")


def test_pages_are_chosen_with_the_buttons(qtbot: QtBot) -> None:
    bench = MixingPageBench(qtbot, STATE)
    assert bench.view.sum.isVisible()
    QTest.mouseClick(bench.view.pages.bar.buttons.button(WHY), Qt.MouseButton.LeftButton)
    assert bench.view.why.isVisible()
    assert not bench.view.sum.isVisible()


def test_take_keyboard_gives_it_to_the_choice_of_pages(qtbot: QtBot) -> None:
    bench = MixingPageBench(qtbot, STATE)
    bench.view.take_keyboard()
    button = bench.view.pages.bar.buttons.button(SUM)
    qtbot.waitUntil(button.hasFocus)
    qtbot.keyClick(button, Qt.Key.Key_Right)
    qtbot.waitUntil(bench.view.pages.bar.buttons.button(WHY).hasFocus)


def test_a_page_that_comes_to_the_front_is_up_to_date(qtbot: QtBot) -> None:
    bench = MixingPageBench(qtbot, STATE, WHY)
    bench.intents.set_projection(IdentityProjection())
    bench.view.pages.show_page(SUM)
    assert bench.view.sum.make().w_o.matrix is bench.store.result.parameters.w_o


def test_no_tokens_show_a_friendly_text_and_come_back(qtbot: QtBot) -> None:
    bench = MixingPageBench(qtbot, STATE)
    bench.intents.type_sentence("")
    bench.store.end_gesture()
    assert not bench.view.pages.isVisible()
    bench.view.grab()
    bench.intents.type_sentence("Dog bites man")
    bench.store.end_gesture()
    assert bench.view.sum.isVisible()
    assert bench.view.sum.make().concat.matrix.shape == (3, 512)


def test_a_shorter_sentence_and_fewer_heads_leave_nothing_behind(qtbot: QtBot) -> None:
    bench = MixingPageBench(qtbot, STATE)
    bench.hover(bench.view.sum.make().output, 3, 100)
    bench.view.set_hovered(7)
    bench.intents.set_heads(2)
    bench.intents.type_sentence("cat")
    bench.store.end_gesture()
    bench.view.grab()
    assert bench.view.sum.make().terms.entry.token == 0
    assert len(bench.view.sum.make().terms.terms()) == 2


def test_both_themes_colour_the_ground(qtbot: QtBot) -> None:
    bench = MixingPageBench(qtbot, STATE)
    light = bench.view.sum.make().w_o.grab().toImage()
    bench.view.set_theme(DARK)
    assert bench.view.sum.make().w_o.grab().toImage() != light
    bench.view.set_theme(LIGHT)
    assert bench.view.sum.make().w_o.grab().toImage() == light


def test_every_control_has_a_name(qtbot: QtBot) -> None:
    for page in (SUM, WHY):
        bench = MixingPageBench(qtbot, STATE, page)
        for widget in bench.view.findChildren(QWidget):
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                assert widget.accessibleName(), widget


class CountingPage(QWidget):
    """A page that only remembers what it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[object] = []

    def show_view(self, view: ViewState) -> None:
        self.told.append(view)

    def set_theme(self, theme: Theme) -> None:
        self.told.append(theme)


def test_more_pages_follow_view_and_theme(qtbot: QtBot) -> None:
    model = MixingModel(ContributionsModel(), executor=ImmediateExecutor)
    model.update(Laboratory().evaluate(STATE))
    page = CountingPage()
    view = MixingView(model, LIGHT, [MixingPage("Muting", LatePage(lambda: page))])
    qtbot.addWidget(view)
    view.show()
    for token in (1, 2):
        view.show_view(ViewState(token=token))
    assert page.told == []
    view.pages.show_page(2)
    assert page.told == [ViewState(token=2)]
    view.set_theme(DARK)
    assert page.told == [ViewState(token=2), DARK]

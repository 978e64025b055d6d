"""TopBar: the sentence, the source, undo and export, in a wide and in a narrow window."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.examples import EXAMPLE_SENTENCES
from mha_desktop.lab.state import CraftedHeads, LabState, RandomHeads
from mha_desktop.panels.style_sheet import style_sheet
from mha_desktop.panels.top_bar import TopBar
from mha_desktop.qt.theme import LIGHT


@pytest.fixture
def bar(qtbot: QtBot) -> TopBar:
    widget = TopBar(LIGHT)
    qtbot.addWidget(widget)
    widget.setStyleSheet(style_sheet(LIGHT))
    widget.resize(1440, 56)
    widget.show_state(LabState())
    widget.show()
    widget.activateWindow()
    return widget


def visible(bar: TopBar, kind: type[QWidget]) -> list[QWidget]:
    return [widget for widget in bar.findChildren(kind) if widget.isVisible()]


def export_button(bar: TopBar) -> QPushButton:
    return next(b for b in bar.findChildren(QPushButton) if b.accessibleName() == "Export")


def actions(bar: TopBar) -> tuple[QAction, QAction, QAction]:
    undo, redo, export = (QAction(text, bar) for text in ("Undo", "Redo", "Export"))
    bar.set_actions(undo, redo, export, QAction("Present", bar))
    return undo, redo, export


def test_typing_is_passed_on(qtbot: QtBot, bar: TopBar) -> None:
    bar.sentence.selectAll()
    with qtbot.waitSignal(bar.sentence_typed) as caught:
        qtbot.keyClick(bar.sentence, Qt.Key.Key_X)
    assert caught.args == ["x"]


def test_empty_sentence_is_allowed(qtbot: QtBot, bar: TopBar) -> None:
    bar.sentence.selectAll()
    with qtbot.waitSignal(bar.sentence_typed) as caught:
        qtbot.keyClick(bar.sentence, Qt.Key.Key_Delete)
    assert caught.args == [""]
    bar.show_state(replace(LabState(), sentence=""))
    assert bar.sentence.text() == ""


def test_examples_are_chosen_by_keys(qtbot: QtBot, bar: TopBar) -> None:
    with qtbot.waitSignal(bar.example_chosen) as caught:
        qtbot.keyClick(bar.examples, Qt.Key.Key_Down)
    assert caught.args == [EXAMPLE_SENTENCES[1]]


def test_own_sentence_is_no_example(qtbot: QtBot, bar: TopBar) -> None:
    bar.show_state(replace(LabState(), sentence="My own words"))
    assert bar.examples.currentIndex() == -1
    with qtbot.waitSignal(bar.example_chosen) as caught:
        qtbot.keyClick(bar.examples, Qt.Key.Key_Down)
    assert caught.args == [EXAMPLE_SENTENCES[0]]


def test_source_is_chosen_and_random_heads_show_their_options(qtbot: QtBot, bar: TopBar) -> None:
    assert not bar.random.isVisible()
    with qtbot.waitSignal(bar.source_chosen) as caught:
        qtbot.keyClick(bar.source, Qt.Key.Key_Down)
    assert caught.args == [RandomHeads()]
    bar.show_state(replace(LabState(), source=RandomHeads(7)))
    assert bar.random.isVisible()
    with qtbot.waitSignal(bar.source_chosen) as caught:
        qtbot.keyClick(bar.source, Qt.Key.Key_Up)
    assert caught.args == [CraftedHeads()]


def test_random_heads_come_back_as_they_were(qtbot: QtBot, bar: TopBar) -> None:
    bar.show_state(replace(LabState(), source=RandomHeads(7, 0.01)))
    bar.show_state(LabState())
    with qtbot.waitSignal(bar.source_chosen) as caught:
        qtbot.keyClick(bar.source, Qt.Key.Key_Down)
    assert caught.args == [RandomHeads(7, 0.01)]


def test_showing_a_state_tells_nobody(qtbot: QtBot, bar: TopBar) -> None:
    state = replace(LabState(), sentence="Man bites dog", source=RandomHeads(1, 0.2))
    with (
        qtbot.assertNotEmitted(bar.sentence_typed),
        qtbot.assertNotEmitted(bar.example_chosen),
        qtbot.assertNotEmitted(bar.source_chosen),
    ):
        bar.show_state(state)
    assert bar.sentence.text() == "Man bites dog"


def test_buttons_trigger_their_actions(qtbot: QtBot, bar: TopBar) -> None:
    _, redo, export = actions(bar)
    with qtbot.waitSignal(export.triggered):
        qtbot.mouseClick(export_button(bar), Qt.MouseButton.LeftButton)
    redo.setEnabled(False)
    export.setEnabled(False)
    assert not export_button(bar).isEnabled()
    undo_button, redo_button = visible(bar, QToolButton)
    assert undo_button.isEnabled()
    assert not redo_button.isEnabled()


def test_narrow_bar_hides_captions_and_turns_export_into_an_icon(qtbot: QtBot, bar: TopBar) -> None:
    actions(bar)
    assert export_button(bar).text() == "Export"
    assert len(visible(bar, QLabel)) == 2
    bar.resize(1024, 56)
    assert export_button(bar).text() == ""
    qtbot.waitUntil(lambda: export_button(bar).width() == 32)
    assert visible(bar, QLabel) == []
    bar.resize(1440, 56)
    assert export_button(bar).text() == "Export"


def test_narrow_bar_offers_the_panels(bar: TopBar) -> None:
    button = next(b for b in bar.findChildren(QToolButton) if b.accessibleName() == "Panels")
    bar.resize(1024, 56)
    assert not button.isVisible()
    bar.set_panels_menu(QMenu(bar))
    assert button.isVisible()
    bar.resize(1440, 56)
    assert not button.isVisible()


@pytest.mark.parametrize("width", [1440, 1024])
@pytest.mark.parametrize(
    ("key", "name"),
    [
        (Qt.Key.Key_S, "sentenceInput"),
        (Qt.Key.Key_O, "sourceSelector"),
        (Qt.Key.Key_X, "exampleSelector"),
    ],
)
def test_alt_keys_reach_the_fields_with_and_without_captions(
    qtbot: QtBot, bar: TopBar, width: int, key: Qt.Key, name: str
) -> None:
    actions(bar)
    bar.resize(width, 56)
    start = export_button(bar)
    start.setFocus()
    qtbot.waitUntil(start.hasFocus)
    qtbot.keyClick(start, key, Qt.KeyboardModifier.AltModifier)
    assert bar.findChild(QWidget, name).hasFocus()


def test_every_control_has_a_name_and_a_tool_tip(bar: TopBar) -> None:
    actions(bar)
    bar.show_state(replace(LabState(), source=RandomHeads()))
    bar.set_panels_menu(QMenu(bar))
    bar.resize(1024, 96)
    controls = [
        widget
        for widget in visible(bar, QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
    ]
    assert len(controls) >= 9
    for control in controls:
        name = QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name)
        assert name, control
        assert control.toolTip(), name

"""The help of the whole window: every control is explained, by key and by click."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QDialog,
    QLineEdit,
    QTableView,
    QWhatsThis,
    QWidget,
)
from window_bench import Bench, click

from mha_desktop.app.command_lists import PAGES
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.panels.help.help_card import HelpCard
from mha_desktop.panels.help.lookup import help_widget
from mha_desktop.panels.help.placing import visible_part
from mha_desktop.qt.help_texts import areas, controls
from mha_desktop.qt.help_texts_keys import PANEL_KEYS
from mha_desktop.qt.settings import FIRST_STARTS, Settings

# Only there while there is something to choose; the main window is no child of itself.
OPTIONAL = {"mainWindow", "dockTabs"}
VIEWS = ("heads", "head", "pipeline", "compare", "mixing", "sharing")


def open_everything(bench: Bench) -> None:
    """Show every view and every dock once, so that all of them are made."""
    for view in VIEWS:
        bench.trigger(f"{view}ViewAction")
    for dock in bench.window._docks.all:
        dock.show()
    bench.settle()


def is_control(widget: QWidget) -> bool:
    """Say whether the keyboard can go to a widget; the inner parts of Qt's own controls aside."""
    around = widget.parentWidget()
    is_inner = isinstance(around, QAbstractSpinBox) or widget.inherits("QListView")
    return widget.focusPolicy() is not Qt.FocusPolicy.NoFocus and not is_inner


def described(widget: QWidget) -> str:
    around = widget.parentWidget()
    names = [type(widget).__name__, widget.objectName(), widget.accessibleName()]
    return f"{' '.join(filter(None, names))} in {type(around).__name__}"


def unexplained(window: QWidget) -> list[str]:
    """Return the controls of a window that only the help of a whole area would answer for."""
    found = [widget for widget in window.findChildren(QWidget) if is_control(widget)]
    assert found
    return [
        described(widget) for widget in found if help_widget(widget)[1] not in controls().values()
    ]


def test_every_control_of_views_and_panels_has_help_of_its_own(bench: Bench) -> None:
    open_everything(bench)

    assert unexplained(bench.window) == []


@pytest.mark.parametrize("action", ["exportAction", "exportNumbersAction"])
def test_every_control_of_a_dialog_has_help_of_its_own(bench: Bench, action: str) -> None:
    bench.trigger(action)
    [dialog] = [one for one in bench.window.findChildren(QDialog) if one.isVisible()]

    assert unexplained(dialog) == []
    dialog.reject()


def test_names_in_the_tables_are_those_of_widgets(bench: Bench) -> None:
    """A page about a widget that was renamed would never be shown again."""
    open_everything(bench)
    names = {widget.objectName() for widget in bench.window.findChildren(QWidget)}
    elsewhere = {
        name
        for page in (*controls().values(), *areas().values())
        for name in page.names
        if name.startswith(("export", "numbers", "lesson", "presenter", "openLesson", "presented"))
        or name.startswith(("help", "closeHelp", "keys", "command", "welcome", "closeWelcome"))
    }
    known = set(controls()) | set(areas()) | {name for keys in PANEL_KEYS for name in keys.names}

    assert known - elsewhere - names <= {"leavePresenting", "messageChoice", *OPTIONAL}


def card(bench: Bench) -> HelpCard:
    shown = bench.window.helping.card
    assert shown is not None
    return shown


def test_f1_explains_the_control_that_has_the_keyboard_and_escape_gives_it_back(
    bench: Bench,
) -> None:
    slider = bench.find(QWidget, "headsSlider")
    bench.focus(slider)
    bench.press("F1")

    assert card(bench).title.text() == "Number of heads"
    assert "Alt+H" in card(bench).keys.text()
    assert "Alt+H" in slider.window().findChild(HelpCard).keys.text()
    bench.press("Esc")
    assert bench.window.helping.card is None
    assert slider.hasFocus()


def test_the_card_leaves_its_control_in_view_and_stays_in_the_window(
    open_window: Callable[..., Bench],
) -> None:
    for size in ((1440, 900), (1024, 700)):
        bench = open_window(size=size)
        for name in ("headsSlider", "sentenceInput", "sourceSelector", "temperatureSpinBox"):
            control = bench.find(QWidget, name)
            bench.focus(control)
            bench.press("F1")
            shown = card(bench).geometry()
            corner = control.mapTo(bench.window, QPoint(0, 0))
            assert bench.window.rect().contains(shown), name
            assert not shown.intersects(control.rect().translated(corner)), name
            bench.press("Esc")


def test_the_formula_of_a_card_is_typeset_on_a_worker(bench: Bench) -> None:
    bench.focus(bench.find(QWidget, "temperatureSpinBox"))
    bench.press("F1")
    formula = card(bench).formula

    assert formula is not None
    assert formula.accessibleName() == "a = softmax(s / T)"
    bench.qtbot.waitUntil(lambda: formula.is_typeset)


def test_f1_twice_closes_the_card(bench: Bench) -> None:
    bench.focus(bench.sentence)
    bench.press("F1")
    bench.press("F1")

    assert bench.window.helping.card is None
    assert bench.sentence.hasFocus()


def test_the_window_can_be_used_while_the_card_is_open(bench: Bench) -> None:
    bench.focus(bench.find(QWidget, "headsSlider"))
    bench.press("F1")
    bench.type_sentence("one two")

    assert bench.state.sentence == "one two"
    assert card(bench).isVisible()


def test_the_card_goes_with_its_control(bench: Bench) -> None:
    bench.focus(bench.grid)
    bench.press("F1")
    bench.trigger("mixingViewAction")

    assert bench.window.helping.card is None


def test_f1_explains_a_control_of_a_dialog_and_escape_leaves_the_dialog_open(bench: Bench) -> None:
    bench.trigger("exportNumbersAction")
    form = bench.find(QWidget, "numbersForm")
    bench.focus(form)
    bench.press("F1")

    assert card(bench).title.text() == "Form of the file"
    assert card(bench).window() is form.window()
    bench.press("Esc")
    assert form.isVisible()
    bench.press("Esc")
    assert not form.isVisible()


def test_a_card_that_a_dialog_took_along_is_made_anew(bench: Bench) -> None:
    bench.trigger("exportNumbersAction")
    form = bench.find(QWidget, "numbersForm")
    bench.focus(form)
    bench.press("F1")
    form.window().reject()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert bench.window.helping.card is None
    bench.window.activateWindow()
    bench.focus(bench.sentence)
    bench.press("F1")

    assert card(bench).title.text() == "Sentence"


def test_f1_in_a_panel_of_its_own_window_shows_the_card_in_the_main_one(bench: Bench) -> None:
    dock = bench.window._docks.dimensions
    dock.setFloating(True)
    dock.activateWindow()
    slider = bench.find(QWidget, "headsSlider")
    bench.focus(slider)
    bench.press("F1")
    assert card(bench).parentWidget() is bench.window
    bench.qtbot.waitUntil(card(bench).close_button.hasFocus)
    bench.press("Esc")

    bench.qtbot.waitUntil(slider.hasFocus)


def test_shift_f1_and_a_click_explain_a_control_without_pressing_it(bench: Bench) -> None:
    button = bench.find(SegmentedButton, "rangeSelector").findChildren(QWidget)[2]
    before = bench.store.view
    bench.press("Shift+F1")
    assert QWhatsThis.inWhatsThisMode()
    click(button, button.rect().center())

    assert card(bench).title.text() == "Colour range"
    assert bench.store.view == before
    assert not QWhatsThis.inWhatsThisMode()


def test_shift_f1_answers_for_a_label_with_the_help_of_its_panel(bench: Bench) -> None:
    bench.press("Shift+F1")
    panel = bench.find(QWidget, "dimensionsPanel")
    click(panel, QPoint(4, panel.height() - 4))

    assert card(bench).title.text() == "Dimensions"


def test_escape_ends_what_is_this_without_an_answer(bench: Bench) -> None:
    bench.press("Shift+F1")
    bench.press("Esc")

    assert not QWhatsThis.inWhatsThisMode()
    assert bench.window.helping.card is None
    bench.click_head(3)
    assert bench.store.view.selected_head == 3


def test_all_keys_and_what_is_this_are_one_key_away_from_the_card(bench: Bench) -> None:
    bench.focus(bench.sentence)
    bench.press("F1")
    bench.qtbot.mouseClick(card(bench).whats_this, Qt.MouseButton.LeftButton)
    assert QWhatsThis.inWhatsThisMode()
    bench.press("Esc")
    bench.press("F1")
    bench.qtbot.mouseClick(card(bench).all_keys, Qt.MouseButton.LeftButton)

    assert bench.find(QDialog, "keysPage").isVisible()
    bench.find(QDialog, "keysPage").reject()


def palette(bench: Bench) -> QLineEdit:
    bench.press("Ctrl+Shift+P")
    field = bench.find(QLineEdit, "commandSearch")
    bench.qtbot.waitUntil(field.hasFocus)
    return field


def test_a_command_is_found_by_typing_and_run_with_enter(bench: Bench) -> None:
    bench.focus(bench.sentence)
    field = palette(bench)
    bench.qtbot.keyClicks(field, "solo")
    bench.qtbot.keyClick(field, Qt.Key.Key_Return)

    bench.qtbot.waitUntil(lambda: bench.state.soloed[0])
    bench.qtbot.waitUntil(bench.sentence.hasFocus)


def test_escape_closes_the_commands_and_changes_nothing(bench: Bench) -> None:
    bench.focus(bench.grid)
    before = bench.state
    field = palette(bench)
    bench.qtbot.keyClick(field, Qt.Key.Key_Escape)

    assert not field.isVisible()
    bench.qtbot.waitUntil(bench.grid.hasFocus)
    assert bench.state == before


def test_a_command_that_cannot_be_done_is_listed_but_not_run(bench: Bench) -> None:
    field = palette(bench)
    bench.qtbot.keyClicks(field, "redo")
    table = bench.find(QTableView, "commandList")
    index = table.model().index(0, 0)
    assert index.data() == "Redo"
    assert not index.flags() & Qt.ItemFlag.ItemIsEnabled
    bench.qtbot.keyClick(field, Qt.Key.Key_Return)
    click(table, table.visualRect(index).center())

    assert field.isVisible()
    bench.find(QDialog, "commandPalette").reject()


def test_the_commands_reach_every_page_of_every_view(bench: Bench) -> None:
    for view, (action, pages) in PAGES.items():
        commands = bench.window.helping.commands()
        path = bench.window._actions[action].text().replace("&", "")
        found = [one for one in commands if one.path == path]
        assert len(found) == len(pages), view
        for place, command in enumerate(found):
            command.run()
            shown = bench.window.centralWidget().findChild(SubPages, f"{view}Pages")
            assert bench.store.view.view == view
            assert shown.index == place
            assert shown.bar.buttons.button(place).text() == command.title


@pytest.mark.parametrize("what", ["All heads", "Mixing desk", "Man bites dog", "softmax twice"])
def test_views_panels_examples_and_mistakes_are_commands(bench: Bench, what: str) -> None:
    assert what in [command.title for command in bench.window.helping.commands()]


def test_an_example_and_a_mistake_are_taken_from_the_commands(bench: Bench) -> None:
    commands = {command.title: command for command in bench.window.helping.commands()}
    commands["Man bites dog"].run()
    commands["softmax twice"].run()

    assert bench.state.sentence == "Man bites dog"
    assert bench.state.mistake == "softmax_twice"


def test_all_keys_are_listed_and_searched(bench: Bench) -> None:
    bench.press("Ctrl+F1")
    page = bench.find(QDialog, "keysPage")
    field, table = bench.find(QLineEdit, "keysSearch"), bench.find(QTableView, "keysTable")
    bench.qtbot.waitUntil(field.hasFocus)
    listed = [
        tuple(table.model().index(row, column).data() for column in range(3))
        for row in range(table.model().rowCount())
    ]
    assert ("pin the whole query, the whole key", "One head", "Q, K") in listed
    assert any(line[2] == "Ctrl+Shift+P" for line in listed)
    bench.qtbot.keyClicks(field, "mute, solo")
    assert table.model().rowCount() == 1
    bench.qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_every_key_of_the_menus_belongs_to_one_action(bench: Bench) -> None:
    keys = [
        key.toString()
        for action in bench.window._actions.values()
        for key in action.shortcuts()
        if not key.isEmpty()
    ]
    assert len(keys) == len(set(keys))


@pytest.fixture
def greeted(open_window: Callable[..., Bench], tmp_path: Path) -> Bench:
    """A window at the first start of a newcomer."""
    bench = open_window(settings=tmp_path / "settings.json")
    bench.window.greet()
    bench.settle()
    return bench


def welcome(bench: Bench) -> QWidget:
    return bench.window.helping.welcoming.card


def test_the_welcome_leaves_the_heatmaps_in_view(greeted: Bench) -> None:
    grid, card = greeted.grid, welcome(greeted)
    below = card.mapTo(greeted.window, QPoint(0, card.height())).y()

    assert card.isVisible()
    assert grid.mapTo(greeted.window, QPoint(0, 0)).y() >= below
    assert visible_part(grid) == grid.rect()
    assert greeted.store.result is not None


def test_a_window_without_settings_greets_nobody(bench: Bench) -> None:
    bench.window.greet()

    assert not welcome(bench).isVisible()


def test_who_closed_the_welcome_is_not_greeted_again(greeted: Bench, tmp_path: Path) -> None:
    welcome(greeted).close_button.click()

    assert not welcome(greeted).isVisible()
    again = Settings(tmp_path / "settings.json").preferences
    assert again.welcome_shown == FIRST_STARTS
    greeted.trigger("welcomeAction")
    assert welcome(greeted).isVisible()


def test_the_welcome_comes_at_the_first_starts_only(
    open_window: Callable[..., Bench], tmp_path: Path
) -> None:
    shown = []
    for _ in range(FIRST_STARTS + 1):
        bench = open_window(settings=tmp_path / "settings.json")
        bench.window.greet()
        shown.append(bench.window.helping._welcoming is not None)
        bench.close()

    assert shown == [True] * FIRST_STARTS + [False]


def test_try_it_points_at_the_sentence_and_the_heads_until_something_is_done(
    greeted: Bench,
) -> None:
    welcoming = greeted.window.helping.welcoming
    QTest.mouseClick(welcoming.card.try_it, Qt.MouseButton.LeftButton)

    assert [hint.isVisible() for hint in welcoming.hints] == [True, True]
    assert not welcoming.card.isVisible()
    assert greeted.sentence.hasFocus()
    assert greeted.sentence.selectedText() == greeted.state.sentence
    greeted.qtbot.keyClicks(greeted.sentence, "Hello")
    assert greeted.state.sentence == "Hello"
    assert welcoming.hints == ()


def test_lesson_and_file_are_asked_for(greeted: Bench) -> None:
    helping = greeted.window.helping
    with greeted.qtbot.waitSignal(helping.lesson_requested):
        welcome(greeted).lesson.click()
    helping.welcome()
    helping.file_requested.disconnect()
    with greeted.qtbot.waitSignal(helping.file_requested):
        welcome(greeted).file.click()

"""All commands and all keys of the window, in lists that are searched."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLineEdit,
    QTableView,
)
from window_bench import Bench, click

from mha_desktop.app.command_lists import PAGES
from mha_desktop.panels.controls.sub_pages import SubPages


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


@pytest.mark.parametrize("panel", ["Notes", "Spot the bug", "Dimensions"])
def test_a_command_goes_to_a_panel_open_or_not(bench: Bench, panel: str) -> None:
    commands = {command.title: command for command in bench.window.helping.commands()}
    for _ in range(2):
        bench.focus(bench.sentence)
        commands[f"Go to {panel}"].run()
        [dock] = [one for one in bench.window._docks.all if one.windowTitle() == panel]
        bench.qtbot.waitUntil(lambda dock=dock: dock.isAncestorOf(QApplication.focusWidget()))
        assert dock.isVisible()


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
    assert ("blank the screen", "Presenting") in [line[:2] for line in listed]
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

"""What is found while one types, and in which order."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from mha_desktop.qt.models.commands_model import Command, CommandColumn, CommandsModel, found

COMMANDS = (
    Command("Save", "File", "Ctrl+S"),
    Command("Reset layout", "Window"),
    Command("Layout of keys", "Heads ▸ Sharing", "F7"),
    Command("Multi-query (MQA)", "Heads", enabled=False),
    Command("Größere Schrift", "Ansicht", checked=True),
)


def titles(text: str) -> list[str]:
    return [command.title for command in found(COMMANDS, text)]


def test_nothing_typed_shows_all_in_their_order() -> None:
    assert titles("  ") == [command.title for command in COMMANDS]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("save", ["Save"]),
        ("SAVE", ["Save"]),
        ("lay", ["Layout of keys", "Reset layout"]),
        ("lay res", ["Reset layout"]),
        ("rl", ["Reset layout"]),
        ("lk", ["Layout of keys"]),
        ("mqm", ["Multi-query (MQA)"]),
        ("ayout", ["Reset layout", "Layout of keys"]),
        ("sharing", ["Layout of keys"]),
        ("f7", ["Layout of keys"]),
        ("ctrl+s", ["Save"]),
        ("grosse", ["Größere Schrift"]),
        ("größere", ["Größere Schrift"]),
        ("grossere schrift", ["Größere Schrift"]),
        ("grösse", ["Größere Schrift"]),
        ("xyz", []),
        ("(((", []),
    ],
)
def test_words_first_letters_places_and_keys_find(typed: str, expected: list[str]) -> None:
    assert titles(typed) == expected


def test_accents_need_not_be_typed() -> None:
    assert titles("ansicht gro") == ["Größere Schrift"]


def test_the_model_keeps_the_rules_of_qt(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    model = CommandsModel(COMMANDS, ("Command", "Where", "Keys"))
    qtmodeltester.check(model)
    model.search("lay")
    qtmodeltester.check(model)

    assert model.rowCount() == 2
    assert model.headerData(CommandColumn.PATH, Qt.Orientation.Horizontal) == "Where"


def test_what_cannot_be_done_is_greyed_and_what_is_on_is_marked() -> None:
    model = CommandsModel(COMMANDS, ("Command", "Where", "Keys"))

    assert not model.flags(model.index(3, 0)) & Qt.ItemFlag.ItemIsEnabled
    assert model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsEnabled
    assert model.index(4, 0).data() == "Größere Schrift ✓"
    assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "Save, File, Ctrl+S"

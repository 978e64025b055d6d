"""SentenceField: follows typing, leaves undo to the lab, and survives whatever is pasted."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.sentence_field import SentenceField


@pytest.fixture
def field(qtbot: QtBot) -> SentenceField:
    widget = SentenceField()
    qtbot.addWidget(widget)
    widget.show()
    widget.activateWindow()
    return widget


def test_every_key_is_told(qtbot: QtBot, field: SentenceField) -> None:
    typed: list[str] = []
    field.sentence_typed.connect(typed.append)
    qtbot.keyClicks(field, "dog")
    assert typed == ["d", "do", "dog"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_ends_the_typing(qtbot: QtBot, field: SentenceField, key: Qt.Key) -> None:
    with qtbot.waitSignal(field.typing_ended):
        qtbot.keyClick(field, key)


def test_leaving_the_field_ends_the_typing(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    first, second = SentenceField(), SentenceField()
    column.addWidget(first)
    column.addWidget(second)
    window.show()
    window.activateWindow()
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    qtbot.keyClicks(first, "dog")
    with qtbot.waitSignal(first.typing_ended):
        qtbot.keyClick(first, Qt.Key.Key_Tab)


def test_showing_a_sentence_tells_nobody(qtbot: QtBot, field: SentenceField) -> None:
    with qtbot.assertNotEmitted(field.sentence_typed):
        field.show_sentence("Dog bites man")
    assert field.text() == "Dog bites man"


def test_cursor_stays_when_the_lab_answers_what_was_typed(
    qtbot: QtBot, field: SentenceField
) -> None:
    field.sentence_typed.connect(field.show_sentence)
    field.show_sentence("bites man")
    field.setCursorPosition(0)
    qtbot.keyClicks(field, "dog ")
    assert field.text() == "dog bites man"


@pytest.mark.parametrize(
    ("keys", "signal"),
    [
        ("Ctrl+Z", "undo_requested"),
        ("Ctrl+Y", "redo_requested"),
        ("Ctrl+Shift+Z", "redo_requested"),
    ],
)
def test_undo_keys_are_the_lab_s_and_not_the_field_s(
    qtbot: QtBot, field: SentenceField, keys: str, signal: str
) -> None:
    """Also beside an action with the same keys, as in the window: one press, one undo."""
    actions: list[str] = []
    action = QAction(field)
    action.setShortcut(keys)
    action.triggered.connect(lambda: actions.append(keys))
    field.addAction(action)
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    qtbot.keyClicks(field, "dog")
    pressed = QKeySequence(keys)[0]
    with qtbot.waitSignal(getattr(field, signal)):
        qtbot.keyClick(field, pressed.key(), pressed.keyboardModifiers())
    assert field.text() == "dog"
    assert actions == []


def test_hundred_thousand_pasted_characters_are_kept(qtbot: QtBot, field: SentenceField) -> None:
    text = "The animal didn't cross. " * 4000
    QGuiApplication.clipboard().setText(text)
    field.setFocus()
    with qtbot.waitSignal(field.sentence_typed) as caught:
        qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert caught.args == [text]


@pytest.mark.parametrize("text", ["猫 sat 🐈‍⬛", "a\tb\nc", "السلام عليكم", "e\u0301", "\x00\x07"])
def test_strange_text_goes_in_and_out_unchanged(
    qtbot: QtBot, field: SentenceField, text: str
) -> None:
    with qtbot.waitSignal(field.sentence_typed) as caught:
        field.setText(text)
    assert caught.args == [text]


def test_lone_surrogate_shows_its_number_instead_of_vanishing(field: SentenceField) -> None:
    field.show_sentence("cat \ud800 sat")
    assert field.text() == "cat U+D800 sat"


def test_long_sentence_shows_its_beginning(field: SentenceField) -> None:
    field.clearFocus()
    field.show_sentence("The animal didn't cross the street " * 10)
    assert field.cursorPosition() == 0


def test_nothing_is_pasted_where_nothing_can_be_typed(qtbot: QtBot, field: SentenceField) -> None:
    field.show_sentence("The words of a file")
    field.setReadOnly(True)
    QGuiApplication.clipboard().setText("mine")
    qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == "The words of a file"


def test_of_too_much_the_beginning_is_pasted(qtbot: QtBot, field: SentenceField) -> None:
    field.show_sentence("The ")
    field.end(False)
    QGuiApplication.clipboard().setText("ab " * 100_000)
    qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == ("The " + "ab " * 100_000)[:200_000]

"""MessageBar: says one sentence, offers values, and goes away without taking the focus."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.message_bar import MessageBar
from mha_desktop.qt.theme import LIGHT

SENTENCE = "d_model 50 is not divisible by 8 heads (remainder 2); nearest: 48 or 56"


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[MessageBar]:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(QLineEdit())
    widget = MessageBar(LIGHT)
    column.addWidget(widget)
    window.show()
    window.activateWindow()
    yield widget
    window.close()


def test_hidden_until_there_is_something_to_say(bar: MessageBar) -> None:
    assert not bar.isVisible()
    bar.show_message(SENTENCE)
    assert bar.isVisible()
    assert bar.text == SENTENCE


def test_choice_passes_its_value_on_and_closes(qtbot: QtBot, bar: MessageBar) -> None:
    """The value is any object, such as a field and its number."""
    bar.show_message(SENTENCE, [("48", ("d_model", 48)), ("56", ("d_model", 56))])
    with qtbot.waitSignal(bar.choice_made) as caught:
        qtbot.mouseClick(bar.choice_buttons()[1], Qt.MouseButton.LeftButton)
    assert caught.args == [("d_model", 56)]
    assert not bar.isVisible()


def test_next_message_replaces_the_choices(bar: MessageBar) -> None:
    bar.show_message(SENTENCE, [("48", 48), ("56", 56)])
    bar.show_message("The text is kept; the first 512 tokens are used")
    assert bar.choice_buttons() == []


def test_answer_to_a_choice_may_be_another_message(qtbot: QtBot, bar: MessageBar) -> None:
    bar.choice_made.connect(lambda value: bar.show_message(f"took {value}"))
    bar.show_message(SENTENCE, [("48", 48)])
    qtbot.mouseClick(bar.choice_buttons()[0], Qt.MouseButton.LeftButton)
    assert bar.isVisible()
    assert bar.text == "took 48"


def test_escape_closes_from_any_of_its_buttons(qtbot: QtBot, bar: MessageBar) -> None:
    bar.show_message(SENTENCE, [("48", 48)])
    qtbot.keyClick(bar.choice_buttons()[0], Qt.Key.Key_Escape)
    assert not bar.isVisible()


def test_close_button_closes(qtbot: QtBot, bar: MessageBar) -> None:
    bar.show_message(SENTENCE)
    button = bar.findChild(QToolButton)
    assert button.accessibleName()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not bar.isVisible()


def test_message_leaves_the_focus_where_it_is(qtbot: QtBot, bar: MessageBar) -> None:
    field = bar.window().findChild(QLineEdit)
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    bar.show_message(SENTENCE, [("48", 48)])
    qtbot.keyClicks(field, "abc")
    assert field.text() == "abc"
    assert field.hasFocus()


def test_text_is_never_taken_for_markup(bar: MessageBar) -> None:
    bar.show_message("the token <b> is hidden")
    assert bar.text == "the token <b> is hidden"

"""The notes take what is pasted, as far as there is room."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from mha_desktop.panels.notes_panel import MOST_CHARACTERS, NotesPanel


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def panel(qtbot: QtBot, told: list[str]) -> NotesPanel:
    panel = NotesPanel()
    qtbot.addWidget(panel)
    panel.message.connect(lambda note: told.append(str(note)))
    panel.show()
    return panel


def paste(qtbot: QtBot, panel: NotesPanel, text: str) -> str:
    """Return the notes after a text was pasted at the cursor."""
    [sheet] = panel.findChildren(QPlainTextEdit)
    QGuiApplication.clipboard().setText(text)
    qtbot.keyClick(sheet, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    return sheet.toPlainText()


def test_what_fits_is_pasted_whole(qtbot: QtBot, panel: NotesPanel, told: list[str]) -> None:
    assert paste(qtbot, panel, "first\nsecond") == "first\nsecond"
    assert told == []


def test_of_too_much_the_beginning_is_pasted_and_it_is_said(
    qtbot: QtBot, panel: NotesPanel, told: list[str]
) -> None:
    """50 MB stopped the window for 13 s, and would have gone into every file of the session."""
    panel.show_notes("before ")
    text = "ab\n" * MOST_CHARACTERS
    notes = paste(qtbot, panel, text)
    assert len(notes) == MOST_CHARACTERS
    assert text.startswith(notes.removesuffix("before "))
    assert told == [
        "the notes have room for 200000 characters; the end of what came in is left out"
    ]


def test_what_is_replaced_makes_room(qtbot: QtBot, panel: NotesPanel, told: list[str]) -> None:
    panel.show_notes("a" * MOST_CHARACTERS)
    [sheet] = panel.findChildren(QPlainTextEdit)
    sheet.selectAll()
    assert paste(qtbot, panel, "b" * MOST_CHARACTERS) == "b" * MOST_CHARACTERS
    assert told == []
    sheet.moveCursor(sheet.textCursor().MoveOperation.End)
    assert paste(qtbot, panel, "c") == "b" * MOST_CHARACTERS
    assert len(told) == 1

"""MistakeBanner: always there while a mistake is on, never otherwise, one click from right."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import LabState
from mha_desktop.panels.controls.mistake_banner import MistakeBanner
from mha_desktop.panels.style_sheet import style_sheet
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import DARK, LIGHT, Theme
from mha_desktop.qt.worker import ImmediateExecutor


@pytest.fixture
def banner(qtbot: QtBot) -> Iterator[MistakeBanner]:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(QLineEdit())
    widget = MistakeBanner(LIGHT)
    column.addWidget(widget)
    window.show()
    window.activateWindow()
    yield widget
    window.close()


def test_hidden_without_a_mistake(banner: MistakeBanner) -> None:
    assert not banner.isVisible()
    banner.show_mistake("unscaled")
    assert banner.isVisible()
    assert banner.text == "Deliberately wrong: no 1/√d_k."
    banner.show_mistake(None)
    assert not banner.isVisible()
    assert banner.text == ""


def test_names_have_real_subscripts(banner: MistakeBanner) -> None:
    banner.show_mistake("scaled_by_d_model")
    texts = [label.text() for label in banner.findChildren(QLabel)]
    assert any("d<sub>model</sub> instead of 1/√d<sub>k</sub>" in text for text in texts)


def test_a_note_stands_behind_the_warning(banner: MistakeBanner) -> None:
    banner.set_note("This view leaves the mistake out.")
    assert not banner.isVisible()
    banner.show_mistake("softmax_twice")
    assert banner.text == "Deliberately wrong: softmax twice. This view leaves the mistake out."
    banner.set_note("")
    assert banner.text == "Deliberately wrong: softmax twice."


@pytest.mark.parametrize("by_key", [False, True])
def test_one_click_or_key_makes_it_right_and_undo_brings_it_back(
    qtbot: QtBot, banner: MistakeBanner, by_key: bool
) -> None:
    store = LabStore(LabState(d_model=64), executor=ImmediateExecutor())
    intents = Intents(store)
    store.state_changed.connect(lambda state: banner.show_mistake(state.mistake))
    banner.right_requested.connect(lambda: intents.set_mistake(None))
    intents.set_mistake("unscaled")
    button = banner.findChild(QPushButton, "makeItRightButton")
    if by_key:
        field = banner.window().findChild(QLineEdit)
        field.setFocus()
        qtbot.waitUntil(field.hasFocus)
        qtbot.keyClick(field, Qt.Key.Key_0, Qt.KeyboardModifier.AltModifier)
    else:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: store.state.mistake is None)
    assert not banner.isVisible()
    store.undo()
    assert store.state.mistake == "unscaled"
    assert banner.isVisible()


def test_it_is_said_aloud_when_it_appears(
    banner: MistakeBanner, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: heard.append((event.message(), event.politeness())),
    )
    banner.show_mistake("softmax_twice")
    banner.show_mistake("softmax_twice")
    banner.show_mistake(None)
    assertive = QAccessible.AnnouncementPoliteness.Assertive
    assert heard == [("Deliberately wrong: softmax twice.", assertive)]
    assert banner.accessibleName() == ""


def test_the_focus_stays_where_it_is(qtbot: QtBot, banner: MistakeBanner) -> None:
    field = banner.window().findChild(QLineEdit)
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    banner.show_mistake("unscaled")
    qtbot.keyClicks(field, "abc")
    assert field.text() == "abc"


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_ground_is_the_colour_of_errors(banner: MistakeBanner, theme: Theme) -> None:
    banner.setStyleSheet(style_sheet(theme))
    banner.set_theme(theme)
    banner.show_mistake("unscaled")
    image = banner.grab().toImage()
    assert QColor(image.pixelColor(3, 3)) == theme.error

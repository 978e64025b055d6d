"""SegmentedButton: exactly one choice, by mouse and by arrow keys, and room for its bold text."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.style_sheet import style_sheet
from mha_desktop.qt.theme import LIGHT


@pytest.fixture
def segmented(qtbot: QtBot) -> SegmentedButton:
    widget = SegmentedButton("Range", [("Shared", 1), ("Per head", 2), ("Fixed", 3)])
    qtbot.addWidget(widget)
    widget.show()
    widget.activateWindow()
    return widget


def test_click_chooses_and_tells_the_value(qtbot: QtBot, segmented: SegmentedButton) -> None:
    with qtbot.waitSignal(segmented.chosen) as caught:
        qtbot.mouseClick(segmented.button(2), Qt.MouseButton.LeftButton)
    assert caught.args == [2]
    assert segmented.choice() == 2


def test_arrow_key_moves_the_choice(qtbot: QtBot, segmented: SegmentedButton) -> None:
    segmented.set_choice(1)
    segmented.button(1).setFocus()
    with qtbot.waitSignal(segmented.chosen) as caught:
        qtbot.keyClick(segmented.button(1), Qt.Key.Key_Right)
    assert caught.args == [2]
    assert segmented.button(2).hasFocus()


def test_tab_goes_to_the_chosen_button_and_then_on(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    before, after = QLineEdit(), QLineEdit()
    segmented = SegmentedButton("Range", [("Shared", 1), ("Per head", 2), ("Fixed", 3)])
    for widget in (before, segmented, after):
        column.addWidget(widget)
    segmented.set_choice(2)
    window.show()
    window.activateWindow()
    before.setFocus()
    qtbot.waitUntil(before.hasFocus)
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert segmented.button(2).hasFocus()
    qtbot.keyClick(segmented.button(2), Qt.Key.Key_Tab)
    assert after.hasFocus()


def test_setting_a_choice_tells_nobody(qtbot: QtBot, segmented: SegmentedButton) -> None:
    with qtbot.assertNotEmitted(segmented.chosen):
        segmented.set_choice(3)
    assert segmented.choice() == 3


def test_unknown_value_unchecks_all_and_a_click_still_works(
    qtbot: QtBot, segmented: SegmentedButton
) -> None:
    """An uneven grouping is none of the presets."""
    segmented.set_choice(2)
    segmented.set_choice("custom")
    assert segmented.choice() is None
    qtbot.mouseClick(segmented.button(1), Qt.MouseButton.LeftButton)
    assert segmented.choice() == 1


def test_buttons_have_room_for_bold_text(segmented: SegmentedButton) -> None:
    """Only the chosen text is bold: without room for it the row would move, or cut letters."""
    segmented.setStyleSheet(style_sheet(LIGHT))
    font = QFont(segmented.button(2).font())
    font.setWeight(QFont.Weight.DemiBold)
    needed = QFontMetrics(font).horizontalAdvance("Per head")
    assert segmented.button(2).minimumWidth() >= needed + 16


def test_each_button_says_what_it_is_a_choice_of(segmented: SegmentedButton) -> None:
    assert segmented.button(2).accessibleName() == "Range: Per head"

"""Sub-pages: one at a time, chosen by mouse and keys; a hidden page does no work."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.panels.controls.when_shown import WhenShown


@pytest.fixture
def pages(qtbot: QtBot) -> SubPages:
    pages = SubPages("Pages", [("First", QWidget()), ("Second", QWidget()), ("Third", QWidget())])
    qtbot.addWidget(pages)
    pages.resize(600, 300)
    pages.show()
    return pages


def test_a_click_and_the_arrow_keys_turn_the_page(qtbot: QtBot, pages: SubPages) -> None:
    qtbot.mouseClick(pages.bar.buttons.button(2), Qt.MouseButton.LeftButton)
    assert pages.page.accessibleName() == "Third"
    pages.take_keyboard()
    qtbot.keyClick(pages.bar.buttons.button(2), Qt.Key.Key_Left)
    assert pages.page.accessibleName() == "Second"


def test_a_list_stands_in_where_the_buttons_have_no_room(qtbot: QtBot, pages: SubPages) -> None:
    assert pages.bar.buttons.isVisible()
    assert pages.bar.list.isHidden()
    pages.resize(160, 300)
    assert pages.bar.buttons.isHidden()
    assert pages.bar.list.isVisible()
    pages.take_keyboard()
    qtbot.keyClick(pages.bar.list, Qt.Key.Key_Down)
    assert pages.page.accessibleName() == "Second"
    pages.resize(600, 300)
    assert pages.bar.buttons.choice() == 1


def test_a_widget_refreshes_when_seen_and_once_for_what_it_missed(qtbot: QtBot) -> None:
    refreshed: list[bool] = []
    widget = QWidget()
    qtbot.addWidget(widget)
    watch = WhenShown(widget, lambda: refreshed.append(widget.isVisible()))
    watch.change()
    watch.change()
    assert refreshed == []
    widget.show()
    assert refreshed == [True]
    watch.change()
    assert refreshed == [True, True]
    widget.hide()
    widget.show()
    assert refreshed == [True, True]

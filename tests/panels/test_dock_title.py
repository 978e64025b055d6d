"""DockTitle: the row names the dock, floats it and closes it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.dock_title import DockTitle
from mha_desktop.panels.style_sheet import style_sheet
from mha_desktop.qt.theme import LIGHT


@pytest.fixture
def title(qtbot: QtBot) -> Iterator[DockTitle]:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(LIGHT))
    dock = QDockWidget("&Dimensions", window)
    row = DockTitle(dock, LIGHT)
    dock.setTitleBarWidget(row)
    dock.setWidget(QWidget())
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    window.show()
    yield row
    window.close()


def dock_of(title: DockTitle) -> QDockWidget:
    dock = title.parent()
    assert isinstance(dock, QDockWidget)
    return dock


def test_row_is_40_high_and_shows_the_name(title: DockTitle) -> None:
    assert title.height() == 40
    assert title.title.text() == "Dimensions"


def test_name_follows_the_dock(title: DockTitle) -> None:
    dock_of(title).setWindowTitle("Mixing desk")
    assert title.title.text() == "Mixing desk"
    assert title.close_button.accessibleName() == "Close Mixing desk"


def test_float_button_detaches_and_puts_back(qtbot: QtBot, title: DockTitle) -> None:
    qtbot.mouseClick(title.float_button, Qt.MouseButton.LeftButton)
    assert dock_of(title).isFloating()
    assert title.float_button.toolTip() == "Put Dimensions back"
    qtbot.mouseClick(title.float_button, Qt.MouseButton.LeftButton)
    assert not dock_of(title).isFloating()
    assert title.float_button.toolTip() == "Detach Dimensions"


def test_close_button_closes(qtbot: QtBot, title: DockTitle) -> None:
    qtbot.mouseClick(title.close_button, Qt.MouseButton.LeftButton)
    assert not dock_of(title).isVisible()


def test_buttons_follow_what_the_dock_can_do(title: DockTitle) -> None:
    dock_of(title).setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
    assert not title.float_button.isVisible()
    assert title.close_button.isVisible()

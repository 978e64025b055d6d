"""FocusRing: visible whenever the keyboard brought the focus, never after a click."""

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.focus_ring import FocusRing


def buttons_in(window: QWidget) -> tuple[QPushButton, QPushButton]:
    column = QVBoxLayout(window)
    first, second = QPushButton("First"), QPushButton("Second")
    column.addWidget(first)
    column.addWidget(second)
    window.show()
    window.activateWindow()
    return first, second


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_tab_shows_the_ring_around_the_control(
    qtbot: QtBot, qapp: QApplication, window: QWidget
) -> None:
    first, second = buttons_in(window)
    ring = FocusRing(qapp, window)
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert ring.control is second
    assert ring.isVisible()
    assert ring.geometry() == QRect(
        second.mapTo(window, QPoint(0, 0)), second.size()
    ).adjusted(-4, -4, 4, 4)  # fmt: skip


def test_click_hides_the_ring(qtbot: QtBot, qapp: QApplication, window: QWidget) -> None:
    first, second = buttons_in(window)
    ring = FocusRing(qapp, window)
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    qtbot.mouseClick(second, Qt.MouseButton.LeftButton)
    assert not ring.isVisible()
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    assert not ring.isVisible()


def test_ring_moves_with_its_control(qtbot: QtBot, qapp: QApplication, window: QWidget) -> None:
    first, second = buttons_in(window)
    ring = FocusRing(qapp, window)
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    before = ring.geometry()
    window.resize(window.width() + 100, window.height() + 100)
    qtbot.waitUntil(lambda: ring.geometry() != before)
    assert ring.geometry().center() == QRect(
        second.mapTo(window, QPoint(0, 0)), second.size()
    ).center()  # fmt: skip


def test_ring_survives_a_dialog_that_had_it(
    qtbot: QtBot, qapp: QApplication, window: QWidget
) -> None:
    first, second = buttons_in(window)
    ring = FocusRing(qapp, window)
    dialog = QDialog(window)
    inner, _ = buttons_in(dialog)
    inner.setFocus()
    qtbot.waitUntil(inner.hasFocus)
    qtbot.keyClick(inner, Qt.Key.Key_Tab)
    assert ring.window() is dialog
    dialog.close()
    dialog.deleteLater()
    qtbot.waitUntil(lambda: ring.window() is window)
    window.activateWindow()
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert ring.control is second


def test_ring_leaves_another_main_window_alone(
    qtbot: QtBot, qapp: QApplication, window: QWidget
) -> None:
    """It went there, outlived its own window, and failed when the control was hidden."""
    home = QWidget()
    ring = FocusRing(qapp, home)
    inner, second = buttons_in(window)
    inner.setFocus()
    qtbot.waitUntil(inner.hasFocus)
    qtbot.keyClick(inner, Qt.Key.Key_Tab)
    assert second.hasFocus()
    assert ring.window() is home
    shiboken6.delete(home)
    second.hide()
    assert not shiboken6.isValid(ring)


def test_ring_goes_with_its_main_window_while_a_dialog_has_it(
    qtbot: QtBot, qapp: QApplication
) -> None:
    home = QWidget()
    ring, dialog = FocusRing(qapp, home), QDialog(home)
    inner, _ = buttons_in(dialog)
    inner.setFocus()
    qtbot.waitUntil(inner.hasFocus)
    qtbot.keyClick(inner, Qt.Key.Key_Tab)
    assert ring.window() is dialog
    shiboken6.delete(home)
    assert not shiboken6.isValid(ring)

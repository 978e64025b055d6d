"""OwnRing: painted widgets show where the keys are while the keys lead, and not after a click."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.own_ring import OwnRing

RED = QColor("#FF0000")


Parts = tuple[QWidget, OwnRing, QLineEdit]


@pytest.fixture(params=[QWidget, QAbstractScrollArea])
def parts(request: pytest.FixtureRequest, qtbot: QtBot) -> Parts:
    """A painted widget with its ring, and a control before it."""
    widget: QWidget = request.param()
    widget.setMinimumSize(60, 40)
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window, field = QWidget(), QLineEdit()
    column = QVBoxLayout(window)
    column.addWidget(field)
    column.addWidget(widget)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    return widget, OwnRing(widget), field


def test_tab_brings_the_ring_and_takes_it_away(qtbot: QtBot, parts: Parts) -> None:
    widget, ring, field = parts
    assert not ring.is_shown
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert widget.hasFocus()
    assert ring.is_shown
    qtbot.keyClick(widget, Qt.Key.Key_Tab)
    assert not ring.is_shown


def test_a_click_brings_no_ring(qtbot: QtBot, parts: Parts) -> None:
    widget, ring, _ = parts
    qtbot.mouseClick(surface(widget), Qt.MouseButton.LeftButton)
    assert widget.hasFocus()
    assert not ring.is_shown


def test_the_one_that_leads_decides(qtbot: QtBot, parts: Parts) -> None:
    widget, ring, _ = parts
    qtbot.mouseClick(surface(widget), Qt.MouseButton.LeftButton)
    ring.show()
    assert ring.is_shown
    ring.hide()
    assert not ring.is_shown


def test_keys_that_go_elsewhere_show_no_ring(parts: Parts) -> None:
    _, ring, field = parts
    ring.show()
    assert field.hasFocus()
    assert not ring.is_shown


def test_the_ring_is_painted_at_the_edges(qtbot: QtBot, parts: Parts) -> None:
    widget, ring, field = parts
    assert painted(widget, ring) == {"edge": False, "middle": False}
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert painted(widget, ring) == {"edge": True, "middle": False}


def surface(widget: QWidget) -> QWidget:
    return widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget


def painted(widget: QWidget, ring: OwnRing) -> dict[str, bool]:
    """Return where the ring has coloured an image as large as the widget."""
    image = QImage(surface(widget).size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    ring.paint(painter, RED)
    painter.end()
    row = image.height() // 2
    places = {"edge": 1, "middle": image.width() // 2}
    return {name: image.pixelColor(column, row) == RED for name, column in places.items()}

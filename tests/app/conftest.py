"""A window for each test, and the application as it was before it."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_bench import Bench


@pytest.fixture
def undressed(qapp: QApplication) -> Iterator[QApplication]:
    """Take the theme of the window off the application, and its text off the clipboard."""
    palette, sheet = qapp.palette(), qapp.styleSheet()
    yield qapp
    qapp.setStyleSheet(sheet)
    qapp.setPalette(palette)
    QGuiApplication.clipboard().clear()


@pytest.fixture
def bench(undressed: QApplication, qtbot: QtBot) -> Bench:
    """Return the window at its first size, with the default state."""
    return Bench(qtbot)

"""A window for each test, and the application as it was before it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_bench import Bench


@pytest.fixture
def undressed(qapp: QApplication) -> Iterator[QApplication]:
    """Take theme and text size off the application, and the window's text off the clipboard."""
    palette, sheet, font = qapp.palette(), qapp.styleSheet(), qapp.font()
    yield qapp
    qapp.setFont(font)
    qapp.setStyleSheet(sheet)
    qapp.setPalette(palette)
    QGuiApplication.clipboard().clear()


@pytest.fixture
def open_window(undressed: QApplication, qtbot: QtBot) -> Iterator[Callable[..., Bench]]:
    """Open windows with the arguments of `Bench`; none may catch an exception unasked."""
    benches = []

    def open_one(**arguments: object) -> Bench:
        benches.append(Bench(qtbot, **arguments))
        return benches[-1]

    yield open_one
    for bench in benches:
        assert bench.problems == []


@pytest.fixture
def bench(open_window: Callable[..., Bench]) -> Bench:
    """Return the window at its first size, with the default state."""
    return open_window()

"""What holds for every test: no network, its own settings, and nothing left running behind it."""

import importlib.util
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

if TYPE_CHECKING:  # tests of the engine run without Qt
    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Tests read what the window says, and the window speaks the language of the system.
os.environ.update(LANGUAGE="en", LC_ALL="C.UTF-8")

hypothesis.settings.register_profile("lab", deadline=None, derandomize="CI" in os.environ)
hypothesis.settings.load_profile("lab")


def _refuse_internet(event: str, arguments: tuple[object, ...]) -> None:
    if event == "socket.__new__" and arguments[1] in (socket.AF_INET, socket.AF_INET6):
        pytest.fail("An internet socket was created")  # not an Exception: no one can swallow it


sys.addaudithook(_refuse_internet)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what compares with torch where torch is not installed."""
    if importlib.util.find_spec("torch") is not None:
        return
    oracles = [item for item in items if item.get_closest_marker("oracle")]
    items[:] = [item for item in items if item not in oracles]
    config.hook.pytest_deselected(items=oracles)


@pytest.fixture(autouse=True)
def fresh_settings(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Give the test, and the programs it starts, settings of their own."""
    folder = tmp_path / "settings"
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    if "qapp" in request.fixturenames:
        _redirect_qt_settings(folder)


def _redirect_qt_settings(folder: Path) -> None:
    from PySide6.QtCore import QSettings, QStandardPaths

    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for kind in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
        QSettings.setPath(kind, QSettings.Scope.UserScope, str(folder))


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication") -> "QApplication":
    """Return the application, with roles for painted widgets as in the program."""
    from mha_desktop.panels.accessible_roles import install_roles

    install_roles()
    return qapp


@pytest.fixture
def qtbot(qtbot: "QtBot") -> Iterator["QtBot"]:
    """Hold the widgets of a test until they are closed: pytest-qt itself holds them weakly.

    One that only a local variable of the test held could be collected while it paints itself,
    which ends the whole run with a segmentation fault.
    """
    kept: list[object] = []
    add = qtbot.addWidget

    def add_and_keep(widget: "QWidget", **options: object) -> None:
        kept.append(widget)
        add(widget, **options)

    qtbot.addWidget = add_and_keep
    yield qtbot
    kept.clear()


@pytest.fixture(autouse=True)
def nothing_left_running(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Fail a Qt test that leaves a timer, a thread or a window behind."""
    if "qapp" not in request.fixturenames or request.node.get_closest_marker("allow_leaks"):
        yield
        return
    import leaks

    watch = leaks.Watch(monkeypatch)
    yield
    leaks.release_mouse_buttons()
    left = watch.left_behind()
    assert not left, f"The test left behind: {', '.join(left)}"

"""The watch over every Qt test notices what it is there for."""

import threading

import leaks
import pytest
from PySide6.QtCore import QThreadPool, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


def test_running_timer_is_noticed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = leaks.Watch(monkeypatch)
    timer = QTimer()
    timer.start(60_000)
    assert "QTimer started at" in watch.left_behind()[0]
    assert "test_leaks.py" in watch.left_behind()[0]
    timer.stop()
    assert watch.left_behind() == []


def test_busy_pool_is_noticed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = leaks.Watch(monkeypatch)
    pool, gate = QThreadPool(), threading.Event()
    pool.start(gate.wait)
    assert "QThreadPool started at" in watch.left_behind()[0]
    gate.set()
    pool.waitForDone()
    assert watch.left_behind() == []


def test_open_window_is_noticed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = leaks.Watch(monkeypatch)
    window = QWidget()
    assert "QWidget" in watch.left_behind()[0]
    del window
    assert watch.left_behind() == []

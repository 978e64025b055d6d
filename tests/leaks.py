"""Finds the timers, threads and windows that a Qt test leaves behind."""

import gc
import sys
import weakref
from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QThread, QThreadPool, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

RUNNING: dict[type[QObject], Callable[..., bool]] = {
    QTimer: QTimer.isActive,
    QThread: QThread.isRunning,
    QThreadPool: lambda pool: pool.activeThreadCount() > 0,
}


class Watch:
    """Remembers what is started from now on, and which windows were there before."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._started_at: weakref.WeakKeyDictionary[QObject, str] = weakref.WeakKeyDictionary()
        self._windows_before = set(QApplication.topLevelWidgets())
        for kind in RUNNING:
            monkeypatch.setattr(kind, "start", self._remembering(kind.start))

    def _remembering(self, start: Callable[..., object]) -> Callable[..., object]:
        # A plain function: Qt methods replaced by mock objects crash PySide6 6.10.
        def remember(thing: QObject, *arguments: object) -> object:
            caller = sys._getframe(1)
            self._started_at[thing] = f"{caller.f_code.co_filename}:{caller.f_lineno}"
            return start(thing, *arguments)

        return remember

    def left_behind(self) -> list[str]:
        """Return what still runs or is open, after Qt and Python could clear up."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if self._new_windows():
            gc.collect()
        running = [
            f"{type(thing).__name__} started at {place}"
            for thing, place in self._started_at.items()
            if _is_running(thing)
        ]
        windows = [f"window {window!r}" for window in self._new_windows()]
        return running + windows

    def _new_windows(self) -> set[QWidget]:
        return set(QApplication.topLevelWidgets()) - self._windows_before


def release_mouse_buttons() -> None:
    """Let go of what a test still pressed: QTest would hold it down in the next test, too."""
    nobody = QWidget()
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        QTest.mouseRelease(nobody, button)


def _is_running(thing: QObject) -> bool:
    kind = next(kind for kind in RUNNING if isinstance(thing, kind))
    return shiboken6.isValid(thing) and RUNNING[kind](thing)

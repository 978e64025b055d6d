"""Garbage is found on the thread of the windows, young and old, and on no other thread."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from mha_desktop.app.garbage import GarbageCollector


class Circle:
    """Holds itself, so that only a look for garbage finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(qapp: QObject) -> Iterator[GarbageCollector]:
    """Return a collector; Python looks for garbage itself again after the test."""
    parent = QObject()
    yield GarbageCollector(parent)
    gc.enable()


def make_much() -> list[Circle]:
    """Return more than enough for a look."""
    return [Circle() for _ in range(2 * gc.get_threshold()[0])]


def test_young_garbage_goes_by_itself(collector: GarbageCollector, qtbot: QtBot) -> None:
    kept, gone = make_much(), weakref.ref(Circle())
    qtbot.waitUntil(lambda: gone() is None)
    assert kept[0].itself is kept[0]


def test_old_garbage_goes_after_some_looks(collector: GarbageCollector) -> None:
    old = Circle()
    gc.collect()
    gone = weakref.ref(old)
    del old
    looks = 0
    while gone() is not None and looks < 1000:
        kept = make_much()
        collector.look()
        looks += 1
    assert 0 < looks <= 100
    assert len(kept) > 0


def test_no_other_thread_looks(collector: GarbageCollector) -> None:
    """Python itself would look there, after so much was made."""
    gone = weakref.ref(Circle())
    kept: list[Circle] = []
    thread = threading.Thread(target=lambda: kept.extend(make_much()))
    thread.start()
    thread.join()
    assert gone() is not None
    collector.look()
    assert gone() is None

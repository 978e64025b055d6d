"""Pans and zooms a long sentence in the Head view and writes the seconds of every step as JSON."""

import json
import sys
import time
from collections.abc import Callable
from itertools import cycle, islice

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mha_desktop.app.application import make_application
from mha_desktop.app.garbage import GarbageCollector
from mha_desktop.app.main_window import MainWindow
from mha_desktop.lab.state import CausalMask, LabState, Stage
from mha_desktop.panels.heads.head_map import HeadMap
from mha_desktop.qt.store import LabStore
from tests.benchmarks.window.frame_process import HEIGHT, WIDTH, WORDS
from tests.benchmarks.window.paints import PaintWatch

TOKENS = 512
LEFT = Qt.MouseButton.LeftButton
_MOVES = 60
STAGES: tuple[Stage, ...] = ("weights", "masked")


def opened() -> tuple[MainWindow, LabStore, PaintWatch]:
    """Open the window on the Head view of 512 tokens."""
    sentence = " ".join(islice(cycle(WORDS), TOKENS))
    store = LabStore(LabState(sentence=sentence, mask=CausalMask()))
    window = MainWindow(store)
    window.resize(WIDTH, HEIGHT)
    window.show()
    store.set_view(view="head", selected_head=3)
    return window, store, PaintWatch(window, lambda: store.busy)


class Hand:
    """A mouse over the large map.

    Its events go to the window: those to a widget would move the pointer of a display, which tells
    of it whenever it likes.
    """

    def __init__(self, head_map: HeadMap, watch: PaintWatch) -> None:
        self._map, self._watch = head_map, watch
        self._window = head_map.window().windowHandle()
        tile = head_map.head_layout.tile
        self._side = tile.width
        middle = QPoint(tile.x + tile.width // 2, tile.y + tile.height // 2)
        self._middle = head_map.viewport().mapTo(head_map.window(), middle)

    def zooms(self) -> list[float]:
        """Zoom in and out by the wheel; return the seconds of each step."""
        steps = [120] * 10 + [-120] * 8
        return [self._seconds(lambda step=step: self._turn(step)) for step in steps]

    def pans(self) -> list[float]:
        """Drag a part of the map around; return the seconds of each step."""
        for _ in range(4):
            QTest.keyClick(self._map, Qt.Key.Key_Plus)
        self._watch.wait()
        QTest.mousePress(self._window, LEFT, pos=self._middle)
        times = self._moves(0.5, 0.4)
        # Not where it was pressed: that would be a click, which pins.
        QTest.mouseRelease(self._window, LEFT, pos=self._middle + QPoint(self._side // 4, 0))
        QTest.keyClick(self._map, Qt.Key.Key_0)
        self._watch.wait()
        return times

    def hovers(self) -> list[float]:
        """Point at one cell after the other; return the seconds of each step."""
        return self._moves(0.9, 0.6)

    def _moves(self, right: float, down: float) -> list[float]:
        """Go over shares of the map's width and height."""
        way = QPoint(round(right * self._side), round(down * self._side))
        places = [self._middle + way * (step / _MOVES - 0.5) for step in range(_MOVES)]
        return [self._seconds(lambda place=place: self._move(place)) for place in places][1:]

    def _move(self, place: QPoint) -> None:
        QTest.mouseMove(self._window, place)

    def _turn(self, step: int) -> None:
        QTest.wheelEvent(self._window, self._middle, QPoint(0, step))

    def _seconds(self, step: Callable[[], object]) -> float:
        return seconds(step, self._watch)


def seconds(step: Callable[[], object], watch: PaintWatch) -> float:
    """Return the time from a step to the end of the last paint; some paint within the step."""
    before, start = watch.paints, time.perf_counter()
    step()
    watch.wait()
    if watch.paints == before:
        raise RuntimeError("nothing was painted")
    return time.perf_counter() - start


def main() -> None:
    """Write ``{"zoom": [...], "pan": [...], "hover": [...]}``."""
    application = make_application(["benchmark"])
    GarbageCollector(application)  # as in the program
    window, store, watch = opened()
    head_map = window.findChild(HeadMap)
    assert head_map is not None
    head_map.setFocus()
    watch.wait()
    times: dict[str, list[float]] = {"zoom": [], "pan": [], "hover": []}
    for stage in STAGES:
        store.set_view(stage=stage)
        watch.wait()
        hand = Hand(head_map, watch)
        times["pan"] += hand.pans()
        times["hover"] += hand.hovers()
        times["zoom"] += hand.zooms()
        QTest.keyClick(head_map, Qt.Key.Key_0)
        watch.wait()
    json.dump(times, sys.stdout)
    window.close()
    application.quit()


if __name__ == "__main__":
    main()

"""Drags the sliders of the whole window and writes the seconds of every tick as JSON."""

import json
import sys
import time
from collections.abc import Callable
from itertools import cycle, islice

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mha_desktop.app.application import make_application
from mha_desktop.app.garbage import GarbageCollector
from mha_desktop.app.main_window import MainWindow
from mha_desktop.lab.state import LabState
from mha_desktop.panels.controls.stop_slider import StopSlider
from mha_desktop.panels.mixer.strips import HeadStrips
from mha_desktop.qt.store import LabStore
from tests.benchmarks.window.paints import PaintWatch

D_MODEL, TOKENS, HEADS = 1024, 64, 128
WIDTH, HEIGHT = 1440, 900
WORDS = ("the", "animal", "did", "not", "cross", "because", "it", "was", "too", "tired", ".")


def opened() -> tuple[MainWindow, PaintWatch]:
    """Open the window on 64 tokens with all docks."""
    sentence = " ".join(islice(cycle(WORDS), TOKENS))
    store = LabStore(LabState(sentence=sentence, d_model=D_MODEL))
    window = MainWindow(store)
    window.resize(WIDTH, HEIGHT)
    window.show()
    return window, PaintWatch(window, lambda: store.busy)


class Drag:
    """Moves the handle of the heads slider, held down as by a mouse."""

    def __init__(self, window: MainWindow, watch: PaintWatch) -> None:
        self._watch = watch
        slider = window.findChild(StopSlider, "headsSlider")
        assert slider is not None
        self._slider = slider
        slider.setSliderDown(True)

    def sweep(self) -> list[tuple[int, float]]:
        """Visit every stop on the way up and down; return heads and seconds of each tick."""
        stops = self._slider.stops
        return [(heads, self._tick(heads)) for heads in (*stops[1:], *stops[-2::-1])]

    def _tick(self, heads: int) -> float:
        return seconds(lambda: self._slider.setValue(heads), self._watch)

    def end_at(self, heads: int) -> None:
        """Go to a number of heads and let go."""
        self._slider.setValue(heads)
        self._slider.setSliderDown(False)
        self._watch.wait()


def gain_ticks(window: MainWindow, watch: PaintWatch, count: int) -> list[float]:
    """Turn the gain of a head with the keys; return the seconds of each key."""
    strips = window.findChild(HeadStrips)
    assert strips is not None
    strips.setFocus()
    watch.wait()

    def press(key: Qt.Key) -> Callable[[], None]:
        return lambda: QTest.keyPress(strips, key)

    keys = cycle((Qt.Key.Key_Up, Qt.Key.Key_Down))
    return [seconds(press(key), watch) for key in islice(keys, count)]


def seconds(step: Callable[[], object], watch: PaintWatch) -> float:
    """Return the time from a step to the end of the last paint that it causes."""
    start = time.perf_counter()
    step()
    if not watch.wait():
        raise RuntimeError("nothing was painted")
    return time.perf_counter() - start


def main(sweeps: int, gains: int) -> None:
    """Write ``{"cold": [...], "drag": [[heads, seconds], ...], "gain": [...]}``."""
    application = make_application(["benchmark"])
    GarbageCollector(application)  # as in the program
    window, watch = opened()
    drag = Drag(window, watch)
    cold = drag.sweep()
    times = [tick for _ in range(sweeps) for tick in drag.sweep()]
    drag.end_at(HEADS)
    gain = gain_ticks(window, watch, gains)[1:]
    json.dump({"cold": cold, "drag": times, "gain": gain}, sys.stdout)
    window.close()
    application.quit()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

"""Drags the sliders of the whole window and prints the seconds of every tick as JSON."""

import json
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from mha_desktop.app.application import make_application
from mha_desktop.app.main_window import MainWindow
from mha_desktop.lab.state import LabState
from mha_desktop.panels.controls.stop_slider import StopSlider
from mha_desktop.panels.heads.heads_grid import HeadsGrid
from mha_desktop.panels.mixer.strips import HeadStrips
from mha_desktop.qt.store import LabStore
from tests.benchmarks.window.paints import PaintWatch

D_MODEL, TOKENS, HEADS = 1024, 64, 128
WIDTH, HEIGHT = 1440, 900
SENTENCE = "The animal did not cross the street because it was too tired .".split()


def opened() -> tuple[MainWindow, PaintWatch]:
    """Open the window on 64 tokens with all docks."""
    sentence = " ".join((SENTENCE * TOKENS)[:TOKENS])
    store = LabStore(LabState(sentence=sentence, d_model=D_MODEL))
    window = MainWindow(store)
    window.resize(WIDTH, HEIGHT)
    window.show()
    return window, PaintWatch(window, lambda: store.busy)


class Drag:
    """Moves the handle of the heads slider, held down as by a mouse."""

    def __init__(self, window: MainWindow, watch: PaintWatch) -> None:
        self._watch = watch
        slider, grid = window.findChild(StopSlider, "headsSlider"), window.findChild(HeadsGrid)
        assert slider is not None
        assert grid is not None
        self._slider, self._grid = slider, grid
        slider.setSliderDown(True)

    def sweep(self) -> list[tuple[int, float]]:
        """Visit every stop on the way up and down; return heads and seconds of each tick."""
        stops = self._slider.stops
        return [(heads, self._tick(heads)) for heads in (*stops[1:], *stops[-2::-1])]

    def _tick(self, heads: int) -> float:
        return seconds(
            lambda: self._slider.setValue(heads), lambda: self._watch.wait_for(self._grid.viewport())
        )

    def end_at(self, heads: int) -> None:
        """Go to a number of heads and let go."""
        self._slider.setValue(heads)
        self._slider.setSliderDown(False)
        self._watch.wait_for()


def seconds(*steps: Callable[[], object]) -> float:
    """Return the time that these steps take together."""
    start = time.perf_counter()
    for step in steps:
        step()
    return time.perf_counter() - start


def gain_ticks(window: MainWindow, watch: PaintWatch, count: int) -> list[float]:
    """Turn the gain of a head with the keys; return the seconds of each key."""
    strips = window.findChild(HeadStrips)
    assert strips is not None

    def press(key: Qt.Key) -> Callable[[], None]:
        return lambda: QTest.keyPress(strips, key)

    def painted(widget: QWidget) -> Callable[[], None]:
        return lambda: watch.wait_for(widget)

    keys = (Qt.Key.Key_Up, Qt.Key.Key_Down)
    return [seconds(press(keys[i % 2]), painted(strips.viewport())) for i in range(count)]


def main(sweeps: int, gains: int) -> None:
    """Print ``{"cold": [...], "drag": [[heads, seconds], ...], "gain": [...]}``."""
    application = make_application(["benchmark"])
    window, watch = opened()
    drag = Drag(window, watch)
    cold = drag.sweep()
    times = [tick for _ in range(sweeps) for tick in drag.sweep()]
    drag.end_at(HEADS)
    gain = gain_ticks(window, watch, gains)[1:]
    print(json.dumps({"cold": cold, "drag": times, "gain": gain}))
    window.close()
    application.quit()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

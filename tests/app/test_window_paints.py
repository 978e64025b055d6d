"""How often the whole window is painted for one step of a drag."""

from collections.abc import Callable

import pytest
from event_count import EventCount
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from window_bench import Bench

from mha_desktop.lab.state import LabState
from mha_desktop.panels.controls.stop_slider import StopSlider


class Paints(EventCount):
    """Counts how often a window brings its picture up to date."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, QEvent.Type.UpdateRequest)

    def rest(self) -> int:
        """Wait until nothing is left to paint; return how often that took."""
        before, seen = self.count, -1
        while seen < self.count:
            seen = self.count
            QApplication.processEvents()
        return self.count - before


@pytest.mark.parametrize(("start", "end"), [(2, 4), (8, 16), (16, 32), (64, 128)])
def test_a_tick_of_the_heads_slider_paints_the_window_once(
    open_window: Callable[..., Bench], start: int, end: int
) -> None:
    """A text that asks for other room after the paint would cost a second one of everything.

    The first way there and back is left out: texts find their room on it. Of the others the least
    counts: on a busy machine a timer, or a longer time in the status bar, may come in between.
    """
    bench = open_window(state=LabState(d_model=1024, n_heads=1))
    slider, paints = bench.find(StopSlider, "headsSlider"), Paints(bench.window)
    slider.setSliderDown(True)
    for heads in (start, end, start):
        slider.setValue(heads)
        paints.rest()
    counts = []
    for heads in (end, start) * 3:
        slider.setValue(heads)
        counts.append(paints.rest())
    assert min(counts) == 1
    slider.setSliderDown(False)

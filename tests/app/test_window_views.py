"""All views and pages of the window in turn: nothing is left behind, and nothing stands twice."""

import threading
from collections.abc import Callable, Iterator
from itertools import cycle, islice, pairwise

import numpy as np
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from window_bench import Bench

from mha_desktop.lab.pipeline import STEPS
from mha_desktop.lab.state import CausalMask, LabState, Snapshot, View
from mha_desktop.panels.compare.compare_page import ComparePage, Part
from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.panels.pipeline.card_strip import CardStrip
from mha_desktop.qt.figures.colour_maps import colour_map, diverging_map
from mha_desktop.qt.theme import LIGHT

SMALL = LabState(
    sentence="The tired cat sat", d_model=32, n_heads=4, kv_head_of=(0, 1, 2, 3),
    gains=(1.0,) * 4, muted=(False,) * 4, soloed=(False,) * 4,
)  # fmt: skip
VIEWS: tuple[View, ...] = ("heads", "head", "pipeline", "compare", "mixing", "sharing")
SWITCHES = 50
LEAST_BAR = 60

OpenWindow = Callable[..., Bench]
Step = Callable[[], None]


def filled(open_window: OpenWindow, **arguments: object) -> Bench:
    """Open a window in which every view has something to show."""
    bench = open_window(state=SMALL, **arguments)
    bench.store.set_view(snapshot=Snapshot("kept", LabState(sentence="The cat sat", d_model=32)))
    bench.store.change("mask", mask=CausalMask())
    return bench


def front(bench: Bench, view: View) -> QWidget:
    """Bring a view to the front."""
    bench.trigger(f"{view}ViewAction")
    bench.settle()
    found = bench.window.panels.views.central._stack.currentWidget()
    assert found.isVisible()
    return found


def pages_of(shown: QWidget) -> Iterator[Step]:
    """Yield what brings each page of a view to the front."""
    pages = shown.findChild(SubPages)
    if pages is not None:
        yield from ((lambda i=i: pages.show_page(i)) for i in range(pages.bar.list.count()))
    cards = shown.findChild(CardStrip)
    if cards is not None:
        yield from ((lambda step=step: cards.step_chosen.emit(step)) for step in STEPS)
    compared = shown.findChild(ComparePage)
    if compared is not None:
        yield from ((lambda part=part: compared.show_part(part)) for part in Part)


def go_through_all(bench: Bench) -> None:
    for view in VIEWS:
        for show in pages_of(front(bench, view)):
            show()
            bench.settle()


def switches(bench: Bench) -> Iterator[None]:
    """Go from view to view, and every time to another of its pages."""
    pages = {view: cycle(list(pages_of(front(bench, view))) or [lambda: None]) for view in VIEWS}
    for view in cycle(VIEWS):
        front(bench, view)
        next(pages[view])()
        bench.settle()
        yield


def things_of(bench: Bench) -> dict[str, int]:
    """Count what could pile up, once what is to be deleted is gone."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    objects = bench.window.findChildren(QObject)
    timers = [one for one in objects if isinstance(one, QTimer)]
    return {
        # Qt makes a separator for every dock that comes back, and keeps the old one.
        "objects": sum(one.objectName() != "qt_qmainwindow_extended_splitter" for one in objects),
        "timers": len(timers),
        "timers that run": sum(timer.isActive() for timer in timers),
        "threads": threading.active_count(),
    }


def test_fifty_switches_between_views_and_pages_leave_nothing_behind(
    open_window: OpenWindow,
) -> None:
    """Every view is left and seen again eight times, with another of its pages each time."""
    small = filled(open_window, size=(1024, 700))
    for _ in range(2):
        go_through_all(small)
    small.qtbot.waitUntil(lambda: things_of(small)["timers that run"] == 0)
    still = things_of(small)
    for _ in islice(switches(small), SWITCHES):
        pass
    small.qtbot.waitUntil(lambda: things_of(small) == still)


def bars_in(image: QImage, table: np.ndarray) -> int:
    """Count the strips of an image that go through a whole colour map from left to right."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    height, width = image.height(), image.bytesPerLine() // 4
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(height, width)
    order = np.argsort(table, kind="stable")
    found = np.minimum(np.searchsorted(table[order], pixels), len(table) - 1)
    levels = np.where(table[order][found] == pixels, order[found], -1)
    ends = [_strips(row) for row in levels]
    return sum(
        strip not in above
        for above, row in zip([set(), *ends], ends, strict=False)
        for strip in row
    )


def _strips(levels: np.ndarray) -> set[tuple[int, int]]:
    """Return the (first, last) pixels of every strip of a row."""
    steps = np.diff(levels)
    broken = (steps < 0) | (steps > 8) | (levels[1:] < 0) | (levels[:-1] < 0)
    edges = np.concatenate(([0], np.flatnonzero(broken) + 1, [len(levels)]))
    return {
        (int(first), int(after))
        for first, after in pairwise(edges)
        if after - first >= LEAST_BAR and levels[first] <= 8 and levels[after - 1] >= 247
    }


def bars(bench: Bench, view: View, show: Step = lambda: None) -> tuple[int, int]:
    """Return how many bars of weights and of signed numbers a view shows."""
    shown = front(bench, view)
    show()
    bench.settle()
    image = shown.grab().toImage()
    return bars_in(image, colour_map("viridis").table), bars_in(image, diverging_map(LIGHT).table)


def test_every_picture_has_one_colour_bar_however_often_the_view_changed(
    open_window: OpenWindow,
) -> None:
    small = filled(open_window)
    go_through_all(small)
    head, compared = (
        front(small, view).findChild(kind)
        for view, kind in (("head", SubPages), ("compare", ComparePage))
    )
    assert bars(small, "heads") == (1, 0)
    assert bars(small, "head", lambda: head.show_page(0)) == (1, 0)
    small.store.set_view(stage="scores")
    assert bars(small, "head") == (0, 1)
    small.store.set_view(stage="weights")
    assert bars(small, "head", lambda: head.show_page(2)) == (1, 0)
    assert bars(small, "head", lambda: head.show_page(3)) == (0, 1)
    assert bars(small, "compare", lambda: compared.show_part(Part.SIDES)) == (1, 1)
    assert bars(small, "compare", lambda: compared.show_part(Part.DIFFERENCE)) == (0, 1)
    assert bars(small, "compare", lambda: compared.show_part(Part.NUMBERS)) == (0, 0)
    cards = front(small, "pipeline").findChild(CardStrip)
    for step, expected in {"x": (0, 1), "scores": (0, 3), "softmax": (1, 1)}.items():
        assert bars(small, "pipeline", lambda step=step: cards.step_chosen.emit(step)) == expected

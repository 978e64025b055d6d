"""Views that are made while nothing happens, before anybody opens them."""

from functools import partial
from math import sqrt

from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid
from window_bench import Bench

from mha_desktop.app.idle_views import IdleViews
from mha_desktop.app.place import Place
from mha_desktop.panels.head.head_strip import HeadStrip
from mha_desktop.panels.head.map_page import MapPage
from mha_desktop.panels.head.matrix_cards import MatrixCards
from mha_desktop.panels.pipeline.pipeline_view import PipelineView


def made_all(bench: Bench) -> IdleViews:
    """Make all views of a window, each in a turn of its own."""
    views = IdleViews(bench.window.panels.views.central)
    views.start()
    bench.qtbot.waitUntil(lambda: not views._timer.isActive())
    return views


def test_all_views_are_made_and_none_comes_to_the_front(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.focus(bench.sentence)
    made_all(bench)
    for place in bench.window.panels.views.central.findChildren(Place):
        assert place.isVisible() == (place.objectName() == "headsView")
        assert place.findChildren(QWidget)
    assert bench.window.findChild(PipelineView) is not None
    assert bench.window.findChild(MapPage) is not None, "the first page of Head"
    assert bench.window.findChild(MatrixCards) is None, "a page behind it"
    assert bench.sentence.hasFocus()
    assert bench.store.view.view == "heads"


def test_a_view_that_was_made_before_shows_what_the_lab_has_when_it_is_opened(
    qtbot: QtBot,
) -> None:
    """The sentence and the heads have changed since; the number is added up by a loop."""
    bench = Bench(qtbot)
    made_all(bench)
    bench.store.change("Lab", sentence="Dog bites man", n_heads=4)
    bench.store.set_view(view="pipeline", selected_head=2)
    bench.finish_work()
    view = bench.window.findChild(PipelineView)
    view._model.set_step("scores")
    view._model.set_cell(2, 1)
    trace = bench.store.result.trace
    width = trace.q.shape[2]
    total = sum(float(trace.q[2, 2, i]) * float(trace.k[2, 1, i]) for i in range(width))
    written = view.explanation.sum.accessibleDescription().replace("−", "-")
    assert written.endswith(f" {total / sqrt(width):.3g}")
    assert "“bites”" in view.explanation.words.text()


def test_a_head_view_that_was_made_before_shows_the_heads_of_now(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    made_all(bench)
    bench.store.change("Lab", n_heads=4)
    bench.store.set_view(view="head", selected_head=3)
    strip = bench.window.findChild(HeadStrip)
    assert strip._heads.rowCount() == 4
    assert strip.isVisible()


def test_views_of_a_window_that_is_gone_are_made_no_more(qtbot: QtBot) -> None:
    made: list[str] = []

    def build(name: str) -> QWidget:
        made.append(name)
        return QWidget()

    around = QWidget()
    row = QHBoxLayout(around)
    for name in ("first", "second"):
        row.addWidget(Place(name, partial(build, name)))
    views = IdleViews(around)
    views.start()
    qtbot.waitUntil(lambda: made == ["first"])
    delete(around)
    assert not isValid(views)
    QApplication.processEvents()
    assert made == ["first"]

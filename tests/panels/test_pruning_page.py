"""The Pruning page: heads by importance, muted one after the other; ranked on a worker."""

import numpy as np
import pytest
from mixing_bench import PageBench, lab_state
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from mha_desktop.engine.muting import pruning_curve, pruning_order
from mha_desktop.lab.mixing import pruning_ranking
from mha_desktop.panels.mixing.pruning_page import PruningPage
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.pruning_model import PruningModel
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import DARK, LIGHT
from mha_desktop.qt.worker import ImmediateExecutor, LatestWorker

KEY = Qt.Key


def make_page(store: LabStore, intents: Intents, parent: QObject) -> PruningPage:
    return wired(PruningModel(parent, executor=ImmediateExecutor), store, intents)


def wired(model: PruningModel, store: LabStore, intents: Intents) -> PruningPage:
    model.update(store.result)
    store.result_changed.connect(model.update)
    page = PruningPage(model, LIGHT)
    page.mutes_set.connect(intents.set_mutes)
    page.mutes_released.connect(intents.end_gesture)
    store.view_changed.connect(page.show_view)
    return page


@pytest.fixture
def bench(qtbot: QtBot) -> PageBench:
    return PageBench(qtbot, make_page)


def shown(bench: PageBench) -> list[str]:
    return [part.text() for part in bench.page.findChildren(QLabel) if part.isVisible()]


def test_heads_stand_in_the_order_of_what_muting_them_changes(bench: PageBench) -> None:
    trace = bench.store.result.trace
    order = pruning_order([trace])
    assert bench.column(bench.page.rows, 1) == [f"H{head + 1}" for head in order]
    assert bench.column(bench.page.rows, 0) == [str(rank) for rank in range(1, 9)]
    alone = np.linalg.norm(trace.contributions, axis=(1, 2)) / np.linalg.norm(trace.output)
    assert bench.column(bench.page.rows, 2) == [f"{alone[head]:.3g}" for head in order]


def test_keys_on_the_slider_mute_the_least_important_heads(bench: PageBench) -> None:
    page, trace = bench.page, bench.store.result.trace
    order = pruning_order([trace])
    for _ in range(3):
        QTest.keyClick(page.slider, KEY.Key_Right)
    assert set(np.flatnonzero(bench.store.state.muted)) == set(order[:3])
    assert page.muted.text() == "The 3 least important of 8 heads are muted."
    value = pruning_curve([trace], order)[3]
    assert page.curve.value_text() == f"k = 3: {value:.3g}"
    assert page.curve.accessibleDescription() == page.curve.value_text()


def test_the_selected_head_is_marked_in_the_table(bench: PageBench) -> None:
    bench.intents.select_head(5)
    marked = [index.row() for index in bench.page.table.selectionModel().selectedRows()]
    assert [bench.column(bench.page.rows, 1)[row] for row in marked] == ["H6"]


def test_a_drag_is_one_step_and_goes_back(bench: PageBench) -> None:
    slider = bench.page.slider
    middle = slider.rect().center()
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(slider, slider.rect().topRight())
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=slider.rect().topRight())
    assert all(bench.store.state.muted)
    assert bench.store.undo_stack.count() == 1
    bench.store.undo()
    assert not any(bench.store.state.muted)
    assert slider.value() == 0
    assert bench.page.muted.text() == "All 8 heads are on."


def test_other_mutes_than_the_least_important_are_said(bench: PageBench) -> None:
    most = int(pruning_order([bench.store.result.trace])[-1])
    bench.intents.toggle_mute(most)
    assert bench.page.curve.value_text() == ""
    assert bench.page.muted.text().startswith("Other heads are muted at present")
    assert bench.page.slider.value() == 0


def test_faders_and_mutes_do_not_rank_again(bench: PageBench) -> None:
    ranking = bench.page._model.ranking
    bench.intents.toggle_mute(0)
    bench.intents.drag_gain(1, 0.5)
    bench.intents.end_gesture()
    assert bench.page._model.ranking is ranking
    bench.intents.type_sentence("Man bites dog")
    assert bench.page._model.ranking is not ranking


def test_all_examples_are_ranked_over_and_said(bench: PageBench) -> None:
    button = bench.page.basis.button(True)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    ranking = pruning_ranking(bench.store.state, examples=True)
    assert bench.column(bench.page.rows, 1) == [f"H{head + 1}" for head in ranking.order]
    assert any(text.startswith("Measured over all") for text in shown(bench))
    assert any("Nothing was trained" in text for text in shown(bench))


def test_a_sentence_typed_does_not_rank_the_examples_again(bench: PageBench) -> None:
    QTest.mouseClick(bench.page.basis.button(True), Qt.MouseButton.LeftButton)
    ranking = bench.page._model.ranking
    bench.intents.type_sentence("Man")
    assert bench.page._model.ranking is ranking


class StillWorker(ImmediateExecutor):
    """Keeps the job until the test runs it, as a slow worker would."""

    def submit(self, job: object) -> None:
        self.job = job

    def run(self) -> None:
        super().submit(self.job)


def test_a_ranking_is_cancelled_and_made_after_all(qtbot: QtBot) -> None:
    workers: list[StillWorker] = []

    def executor() -> StillWorker:
        workers.append(StillWorker())
        return workers[-1]

    bench = PageBench(
        qtbot,
        lambda store, intents, parent: wired(
            PruningModel(parent, executor=executor), store, intents
        ),
    )
    page = bench.page
    assert not page.slider.isEnabled()
    qtbot.waitUntil(page.stop.isVisible)
    assert page.progress.isVisible()
    assert page.stop.text() == "Cancel"
    QTest.mouseClick(page.stop, Qt.MouseButton.LeftButton)
    assert not page.progress.isVisible()
    assert page.stop.text() == "Rank"
    bench.intents.toggle_mute(0)
    assert page._model.is_declined
    QTest.mouseClick(page.stop, Qt.MouseButton.LeftButton)
    workers[0].run()
    assert page.slider.isEnabled()
    assert len(page.rows.rows) == 8
    assert not page.stop.isVisible()


def test_the_worker_ranks_off_the_window(qtbot: QtBot) -> None:
    bench = PageBench(
        qtbot,
        lambda store, intents, parent: wired(
            PruningModel(parent, executor=LatestWorker), store, intents
        ),
    )
    bench.page.basis.button(True).click()
    qtbot.waitUntil(lambda: bench.page._model.ranking is not None)
    assert bench.page._model.examples
    bench.page._model.shut_down()


def test_tokens_may_go_and_come_back(bench: PageBench) -> None:
    """The Mixing view says what to do meanwhile; nothing here may fail."""
    bench.intents.type_sentence("")
    bench.intents.type_sentence("Dog bites")
    assert len(bench.page.rows.rows) == 8


@pytest.mark.parametrize("heads", [1, 128])
def test_any_number_of_heads_is_ranked(qtbot: QtBot, heads: int) -> None:
    bench = PageBench(qtbot, make_page, lab_state(heads))
    assert len(bench.page.rows.rows) == heads
    QTest.keyClick(bench.page.slider, KEY.Key_End)
    assert all(bench.store.state.muted)


def test_the_slider_stands_below_the_points_of_the_curve(bench: PageBench) -> None:
    page = bench.page
    for k in (0, 8):
        left = page.curve.mapTo(page, page.curve.point(k).toPoint()).x()
        handle = page.slider.mapTo(page, page.slider.rect().topLeft()).x() + page.slider._x(k)
        assert abs(left - handle) <= 1


def test_the_curve_follows_the_theme(bench: PageBench) -> None:
    bench.page.set_theme(DARK)
    image = bench.page.curve.grab().toImage()
    dot = bench.page.curve.point(0).toPoint()
    assert image.pixelColor(dot) == DARK.accent

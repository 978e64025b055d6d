"""Heads compared: the map of all pairs, its order, and what it says of a pair."""

from pathlib import Path

import numpy as np
import pytest
from head_page_bench import HeadPageBench, state_of
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mha_desktop.engine.similarity import head_distance
from mha_desktop.lab.heads_compared import clustered_order, compared_heads
from mha_desktop.lab.laboratory import Cancelled
from mha_desktop.lab.state import HiddenTokensMask, ImportedWeights, RandomHeads
from mha_desktop.lab.viewed_weights import read_again
from mha_desktop.panels.head.compared_page import ComparedPage
from mha_desktop.panels.head.similarity_page import SimilarityPage
from mha_desktop.qt.models.heads_table_model import HeadsTableModel
from mha_desktop.qt.models.similarity_model import SimilarityModel
from mha_desktop.qt.theme import DARK, LIGHT
from mha_desktop.qt.worker import ImmediateExecutor, LatestWorker

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def make_page(bench: HeadPageBench) -> SimilarityPage:
    model = SimilarityModel(bench.store, executor=ImmediateExecutor)
    bench.follow(model.update)
    page = SimilarityPage(model, bench.heads, LIGHT)
    page.head_selected.connect(bench.intents.select_head)
    return page


@pytest.fixture
def bench(qtbot: QtBot) -> HeadPageBench:
    return HeadPageBench(qtbot, make_page, size=(440, 560))


def place_of(bench: HeadPageBench, first: int, second: int) -> QPoint:
    shown = bench.widget.map
    rect = shown.cell_rect(shown.order.index(first), shown.order.index(second))
    return rect.center().toPoint()


def hover(bench: HeadPageBench, first: int, second: int) -> str:
    point = place_of(bench, first, second)
    QTest.mouseMove(bench.widget.map, point + QPoint(1, 1))
    QTest.mouseMove(bench.widget.map, point)
    return bench.widget.reading.text()


def choose_order(bench: HeadPageBench, by_similarity: bool) -> None:
    QTest.mouseClick(bench.widget.order.button(by_similarity), LEFT)


def test_hovering_reads_a_pair_out(bench: HeadPageBench) -> None:
    weights = bench.store.result.trace.weights
    distance = head_distance(weights[0], weights[4])
    assert hover(bench, 0, 4) == (
        f"{bench.heads.title(0)} and {bench.heads.title(4)}: "
        f"similarity {1 - distance:.2f} (distance {distance:.2f})"
    )


def test_keys_read_pairs_out_and_choose(bench: HeadPageBench) -> None:
    shown = bench.widget.map
    shown.setFocus()
    for key in (KEY.Key_Down, KEY.Key_Down, KEY.Key_Right):
        QTest.keyClick(shown, key)
    row, column = shown.order[1], shown.order[1]
    assert bench.widget.reading.text().startswith(bench.heads.title(row))
    assert shown.cell == (1, 1)
    assert column == row
    QTest.keyClick(shown, KEY.Key_Return)
    assert bench.selected == row


def test_a_click_selects_the_head_of_the_row(bench: HeadPageBench) -> None:
    QTest.mouseClick(bench.widget.map, LEFT, pos=place_of(bench, 6, 2))
    assert bench.selected == 6
    place = bench.widget.map.order.index(6)
    assert bench.widget.map.marked == (place, place)


def test_the_switch_orders_by_number_or_by_similarity(bench: HeadPageBench) -> None:
    order = compared_heads(bench.store.result).order
    assert bench.widget.map.order == order
    choose_order(bench, False)
    assert bench.widget.map.order == tuple(range(8))
    choose_order(bench, True)
    assert bench.widget.map.order == order


def test_the_map_holds_one_minus_the_distance_in_its_order(bench: HeadPageBench) -> None:
    weights, shown = bench.store.result.trace.weights, bench.widget.map
    for row, first in enumerate(shown.order):
        for column, second in enumerate(shown.order):
            wanted = 1 - head_distance(weights[first], weights[second])
            assert shown.matrix[row, column] == pytest.approx(wanted, abs=1e-7)
    assert shown.limit_texts() == ("0", "1")


def test_heads_that_share_keys_are_only_alike_if_their_queries_are(qtbot: QtBot) -> None:
    """One shared key/value head: random heads still ask differently; crafted H3 is even."""
    grouped = state_of(source=RandomHeads(), kv_head_of=(0,) * 8)
    bench = HeadPageBench(qtbot, make_page, grouped, (440, 560))
    assert "similarity 1.00 (distance 0.00)" in hover(bench, 3, 3)
    assert "similarity 1.00" not in hover(bench, 3, 4)


def test_a_copied_head_shows_one() -> None:
    """Equal weights are at exactly 0, and stand side by side."""
    rng = np.random.default_rng(5)
    weights = rng.dirichlet(np.ones(6), size=(7, 6))
    weights[6] = weights[2]
    distances = np.array([[head_distance(a, b) for a in weights] for b in weights])
    order = clustered_order(distances)
    assert abs(order.index(2) - order.index(6)) == 1


def test_where_no_head_looks_at_anything_it_is_said(qtbot: QtBot) -> None:
    masked = state_of(mask=HiddenTokensMask(hidden=tuple(range(8))))
    bench = HeadPageBench(qtbot, make_page, masked, (440, 560))
    assert bench.widget.whole.note.startswith("No head looks at anything")
    bench.intents.type_sentence("")
    assert bench.widget.whole.note.startswith("Type a sentence")


def test_heads_without_a_value_stand_last() -> None:
    distances = np.array([[np.nan] * 3, [np.nan, 0, 0.5], [np.nan, 0.5, 0]])
    assert clustered_order(distances)[-1] == 0


def test_names_wait_while_the_lab_has_other_heads(bench: HeadPageBench) -> None:
    compared = bench.widget._model.compared
    bench.heads.update(None)
    assert bench.widget.pair_text(compared, 0, 1).startswith("H1 and H2: similarity")
    bench.heads.update(bench.store.result)


def test_gains_compare_nothing_again(bench: HeadPageBench) -> None:
    compared = bench.widget._model.compared
    bench.intents.drag_gain(2, 0.5)
    assert bench.widget._model.compared is compared


def test_a_hidden_page_compares_nothing(bench: HeadPageBench) -> None:
    bench.widget.hide()
    compared = bench.widget._model.compared
    bench.intents.type_sentence("Dog bites man")
    assert bench.widget._model.compared is compared
    bench.widget.show()
    assert bench.widget._model.compared is not compared


def test_comparing_tells_how_far_it_is_and_can_be_given_up(bench: HeadPageBench) -> None:
    steps: list[tuple[int, int]] = []
    compared_heads(bench.store.result, progress=lambda *step: steps.append(step))
    assert steps[0] == (8, 36)
    assert steps[-1] == (36, 36)
    with pytest.raises(Cancelled):
        compared_heads(bench.store.result, cancelled=lambda: True)


def test_the_map_is_square_and_leaves_misleading_numbers_out(qtbot: QtBot) -> None:
    bench = HeadPageBench(qtbot, make_page, state_of(128), (440, 560))
    shown = bench.widget.map
    first, last = shown.cell_rect(0, 0), shown.cell_rect(127, 127)
    assert last.right() - first.left() == last.bottom() - first.top()
    by_similarity = shown.grab().toImage()
    choose_order(bench, False)
    left = round(first.left())
    strip = (0, round(first.top()), left - 2, round(last.bottom() - first.top()))
    assert _inked(shown.grab().toImage(), strip)
    assert not _inked(by_similarity, strip)


def _inked(image: object, area: tuple[int, int, int, int]) -> bool:
    part = image.copy(*area)
    colours = {part.pixel(x, y) for x in range(part.width()) for y in range(part.height())}
    return len(colours) > 1


def test_themes_and_colour_maps_reach_the_map(bench: HeadPageBench) -> None:
    light = bench.widget.map.grab().toImage()
    bench.intents.set_colour_map("greys")
    greys = bench.widget.map.grab().toImage()
    bench.widget.set_theme(DARK)
    assert light != greys != bench.widget.map.grab().toImage()


@pytest.mark.parametrize(("width", "beside"), [(1176, True), (780, False)])
def test_table_and_map_share_a_page(qtbot: QtBot, width: int, beside: bool) -> None:
    def make(bench: HeadPageBench) -> ComparedPage:
        table = HeadsTableModel(bench.store, executor=ImmediateExecutor)
        similarity = SimilarityModel(bench.store, executor=ImmediateExecutor)
        for model in (table, similarity):
            bench.follow(model.update)
        page = ComparedPage(table, similarity, bench.heads, LIGHT)
        page.head_selected.connect(bench.intents.select_head)
        return page

    bench = HeadPageBench(qtbot, make, size=(width, 560))
    page = bench.widget
    qtbot.waitUntil(lambda: (page.similarity.x() > page.table.x()) is beside)
    QTest.keyClick(page.table.table, KEY.Key_Down)
    assert bench.selected == 1
    place = page.similarity.map.order.index(1)
    assert page.similarity.map.marked == (place, place)


def test_the_worker_compares_off_the_window(qtbot: QtBot) -> None:
    models: list[SimilarityModel] = []

    def make(bench: HeadPageBench) -> SimilarityPage:
        models.append(SimilarityModel(bench.store, executor=LatestWorker))
        bench.follow(models[0].update)
        return SimilarityPage(models[0], bench.heads, LIGHT)

    bench = HeadPageBench(qtbot, make, size=(440, 560))
    qtbot.waitUntil(lambda: len(bench.widget.map.order) == 8)
    models[0].shut_down()


def test_rows_that_do_not_add_up_are_not_blamed_on_the_mask(
    tmp_path: Path, bench: HeadPageBench
) -> None:
    np.save(tmp_path / "sums.npy", np.full((8, 4, 4), 2.0))
    read_again(tmp_path / "sums.npy")
    bench.intents.view_weights(ImportedWeights(str(tmp_path / "sums.npy")))
    assert "add up to 1" in bench.widget.whole.note
    bench.store.undo()
    assert bench.widget.whole.note == ""

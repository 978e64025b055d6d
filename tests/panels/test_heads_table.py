"""The table of all heads as a widget: sorted and gone through by mouse and keys."""

from pathlib import Path

import numpy as np
import pytest
from head_page_bench import HeadPageBench, state_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mha_desktop.engine.measures import offset_mass, relative_entropy
from mha_desktop.lab.state import ImportedWeights
from mha_desktop.lab.viewed_weights import read_again
from mha_desktop.panels.head.heads_table import HeadsTable
from mha_desktop.qt.models.heads_table_model import HeadsTableModel
from mha_desktop.qt.models.heads_table_texts import HeadColumn
from mha_desktop.qt.theme import DARK, LIGHT
from mha_desktop.qt.worker import ImmediateExecutor

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def make_table(bench: HeadPageBench) -> HeadsTable:
    model = HeadsTableModel(bench.store, executor=ImmediateExecutor)
    bench.follow(model.update)
    table = HeadsTable(model, LIGHT)
    table.head_selected.connect(bench.intents.select_head)
    return table


@pytest.fixture
def bench(qtbot: QtBot) -> HeadPageBench:
    return HeadPageBench(qtbot, make_table)


def click_title(bench: HeadPageBench, column: HeadColumn) -> None:
    header = bench.widget.table.horizontalHeader()
    place = header.viewport().rect().center()
    place.setX(header.sectionViewportPosition(column) + header.sectionSize(column) // 2)
    QTest.mouseClick(header.viewport(), LEFT, pos=place)


def marked(bench: HeadPageBench) -> list[int]:
    rows = bench.widget.table.selectionModel().selectedRows()
    return [bench.widget.heads()[index.row()] for index in rows]


def test_a_click_on_a_title_sorts_and_the_next_turns_round(bench: HeadPageBench) -> None:
    weights = bench.store.result.trace.weights
    entropies = [relative_entropy(head) for head in weights]
    click_title(bench, HeadColumn.ENTROPY)
    first = [entropies[head] for head in bench.widget.heads()]
    click_title(bench, HeadColumn.ENTROPY)
    second = [entropies[head] for head in bench.widget.heads()]
    assert sorted((first, second)) == [sorted(entropies), sorted(entropies, reverse=True)]
    assert bench.widget.column.currentIndex() == HeadColumn.ENTROPY


def test_the_list_and_the_box_sort_by_keys(bench: HeadPageBench) -> None:
    widget, weights = bench.widget, bench.store.result.trace.weights
    for _ in range(HeadColumn.PREVIOUS):
        QTest.keyClick(widget.column, KEY.Key_Down)
    QTest.keyClick(widget.descending, KEY.Key_Space)
    masses = [offset_mass(weights[head], -1) for head in widget.heads()]
    assert masses == sorted(masses, reverse=True)


def test_rows_select_heads_by_mouse_and_keys(bench: HeadPageBench) -> None:
    table = bench.widget.table
    place = table.visualRect(table.model().index(5, HeadColumn.NAME)).center()
    QTest.mouseClick(table.viewport(), LEFT, pos=place)
    assert bench.selected == 5
    QTest.keyClick(table, KEY.Key_Up)
    assert bench.selected == 4
    click_title(bench, HeadColumn.NAME)
    QTest.keyClick(table, KEY.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert bench.selected == bench.widget.heads()[0]


def test_the_selected_head_stays_marked_through_sorting(bench: HeadPageBench) -> None:
    bench.intents.select_head(6)
    assert marked(bench) == [6]
    click_title(bench, HeadColumn.SEPARATOR)
    assert marked(bench) == [6]
    assert bench.selected == 6


def test_marks_follow_when_heads_come_and_go(bench: HeadPageBench) -> None:
    bench.intents.select_head(7)
    bench.intents.set_heads(16)
    assert marked(bench) == [7]
    bench.intents.set_heads(2)
    assert marked(bench) == [1]
    assert bench.selected == 1


def test_without_tokens_a_sentence_says_what_to_do(bench: HeadPageBench) -> None:
    bench.intents.type_sentence("")
    assert bench.widget.whole.note.startswith("Type a sentence")
    bench.intents.type_sentence("Dog bites")
    assert (bench.widget.whole.note, len(bench.widget.heads())) == ("", 8)


def test_a_hidden_table_measures_nothing(bench: HeadPageBench) -> None:
    widget = bench.widget
    widget.hide()
    bench.intents.type_sentence("Dog bites man")
    assert widget._model.measured.of is not bench.store.result
    widget.show()
    assert widget._model.measured.of is bench.store.result


def test_a_bar_that_scrolls_columns_covers_no_row(qtbot: QtBot, bench: HeadPageBench) -> None:
    table = bench.widget.table
    table.setFixedSize(table.minimumSizeHint())
    qtbot.waitUntil(table.horizontalScrollBar().isVisible)
    assert table.model().rowCount() == 8
    table.scrollToTop()
    assert table.rowViewportPosition(7) + table.rowHeight(7) <= table.viewport().height()


def test_128_heads_scroll_to_the_selected_one(qtbot: QtBot) -> None:
    bench = HeadPageBench(qtbot, make_table, state_of(128), (780, 400))
    bench.intents.select_head(120)
    table = bench.widget.table
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()).center())


def test_titles_say_what_they_mean_and_themes_differ(bench: HeadPageBench) -> None:
    model = bench.widget.table.model()
    tips = [
        model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        for column in HeadColumn
    ]
    assert all(tips)
    light = bench.widget.table.viewport().grab().toImage()
    bench.widget.set_theme(DARK)
    assert bench.widget.table.viewport().grab().toImage() != light


def test_dashes_of_rows_that_do_not_add_up_have_a_reason(
    tmp_path: Path, bench: HeadPageBench
) -> None:
    reason = bench.widget.reason
    assert not reason.isVisible()
    np.save(tmp_path / "sums.npy", np.full((8, 4, 4), 2.0))
    read_again(tmp_path / "sums.npy")
    bench.intents.view_weights(ImportedWeights(str(tmp_path / "sums.npy")))
    row = bench.widget.table.model().index(0, HeadColumn.ENTROPY)
    assert (row.data(), reason.isVisible()) == ("–", True)
    assert "add up to 1" in reason.text()
    bench.store.undo()
    assert not reason.isVisible()

"""The Data page: the cell of the view, pins and copies, by mouse and by keys."""

import pytest
from head_page_bench import HeadPageBench, state_of
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import CausalMask, PinnedCell, PinnedQuery
from mha_desktop.panels.head.table_page import TablePage
from mha_desktop.qt.models.head_table_model import SUM, HeadTableModel
from mha_desktop.qt.theme import DARK, LIGHT
from mha_desktop.qt.worker import ImmediateExecutor

KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def make_page(bench: HeadPageBench) -> TablePage:
    model = HeadTableModel(bench.store, executor=ImmediateExecutor)
    bench.follow(model.update)
    page = TablePage(model, bench.heads, LIGHT)
    page.cell_hovered.connect(bench.intents.point_at_cell)
    page.pin_chosen.connect(bench.intents.set_pin)
    return page


@pytest.fixture
def bench(qtbot: QtBot) -> HeadPageBench:
    return HeadPageBench(qtbot, make_page)


def click(bench: HeadPageBench, query: int, key: int) -> None:
    table = bench.widget.table
    place = table.visualRect(table.model().index_of((query, key))).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def press(bench: HeadPageBench, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(bench.widget.table, key)


def test_a_click_and_the_arrows_lead_the_cell_of_the_view(bench: HeadPageBench) -> None:
    click(bench, 2, 1)
    assert bench.store.view.cell == (2, 1)
    press(bench, KEY.Key_Down, KEY.Key_Right)
    assert bench.store.view.cell == (3, 2)


def test_the_cell_of_the_view_becomes_the_current_one(bench: HeadPageBench) -> None:
    table = bench.widget.table
    bench.intents.point_at_cell((4, 5))
    assert table.model().cell_of(table.currentIndex()) == (4, 5)
    bench.intents.point_at_cell(None)
    assert table.model().cell_of(table.currentIndex()) == (4, 5)


def test_enter_pins_and_lets_go(bench: HeadPageBench) -> None:
    click(bench, 1, 3)
    press(bench, KEY.Key_Return)
    assert bench.store.view.pin == PinnedCell(1, 3)
    press(bench, KEY.Key_Return)
    assert bench.store.view.pin is None


def test_enter_on_a_sum_pins_the_query(bench: HeadPageBench) -> None:
    table = bench.widget.table
    place = table.visualRect(table.model().index(2, SUM)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert bench.store.view.cell is None
    press(bench, KEY.Key_Enter)
    assert bench.store.view.pin == PinnedQuery(2)


def test_a_pin_is_seen(bench: HeadPageBench) -> None:
    before = bench.widget.table.viewport().grab().toImage()
    bench.intents.set_pin(PinnedCell(2, 2))
    assert bench.widget.table.viewport().grab().toImage() != before


def test_the_button_copies_everything(bench: HeadPageBench) -> None:
    QTest.mouseClick(bench.widget.copy_button, Qt.MouseButton.LeftButton)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 9
    assert {len(line.split("\t")) for line in lines} == {9}
    assert bench.widget.news.text() == "Copied 8 × 8"


def test_ctrl_c_copies_the_selection(bench: HeadPageBench) -> None:
    click(bench, 1, 1)
    for key in (KEY.Key_Right, KEY.Key_Down):
        QTest.keyClick(bench.widget.table, key, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(bench.widget.table, KEY.Key_C, CTRL)
    lines = [line.split("\t") for line in QGuiApplication.clipboard().text().splitlines()]
    assert lines[0] == ["", "2 tired", "3 cat"]
    assert [line[0] for line in lines[1:]] == ["2 tired", "3 cat"]


def test_head_and_stage_of_the_view_are_shown(bench: HeadPageBench) -> None:
    bench.intents.select_head(3)
    bench.intents.show_stage("scores")
    page, scores = bench.widget, bench.store.result.trace.scores
    assert page.title.text() == bench.heads.title(3)
    shown = page.table.model().index_of((2, 1)).data()
    assert float(shown.replace("−", "-")) == pytest.approx(float(scores[3, 2, 1]), abs=1e-3)


def test_a_screen_reader_gets_every_cell_in_words(bench: HeadPageBench) -> None:
    table = bench.widget.table
    interface = QAccessible.queryAccessibleInterface(table)
    texts = [table.model().index_of((2, key)).data(Qt.ItemDataRole.AccessibleTextRole)
             for key in range(8)]  # fmt: skip
    assert interface.role() is QAccessible.Role.Table
    assert all(text.startswith("'cat' looks at '") for text in texts)


def test_a_hidden_page_leaves_the_model_alone(bench: HeadPageBench) -> None:
    page = bench.widget
    page.hide()
    bench.intents.select_head(5)
    assert page.table.model().sheet.shown.head == 0
    page.show()
    assert page.table.model().sheet.shown.head == 5


def test_without_tokens_a_sentence_says_what_to_do(bench: HeadPageBench) -> None:
    bench.intents.type_sentence("")
    assert bench.widget.whole.note.startswith("Type a sentence")
    bench.intents.type_sentence("Dog bites")
    assert bench.widget.whole.note == ""


def test_512_tokens_ask_only_for_the_cells_on_show(qtbot: QtBot) -> None:
    state = state_of(sentence="cat " * 512, mask=CausalMask())
    bench = HeadPageBench(qtbot, make_page, state)
    model = bench.widget.table.model()
    assert model.rowCount() == 512
    asked: list[None] = []
    data = model.data
    model.data = lambda *arguments: asked.append(None) or data(*arguments)
    bench.intents.point_at_cell((500, 490))
    bench.widget.table.viewport().grab()
    assert len(asked) < 10_000
    assert bench.widget.table.visualRect(model.index_of((500, 490))).isValid()


def test_themes_reach_the_masked_cells(qtbot: QtBot) -> None:
    bench = HeadPageBench(qtbot, make_page, state_of(mask=CausalMask()))
    light = bench.widget.table.viewport().grab().toImage()
    bench.widget.set_theme(DARK)
    assert bench.widget.table.viewport().grab().toImage() != light


def test_the_title_names_the_head_and_what_its_rows_are(bench: HeadPageBench) -> None:
    page = bench.widget
    assert page.stage.text() == "weights, each row adds up to 1"
    bench.intents.show_stage("products")
    assert page.stage.text() == "q·k, not yet divided"
    bench.intents.set_averaged(True)
    assert page.title.text() == "Mean of 8 heads"
    for head in range(8):
        bench.intents.toggle_mute(head)
    assert page.whole.note.startswith("All heads are muted")
    bench.intents.set_averaged(False)
    assert page.title.text() == bench.heads.title(0)

"""The Costs page: formulas with numbers in three columns, and an honest answer to its question."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot
from sharing_view_bench import SharingBench, make_sharing_bench, nameless, sharing_state

from mha_desktop.panels.sharing.costs_page import CostsPage
from mha_desktop.qt.theme import DARK, LIGHT


@pytest.fixture
def bench(qtbot: QtBot) -> SharingBench:
    return make_sharing_bench(qtbot, "Costs", sharing_state(n_kv_heads=4, sentence="Dog bites man"))


@pytest.fixture
def page(bench: SharingBench) -> CostsPage:
    return bench.view.costs.make()


def _row(page: CostsPage, name: str) -> list[str]:
    model = page.table.model()
    texts = [[model.index(r, c).data() for c in range(4)] for r in range(model.rowCount())]
    return next(row[1:] for row in texts if row[0].startswith(name))


def test_rows_are_formulas_with_the_numbers_of_the_state(page: CostsPage) -> None:
    QAbstractItemModelTester(
        page.table.model(), QAbstractItemModelTester.FailureReportingMode.Fatal, page
    )
    assert _row(page, "W_K = d_model · g · d_k") == [
        "262,144 = 512 · 8 · 64",
        "131,072 = 512 · 4 · 64",
        "32,768 = 512 · 1 · 64",
    ]
    assert _row(page, "Parameters") == [
        "1,048,576, 100 % of MHA",
        "786,432, 75 % of MHA",
        "589,824, 56.2 % of MHA",
    ]
    assert _row(page, "Scores Q · Kᵀ = h · n · n · d_k") == ["4,608 = 8 · 3 · 3 · 64"] * 3
    assert _row(page, "Exponentials of the softmax") == ["72 = 8 · 3 · 3"] * 3
    # 4 · 3 · 512² + 2 · 3² · 512 (Vaswani et al. 2017, table 1)
    assert _row(page, "Multiply-adds, 3 tokens")[0] == "3,154,944, 100 % of MHA"


def test_the_table_follows_the_state_and_shows_all_rows(
    bench: SharingBench, page: CostsPage
) -> None:
    bench.show(sharing_state(128, 2, d_model=1024, sentence="word " * 512))
    assert _row(page, "W_V")[1] == "16,384 = 1,024 · 2 · 8"
    header = page.table.model().headerData(2, Qt.Orientation.Horizontal)
    assert header == "Now, g = 2"
    last = page.table.visualRect(page.table.model().index(12, 3))
    assert page.table.viewport().rect().contains(last)


def test_the_answer_is_hidden_until_it_is_asked_for(qtbot: QtBot, page: CostsPage) -> None:
    question = page.question
    assert question.answer.isHidden()
    question.reveal.setFocus()
    qtbot.keyClick(question.reveal, Qt.Key.Key_Space)
    assert question.answer.isVisible()
    qtbot.mouseClick(question.reveal, Qt.MouseButton.LeftButton)
    assert question.answer.isHidden()


def test_under_mha_the_totals_stay_and_the_exponentials_double(
    qtbot: QtBot, bench: SharingBench, page: CostsPage
) -> None:
    bench.show(sharing_state(8, sentence="Dog bites man"))
    qtbot.mouseClick(page.question.reveal, Qt.MouseButton.LeftButton)
    answer = page.question.answer.text()
    assert "Nothing." in answer
    assert answer.count("unchanged") == 2
    assert answer.count("1,048,576") == 2
    assert "72 become 144" in answer
    assert "h = 16, g = 16" in answer


@pytest.mark.parametrize(("g", "parameters"), [(4, "655,360"), (1, "557,056")])
def test_with_shared_heads_the_program_does_not_claim_it(
    qtbot: QtBot, bench: SharingBench, page: CostsPage, g: int, parameters: str
) -> None:
    bench.show(sharing_state(8, g, sentence="Dog bites man"))
    qtbot.mouseClick(page.question.reveal, Qt.MouseButton.LeftButton)
    answer = page.question.answer.text()
    assert "Here it does not stay the same" in answer
    assert "Nothing." not in answer
    assert "unchanged" not in answer
    assert parameters in answer
    assert "72 become 144" in answer


def test_an_answer_on_show_follows_the_state(
    qtbot: QtBot, bench: SharingBench, page: CostsPage
) -> None:
    qtbot.mouseClick(page.question.reveal, Qt.MouseButton.LeftButton)
    assert "−16.7 %" in page.question.answer.text()
    bench.show(sharing_state(1))
    assert "Nothing." in page.question.answer.text()


def test_an_odd_d_k_cannot_be_halved(qtbot: QtBot, bench: SharingBench, page: CostsPage) -> None:
    bench.show(sharing_state(64, d_model=64))
    qtbot.mouseClick(page.question.reveal, Qt.MouseButton.LeftButton)
    assert "= 1 is odd" in page.question.answer.text()


def test_without_tokens_parameters_stay_and_follow_the_state(
    qtbot: QtBot, bench: SharingBench, page: CostsPage
) -> None:
    bench.show(sharing_state(16, 2, sentence=""))
    qtbot.mouseClick(page.question.reveal, Qt.MouseButton.LeftButton)
    assert _row(page, "W_K")[1] == "32,768 = 512 · 2 · 32"
    assert _row(page, "Multiply-adds, 0 tokens") == ["0", "0", "0"]
    assert "no tokens" in page.question.answer.text()


def test_a_hidden_page_computes_nothing_and_catches_up(
    qtbot: QtBot, bench: SharingBench, page: CostsPage
) -> None:
    bench.view.hide()
    with qtbot.assertNotEmitted(page.table.model().modelReset):
        bench.show(sharing_state(8, 2))
    bench.view.show()
    assert _row(page, "W_K")[1] == "65,536 = 512 · 2 · 64"


def test_every_control_has_a_name_and_a_tool_tip(page: CostsPage) -> None:
    assert nameless(page) == []
    interface = QAccessible.queryAccessibleInterface(page.question.reveal)
    assert interface.text(QAccessible.Text.Name) == "Reveal the answer"


def test_the_present_column_is_marked_in_both_themes(bench: SharingBench, page: CostsPage) -> None:
    for theme in (DARK, LIGHT):
        bench.view.set_theme(theme)
        cell = page.table.visualRect(page.table.model().index(1, 2))
        picture = page.table.viewport().grab().toImage()
        assert picture.pixelColor(cell.left() + 3, cell.top() + 5) == theme.selected

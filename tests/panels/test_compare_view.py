"""The Compare view: the same place in all three pictures, true numbers, and no dead end."""

import numpy as np
import pytest
from compare_bench import NARROW, CompareBench, cell_point, state_with
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot
from sharing_view_bench import nameless

from mha_desktop.lab.comparison import compare
from mha_desktop.lab.state import (
    CausalMask,
    FixedRange,
    PerHeadRange,
    RandomHeads,
    SharedRange,
    Snapshot,
)
from mha_desktop.panels.compare.compare_page import Part
from mha_desktop.panels.compare.numbers_page import Order
from mha_desktop.qt.figures.comparison_large import LargePicture
from mha_desktop.qt.theme import DARK

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton
A, B, DIFFERENCE = range(3)


@pytest.fixture
def bench(qtbot: QtBot) -> CompareBench:
    made = CompareBench(qtbot)
    made.compare_with(mask=CausalMask())
    return made


@pytest.fixture
def inserted(qtbot: QtBot) -> CompareBench:
    """B has a word more: "The tired old cat sat"."""
    made = CompareBench(qtbot)
    made.compare_with(sentence="The tired old cat sat")
    return made


# Pictures


def test_all_three_show_the_numbers_of_the_engine(bench: CompareBench) -> None:
    a, b, difference = (grid.picture.figure.weights for grid in bench.grids)
    np.testing.assert_array_equal(a, bench.comparison.a.trace.weights)
    np.testing.assert_array_equal(b, bench.store.result.trace.weights)
    np.testing.assert_allclose(difference, b.astype(float) - a, atol=1e-7)


@pytest.mark.parametrize("colour_range", [SharedRange(), PerHeadRange(), FixedRange()])
def test_equal_weights_have_equal_colours_on_both_sides(
    bench: CompareBench, colour_range: object
) -> None:
    bench.change(temperature=4.0)
    bench.store.set_view(colour_range=colour_range)
    a, b, _ = (grid.picture.figure for grid in bench.grids)
    assert a.scale is b.scale
    for head in range(8):
        most = max(float(a.weights[head].max()), float(b.weights[head].max()))
        assert a.scale.limits(head)[1] >= most - 1e-6
    bar = bench.view.page.bar.bar
    assert bar.limits == a.scale.limits(0)


def test_zero_is_the_middle_of_the_difference_bar(bench: CompareBench) -> None:
    low, high = bench.view.page.pictures.bar.bar.limits
    assert low == -high
    assert high >= float(np.abs(bench.comparison.difference).max()) - 1e-6


def test_both_sides_have_cells_of_the_same_size(bench: CompareBench) -> None:
    layouts = [grid.grid_layout for grid in bench.grids]
    assert layouts[A] == layouts[B]


# Pointing


@pytest.mark.parametrize("side", [A, B, DIFFERENCE])
def test_pointing_rings_the_same_cell_everywhere_and_reads_it_out(
    bench: CompareBench, side: int
) -> None:
    bench.hover(bench.grids[side], 2, 2, 1)
    assert bench.rings() == ((2, 1),) * 3
    a, b = (float(s.trace.weights[2, 2, 1]) for s in (bench.comparison.a, bench.comparison.b))
    assert bench.read_out().startswith(f"H3 'cat' looks at 'tired' A {a:.2f}, B {b:.2f}, diff")
    assert bench.store.view.cell == (2, 1)


def test_the_difference_is_read_with_its_sign(bench: CompareBench) -> None:
    found = bench.comparison.heads[4]
    bench.hover(bench.grids[DIFFERENCE], 4, *found.cell)
    sign = "+" if found.largest > 0 else "−"
    assert bench.read_out().endswith(f"difference {sign}{abs(found.largest):.2f}")


def test_a_masked_cell_is_read_as_masked(bench: CompareBench) -> None:
    bench.hover(bench.grids[B], 2, 0, 3)
    assert "B masked, difference −0.25" in bench.read_out()
    assert bench.view.page.bar.marks[1] is None


def test_a_pushed_word_is_ringed_where_it_stands_in_each_sentence(
    inserted: CompareBench,
) -> None:
    inserted.hover(inserted.grids[A], 0, 2, 1)
    assert inserted.rings() == ((2, 1), (3, 1), (2, 1))
    assert inserted.store.view.cell == (3, 1)


def test_a_word_without_a_partner_is_ringed_on_its_side_only(inserted: CompareBench) -> None:
    inserted.hover(inserted.grids[B], 0, 2, 1)
    assert inserted.rings() == (None, (2, 1), None)
    value = float(inserted.comparison.b.trace.weights[0, 2, 1])
    assert inserted.read_out() == f"H1 'old' looks at 'tired' A –, B {value:.2f}"
    inserted.click("swapSettings")
    inserted.hover(inserted.grids[A], 0, 2, 1)
    assert inserted.rings() == ((2, 1), None, None)
    assert inserted.store.view.cell is None


def test_a_replaced_word_is_read_with_both_words(qtbot: QtBot) -> None:
    bench = CompareBench(qtbot)
    bench.compare_with(sentence="The tired dog sat")
    bench.hover(bench.grids[B], 0, 2, 3)
    assert bench.read_out().startswith("H1 'cat' | 'dog' looks at 'sat' A ")
    assert bench.grids[DIFFERENCE].picture.figure.tokens[2] == "cat|dog"


def test_a_cell_pointed_at_elsewhere_is_ringed_here(inserted: CompareBench) -> None:
    inserted.store.set_view(cell=(4, 3))
    assert inserted.rings() == ((3, 2), (4, 3), (3, 2))
    inserted.store.set_view(cell=None)
    assert inserted.rings() == (None, None, None)


def test_leaving_a_picture_ends_the_ring(bench: CompareBench) -> None:
    bench.hover(bench.grids[A], 3, 2, 1)
    QApplication.sendEvent(bench.grids[A].viewport(), QEvent(QEvent.Type.Leave))
    assert bench.rings() == (None,) * 3
    assert bench.cells[-1] is None
    assert bench.read_out().startswith("H1 largest difference, distance")


def test_both_weights_are_marked_on_the_one_bar(bench: CompareBench) -> None:
    bench.hover(bench.grids[A], 3, 2, 1)
    scale = bench.grids[A].picture.figure.scale
    a, b = (float(s.trace.weights[3, 2, 1]) for s in (bench.comparison.a, bench.comparison.b))
    assert bench.view.page.bar.marks == (scale.position(3, a), scale.position(3, b))


def test_pointing_at_the_output_reads_both_numbers(qtbot: QtBot, bench: CompareBench) -> None:
    matrix = bench.view.page.output.matrices[2]
    matrix.setFocus()
    qtbot.keyClick(matrix, Key.Key_Right)
    qtbot.keyClick(matrix, Key.Key_Right)
    qtbot.keyClick(matrix, Key.Key_Down)
    output = bench.comparison.output
    assert bench.read_out() == (
        f"Output of 'tired', column 2 A {output.a[1, 1]:.3f}, B {output.b[1, 1]:.3f}, "
        f"difference {output.difference[1, 1]:.3f}".replace("-", "−")
    )


def test_a_tip_tells_how_far_a_head_moved(qtbot: QtBot, bench: CompareBench) -> None:
    grid = bench.grids[DIFFERENCE]
    point = cell_point(grid, 4, 1, 1)
    event = QHelpEvent(QEvent.Type.ToolTip, point, grid.mapToGlobal(point))
    QApplication.sendEvent(grid.viewport(), event)
    assert QToolTip.text().startswith("H5 largest difference, distance")
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


# Heads


def test_a_click_selects_a_head_on_every_side(qtbot: QtBot, bench: CompareBench) -> None:
    qtbot.mouseClick(bench.grids[A].viewport(), LEFT, pos=cell_point(bench.grids[A], 5, 1, 1))
    assert bench.store.view.selected_head == 5
    assert [grid.picture.figure.selected for grid in bench.grids] == [5] * 3


def test_a_head_that_only_a_has_is_selected_here_alone(qtbot: QtBot) -> None:
    bench = CompareBench(qtbot, state=state_with(n_heads=16))
    bench.compare_with(n_heads=8)
    grid = bench.grids[A]
    qtbot.mouseClick(grid.viewport(), LEFT, pos=cell_point(grid, 12, 1, 1))
    assert [g.picture.figure.selected for g in bench.grids] == [12, None, None]
    assert bench.store.view.selected_head == 0
    assert bench.read_out().startswith("H13")


def test_arrows_go_from_head_to_head_and_with_alt_from_cell_to_cell(
    qtbot: QtBot, bench: CompareBench
) -> None:
    grid = bench.grids[B]
    grid.setFocus()
    qtbot.keyClick(grid, Key.Key_Right)
    assert bench.store.view.selected_head == 1
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Right):
        qtbot.keyClick(grid, key, ALT)
    assert bench.rings() == ((1, 1),) * 3
    assert bench.read_out().startswith("H2 'tired' looks at 'tired'")
    assert grid.accessibleDescription() == bench.read_out()


def test_the_selection_comes_from_elsewhere_too(bench: CompareBench) -> None:
    bench.store.set_view(selected_head=6)
    assert [grid.picture.figure.selected for grid in bench.grids] == [6] * 3


def test_a_double_click_shows_the_head_large_and_escape_shows_all(
    qtbot: QtBot, bench: CompareBench
) -> None:
    grid = bench.grids[DIFFERENCE]
    qtbot.mouseDClick(grid.viewport(), LEFT, pos=cell_point(grid, 3, 1, 1))
    qtbot.keyClick(grid, Key.Key_Escape)
    qtbot.mouseClick(grid.viewport(), LEFT, pos=cell_point(grid, 3, 1, 1))
    qtbot.mouseDClick(grid.viewport(), LEFT, pos=cell_point(grid, 3, 1, 1))
    pictures = [g.picture for g in bench.grids]
    assert all(isinstance(picture, LargePicture) for picture in pictures)
    assert [picture.head for picture in pictures] == [3] * 3
    assert not bench.view.page.output.isVisible()
    bench.hover(grid, 0, 2, 1)
    assert bench.read_out().startswith("H4 'cat' looks at 'tired'")
    qtbot.keyClick(grid, Key.Key_Escape)
    assert not any(isinstance(g.picture, LargePicture) for g in bench.grids)
    assert bench.view.page.output.isVisible()


def test_enter_shows_the_head_large_where_arrows_move_the_cell_and_pages_the_head(
    qtbot: QtBot, bench: CompareBench
) -> None:
    grid = bench.grids[A]
    grid.setFocus()
    qtbot.keyClick(grid, Key.Key_Return)
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_PageDown, Key.Key_PageDown):
        qtbot.keyClick(grid, key)
    assert bench.store.view.selected_head == 2
    assert [g.picture.head for g in bench.grids] == [2] * 3
    assert bench.rings() == ((1, 0),) * 3


def test_escape_in_the_grid_is_left_to_the_window(bench: CompareBench) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(bench.grids[A], event)
    assert not event.isAccepted()


def test_columns_scroll_together(qtbot: QtBot) -> None:
    bench = CompareBench(qtbot, state=state_with(n_heads=64))
    bench.compare_with(mask=CausalMask())
    bars = [column.bar for column in bench.view.page.pictures.columns]
    assert bars[A].maximum() > 0
    bars[A].setValue(bars[A].maximum())
    assert len({bar.value() for bar in bars}) == 1
    bench.store.set_view(selected_head=0)
    bench.store.set_view(selected_head=1)
    assert bars[B].value() < bars[B].maximum()


# Parts


def test_the_numbers_are_those_of_the_comparison_in_any_order(
    qtbot: QtBot, bench: CompareBench
) -> None:
    page = bench.view.page
    qtbot.mouseClick(page.parts.button(Part.NUMBERS), LEFT)
    assert page.numbers.isVisible()
    heads = bench.comparison.heads
    rows = page.numbers.rows.rows
    assert [row[0].text for row in rows] == [f"H{n + 1}" for n in range(8)]
    assert [row[2].text for row in rows] == [f"{head.distance:.3f}" for head in heads]
    qtbot.mouseClick(page.numbers.order.button(Order.DISTANCE), LEFT)
    distances = [float(row[2].text) for row in page.numbers.rows.rows]
    assert distances == sorted(distances, reverse=True)
    qtbot.keyClick(page.numbers.order.button(Order.DISTANCE), Key.Key_Left)
    largest = [row[1].bar for row in page.numbers.rows.rows]
    assert largest == sorted(largest, reverse=True)


def test_without_numbers_the_page_says_why(qtbot: QtBot, bench: CompareBench) -> None:
    page = bench.view.page
    qtbot.mouseClick(page.parts.button(Part.NUMBERS), LEFT)
    bench.compare_with(sentence="Birds sing")
    assert "nothing can be subtracted" in page.numbers.whole.note
    assert not page.numbers.table.isVisible()
    bench.compare_with(mask=CausalMask())
    assert page.numbers.whole.note == ""
    assert page.numbers.table.isVisible()


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_the_list_of_sentences_shows_all_of_each(qtbot: QtBot, bench: CompareBench) -> None:
    field = bench.view.page.pairs.sentence.field
    field.showPopup()
    view = field.view()
    qtbot.waitUntil(view.isVisible)
    assert view.sizeHintForColumn(0) > field.width()
    assert view.viewport().width() >= view.sizeHintForColumn(0)
    field.hidePopup()


def test_a_click_on_a_title_sorts_by_it(qtbot: QtBot, bench: CompareBench) -> None:
    page = bench.view.page
    qtbot.mouseClick(page.parts.button(Part.NUMBERS), LEFT)
    header = page.numbers.table.horizontalHeader()
    for column, order in ((2, Order.DISTANCE), (3, Order.DISTANCE), (1, Order.LARGEST)):
        middle = header.sectionViewportPosition(column) + header.sectionSize(column) // 2
        qtbot.mouseClick(header.viewport(), LEFT, pos=QPoint(middle, header.height() // 2))
        assert page.numbers.order.choice() is order


def test_a_row_of_the_numbers_selects_its_head(qtbot: QtBot, bench: CompareBench) -> None:
    page = bench.view.page
    qtbot.mouseClick(page.parts.button(Part.NUMBERS), LEFT)
    table = page.numbers.table
    point = table.visualRect(table.model().index(5, 0)).center()
    qtbot.mouseClick(table.viewport(), LEFT, pos=point)
    assert bench.store.view.selected_head == 5
    table.setFocus()
    qtbot.keyClick(table, Key.Key_Up)
    qtbot.keyClick(table, Key.Key_Return)
    assert bench.store.view.selected_head == 4


def test_a_narrow_view_shows_two_sides_or_the_difference(qtbot: QtBot) -> None:
    bench = CompareBench(qtbot, NARROW)
    bench.compare_with(mask=CausalMask())
    page = bench.view.page
    assert [grid.isVisible() for grid in bench.grids] == [True, True, False]
    qtbot.mouseClick(page.parts.button(Part.DIFFERENCE), LEFT)
    assert [grid.isVisible() for grid in bench.grids] == [False, False, True]
    assert bench.grids[DIFFERENCE].picture is not None
    bench.view.resize(1175, 690)
    qtbot.mouseClick(page.parts.button(Part.SIDES), LEFT)
    assert all(grid.isVisible() for grid in bench.grids)


# Words


def test_the_summary_has_the_numbers_of_the_whole(bench: CompareBench) -> None:
    expected = compare(bench.comparison.a, bench.store.result)
    text = bench.view.page.summary.text()
    head = max(range(8), key=lambda n: abs(expected.heads[n].largest))
    assert f"{abs(expected.heads[head].largest):.2f} in H{head + 1}" in text
    assert f"distance up to {max(h.distance for h in expected.heads):.3f}" in text
    assert f"output changed by {100 * expected.output.relative:.3g} %" in text


def test_muting_changes_no_weight_and_is_said_so(bench: CompareBench) -> None:
    bench.store.set_view(snapshot=Snapshot("", bench.store.state))
    bench.change(muted=(True,) + (False,) * 7)
    assert bench.view.page.summary.text().startswith("All weights are the same · output changed")


def test_heads_that_cannot_be_paired_are_said(bench: CompareBench) -> None:
    bench.change(source=RandomHeads(), n_heads=4)
    assert bench.grids[DIFFERENCE].picture is None
    assert "random heads have no jobs" in bench.view.page.notes.text()
    assert bench.view.page.output.isVisible()


def test_outputs_of_other_lengths_are_not_shown(bench: CompareBench) -> None:
    bench.change(d_model=128)
    assert not bench.view.page.output.isVisible()
    assert "The outputs cannot be subtracted" in bench.view.page.notes.text()


@pytest.mark.parametrize(("a", "b"), [("", "Dog bites"), ("Dog bites", ""), ("", "")])
def test_an_empty_sentence_on_any_side(qtbot: QtBot, a: str, b: str) -> None:
    bench = CompareBench(qtbot, state=state_with(sentence=a))
    bench.compare_with(sentence=b)
    shown = [grid.picture is not None for grid in bench.grids]
    assert shown == [bool(a), bool(b), False]
    for grid, text in zip(bench.grids[:2], (a, b), strict=True):
        if text:
            bench.hover(grid, 0, 1, 0)
            assert bench.read_out().startswith("H1 'bites' looks at 'Dog'")
    assert bench.view.page.summary.text() == ""
    bench.change(sentence="Dog bites man")
    assert bench.grids[B].picture is not None


def test_a_long_comparison_says_how_far_it_is_and_then_the_result(bench: CompareBench) -> None:
    page = bench.view.page
    before = page.summary.text()
    bench.model.progress_changed.emit(0, 1)
    assert page.summary.text() == "Comparing…"
    bench.model.progress_changed.emit(5, 128)
    assert page.summary.text() == "Comparing: 5 of 128 heads"
    bench.model.progress_changed.emit(0, 0)
    assert page.summary.text() == before


# Cost, themes, access


def test_a_hidden_view_computes_nothing_and_catches_up(bench: CompareBench) -> None:
    before = bench.model.compared
    bench.view.hide()
    bench.change(temperature=3.0)
    assert bench.model.compared is before
    bench.view.show()
    assert bench.model.compared.b is bench.store.result
    assert bench.grids[B].picture.figure.weights is bench.store.result.trace.weights


def test_a_hovered_cell_colours_nothing_anew(
    bench: CompareBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        pytest.fail("coloured again")

    monkeypatch.setattr("mha_desktop.qt.figures.comparison_pictures.coloured", fail)
    bench.hover(bench.grids[A], 3, 2, 1)
    bench.store.set_view(selected_head=4)
    assert bench.rings() == ((2, 1),) * 3


def test_the_theme_reaches_every_picture(bench: CompareBench) -> None:
    bench.view.set_theme(DARK)
    assert all(grid.picture.figure.theme is DARK for grid in bench.grids)
    image = bench.grids[A].grab().toImage()
    assert image.pixelColor(1, image.height() - 2) == DARK.panel


def test_every_control_has_a_name_and_a_tip(qtbot: QtBot, bench: CompareBench) -> None:
    def missing() -> list[QWidget]:
        pictures = set(bench.grids)
        return [w for w in nameless(bench.view) if not {w, w.parent()} & pictures]

    for part in Part:
        bench.view.page.show_part(part)
        assert missing() == []
    assert all(grid.accessibleName() for grid in bench.grids)
    bench.click("forgetA")
    assert missing() == []


def test_the_keyboard_goes_to_b_or_to_the_start(bench: CompareBench) -> None:
    bench.view.take_keyboard()
    assert bench.grids[B].hasFocus()
    bench.click("forgetA")
    bench.view.take_keyboard()
    assert bench.view.start.keep.hasFocus()


def test_large_text_makes_the_page_scroll_and_cuts_nothing(qtbot: QtBot) -> None:
    font = QApplication.font()
    large = QApplication.font()
    large.setPointSizeF(2 * font.pointSizeF())
    QApplication.setFont(large)
    try:
        bench = CompareBench(qtbot)
        bench.compare_with(mask=CausalMask(), n_heads=4)
        bench.view.resize(1175, 480)
        for label in (bench.view.page.summary, bench.view.page.notes):
            assert label.height() >= label.heightForWidth(label.width())
        assert bench.view.page.height() > bench.view.height()
        assert bench.view.page.width() <= bench.view.width()
    finally:
        QApplication.setFont(font)


def test_many_heads_and_tokens_are_shown_without_a_fault(qtbot: QtBot) -> None:
    """That many weights are coloured on a worker; what was shown stays until they are."""
    bench = CompareBench(qtbot, state=state_with(n_heads=64, sentence="cat sat " * 100))
    bench.compare_with(mask=CausalMask())
    qtbot.waitUntil(lambda: all(grid.picture is not None for grid in bench.grids))
    bench.hover(bench.grids[DIFFERENCE], 2, 150, 10)
    assert bench.read_out().startswith("H3 ")
    QTest.keyClick(bench.grids[A], Key.Key_Return)
    assert all(isinstance(grid.picture, LargePicture) for grid in bench.grids)
    assert not bench.view.grab().isNull()
    QTest.keyClick(bench.grids[A], Key.Key_Escape)
    qtbot.waitUntil(lambda: not isinstance(bench.grids[B].picture, LargePicture))
    stale = bench.grids[A].grid_layout
    bench.store.set_view(snapshot=Snapshot("", state_with(n_heads=64, sentence="dog " * 300)))
    assert bench.grids[A].grid_layout is stale
    bench.store.set_view(snapshot=Snapshot("", state_with(sentence="dog")))
    bench.view.page.pictures.a.grid.cell_moved.emit((150, 10))
    assert bench.rings()[A] is None
    bench.view.shut_down()

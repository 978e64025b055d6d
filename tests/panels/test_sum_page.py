"""The Sum page: concat · W_O = output as matrices, bars and a sum that can be checked."""

import numpy as np
import pytest
from mixing_page_bench import MixingPageBench, entry_point
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.entry_sum import EntrySum
from mha_desktop.lab.state import LabState
from mha_desktop.panels.mixing.entry_terms import terms_shown
from mha_desktop.panels.mixing.sum_page import SumPage
from mha_desktop.qt.theme import DARK, LIGHT, head_colour

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bench(qtbot: QtBot) -> MixingPageBench:
    return MixingPageBench(qtbot, LabState(sentence="The tired cat sat"))


@pytest.fixture
def page(bench: MixingPageBench) -> SumPage:
    return bench.view.sum.make()


def test_the_matrices_are_those_of_the_engine(bench: MixingPageBench, page: SumPage) -> None:
    trace = bench.store.result.trace
    assert page.concat.matrix is trace.concat
    assert page.w_o.matrix is trace.parameters.w_o
    assert page.output.matrix is trace.output


def test_a_fader_moves_concat_and_output_but_leaves_w_o(
    bench: MixingPageBench, page: SumPage
) -> None:
    concat, w_o = page.concat.matrix, page.w_o.matrix
    bench.intents.drag_gain(2, 0.5)
    np.testing.assert_allclose(page.concat.matrix[:, 128:192], concat[:, 128:192] / 2)
    assert page.w_o.matrix is w_o


def test_a_row_and_the_list_choose_the_token_everywhere(
    qtbot: QtBot, bench: MixingPageBench, page: SumPage
) -> None:
    QTest.mouseClick(page.concat, LEFT, pos=entry_point(page.concat, 2, 40))
    assert bench.store.view.token == 2
    assert page.concat.marked == page.output.marked == (2, None)
    norms = bench.store.result.trace.contribution_token_norms[:, 2]
    assert [strip.norm for strip in bench.contributions.strips] == pytest.approx(norms.tolist())
    assert page.choices.token.currentText() == "3 cat"
    QTest.mouseClick(page.output, LEFT, pos=entry_point(page.output, 2, 40))
    assert bench.store.view.token is None
    qtbot.keyClick(page.choices.token, Key.Key_Down)
    assert bench.store.view.token == 0
    assert page.output.marked == (0, None)


def test_the_output_entry_under_the_pointer_is_taken_apart(
    bench: MixingPageBench, page: SumPage
) -> None:
    bench.hover(page.output, 3, 100)
    row, column = page.output.cell
    entry = page.terms.entry
    assert (entry.token, entry.column) == (row, column)
    assert entry.terms.sum() == pytest.approx(page.output.matrix[row, column], abs=1e-5)
    assert page.terms.accessibleDescription().count("+") == 7
    bench.hover(page.concat, 0, 0)
    QTest.mouseMove(page.output, QPoint(1, 1))
    assert page.terms.entry.token == 0


def test_hovering_a_band_highlights_the_head_everywhere(
    bench: MixingPageBench, page: SumPage
) -> None:
    parts = (page.concat, page.bars, page.terms, page.w_o)
    plain = [part.grab().toImage() for part in parts]
    bench.hover(page.w_o, 3 * 64 + 20, 200)
    assert bench.hovered == [3]
    for part, before in zip(parts, plain, strict=True):
        assert part.grab().toImage() != before
    bench.view.set_hovered(-1)
    QTest.mouseMove(page.w_o, QPoint(1, 1))
    assert bench.hovered == [3, -1]
    assert [part.grab().toImage() for part in parts] == plain


def test_bars_are_as_high_as_the_norms(bench: MixingPageBench, page: SumPage) -> None:
    bars, strips = page.bars, bench.contributions.strips
    heights = [bars.bar_rect(head).height() for head in range(8)]
    assert np.argmax(heights) == np.argmax([strip.norm for strip in strips])
    assert heights[2] / heights[1] == pytest.approx(strips[2].norm / strips[1].norm)
    colour = bars.grab().toImage().pixelColor(bars.bar_rect(1).center().toPoint())
    assert colour == head_colour(LIGHT, 1)


def test_bars_are_sorted_and_walked_through_by_keys(
    qtbot: QtBot, bench: MixingPageBench, page: SumPage
) -> None:
    qtbot.keyClick(page.choices.order, Key.Key_Down)
    order = bench.contributions.order
    assert order != tuple(range(8))
    for _ in range(2):
        qtbot.keyClick(page.bars, Key.Key_Right)
    assert bench.hovered[-1] == order[1]
    assert page.bars.accessibleDescription() == page.bars.words(order[1])
    qtbot.keyClick(page.bars, Key.Key_Return)
    assert bench.store.view.selected_head == order[1]


def test_a_click_on_a_bar_selects_its_head(bench: MixingPageBench, page: SumPage) -> None:
    point = page.bars.bar_rect(5).center().toPoint()
    QTest.mouseMove(page.bars, point)
    QTest.mouseClick(page.bars, LEFT, pos=point)
    assert bench.store.view.selected_head == 5
    assert bench.hovered[-1] == 5


def test_the_sum_check_is_the_one_of_the_mixing_desk(bench: MixingPageBench, page: SumPage) -> None:
    check = bench.contributions.sum_check()
    assert check.equal
    assert page.check.isVisible()
    texts = [label.text() for label in page.check.findChildren(type(page._bars_name))]
    assert any("largest difference" in text for text in texts)


def test_a_muted_head_fades_and_adds_nothing(bench: MixingPageBench, page: SumPage) -> None:
    before = page.w_o.grab().toImage()
    bench.intents.toggle_mute(4)
    assert page.w_o.grab().toImage() != before
    assert page.terms.entry.terms[4] == 0
    assert page.bars.bar_rect(4).height() == 0


def test_terms_without_room_are_added_up() -> None:
    entry = EntrySum(0, 0, np.arange(10.0), 0.5, 45.5)
    shown = terms_shown(entry, 6, "bias")
    assert [term.name for term in shown] == ["1", "2", "3", "…", "10", "bias"]
    assert sum(term.value for term in shown) == 45.5
    assert len(terms_shown(entry, 99, "bias")) == 11


def test_a_hidden_page_does_nothing_and_catches_up(bench: MixingPageBench, page: SumPage) -> None:
    bench.view.hide()
    before = page.output.matrix
    bench.intents.drag_gain(0, 0.0)
    assert page.output.matrix is before
    bench.view.show()
    assert page.output.matrix is bench.store.result.trace.output


@pytest.mark.parametrize("heads", [1, 16, 128])
@pytest.mark.parametrize("tokens", [1, 512])
@pytest.mark.parametrize("size", [(1176, 700), (750, 500)])
def test_any_number_of_heads_and_tokens_fits(
    qtbot: QtBot, heads: int, tokens: int, size: tuple[int, int]
) -> None:
    state = LabState(
        sentence=" ".join(["word"] * tokens), n_heads=heads, d_model=256,
        kv_head_of=tuple(range(heads)), gains=(1.0,) * heads, muted=(False,) * heads,
        soloed=(False,) * heads,
    )  # fmt: skip
    bench = MixingPageBench(qtbot, state)
    bench.view.resize(*size)
    bench.view.set_theme(DARK)
    bench.view.grab()
    page = bench.view.sum.make()
    assert page.width() <= size[0]
    last = page.output.cell_rect(tokens - 1, 255)
    assert page.output.rect().toRectF().contains(last)
    assert page.bars.bar_rect(heads - 1).right() <= page.bars.width()

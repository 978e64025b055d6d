"""The Effect page shows what the lab computes, follows every change, and rests while hidden."""

import numpy as np
import pytest
from effect_bench import ALT, KEY, NARROW, WIDE, lab_result, move_to, press, sharing_model, shown
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from sharing_view_bench import nameless

from mha_desktop.engine.similarity import head_distance
from mha_desktop.lab.grouping_edits import preset
from mha_desktop.lab.layout_costs import percent_text
from mha_desktop.lab.state import CausalMask, ViewState
from mha_desktop.panels.sharing.effect_layout import Spot
from mha_desktop.panels.sharing.effect_page import EffectPage
from mha_desktop.qt.models.sharing_model import SharingModel
from mha_desktop.qt.theme import DARK

UNEVEN = (0, 0, 0, 0, 0, 1, 2, 2)


def page_of(qtbot: QtBot, heads: int = 8, **fields: object) -> EffectPage:
    return shown(qtbot, EffectPage, sharing_model(lab_result(heads, **fields)))


def cell_centre(page: EffectPage, head: int, picture: int, cell: tuple[int, int]) -> QPointF:
    """Middle of a cell in the viewport of the rows that are not scrolled."""
    layout = page.rows.layout_of_rows
    return layout.cell_rect(head, picture, cell).center() + QPointF(0, layout.titles)


def colour_at(page: EffectPage, place: QPointF) -> QColor:
    QApplication.processEvents()
    return page.rows.viewport().grab().toImage().pixelColor(place.toPoint())


@pytest.mark.parametrize("kv_head_of", [preset(8, 2), preset(8, 1), UNEVEN])
def test_the_big_number_is_the_relative_change_of_the_output(
    qtbot: QtBot, kv_head_of: tuple[int, ...]
) -> None:
    page = page_of(qtbot, kv_head_of=kv_head_of)
    before = lab_result().trace.output.astype(float)
    after = lab_result(kv_head_of=kv_head_of).trace.output
    expected = np.linalg.norm(before - after) / np.linalg.norm(before)
    assert page.error.text() == percent_text(expected)


def test_the_row_says_distance_and_key_value_head(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2))
    page.rows.setFocus(Qt.FocusReason.TabFocusReason)
    press(page.rows, KEY.Key_End, KEY.Key_Up)
    trace, shared = lab_result().trace, lab_result(kv_head_of=preset(8, 2)).trace
    distance = head_distance(trace.weights[6], shared.weights[6])
    expected = f"H7 reads KV 2, Jensen-Shannon distance {distance:.3f}"
    assert page.rows_reading.text() == page.rows.accessibleDescription() == expected


def test_nothing_is_shared_where_every_head_has_its_own(qtbot: QtBot) -> None:
    page = page_of(qtbot)
    assert page.error.text() == "0 %"
    assert page.grouping.text().endswith("nothing is shared")


def test_the_grouping_and_the_method_are_named(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2), pooling="first")
    assert page.grouping.text() == "2 key/value heads (4 query heads share each), first member"


@pytest.mark.parametrize("picture", [0, 1, 2])
def test_pointing_at_a_cell_reads_both_weights(qtbot: QtBot, picture: int) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 1))
    page.chart.setFocus()
    move_to(page.rows.viewport(), cell_centre(page, 1, picture, (2, 1)))
    before = lab_result().trace.weights[1, 2, 1]
    after = lab_result(kv_head_of=preset(8, 1)).trace.weights[1, 2, 1]
    assert page.rows.pointed == Spot(1, picture, (2, 1))
    text = page.rows_reading.text()
    assert text.startswith(f"H2 'sat' looks at 'cat': {before:.2f} before, {after:.2f} after (")
    QApplication.sendEvent(page.rows.viewport(), QEvent(QEvent.Type.Leave))
    assert page.rows_reading.text() == ""


def test_keys_go_from_cell_to_cell(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2))
    page.rows.setFocus(Qt.FocusReason.TabFocusReason)
    press(page.rows, KEY.Key_Down)
    press(page.rows, KEY.Key_Right, KEY.Key_Right, KEY.Key_Down, modifier=ALT)
    assert page.rows.pointed == Spot(1, 0, (1, 1))
    assert "H2 'cat' looks at 'cat'" in page.rows.accessibleDescription()


def test_hidden_cells_say_so(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2), mask=CausalMask())
    place = cell_centre(page, 1, 2, (0, 3))
    theme = page.rows._theme
    near = [QPointF(x, y) for x in range(-3, 4) for y in range(-3, 4)]
    found = {colour_at(page, place + step).name() for step in near}
    assert found == {theme.divider.name(), theme.border.name()}  # struck through
    move_to(page.rows.viewport(), place)
    assert page.rows_reading.text() == "H2 'The' may not look at 'on'"


def test_a_click_or_enter_selects_a_head(qtbot: QtBot) -> None:
    page, chosen = page_of(qtbot, kv_head_of=preset(8, 2)), []
    page.head_selected.connect(chosen.append)
    place = cell_centre(page, 2, 0, (0, 0)).toPoint()
    QTest.mouseClick(page.rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    press(page.rows, KEY.Key_Down, KEY.Key_Return)
    press(page.rows, KEY.Key_Home, KEY.Key_Space)
    assert chosen == [2, 3, 0]


def test_the_selected_head_is_marked_and_scrolled_to(qtbot: QtBot) -> None:
    page = page_of(qtbot, 128, kv_head_of=preset(128, 8))
    page.chart.setFocus()
    assert page.rows.verticalScrollBar().value() == 0
    page.show_view(ViewState(selected_head=90))
    assert page.rows.current_head == 90
    layout, scrolled = page.rows.layout_of_rows, page.rows.verticalScrollBar().value()
    top = layout.top(90) - scrolled
    assert 0 <= top <= page.rows.viewport().height() - layout.titles - layout.row_height
    ground = QPointF(2, layout.titles + top + 4)
    assert colour_at(page, ground) == page.rows._theme.selected


def test_the_difference_is_centred_on_zero(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 1))
    difference = lab_result(kv_head_of=preset(8, 1)).trace.weights - lab_result().trace.weights
    for sign, stops in ((1, slice(4, 7)), (-1, slice(0, 3))):
        head, query, key = np.unravel_index((sign * difference[:3]).argmax(), (3, 7, 7))
        colour = colour_at(page, cell_centre(page, int(head), 2, (int(query), int(key))))
        near = [_gap(colour, stop) for stop in page.rows._theme.diverging]
        assert min(near[stops]) == min(near)
    page.rows.show_effect(_effect(sharing_model(lab_result())))
    middle = colour_at(page, cell_centre(page, 0, 2, (0, 0)))
    assert _gap(middle, page.rows._theme.diverging[3]) <= 6


def _effect(model: SharingModel) -> object:
    model.ask_for_effect()
    return model.effect


def _gap(one: QColor, other: QColor) -> int:
    pairs = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)
    return sum(abs(a - b) for a, b in pairs)


def test_the_colour_bars_print_both_limits(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 1))
    assert page.bars.accessibleDescription().startswith("Weights from 0 to 1, differences from −")


def test_a_hidden_page_computes_nothing_and_catches_up(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2))
    model, text = page._model, page.error.text()
    page.hide()
    model.update(lab_result(kv_head_of=preset(8, 1)))
    assert model.effect is not None
    assert model.effect.result is not model.result
    assert page.error.text() == text
    page.show()
    assert model.effect.result is model.result
    assert page.error.text() != text


def test_without_tokens_the_page_says_what_to_do(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2))
    page._model.update(None)
    assert not page.rows.isVisible()
    page._model.update(lab_result(2, kv_head_of=(0, 0)))
    assert page.rows.isVisible()
    assert page.rows.layout_of_rows.heads == 2


def test_a_page_without_a_result_is_empty(qtbot: QtBot) -> None:
    page = shown(qtbot, EffectPage, sharing_model())
    assert not page.chart.isVisible()


@pytest.mark.parametrize("size", [WIDE, NARROW])
@pytest.mark.parametrize("heads", [1, 2, 7, 128])
@pytest.mark.parametrize("words", [1, 40, 512])
def test_every_size_is_painted(qtbot: QtBot, heads: int, words: int, size: tuple[int, int]) -> None:
    """The pictures stay inside the list, and every head can be scrolled to."""
    tokens = words if heads < 128 else min(words, 64)
    width = 70 if heads == 7 else 128
    result = lab_result(heads, sentence="word " * tokens, kv_head_of=(0,) * heads, d_model=width)
    page = shown(qtbot, EffectPage, sharing_model(result), size)
    layout = page.rows.layout_of_rows
    assert layout.bar(0).right() <= page.rows.viewport().width()
    assert layout.cells.side >= 40
    page.rows.setFocus(Qt.FocusReason.TabFocusReason)
    press(page.rows, KEY.Key_End)
    page.set_theme(DARK)
    assert not page.grab().isNull()
    assert page.rows.current_head == heads - 1
    assert page.size().width() == size[0]


def test_a_pixel_of_a_long_sentence_reads_its_strongest_cell(qtbot: QtBot) -> None:
    page = page_of(qtbot, sentence="dog cat " * 200, kv_head_of=preset(8, 1))
    layout = page.rows.layout_of_rows
    place = layout.picture(0, 2).center() + QPointF(0, layout.titles)
    spot = page.rows.spot_at(place)
    assert spot is not None
    assert spot.cell is not None
    offset = place.y() - layout.titles - layout.picture(0, 2).top()
    tokens = layout.cells.tokens_at(offset)
    assert len(tokens) > 1
    after = lab_result(sentence="dog cat " * 200, kv_head_of=preset(8, 1)).trace.weights[0]
    before = lab_result(sentence="dog cat " * 200).trace.weights[0]
    part = np.abs(after - before)[tokens.start : tokens.stop, tokens.start : tokens.stop]
    assert np.abs(after - before)[spot.cell] == pytest.approx(part.max(), abs=1e-6)


def test_the_colour_map_of_the_view_is_used(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2))
    place = cell_centre(page, 1, 0, (0, 3))
    before = colour_at(page, place)
    page.show_view(ViewState(colour_map="greys"))
    after = colour_at(page, place)
    assert before != after
    assert after.red() == after.green() == after.blue()


def test_every_control_has_a_name_and_a_tip(qtbot: QtBot) -> None:
    assert nameless(page_of(qtbot, kv_head_of=preset(8, 2))) == []

"""One big matrix or one per head: the picture changes, the numbers and the scale do not."""

import numpy as np
import pytest
from effect_bench import KEY, NARROW, WIDE, lab_result, move_to, press, sharing_model, shown
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from sharing_view_bench import nameless

from mha_desktop.lab.grouping_edits import preset
from mha_desktop.lab.state import RandomHeads
from mha_desktop.panels.mixer.strip_texts import size_text
from mha_desktop.panels.sharing.matrices_page import MatricesPage
from mha_desktop.panels.sharing.projections_layout import Arrangement, Entry, ProjectionsLayout
from mha_desktop.panels.sharing.projections_painter import projections, shape_text
from mha_desktop.qt.theme import DARK

CONTROL = Qt.KeyboardModifier.ControlModifier
BOTH = (Arrangement.ONE_BIG, Arrangement.PER_HEAD)
UNEVEN = (1, 0, 0, 0, 0, 1, 2, 2)


def page_of(qtbot: QtBot, heads: int = 8, **fields: object) -> MatricesPage:
    result = lab_result(heads, source=RandomHeads(3), **fields)
    return shown(qtbot, MatricesPage, sharing_model(result))


def choose(page: MatricesPage, arrangement: Arrangement) -> ProjectionsLayout:
    QTest.mouseClick(page.switch.button(arrangement), Qt.MouseButton.LeftButton)
    layout = page.picture.layout_of_matrices()
    assert layout is not None
    return layout


def strip_picture(page: MatricesPage, area: QRectF) -> np.ndarray:
    """Return the colours inside the outline of a strip, shape (height, width)."""
    image = page.picture.grab(area.toRect().adjusted(1, 1, -1, -1)).toImage()
    return np.array(
        [[image.pixel(x, y) for x in range(image.width())] for y in range(image.height())]
    )


@pytest.mark.parametrize("kv_head_of", [preset(8, 2), UNEVEN])
def test_both_arrangements_show_the_same_pixels(qtbot: QtBot, kv_head_of: tuple[int, ...]) -> None:
    page = page_of(qtbot, kv_head_of=kv_head_of)
    pictures = []
    for arrangement in BOTH:
        layout = choose(page, arrangement)
        QApplication.processEvents()
        strips = [layout.strip_rect(m, i) for m in range(3) for i in range(layout.counts[m])]
        pictures.append([strip_picture(page, strip) for strip in strips])
    for joined, apart in zip(*pictures, strict=True):
        np.testing.assert_array_equal(joined, apart)
    assert len({picture.tobytes() for picture in pictures[0]}) == len(pictures[0])


def test_strips_touch_or_stand_apart() -> None:
    for arrangement, apart in zip(BOTH, (False, True), strict=True):
        layout = ProjectionsLayout(1000, 600, 64, 8, (8, 2, 2), arrangement, 1.0)
        gap = layout.strip_rect(0, 1).left() - layout.strip_rect(0, 0).right()
        assert (gap > 0) == apart


@pytest.mark.parametrize("arrangement", BOTH)
@pytest.mark.parametrize("g", [1, 2, 4, 8])
def test_w_k_and_w_v_shrink_to_scale(qtbot: QtBot, arrangement: Arrangement, g: int) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, g))
    layout = choose(page, arrangement)
    queries, keys, values = (
        sum(layout.strip_rect(m, i).width() for i in range(layout.counts[m])) for m in range(3)
    )
    assert keys == values == queries * g / 8
    assert layout.strip_rect(1, 0).height() == layout.strip_rect(0, 0).height()


def test_shapes_are_those_of_the_arrays() -> None:
    result = lab_result(kv_head_of=preset(8, 2))
    shown_now = projections(result.parameters)
    for matrix, (name, count) in enumerate((("w_q", 8), ("w_k", 2), ("w_v", 2))):
        rows, columns = getattr(result.parameters, name).shape
        assert shape_text(shown_now, matrix, Arrangement.ONE_BIG) == f"{rows} × {columns}"
        expected = f"{count} × ({rows} × {columns // count})"
        assert shape_text(shown_now, matrix, Arrangement.PER_HEAD) == expected


@pytest.mark.parametrize("arrangement", BOTH)
@pytest.mark.parametrize("entry", [Entry(0, 5, 63), Entry(1, 0, 0), Entry(2, 63, 12)])
def test_pointing_reads_the_number_of_both_arrangements(
    qtbot: QtBot, arrangement: Arrangement, entry: Entry
) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2))
    layout = choose(page, arrangement)
    move_to(page.picture, layout.entry_rect(entry).center())
    found = page.picture.entry
    assert found is not None
    assert found.matrix == entry.matrix
    result = lab_result(source=RandomHeads(3), kv_head_of=preset(8, 2))
    name = ("w_q", "w_k", "w_v")[found.matrix]
    head, inside = divmod(found.column, 8)
    whole = getattr(result.parameters, name)
    number = np.hsplit(whole, whole.shape[1] // 8)[head][found.row, inside]
    assert number == whole[found.row, found.column]
    owner = f"H{head + 1}" if found.matrix == 0 else f"KV {head + 1}"
    text = page.picture.accessibleDescription()
    assert text.startswith(f"W_{'QKV'[found.matrix]} row {found.row + 1}, ")
    assert text.endswith(f"= {owner} row {found.row + 1}, column {inside + 1}: {size_text(number)}")
    assert "<sub>" in page.reading.text()


def test_a_place_reads_the_strongest_number_it_covers(qtbot: QtBot) -> None:
    page = page_of(qtbot, d_model=512)
    layout = choose(page, Arrangement.ONE_BIG)
    found = layout.entries_at(layout.strip_rect(1, 3).center())
    assert found is not None
    matrix, rows, columns = found
    assert matrix == 1
    assert len(rows) > 1
    move_to(page.picture, layout.strip_rect(1, 3).center())
    entry = page.picture.entry
    assert entry is not None
    assert entry.row in rows
    assert entry.column in columns
    w_k = lab_result(source=RandomHeads(3), d_model=512).parameters.w_k
    part = np.abs(w_k[rows.start : rows.stop, columns.start : columns.stop])
    assert abs(w_k[entry.row, entry.column]) == part.max()


def test_the_ring_stays_on_the_same_number(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2))
    choose(page, Arrangement.ONE_BIG)
    page.picture.setFocus(Qt.FocusReason.TabFocusReason)
    press(page.picture, KEY.Key_Right, KEY.Key_Right, KEY.Key_Down)
    press(page.picture, KEY.Key_Right, KEY.Key_Right, KEY.Key_Right, modifier=CONTROL)
    before, text = page.picture.entry, page.picture.reading()
    assert before == Entry(0, 1, 25)
    layout = choose(page, Arrangement.PER_HEAD)
    assert (page.picture.entry, page.picture.reading()) == (before, text)
    QApplication.processEvents()
    edge = layout.entry_rect(before).topLeft() + QPointF(-2, -2)
    assert page.picture.grab().toImage().pixelColor(edge.toPoint()) == QColor("#10151C")


def test_keys_reach_every_matrix_and_stop_at_the_edges(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2))
    picture = page.picture
    press(picture, KEY.Key_Up)
    assert picture.entry == Entry(0, 0, 0)
    press(picture, KEY.Key_Left, KEY.Key_Up)
    assert picture.entry == Entry(0, 0, 0)
    press(picture, *[KEY.Key_Right] * 7, modifier=CONTROL)
    assert picture.entry == Entry(0, 0, 56)
    press(picture, KEY.Key_PageDown)
    assert picture.entry == Entry(1, 0, 15)
    press(picture, KEY.Key_PageDown, KEY.Key_PageDown)
    assert picture.entry == Entry(2, 0, 15)
    press(picture, KEY.Key_PageUp, *[KEY.Key_Down] * 70)
    assert picture.entry == Entry(1, 63, 15)


def test_the_sentence_follows_the_state(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2))
    assert "H8 is columns 57 to 64 of" in page.sentence.text()
    assert "2 of 8 heads, so they are 2/8 as wide" in page.sentence.text()
    page._model.update(lab_result(4))
    assert "H4 is columns 49 to 64 of" in page.sentence.text()
    assert "equally wide" in page.sentence.text()


def test_arrow_keys_switch_the_arrangement(qtbot: QtBot) -> None:
    page = page_of(qtbot)
    one_big = page.switch.button(Arrangement.ONE_BIG)
    one_big.setFocus(Qt.FocusReason.TabFocusReason)
    press(one_big, KEY.Key_Right)
    press(page.switch.button(Arrangement.PER_HEAD), KEY.Key_Space)
    layout = page.picture.layout_of_matrices()
    assert layout is not None
    assert layout.arrangement is Arrangement.PER_HEAD


def test_fewer_columns_take_the_ring_away(qtbot: QtBot) -> None:
    page = page_of(qtbot)
    press(page.picture, KEY.Key_Right, KEY.Key_PageDown, KEY.Key_PageDown)
    press(page.picture, *[KEY.Key_Right] * 7, modifier=CONTROL)
    assert page.picture.entry == Entry(2, 0, 56)
    page._model.update(lab_result(kv_head_of=preset(8, 2)))
    assert page.picture.entry is None
    assert page.reading.text() == ""


def test_a_hidden_page_waits_and_an_empty_one_says_why(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2))
    page.hide()
    page._model.update(lab_result(4))
    assert page.picture.layout_of_matrices().counts == (8, 2, 2)
    page.show()
    assert page.picture.layout_of_matrices().counts == (4, 4, 4)
    page._model.update(None)
    assert not page.picture.isVisible()
    assert page.picture.layout_of_matrices() is None


@pytest.mark.parametrize("size", [WIDE, NARROW])
@pytest.mark.parametrize("arrangement", BOTH)
@pytest.mark.parametrize("heads", [1, 2, 7, 32, 128])
def test_every_strip_is_inside_and_wide_enough(
    qtbot: QtBot, heads: int, arrangement: Arrangement, size: tuple[int, int]
) -> None:
    width = 70 if heads == 7 else 512
    result = lab_result(heads, d_model=width, kv_head_of=(0,) * heads)
    page = shown(qtbot, MatricesPage, sharing_model(result), size)
    layout = choose(page, arrangement)
    page.set_theme(DARK)
    assert not page.grab().isNull()
    room = page.picture.rect().toRectF()
    for matrix, count in enumerate(layout.counts):
        assert room.contains(layout.matrix_rect(matrix, count))
        assert room.contains(layout.tag_rect(matrix, 0))
    assert layout.strip >= 2
    last = layout.strip_rect(0, heads - 1)
    assert layout.entries_at(last.center())[2].start // (width // heads) == heads - 1
    assert page.size().width() == size[0]


def test_every_control_has_a_name_and_a_tip(qtbot: QtBot) -> None:
    assert nameless(page_of(qtbot, kv_head_of=preset(8, 2))) == []

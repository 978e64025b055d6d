"""What a matrix view computes before it paints: places, windows, colours and texts."""

from typing import Literal

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.matrix.axis import AxisWindow, fitted_axis, whole
from mha_desktop.panels.controls.matrix.axis_labels import numbered
from mha_desktop.panels.controls.matrix.colouring import SIGNED, SIZES, colours_of
from mha_desktop.panels.controls.matrix.content import AxisNames, MatrixContent, head_bands
from mha_desktop.panels.controls.matrix.layout import matrix_layout
from mha_desktop.panels.controls.matrix.numbers import cell_texts
from mha_desktop.panels.controls.matrix.pooling import pooled, strongest_entry
from mha_desktop.qt.theme import LIGHT


@given(
    total=st.integers(1, 600),
    first=st.integers(0, 600),
    count=st.integers(1, 600),
    pixels=st.integers(1, 700),
)
def test_every_entry_on_show_has_a_place_that_finds_it(
    total: int, first: int, count: int, pixels: int
) -> None:
    count = min(count, total)
    axis = fitted_axis(AxisWindow(total, min(first, total - count), count), pixels)
    bounds = axis.bounds()
    assert (bounds[0], bounds[-1]) == (axis.window.first, axis.window.first + count)
    for entry in axis.window.entries:
        place = axis.place_of(entry)
        assert bounds[place] <= entry < bounds[place + 1]
        assert entry in axis.entries_at(axis.cells.start(place))


def test_a_span_ends_at_the_window() -> None:
    axis = fitted_axis(AxisWindow(100, 10, 10), 100)
    assert axis.span(0, 12) == (0, 19)
    assert axis.span(18, 40) == (80, 19)
    assert axis.span(0, 10) is None
    assert axis.span(20, 5) is None


def test_zooming_keeps_what_is_under_the_pointer_and_stays_inside() -> None:
    window = whole(100)
    for _ in range(30):
        window = window.zoomed(0.75, 0.5)
    assert window.count == 4
    assert window.first == pytest.approx(48, abs=2)
    for _ in range(30):
        window = window.zoomed(4 / 3, 0.0)
    assert window == whole(100)
    assert whole(3).zoomed(0.5, 0.5) == whole(3)


def test_panning_stops_at_the_ends_and_follows_an_entry() -> None:
    window = AxisWindow(50, 20, 10)
    assert window.moved(-30).first == 0
    assert window.moved(90).first == 40
    assert window.showing(25) == window
    assert window.showing(35).first == 26
    assert window.showing(3).first == 3


def test_a_place_shows_the_strongest_entry_with_its_sign() -> None:
    matrix = np.zeros((6, 8))
    matrix[1, 2], matrix[0, 2], matrix[5, 7] = -3, 2, 1
    shown = pooled(matrix, fitted_axis(whole(6), 4), fitted_axis(whole(8), 4))
    np.testing.assert_array_equal(shown, [[-3, 0], [0, 1]])


@given(
    st.integers(1, 40),
    st.integers(1, 40),
    st.integers(1, 90),
    st.integers(1, 90),
    st.sampled_from(("C", "F")),
)
def test_no_strong_entry_is_lost(
    rows: int, columns: int, height: int, width: int, order: Literal["C", "F"]
) -> None:
    """Rows or columns may lie together in memory; the window may be a part of the matrix."""
    matrix = np.asarray(np.random.RandomState(rows * columns).randn(rows, columns), order=order)
    down = fitted_axis(AxisWindow(rows, rows // 3, rows - rows // 3), height)
    across = fitted_axis(AxisWindow(columns, columns // 4, columns - columns // 2), width)
    shown = pooled(matrix, down, across)
    assert shown.shape == (down.places, across.places)
    for row in range(down.places):
        for column in range(across.places):
            part = matrix[
                down.bounds()[row] : down.bounds()[row + 1],
                across.bounds()[column] : across.bounds()[column + 1],
            ]
            assert shown[row, column] == part.flat[np.abs(part).argmax()]


def test_with_room_for_all_the_matrix_is_shown_as_it_is() -> None:
    matrix = np.arange(200.0).reshape(20, 10)
    rows, columns = AxisWindow(20, 5, 10), AxisWindow(10, 2, 4)
    shown = pooled(matrix, fitted_axis(rows, 300), fitted_axis(columns, 300))
    np.testing.assert_array_equal(shown, matrix[5:15, 2:6])


def test_the_strongest_entry_is_found_among_some() -> None:
    matrix = np.array([[0.0, 9.0, 1.0], [0.0, 1.0, -4.0]])
    assert strongest_entry(matrix, range(2), range(3)) == (0, 1)
    assert strongest_entry(matrix, range(1, 2), range(3)) == (1, 2)


def test_zero_is_the_middle_of_the_signed_colours() -> None:
    colours = colours_of(np.array([[-1.0, 0.5]]), SIGNED, LIGHT, None)
    assert (colours.low, colours.high) == (-1.0, 1.0)
    assert colours.levels(np.array([-1.0, 0.0, 1.0])).tolist() == [0, 128, 255]
    assert colours.texts == ("−1", "+1")


def test_limits_say_where_values_lie_beyond() -> None:
    spiky = np.full((50, 50), 0.01)
    spiky[0, 0] = 5.0
    colours = colours_of(spiky, SIGNED, LIGHT, None)
    assert colours.high < 5.0
    assert colours.texts[0].startswith("−")
    assert colours.texts[1].startswith("≥ +")
    fixed = colours_of(np.array([[-0.1, 0.4]]), SIZES, LIGHT, (0.0, 1.0))
    assert fixed.texts == ("≤ 0", "1")
    assert fixed.levels(np.array([-0.1, 2.0])).tolist() == [0, 255]


def test_a_matrix_of_zeros_has_limits_too() -> None:
    for colouring in (SIGNED, SIZES):
        colours = colours_of(np.zeros((3, 3)), colouring, LIGHT, None)
        assert colours.high == 1.0


def test_numbers_have_two_figures_of_the_largest_and_no_negative_zero() -> None:
    values = np.array([[0.034, -0.0001]])
    assert cell_texts(values, 0.05) == [["0.034", "0.000"]]
    assert cell_texts(values, 3.0) == [["0.0", "0.0"]]
    assert cell_texts(np.array([[-123.4]]), 200.0) == [["−123"]]


def test_numbers_on_an_axis_are_round_and_do_not_touch() -> None:
    axis = fitted_axis(whole(512), 300)
    texts = [text for _, text in numbered(axis, 24)]
    assert texts == ["1", "100", "200", "300", "400", "500"]
    places = [axis.cells.start(place) for place, _ in numbered(axis, 24)]
    assert min(np.diff(places)) >= 24
    assert [text for _, text in numbered(fitted_axis(whole(4), 200), 10)] == ["1", "2", "3", "4"]


def test_names_tell_head_and_number_or_the_token() -> None:
    names = AxisNames((), head_bands(2, 3))
    assert [names.head_of(entry) for entry in range(7)] == [0, 0, 0, 1, 1, 1, -1]
    assert names.name(4, "row {number}") == "H2 row 5"
    assert AxisNames(("a", "\x07")).name(1, "row {number}") == "'U+0007'"


@pytest.mark.parametrize("width", [64, 127, 128, 300, 1200])
@pytest.mark.parametrize("height", [64, 127, 128, 300, 700])
def test_all_parts_lie_inside_the_widget(qtbot: QtBot, width: int, height: int) -> None:
    tokens = AxisNames(("The", "tired", "cat", "sat", "on", "the", "warm", "mat"))
    bands = AxisNames((), head_bands(4, 2))
    for rows, columns in ((tokens, tokens), (bands, bands), (tokens, bands), (AxisNames(),) * 2):
        content = MatrixContent(np.eye(8), rows, columns, "W_O", None)
        layout = matrix_layout(content, (whole(8), whole(8)), QSize(width, height), 1.0)
        tile = layout.tile
        assert tile.left() >= 0
        assert tile.top() >= layout.title.height()
        assert tile.right() <= width
        assert tile.bottom() <= height
        assert layout.bar.bottom() <= height


def test_matrices_side_by_side_share_their_rows(qtbot: QtBot) -> None:
    """A strip of heads above one of them moves nothing."""
    tokens = AxisNames(("a", "b", "c"))
    tops = [
        matrix_layout(
            MatrixContent(np.zeros((3, 8)), tokens, columns, "M", None),
            (whole(3), whole(8)), QSize(300, 300), 1.0,
        ).row_rect(2)
        for columns in (AxisNames(), AxisNames((), head_bands(2, 4)))
    ]  # fmt: skip
    assert tops[0].top() == tops[1].top()
    assert tops[0].height() == tops[1].height()

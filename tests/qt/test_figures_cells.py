"""Pixels and tokens of one tile: what is drawn at a pixel is what the read-out names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from mha_desktop.qt.figures.cells import Box, Cells, fitted_cells

SIZES = st.integers(1, 512), st.integers(40, 600)


@given(*SIZES)
def test_every_pixel_has_a_token_and_every_token_a_pixel(tokens: int, pixels: int) -> None:
    cells = fitted_cells(pixels, tokens, 40, 1, 8)
    found = [cells.token_at(offset) for offset in range(cells.side)]
    assert found[0] == 0
    assert found == sorted(found)
    shown = {token for offset in range(cells.side) for token in cells.tokens_at(offset)}
    assert shown == set(range(tokens))


@given(*SIZES)
def test_a_tokens_first_pixel_shows_that_token(tokens: int, pixels: int) -> None:
    cells = fitted_cells(pixels, tokens, 40, 1, 8)
    for token in range(tokens):
        assert token in cells.tokens_at(cells.start(token))
        assert cells.start(token) + cells.length(token) <= cells.side


@given(*SIZES)
def test_the_square_is_never_larger_than_its_room_nor_below_the_smallest(
    tokens: int, pixels: int
) -> None:
    cells = fitted_cells(pixels, tokens, 40, 1, 8)
    assert 40 <= cells.side <= pixels


def test_cells_that_one_can_count_are_equal() -> None:
    cells = fitted_cells(179, 8, 40, 1, 8)
    assert {cells.length(token) for token in range(8)} == {21}
    assert cells.side == 176


def test_small_cells_touch_and_large_ones_do_not() -> None:
    assert fitted_cells(63, 8, 40, 1, 8).gap == 0
    assert fitted_cells(64, 8, 40, 1, 8).gap == 1


@pytest.mark.parametrize(
    ("tokens", "side"), [(12, 40), (9, 44), (13, 40), (30, 41), (39, 40), (64, 92), (100, 199)]
)
def test_qpainter_magnifies_images_as_the_cells_say(tokens: int, side: int) -> None:
    """Else the ring and the read-out would be a cell beside what is drawn."""
    strip = QImage(tokens, 1, QImage.Format.Format_RGB32)
    for token in range(tokens):
        strip.setPixel(token, 0, 0xFF000000 | token)
    target = QImage(side, 1, QImage.Format.Format_RGB32)
    painter = QPainter(target)
    painter.drawImage(QRect(0, 0, side, 1), strip, strip.rect())
    painter.end()
    drawn = [target.pixel(offset, 0) & 0xFFFFFF for offset in range(side)]
    assert drawn == [Cells(tokens, side).token_at(offset) for offset in range(side)]


@pytest.mark.parametrize(
    ("tokens", "ticks"),
    [(64, (0, 16, 32, 48, 63)), (256, (0, 64, 128, 192, 255)), (3, (0, 1, 2)), (1, (0,))],
)
def test_ticks_stand_at_the_ends_and_the_quarters(tokens: int, ticks: tuple[int, ...]) -> None:
    assert Cells(tokens, 200).ticks() == ticks


def test_outside_the_square_there_is_no_token() -> None:
    cells = Cells(8, 176, 1)
    assert cells.token_at(-0.5) is None
    assert cells.token_at(176) is None
    assert cells.tokens_at(999) == range(0)


def test_a_box_contains_its_left_edge_and_not_its_right_one() -> None:
    box = Box(10, 20, 5, 5)
    assert box.contains(10, 24.9)
    assert not box.contains(15, 22)
    assert not box.contains(12, 19.9)

"""The bands of W_O: rows are shared out without loss, and every cell shows a real entry."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.panels.mixer.band_image import BandImage, band_pixels, sampled_bands
from mha_desktop.panels.mixer.band_layout import BandLayout
from mha_desktop.qt.figures.colour_maps import diverging_map
from mha_desktop.qt.nice_numbers import rounded_up
from mha_desktop.qt.theme import DARK, LIGHT

GROUND = LIGHT.panel.rgb()


@given(heads=st.integers(1, 128), height=st.integers(128, 900), gap=st.integers(1, 3))
def test_bands_fill_the_height_in_order(heads: int, height: int, gap: int) -> None:
    bands = BandLayout(heads, height, gap).bands
    assert bands[0].top == 0
    assert bands[-1].bottom == height
    assert all(band.height > 0 for band in bands)
    assert all(0 <= below.top - above.bottom <= gap for above, below in pairwise(bands))
    assert max(band.height for band in bands) - min(band.height for band in bands) <= 1


@given(heads=st.integers(1, 128), height=st.integers(128, 900))
def test_every_row_belongs_to_a_head(heads: int, height: int) -> None:
    layout = BandLayout(heads, height, 1)
    found = [layout.head_at(row) for row in range(height)]
    assert sorted(set(found)) == list(range(heads))
    assert found == sorted(found)
    assert layout.head_at(-1) == layout.head_at(height) == -1


def test_labels_are_thinned_when_bands_are_low() -> None:
    assert BandLayout(8, 231, 1).label_step(14) == 1
    assert BandLayout(32, 231, 1).label_step(14) == 2
    assert BandLayout(128, 231, 1).label_step(14) == 8


def test_a_pixel_for_each_entry_shows_the_matrix_itself() -> None:
    matrix = np.arange(48.0).reshape(6, 8)
    bands = BandLayout(2, 6, 0).bands
    np.testing.assert_array_equal(sampled_bands(matrix, bands, 8, 1), matrix)


def test_fewer_pixels_show_the_middle_entry() -> None:
    """Three entries a pixel, across and down: the second one of each."""
    matrix = np.arange(36.0).reshape(6, 6)
    bands = BandLayout(2, 2, 0).bands
    np.testing.assert_array_equal(sampled_bands(matrix, bands, 2, 1), [[7, 10], [25, 28]])


def test_more_pixels_repeat_entries() -> None:
    matrix = np.array([[1.0, 2.0], [3.0, 4.0]])
    bands = BandLayout(2, 4, 0).bands
    shown = sampled_bands(matrix, bands, 4, 1)
    np.testing.assert_array_equal(shown, np.kron(matrix, np.ones((2, 2))))


def test_cells_are_large_enough_to_be_seen() -> None:
    """Four pixels a cell: the 8 pixels of a band have room for two of its three entries."""
    matrix = np.arange(6.0)[:, None] * np.ones((1, 5))
    bands = BandLayout(2, 16, 0).bands
    shown = sampled_bands(matrix, bands, 5, 4)[:, 0]
    assert shown.tolist() == [0] * 4 + [2] * 4 + [3] * 4 + [5] * 4


@given(heads=st.integers(1, 12), d_k=st.integers(1, 20), height=st.integers(128, 300))
def test_a_band_shows_entries_of_its_own_head_only(heads: int, d_k: int, height: int) -> None:
    owner = np.repeat(np.arange(heads), d_k)[:, None] * np.ones((1, 5))
    bands = BandLayout(heads, height, 1).bands
    shown = sampled_bands(owner, bands, 3, 4)
    for head, band in enumerate(bands):
        assert (shown[band.top : band.bottom] == head).all()


def test_zero_is_the_middle_colour_and_the_limits_are_the_ends() -> None:
    table = diverging_map(LIGHT).table
    values = np.array([[-2.0, -1.0, 0.0, 1.0, 2.0]])
    pixels = band_pixels(values, BandLayout(1, 1, 0).bands, 1.0, table, GROUND)
    assert pixels[0].tolist() == [table[0], table[0], table[128], table[255], table[255]]


def test_gaps_have_the_colour_of_the_ground() -> None:
    layout = BandLayout(2, 17, 1)
    pixels = band_pixels(np.ones((17, 3)), layout.bands, 1.0, diverging_map(LIGHT).table, GROUND)
    assert (pixels[8] == GROUND).all()
    assert (np.delete(pixels, 8, axis=0) != GROUND).all()


def test_limits_follow_the_matrix_and_say_when_they_clip() -> None:
    layout = BandLayout(2, 128, 1)
    even = BandImage(np.full((8, 8), 0.04), layout, 8, LIGHT)
    assert (even.limit, even.clipped) == (0.04, False)
    spiky = np.full((128, 128), 0.01)
    spiky[:, 4:8] = 1.0
    image = BandImage(spiky, layout, 128, LIGHT)
    assert (image.limit, image.clipped) == (0.5, True)
    nothing = BandImage(np.zeros((8, 8)), layout, 8, LIGHT)
    assert (nothing.limit, nothing.clipped) == (1.0, False)


def test_an_image_is_right_for_the_same_matrix_size_and_theme_only() -> None:
    matrix, layout = np.eye(8), BandLayout(2, 128, 1)
    image = BandImage(matrix, layout, 8, LIGHT)
    assert image.shows(matrix, BandLayout(2, 128, 1), 8, LIGHT)
    assert not image.shows(matrix.copy(), layout, 8, LIGHT)
    assert not image.shows(matrix, layout, 9, LIGHT)
    assert not image.shows(matrix, layout, 8, DARK)


@pytest.mark.parametrize(
    ("value", "limit"),
    [(0.0, 1.0), (0.041, 0.05), (0.05, 0.05), (0.3, 0.3), (0.31, 0.4), (12.4, 15.0), (9.9, 10.0)],
)
def test_limits_are_round(value: float, limit: float) -> None:
    assert rounded_up(value) == limit


@given(st.floats(1e-30, 1e30))
def test_a_round_limit_is_close_above(value: float) -> None:
    assert value * (1 - 1e-8) <= rounded_up(value) <= value * 1.51

"""The colours of weights: right stops, even steps, readable numbers."""

import numpy as np
import pytest

from mha_desktop.qt.figures.colour_maps import (
    LEVELS,
    MASKED_LEVEL,
    colour_map,
    diverging_map,
    relative_luminance,
)
from mha_desktop.qt.theme import DARK, LIGHT

MAPS = [
    colour_map("viridis"),
    colour_map("cividis"),
    colour_map("greys"),
    diverging_map(LIGHT),
    diverging_map(DARK),
]


def test_viridis_has_the_ten_stops_of_the_style() -> None:
    stops = [
        "440154",
        "482878",
        "3E4A89",
        "31688E",
        "26828E",
        "1F9E89",
        "35B779",
        "6DCD59",
        "B4DE2C",
        "FDE725",
    ]
    table = colour_map("viridis").table
    places = np.rint(np.linspace(0, LEVELS - 1, 10)).astype(int)
    for place, stop in zip(places, stops, strict=True):
        wanted, got = int(stop, 16), int(table[place])
        for shift in (16, 8, 0):
            assert abs((wanted >> shift & 255) - (got >> shift & 255)) <= 3


def test_the_colour_between_two_stops_is_their_mean() -> None:
    middle = int(diverging_map(LIGHT).table[LEVELS // 12])  # half of the first of six stretches
    for shift, low, high in ((16, 0x08, 0x2F), (8, 0x30, 0x73), (0, 0x6B, 0xB7)):
        assert middle >> shift & 255 == pytest.approx((low + high) / 2, abs=3)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_zero_is_the_middle_stop_of_the_diverging_map(theme: object) -> None:
    middle = int(diverging_map(theme).table[LEVELS // 2])
    wanted = theme.diverging[3].rgb()
    assert all(abs((wanted >> shift & 255) - (middle >> shift & 255)) <= 2 for shift in (16, 8, 0))


@pytest.mark.parametrize("colours", MAPS)
def test_tables_are_opaque_and_read_only(colours: object) -> None:
    assert colours.table.shape == (LEVELS,)
    assert (colours.table >> 24 == 255).all()
    assert not colours.table.flags.writeable


@pytest.mark.parametrize("name", ["viridis", "cividis", "greys"])
def test_a_grey_print_keeps_the_order_of_the_weights(name: str) -> None:
    steps = np.diff(relative_luminance(colour_map(name).table))
    assert (steps >= -1e-3).all() or (steps <= 1e-3).all()


def test_greys_go_from_white_to_black_in_equal_steps_of_lightness() -> None:
    luminance = relative_luminance(colour_map("greys").table)
    lightness = np.where(luminance > 0.008856, 116 * np.cbrt(luminance) - 16, 903.3 * luminance)
    np.testing.assert_allclose(lightness, np.linspace(100, 0, LEVELS), atol=0.3)


def test_luminance_of_black_white_and_pure_green() -> None:
    colours = np.array([0xFF000000, 0xFFFFFFFF, 0xFF00FF00], dtype=np.uint32)
    np.testing.assert_allclose(relative_luminance(colours), [0, 1, 0.7152], atol=1e-9)


@pytest.mark.parametrize("colours", MAPS)
def test_numbers_reach_the_contrast_of_small_text_on_every_colour(colours: object) -> None:
    luminance = relative_luminance(colours.table)
    white, black = 1.05 / (luminance + 0.05), (luminance + 0.05) / 0.05
    assert np.where(colours.white_text, white, black).min() >= 4.5


def test_masked_cells_have_a_colour_of_their_own() -> None:
    table = colour_map("viridis").with_masked(LIGHT.divider)
    assert table[MASKED_LEVEL] == LIGHT.divider.rgb()
    assert table[MASKED_LEVEL] not in table[:MASKED_LEVEL]

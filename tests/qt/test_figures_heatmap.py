"""From weights to pixels: nothing is averaged away, nothing is mixed up between heads."""

import numpy as np
import pytest
from figure_samples import sample_weights
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.lab.state import FixedRange, PerHeadRange
from mha_desktop.qt.figures.cells import Cells
from mha_desktop.qt.figures.colour_maps import colour_map
from mha_desktop.qt.figures.heatmap import (
    heatmap_image,
    heatmap_pixels,
    pool,
    pool_heads,
    strongest_cell,
)
from mha_desktop.qt.figures.ranges import colour_scale
from mha_desktop.qt.theme import LIGHT

TABLE = colour_map("viridis").with_masked(LIGHT.divider)


@given(st.integers(1, 60), st.data())
def test_each_pixel_has_the_largest_of_the_weights_it_covers(
    tokens: int, data: st.DataObject
) -> None:
    size = data.draw(st.integers(1, tokens))
    weights = sample_weights(2, tokens)
    pooled = pool(weights, size)
    cells = Cells(tokens, size)
    for row, column in [(0, 0), (size - 1, 0), (size // 2, size - 1)]:
        queries, keys = cells.tokens_at(row), cells.tokens_at(column)
        covered = weights[:, queries.start : queries.stop, keys.start : keys.stop]
        np.testing.assert_array_equal(pooled[:, row, column], covered.max(axis=(1, 2)))


def test_a_single_strong_weight_among_512_tokens_is_not_lost() -> None:
    weights = np.zeros((1, 512, 512), dtype=np.float32)
    weights[0, 300, 17] = 1
    assert pool(weights, 40).max() == 1
    assert np.count_nonzero(pool(weights, 40)) == 1


@pytest.mark.parametrize("tokens", [100, 512])
def test_pooling_a_few_heads_at_a_time_changes_nothing(tokens: int) -> None:
    weights = sample_weights(20, tokens)
    np.testing.assert_array_equal(pool_heads(weights, 50), pool(weights, 50))


def test_a_pixel_is_masked_only_if_all_its_cells_are() -> None:
    weights = sample_weights(1, 8)
    allowed = np.zeros((8, 8), dtype=bool)
    allowed[1, 1] = True
    scale = colour_scale(FixedRange(), weights)
    pixels = heatmap_pixels(weights, scale, TABLE, size=4, allowed=allowed)[0]
    assert pixels[0, 0] != LIGHT.divider.rgb()
    assert np.count_nonzero(pixels == LIGHT.divider.rgb()) == 15


def test_masked_cells_never_have_the_low_end_of_the_map() -> None:
    weights = np.zeros((2, 3, 3), dtype=np.float32)
    scale = colour_scale(FixedRange(), weights)
    pixels = heatmap_pixels(weights, scale, TABLE, size=3, allowed=np.tri(3, dtype=bool))
    np.testing.assert_array_equal(pixels[0] == TABLE[0], np.tri(3, dtype=bool))
    np.testing.assert_array_equal(pixels[0], pixels[1])


def test_colours_are_those_of_the_map() -> None:
    weights = np.array([[[0, 1], [0.5, 0.5]]], dtype=np.float32)
    pixels = heatmap_pixels(weights, colour_scale(FixedRange(), weights), TABLE, size=2)
    np.testing.assert_array_equal(pixels[0], TABLE[[[0, 255], [127, 127]]])


def test_the_image_holds_the_heads_one_below_the_other() -> None:
    weights = sample_weights(3, 5)
    pixels = heatmap_pixels(weights, colour_scale(PerHeadRange(), weights), TABLE, size=5)
    image = heatmap_image(pixels)
    assert (image.image.width(), image.image.height(), image.size) == (5, 15, 5)
    for head, query, key in [(0, 0, 0), (1, 2, 4), (2, 4, 1)]:
        assert image.image.pixel(key, head * 5 + query) == pixels[head, query, key]


@pytest.mark.parametrize("size", [3, 8])
def test_image_pixels_are_where_numpy_has_them_even_when_pooled(size: int) -> None:
    """Pooling leaves arrays that are not contiguous; the image needs them to be."""
    weights = sample_weights(2, 8)
    pixels = heatmap_pixels(weights, colour_scale(FixedRange(), weights), TABLE, size=size)
    image = heatmap_image(pixels).image
    assert image.pixel(2, size + 1) == pixels[1, 1, 2]


def test_the_strongest_cell_is_the_one_whose_colour_a_pixel_has() -> None:
    weights = sample_weights(1, 64)[0]
    cells = Cells(64, 10)
    queries, keys = cells.tokens_at(7), cells.tokens_at(3)
    query, key = strongest_cell(weights, queries, keys)
    assert query in queries
    assert key in keys
    assert weights[query, key] == pool(weights[None], 10)[0, 7, 3]

"""The painted grid: what is at a pixel is what the numbers say."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from figure_samples import grid_sample, painted_grid, pixels_of
from PySide6.QtGui import QColor

from mha_desktop.qt.figures.cells import Box
from mha_desktop.qt.figures.colour_maps import colour_map
from mha_desktop.qt.figures.marks import RING_DARK, RING_LIGHT
from mha_desktop.qt.theme import DARK, LIGHT, head_colour

pytestmark = pytest.mark.usefixtures("qapp")


def middle(image_pixels: np.ndarray, box: Box) -> int:
    return int(image_pixels[box.y + box.height // 2, box.x + box.width // 2])


@pytest.mark.parametrize(
    ("heads", "tokens"), [(8, 8), (8, 12), (32, 8), (128, 8), (128, 12), (8, 64)]
)
def test_every_cell_has_the_colour_of_its_weight(heads: int, tokens: int) -> None:
    figure = grid_sample(heads, tokens)
    image, layout = painted_grid(figure)
    pixels = pixels_of(image)
    levels = figure.scale.levels(figure.weights)
    for head in (0, heads // 2, heads - 1):
        for query, key in [(0, 0), (tokens - 1, 0), (2, 1), (tokens - 1, tokens - 1)]:
            box = layout.cell_rect(head, query, key)
            assert middle(pixels, box) == figure.colour_map.table[levels[head, query, key]]


def test_pooled_tiles_have_the_colour_of_the_largest_weight_under_each_pixel() -> None:
    figure = grid_sample(128, 64)
    image, layout = painted_grid(figure)
    levels = figure.scale.levels(figure.weights)
    tile = layout.tile(77)
    queries, keys = layout.cells.tokens_at(31), layout.cells.tokens_at(9)
    largest = levels[77, queries.start : queries.stop, keys.start : keys.stop].max()
    assert pixels_of(image)[tile.y + 31, tile.x + 9] == figure.colour_map.table[largest]


def test_masked_cells_have_the_divider_colour_and_a_stroke() -> None:
    figure = grid_sample(allowed=np.tri(8, dtype=bool))
    image, layout = painted_grid(figure)
    pixels = pixels_of(image)
    box = layout.cell_rect(3, 2, 6)
    cell = pixels[box.y : box.y + box.height, box.x : box.x + box.width]
    colours, counts = np.unique(cell, return_counts=True)
    assert set(colours) == {LIGHT.divider.rgb(), LIGHT.border.rgb()}
    assert counts[colours == LIGHT.divider.rgb()] > counts[colours == LIGHT.border.rgb()]
    open_cell = layout.cell_rect(3, 6, 2)
    assert middle(pixels, open_cell) in figure.colour_map.table


@pytest.mark.parametrize(("heads", "tokens"), [(32, 12), (128, 12), (128, 64)])
def test_masked_areas_are_hatched_even_where_cells_are_tiny(heads: int, tokens: int) -> None:
    image, layout = painted_grid(grid_sample(heads, tokens, allowed=np.tri(tokens, dtype=bool)))
    tile = layout.tile(heads - 1)
    corner = pixels_of(image)[tile.y : tile.y + 10, tile.x + tile.width - 10 : tile.x + tile.width]
    assert set(np.unique(corner)) == {LIGHT.divider.rgb(), LIGHT.border.rgb()}


def test_the_ring_is_on_the_same_cell_of_every_head() -> None:
    image, layout = painted_grid(grid_sample(cell=(3, 2)))
    pixels = pixels_of(image)
    for head in range(8):
        box = layout.cell_rect(head, 3, 2)
        assert pixels[box.y - 1, box.x + 5] == RING_LIGHT.rgb()
        assert pixels[box.y - 2, box.x + 5] == RING_DARK.rgb()
        assert pixels[box.y + box.height, box.x + 5] == RING_LIGHT.rgb()
        assert pixels[box.y + 5, box.x + box.width + 1] == RING_DARK.rgb()


def test_only_the_selected_head_is_framed() -> None:
    image, layout = painted_grid(grid_sample(selected=5))
    pixels = pixels_of(image)
    for head in range(8):
        frame = layout.frame(head)
        edge = pixels[frame.y + frame.height // 2, frame.x - 1]
        assert (edge == LIGHT.accent.rgb()) == (head == 5)


def test_every_title_has_the_bar_of_its_heads_colour() -> None:
    image, layout = painted_grid(grid_sample(theme=DARK))
    pixels = pixels_of(image)
    for head in range(8):
        title = layout.title(head)
        assert pixels[title.y + title.height // 2, title.x + 1] == head_colour(DARK, head).rgb()


def test_a_muted_heads_map_stays_as_it_is() -> None:
    plain, layout = painted_grid(grid_sample())
    muted, _ = painted_grid(grid_sample(muted=(True,) * 8))
    tile, title = layout.tile(2), layout.title(2)
    one, other = pixels_of(plain), pixels_of(muted)
    rows, columns = slice(tile.y, tile.y + tile.height), slice(tile.x, tile.x + tile.width)
    np.testing.assert_array_equal(one[rows, columns], other[rows, columns])
    band = slice(title.y, title.y + title.height)
    assert (one[band, columns] != other[band, columns]).any()


@pytest.mark.parametrize(
    "changed",
    [
        {"theme": DARK},
        {"notes": ("another",) * 8},
        {"roles": ("another",) * 8},
    ],
    ids=lambda changed: next(iter(changed)),
)
def test_titles_that_are_kept_for_the_next_paint_follow_every_change(
    changed: dict[str, Any],
) -> None:
    plain, layout = painted_grid(grid_sample())
    other, _ = painted_grid(grid_sample(**changed))
    title = layout.title(2)
    rows, columns = slice(title.y, title.y + title.height), slice(title.x, title.x + title.width)
    assert (pixels_of(plain)[rows, columns] != pixels_of(other)[rows, columns]).any()


def test_muting_one_head_repaints_nothing_of_the_others() -> None:
    plain, layout = painted_grid(grid_sample())
    muted, _ = painted_grid(grid_sample(muted=(False, False, True, *(False,) * 5)))
    rows, columns = np.nonzero(pixels_of(plain) != pixels_of(muted))
    title = layout.title(2)
    assert title.y <= rows.min() <= rows.max() <= title.y + title.height
    assert title.x <= columns.min() <= columns.max() <= title.x + title.width


def test_numbers_are_in_the_cells_when_these_have_room() -> None:
    """From 36 pixels on; a smaller cell has one colour only."""
    for tokens, printed in ((4, True), (8, False)):
        image, layout = painted_grid(grid_sample(8, tokens))
        box = layout.cell_rect(0, 1, 1)
        cell = pixels_of(image)[box.y : box.y + box.height, box.x : box.x + box.width]
        assert (len(np.unique(cell)) > 1) == printed


class CountedRoles(Sequence[str]):
    """Counts who asks for a name."""

    def __init__(self, heads: int) -> None:
        self.asked: set[int] = set()
        self._heads = heads

    def __len__(self) -> int:
        return self._heads

    def __getitem__(self, heads: int | slice) -> str | list[str]:
        if isinstance(heads, slice):
            return [self[head] for head in range(self._heads)[heads]]
        self.asked.add(heads)
        return "backward"


@pytest.mark.parametrize(("heads", "asked"), [(8, 8), (128, 0)])
def test_names_are_asked_for_only_where_they_are_shown(heads: int, asked: int) -> None:
    roles = CountedRoles(heads)
    painted_grid(grid_sample(heads, roles=roles))
    assert len(roles.asked) == asked


def test_white_cells_are_set_off_from_a_white_ground() -> None:
    weights = np.zeros((8, 8, 8), dtype=np.float32)
    image, layout = painted_grid(grid_sample(weights=weights, colour_map=colour_map("greys")))
    pixels, tile = pixels_of(image), layout.tile(0)
    assert QColor(int(pixels[tile.y + 40, tile.x - 1])) == LIGHT.divider
    gap = tile.x + layout.cells.start(1) - 1
    assert QColor(int(pixels[tile.y + 40, gap])) == LIGHT.divider


def test_nothing_is_painted_outside_the_room() -> None:
    """Labels, frames and titles all lie inside: the outermost pixels are bare."""
    for heads, tokens in ((1, 8), (8, 12), (32, 8), (128, 8), (8, 64)):
        image, _ = painted_grid(grid_sample(heads, tokens, selected=0, cell=(0, 0)))
        pixels = pixels_of(image)
        edges = [pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]]
        assert all((edge == LIGHT.panel.rgb()).all() for edge in edges)

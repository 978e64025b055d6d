"""The layout of the grid: the tables of the style, and what holds for every size."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.qt.figures.grid_layout import GridLayout, layout_grid
from mha_desktop.qt.figures.metrics import Axes, LabelMetrics

# The labels of "The tired cat sat on the warm mat" in a font of usual width.
METRICS = LabelMetrics(token=42, caption=36, tick=16, line=18)


def layout(heads: int, tokens: int, width: int = 840, height: int = 492) -> GridLayout:
    return layout_grid(width, height, heads, tokens, METRICS)


@pytest.mark.parametrize(
    ("heads", "grid", "cell"),
    [(1, (1, 1), 50), (8, (4, 2), 22), (32, (8, 4), 11), (96, (16, 6), 5), (128, (16, 8), 5)],
)
def test_heads_of_the_style_table(heads: int, grid: tuple[int, int], cell: int) -> None:
    found = layout(heads, 8)
    assert (found.columns, found.rows) == grid
    assert found.cell == cell
    assert found.content_height <= 492


@pytest.mark.parametrize(("tokens", "cell"), [(4, 44), (8, 22), (12, 14), (64, 3)])
def test_tokens_of_the_style_table(tokens: int, cell: int) -> None:
    assert layout(8, tokens).cell == cell


def test_from_256_tokens_on_a_pixel_stands_for_several_cells() -> None:
    assert layout(8, 256).cell < 1


def test_the_narrow_window_of_the_style_keeps_all_labels_at_cell_20() -> None:
    narrow = layout(8, 8, 784, 452)
    assert (narrow.columns, narrow.rows, narrow.cell) == (4, 2, 20)
    assert narrow.axes is Axes.TOKENS


@pytest.mark.parametrize(
    ("heads", "tokens", "axes", "roles", "numbers"),
    [
        (1, 8, Axes.TOKENS, True, True),
        (8, 8, Axes.TOKENS, True, False),
        (8, 4, Axes.TOKENS, True, True),
        (8, 12, Axes.TOKENS, True, False),
        (8, 64, Axes.TICKS, True, False),
        (8, 256, Axes.TICKS, True, False),
        (32, 8, Axes.NONE, False, False),
        (128, 8, Axes.NONE, False, False),
    ],
)
def test_what_is_shown_depends_on_the_room(
    heads: int, tokens: int, axes: Axes, roles: bool, numbers: bool
) -> None:
    found = layout(heads, tokens)
    assert (found.axes, found.shows_roles, found.shows_numbers) == (axes, roles, numbers)


def test_cells_are_apart_from_eight_pixels_on() -> None:
    assert layout(32, 8).cells.gap == 1
    assert layout(128, 8).cells.gap == 0


def test_column_labels_stand_upright_only_where_the_widest_fits() -> None:
    assert layout(1, 8).upright_columns
    assert not layout(8, 8).upright_columns


def test_128_heads_of_any_short_sentence_fit_without_scrolling() -> None:
    for tokens in range(1, 65):
        found = layout(128, tokens)
        assert (found.columns, found.rows) == (16, 8)
        assert found.content_height <= 492


def test_where_tiles_would_fall_below_40_pixels_the_grid_scrolls() -> None:
    found = layout(128, 8, 840, 300)
    assert found.cells.side == 40
    assert found.columns == 16
    assert found.content_height > 300


def test_twice_the_scale_in_twice_the_room_is_the_same_picture() -> None:
    doubled = LabelMetrics(token=84, caption=72, tick=32, line=36, scale=2)
    small, large = layout(8, 8), layout_grid(1680, 984, 8, 8, doubled)
    assert (large.columns, large.axes) == (small.columns, small.axes)
    assert large.cell == pytest.approx(2 * small.cell, abs=1)


any_layout = st.builds(
    layout,
    heads=st.integers(1, 200),
    tokens=st.integers(1, 512),
    width=st.integers(120, 2600),
    height=st.integers(60, 1600),
)


@given(any_layout)
def test_tiles_are_at_least_40_pixels_and_apart(found: GridLayout) -> None:
    assert found.cells.side >= 40
    assert found.column_pitch > found.cells.side
    assert found.row_pitch >= found.cells.side + found.title_height


@given(any_layout)
def test_all_heads_lie_inside_the_content(found: GridLayout) -> None:
    last = found.tile(found.n_heads - 1)
    assert found.title(0).y >= 0
    assert last.y + last.height <= found.content_height
    assert found.columns * found.rows >= found.n_heads


@given(any_layout, st.data())
def test_a_point_inside_a_cell_finds_that_cell(found: GridLayout, data: st.DataObject) -> None:
    tokens = st.integers(0, found.cells.tokens - 1)
    head = data.draw(st.integers(0, found.n_heads - 1))
    query, key = data.draw(tokens), data.draw(tokens)
    box = found.cell_rect(head, query, key)
    hit = found.cell_at(box.x, box.y)
    assert hit is not None
    assert hit[0] == head
    tile = found.tile(head)
    assert query in found.cells.tokens_at(box.y - tile.y)
    assert key in found.cells.tokens_at(box.x - tile.x)
    assert found.cells.pooled or hit == (head, query, key)


def test_a_title_belongs_to_its_head_and_the_space_between_to_none() -> None:
    found = layout(8, 8)
    title, tile = found.title(5), found.tile(5)
    assert found.head_at(title.x + 2, title.y + 2) == 5
    assert found.cell_at(title.x + 2, title.y + 2) is None
    assert found.head_at(tile.x + tile.width + 5, tile.y) is None
    assert found.head_at(-5, tile.y) is None
    assert found.head_at(tile.x, found.content_height + 500) is None


def test_no_head_is_found_behind_the_last_of_an_unfinished_row() -> None:
    found = layout(7, 8)
    assert found.columns * found.rows > 7
    tile = found.tile(7)
    assert found.head_at(tile.x + 3, tile.y + 3) is None


def test_column_labels_stand_under_the_lowest_tile_of_every_column() -> None:
    found = layout(7, 8)
    columns = {head % found.columns for head in found.lowest_heads()}
    assert columns == set(range(found.columns))
    assert all(head + found.columns >= 7 for head in found.lowest_heads())


def test_only_rows_in_sight_are_painted() -> None:
    found = layout(128, 8, 840, 200)
    top = found.title(32).y
    assert found.heads_between(top, top + found.row_pitch - 1) == range(32, 48)
    assert found.heads_between(0, found.content_height) == range(128)
    assert len(found.heads_between(-500, -400)) == 0


def test_the_frame_of_a_selection_touches_no_other_tile() -> None:
    for heads in (8, 32, 128):
        found = layout(heads, 8)
        frame, beside = found.frame(0), found.tile(1)
        assert frame.x + frame.width + 2 <= beside.x
        assert frame.contains(found.tile(0).x, found.tile(0).y)


def test_the_same_question_is_answered_from_memory() -> None:
    assert layout(8, 8) is layout(8, 8)

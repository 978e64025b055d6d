"""Pictures of a comparison: one scale for both sides, zero in the middle, the right cell."""

from dataclasses import replace

import numpy as np
import pytest
from figure_samples import pixels_of
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace as with_fields
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from mha_desktop.lab.comparison import compare
from mha_desktop.lab.comparison_tokens import Place
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import (
    CausalMask,
    FixedRange,
    LabState,
    LogRange,
    PerHeadRange,
    SharedRange,
)
from mha_desktop.qt.figures.colour_maps import LEVELS
from mha_desktop.qt.figures.comparison_figures import ComparisonFigures, ComparisonLook
from mha_desktop.qt.figures.comparison_large import LargePicture
from mha_desktop.qt.figures.comparison_pictures import GridPicture, Picture
from mha_desktop.qt.figures.comparison_scales import difference_scale, shared_scale
from mha_desktop.qt.figures.grid_layout import most_columns
from mha_desktop.qt.figures.grid_painter import grid_layout_of
from mha_desktop.qt.figures.heatmap import pool_signed
from mha_desktop.qt.figures.numbers import weight_number
from mha_desktop.qt.models.comparison_model import Compared
from mha_desktop.qt.models.comparison_texts import (
    cell_difference,
    cell_reading,
    change_text,
    difference_text,
)
from mha_desktop.qt.models.head_roles import known_roles
from mha_desktop.qt.theme import LIGHT

SMALL = LabState(sentence="The tired cat sat", d_model=64)
LOOK = ComparisonLook(LIGHT)


def result(**fields: object) -> LabResult:
    made = Laboratory().evaluate(resolve(with_fields(SMALL, **fields)).state)
    assert made is not None
    return made


def compared(a: LabResult, b: LabResult) -> Compared:
    peaks = [side.trace.weights.max(axis=(1, 2), keepdims=True) for side in (a, b)]
    return Compared(a, b, compare(a, b), *peaks, known_roles(a), known_roles(b))


def weights(seed: int, heads: int, n: int) -> np.ndarray:
    rows = np.random.RandomState(seed).rand(heads, n, n).astype(np.float32) ** 2
    return rows / rows.sum(axis=-1, keepdims=True)


# Scales


@given(st.integers(1, 6), st.integers(1, 6), st.integers(1, 5), st.integers(1, 5))
def test_each_weight_has_the_same_colour_on_both_sides(
    heads_a: int, heads_b: int, n_a: int, n_b: int
) -> None:
    a, b = weights(1, heads_a, n_a), weights(2, heads_b, n_b)
    for chosen in (SharedRange(), FixedRange(), LogRange(), PerHeadRange()):
        scale = shared_scale(chosen, (a, b))
        for head in range(max(heads_a, heads_b)):
            sides = [side[head] for side in (a, b) if head < len(side)]
            low, high = scale.limits(head)
            assert high >= max(float(side.max()) for side in sides) - 1e-6
            assert scale.position(head, low) == 0
    shared = shared_scale(SharedRange(), (a, b))
    assert len({shared.limits(head) for head in range(max(heads_a, heads_b))}) == 1


@pytest.mark.parametrize("chosen", [SharedRange(), PerHeadRange(), FixedRange(), LogRange()])
def test_the_largest_weight_of_each_head_decides_the_scale(chosen: object) -> None:
    a, b = weights(1, 3, 5), weights(2, 4, 2)
    peaks = [side.max(axis=(1, 2), keepdims=True) for side in (a, b)]
    whole, short = shared_scale(chosen, (a, b)), shared_scale(chosen, peaks)
    assert [whole.limits(head) for head in range(4)] == [short.limits(head) for head in range(4)]


def test_no_difference_is_in_the_middle_and_rounding_is_not_blown_up() -> None:
    scale = difference_scale([1e-8, -1e-9])
    assert scale.limits(0) == (-0.01, 0.01)
    assert scale.position(0, 0.0) == 0.5
    middle = scale.levels(np.zeros((1, 1, 1), dtype=np.float32))
    assert abs(int(middle[0, 0, 0]) - LEVELS / 2) <= 1
    assert difference_scale([]).limits(0) == (-0.01, 0.01)


# Figures


def test_a_difference_has_the_heads_and_tokens_that_both_have() -> None:
    figures = ComparisonFigures(
        compared(result(), result(sentence="The tired old dog sat", n_heads=16))
    )
    figure = figures.difference(LOOK)
    assert figure.tokens == ("The", "tired", "sat")
    assert figure.n_heads == 8
    assert [len(figures.a(LOOK).weights), len(figures.b(LOOK).weights)] == [8, 16]


def test_the_scale_stays_the_same_object_so_that_nothing_is_coloured_anew() -> None:
    figures = ComparisonFigures(compared(result(), result(mask=CausalMask())))
    other = replace(LOOK, head=3, place=Place((0, 0), (0, 0), (0, 0)))
    assert figures.a(LOOK).scale is figures.b(other).scale
    assert figures.difference(LOOK).scale is figures.difference(other).scale


def test_a_selected_head_is_framed_only_where_it_is() -> None:
    figures = ComparisonFigures(compared(result(), result(n_heads=16)))
    look = replace(LOOK, head=12)
    assert figures.a(look).selected is None
    assert figures.b(look).selected == 12
    assert figures.difference(look).selected is None


def test_key_value_heads_are_noted_where_they_are_shared() -> None:
    shared = result(kv_head_of=(0, 0, 0, 0, 1, 1, 1, 1))
    figures = ComparisonFigures(compared(result(), shared))
    assert set(figures.a(LOOK).notes) == {""}
    assert figures.b(LOOK).notes[4] == "KV 2"


# Pictures


def painted(picture: Picture, width: int = 380, height: int = 420) -> QImage:
    layout = picture.arranged(width, height, 1.0)
    image = QImage(width, max(height, layout.content_height), QImage.Format.Format_RGB32)
    image.fill(LIGHT.panel)
    painter = QPainter(image)
    picture.paint(painter, layout, picture.image(layout), QRectF(image.rect()))
    painter.end()
    return image


def middle_colours(picture: Picture, head: int) -> np.ndarray:
    """The colour beside the middle of each cell of a tile, where no number is."""
    layout = picture.arranged(380, 420, 1.0)
    pixels = pixels_of(painted(picture))
    n = len(picture.figure.tokens)
    found = np.zeros((n, n), dtype=np.uint32)
    for query, key in np.ndindex(n, n):
        box = layout.cell_rect(head, query, key)
        found[query, key] = pixels[box.y + 2, box.x + 2]
    return found


@pytest.mark.parametrize("head", [0, 4])
def test_a_head_has_the_same_colours_small_and_large(qapp: object, head: int) -> None:
    figures = ComparisonFigures(compared(result(), result(mask=CausalMask())))
    figure = figures.difference(LOOK)
    small = middle_colours(GridPicture(figure, pool_signed), head)
    large = middle_colours(LargePicture(figure, head, pool_signed, cell_difference), 0)
    np.testing.assert_array_equal(small, large)
    levels = figure.scale.levels(figure.weights[head : head + 1])[0]
    np.testing.assert_array_equal(small, figure.colour_map.table[levels])


@pytest.mark.parametrize(("heads", "height"), [(8, 440), (32, 420), (12, 300)])
def test_tiles_are_as_large_as_the_room_of_a_side_allows(
    qapp: object, heads: int, height: int
) -> None:
    """A side is narrow: 2, 4 or 8 columns would leave half of it empty."""
    figures = ComparisonFigures(compared(result(), result()))
    figure = figures.a(LOOK)
    shown = replace(
        figure,
        weights=weights(1, heads, 4),
        roles=[""] * heads,
        notes=[""] * heads,
        muted=(False,) * heads,
    )
    layout = GridPicture(shown).arranged(380, height, 1.0)
    every = [grid_layout_of(shown, 380, height, 1.0, columns) for columns in range(1, heads + 1)]
    fitting = [other.cell for other in every if other.content_height <= height]
    assert layout.cell == max(fitting)
    assert layout.content_height <= height
    assert layout.tile(heads - 1).x + layout.tile(heads - 1).width <= 380


def test_where_tiles_have_to_scroll_a_side_is_as_full_as_it_can_be(qapp: object) -> None:
    figures = ComparisonFigures(compared(result(), result()))
    figure = replace(figures.a(LOOK), weights=weights(1, 128, 4))
    layout = GridPicture(figure).arranged(380, 300, 1.0)
    assert layout.content_height > 300
    assert layout.columns == most_columns(380, layout.metrics) == 7


def test_pooled_differences_keep_their_sign(qapp: object) -> None:
    """Where a pixel stands for several cells it shows the largest change, up or down."""
    long = "word " * 300
    figures = ComparisonFigures(compared(result(sentence=long), result(sentence=long)))
    difference = np.zeros((8, 300, 300), dtype=np.float32)
    difference[0, 150, 150], difference[0, 151, 151] = -0.9, 0.1
    figure = replace(figures.difference(LOOK), weights=difference, scale=difference_scale([0.9]))
    picture = GridPicture(figure, pool_signed)
    layout = picture.arranged(380, 420, 1.0)
    assert layout.cells.pooled
    pixels = picture.image(layout).pixels[0]
    lowest = figure.colour_map.table[figure.scale.levels(np.float32([[[-0.9]]]))[0, 0, 0]]
    assert lowest in pixels
    box = layout.cell_rect(0, 150, 150)
    assert picture.cell_at(layout, box.x, box.y) == (0, (150, 150))


def test_the_large_picture_points_at_its_own_head(qapp: object) -> None:
    figures = ComparisonFigures(compared(result(), result()))
    picture = LargePicture(figures.a(LOOK), 5)
    layout = picture.arranged(380, 420, 1.0)
    box = layout.cell_rect(0, 2, 1)
    assert picture.cell_at(layout, box.x + 1, box.y + 1) == (5, (2, 1))
    assert picture.head_at(layout, 1, 1) is None


def test_a_look_is_the_same_only_for_the_same_arrays(qapp: object) -> None:
    figures = ComparisonFigures(compared(result(), result()))
    picture = GridPicture(figures.a(LOOK))
    layout = picture.arranged(380, 420, 1.0)
    same = GridPicture(figures.a(replace(LOOK, head=2)))
    copied = GridPicture(replace(picture.figure, weights=picture.figure.weights.copy()))
    assert picture.look(layout) == same.look(layout)
    assert picture.look(layout) != copied.look(layout)


# Texts


@pytest.mark.parametrize(
    ("value", "text", "in_cell"),
    [
        (0.42, "+0.42", "+0.42"),
        (-0.42, "−0.42", "−0.42"),
        (0.0, "0.00", "0.00"),
        (-0.0003, "−0.0003", "0.00"),
        (4e-5, "≈ 0", "0.00"),
    ],
)
def test_differences_have_their_sign(value: float, text: str, in_cell: str) -> None:
    assert difference_text(value) == text
    assert cell_difference(value) == in_cell


@pytest.mark.parametrize(("value", "text"), [(-0.42, "−0.42"), (-0.001, "0.00"), (0.5, "0.50")])
def test_numbers_in_cells_have_a_true_minus_sign(value: float, text: str) -> None:
    assert weight_number(value) == text


@pytest.mark.parametrize(
    ("change", "text"), [(None, "–"), (1e-8, "0 %"), (0.125, "12.5 %"), (12.345, "1,234 %")]
)
def test_changes_of_the_output(change: float | None, text: str) -> None:
    assert change_text(change) == text


def test_a_reading_has_both_weights_and_the_difference(qapp: object) -> None:
    both = compared(result(), result(temperature=3.0))
    place = both.comparison.tokens.place_of_pair((3, 2))
    a, b = (float(side.trace.weights[0, 3, 2]) for side in (both.a, both.b))
    reading = cell_reading(both, 0, place)
    assert reading.sentence == "H1 'sat' looks at 'cat'"
    assert reading.value == f"A {a:.2f}, B {b:.2f}, difference −{a - b:.2f}"

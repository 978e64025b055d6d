"""What is drawn over the large map: marks of the strongest keys, pins, the warning of a mistake."""

from dataclasses import replace

import numpy as np
import pytest
from figure_samples import grid_sample, head_sample, pixels_of
from PySide6.QtGui import QImage, QPainter

from mha_desktop.engine.strongest import top_two
from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import (
    CausalMask,
    LabState,
    PinnedCell,
    PinnedKey,
    PinnedQuery,
    ViewState,
)
from mha_desktop.qt.figures.content import Figure, HeadFigure
from mha_desktop.qt.figures.export import render_image
from mha_desktop.qt.figures.figures_from_result import NoPictureError, grid_figure, head_figure
from mha_desktop.qt.figures.head_layout import HeadLayout
from mha_desktop.qt.figures.head_painter import head_image, head_layout_of, paint_head
from mha_desktop.qt.figures.ranges import symmetric_scale
from mha_desktop.qt.figures.text import BODY_POINTS, CAPTION_POINTS, TextStyle
from mha_desktop.qt.numbers import signed_number
from mha_desktop.qt.theme import DARK, LIGHT

pytestmark = pytest.mark.usefixtures("qapp")


def painted(
    figure: HeadFigure, size: tuple[int, int] = (700, 640)
) -> tuple[np.ndarray, HeadLayout]:
    layout = head_layout_of(figure, *size)
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(figure.theme.panel)
    painter = QPainter(image)
    paint_head(painter, layout, figure, head_image(figure, layout))
    painter.end()
    return pixels_of(image), layout


def changed_cells(figure: HeadFigure, other: HeadFigure) -> np.ndarray:
    """Rows and columns whose cells look different inside."""
    (one, layout), (two, _) = painted(figure), painted(other)
    count = len(figure.rows)
    changed = np.zeros((count, count), dtype=bool)
    for row, column in np.ndindex(count, count):
        box = layout.cell_rect(row, column)
        part = np.s_[box.y : box.y + box.height, box.x : box.x + box.width]
        changed[row, column] = (one[part] != two[part]).any()
    return changed


@pytest.mark.parametrize("count", [8, 30, 100])
@pytest.mark.parametrize("transposed", [False, True])
def test_the_two_strongest_keys_are_marked_and_no_other(count: int, transposed: bool) -> None:
    plain = head_sample(count, transposed=transposed)
    ranks = top_two(plain.values)
    changed = changed_cells(plain, replace(plain, ranks=ranks))
    expected = ranks > 0
    np.testing.assert_array_equal(changed, expected.T if transposed else expected)


def test_first_and_second_differ_in_shape() -> None:
    plain = head_sample(8)
    pixels, layout = painted(replace(plain, ranks=np.ones((8, 8), dtype=np.int8)))
    seconds, _ = painted(replace(plain, ranks=np.full((8, 8), 2, dtype=np.int8)))
    box = layout.cell_rect(3, 3)
    part = np.s_[box.y : box.y + box.height, box.x : box.x + box.width]
    assert (pixels[part] != seconds[part]).any()


def test_cells_too_small_for_marks_keep_their_colours() -> None:
    plain = head_sample(300)
    assert not changed_cells(plain, replace(plain, ranks=top_two(plain.values))).any()


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize(
    ("pin", "row", "column"),
    [(PinnedCell(3, 2), 3, 2), (PinnedQuery(3), 3, None), (PinnedKey(2), None, 2)],
)
def test_a_pin_is_drawn_around_what_is_pinned(
    theme: object, pin: object, row: int | None, column: int | None
) -> None:
    plain = head_sample(8, theme=theme)
    (one, layout), (two, _) = painted(plain), painted(replace(plain, pin=pin))
    tile = layout.tile
    inside = np.s_[tile.y - 4 : tile.y + tile.height + 4, tile.x - 4 : tile.x + tile.width + 4]
    rows, columns = np.nonzero(one[inside] != two[inside])
    box = layout.cell_rect(row or 0, column or 0)
    if row is not None:
        assert rows.min() + tile.y - 4 == pytest.approx(box.y, abs=5)
        assert rows.max() + tile.y - 4 == pytest.approx(box.y + box.height, abs=5)
    if column is not None:
        assert columns.min() + tile.x - 4 == pytest.approx(box.x, abs=5)
        assert columns.max() + tile.x - 4 == pytest.approx(box.x + box.width, abs=5)


def test_transposing_exchanges_cells_titles_and_labels() -> None:
    figure = head_sample(16)
    (plain, layout), (turned, other) = painted(figure), painted(replace(figure, transposed=True))
    one, two = layout.cell_rect(3, 9), other.cell_rect(9, 3)
    assert plain[one.y + 2, one.x + 2] == turned[two.y + 2, two.x + 2]
    title = layout.column_title
    part = np.s_[title.y : title.y + title.height, title.x : title.x + title.width]
    assert (plain[part] != turned[part]).any()


@pytest.mark.parametrize("kind", [grid_sample, head_sample])
def test_a_file_of_a_mistake_says_so_in_the_colour_of_errors(kind: object) -> None:
    plain: Figure = kind(8)
    wrong = replace(plain, warning="Deliberately wrong: softmax twice")
    one, two = render_image(plain, width=700), render_image(wrong, width=700)
    assert two.height() > one.height()
    reds = np.count_nonzero(pixels_of(two) == LIGHT.error.rgb())
    assert reds > np.count_nonzero(pixels_of(one) == LIGHT.error.rgb()) + 20


def test_files_show_what_the_view_shows() -> None:
    state = resolve(LabState(mask=CausalMask(), mistake="softmax_twice")).state
    result = Laboratory().evaluate(state)
    assert result is not None
    view = ViewState(
        stage="masked", transposed=True, marks_top_two=True, shows_entropy=True,
        pin=PinnedQuery(2), cell=(1, 1),
    )  # fmt: skip
    figure = head_figure(result, view, LIGHT, 3)
    assert figure.signed
    assert figure.transposed
    assert figure.ranks is not None
    assert len(figure.beside) == 2
    assert figure.pin == PinnedQuery(2)
    assert figure.warning == "Deliberately wrong: softmax twice"
    assert grid_figure(result, view, LIGHT).warning == figure.warning
    assert render_image(figure, width=900).width() == 900
    mean = head_figure(result, ViewState(averaged=True), LIGHT, 3)
    assert mean.name == "Mean of 8 heads"


def test_a_mean_of_no_heads_has_no_file() -> None:
    result = Laboratory().evaluate(LabState(muted=(True,) * 8))
    assert result is not None
    with pytest.raises(NoPictureError, match="every head is muted"):
        head_figure(result, ViewState(averaged=True), LIGHT, 0)


@pytest.mark.parametrize("lowest", [-15.0, 0.0, -1e6])
@pytest.mark.parametrize("count", [4, 8, 12, 16])
def test_numbers_stay_within_their_cells(lowest: float, count: int) -> None:
    """They are printed where they fit, and left out where they do not."""
    values = np.linspace(lowest, 14.9, count * count).reshape(count, count)
    plain = head_sample(count)
    figure = replace(plain, values=values, signed=True, scale=symmetric_scale(abs(values).max()))
    layout = head_layout_of(figure, 560, 560)
    if layout.number_size is None:
        assert layout.cells.size < 50
        return
    points = (BODY_POINTS, CAPTION_POINTS)[layout.number_size]
    metrics = TextStyle(points, 1.0, 0xFF000000).metrics
    widest = max(metrics.horizontalAdvance(signed_number(one)) for one in values.flat)
    assert widest <= layout.cells.size - layout.cells.gap

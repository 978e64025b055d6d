"""The picture of one head: axes, numbers, zooming, colour bar."""

from dataclasses import replace

import numpy as np
import pytest
from figure_samples import head_sample, pixels_of
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from mha_desktop.lab.state import LogRange
from mha_desktop.qt.figures.colour_bar import ColourBar, limit_text, paint_colour_bar
from mha_desktop.qt.figures.colour_maps import colour_map
from mha_desktop.qt.figures.content import HeadFigure
from mha_desktop.qt.figures.head_layout import HeadLayout, Labels, layout_head
from mha_desktop.qt.figures.head_painter import (
    colour_bar_of,
    head_image,
    head_layout_of,
    head_title,
    paint_head,
)
from mha_desktop.qt.figures.metrics import LabelMetrics
from mha_desktop.qt.figures.ranges import colour_scale
from mha_desktop.qt.theme import LIGHT, head_colour

pytestmark = pytest.mark.usefixtures("qapp")

METRICS = LabelMetrics(token=60, caption=36, tick=16, line=20)


def painted_head(
    figure: HeadFigure, width: int = 700, height: int = 640
) -> tuple[QImage, HeadLayout]:
    layout = head_layout_of(figure, width, height)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(figure.theme.panel)
    painter = QPainter(image)
    paint_head(painter, layout, figure, head_image(figure, layout))
    painter.end()
    return image, layout


def test_cells_are_equal_and_up_to_54_pixels() -> None:
    assert layout_head(1400, 1400, 8, METRICS).cells.side == 432
    assert layout_head(1400, 1400, 12, METRICS).cells.side == 12 * 54
    assert layout_head(700, 700, 13, METRICS).cells.side % 13 == 0


def test_a_single_token_has_room_for_the_titles() -> None:
    layout = layout_head(900, 900, 1, METRICS)
    assert layout.cells.side == 216
    assert layout.bar.width >= 160


@pytest.mark.parametrize(("width", "height"), [(500, 640), (700, 400), (320, 320), (770, 640)])
@pytest.mark.parametrize("count", [1, 8, 12, 28, 64, 512])
def test_everything_fits_its_room(width: int, height: int, count: int) -> None:
    layout = layout_head(width, height, count, METRICS)
    assert layout.content_width <= width
    assert layout.content_height <= height
    for box in (layout.tile, layout.title, layout.column_title, layout.row_title, layout.bar):
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= width
        assert box.y + box.height <= layout.content_height


def test_labels_stand_where_they_are_long_and_are_thinned_where_there_are_many() -> None:
    kinds = [layout_head(700, 640, count, METRICS).labels for count in (3, 12, 28, 64)]
    assert kinds == [Labels.UPRIGHT, Labels.RISING, Labels.STANDING, Labels.THINNED]
    assert layout_head(700, 640, 28, METRICS).step == 1
    assert layout_head(700, 640, 64, METRICS).step > 1


def test_a_point_inside_a_cell_finds_that_cell() -> None:
    layout = layout_head(700, 640, 12, METRICS)
    for query, key in [(0, 0), (11, 0), (5, 7), (11, 11)]:
        box = layout.cell_rect(query, key)
        assert layout.cell_at(box.x, box.y) == (query, key)
    assert layout.cell_at(layout.tile.x - 1, layout.tile.y) is None


def test_every_cell_has_the_colour_of_its_weight() -> None:
    figure = head_sample(16)
    image, layout = painted_head(figure)
    levels = figure.scale.levels(figure.values[None], figure.head)[0]
    pixels = pixels_of(image)
    for query, key in [(0, 0), (15, 0), (3, 9), (15, 15)]:
        box = layout.cell_rect(query, key)
        assert pixels[box.y + 2, box.x + 2] == figure.colour_map.table[levels[query, key]]


def test_zooming_in_shows_some_tokens_with_the_same_colours_in_larger_cells() -> None:
    whole = head_sample(64)
    part = head_sample(64, queries=range(40, 52), keys=range(8, 20), cell=(41, 10))
    image, layout = painted_head(part)
    assert layout.step == 1
    level = part.scale.levels(whole.values[None], part.head)[0, 45, 9]
    box = layout.cell_rect(5, 1)
    assert pixels_of(image)[box.y + 2, box.x + 2] == part.colour_map.table[level]
    assert part.shown_cell == (1, 2)


def test_a_ringed_cell_that_is_out_of_sight_is_not_painted() -> None:
    part = head_sample(64, queries=range(40, 52), keys=range(8, 20))
    hidden = head_sample(64, queries=range(40, 52), keys=range(8, 20), cell=(0, 0))
    assert hidden.shown_cell is None
    one, layout = painted_head(part)
    other, _ = painted_head(hidden)
    rows = slice(0, layout.tile.y + layout.tile.height)
    np.testing.assert_array_equal(pixels_of(one)[rows], pixels_of(other)[rows])


def test_masked_cells_are_hatched_and_carry_no_number() -> None:
    image, layout = painted_head(head_sample(8, allowed=np.tri(8, dtype=bool)))
    box = layout.cell_rect(0, 7)
    cell = pixels_of(image)[box.y : box.y + box.height, box.x : box.x + box.width]
    assert set(np.unique(cell)) == {LIGHT.divider.rgb(), LIGHT.border.rgb()}


def test_the_title_names_the_head_and_what_is_to_be_said() -> None:
    figure = head_sample(8, note="KV 2 · each row adds up to 1")
    title = head_title(head_layout_of(figure, 700, 640), figure)
    assert (title.number, title.role) == ("H2", "backward")
    assert title.note == figure.note
    assert title.bar == head_colour(LIGHT, 1).rgb()


def test_a_mean_has_no_head_s_colour() -> None:
    figure = head_sample(8, head=0)
    mean = replace(figure, head=None, name="Mean of 7 heads", role="")
    title = head_title(head_layout_of(mean, 700, 640), mean)
    assert (title.number, title.bar) == ("Mean of 7 heads", None)


def test_the_triangle_marks_the_weight_of_the_ringed_cell() -> None:
    figure = head_sample(8, cell=(3, 2))
    bar = colour_bar_of(figure, 1.0)
    assert bar.position == pytest.approx(float(figure.values[3, 2]), abs=1e-3)
    assert colour_bar_of(head_sample(8), 1.0).position is None


def test_the_bar_of_a_logarithmic_range_starts_above_zero() -> None:
    figure = head_sample(8)
    logarithmic = head_sample(8, scale=colour_scale(LogRange(), figure.values[None]))
    assert colour_bar_of(logarithmic, 1.0).limits == (1e-4, 1.0)


@pytest.mark.parametrize(
    ("limit", "text"),
    [(0, "0.0"), (1, "1.0"), (0.25, "0.25"), (0.5, "0.5"), (1e-4, "1e−4"), (-0.05, "−0.05")],
)
def test_limits_are_printed_shortly_and_with_a_true_minus_sign(limit: float, text: str) -> None:
    assert limit_text(limit) == text


def painted_bar(position: float | None, limits: tuple[float, float] = (0, 1)) -> np.ndarray:
    image = QImage(300, 32, QImage.Format.Format_RGB32)
    image.fill(LIGHT.panel)
    painter = QPainter(image)
    bar = ColourBar(colour_map("viridis"), limits, LIGHT, position)
    paint_colour_bar(painter, QRectF(0, 0, 300, 32), bar)
    painter.end()
    return pixels_of(image)


def test_the_bar_shows_the_map_from_low_to_high_between_its_limits() -> None:
    pixels, table = painted_bar(None), colour_map("viridis").table
    (columns,) = np.nonzero(np.isin(pixels[16], table))
    assert pixels[16, columns[0]] == table[0]
    assert pixels[16, columns[-1]] == table[-1]
    for side in (pixels[:, : columns[0]], pixels[:, columns[-1] + 1 :]):
        assert (side != LIGHT.panel.rgb()).any(), "a limit is missing"


def test_the_triangle_moves_with_its_value() -> None:
    plain = painted_bar(None)
    places = [np.nonzero(painted_bar(p) != plain)[1].mean() for p in (0.0, 0.5, 1.0)]
    assert places[1] - places[0] == pytest.approx(places[2] - places[1], abs=1.5)
    assert places[2] - places[0] > 200


def test_a_triangle_at_either_end_is_whole() -> None:
    ink = [np.count_nonzero(painted_bar(p) != painted_bar(None)) for p in (0.0, 0.5, 1.0)]
    assert max(ink) - min(ink) <= 12

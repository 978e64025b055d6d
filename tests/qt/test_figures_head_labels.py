"""Token labels of the large map: never cut off, never over one another, whatever the size."""

from dataclasses import replace
from itertools import pairwise

import pytest
from figure_samples import head_sample
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

from mha_desktop.lab.state import PinnedCell, PinnedKey
from mha_desktop.qt.figures.cells import fitted_cells
from mha_desktop.qt.figures.content import HeadFigure, QueryNumbers
from mha_desktop.qt.figures.head_labels import PlacedLabel, label_at, written
from mha_desktop.qt.figures.head_layout import HeadLayout, Labels
from mha_desktop.qt.figures.head_painter import head_labels, head_layout_of

pytestmark = pytest.mark.usefixtures("qapp")

WORDS = {
    "short": ("The", "i", "cat", "on", "of"),
    "long": ("internationalisation", "WWWWWWWWWWWW", "because", "Donaudampfschiff"),
    "odd": ("我爱猫", "القطة", "🐈", "café", "x\x07y", "ﷺ"),
}
SIZES = [(320, 320), (500, 640), (780, 430), (1175, 600), (1900, 1000)]
COUNTS = [1, 2, 5, 8, 12, 20, 30, 47, 64, 200, 512]


def figure_of(words: str, count: int, **changes: object) -> HeadFigure:
    return replace(head_sample(count), tokens=(WORDS[words] * count)[:count], **changes)


def overlaps(first: QPolygonF, second: QPolygonF) -> bool:
    """Whether two boxes share more than an edge; a pixel each way is rounding."""
    common = first.intersected(second).boundingRect()
    return min(common.width(), common.height()) > 1.5


def check(labels: tuple[PlacedLabel, ...], figure: HeadFigure, layout: HeadLayout) -> None:
    for one, other in pairwise(labels):
        assert not overlaps(one.outline(), other.outline()), (one, other)
    for one in labels:
        box = one.outline().boundingRect()
        assert box.left() >= -1
        assert box.top() >= -1
        assert box.right() <= layout.tile.x + layout.content_width


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("words", WORDS)
def test_labels_do_not_overlap_nor_leave_the_picture(words: str, size: tuple[int, int]) -> None:
    for count in COUNTS:
        for transposed in (False, True):
            figure = figure_of(
                words, count, cell=(count // 2, count - 1), pin=PinnedCell(count // 3, 0),
                transposed=transposed,
            )  # fmt: skip
            layout = head_layout_of(figure, *size)
            rows, columns = head_labels(layout, figure)
            check(rows, figure, layout)
            check(columns, figure, layout)
            assert all(
                one.outline().boundingRect().right() <= size[0] + 1 for one in (*rows, *columns)
            )
            assert max(one.outline().boundingRect().right() for one in rows) <= layout.tile.x
            assert max(one.outline().boundingRect().bottom() for one in columns) <= layout.tile.y


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_labels_of_large_texts_do_not_overlap_either(scale: float) -> None:
    for count in COUNTS:
        figure = figure_of("long", count, cell=(0, count - 1))
        layout = head_layout_of(figure, 1175, 600, scale)
        for labels in head_labels(layout, figure):
            check(labels, figure, layout)


@pytest.mark.parametrize("count", COUNTS)
def test_the_tokens_that_are_pointed_at_and_pinned_are_always_written(count: int) -> None:
    for place in {0, count // 2, count - 1}:
        figure = figure_of("short", count, cell=(place, 0), pin=PinnedKey(place))
        layout = head_layout_of(figure, 780, 430)
        rows, columns = head_labels(layout, figure)
        assert place in [one.index for one in rows]
        assert 0 in [one.index for one in columns]
        bold = [one.index for one in rows if one.label.style.bold]
        assert bold == [place]
        framed = [one.index for one in columns if one.label.frame is not None]
        assert framed == [place] or abs(place) * layout.cells.size < layout.metrics.pitch


@given(
    count=st.integers(1, 512), side=st.integers(40, 700), step=st.integers(2, 40),
    first=st.integers(0, 100), data=st.data(),
)  # fmt: skip
@settings(max_examples=60, deadline=None)
def test_written_rows_keep_their_distance(
    count: int, side: int, step: int, first: int, data: st.DataObject
) -> None:
    cells = fitted_cells(side, count, 40, 1, 8)
    must = data.draw(st.lists(st.integers(0, count - 1), max_size=2))
    chosen = written(cells, range(first, first + count), step, 14, must)
    assert list(chosen) == sorted(chosen)
    assert set(must[:1]) <= set(chosen)
    assert all(cells.centre(b) - cells.centre(a) >= 14 for a, b in pairwise(chosen))


def test_labels_stay_with_their_tokens_in_a_pan() -> None:
    """Labels that dance while the map is dragged cannot be read."""
    places = {}
    for first in range(6):
        shown = range(first, first + 60)
        figure = figure_of("short", 200, queries=shown, keys=shown)
        layout = head_layout_of(figure, 780, 430)
        rows, _ = head_labels(layout, figure)
        places[first] = {shown[one.index] for one in rows}
    common = set.intersection(*places.values())
    assert len(common) >= 0.7 * len(places[0])


def test_thinned_labels_say_where_they_are() -> None:
    figure = figure_of("short", 512)
    rows, _ = head_labels(head_layout_of(figure, 780, 430), figure)
    assert rows[1].label.text == f"{rows[1].index} {figure.tokens[rows[1].index]}"


def test_a_label_is_found_at_its_middle_and_nowhere_else() -> None:
    for count in (3, 12, 20, 64):
        figure = figure_of("long", count)
        layout = head_layout_of(figure, 900, 640)
        for labels in head_labels(layout, figure):
            for one in labels:
                middle = one.outline().boundingRect().center()
                assert label_at(labels, middle.x(), middle.y()) == one.index
            assert label_at(labels, layout.tile.x + 5, layout.tile.y + 5) is None
            assert label_at(labels, -5, -5) is None


def test_each_way_to_write_columns_is_used() -> None:
    used = {
        head_layout_of(figure_of(words, count), *size).labels
        for words in WORDS for count in COUNTS for size in SIZES
    }  # fmt: skip
    assert used == set(Labels) - {Labels.PLACES}


def test_long_words_give_way_to_numbers_where_they_leave_the_map_no_room() -> None:
    """As in text of twice the size, beside the arithmetic of a cell."""
    figure = figure_of("long", 12)
    layout = head_layout_of(figure, 440, 480, 2.0)
    assert layout.labels is Labels.PLACES
    assert layout.cells.side >= 200
    for labels in head_labels(layout, figure):
        assert [one.label.text for one in labels] == [str(one.index) for one in labels]


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("transposed", [False, True])
@pytest.mark.parametrize("size", [(780, 430), (1175, 600)])
def test_numbers_beside_the_queries_have_room(
    count: int, transposed: bool, size: tuple[int, int]
) -> None:
    texts = ("undefined", "0.42") * count
    beside = (QueryNumbers("Σ weights", texts[:count]), QueryNumbers("entropy", texts[:count]))
    figure = figure_of("long", count, beside=beside, transposed=transposed)
    layout = head_layout_of(figure, *size)
    assert layout.content_width <= size[0]
    assert layout.content_height <= size[1]
    first, second = layout.beside
    tile = layout.tile
    if transposed:
        assert tile.y + tile.height <= first.y
        assert first.y + first.height <= second.y
        assert second.y + second.height <= layout.bar.y
    else:
        assert tile.x + tile.width <= first.x
        assert first.x + first.width <= second.x
        assert second.x + second.width <= size[0]
        _, columns = head_labels(layout, figure)
        caption = QPointF(first.x + 1, tile.y - layout.gap - 4)
        assert label_at(columns, caption.x(), caption.y()) is None

"""Arcs: which weights have a curve, where it lies, and in which colour it is painted."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from mha_desktop.lab.state import FixedRange, PinnedKey, PinnedQuery
from mha_desktop.qt.figures.arcs_layout import ArcsLayout, ArcToken
from mha_desktop.qt.figures.arcs_painter import (
    ArcsFocus,
    arcs_layout,
    focus_of,
    paint_focus,
    paint_grey_curves,
    paint_sides,
)
from mha_desktop.qt.figures.arcs_selection import MOST_CURVES, ArcsChoice, ChosenArcs
from mha_desktop.qt.figures.colour_maps import colour_map
from mha_desktop.qt.figures.content import HeadFigure
from mha_desktop.qt.figures.ranges import colour_scale
from mha_desktop.qt.theme import DARK, LIGHT, Theme, head_colour

WEIGHTS = np.array([[0.7, 0.3, 0.0], [0.05, 0.9, 0.05], [0.4, 0.2, 0.4]])
AREA = QRectF(0, 0, 240, 200)


def _figure(weights: np.ndarray = WEIGHTS, theme: Theme = LIGHT, **fields: object) -> HeadFigure:
    everything = range(len(weights))
    figure = HeadFigure(
        values=weights,
        tokens=tuple(f"t{i}" for i in everything),
        theme=theme,
        colour_map=colour_map("viridis"),
        scale=colour_scale(FixedRange(), weights[None]),
        head=3,
        name="H4",
        role="",
        note="",
        muted=False,
        queries=everything,
        keys=everything,
    )
    return replace(figure, **fields)


def _cells(arcs: object) -> set[tuple[int, int]]:
    return set(zip(arcs.queries.tolist(), arcs.keys.tolist(), strict=True))


def test_a_curve_needs_the_threshold_and_a_place_among_the_strongest() -> None:
    every = ChosenArcs(WEIGHTS, ArcsChoice(threshold=0.0))
    assert every.total == 8  # a weight of 0 has none
    assert _cells(ChosenArcs(WEIGHTS, ArcsChoice(threshold=0.3)).strongest) == {
        (0, 0), (0, 1), (1, 1), (2, 0), (2, 2),
    }  # fmt: skip
    best = ChosenArcs(WEIGHTS, ArcsChoice(strongest=1, threshold=0.0)).strongest
    assert _cells(best) == {(0, 0), (1, 1), (2, 0)}
    assert list(best.weights) == sorted(best.weights)


def test_those_of_a_query_or_a_key_follow_the_same_choice() -> None:
    chosen = ChosenArcs(WEIGHTS, ArcsChoice(threshold=0.1))
    assert _cells(chosen.of(2, 0)) == {(2, 0), (2, 1), (2, 2)}
    assert _cells(chosen.of(None, 1)) == {(0, 1), (1, 1), (2, 1)}
    assert len(chosen.of(None, None)) == 0


def test_of_too_many_curves_the_strongest_are_left() -> None:
    weights = np.random.default_rng(0).dirichlet(np.ones(64), size=64)
    chosen = ChosenArcs(weights, ArcsChoice(threshold=0.0))
    assert chosen.total == 64 * 64
    assert len(chosen.strongest) == MOST_CURVES
    assert chosen.strongest.weights.min() == np.sort(weights.ravel())[-MOST_CURVES]


def test_equal_curves_at_the_limit_are_taken_from_all_queries() -> None:
    """A uniform head would otherwise show the curves of its last tokens only."""
    chosen = ChosenArcs(np.full((64, 64), 1 / 64), ArcsChoice(threshold=0.0))
    assert len(chosen.strongest) == MOST_CURVES
    assert set(chosen.strongest.queries.tolist()) == set(range(64))


@pytest.mark.parametrize("transposed", [False, True])
def test_tokens_and_curves_are_found_where_they_are_painted(qapp: object, transposed: bool) -> None:
    figure = _figure(transposed=transposed)
    layout = arcs_layout(figure, AREA, 1.0)
    for token in (ArcToken(True, 0), ArcToken(False, 2)):
        assert layout.token_at(layout.label_rect(token).center()) == token
        assert layout.is_left(token) == (token.is_query != transposed)
    arcs = ChosenArcs(WEIGHTS, ArcsChoice()).strongest
    for number in range(len(arcs)):
        query, key = int(arcs.queries[number]), int(arcs.keys[number])
        left, right = (key, query) if transposed else (query, key)
        start = QPointF(layout.left, layout.height(left))
        end = QPointF(layout.right, layout.height(right))
        assert layout.arc_at(arcs, start + QPointF(1, 0)) is not None
        found = layout.arc_at(arcs, end - QPointF(2, 0))
        assert found is not None
        assert int((arcs.queries if transposed else arcs.keys)[found]) == (
            query if transposed else key
        )
    assert layout.token_at(QPointF(10, layout.height(2) + layout.pitch)) is None


def test_a_curve_is_pointed_at_where_it_bends(qapp: object) -> None:
    """The middle of a curve lies half-way between its ends."""
    layout = arcs_layout(_figure(), AREA, 1.0)
    arcs = ChosenArcs(WEIGHTS, ArcsChoice(strongest=1)).strongest
    middle = QPointF((layout.left + layout.right) / 2, (layout.height(2) + layout.height(0)) / 2)
    found = layout.arc_at(arcs, middle)
    assert found is not None
    assert (int(arcs.queries[found]), int(arcs.keys[found])) in {(2, 0), (1, 1)}


def test_labels_are_thinned_where_they_would_overlap() -> None:
    layout = ArcsLayout(QRectF(0, 0, 200, 600), 512, 40, 18, 1.0, transposed=False)
    assert layout.step * layout.pitch >= layout.line
    assert layout.label_rect(ArcToken(True, 511)).bottom() <= 600
    roomy = ArcsLayout(QRectF(0, 0, 200, 600), 8, 40, 18, 1.0, transposed=False)
    assert roomy.step == 1


def test_a_pin_has_the_focus_before_the_cell() -> None:
    assert focus_of(_figure(cell=(1, 2))) == ArcsFocus(1, 2)
    assert focus_of(_figure(cell=(1, 2), pin=PinnedKey(0))) == ArcsFocus(None, 0)
    assert focus_of(_figure()) == ArcsFocus()


def _painted(figure: HeadFigure, choice: ArcsChoice) -> QImage:
    image = QImage(240, 200, QImage.Format.Format_RGB32)
    image.fill(figure.theme.panel)
    painter = QPainter(image)
    layout, focus = arcs_layout(figure, AREA, 1.0), focus_of(figure)
    chosen = ChosenArcs(figure.values, choice)
    paint_grey_curves(painter, layout, figure, chosen.strongest)
    paint_focus(painter, layout, figure, chosen.of(focus.query, focus.key))
    paint_sides(painter, layout, figure, focus)
    painter.end()
    return image


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_pinned_query_has_the_colour_of_its_head(qapp: object, theme: Theme) -> None:
    figure, choice = _figure(theme=theme, pin=PinnedQuery(1)), ArcsChoice()
    layout = arcs_layout(figure, AREA, 1.0)
    point = QPointF(layout.left + 3, layout.height(1)).toPoint()
    assert _painted(figure, choice).pixelColor(point) == head_colour(theme, 3)
    grey = _painted(replace(figure, pin=None), choice).pixelColor(point)
    assert grey not in (head_colour(theme, 3), theme.panel)
    mean = _painted(replace(figure, head=None), choice)
    assert mean.pixelColor(point) == theme.accent


def test_the_width_of_a_curve_is_its_weight(qapp: object) -> None:
    """Twice the weight, twice as many coloured pixels across."""
    widths = []
    for weight in (0.4, 0.8):
        figure = _figure(np.array([[weight]]), pin=PinnedQuery(0))
        image = _painted(figure, ArcsChoice())
        column = [image.pixelColor(120, y) for y in range(200)]
        widths.append(sum(colour == head_colour(LIGHT, 3) for colour in column))
    assert widths[1] == pytest.approx(2 * widths[0], abs=2)
    assert widths[0] >= 4


def test_weights_below_a_pixel_leave_a_trace(qapp: object) -> None:
    image = _painted(_figure(np.array([[0.01]])), ArcsChoice(threshold=0.0))
    assert {image.pixelColor(120, y).name() for y in range(200)} != {QColor(LIGHT.panel).name()}

"""Colour ranges: which weight gets which colour, and what the bar says about it."""

import numpy as np
import pytest
from figure_samples import sample_weights

from mha_desktop.lab.state import FixedRange, LogRange, PerHeadRange, SharedRange
from mha_desktop.qt.figures.ranges import LOG_LOWEST, colour_scale

RANGES = [SharedRange(), PerHeadRange(), FixedRange(), LogRange()]


def heads(*maxima: float) -> np.ndarray:
    """Two tokens a head: the largest weight, and zeros."""
    weights = np.zeros((len(maxima), 2, 2), dtype=np.float32)
    weights[:, 0, 0] = maxima
    return weights


@pytest.mark.parametrize(
    ("largest", "limit"),
    [(0.1, 0.25), (0.25, 0.25), (0.26, 0.5), (0.5, 0.5), (0.51, 0.75), (0.8, 1), (1, 1)],
)
def test_shared_goes_to_the_largest_weight_rounded_up_to_a_quarter(
    largest: float, limit: float
) -> None:
    scale = colour_scale(SharedRange(), heads(0.05, largest))
    assert [scale.limits(0), scale.limits(1)] == [(0, limit)] * 2


def test_a_rounding_error_above_one_does_not_widen_the_range() -> None:
    weights = heads(np.nextafter(np.float32(1), np.float32(2)))
    scale = colour_scale(SharedRange(), weights)
    assert scale.limits(0) == (0, 1)
    assert scale.levels(weights).max() == 255


def test_shared_gives_the_same_weight_the_same_colour_in_all_heads() -> None:
    weights = np.stack([heads(0.9)[0], heads(0.2)[0]])
    weights[:, 1, 1] = 0.15
    levels = colour_scale(SharedRange(), weights).levels(weights)
    assert levels[0, 1, 1] == levels[1, 1, 1]


def test_per_head_goes_to_each_heads_own_largest_weight() -> None:
    weights = heads(0.9, 0.2)
    scale = colour_scale(PerHeadRange(), weights)
    assert scale.limits(0) == (0, pytest.approx(0.9))
    assert scale.limits(1) == (0, pytest.approx(0.2))
    assert (scale.levels(weights)[:, 0, 0] == 255).all()


def test_per_head_of_a_later_head_uses_that_heads_limit() -> None:
    weights = heads(0.9, 0.2)
    scale = colour_scale(PerHeadRange(), weights)
    np.testing.assert_array_equal(scale.levels(weights[1:], 1), scale.levels(weights)[1:])


def test_a_fully_masked_head_has_a_range_all_the_same() -> None:
    weights = heads(0.0)
    for colour_range in RANGES:
        scale = colour_scale(colour_range, weights)
        assert scale.limits(0)[1] > 0
        assert scale.levels(weights).max() == 0


def test_fixed_goes_from_zero_to_one() -> None:
    assert colour_scale(FixedRange(), heads(0.1)).limits(0) == (0, 1)


def test_log_gives_equal_ratios_equal_steps_and_clips_what_is_lower() -> None:
    scale = colour_scale(LogRange(), heads(1))
    assert scale.limits(0) == (LOG_LOWEST, 1)
    weights = np.array([[[0, 1e-6, 1e-4, 1e-3, 1e-2, 1e-1, 1]]], dtype=np.float32)
    levels = scale.levels(weights)[0, 0].astype(int)
    assert levels[0] == levels[1] == levels[2] == 0
    np.testing.assert_allclose(np.diff(levels[2:]), 64, atol=1)


@pytest.mark.parametrize("colour_range", RANGES)
def test_levels_rise_with_the_weight_and_use_the_whole_map(colour_range: object) -> None:
    weights = sample_weights(2, 16)
    weights[:, 0, 0] = 1
    weights[:, 0, 1] = 0
    levels = colour_scale(colour_range, weights).levels(weights)
    assert (levels.min(), levels.max()) == (0, 255)
    assert (np.diff(levels[0].ravel()[np.argsort(weights[0].ravel())].astype(int)) >= 0).all()


@pytest.mark.parametrize("colour_range", RANGES)
def test_the_triangle_stands_where_the_bar_has_the_cells_colour(colour_range: object) -> None:
    weights = sample_weights(3, 8)
    scale = colour_scale(colour_range, weights)
    levels = scale.levels(weights)
    for place in [(0, 0, 0), (1, 4, 2), (2, 7, 7)]:
        position = scale.position(place[0], float(weights[place]))
        assert position * 255 == pytest.approx(levels[place], abs=1.5)


def test_colouring_leaves_the_weights_as_they_are() -> None:
    weights = sample_weights(2, 4)
    before = weights.copy()
    for colour_range in RANGES:
        colour_scale(colour_range, weights).levels(weights)
    np.testing.assert_array_equal(weights, before)


def test_a_head_with_next_to_no_weight_has_finite_levels() -> None:
    """The smallest float32 is 1e-45; 255 / 1e-45 would be infinite, and 0 times that no number."""
    weights = np.array([[[1e-42, 0.0]]], np.float32)
    with np.errstate(all="raise", under="ignore"):
        levels = colour_scale(PerHeadRange(), weights).levels(weights)
    assert levels.tolist() == [[[0, 0]]]

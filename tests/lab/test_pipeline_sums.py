"""One number written out: when the sum says that it adds up to the trace, and when it must not."""

import math

import numpy as np
import pytest

from mha_desktop.lab.pipeline_sums import ProductSum, SoftmaxShare


def product_sum(traced: float) -> ProductSum:
    """Return 3 · ((1·4 − 2·5) / 8 + 0.5) = −0.75, made of terms of size 4 and 10."""
    left, right = np.array([1.0, -2.0]), np.array([4.0, 5.0])
    return ProductSum(left, right, traced, (), divisor=8.0, bias=0.5, factor=3.0)


def share(scores: list[float], traced: float, *, undefined: bool = False) -> SoftmaxShare:
    return SoftmaxShare(np.array(scores), 0, 1.0, False, traced, (), undefined)


@pytest.mark.parametrize(("error", "adds_up"), [(0, True), (6e-5, True), (8e-5, False)])
def test_products_may_be_off_by_the_rounding_of_their_size(error: float, adds_up: bool) -> None:
    """1e-5 of 3 · ((4 + 10) / 8 + 0.5) = 6.75."""
    assert product_sum(-0.75).total == -0.75
    assert product_sum(-0.75 + error).adds_up is adds_up


@pytest.mark.parametrize("factor", [0.0, 1.0])
def test_a_sum_of_nothing_is_exactly_0(factor: float) -> None:
    zeros = np.zeros(2)
    assert ProductSum(zeros, zeros, 0.0, (), factor=factor).adds_up
    assert not ProductSum(zeros, zeros, 1e-9, (), factor=factor).adds_up


@pytest.mark.parametrize("shift", [0.0, 800.0, -800.0])
def test_a_share_of_far_scores_is_that_of_their_differences(shift: float) -> None:
    """exp(800) is beyond float64 and exp(−800) is 0: the largest score has to come off first."""
    third = share([shift, shift + math.log(2)], 1 / 3)
    assert third.total == pytest.approx(1 / 3)
    assert third.terms.max() == 1
    assert third.adds_up


@pytest.mark.parametrize(("error", "adds_up"), [(1e-5, True), (5e-5, False)])
def test_a_share_may_be_off_by_what_its_scores_lose_in_float32(error: float, adds_up: bool) -> None:
    """1e-5 · (1 + 0.1 · 10), with the larger score at −10."""
    assert share([-10.0, 0.0], math.exp(-10) / (1 + math.exp(-10)) + error).adds_up is adds_up


def test_a_forbidden_place_has_no_share_and_an_undefined_one_does_not_add_up() -> None:
    nothing = [-math.inf, -math.inf]
    assert share(nothing, 0.0).total == 0
    assert share(nothing, 0.0).adds_up
    assert not share(nothing, 0.0, undefined=True).adds_up
    assert not share(nothing, 2e-5).adds_up

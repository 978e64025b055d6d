"""Numbers on the screen: three digits, a true minus sign, and no −0."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.qt.numbers import decimal, grouped_digits, signed_number


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (2.474, "2.47"),
        (-19.84, "−19.8"),
        (112.3, "112"),
        (9.994, "9.99"),
        (9.996, "10.0"),  # not 10.00, which has four digits
        (99.94, "99.9"),
        (99.96, "100"),
        (9999.4, "9999"),
        (9999.6, "1e4"),
        (-1_200_000, "−1e6"),
        (0.0, "0.00"),
        (-0.0, "0.00"),
        (-0.004, "0.00"),
        (-0.006, "−0.01"),
    ],
)
def test_a_score_has_about_three_digits(value: float, text: str) -> None:
    assert signed_number(value) == text


@given(st.floats(-1e30, 1e30, allow_nan=False))
def test_a_score_on_the_screen_is_near_the_score(value: float) -> None:
    """Half a unit of the last digit: 0.005 below 10, 0.5 below 10,000, half a digit beyond."""
    shown = float(signed_number(value).replace("−", "-"))
    size = abs(value)
    unit = 0.01 if size < 10 else 0.1 if size < 100 else 1.0
    largest = unit if size < 9999 else 10.0 ** math.ceil(math.log10(size))
    assert abs(shown - value) <= largest / 2 * 1.0001


@pytest.mark.parametrize(
    ("number", "places", "text"),
    [(-0.25, 2, "−0.25"), (-0.001, 2, "0.00"), (12345.0, 1, "12345.0"), (0.125, 1, "0.1")],
)
def test_decimals_are_not_grouped_and_never_minus_0(number: float, places: int, text: str) -> None:
    assert decimal(number, places) == text


def test_large_numbers_are_in_groups_of_three_digits() -> None:
    assert grouped_digits(4_194_304) == "4,194,304"

"""Legal dimensions, and the sentences about the others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.engine import (
    DimensionError,
    check_dimensions,
    divisors,
    legal_head_counts,
    nearest_divisors,
    nearest_multiples,
)


@pytest.mark.parametrize(
    ("dimensions", "text", "nearest"),
    [
        ((50, 8), "d_model 50 is not divisible by 8 heads (remainder 2); nearest: 48 or 56",
         (48, 56)),
        ((54, 8), "d_model 54 is not divisible by 8 heads (remainder 6); nearest: 48 or 56",
         (56, 48)),
        ((8, 16), "16 heads are more than the 8 columns of d_model; nearest: 8", (8,)),
        ((0, 4), "d_model 0 is not a positive number; nearest: 4", (4,)),
        ((-8, 4), "d_model -8 is not a positive number; nearest: 4", (4,)),
        ((64, 0), "the number of heads cannot be 0; nearest: 1", (1,)),
        ((64, -2), "the number of heads cannot be -2; nearest: 1", (1,)),
        ((64, 8, 0), "the number of key/value heads cannot be 0; nearest: 1", (1,)),
        ((64, 8, 3),
         "8 heads are not divisible by 3 key/value heads (remainder 2); nearest: 2 or 4", (2, 4)),
        ((64, 8, 7),
         "8 heads are not divisible by 7 key/value heads (remainder 1); nearest: 4 or 8", (8, 4)),
        ((64, 4, 8), "8 key/value heads are more than 4 heads; nearest: 4", (4,)),
    ],
)  # fmt: skip
def test_one_sentence_names_the_values_and_the_nearest(
    dimensions: tuple[int, ...], text: str, nearest: tuple[int, ...]
) -> None:
    with pytest.raises(DimensionError) as caught:
        check_dimensions(*dimensions)
    assert str(caught.value) == text
    assert caught.value.nearest == nearest


@given(st.integers(-5, 200), st.integers(-5, 40), st.integers(-5, 40))
def test_the_nearest_values_are_legal(d_model: int, n_heads: int, n_kv_heads: int) -> None:
    for _ in range(4):
        try:
            check_dimensions(d_model, n_heads, n_kv_heads)
            return
        except DimensionError as error:
            value = error.nearest[0]
            if "d_model" in error.template and not error.template.startswith("{n_heads}"):
                d_model = value
            elif "key/value" in error.template:
                n_kv_heads = value
            else:
                n_heads = value
    pytest.fail("the nearest values lead to no legal ones")


@given(st.integers(1, 5000), st.integers(1, 200))
def test_neighbours_are_the_closest_on_each_side(number: int, wanted: int) -> None:
    legal = divisors(number)
    assert legal == tuple(i for i in range(1, number + 1) if number % i == 0)
    near = nearest_divisors(number, wanted)
    below = [d for d in legal if d <= wanted]
    above = [d for d in legal if d >= wanted]
    assert set(near) == {*below[-1:], *above[:1]}
    assert abs(near[0] - wanted) == min(abs(d - wanted) for d in legal)
    multiples = nearest_multiples(wanted, number)
    assert all(m > 0 and m % wanted == 0 and abs(m - number) <= wanted for m in multiples)


@pytest.mark.parametrize(
    ("of", "wanted", "near"),
    [(8, 0, (8,)), (8, 1, (8,)), (8, 8, (8,)), (1, 1, (1,)), (8, 13, (16, 8))],
)
def test_multiples_are_positive_and_the_nearest_comes_first(
    of: int, wanted: int, near: tuple[int, ...]
) -> None:
    assert nearest_multiples(of, wanted) == near


def test_head_counts_for_the_slider() -> None:
    assert legal_head_counts(512) == (1, 2, 4, 8, 16, 32, 64, 128)
    assert legal_head_counts(7) == (1, 7)
    assert legal_head_counts(12, most=4) == (1, 2, 3, 4)

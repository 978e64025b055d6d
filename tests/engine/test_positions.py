"""Sinusoids and rotary turns against their formulas."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.engine import PositionError, Rotary, sinusoidal_positions

LAYOUTS = ["half", "interleaved"]


@pytest.mark.parametrize("d_model", [1, 2, 7, 16])
def test_sinusoids_follow_the_formula_number_by_number(d_model: int) -> None:
    table = sinusoidal_positions(9, d_model)
    for token in range(9):
        for column in range(d_model):
            angle = token / 10000 ** ((column - column % 2) / d_model)
            expected = np.cos(angle) if column % 2 else np.sin(angle)
            assert table[token, column] == pytest.approx(expected, abs=1e-15)


@pytest.mark.parametrize(("layout", "pairs"), [("half", 4), ("interleaved", 1)])
def test_pairs_turn_like_complex_numbers(layout: str, pairs: int) -> None:
    """Pair i of token p is multiplied by exp(1j · p / base^(2i / dims))."""
    vectors = np.random.RandomState(0).randn(2, 6, 8)
    turned = Rotary(base=100.0, layout=layout).apply(vectors)
    for pair in range(4):
        first, second = (pair, pair + pairs) if layout == "half" else (2 * pair, 2 * pair + 1)
        turns = np.exp(1j * np.arange(6) / 100.0 ** (2 * pair / 8))
        expected = (vectors[..., first] + 1j * vectors[..., second]) * turns
        np.testing.assert_allclose(turned[..., first], expected.real, atol=1e-14)
        np.testing.assert_allclose(turned[..., second], expected.imag, atol=1e-14)


@given(st.sampled_from(LAYOUTS), st.integers(0, 40), st.integers(0, 2**31 - 1))
def test_scores_depend_on_the_distance_only(layout: str, shift: int, seed: int) -> None:
    q, k = np.random.RandomState(seed).randn(2, 8)
    n = shift + 5
    turned_q, turned_k = Rotary(layout=layout).apply(np.stack([[q] * n, [k] * n]))
    scores = turned_q @ turned_k.T
    np.testing.assert_allclose(scores[shift:, shift:], scores[:5, :5], atol=1e-12)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_only_the_first_dims_turn_and_the_first_token_stays(layout: str) -> None:
    vectors = np.random.RandomState(0).randn(2, 5, 7).astype(np.float32)
    turned = Rotary(layout=layout, dims=4).apply(vectors)
    assert turned.dtype == np.float32
    np.testing.assert_array_equal(turned[..., 4:], vectors[..., 4:])
    np.testing.assert_array_equal(turned[:, 0], vectors[:, 0])
    assert np.all(turned[:, 1:, :4] != vectors[:, 1:, :4])


def test_as_many_dims_as_d_k_are_all_columns() -> None:
    vectors = np.random.RandomState(0).randn(2, 5, 6)
    np.testing.assert_array_equal(Rotary(dims=6).apply(vectors), Rotary().apply(vectors))


def test_a_base_below_1_turns_later_pairs_faster() -> None:
    """Pair 1 of 4 columns turns by p / 0.25^(1/2), twice as fast as pair 0."""
    turned = Rotary(base=0.25).apply(np.ones((1, 2, 4)))[0, 1]
    assert turned[[0, 1]] == pytest.approx([np.cos(a) - np.sin(a) for a in (1, 2)])


@pytest.mark.parametrize(
    ("make", "text", "nearest"),
    [
        (lambda: Rotary().apply(np.zeros((1, 2, 5))), "5 is odd; nearest: 4 or 6", (4, 6)),
        (lambda: Rotary().apply(np.zeros((1, 2, 1))), "1 is odd; nearest: 2", (2,)),
        (lambda: Rotary(dims=3), "3 is odd; nearest: 2 or 4", (2, 4)),
        (lambda: Rotary(dims=0), "cannot turn 0 columns; nearest: 2", (2,)),
        (
            lambda: Rotary(dims=8).apply(np.zeros((1, 2, 7))),
            "8 rotary columns are more than d_k 7; nearest: 6", (6,),
        ),
        (lambda: Rotary(base=0.0), "base 0.0 is not a positive number", ()),
        (lambda: Rotary(base=np.inf), "base inf is not a positive number", ()),
        (lambda: Rotary(layout="spiral"), '"half" or "interleaved", not "spiral"', ()),
    ],
)  # fmt: skip
def test_impossible_turns_are_refused(make: object, text: str, nearest: tuple[int, ...]) -> None:
    with pytest.raises(PositionError, match=text) as caught:
        make()
    assert caught.value.nearest == nearest

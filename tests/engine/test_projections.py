"""Other output projections: what is kept, what they are, and which columns each head reaches."""

import numpy as np
import pytest
from attention_cases import Array, Case, assert_equal, draw_case, draw_parameters, draw_plain_case
from hypothesis import given, settings
from hypothesis import strategies as st

from mha_desktop.engine import (
    AttentionParameters,
    DimensionError,
    attend,
    column_reach,
    identity_output,
    orthogonal_output,
    regular_grouping,
    shuffled_bands,
    shuffled_output,
)

seeds = st.integers(0, 2**31 - 1)
KEPT = ("w_q", "w_k", "w_v", "b_q", "b_k", "b_v", "b_o", "kv_head_of", "n_heads", "n_kv_heads")


def layer(d_model: int, n_heads: int, d_k: int) -> AttentionParameters:
    heads = regular_grouping(n_heads, n_heads)
    return draw_parameters(np.random.RandomState(0), d_model, heads, d_k, biases=True)


def blocks(w_o: Array, n_heads: int, columns: list[slice]) -> Array:
    """Return the norm of each head's band within the columns, entry by entry."""
    d_k = len(w_o) // n_heads
    reach = np.zeros((n_heads, len(columns)))
    for head in range(n_heads):
        for place, block in enumerate(columns):
            entries = w_o[head * d_k : (head + 1) * d_k, block].ravel()
            reach[head, place] = sum(entry**2 for entry in entries) ** 0.5
    return reach


@pytest.mark.parametrize("other", [identity_output, orthogonal_output, shuffled_output])
def test_only_w_o_differs_and_its_type_stays(other: object) -> None:
    for dtype in (np.float64, np.float32):
        case = Case(np.zeros((1, 32)), layer(32, 8, 4), None).with_dtype(dtype)
        before, after = case.parameters, other(case.parameters)
        assert not np.array_equal(after.w_o, before.w_o)
        assert after.w_o.dtype == dtype
        for name in KEPT:
            np.testing.assert_array_equal(getattr(after, name), getattr(before, name))


@given(seeds)
def test_without_mixing_the_output_is_the_heads_side_by_side(seed: int) -> None:
    case = draw_plain_case(seed)
    trace = attend(case.x, identity_output(case.parameters), mask=case.mask)
    bias = 0 if case.parameters.b_o is None else case.parameters.b_o
    np.testing.assert_array_equal(trace.output, np.concatenate(trace.head_outputs, axis=1) + bias)


@given(seeds)
def test_without_mixing_each_head_reaches_its_own_block_only(seed: int) -> None:
    p = identity_output(draw_plain_case(seed).parameters)
    assert_equal(column_reach(p.w_o, p.n_heads), np.sqrt(p.d_k) * np.eye(p.n_heads))


@pytest.mark.parametrize(("d_model", "n_heads", "d_k"), [(10, 4, 3), (16, 3, 4)])
def test_no_mixing_needs_heads_as_wide_as_the_output(d_model: int, n_heads: int, d_k: int) -> None:
    text = rf"{n_heads} heads times d_k {d_k}, not {d_model}; nearest: {n_heads * d_k}$"
    with pytest.raises(DimensionError, match=text) as refused:
        identity_output(layer(d_model, n_heads, d_k))
    assert refused.value.nearest == (n_heads * d_k,)


@settings(max_examples=30)
@given(seeds)
def test_the_shorter_side_of_an_orthogonal_w_o_is_orthonormal(seed: int) -> None:
    w_o = orthogonal_output(draw_case(seed).parameters, seed).w_o
    gram = w_o.T @ w_o if w_o.shape[0] > w_o.shape[1] else w_o @ w_o.T
    assert_equal(gram, np.eye(len(gram)))


def test_an_orthogonal_w_o_keeps_lengths_and_reaches_every_block() -> None:
    p = orthogonal_output(layer(32, 8, 4), seed=3)
    trace = attend(np.random.RandomState(0).randn(5, 32), p)
    lengths = np.linalg.norm(trace.output - p.b_o, axis=1)
    assert_equal(lengths, np.linalg.norm(trace.concat, axis=1))
    assert column_reach(p.w_o, p.n_heads).min() > 0.05


def test_an_orthogonal_w_o_is_as_likely_as_its_negative() -> None:
    """QR gives R a diagonal of one sign, or of any; q must not show which."""
    small = layer(2, 1, 2)
    corners = np.array([orthogonal_output(small, seed).w_o[0, 0] for seed in range(400)])
    assert abs(corners.mean()) < 0.1
    assert 0.4 < (corners > 0).mean() < 0.6
    # The angle is uniform: half of all cosines are beyond 1/√2.
    assert 0.4 < (np.abs(corners) > 0.5**0.5).mean() < 0.6


@pytest.mark.parametrize("other", [orthogonal_output, shuffled_output])
def test_a_seed_gives_the_same_again_and_another_seed_something_else(other: object) -> None:
    p = layer(32, 8, 4)
    np.testing.assert_array_equal(other(p, 5).w_o, other(p, 5).w_o)
    assert not np.array_equal(other(p, 5).w_o, other(p, 6).w_o)


@given(st.integers(2, 128), st.integers(0, 2**32 - 1))
def test_every_head_gets_the_band_of_another_and_every_band_is_used(
    n_heads: int, seed: int
) -> None:
    bands = shuffled_bands(n_heads, seed)
    assert sorted(bands) == list(range(n_heads))
    assert not (bands == np.arange(n_heads)).any()


@given(seeds)
def test_shuffling_hands_the_bands_round_and_their_reach_with_them(seed: int) -> None:
    p = draw_case(seed).parameters
    shuffled, bands = shuffled_output(p, seed), shuffled_bands(p.n_heads, seed)
    for head, band in enumerate(bands):
        np.testing.assert_array_equal(
            shuffled.w_o[head * p.d_k : (head + 1) * p.d_k],
            p.w_o[band * p.d_k : (band + 1) * p.d_k],
        )
    reach = column_reach(p.w_o, p.n_heads)
    np.testing.assert_array_equal(column_reach(shuffled.w_o, p.n_heads), reach[bands])


def test_a_single_head_has_no_other_band_to_take() -> None:
    p = layer(6, 1, 6)
    np.testing.assert_array_equal(shuffled_output(p).w_o, p.w_o)


def test_reach_is_the_norm_within_a_block() -> None:
    w_o = np.random.RandomState(0).randn(12, 10)
    even = [slice(0, 5), slice(5, 10)]
    assert_equal(column_reach(w_o, 3, 2), blocks(w_o, 3, even))
    # 10 columns in 3 blocks: the first takes the one that is over.
    uneven = [slice(0, 4), slice(4, 7), slice(7, 10)]
    assert_equal(column_reach(w_o, 3), blocks(w_o, 3, uneven))


@given(seeds, st.integers(1, 150))
def test_the_blocks_of_a_head_add_up_to_its_band_in_any_number(seed: int, n_blocks: int) -> None:
    p = draw_case(seed).parameters
    reach = column_reach(p.w_o, p.n_heads, n_blocks)
    assert reach.shape == (p.n_heads, n_blocks)
    whole = np.linalg.norm(p.w_o.reshape(p.n_heads, -1), axis=1)
    assert_equal(np.linalg.norm(reach, axis=1), whole)

"""Sharing key/value heads, and pooling them."""

import numpy as np
import pytest
from attention_cases import Case, draw_parameters
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.engine import (
    AttentionError,
    DimensionError,
    is_regular,
    regular_grouping,
    to_grouped,
)

PARAMETERS = draw_parameters(np.random.RandomState(0), 10, regular_grouping(4, 4), 3, biases=True)
K_BANDS = PARAMETERS.w_k.reshape(10, 4, 3)


@pytest.mark.parametrize(
    ("groups", "regular"),
    [([0, 0, 1, 1], True), ([0, 1, 0, 1], False), ([0, 0, 0, 1], False), ([0, 0, 0], True),
     ([0, 1, 2], True), ([1, 1, 0, 0], False)],
)  # fmt: skip
def test_regular_means_equally_many_neighbours(groups: list[int], regular: bool) -> None:
    assert is_regular(groups) is regular


@given(st.integers(1, 128), st.integers(1, 128))
def test_every_even_split_is_regular(group_size: int, n_kv_heads: int) -> None:
    heads = regular_grouping(group_size * n_kv_heads, n_kv_heads)
    assert is_regular(heads)
    assert np.bincount(heads).tolist() == [group_size] * n_kv_heads


def test_mean_pools_matrices_and_biases_per_lane() -> None:
    pooled = to_grouped(PARAMETERS, [1, 0, 1, 1])
    expected = np.concatenate([K_BANDS[:, 1], K_BANDS[:, [0, 2, 3]].mean(axis=1)], axis=1)
    np.testing.assert_allclose(pooled.w_k, expected, atol=1e-15)
    bias = PARAMETERS.b_v.reshape(4, 3)
    np.testing.assert_allclose(pooled.b_v[3:], bias[[0, 2, 3]].mean(axis=0), atol=1e-15)
    assert (pooled.n_kv_heads, pooled.kv_head_of.tolist()) == (2, [1, 0, 1, 1])


def test_first_and_random_treat_biases_as_they_treat_matrices() -> None:
    """A bias is one more row of its matrix."""
    rows = np.vstack([PARAMETERS.w_k, PARAMETERS.b_k])
    first = to_grouped(PARAMETERS, 2, "first")
    expected = rows.reshape(11, 4, 3)[:, [0, 2]].reshape(11, 6)
    np.testing.assert_array_equal(np.vstack([first.w_k, first.b_k]), expected)
    drawn = to_grouped(PARAMETERS, 2, "random", seed=3)
    for name in ("b_k", "b_v"):
        assert getattr(drawn, name).shape == (6,)
        assert not np.isin(getattr(drawn, name), getattr(PARAMETERS, name)).any()
        np.testing.assert_array_equal(
            getattr(drawn, name), getattr(to_grouped(PARAMETERS, 2, "random", seed=3), name)
        )


def test_queries_and_output_stay() -> None:
    pooled = to_grouped(PARAMETERS, 2)
    for name in ("w_q", "b_q", "w_o", "b_o"):
        np.testing.assert_array_equal(getattr(pooled, name), getattr(PARAMETERS, name))


def test_first_takes_the_head_that_the_first_query_head_read() -> None:
    pooled = to_grouped(PARAMETERS, 2, "first")
    np.testing.assert_array_equal(pooled.w_k, K_BANDS[:, [0, 2]].reshape(10, 6))
    again = to_grouped(pooled, 1, "first")
    np.testing.assert_array_equal(again.w_k, K_BANDS[:, 0])


def test_random_is_new_seeded_and_of_the_same_size() -> None:
    drawn = to_grouped(PARAMETERS, 2, "random", seed=3)
    np.testing.assert_array_equal(drawn.w_v, to_grouped(PARAMETERS, 2, "random", seed=3).w_v)
    assert not np.array_equal(drawn.w_v, to_grouped(PARAMETERS, 2, "random", seed=4).w_v)
    assert 0.5 < drawn.w_v.std() / PARAMETERS.w_v.std() < 2


@pytest.mark.parametrize("method", ["mean", "first", "random"])
def test_pooling_keeps_the_type(method: str) -> None:
    single = draw_parameters(np.random.RandomState(0), 8, regular_grouping(4, 4), 2, biases=False)
    rounded = Case(np.zeros((1, 8)), single, None).with_dtype(np.float32).parameters
    assert to_grouped(rounded, 2, method).dtype == np.float32


@pytest.mark.parametrize("pool", ["mean", "first"])
def test_a_lane_per_head_changes_nothing(pool: str) -> None:
    same = to_grouped(PARAMETERS, 4, pool)
    for name in ("w_k", "w_v", "b_k", "b_v"):
        np.testing.assert_array_equal(getattr(same, name), getattr(PARAMETERS, name))


@pytest.mark.parametrize(
    ("groups", "text"),
    [
        (3, r"4 heads are not divisible by 3 key/value heads \(remainder 1\); nearest: 2 or 4"),
        (0, "number of key/value heads cannot be 0; nearest: 1"),
        (8, "8 key/value heads are more than 4 heads; nearest: 4"),
        ([0, 0, 1], "a grouping of 3 heads does not fit 4 heads"),
        ([0, 0, 2, 2], "no head reads key/value head 1"),
        ([0, 0, 0.5, 1], "a grouping holds whole numbers, .*, not float64"),
        ([0, 0, -1, 0], "no head reads key/value head -1|numbered from 0"),
    ],
)
def test_groupings_that_do_not_fit_are_refused(groups: object, text: str) -> None:
    with pytest.raises(DimensionError, match=text):
        to_grouped(PARAMETERS, groups)


def test_a_method_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(AttentionError, match='by "mean", "first" or "random", not "median"'):
        to_grouped(PARAMETERS, 2, "median")  # type: ignore[arg-type]

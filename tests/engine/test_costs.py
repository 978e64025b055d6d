"""Costs, against the arrays they count and against numbers worked out by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.engine import (
    MultiHeadAttention,
    exponentials,
    kv_cache_bytes,
    multiply_adds,
    parameter_counts,
)


@given(st.integers(1, 8), st.integers(1, 4), st.integers(1, 6))
def test_parameters_are_the_sizes_of_the_matrices(lanes: int, group: int, d_k: int) -> None:
    layer = MultiHeadAttention(10, lanes * group, lanes, d_k=d_k)
    counts = parameter_counts(10, lanes * group, lanes, d_k)
    assert counts == {name: getattr(layer, name).size for name in ("w_q", "w_k", "w_v", "w_o")}


@pytest.mark.parametrize("n_heads", [1, 8, 128])
def test_multi_head_attention_costs_the_same_for_any_number_of_heads(n_heads: int) -> None:
    assert sum(parameter_counts(512, n_heads).values()) == 4 * 512**2 == 1_048_576
    assert sum(multiply_adds(100, 512, n_heads).values()) == 4 * 100 * 512**2 + 2 * 100**2 * 512


def test_biases_add_one_number_per_column() -> None:
    counts = parameter_counts(512, 8, 2, biases=True)
    assert (counts["b_q"], counts["b_k"], counts["b_v"], counts["b_o"]) == (512, 128, 128, 512)


def test_grouping_saves_key_and_value_work_only() -> None:
    full, shared = multiply_adds(64, 512, 8), multiply_adds(64, 512, 8, 2)
    assert full["qkv"] - shared["qkv"] == 2 * 64 * 512 * 6 * 64
    assert all(full[stage] == shared[stage] for stage in ("scores", "head_outputs", "output"))


def test_exponentials_grow_with_the_heads() -> None:
    assert exponentials(64, 128) == 16 * exponentials(64, 8) == 128 * 64 * 64


def test_cache_of_a_published_model() -> None:
    """Llama 2 70B: 80 layers, 8 key/value heads of 128 columns, 4,096 tokens, 16-bit: 1.25 GiB."""
    size = kv_cache_bytes(layers=80, n_kv_heads=8, d_k=128, tokens=4096)
    assert size == 5 * 2**28
    assert kv_cache_bytes(layers=80, n_kv_heads=64, d_k=128, tokens=4096) == 8 * size
    assert kv_cache_bytes(
        layers=80, n_kv_heads=8, d_k=128, tokens=4096, bytes_per_number=4, batch=3
    ) == 6 * size  # fmt: skip


def test_large_costs_are_exact() -> None:
    assert kv_cache_bytes(layers=10**6, n_kv_heads=10**6, d_k=10**6, tokens=10**6) == 4 * 10**24

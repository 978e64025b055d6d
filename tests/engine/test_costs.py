"""Costs, against the arrays they count and against numbers worked out by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.engine import (
    DimensionError,
    MultiHeadAttention,
    exponentials,
    kv_cache_bytes,
    multiply_adds,
    parameter_counts,
)
from mha_desktop.engine.costs import (
    Product,
    exponentials_product,
    kv_cache_product,
    multiply_add_products,
    parameter_products,
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


def test_a_cache_is_one_of_16_bit_floats_for_one_sequence_unless_it_is_said() -> None:
    model = {"layers": 3, "n_kv_heads": 5, "d_k": 7, "tokens": 11}
    assert kv_cache_bytes(**model) == 2 * 3 * 5 * 7 * 11 * 2
    assert kv_cache_product(**model).value == 2 * 3 * 5 * 7 * 11 * 2


def test_large_costs_are_exact() -> None:
    assert kv_cache_bytes(layers=10**6, n_kv_heads=10**6, d_k=10**6, tokens=10**6) == 4 * 10**24


def formula(product: Product) -> str:
    symbols = " · ".join(factor.symbol for factor in product.factors)
    numbers = " · ".join(str(factor.value) for factor in product.factors)
    return f"{symbols} = {numbers} = {product.value}"


def test_formulas_carry_the_numbers_of_the_layer() -> None:
    matrices = parameter_products(512, 8, 2)
    assert formula(matrices["w_q"]) == "d_model · h · d_k = 512 · 8 · 64 = 262144"
    assert formula(matrices["w_k"]) == "d_model · g · d_k = 512 · 2 · 64 = 65536"
    assert matrices["w_v"] == matrices["w_k"]
    assert formula(matrices["w_o"]) == "h · d_k · d_model = 8 · 64 · 512 = 262144"
    stages = multiply_add_products(10, 512, 8, 2)
    assert formula(stages["v"]) == "n · d_model · g · d_k = 10 · 512 · 2 · 64 = 655360"
    assert formula(stages["scores"]) == "h · n · n · d_k = 8 · 10 · 10 · 64 = 51200"
    assert formula(exponentials_product(10, 8)) == "h · n · n = 8 · 10 · 10 = 800"
    cache = kv_cache_product(layers=32, n_kv_heads=8, d_k=128, tokens=5, batch=3)
    assert formula(cache) == (
        "2 · layers · g · d_k · tokens · bytes · batch = 2 · 32 · 8 · 128 · 5 · 2 · 3 = 1966080"
    )


@given(st.integers(0, 50), st.integers(1, 6), st.integers(1, 4), st.integers(1, 9))
def test_multiply_adds_are_counted_in_the_products(n: int, g: int, group: int, d_k: int) -> None:
    """By the shapes: (a, b) times (b, c) takes a·b·c."""
    h, d_model = g * group, 10
    layer = MultiHeadAttention(d_model, h, g, d_k=d_k)
    counted = {name: n * getattr(layer, f"w_{name}").size for name in "qkv"}
    expected = counted | {
        "scores": h * (n * d_k * n), "head_outputs": h * (n * n * d_k), "output": n * layer.w_o.size
    }  # fmt: skip
    products = multiply_add_products(n, d_model, h, g, d_k)
    assert {name: product.value for name, product in products.items()} == expected
    assert sum(multiply_adds(n, d_model, h, g, d_k).values()) == sum(expected.values())


def test_columns_that_do_not_come_out_even_are_not_rounded() -> None:
    """50 // 8 columns would count the 48 x 48 matrices of another layer."""
    with pytest.raises(DimensionError, match="50 is not divisible by 8 heads"):
        parameter_counts(50, 8)
    assert parameter_counts(50, 8, d_k=7)["w_q"] == 50 * 56

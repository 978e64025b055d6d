"""The KV cache of whole models: exact bytes, texts and memories."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.lab.kv_cache import (
    BATCH_STOPS,
    BYTES_PER_NUMBER,
    CONTEXT_STOPS,
    KvCache,
    gib_text,
    memory_lines,
    memory_text,
    mib_text,
    model_cache,
    state_cache,
)
from mha_desktop.lab.model_presets import PublishedModel, model_rows
from mha_desktop.lab.state import LabState


def model(name: str) -> PublishedModel:
    return next(
        row for row in model_rows()[0] if isinstance(row, PublishedModel) and row.name == name
    )


@pytest.mark.parametrize(
    ("n_kv_heads", "size", "gib", "mib", "share"),
    [
        (32, 2 * 2**30, "2 GiB", "2,048 MiB", Fraction(1)),
        (8, 2**29, "0.5 GiB", "512 MiB", Fraction(1, 4)),
        (1, 64 * 2**20, "0.0625 GiB", "64 MiB", Fraction(1, 32)),
    ],
)
def test_32_layers_of_32_heads_at_4096_tokens(
    n_kv_heads: int, size: int, gib: str, mib: str, share: Fraction
) -> None:
    cache = KvCache(layers=32, n_heads=32, n_kv_heads=n_kv_heads, d_k=128, tokens=4096)
    assert cache.size == size
    assert cache.mha_size == 2 * 2**30
    assert (gib_text(cache.size), mib_text(cache.size)) == (gib, mib)
    assert cache.share == share == Fraction(cache.size, cache.mha_size)


def test_gpt_3_at_the_ends_of_all_sliders_is_exact() -> None:
    """Beyond 2⁵³, where floating-point numbers skip integers."""
    tokens, batch, numbers = CONTEXT_STOPS[-1], BATCH_STOPS[-1], BYTES_PER_NUMBER[0]
    assert (tokens, batch, numbers) == (1_048_576, 1024, 4)
    cache = model_cache(model("GPT-3 175B"), tokens, batch=batch, bytes_per_number=numbers)
    assert cache.size == 10_133_099_161_583_616 > 2**53
    assert cache.size == 9 * 2**50
    assert gib_text(cache.size) == "9,437,184 GiB"
    assert mib_text(cache.size) == "9,663,676,416 MiB"
    odd = model_cache(model("GPT-3 175B"), 999_999, batch=1023, bytes_per_number=4)
    assert odd.size == 2 * 96 * 96 * 128 * 999_999 * 4 * 1023
    assert odd.size == 9_654_229_577_760_768
    assert not any(line.fits for line in memory_lines(odd))


def test_the_formula_and_its_numbers() -> None:
    cache = model_cache(model("Llama 2 70B"), 5, batch=3, bytes_per_number=1)
    assert [tuple(factor) for factor in cache.product.factors] == [
        ("2", 2), ("layers", 80), ("g", 8), ("d_k", 128), ("tokens", 5), ("bytes", 1), ("batch", 3),
    ]  # fmt: skip
    assert cache.product.value == cache.size == 2_457_600


@pytest.mark.parametrize(
    ("tokens", "cached"), [(1, 1), (4095, 4095), (4096, 4096), (4097, 4096), (1_048_576, 4096)]
)
def test_a_sliding_window_caps_the_tokens(tokens: int, cached: int) -> None:
    cache = model_cache(model("Mistral 7B v0.1"), tokens)
    assert cache.cached_tokens == cached
    assert cache.size == 2 * 32 * 8 * 128 * cached * 2
    assert cache.mha_size == 4 * cache.size
    assert model_cache(model("Llama 3.1 8B"), tokens).cached_tokens == tokens


def test_a_gigabyte_is_ten_to_the_ninth_bytes() -> None:
    """8 GB are less than 8 GiB: a cache of 8 GiB does not fit."""
    lines = memory_lines(KvCache(1, 1, 1, 2**16, 2**15))
    assert [line.size for line in lines] == [8 * 10**9, 16 * 10**9, 24 * 10**9, 80 * 10**9]
    assert [line.fits for line in lines] == [False, True, True, True]
    assert lines[0].share == Fraction(2**33, 8 * 10**9) > 1
    assert [memory_text(line) for line in lines] == [
        "8 GB = 7.5 GiB", "16 GB = 14.9 GiB", "24 GB = 22.4 GiB", "80 GB = 74.5 GiB",
    ]  # fmt: skip


def test_a_cache_of_exactly_the_memory_fits() -> None:
    exact = KvCache(1, 1, 1, 4 * 10**9, 1, bytes_per_number=1)
    assert memory_lines(exact)[0].share == 1
    assert memory_lines(exact)[0].fits
    assert not memory_lines(KvCache(1, 1, 1, 4 * 10**9 + 1, 1, bytes_per_number=1))[0].fits


def test_the_lab_times_some_layers() -> None:
    state = LabState(kv_head_of=(0, 0, 0, 0, 0, 0, 1, 2))
    cache = state_cache(state, 6, 100, batch=2, bytes_per_number=4)
    assert cache.size == 2 * 6 * 3 * 64 * 100 * 4 * 2
    assert cache.share == Fraction(3, 8)


@given(st.sampled_from(CONTEXT_STOPS), st.sampled_from(BATCH_STOPS), st.integers(1, 2048))
def test_the_cache_grows_in_proportion(tokens: int, batch: int, n_kv_heads: int) -> None:
    one = KvCache(3, 4096, 1, 5, 1)
    many = KvCache(3, 4096, n_kv_heads, 5, tokens, batch)
    assert many.size == one.size * n_kv_heads * tokens * batch

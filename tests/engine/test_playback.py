"""Decoding token by token gives the rows of the full causal pass."""

import numpy as np
import pytest
from attention_cases import (
    TOLERANCE,
    Array,
    Case,
    assert_equal,
    draw_case,
    draw_parameters,
    head_by_head,
)

from mha_desktop.engine import (
    AttentionError,
    AttentionParameters,
    Rotary,
    attend,
    causal_mask,
    kv_cache_bytes,
    regular_grouping,
)
from mha_desktop.engine.playback import DecodingCache, DecodingStep

GROUPINGS = {
    "MHA": regular_grouping(6, 6),
    "GQA": regular_grouping(6, 2),
    "MQA": regular_grouping(6, 1),
    "uneven": np.array([0, 1, 1, 1, 2, 0]),
}


def layer(grouping: str, seed: int = 0) -> tuple[Array, AttentionParameters]:
    random = np.random.RandomState(seed)
    parameters = draw_parameters(random, 20, GROUPINGS[grouping], 4, biases=True)
    return random.randn(9, 20), parameters


def assert_rows(steps: list[DecodingStep], output: Array, weights: Array) -> None:
    for t, step in enumerate(steps):
        assert_equal(step.output, output[t])
        assert_equal(step.weights, weights[:, t, : t + 1])


@pytest.mark.parametrize("grouping", GROUPINGS)
def test_each_step_is_a_row_computed_head_by_head(grouping: str) -> None:
    x, parameters = layer(grouping)
    cache = DecodingCache(parameters)
    steps = [cache.append(row) for row in x]
    assert_rows(steps, *head_by_head(Case(x, parameters, causal_mask(9))))


@pytest.mark.parametrize("seed", range(30))
def test_each_step_is_a_row_of_the_full_causal_pass(seed: int) -> None:
    """Any heads, grouping, d_k and biases."""
    case = draw_case(seed)
    cache = DecodingCache(case.parameters)
    steps = [cache.append(row) for row in case.x]
    full = attend(case.x, case.parameters, mask=causal_mask(len(case.x)))
    assert_rows(steps, full.output, full.weights)
    for t, step in enumerate(steps):
        assert_equal(step.head_outputs, full.head_outputs[:, t])
    assert_equal(cache.k, full.k)
    assert_equal(cache.v, full.v)


def test_a_temperature_that_leaves_the_range_of_exp_needs_no_warning() -> None:
    """Scores of hundreds after the division: the same rows as of the full pass, and no overflow."""
    x, parameters = layer("GQA")
    cache = DecodingCache(parameters, temperature=0.001)
    steps = [cache.append(row) for row in x]
    full = attend(x, parameters, mask=causal_mask(9), temperature=0.001)
    assert_rows(steps, full.output, full.weights)


@pytest.mark.parametrize("grouping", GROUPINGS)
@pytest.mark.parametrize(
    "rotary", [Rotary(), Rotary(100.0, "interleaved"), Rotary(dims=2)], ids=str
)
def test_rotary_gains_and_temperature(grouping: str, rotary: Rotary) -> None:
    """Keys are turned once, by their own place, and stay so in the cache."""
    x, parameters = layer(grouping, 1)
    settings = {"rotary": rotary, "gains": [1, 0, 2, 0.5, 1, 1.5], "temperature": 0.6}
    cache = DecodingCache(parameters, **settings)
    steps = [cache.append(row) for row in x]
    full = attend(x, parameters, mask=causal_mask(9), **settings)
    assert_rows(steps, full.output, full.weights)
    assert_equal(cache.k, full.k)


def test_the_cache_grows_by_the_bytes_that_are_counted() -> None:
    x, parameters = layer("GQA")
    cache = DecodingCache(parameters)
    assert cache.size == 0
    for tokens, row in enumerate(x, start=1):
        cache.append(row)
        assert cache.k.shape == cache.v.shape == (2, tokens, 4)
        assert cache.size == kv_cache_bytes(
            layers=1, n_kv_heads=2, d_k=4, tokens=tokens, bytes_per_number=8
        )


def test_cached_rows_stay_and_cannot_be_written() -> None:
    x, parameters = layer("MHA")
    cache = DecodingCache(parameters)
    cache.append(x[0])
    first = cache.k.copy()
    cache.append(x[1])
    np.testing.assert_array_equal(cache.k[:, :1], first)
    with pytest.raises(ValueError, match="read-only"):
        cache.k[:] = 0


def test_a_refused_token_leaves_the_cache_as_it_was() -> None:
    x, parameters = layer("GQA")
    cache = DecodingCache(parameters)
    cache.append(x[0])
    for bad in (x[0, :5], x, np.full(20, np.nan)):
        with pytest.raises(AttentionError):
            cache.append(bad)
    assert cache.k.shape == (2, 1, 4)


def test_single_precision() -> None:
    x, parameters = layer("uneven")
    single = Case(x, parameters, None).with_dtype(np.float32)
    cache = DecodingCache(single.parameters)
    outputs = np.array([cache.append(row).output for row in single.x])
    assert outputs.dtype == cache.k.dtype == np.float32
    reference, _ = head_by_head(Case(x, parameters, causal_mask(9)))
    assert np.abs(outputs - reference).max() < TOLERANCE[np.dtype(np.float32)] * 10


def test_a_token_whose_numbers_grow_too_large_leaves_the_cache_as_it_was() -> None:
    """A smaller one can follow it, as if it had never been there."""
    x, parameters = layer("GQA")
    cache, undisturbed = DecodingCache(parameters), DecodingCache(parameters)
    cache.append(x[0])
    undisturbed.append(x[0])
    with pytest.raises(AttentionError, match="grow too large for float64"):
        cache.append(np.full(20, 1e308))
    assert cache.size == undisturbed.size
    np.testing.assert_array_equal(cache.append(x[1]).output, undisturbed.append(x[1]).output)

"""The projections are one block from the start, and the same numbers wherever they lie."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from attention_cases import draw_case, draw_parameters

from mha_desktop.engine import (
    AttentionParameters,
    MultiHeadAttention,
    attend,
    crafted_parameters,
    identity_output,
    random_parameters,
    regular_grouping,
    to_grouped,
)
from mha_desktop.engine.fused import empty_matrices, packed, side_by_side

Array = np.ndarray

LAYERS: dict[str, Callable[[], AttentionParameters]] = {
    "crafted": lambda: crafted_parameters(64, 4),
    "random": lambda: random_parameters(64, 4, n_kv_heads=2),
    "grouped": lambda: to_grouped(crafted_parameters(64, 4), [0, 1, 1, 0]),
    "another w_o": lambda: identity_output(random_parameters(64, 4)),
    "for notebooks": lambda: MultiHeadAttention(64, 4, 2).parameters,
}


def matrices() -> list[Array]:
    random = np.random.RandomState(0)
    return [random.randn(6, width) for width in (4, 2, 2)]


@pytest.mark.parametrize("make", LAYERS.values(), ids=LAYERS)
def test_no_layer_of_ours_is_copied_for_a_pass(make: Callable[[], AttentionParameters]) -> None:
    parameters = make()
    wide = parameters.w_qkv
    np.testing.assert_array_equal(wide, np.hstack([parameters.w_q, parameters.w_k, parameters.w_v]))
    for matrix in (parameters.w_q, parameters.w_k, parameters.w_v):
        assert np.shares_memory(wide, matrix)


def test_matrices_of_ones_own_are_packed_once() -> None:
    p = draw_case(0).parameters
    np.testing.assert_array_equal(p.w_qkv, np.hstack([p.w_q, p.w_k, p.w_v]))
    assert not np.shares_memory(p.w_qkv, p.w_q)
    assert p.w_qkv is p.w_qkv


@pytest.mark.parametrize(
    "other",
    [
        lambda q, k, v: (k, q, v),
        lambda q, k, v: (q, k, k),
        lambda q, k, v: (q, k),
        lambda q, k, v: (k, v),
        lambda q, k, v: (q[:, :3], k, v),
        lambda q, k, v: (q, k, v.copy()),
        lambda q, k, v: (q[:5], k[:5], v[:5]),
        lambda q, k, v: (q[::-1], k[::-1], v[::-1]),
        lambda q, k, v: (q, k, v.view(np.int64)),
    ],
    ids=["order", "twice", "first two", "last two", "gap", "copy", "fewer rows", "turned", "type"],
)
def test_what_is_not_the_whole_block_is_copied(other: Callable[..., tuple[Array, ...]]) -> None:
    """Each of these would give wrong products if it were taken for the block."""
    block = packed(*matrices())
    given = other(*block)
    wide = side_by_side(*given)
    np.testing.assert_array_equal(wide, np.hstack(given))
    assert not np.shares_memory(wide, block[0])


def test_the_block_lies_in_memory_as_torch_keeps_it() -> None:
    wide = side_by_side(*packed(*matrices()))
    assert wide.T.flags.c_contiguous
    assert wide.shape == (6, 8)


def test_mixed_types_become_the_common_one() -> None:
    first, second, third = matrices()
    wide = side_by_side(first.astype(np.float32), second, third)
    assert wide.dtype == np.float64
    assert [m.dtype for m in empty_matrices(2, (1, 1), np.float32)] == [np.float32] * 2


def test_writing_into_a_layer_changes_the_next_pass() -> None:
    layer = MultiHeadAttention(12, 3, scale=0.4)
    x = np.random.RandomState(1).randn(5, 12)
    layer.forward(x)
    for name in ("w_q", "w_k", "w_v"):
        getattr(layer, name)[...] *= 1.5
    trace = attend(x, layer.parameters)
    wide = np.concatenate(trace.v, axis=1)
    np.testing.assert_allclose(wide, x @ layer.w_v)
    np.testing.assert_allclose(trace.q[1], (x @ layer.w_q)[:, 4:8])


def test_a_missing_bias_counts_as_zero() -> None:
    heads = regular_grouping(2, 1)
    p = draw_parameters(np.random.RandomState(0), 6, heads, 2, biases=True)
    assert replace(p, b_q=None, b_k=None, b_v=None).b_qkv is None
    wide = replace(p, b_k=None).b_qkv
    np.testing.assert_array_equal(wide, np.concatenate([p.b_q, np.zeros(2), p.b_v]))

"""The layer for notebooks."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from mha_desktop.engine import (
    AttentionError,
    DecodingCache,
    DimensionError,
    MultiHeadAttention,
    attend,
    attend_mistakenly,
    causal_mask,
)

X = np.random.RandomState(1).randn(5, 12)


def test_matrices_are_the_frozen_stream_of_the_seed() -> None:
    layer = MultiHeadAttention(12, 4, 2, seed=7, scale=0.5)
    stream = np.random.RandomState(7)
    for name, shape in (("w_q", (12, 12)), ("w_k", (12, 6)), ("w_v", (12, 6)), ("w_o", (12, 12))):
        np.testing.assert_array_equal(getattr(layer, name), stream.randn(*shape) * 0.5)


def test_forward_is_the_output_of_the_trace() -> None:
    layer = MultiHeadAttention(12, 3, scale=0.4)
    trace = layer.trace(X, causal_mask(5))
    np.testing.assert_array_equal(layer.forward(X, causal_mask(5)), trace.output)
    expected = attend(X, layer.parameters, mask=causal_mask(5))
    np.testing.assert_array_equal(trace.weights, expected.weights)


def test_assigned_and_written_matrices_count_at_once() -> None:
    layer = MultiHeadAttention(12, 3, scale=0.4)
    before = layer.forward(X)
    layer.w_v[:, :4] = 0  # the first head has nothing to say
    assert not layer.trace(X).contributions[0].any()
    layer.w_o = np.zeros((12, 12))
    layer.b_o = np.full(12, 2.0)
    np.testing.assert_array_equal(layer.forward(X), np.full((5, 12), 2.0))
    assert not np.allclose(before, 2.0)


def test_heads_are_bands_of_columns_and_combining_undoes_splitting() -> None:
    layer = MultiHeadAttention(12, 3)
    heads = layer.split_heads(X)
    assert heads.shape == (3, 5, 4)
    np.testing.assert_array_equal(heads[1], X[:, 4:8])
    np.testing.assert_array_equal(layer.combine_heads(heads), X)


def test_columns_of_a_head_may_be_other_than_d_model_over_heads() -> None:
    layer = MultiHeadAttention(12, 5, d_k=3)
    assert layer.w_q.shape == (12, 15)
    assert layer.forward(X).shape == (5, 12)
    assert layer.combine_heads(layer.split_heads(np.zeros((5, 15)))).shape == (5, 15)


def test_wrong_shapes_are_refused_in_words() -> None:
    layer = MultiHeadAttention(12, 3)
    layer.w_k = np.zeros((12, 11))
    with pytest.raises(DimensionError, match="w_k has shape"):
        layer.forward(X)
    with pytest.raises(DimensionError, match=r"3 heads of 4 columns need \(n, 12\)"):
        layer.split_heads(np.zeros((5, 11)))
    with pytest.raises(DimensionError, match=r"the layer needs \(3, n, 4\)"):
        layer.combine_heads(np.zeros((2, 5, 4)))


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ({"d_model": 50, "n_heads": 8}, "d_model 50 is not divisible by 8 heads"),
        ({"d_model": 8, "n_heads": 4, "n_kv_heads": 3}, "not divisible by 3 key/value heads"),
        ({"d_model": 8, "n_heads": 4, "d_k": 0}, "d_k cannot be 0; nearest: 1"),
    ],
)
def test_dimensions_that_do_not_fit_are_refused(arguments: dict[str, int], text: str) -> None:
    with pytest.raises(DimensionError, match=text):
        MultiHeadAttention(**arguments)


def test_a_layer_and_its_trace_introduce_themselves_in_one_line() -> None:
    """A notebook shows what the last line gives: dimensions, not pages of numbers."""
    layer = MultiHeadAttention(12, 4, 2)
    dimensions = "d_model=12, n_heads=4, n_kv_heads=2, d_k=3"
    assert repr(layer) == f"MultiHeadAttention({dimensions})"
    assert repr(layer.parameters) == f"AttentionParameters({dimensions}, dtype=float64)"
    assert repr(layer.trace(X)) == f"AttentionTrace(n=5, {dimensions}, dtype=float64)"
    layer.w_k = np.zeros((12, 11))
    assert repr(layer) == f"MultiHeadAttention({dimensions})"


def test_lists_are_taken_as_arrays() -> None:
    layer = MultiHeadAttention(12, 3, scale=0.4)
    mask = causal_mask(5)
    np.testing.assert_array_equal(layer.forward(X.tolist(), mask.tolist()), layer.forward(X, mask))


def test_a_list_is_assigned_as_an_array_that_can_be_written_into() -> None:
    layer, whole = MultiHeadAttention(12, 3, scale=0.4), np.eye(12, dtype=int)
    layer.w_v = whole.tolist()
    layer.b_o = [1] * 12
    layer.kv_head_of = [0, 0, 0]
    layer.w_v[0, 0] = layer.b_o[0] = 0.5  # a fraction among whole numbers
    same = MultiHeadAttention(12, 3, scale=0.4)
    same.w_v, same.b_o = np.diag([0.5, *[1.0] * 11]), np.array([0.5, *[1.0] * 11])
    same.kv_head_of = np.zeros(3, int)
    np.testing.assert_array_equal(layer.forward(X), same.forward(X))


NO_MATRICES = [
    ([[1.0, 2.0], [3.0]], "w_k has rows of different lengths"),
    (None, "w_k is None; attention needs an array of numbers"),
    ("W_K", "w_k is 'W_K'; attention needs"),
    ([["0.5"]], "w_k holds <U3; attention needs real numbers"),
    (np.zeros((12, 12), complex), "w_k holds complex128; attention needs real numbers"),
]


@pytest.mark.parametrize(("value", "text"), NO_MATRICES)
def test_what_is_no_matrix_is_refused_where_it_is_assigned(value: object, text: str) -> None:
    """The layer stays as it was, and can still be shown."""
    layer = MultiHeadAttention(12, 3, scale=0.4)
    before = layer.forward(X)
    with pytest.raises(AttentionError, match=text):
        layer.w_k = value  # type: ignore[assignment]
    np.testing.assert_array_equal(layer.forward(X), before)
    assert "d_model=12" in repr(layer)


def test_heads_that_are_read_are_whole_numbers() -> None:
    layer = MultiHeadAttention(12, 3)
    with pytest.raises(DimensionError, match="kv_head_of holds float64; heads are whole numbers"):
        layer.kv_head_of = [0, 1, 1.5]


@pytest.mark.parametrize("name", ["w_q", "w_k", "w_v", "w_o"])
def test_the_matrix_that_does_not_fit_the_other_three_is_named(name: str) -> None:
    layer = MultiHeadAttention(12, 3)
    setattr(layer, name, [[1]])
    with pytest.raises(DimensionError, match=rf"{name} has shape \(1, 1\); .* need \(12, 12\)"):
        layer.forward(X)


@pytest.mark.parametrize("number", [np.nan, np.inf])
@pytest.mark.parametrize("name", ["w_q", "w_k", "w_v", "w_o", "b_q", "b_k", "b_v", "b_o"])
def test_a_matrix_with_a_number_that_is_not_finite_is_named(name: str, number: float) -> None:
    """Scaling down, which helps where numbers grow too large, would not help."""
    layer = MultiHeadAttention(12, 3)
    setattr(layer, name, np.ones((12, 12) if name.startswith("w") else 12))
    array = getattr(layer, name)
    array[..., -1] = number
    text = f"{array.size // 12} of the {array.size} numbers in {name} are NaN or infinite"
    with pytest.raises(AttentionError, match=text):
        layer.forward(X)
    with pytest.raises(AttentionError, match=text):
        attend_mistakenly(X, layer.parameters, "unscaled")
    cache = DecodingCache(layer.parameters)
    with pytest.raises(AttentionError, match=text):
        [cache.append(x_t) for x_t in X]


WHOLE = [
    ({"d_model": 512, "n_heads": 8.0}, "n_heads must be a whole number, not 8.0; nearest: 8"),
    ({"d_model": 16.0, "n_heads": 8}, "d_model must be a whole number, not 16.0; nearest: 16"),
    ({"d_model": 16, "n_heads": 8, "n_kv_heads": 0.4}, "n_kv_heads must be .* 0.4; nearest: 1"),
    ({"d_model": 16, "n_heads": 8, "d_k": 2.5}, "d_k must be a whole number, not 2.5; nearest: 2"),
    ({"d_model": 16, "n_heads": np.nan}, "n_heads must be a whole number, not nan$"),
    ({"d_model": 16, "n_heads": "8"}, "n_heads must be a whole number, not '8'$"),
    ({"d_model": 16, "n_heads": True}, "n_heads must be a whole number, not True$"),
]


@pytest.mark.parametrize(("arguments", "text"), WHOLE)
def test_dimensions_are_whole_numbers(arguments: dict[str, Any], text: str) -> None:
    with pytest.raises(DimensionError, match=text):
        MultiHeadAttention(**arguments)


def test_whole_numbers_of_numpy_are_dimensions() -> None:
    layer = MultiHeadAttention(np.int64(12), np.int32(3))
    assert repr(layer) == repr(MultiHeadAttention(12, 3))


def test_the_engine_needs_numpy_alone() -> None:
    code = (
        "import sys; sys.modules['threadpoolctl'] = None\n"
        "import numpy as np\n"
        "from mha_desktop.engine import MultiHeadAttention\n"
        "print(MultiHeadAttention(8, 2).forward(np.zeros((200, 8))).shape)\n"
        "print({'PySide6', 'msgspec', 'regex', 'torch'} & set(sys.modules))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == ["(200, 8)", "set()"]

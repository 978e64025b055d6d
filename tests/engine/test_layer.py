"""The layer for notebooks."""

import subprocess
import sys

import numpy as np
import pytest

from mha_desktop.engine import DimensionError, MultiHeadAttention, attend, causal_mask

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

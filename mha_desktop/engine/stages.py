"""The stages of attention as pure functions (Vaswani et al. 2017, section 3.2).

Grouped heads read their key/value head where it lies; nothing is copied (Ainslie et al. 2023).
"""

import numpy as np

from mha_desktop.engine.arrays import FloatArray, IntArray
from mha_desktop.engine.checks import checked_tokens
from mha_desktop.engine.masks import Mask, checked_mask
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.positions import Rotary
from mha_desktop.engine.softmax import masked_softmax


def project(
    x: FloatArray, parameters: AttentionParameters, rotary: Rotary | None
) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Return q (n_heads, n, d_k), k and v (n_kv_heads, n, d_k) of the tokens."""
    p, x = parameters, checked_tokens(x, parameters)
    q = split_heads(_affine(x, p.w_q, p.b_q), p.n_heads)
    k = split_heads(_affine(x, p.w_k, p.b_k), p.n_kv_heads)
    v = split_heads(_affine(x, p.w_v, p.b_v), p.n_kv_heads)
    return (q, k, v) if rotary is None else (rotary.apply(q), rotary.apply(k), v)


def score(q: FloatArray, k: FloatArray, kv_head_of: IntArray) -> FloatArray:
    """Return q·k / sqrt(d_k), shape (n_heads, n, n)."""
    n_heads, n, d_k = q.shape
    scores = np.empty((n_heads, n, n), q.dtype)
    _multiply_grouped(q * q.dtype.type(d_k**-0.5), k.swapaxes(1, 2), kv_head_of, scores)
    return scores


def weigh(scores: FloatArray, mask: Mask | None, temperature: float) -> FloatArray:
    """Return the softmax over keys of scores / temperature, masked, shape (n_heads, n, n)."""
    n_heads, n, _ = scores.shape
    if mask is not None:
        mask = checked_mask(mask, n_heads, n, scores.dtype)
    weights = np.empty_like(scores)
    masked_softmax(scores, mask, temperature, weights)
    return weights


def gather(weights: FloatArray, v: FloatArray, kv_head_of: IntArray) -> FloatArray:
    """Return weights · v, shape (n_heads, n, d_k)."""
    n_heads, n, _ = weights.shape
    outputs = np.empty((n, n_heads, v.shape[2]), weights.dtype).transpose(1, 0, 2)
    _multiply_grouped(weights, v, kv_head_of, outputs)
    return outputs


def mix(
    head_outputs: FloatArray, gains: tuple[float, ...], parameters: AttentionParameters
) -> tuple[FloatArray, FloatArray]:
    """Return concat (n, n_heads * d_k), with gains, and the output (n, d_model)."""
    factors = np.array(gains, head_outputs.dtype)[:, None, None]
    concat = combine_heads(head_outputs * factors)
    return concat, _affine(concat, parameters.w_o, parameters.b_o)


def split_heads(wide: FloatArray, n_heads: int) -> FloatArray:
    """Return the bands of (n, n_heads * d_k) as a view of shape (n_heads, n, d_k)."""
    n, width = wide.shape
    return wide.reshape(n, n_heads, width // n_heads).transpose(1, 0, 2)


def combine_heads(heads: FloatArray) -> FloatArray:
    """Return (n_heads, n, d_k) side by side, shape (n, n_heads * d_k)."""
    n_heads, n, d_k = heads.shape
    return heads.transpose(1, 0, 2).reshape(n, n_heads * d_k)


def _affine(x: FloatArray, matrix: FloatArray, bias: FloatArray | None) -> FloatArray:
    product = x @ matrix
    if bias is not None:
        product += bias
    return product


def _multiply_grouped(a: FloatArray, b: FloatArray, kv_head_of: IntArray, out: FloatArray) -> None:
    """Write a[i] @ b[kv_head_of[i]] into out[i] for every head i."""
    group_size = len(a) // len(b)
    if np.array_equal(kv_head_of, np.repeat(np.arange(len(b)), group_size)):
        lanes = (len(b), group_size)
        np.matmul(
            a.reshape(*lanes, *a.shape[1:]), b[:, None], out=out.reshape(*lanes, *out.shape[1:])
        )
    else:
        for head, kv_head in enumerate(kv_head_of):
            np.matmul(a[head], b[kv_head], out=out[head])

"""Attention as torch computes it, on a case of `attention_cases`."""

import numpy as np
import torch
from attention_cases import Array, Case
from torch.nn import functional


def layer(case: Case) -> tuple[Array, Array]:
    """Return output and weights of `torch.nn.MultiheadAttention`."""
    p = case.parameters
    attention = torch.nn.MultiheadAttention(
        p.d_model, p.n_heads, bias=p.b_q is not None, dtype=_tensor(case.x).dtype
    ).eval()
    with torch.no_grad():
        stacked = np.concatenate([p.w_q, p.w_k, p.w_v], axis=1).T
        attention.in_proj_weight.copy_(_tensor(stacked))
        attention.out_proj.weight.copy_(_tensor(p.w_o.T))
        if p.b_q is not None:
            attention.in_proj_bias.copy_(_tensor(np.concatenate([p.b_q, p.b_k, p.b_v])))
            attention.out_proj.bias.copy_(_tensor(p.b_o))
        x = _tensor(case.x)
        output, weights = attention(
            x, x, x, attn_mask=_forbidding(case), need_weights=True, average_attn_weights=False
        )
    return output.numpy(), weights.numpy()


def function(case: Case) -> Array:
    """Return the output with `scaled_dot_product_attention`, grouped heads as torch groups them."""
    p = case.parameters
    q, k, v = (
        _heads(case.x, getattr(p, f"w_{name}"), getattr(p, f"b_{name}"), heads, p.d_k)
        for name, heads in (("q", p.n_heads), ("k", p.n_kv_heads), ("v", p.n_kv_heads))
    )
    regular = np.arange(p.n_heads) // max(1, p.n_heads // p.n_kv_heads)
    if not np.array_equal(p.kv_head_of, regular):  # torch cannot: hand it a key/value head each
        k, v = (heads[torch.tensor(p.kv_head_of.tolist())] for heads in (k, v))
    z = functional.scaled_dot_product_attention(
        q[None], k[None], v[None], attn_mask=_allowing(case), enable_gqa=True
    )[0]
    concat = z.transpose(0, 1).reshape(len(case.x), -1)
    return functional.linear(concat, _tensor(p.w_o.T), _optional(p.b_o)).numpy()


def _heads(x: Array, matrix: Array, bias: Array | None, heads: int, d_k: int) -> torch.Tensor:
    wide = functional.linear(_tensor(x), _tensor(matrix.T), _optional(bias))
    return wide.reshape(len(x), heads, d_k).transpose(0, 1)


def _forbidding(case: Case) -> torch.Tensor | None:
    """Return the mask as the layer wants it: True forbids."""
    if case.mask is None:
        return None
    return _tensor(~case.mask if case.mask.dtype == bool else case.mask.astype(case.x.dtype))


def _allowing(case: Case) -> torch.Tensor | None:
    if case.mask is None:
        return None
    return _tensor(case.mask if case.mask.dtype == bool else case.mask.astype(case.x.dtype))


def _optional(array: Array | None) -> torch.Tensor | None:
    return None if array is None else _tensor(array)


def _tensor(array: Array) -> torch.Tensor:
    return torch.from_numpy(np.array(array))

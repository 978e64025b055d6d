"""Random attention layers, a second way to compute them, and what "equal" means."""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mha_desktop.engine import (
    AttentionParameters,
    causal_mask,
    divisors,
    hidden_tokens_mask,
    prefix_mask,
    regular_grouping,
    sliding_window_mask,
)

Array = NDArray[Any]
TOLERANCE = {np.dtype(np.float64): 1e-12, np.dtype(np.float32): 1e-5}
HEAD_COUNTS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64, 128)
MASKS = ("none", "causal", "window", "prefix", "hidden", "free", "free per head", "additive")


@dataclass(frozen=True)
class Case:
    """What `attend` takes."""

    x: Array
    parameters: AttentionParameters
    mask: Array | None

    def with_dtype(self, dtype: type) -> "Case":
        """Return the case with all numbers rounded to `dtype`."""
        p = self.parameters
        names = ("w_q", "w_k", "w_v", "w_o", "b_q", "b_k", "b_v", "b_o")
        arrays = {name: getattr(p, name) for name in names}
        rounded = {name: a.astype(dtype) for name, a in arrays.items() if a is not None}
        return Case(self.x.astype(dtype), replace(p, **rounded), self.mask)


def draw_parameters(
    random: np.random.RandomState,
    d_model: int,
    kv_head_of: Array,
    d_k: int,
    biases: bool,
) -> AttentionParameters:
    """Return random matrices that give scores of a deviation near 1."""
    n_heads, n_kv_heads = len(kv_head_of), int(kv_head_of.max()) + 1
    widths = [n_heads * d_k, n_kv_heads * d_k, n_kv_heads * d_k]
    w_q, w_k, w_v = (random.randn(d_model, width) / np.sqrt(d_model) for width in widths)
    w_o = random.randn(widths[0], d_model) / np.sqrt(widths[0])
    vectors = [random.randn(width) if biases else None for width in (*widths, d_model)]
    return AttentionParameters(w_q, w_k, w_v, w_o, n_heads, n_kv_heads, d_k, kv_head_of, *vectors)


def draw_mask(random: np.random.RandomState, kind: str, n: int, n_heads: int) -> Array | None:
    """Return a mask of the kind with which every token may attend to something."""
    see_themselves = np.eye(n, dtype=bool)
    match kind:
        case "none":
            return None
        case "causal":
            return causal_mask(n)
        case "window":
            return sliding_window_mask(n, random.randint(1, n + 1))
        case "prefix":
            return prefix_mask(n, random.randint(0, n + 1))
        case "hidden":
            return hidden_tokens_mask(n, random.permutation(n)[: n // 2].tolist())
        case "free":
            return (random.rand(n, n) < 0.5) | see_themselves
        case "free per head":
            return (random.rand(n_heads, n, n) < 0.5) | see_themselves
    forbidden = (random.rand(n, n) < 0.3) & ~see_themselves
    return np.where(forbidden, -np.inf, random.randn(n, n))


def draw_case(seed: int) -> Case:
    """Return one of endlessly many layers: any heads, grouping, d_k, d_model, mask and biases."""
    random = np.random.RandomState(seed)
    n_heads = HEAD_COUNTS[seed % len(HEAD_COUNTS)]
    n = random.randint(128, 150) if seed % 15 == 7 else random.randint(1, 40)
    kv_head_of = regular_grouping(n_heads, int(random.choice(divisors(n_heads))))
    if seed % 5 == 0:  # uneven
        kv_head_of = np.unique(random.randint(0, n_heads, n_heads), return_inverse=True)[1]
    d_model, d_k = random.randint(1, 97), random.choice([1, 2, 3, 4, 5, 8, 16])
    parameters = draw_parameters(random, d_model, kv_head_of, int(d_k), bool(random.randint(2)))
    mask = draw_mask(random, MASKS[seed % len(MASKS)], n, n_heads)
    return Case(random.randn(n, d_model), parameters, mask)


def draw_plain_case(seed: int) -> Case:
    """Return a layer that `torch.nn.MultiheadAttention` can have too: MHA, d_k = d_model / h."""
    random = np.random.RandomState(seed)
    n_heads, d_k = HEAD_COUNTS[seed % len(HEAD_COUNTS)], int(random.choice([1, 2, 3, 5, 8]))
    n = random.randint(128, 150) if seed % 15 == 7 else random.randint(1, 40)
    heads = regular_grouping(n_heads, n_heads)
    parameters = draw_parameters(random, n_heads * d_k, heads, d_k, bool(random.randint(2)))
    mask = draw_mask(random, MASKS[seed % len(MASKS)], n, n_heads)
    return Case(random.randn(n, n_heads * d_k), parameters, mask)


def head_by_head(case: Case) -> tuple[Array, Array]:
    """Return output and weights, computed one head and one query at a time."""
    p, n = case.parameters, len(case.x)
    output = np.zeros((n, p.d_model)) + (0 if p.b_o is None else p.b_o)
    weights = np.zeros((p.n_heads, n, n))
    for head, kv_head in enumerate(p.kv_head_of):
        q = case.x @ _band(p.w_q, head, p.d_k) + _band(p.b_q, head, p.d_k)
        k = case.x @ _band(p.w_k, kv_head, p.d_k) + _band(p.b_k, kv_head, p.d_k)
        v = case.x @ _band(p.w_v, kv_head, p.d_k) + _band(p.b_v, kv_head, p.d_k)
        for token in range(n):
            scores = np.array([q[token] @ key / np.sqrt(p.d_k) for key in k])
            weights[head, token] = _softmax(scores + _additive_row(case.mask, head, token))
        output += weights[head] @ v @ p.w_o[head * p.d_k : (head + 1) * p.d_k]
    return output, weights


def assert_equal(actual: Array, reference: Array, dtype: type = np.float64) -> None:
    """Fail where a number is off by more than the tolerance times max(1, largest reference)."""
    assert actual.shape == reference.shape
    error = np.abs(actual - reference).max(initial=0)
    assert error <= TOLERANCE[np.dtype(dtype)] * max(1.0, np.abs(reference).max(initial=0))


def _band(matrix: Array | None, head: int, d_k: int) -> Array | float:
    return 0.0 if matrix is None else matrix[..., head * d_k : (head + 1) * d_k]


def _additive_row(mask: Array | None, head: int, token: int) -> Array | float:
    if mask is None:
        return 0.0
    row = mask[head, token] if mask.ndim == 3 else mask[token]
    return np.where(row, 0.0, -np.inf) if row.dtype == bool else row


def _softmax(scores: Array) -> Array:
    if np.all(scores == -np.inf):
        return np.zeros_like(scores)
    exponentials = np.exp(scores - scores.max())
    return exponentials / exponentials.sum()

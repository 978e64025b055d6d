"""Untrained heads: matrices of random numbers, as the textbook fills them before training."""

from __future__ import annotations  # help() shows names of types, not what they stand for

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import DTypeLike

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.dimensions import check_dimensions, check_head_counts, check_whole
from mha_desktop.engine.errors import DimensionError
from mha_desktop.engine.features import word_random
from mha_desktop.engine.fused import empty_matrices
from mha_desktop.engine.grouping import regular_grouping
from mha_desktop.engine.lexicon import normal_form
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.positions import sinusoidal_positions

TEXTBOOK_SCALE = 0.01
"""The usual first guess. Scores are then so small that softmax makes the weights almost even."""


def default_scale(d_model: int) -> float:
    """Return the scale with which scores have a standard deviation of about 1.5, 1 / √d_model.

    With entries of deviation s in W_Q and W_K, and ‖x‖² = v·d_model, an entry of q or k has the
    variance v·d_model·s². A score is a sum of d_k products of two such entries, divided by √d_k,
    so its deviation is v·d_model·s², which is v for s = 1 / √d_model. Content has variance 1 and
    sinusoids have mean square 1/2, so v = 1.5 with positions, and 1 without.
    """
    return float(1 / np.sqrt(d_model))


def random_embedding(
    tokens: Sequence[str], d_model: int, *, positions: bool, dtype: DTypeLike = np.float32
) -> FloatArray:
    """Return token vectors: unit-variance random content, the same for equal words.

    Parameters
    ----------
    tokens : sequence of str
        Upper and lower case are one word.
    d_model : int
    positions : bool
        Whether the sinusoids of Vaswani et al. (2017), section 3.5, are added.
    dtype : dtype

    Returns
    -------
    ndarray, shape (n, d_model)
    """
    words = [_content(normal_form(token), d_model) for token in tokens]
    content = np.stack(words) if words else np.zeros((0, d_model))
    x = content + sinusoidal_positions(len(tokens), d_model) if positions else content
    return x.astype(dtype)


def random_parameters(
    d_model: int,
    n_heads: int,
    *,
    n_kv_heads: int | None = None,
    d_k: int | None = None,
    seed: int = 0,
    scale: float | None = None,
    dtype: DTypeLike = np.float32,
) -> AttentionParameters:
    """Return ``randn * scale`` in the order w_q, w_k, w_v, w_o, from ``RandomState(seed)``.

    The stream of `numpy.random.RandomState` is frozen across NumPy versions, so a seed gives the
    same bits everywhere. For equal key/value heads and d_k = d_model / n_heads the matrices do not
    depend on the number of heads: it only decides where they are cut.

    Parameters
    ----------
    d_model, n_heads : int
    n_kv_heads : int, optional
        Key/value heads; by default every head has its own.
    d_k : int, optional
        Columns of a head, by default d_model / n_heads.
    seed : int
        0 to 2³² − 1.
    scale : float, optional
        Standard deviation of the entries, by default `default_scale`.
    dtype : dtype

    Raises
    ------
    DimensionError
        If the numbers do not divide evenly, or `d_k` is below 1.
    """
    n_kv_heads = n_heads if n_kv_heads is None else n_kv_heads
    d_k = _checked_d_k(d_model, n_heads, n_kv_heads, d_k)
    scale = default_scale(d_model) if scale is None else scale
    widths = n_heads * d_k, n_kv_heads * d_k
    w_q, w_k, w_v, w_o = _matrices(d_model, *widths, seed, scale, np.dtype(dtype))
    return AttentionParameters(
        w_q=w_q, w_k=w_k, w_v=w_v, w_o=w_o,
        n_heads=n_heads, n_kv_heads=n_kv_heads, d_k=d_k,
        kv_head_of=regular_grouping(n_heads, n_kv_heads),
    )  # fmt: skip


def _checked_d_k(d_model: int, n_heads: int, n_kv_heads: int, d_k: int | None) -> int:
    """Return d_k; only where it is left out does d_model have to split evenly."""
    if d_k is None:
        check_dimensions(d_model, n_heads, n_kv_heads)
        return d_model // n_heads
    check_head_counts(n_heads, n_kv_heads)
    check_whole(d_model=d_model, d_k=d_k)
    if d_k < 1:
        raise DimensionError("d_k cannot be {d_k}; nearest: 1", nearest=(1,), d_k=d_k)
    return d_k


@lru_cache(maxsize=1)
def _matrices(
    d_model: int,
    query_width: int,
    key_width: int,
    seed: int,
    scale: float,
    dtype: np.dtype[np.floating],
) -> tuple[FloatArray, ...]:
    """Return w_q, w_k, w_v, w_o; dragging the heads slider asks for the same ones again."""
    random = np.random.RandomState(seed)
    matrices = (
        *empty_matrices(d_model, (query_width, key_width, key_width), dtype),
        *empty_matrices(query_width, (d_model,), dtype),
    )
    for matrix in matrices:
        matrix[...] = random.randn(*matrix.shape) * scale
    return tuple(map(read_only, matrices))


@lru_cache(maxsize=1024)
def _content(word: str, d_model: int) -> FloatArray:
    return read_only(word_random(word).randn(d_model))

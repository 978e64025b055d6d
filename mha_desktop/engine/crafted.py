"""Heads made by hand, whose W_Q and W_K pick features of `mha_desktop.engine.features`.

Each head does one job that textbooks and studies of trained models name (Clark et al. 2019, "What
Does BERT Look At?", sections 3 and 4; Voita et al. 2019, "Analyzing Multi-Head Self-Attention",
section 5). The matrices depend on d_model and the number of heads only, never on the sentence.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import DTypeLike

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.crafted_jobs import crafted_roles, selectors
from mha_desktop.engine.dimensions import check_dimensions
from mha_desktop.engine.features import (
    N_CONTENT,
    N_STRUCTURE,
    directions,
    orthonormal,
    token_features,
)
from mha_desktop.engine.fused import empty_matrices
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.threads import one_blas_thread

__all__ = ["crafted_embedding", "crafted_parameters", "crafted_roles"]

_SEED = 2019
_SMALL_D_MODEL = 1024


def crafted_embedding(
    tokens: Sequence[str], d_model: int, *, positions: bool = True, dtype: DTypeLike = np.float32
) -> FloatArray:
    """Return the token vectors for the crafted heads, x = features · E.

    Parameters
    ----------
    tokens : sequence of str
        Equal words differ by their positions only; case makes no difference.
    d_model : int
    positions : bool
        Whether the position features are in x. Without them positional heads go flat.
    dtype : dtype
        float32 or float64.

    Returns
    -------
    ndarray, shape (n, d_model)
    """
    rows = directions(d_model, np.dtype(dtype))
    return token_features(tokens, positions=positions).astype(rows.dtype) @ rows


def crafted_parameters(
    d_model: int, n_heads: int, *, dtype: DTypeLike = np.float32
) -> AttentionParameters:
    """Return the matrices of the crafted heads: every head has its own keys and values.

    ``w_o`` is the transpose of ``w_v``, so a contribution lies in the content directions of x: it
    reads as "this head moves part of 'tired' into 'cat'".

    Parameters
    ----------
    d_model, n_heads : int
    dtype : dtype-like
        Of all matrices.

    Raises
    ------
    DimensionError
        If `n_heads` does not divide `d_model`.
    """
    check_dimensions(d_model, n_heads)
    build = _small_parameters if d_model <= _SMALL_D_MODEL else _large_parameters
    return build(d_model, n_heads, np.dtype(dtype))


def _parameters(d_model: int, n_heads: int, dtype: np.dtype[np.floating]) -> AttentionParameters:
    d_k = d_model // n_heads
    rows = directions(d_model, dtype)
    structure, content = rows[:N_STRUCTURE], rows[N_STRUCTURE:]
    queries, keys = selectors(n_heads, d_k)
    w_q, w_k, w_v = empty_matrices(d_model, (n_heads * d_k,) * 3, dtype)
    with one_blas_thread():
        np.matmul(structure.T, queries.astype(dtype), out=w_q)
        np.matmul(structure.T, keys.astype(dtype), out=w_k)
        np.matmul(content.T, _projections(n_heads, d_k).astype(dtype), out=w_v)
    return AttentionParameters(
        w_q=w_q,
        w_k=w_k,
        w_v=w_v,
        w_o=w_v.T,
        n_heads=n_heads,
        n_kv_heads=n_heads,
        d_k=d_k,
        kv_head_of=np.arange(n_heads),
    )


# 16 layers of d_model 1024 hold 200 MB in float32, and so does one of d_model 4096.
_small_parameters = lru_cache(maxsize=16)(_parameters)
_large_parameters = lru_cache(maxsize=1)(_parameters)


def _projections(n_heads: int, d_k: int) -> FloatArray:
    """Return the content projections R of all heads side by side, shape (N_CONTENT, n_heads·d_k).

    Each R = P·D·Q has orthonormal columns, or orthonormal rows if d_k exceeds N_CONTENT. P and Q
    are random and common to all heads; the random signs D are a head's own.
    """
    signs = np.random.RandomState(_SEED).randint(0, 2, (n_heads, 1, N_CONTENT)) * 2 - 1
    projections = (_orthonormal(N_CONTENT, _SEED + 1) * signs) @ _orthonormal(d_k, _SEED + 2)
    return projections.swapaxes(0, 1).reshape(N_CONTENT, n_heads * d_k)


@lru_cache(maxsize=32)
def _orthonormal(columns: int, seed: int) -> FloatArray:
    return read_only(orthonormal(N_CONTENT, columns, seed))

"""Other output projections for the same heads, to see what W_O is there for."""

from dataclasses import replace
from functools import lru_cache

import numpy as np

from mha_desktop.engine.arrays import FloatArray, IntArray, read_only
from mha_desktop.engine.errors import DimensionError
from mha_desktop.engine.parameters import AttentionParameters


def identity_output(parameters: AttentionParameters) -> AttentionParameters:
    """Return the layer without mixing: each head stays in its own d_k columns of the output.

    Parameters
    ----------
    parameters : AttentionParameters
        Everything but `w_o` is kept, `b_o` too.

    Raises
    ------
    DimensionError
        If the heads, side by side, are not as wide as the output.
    """
    width = parameters.n_heads * parameters.d_k
    if width != parameters.d_model:
        raise DimensionError(
            "without mixing, d_model must be {n_heads} heads times d_k {d_k}, not {d_model}; "
            "nearest: {width}",
            nearest=(width,), n_heads=parameters.n_heads, d_k=parameters.d_k,
            d_model=parameters.d_model, width=width,
        )  # fmt: skip
    return replace(parameters, w_o=np.eye(width, dtype=parameters.w_o.dtype))


def orthogonal_output(parameters: AttentionParameters, seed: int = 0) -> AttentionParameters:
    """Return the layer with a random orthogonal `w_o`, which mixes heads and keeps lengths.

    Where `w_o` is not square its rows are orthonormal, or its columns if it is tall. Every such
    matrix is equally likely (Mezzadri 2007, "How to Generate Random Matrices from the Classical
    Compact Groups", section "A Correct and Efficient Algorithm").

    Parameters
    ----------
    parameters : AttentionParameters
        Everything but `w_o` is kept.
    seed : int
        0 to 2³² − 1.
    """
    rows, columns = parameters.w_o.shape
    return replace(parameters, w_o=_orthogonal(rows, columns, seed, parameters.w_o.dtype))


def shuffled_output(parameters: AttentionParameters, seed: int = 0) -> AttentionParameters:
    """Return the layer with the bands of `w_o` handed round: no head keeps its own.

    Parameters
    ----------
    parameters : AttentionParameters
        Everything but the order of the bands is kept.
    seed : int
        0 to 2³² − 1; `shuffled_bands` tells which head got which band.
    """
    bands = parameters.w_o.reshape(parameters.n_heads, parameters.d_k, parameters.d_model)
    order = shuffled_bands(parameters.n_heads, seed)
    return replace(parameters, w_o=bands[order].reshape(parameters.w_o.shape))


def shuffled_bands(n_heads: int, seed: int = 0) -> IntArray:
    """Return whose band of `w_o` each head gets, shape (n_heads,): never its own, unless alone.

    In a random round of all heads, each takes the band of the one before it.

    Parameters
    ----------
    n_heads : int
    seed : int
        0 to 2³² − 1.
    """
    round_of_heads = np.random.RandomState(seed).permutation(n_heads)
    bands = np.empty(n_heads, dtype=np.intp)
    bands[round_of_heads] = np.roll(round_of_heads, 1)
    return read_only(bands)


def column_reach(w_o: FloatArray, n_heads: int, n_blocks: int | None = None) -> FloatArray:
    """Return how strongly each head writes into each block of output columns.

    Parameters
    ----------
    w_o : ndarray, shape (n_heads * d_k, d_model)
    n_heads : int
    n_blocks : int, optional
        Neighbouring columns form a block, all blocks as equal as d_model allows; by default there
        is one block per head.

    Returns
    -------
    ndarray, shape (n_heads, n_blocks)
        Frobenius norm of the head's band of `w_o` within the block.
    """
    bands = w_o.reshape(n_heads, -1, w_o.shape[1])
    squares = np.einsum("hkm,hkm->hm", bands, bands)
    blocks = np.array_split(squares, n_heads if n_blocks is None else n_blocks, axis=1)
    return np.asarray(np.sqrt(np.stack([block.sum(axis=1) for block in blocks], axis=1)))


# At d_model 4096 making one takes seconds, and dragging the heads slider asks for the same again.
@lru_cache(maxsize=1)
def _orthogonal(rows: int, columns: int, seed: int, dtype: np.dtype[np.floating]) -> FloatArray:
    tall = np.random.RandomState(seed).randn(max(rows, columns), min(rows, columns))
    q, r = np.linalg.qr(tall)
    # QR leaves the signs to the library; fixing them makes q uniform, and the same everywhere.
    q *= np.where(np.diagonal(r) < 0, -1, 1)
    return read_only((q if rows > columns else q.T).astype(dtype))

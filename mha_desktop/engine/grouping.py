"""Which query heads share a key/value head, and pooling an MHA layer into GQA or MQA."""

from __future__ import annotations  # help() shows names of types, not what they stand for

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal

import numpy as np

from mha_desktop.engine.arrays import FloatArray, IntArray, read_only
from mha_desktop.engine.dimensions import check_head_counts
from mha_desktop.engine.errors import AttentionError, DimensionError
from mha_desktop.engine.fused import packed
from mha_desktop.engine.parameters import AttentionParameters

PoolingMethod = Literal["mean", "first", "random"]


def regular_grouping(n_heads: int, n_kv_heads: int) -> IntArray:
    """Return the key/value head of each query head: neighbours share, ``[0, 0, 1, 1]`` for 4 and 2.

    Parameters
    ----------
    n_heads, n_kv_heads : int

    Returns
    -------
    ndarray of int, shape (n_heads,)

    Raises
    ------
    DimensionError
        If the heads do not split evenly; the nearest numbers of key/value heads are named.
    """
    check_head_counts(n_heads, n_kv_heads)
    return read_only(np.arange(n_heads, dtype=np.intp) // (n_heads // n_kv_heads))


def is_regular(kv_head_of: IntArray | Sequence[int]) -> bool:
    """Return whether equally many neighbours share each key/value head."""
    heads = np.asarray(kv_head_of)
    n_kv_heads = int(heads.max()) + 1
    return len(heads) % n_kv_heads == 0 and np.array_equal(
        heads, regular_grouping(len(heads), n_kv_heads)
    )


def to_grouped(
    parameters: AttentionParameters,
    groups: int | Sequence[int] | IntArray,
    method: PoolingMethod = "mean",
    seed: int = 0,
) -> AttentionParameters:
    """Let query heads share key/value heads, as in turning an MHA model into GQA.

    Parameters
    ----------
    parameters : AttentionParameters
        Layer whose key/value heads are pooled.
    groups : int or sequence of int, shape (n_heads,)
        Number of key/value heads, in a regular grouping, or the one that each query head reads.
    method : {"mean", "first", "random"}
        A shared head is the mean of those that its query heads read so far, or the one that the
        first of them read, or drawn anew with the deviation of the matrix (all three compared in
        Ainslie et al. 2023, sections 2.1 and 3.3).
    seed : int
        For "random".

    Returns
    -------
    AttentionParameters
        The same w_q, w_o, b_q and b_o, with pooled w_k, w_v, b_k and b_v.

    Raises
    ------
    DimensionError
        If the grouping does not fit the heads, or a key/value head is read by none.
    AttentionError
        If there is no such method.
    """
    kv_head_of = _checked_groups(groups, parameters.n_heads)
    lanes = _lanes(parameters.kv_head_of, kv_head_of)
    pooled = _pooling(lanes, parameters.d_k, method, seed)

    w_q, w_k, w_v = packed(parameters.w_q, pooled(parameters.w_k), pooled(parameters.w_v))
    b_k, b_v = (None if b is None else pooled(b[None])[0] for b in (parameters.b_k, parameters.b_v))
    return replace(
        parameters,
        w_q=w_q, w_k=w_k, w_v=w_v, b_k=b_k, b_v=b_v,
        n_kv_heads=len(lanes), kv_head_of=kv_head_of,
    )  # fmt: skip


def _lanes(kv_head_read: IntArray, kv_head_of: IntArray) -> list[IntArray]:
    """Return the key/value heads that the query heads of each new one have read so far."""
    return [kv_head_read[kv_head_of == lane] for lane in range(int(kv_head_of.max()) + 1)]


def _pooling(
    lanes: Sequence[IntArray], d_k: int, method: PoolingMethod, seed: int
) -> Callable[[FloatArray], FloatArray]:
    """Return what pools the bands of one matrix after the other; "random" goes on drawing."""
    if method not in _POOLS:
        raise AttentionError(
            'key/value heads are pooled by "mean", "first" or "random", not "{method}"',
            method=method,
        )
    pool, generator = _POOLS[method], np.random.RandomState(seed)

    def pooled(matrix: FloatArray) -> FloatArray:
        bands = matrix.reshape(len(matrix), -1, d_k)
        shared = np.concatenate(pool(bands, lanes, generator), axis=1)
        return shared.astype(matrix.dtype, copy=False)

    return pooled


def _checked_groups(groups: int | Sequence[int] | IntArray, n_heads: int) -> IntArray:
    if isinstance(groups, int | np.integer):
        return regular_grouping(n_heads, int(groups))
    given = np.asarray(groups)
    if given.shape != (n_heads,):
        raise DimensionError(
            "a grouping of {given} heads does not fit {n_heads} heads",
            given=given.size, n_heads=n_heads,
        )  # fmt: skip
    if given.dtype.kind not in "iu":  # signed and unsigned integers
        raise DimensionError(
            "a grouping holds whole numbers, the key/value head of each head, not {dtype}",
            dtype=given.dtype,
        )
    kv_head_of = given.astype(np.intp)
    unread = set(range(int(kv_head_of.max()) + 1)) ^ set(kv_head_of.tolist())
    if unread:
        raise DimensionError(
            "no head reads key/value head {lane}; they are numbered from 0 without a gap",
            lane=min(unread),
        )
    return kv_head_of


# (bands of shape (rows, key/value heads, d_k), those read in each lane, generator)
# -> (rows, d_k) for each lane
_Pool = Callable[[FloatArray, Sequence[IntArray], np.random.RandomState], list[FloatArray]]


def _mean(
    bands: FloatArray, lanes: Sequence[IntArray], generator: np.random.RandomState
) -> list[FloatArray]:
    return [np.asarray(bands[:, lane].mean(axis=1)) for lane in lanes]


def _first(
    bands: FloatArray, lanes: Sequence[IntArray], generator: np.random.RandomState
) -> list[FloatArray]:
    return [bands[:, lane[0]] for lane in lanes]


def _random(
    bands: FloatArray, lanes: Sequence[IntArray], generator: np.random.RandomState
) -> list[FloatArray]:
    rows, _, d_k = bands.shape
    deviation = bands.std()
    return [np.asarray(generator.randn(rows, d_k) * deviation) for _ in lanes]


_POOLS: dict[PoolingMethod, _Pool] = {"mean": _mean, "first": _first, "random": _random}

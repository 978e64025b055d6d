"""Who may attend to whom.

A mask is None (everyone to everyone), boolean (True = may attend) or additive float (added to
scores / temperature; minus infinity forbids). Its shape is (n, n), queries by keys, for all heads
alike, or (h, n, n). `torch.nn.MultiheadAttention` means the opposite by True.
"""

from __future__ import annotations  # help() shows names of types, not what they stand for

from collections.abc import Iterable
from functools import reduce
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from mha_desktop.engine.arrays import BoolArray, FloatArray, IntArray, read_only
from mha_desktop.engine.errors import MaskError

Mask = BoolArray | FloatArray


def causal_mask(n: int) -> BoolArray:
    """Return the (n, n) mask with which a token attends to itself and to earlier tokens."""
    return read_only(np.tri(n, dtype=np.bool_))


def sliding_window_mask(n: int, width: int) -> BoolArray:
    """Return the (n, n) mask with which a token attends to itself and `width - 1` earlier tokens.

    Raises
    ------
    MaskError
        If `width` is below 1: nobody could attend to anything.
    """
    if width < 1:
        raise MaskError(
            "a window of {width} tokens is empty; nearest: 1", nearest=(1,), width=width
        )
    return read_only(np.tri(n, dtype=np.bool_) & ~np.tri(n, k=-width, dtype=np.bool_))


def prefix_mask(n: int, length: int) -> BoolArray:
    """Return the causal (n, n) mask in which the first `length` tokens are open to everyone.

    Raises
    ------
    MaskError
        If `length` is negative.
    """
    if length < 0:
        raise MaskError(
            "a prefix of {length} tokens is impossible; nearest: 0", nearest=(0,), length=length
        )
    return read_only(np.tri(n, dtype=np.bool_) | (np.arange(n) < length))


def hidden_tokens_mask(n: int, hidden: Iterable[int]) -> BoolArray:
    """Return the (n, n) mask with which nobody attends to the tokens at the places `hidden`.

    Padding is hidden in the same way.

    Raises
    ------
    MaskError
        If a place is not one of 0 to n - 1.
    """
    mask = np.ones((n, n), dtype=np.bool_)
    for place in hidden:
        if not 0 <= place < n:
            raise MaskError(
                "token {place} cannot be hidden: the {n} tokens are counted from 0",
                place=place,
                n=n,
            )
        mask[:, place] = False
    return read_only(mask)


def combine_masks(*masks: Mask | None) -> Mask | None:
    """Return one mask that forbids what any of `masks` forbids, and adds what they add."""
    given = [mask for mask in masks if mask is not None]
    return reduce(_combine_two, given) if given else None


def allowed(mask: Mask) -> BoolArray:
    """Return True where the mask lets a query attend to a key."""
    return np.asarray(mask if mask.dtype == np.bool_ else mask > -np.inf)


def allowed_keys(mask: Mask | None, n: int) -> IntArray:
    """Return how many keys each query may attend to.

    Parameters
    ----------
    mask : ndarray of bool or float, shape (n, n) or (h, n, n), or None
    n : int
        Number of tokens, for no mask.

    Returns
    -------
    ndarray of int, shape (n,) or (h, n)
    """
    if mask is None:
        return np.full(n, n, dtype=np.intp)
    return np.asarray(np.count_nonzero(allowed(mask), axis=-1))


def checked_mask(mask: ArrayLike | None, n_heads: int, n: int, dtype: np.dtype[Any]) -> Mask | None:
    """Return the mask ready for use: boolean, or float of type `dtype`.

    Parameters
    ----------
    mask : array_like or None
        Boolean with True = may attend, or float to be added to the scores.
    n_heads, n : int
        What the mask has to be for.
    dtype : dtype
        Of the scores.

    Raises
    ------
    MaskError
        If the shape is neither (n, n) nor (n_heads, n, n), or the values are neither boolean nor
        numbers below plus infinity.
    """
    if mask is None:
        return None
    mask = np.asarray(mask)
    if mask.shape not in {(n, n), (n_heads, n, n)}:
        raise MaskError(
            "the mask has shape {shape}; {n} tokens and {n_heads} heads need ({n}, {n}) or "
            "({n_heads}, {n}, {n})",
            shape=mask.shape, n=n, n_heads=n_heads,
        )  # fmt: skip
    if mask.dtype == np.bool_:
        return mask
    if not np.issubdtype(mask.dtype, np.floating):
        raise MaskError(
            "a mask is boolean (True = may attend) or float (added to the scores), not {dtype}",
            dtype=mask.dtype,
        )
    with np.errstate(over="ignore"):
        additive = mask.astype(dtype, copy=False)
    if not np.all(additive < np.inf):
        raise MaskError("an additive mask holds numbers or minus infinity, nothing else")
    return additive


def _combine_two(first: Mask, second: Mask) -> Mask:
    if first.dtype == second.dtype == np.bool_:
        return np.logical_and(first, second)
    return _additive(first) + _additive(second)


def _additive(mask: Mask) -> FloatArray:
    """Return minus infinity where a boolean mask forbids, else 0; a float mask as it is."""
    return np.asarray(np.where(mask, 0.0, -np.inf) if mask.dtype == np.bool_ else mask)

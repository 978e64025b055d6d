"""The softmax over keys, with temperature and mask."""

from collections.abc import Callable
from functools import cache

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.checks import too_large
from mha_desktop.engine.masks import Mask, allowed


def masked_softmax(
    write_scores: Callable[[], None], mask: Mask | None, temperature: float, out: FloatArray
) -> None:
    """Write softmax(scores / temperature + mask) over the last axis into `out`.

    Parameters
    ----------
    write_scores : callable
        Writes the scores into `out`. It is called again if the first way to compute their
        exponentials, which takes their place, turns out not to be exact enough.
    mask : ndarray or None
        Boolean (True = may attend) or additive, of shape (rows, n) or (h, rows, n).
    temperature : float
        Above 0; small values sharpen.
    out : ndarray, shape (h, rows, n)
        Forbidden weights become exactly 0; a row without an allowed key becomes all 0.

    Raises
    ------
    AttentionError
        If an allowed score is not a finite number.
    """
    sums = None
    # A smaller temperature has an infinite reciprocal.
    if temperature >= np.finfo(out.dtype).tiny and (mask is None or mask.dtype == np.bool_):
        write_scores()
        sums = _plain_sums(out, mask, temperature)
    if sums is None:
        write_scores()
        sums = _shifted_sums(out, mask, temperature)
    out *= np.reciprocal(sums)


def _plain_sums(array: FloatArray, mask: Mask | None, temperature: float) -> FloatArray | None:
    """Turn scores into exponentials as they are; return the sums, None if any is doubtful.

    The largest score of each row, which most scores do without, takes as long as the exponentials.
    """
    if temperature != 1.0:
        array *= 1 / temperature
    np.exp(array, out=array)
    if mask is not None:
        array *= mask
    sums = _row_sums(array)
    limit = _harmless(array.dtype)
    is_safe = 1 / limit < sums.min(initial=1) and sums.max(initial=1) < limit
    return sums if is_safe else None  # NaN is not safe either


@cache
def _harmless(dtype: np.dtype[np.floating]) -> float:
    """Return how large or, as a fraction, small a sum may be to be as exact as after a shift."""
    return float(np.sqrt(np.finfo(dtype).max))


def _row_sums(array: FloatArray) -> FloatArray:
    sums: FloatArray = np.einsum("hij->hi", array)
    return sums[..., None]


def _shifted_sums(array: FloatArray, mask: Mask | None, temperature: float) -> FloatArray:
    """Turn scores of any size into exponentials less the largest score of each row."""
    if mask is not None:
        np.copyto(array, -np.inf, where=~allowed(mask))
    _shift(array)
    if temperature != 1.0:
        array /= max(temperature, float(np.finfo(array.dtype).tiny))
    if mask is not None and mask.dtype != np.bool_:
        array += mask
        _shift(array)
    np.exp(array, out=array)
    sums = _row_sums(array)
    sums[sums == 0] = 1  # a row without an allowed key stays 0
    return sums


def _shift(array: FloatArray) -> None:
    """Subtract from scores the largest of their row; a row without an allowed key stays −inf."""
    maxima = array.max(axis=-1, keepdims=True, initial=-np.inf)
    if not maxima.max(initial=-np.inf) < np.inf:
        raise too_large(array.dtype)
    array -= np.maximum(maxima, np.finfo(array.dtype).min)

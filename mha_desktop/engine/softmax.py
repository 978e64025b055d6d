"""The softmax over keys, with temperature and mask."""

from functools import cache

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.checks import too_large
from mha_desktop.engine.masks import Mask, allowed


def masked_softmax(
    scores: FloatArray, mask: Mask | None, temperature: float, out: FloatArray
) -> None:
    """Write softmax(scores / temperature + mask) over the last axis into `out`.

    Parameters
    ----------
    scores : ndarray, shape (h, rows, n)
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
    if mask is None or mask.dtype == np.bool_:
        sums = _plain_sums(scores, mask, temperature, out)
    if sums is None:
        sums = _shifted_sums(scores, mask, temperature, out)
    out *= np.reciprocal(sums)


def _plain_sums(
    scores: FloatArray, mask: Mask | None, temperature: float, out: FloatArray
) -> FloatArray | None:
    """Take exponentials of the scores as they are; return the sums, None if any is doubtful.

    The largest score of each row, which most scores do without, takes as long as the exponentials.
    """
    if temperature < np.finfo(scores.dtype).tiny:  # its reciprocal is infinite
        return None
    if temperature != 1.0:
        scores = np.multiply(scores, 1 / temperature, out=out)
    np.exp(scores, out=out)
    if mask is not None:
        out *= mask
    sums = _row_sums(out)
    limit = _harmless(scores.dtype)
    is_safe = 1 / limit < sums.min(initial=1) and sums.max(initial=1) < limit
    return sums if is_safe else None  # NaN is not safe either


@cache
def _harmless(dtype: np.dtype[np.floating]) -> float:
    """Return how large or, as a fraction, small a sum may be to be as exact as after a shift."""
    return float(np.sqrt(np.finfo(dtype).max))


def _row_sums(array: FloatArray) -> FloatArray:
    sums: FloatArray = np.einsum("hij->hi", array)
    return sums[..., None]


def _shifted_sums(
    scores: FloatArray, mask: Mask | None, temperature: float, out: FloatArray
) -> FloatArray:
    """Take exponentials less the largest score of each row, for scores of any size."""
    if mask is not None:
        scores = np.where(allowed(mask), scores, scores.dtype.type(-np.inf))
    _shift(scores, out)
    if temperature != 1.0:
        out /= max(temperature, float(np.finfo(out.dtype).tiny))
    if mask is not None and mask.dtype != np.bool_:
        out += mask
        _shift(out, out)
    np.exp(out, out=out)
    sums = _row_sums(out)
    sums[sums == 0] = 1  # a row without an allowed key stays 0
    return sums


def _shift(scores: FloatArray, out: FloatArray) -> None:
    """Write scores less the largest of their row; a row without an allowed key stays −inf."""
    maxima = scores.max(axis=-1, keepdims=True, initial=-np.inf)
    if not maxima.max(initial=-np.inf) < np.inf:
        raise too_large(scores.dtype)
    np.subtract(scores, np.maximum(maxima, np.finfo(scores.dtype).min), out=out)

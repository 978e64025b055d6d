"""The softmax over keys, with temperature and mask."""

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.errors import AttentionError
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
    if mask is None:
        np.subtract(scores, _row_maxima(scores), out=out)
    else:
        out[...] = scores
        np.copyto(out, -np.inf, where=~allowed(mask))
        out -= _row_maxima(out)
    if temperature != 1.0:
        out /= max(temperature, float(np.finfo(out.dtype).tiny))
    if mask is not None and mask.dtype != np.bool_:
        out += mask
        out -= _row_maxima(out)
    np.exp(out, out=out)
    out *= _reciprocal(out.sum(axis=-1, keepdims=True))


def _row_maxima(scores: FloatArray) -> FloatArray:
    """Return the largest score of each row, 0 for a row without an allowed key."""
    maxima = scores.max(axis=-1, keepdims=True, initial=-np.inf)
    if not np.all(maxima < np.inf):
        raise AttentionError(
            "the scores are too large for {dtype}; scale the token vectors or matrices down",
            dtype=scores.dtype,
        )
    return np.where(maxima > -np.inf, maxima, scores.dtype.type(0))


def _reciprocal(sums: FloatArray) -> FloatArray:
    """Return 1 / sums, 0 where a row sums to 0."""
    return np.divide(1.0, sums, out=np.zeros_like(sums), where=sums > 0)

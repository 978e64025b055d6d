"""Rows whose scores are all equal: the softmax has nothing to choose from and gives 1/n."""

import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray

# Scores closer than this give weights that differ by less than 0.1 per mille: rounding of float32
# (features that overlap a little), not a choice of the head.
_EQUAL = 1e-4


def flat_rows(scores: FloatArray, mask: BoolArray | None) -> BoolArray:
    """Tell which rows have equal scores for every key that the mask allows.

    Parameters
    ----------
    scores : ndarray, shape (rows, n)
        Scores before the mask.
    mask : ndarray of bool, shape (rows, n), or None
        True where a query may attend.

    Returns
    -------
    ndarray of bool, shape (rows,)
        False for rows with fewer than two keys: there is nothing to compare.
    """
    if mask is None:
        return np.asarray((np.ptp(scores, axis=1) <= _EQUAL) & (scores.shape[1] > 1))
    highest = np.where(mask, scores, -np.inf).max(axis=1)
    lowest = np.where(mask, scores, np.inf).min(axis=1)
    return np.asarray((mask.sum(axis=1) > 1) & (highest - lowest <= _EQUAL))

"""How much an output changed."""

import numpy as np

from mha_desktop.engine.arrays import FloatArray


def relative_change(before: FloatArray, after: FloatArray) -> float:
    """Return ‖before − after‖ / ‖before‖, Frobenius norms in double precision.

    Parameters
    ----------
    before, after : ndarray, of the same shape

    Returns
    -------
    float
        0 for equal arrays. 0 as well if `before` is all 0: there is nothing to be relative to.
    """
    exact = before.astype(np.float64)
    length = float(np.linalg.norm(exact))
    return float(np.linalg.norm(exact - after)) / length if length else 0.0

"""W_V and W_O of one head as the one matrix that they are together, with a proof in numbers."""

from dataclasses import dataclass

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.folding import value_output_matrix
from mha_desktop.lab.laboratory import LabResult

# Largest relative difference that rounding explains between two ways of multiplying, in float32.
_ROUNDING = 1e-5


@dataclass(frozen=True, eq=False)
class FoldedHead:
    """What a head reads values with, what it writes with, and both at once.

    Attributes
    ----------
    w_v : ndarray, shape (d_model, d_k)
        Of the key/value head that the head reads.
    w_o : ndarray, shape (d_k, d_model)
        The head's band.
    matrix : ndarray, shape (d_model, d_model)
        w_v · w_o.
    difference : float
        Largest difference of an entry between x · w_v · w_o and x · matrix, for the tokens x.
    allowed : float
        The one that rounding explains.
    """

    w_v: FloatArray
    w_o: FloatArray
    matrix: FloatArray
    difference: float
    allowed: float

    @property
    def equal(self) -> bool:
        """Whether the two ways agree; a difference that is not a number does not."""
        return self.difference <= self.allowed


def folded_head(result: LabResult, head: int) -> FoldedHead:
    """Fold W_V and W_O of a head (from 0), and try both ways on the tokens of the result."""
    parameters, d_k = result.parameters, result.parameters.d_k
    kv_head = int(parameters.kv_head_of[head])
    w_v = parameters.w_v[:, kv_head * d_k : (kv_head + 1) * d_k]
    w_o = parameters.w_o[head * d_k : (head + 1) * d_k]
    matrix = value_output_matrix(parameters, head)
    in_two_steps = (result.x @ w_v) @ w_o
    difference = float(np.abs(in_two_steps - result.x @ matrix).max())
    largest = float(np.abs(in_two_steps).max(initial=1.0))
    return FoldedHead(w_v, w_o, read_only(matrix), difference, _ROUNDING * largest)

"""The numbers of one head on their way from products to weights."""

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.mistakes import MISTAKES, root_of_d_k
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import Stage


def stage_values(result: LabResult, head: int, stage: Stage) -> FloatArray:
    """Return the numbers of one head at a stage (Vaswani et al. 2017, section 3.2.1).

    Parameters
    ----------
    result : LabResult
    head : int
    stage : Stage
        ``"products"`` q·k, ``"scores"`` as the forward pass has them, ``"masked"`` scores /
        temperature, ``"weights"``. What the mask forbids has finite numbers in the first three: who
        shows them has to leave them out after the mask.

    Returns
    -------
    ndarray, shape (n, n)
        Rows are queries, columns are keys; read-only.
    """
    trace = result.trace
    match stage:
        case "products":
            keys = trace.k[trace.parameters.kv_head_of[head]]
            return read_only(trace.q[head] @ keys.T)
        case "scores":
            return np.asarray(trace.scores_of(head))
        case "masked":
            temperature = trace.weights.dtype.type(result.state.temperature)
            return read_only(trace.scores_of(head) / temperature)
        case "weights":
            return np.asarray(trace.weights[head])


def score_divisor(result: LabResult) -> float:
    """Return by what the forward pass divided q·k: sqrt(d_k), unless that is its mistake."""
    mistake = result.state.mistake
    divisor = root_of_d_k if mistake is None else MISTAKES[mistake].divisor
    return divisor(result.trace.parameters)


def largest_values(result: LabResult, stage: Stage) -> FloatArray:
    """Return the largest magnitude on show at a stage before the weights, of each head, (h,).

    What the mask forbids is on show up to the scores, and gone after the mask.
    """
    scores = result.trace.scores
    where = True if stage != "masked" or result.mask is None else result.mask
    highest = scores.max(axis=(1, 2), where=where, initial=0)
    lowest = scores.min(axis=(1, 2), where=where, initial=0)
    return np.asarray(np.maximum(highest, -lowest) * _factor(result, stage))


def _factor(result: LabResult, stage: Stage) -> float:
    """Return how many times as large as the scores the numbers of a stage are."""
    if stage == "products":
        return score_divisor(result)
    return 1 / result.state.temperature if stage == "masked" else 1.0

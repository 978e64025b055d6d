"""The matrices that one head works with, and the spectrum of its queries and keys together."""

from dataclasses import dataclass
from typing import Literal

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.bilinear import bilinear_spectrum, effective_rank, numerical_rank
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.lab.laboratory import LabResult

MatrixName = Literal["x", "q", "k", "v", "W_Q", "W_K", "W_V", "W_O"]
MATRIX_NAMES: tuple[MatrixName, ...] = ("x", "W_Q", "W_K", "W_V", "q", "k", "v", "W_O")
TOKEN_ROWS: frozenset[MatrixName] = frozenset({"x", "q", "k", "v"})
"""Those whose rows are tokens."""


def head_matrix(result: LabResult, head: int, name: MatrixName) -> FloatArray:
    """Return one matrix of a head (from 0), a view of the layer's.

    ``x`` (n, d_model); ``q``, ``k``, ``v`` (n, d_k); ``W_Q``, ``W_K``, ``W_V`` (d_model, d_k), the
    latter two of the key/value head that it reads; ``W_O`` (d_k, d_model).
    """
    trace, parameters = result.trace, result.trace.parameters
    d_k, kv_head = parameters.d_k, int(parameters.kv_head_of[head])
    own, shared = (slice(i * d_k, (i + 1) * d_k) for i in (head, kv_head))
    match name:
        case "x":
            return result.x
        case "q":
            return np.asarray(trace.q[head])
        case "k":
            return np.asarray(trace.k[kv_head])
        case "v":
            return np.asarray(trace.v[kv_head])
        case "W_Q":
            return parameters.w_q[:, own]
        case "W_K":
            return parameters.w_k[:, shared]
        case "W_V":
            return parameters.w_v[:, shared]
        case "W_O":
            return parameters.w_o[own]


@dataclass(frozen=True, eq=False)
class HeadSpectrum:
    """The singular values of W_Q · W_Kᵀ of a head.

    Attributes
    ----------
    values : ndarray, shape (min(d_model, d_k),)
        Largest first; all later ones are 0.
    d_model, d_k : int
    rank : int
        How many rounding does not explain.
    effective : float or None
        Effective rank; None if all values are 0.
    """

    values: FloatArray
    d_model: int
    d_k: int
    rank: int
    effective: float | None


def head_spectrum(parameters: AttentionParameters, head: int) -> HeadSpectrum:
    """Compute the spectrum of a head, from 0."""
    d_model, d_k, kv_head = parameters.d_model, parameters.d_k, int(parameters.kv_head_of[head])
    w_q = parameters.w_q[:, head * d_k : (head + 1) * d_k]
    w_k = parameters.w_k[:, kv_head * d_k : (kv_head + 1) * d_k]
    values = read_only(bilinear_spectrum(w_q, w_k))
    rank = numerical_rank(values, d_model, float(np.finfo(parameters.dtype).eps))
    effective = effective_rank(values) if rank else None
    return HeadSpectrum(values, d_model, d_k, rank, effective)

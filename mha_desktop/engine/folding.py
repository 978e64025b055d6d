"""Two matrices of a head that only ever act together, folded into one.

W_V and W_O decide what a head writes, W_Q and W_K where it looks (Elhage et al. 2021, "A
Mathematical Framework for Transformer Circuits", section "Splitting Attention Head terms into
Query-Key and Output-Value Circuits"). A folded matrix has the rank d_k at most.
"""

from __future__ import annotations  # help() shows names of types, not what they stand for

from typing import NamedTuple

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.checks import checked_head
from mha_desktop.engine.parameters import AttentionParameters


def value_output_matrix(parameters: AttentionParameters, head: int) -> FloatArray:
    """Return W_V · W_O of a head, shape (d_model, d_model).

    Its contribution is ``weights @ (x @ matrix + value_output_bias(parameters, head))``, with a
    gain of 1.

    Parameters
    ----------
    parameters : AttentionParameters
    head : int
        Counted from 0.

    Raises
    ------
    DimensionError
        If there is no such head.
    """
    return _key_value_band(parameters, parameters.w_v, head) @ _output_band(parameters, head)


def value_output_bias(parameters: AttentionParameters, head: int) -> FloatArray:
    """Return b_V · W_O of a head, shape (d_model,): 0 without a bias.

    Arguments and errors are those of `value_output_matrix`.
    """
    if parameters.b_v is None:
        return np.zeros(parameters.d_model, parameters.w_o.dtype)
    return _key_value_band(parameters, parameters.b_v, head) @ _output_band(parameters, head)


def query_key_matrix(parameters: AttentionParameters, head: int) -> FloatArray:
    """Return W_Q · W_Kᵀ / √d_k of a head, shape (d_model, d_model).

    Its scores are ``x @ matrix @ x.T``, plus what `query_key_bias` says. Rotary positions turn
    queries and keys between the two matrices: with them nothing can be folded for all tokens.

    Arguments and errors are those of `value_output_matrix`.
    """
    w_q, w_k = _query_band(parameters, parameters.w_q, head), parameters.w_k
    return _scaled(parameters, w_q) @ _key_value_band(parameters, w_k, head).T


class QueryKeyBias(NamedTuple):
    """What biases add to a head's scores: ``x @ query``, ``x @ key`` and `constant`."""

    query: FloatArray
    """Shape (d_model,): moves all scores of a query's row alike."""
    key: FloatArray
    """Shape (d_model,): moves all scores of a key's column alike."""
    constant: float


def query_key_bias(parameters: AttentionParameters, head: int) -> QueryKeyBias:
    """Return W_Q · b_K, W_K · b_Q and b_Q · b_K of a head, all / √d_k; 0 without biases.

    ``scores[i, j] = x[i] @ matrix @ x[j] + x[i] @ query + x[j] @ key + constant``.

    Arguments and errors are those of `value_output_matrix`.
    """
    p = parameters
    w_q, w_k = _query_band(p, p.w_q, head), _key_value_band(p, p.w_k, head)
    none = np.zeros(p.d_k, p.dtype)
    b_q = _scaled(p, none if p.b_q is None else _query_band(p, p.b_q, head))
    b_k = none if p.b_k is None else _key_value_band(p, p.b_k, head)
    return QueryKeyBias(_scaled(p, w_q) @ b_k, w_k @ b_q, float(b_q @ b_k))


def _scaled(parameters: AttentionParameters, array: FloatArray) -> FloatArray:
    return array * array.dtype.type(parameters.d_k**-0.5)


def _query_band(parameters: AttentionParameters, array: FloatArray, head: int) -> FloatArray:
    return _band(array, checked_head(head, parameters.n_heads), parameters.d_k)


def _key_value_band(parameters: AttentionParameters, array: FloatArray, head: int) -> FloatArray:
    kv_head = parameters.kv_head_of[checked_head(head, parameters.n_heads)]
    return _band(array, int(kv_head), parameters.d_k)


def _output_band(parameters: AttentionParameters, head: int) -> FloatArray:
    return _query_band(parameters, parameters.w_o.T, head).T


def _band(array: FloatArray, place: int, d_k: int) -> FloatArray:
    return array[..., place * d_k : (place + 1) * d_k]

"""One number of the output, taken apart into what each head adds to it."""

from dataclasses import dataclass

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.trace import AttentionTrace


@dataclass(frozen=True, eq=False)
class EntrySum:
    """The sum behind one entry of the output.

    Attributes
    ----------
    token, column : int
        Which entry.
    terms : ndarray, shape (n_heads,)
        What each head adds: gain · (its output at the token) · (the column of its band of W_O).
    bias : float or None
        The entry of b_O; None without a bias.
    output : float
        The entry as the layer computed it, by one product for all heads.
    """

    token: int
    column: int
    terms: FloatArray
    bias: float | None
    output: float


def entry_sum(trace: AttentionTrace, token: int, column: int) -> EntrySum:
    """Take one entry of the output apart (Vaswani et al. 2017, 3.2.2, read band by band)."""
    parameters = trace.parameters
    bands = parameters.w_o[:, column].reshape(parameters.n_heads, parameters.d_k)
    terms = trace.gains * np.einsum("hk,hk->h", trace.head_outputs[:, token], bands)
    terms += 0.0  # a muted head adds 0, not −0
    bias = None if parameters.b_o is None else float(parameters.b_o[column])
    return EntrySum(token, column, terms, bias, float(trace.output[token, column]))


def strongest_column(trace: AttentionTrace, token: int) -> int:
    """Return the column in which the output of a token is largest in magnitude."""
    return int(np.abs(trace.output[token]).argmax())

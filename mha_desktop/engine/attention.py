"""Multi-head attention in one call."""

from __future__ import annotations  # help() shows names of types, not what they stand for

from numpy.typing import ArrayLike

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.masks import Mask
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.positions import Rotary
from mha_desktop.engine.staged import StagedAttention
from mha_desktop.engine.trace import AttentionTrace


def attend(
    x: FloatArray,
    parameters: AttentionParameters,
    *,
    mask: Mask | None = None,
    rotary: Rotary | None = None,
    gains: ArrayLike | None = None,
    temperature: float = 1.0,
) -> AttentionTrace:
    """Compute multi-head attention (Vaswani et al. 2017, section 3.2) and keep every step.

    Parameters
    ----------
    x : ndarray, shape (n, d_model)
        Token vectors.
    parameters : AttentionParameters
        The layer: MHA, GQA, MQA or any other grouping of query heads.
    mask : ndarray or None
        Boolean with True = may attend, or additive float; shape (n, n) or (n_heads, n, n).
    rotary : Rotary or None
        Rotary positions on q and k.
    gains : array_like or None, shape (n_heads,)
        Factor of each head before w_o; None for 1.
    temperature : float
        Divides the scores; below 1 sharpens, above 1 flattens.

    Returns
    -------
    AttentionTrace
        Arrays of type ``result_type(x, parameters)``.

    Raises
    ------
    AttentionError
        If an argument is one that attention cannot be computed with; the text says which and why.
    """
    return StagedAttention().run(
        x, parameters, mask=mask, rotary=rotary, gains=gains, temperature=temperature
    )

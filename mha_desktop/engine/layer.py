"""A multi-head attention layer for notebooks: matrices to look at, change and replace."""

from __future__ import annotations  # help() shows names of types, not what they stand for

from typing import Any

import numpy as np

from mha_desktop.engine import stages
from mha_desktop.engine.arrays import FloatArray, IntArray
from mha_desktop.engine.attention import attend
from mha_desktop.engine.errors import DimensionError
from mha_desktop.engine.fused import packed
from mha_desktop.engine.masks import Mask
from mha_desktop.engine.parameters import ARRAYS, AttentionParameters, checked_array
from mha_desktop.engine.random_heads import random_parameters
from mha_desktop.engine.trace import AttentionTrace


class MultiHeadAttention:
    """Multi-head attention with matrices drawn at random (Vaswani et al. 2017, section 3.2.2).

    Parameters
    ----------
    d_model, n_heads : int
        `n_heads` must divide `d_model`, unless `d_k` is given.
    n_kv_heads : int or None
        Key/value heads, shared by neighbours (GQA, MQA); None for one per head (MHA).
    d_k : int or None
        Columns of one head; None for d_model / n_heads.
    seed : int
        The matrices are ``RandomState(seed).randn(...) * scale``, drawn as w_q, w_k, w_v, w_o.
    scale : float
        Standard deviation of the matrices.

    Attributes
    ----------
    w_q, w_k, w_v, w_o : ndarray
        Assign another array or a list, or write into it; b_q, b_k, b_v, b_o likewise, None for no
        bias.
    kv_head_of : ndarray of int, shape (n_heads,)
        Key/value head that each head reads.

    Raises
    ------
    DimensionError
        If the dimensions do not fit; the nearest that do are named.
    AttentionError
        If something is assigned to a matrix that does not hold real numbers.
    """

    def __init__(
        self,
        d_model: int,
        n_heads: int,
        n_kv_heads: int | None = None,
        *,
        d_k: int | None = None,
        seed: int = 0,
        scale: float = 0.01,
    ) -> None:
        drawn = random_parameters(
            d_model, n_heads, n_kv_heads=n_kv_heads, d_k=d_k,
            seed=seed, scale=scale, dtype=np.float64,
        )  # fmt: skip
        self.n_heads, self.n_kv_heads, self.d_k = drawn.n_heads, drawn.n_kv_heads, drawn.d_k
        self.kv_head_of: IntArray = drawn.kv_head_of
        self.w_q: FloatArray
        self.w_k: FloatArray
        self.w_v: FloatArray
        self.w_o: FloatArray
        self.w_q, self.w_k, self.w_v = packed(drawn.w_q, drawn.w_k, drawn.w_v)
        [self.w_o] = packed(drawn.w_o)
        self.b_q: FloatArray | None = None
        self.b_k: FloatArray | None = None
        self.b_v: FloatArray | None = None
        self.b_o: FloatArray | None = None

    def __setattr__(self, name: str, value: Any) -> None:  # noqa: ANN401 - any attribute
        """Set an attribute; lists become arrays, so that they can be written into, too."""
        super().__setattr__(name, checked_array(name, value) if name in ARRAYS else value)

    def __repr__(self) -> str:
        # Not from `parameters`: a matrix that does not fit yet must not hide the layer.
        return (
            f"{type(self).__name__}(d_model={len(self.w_q)}, n_heads={self.n_heads}, "
            f"n_kv_heads={self.n_kv_heads}, d_k={self.d_k})"
        )

    @property
    def parameters(self) -> AttentionParameters:
        """The matrices as they are now, with their shapes checked."""
        return AttentionParameters(
            self.w_q, self.w_k, self.w_v, self.w_o,
            self.n_heads, self.n_kv_heads, self.d_k, self.kv_head_of,
            self.b_q, self.b_k, self.b_v, self.b_o,
        )  # fmt: skip

    def split_heads(self, x: FloatArray) -> FloatArray:
        """Return the bands of x, shape (n, n_heads * d_k), as (n_heads, n, d_k).

        Raises
        ------
        DimensionError
            If x has another number of columns.
        """
        if x.ndim != 2 or x.shape[1] != self.n_heads * self.d_k:
            raise DimensionError(
                "x has shape {shape}; {n_heads} heads of {d_k} columns need (n, {width})",
                shape=x.shape, n_heads=self.n_heads, d_k=self.d_k, width=self.n_heads * self.d_k,
            )  # fmt: skip
        return stages.split_heads(x, self.n_heads)

    def combine_heads(self, z: FloatArray) -> FloatArray:
        """Return z, shape (n_heads, n, d_k), side by side as (n, n_heads * d_k).

        Raises
        ------
        DimensionError
            If z has other numbers of heads or columns.
        """
        if z.ndim != 3 or (z.shape[0], z.shape[2]) != (self.n_heads, self.d_k):
            raise DimensionError(
                "z has shape {shape}; the layer needs ({n_heads}, n, {d_k})",
                shape=z.shape, n_heads=self.n_heads, d_k=self.d_k,
            )  # fmt: skip
        return stages.combine_heads(z)

    def forward(self, x: FloatArray, mask: Mask | None = None) -> FloatArray:
        """Return the output of the layer.

        Parameters
        ----------
        x : ndarray, shape (n, d_model)
            Token vectors.
        mask : ndarray of bool or float, shape (n, n) or (n_heads, n, n), optional
            True = may attend, or numbers that are added to the scores.

        Returns
        -------
        ndarray, shape (n, d_model)

        Raises
        ------
        AttentionError
            If an argument is one that attention cannot be computed with; see `attend`.
        """
        return self.trace(x, mask).output

    def trace(self, x: FloatArray, mask: Mask | None = None) -> AttentionTrace:
        """Return every step of attention; arguments and errors are those of `forward`."""
        return attend(x, self.parameters, mask=mask)

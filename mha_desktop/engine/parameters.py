"""The matrices of one attention layer, with the shapes checked."""

from __future__ import annotations  # help() shows names of types, not what they stand for

from dataclasses import dataclass, fields
from functools import cached_property

import numpy as np

from mha_desktop.engine.arrays import FloatArray, IntArray, read_only
from mha_desktop.engine.errors import DimensionError
from mha_desktop.engine.fused import side_by_side


@dataclass(frozen=True, eq=False)
class AttentionParameters:
    """Projection matrices of one attention layer, and which head reads which key/value head.

    Parameters
    ----------
    w_q : ndarray, shape (d_model, n_heads * d_k)
    w_k, w_v : ndarray, shape (d_model, n_kv_heads * d_k)
    w_o : ndarray, shape (n_heads * d_k, d_model)
    n_heads, n_kv_heads, d_k : int
    kv_head_of : ndarray of int, shape (n_heads,)
        The key/value head that each query head reads.
    b_q, b_k, b_v, b_o : ndarray or None
        Biases; None stands for no bias.

    Notes
    -----
    Do not write into the arrays once a pass has read them: matrices that are not stored as one
    block (see `mha_desktop.engine.fused`) are copied into one then, and the copy stays.

    Raises
    ------
    DimensionError
        If a shape differs from the ones above, or `kv_head_of` names a head that is not there.
    """

    w_q: FloatArray
    w_k: FloatArray
    w_v: FloatArray
    w_o: FloatArray
    n_heads: int
    n_kv_heads: int
    d_k: int
    kv_head_of: IntArray
    b_q: FloatArray | None = None
    b_k: FloatArray | None = None
    b_v: FloatArray | None = None
    b_o: FloatArray | None = None

    def __post_init__(self) -> None:
        self._check()
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, np.ndarray):
                object.__setattr__(self, field.name, read_only(value))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.summary})"

    @property
    def summary(self) -> str:
        """The dimensions and the type in one line, where the arrays would fill pages."""
        return (
            f"d_model={self.d_model}, n_heads={self.n_heads}, n_kv_heads={self.n_kv_heads}, "
            f"d_k={self.d_k}, dtype={self.dtype}"
        )

    @property
    def d_model(self) -> int:
        """Width of the token vectors."""
        return int(self.w_q.shape[0])

    @cached_property
    def w_qkv(self) -> FloatArray:
        """w_q, w_k and w_v side by side, shape (d_model, (n_heads + 2 * n_kv_heads) * d_k)."""
        return read_only(side_by_side(self.w_q, self.w_k, self.w_v))

    @cached_property
    def b_qkv(self) -> FloatArray | None:
        """b_q, b_k and b_v side by side, with 0 for one that is None; None if all are."""
        biases = (self.b_q, self.w_q), (self.b_k, self.w_k), (self.b_v, self.w_v)
        if all(bias is None for bias, _ in biases):
            return None
        return np.concatenate(
            [np.zeros(w.shape[1], w.dtype) if b is None else b for b, w in biases]
        )

    @cached_property
    def dtype(self) -> np.dtype[np.floating]:
        """Common type of the matrices and biases."""
        arrays = [a for a in self._arrays().values() if a is not None]
        return np.result_type(*arrays)

    def _arrays(self) -> dict[str, FloatArray | None]:
        names = ("w_q", "w_k", "w_v", "w_o", "b_q", "b_k", "b_v", "b_o")
        return {name: getattr(self, name) for name in names}

    def _check(self) -> None:
        d_model, query_width = self.d_model, self.n_heads * self.d_k
        kv_width = self.n_kv_heads * self.d_k
        wanted = {
            "w_q": (d_model, query_width), "w_k": (d_model, kv_width),
            "w_v": (d_model, kv_width), "w_o": (query_width, d_model),
            "b_q": (query_width,), "b_k": (kv_width,), "b_v": (kv_width,), "b_o": (d_model,),
        }  # fmt: skip
        for name, array in self._arrays().items():
            if array is not None and array.shape != wanted[name]:
                raise DimensionError(
                    "{name} has shape {shape}; {n_heads} heads, {n_kv_heads} key/value heads and "
                    "d_k {d_k} need {wanted}",
                    name=name, shape=array.shape, wanted=wanted[name],
                    n_heads=self.n_heads, n_kv_heads=self.n_kv_heads, d_k=self.d_k,
                )  # fmt: skip
        heads = self.kv_head_of
        if heads.shape != (self.n_heads,) or heads.min() < 0 or heads.max() >= self.n_kv_heads:
            raise DimensionError(
                "kv_head_of must name one of {n_kv_heads} key/value heads for each of the "
                "{n_heads} heads",
                n_kv_heads=self.n_kv_heads, n_heads=self.n_heads,
            )  # fmt: skip

"""The matrices of one attention layer, with the shapes checked."""

from __future__ import annotations  # help() shows names of types, not what they stand for

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mha_desktop.engine.arrays import FloatArray, IntArray, read_only
from mha_desktop.engine.checks import as_array, check_real, not_finite
from mha_desktop.engine.errors import DimensionError, RangeError
from mha_desktop.engine.fused import side_by_side

MATRICES = ("w_q", "w_k", "w_v", "w_o")
BIASES = ("b_q", "b_k", "b_v", "b_o")
ARRAYS = (*MATRICES, *BIASES, "kv_head_of")


def checked_array(name: str, values: ArrayLike | None) -> NDArray[Any] | None:
    """Return one of `ARRAYS`, which a notebook may hand over as lists, in a type for its numbers.

    Raises
    ------
    AttentionError
        If it is no array, or not of numbers; the text says why.
    """
    if values is None and name in BIASES:
        return None
    array = as_array(name, values)
    check_real(name, array)
    if name == "kv_head_of":
        return _whole_numbers(array)
    # Zeros written as a list hold fractions later, too.
    return array if array.dtype.kind == "f" else array.astype(np.float64)


def _whole_numbers(heads: NDArray[Any]) -> IntArray:
    if heads.dtype.kind == "f":
        raise DimensionError("kv_head_of holds {dtype}; heads are whole numbers", dtype=heads.dtype)
    return heads.astype(np.intp, copy=False)


@contextmanager
def telling_what_is_not_finite(parameters: AttentionParameters) -> Iterator[None]:
    """Tell where the parameters hold NaN or infinity, where that leads to a `RangeError`.

    They are looked through only then: it takes as long as a pass over a few tokens.
    """
    try:
        yield
    except RangeError as error:
        for name in (*MATRICES, *BIASES):
            array = getattr(parameters, name)
            if array is not None and not np.isfinite(array).all():
                raise not_finite(name, array) from error
        raise


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
    AttentionError
        If an array does not hold real numbers.
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
        for name in ARRAYS:
            value = checked_array(name, getattr(self, name))
            object.__setattr__(self, name, None if value is None else read_only(value))
        self._check()

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
        return {name: getattr(self, name) for name in (*MATRICES, *BIASES)}

    def _check(self) -> None:
        # One matrix that does not fit the other three is the one to name.
        rows = [*(len(w) for w in (self.w_q, self.w_k, self.w_v)), self.w_o.shape[-1]]
        d_model, query_width = max(rows, key=rows.count), self.n_heads * self.d_k
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

"""Where a token stands: sinusoids added to x, or rotary turns of q and k."""

from __future__ import annotations  # help() shows names of types, not what they stand for

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.errors import PositionError

RotaryLayout = Literal["half", "interleaved"]


def sinusoidal_positions(n: int, d_model: int, base: float = 10000.0) -> FloatArray:
    """Return the sinusoids that are added to token vectors, shape (n, d_model), float64.

    Column 2i of row p is sin(p / base^(2i / d_model)), column 2i + 1 the cosine of the same angle
    in radians (Vaswani et al. 2017, section 3.5). An odd `d_model` ends with a sine.

    Parameters
    ----------
    n, d_model : int
    base : float
        Larger turns slower.
    """
    columns = np.arange(0, d_model, 2)
    angles = np.arange(n)[:, None] / base ** (columns / d_model)
    table = np.empty((n, d_model))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles[:, : d_model // 2])
    return read_only(table)


@dataclass(frozen=True)
class Rotary:
    """Rotary position embedding: pairs of columns of q and k turn with the place of the token.

    Pair i of token p turns by p / base^(2i / dims) radians (Su et al. 2021, RoFormer,
    section 3.2), so that q·k depends on the distance of two tokens only.

    Parameters
    ----------
    base : float
        Larger turns slower.
    layout : {"half", "interleaved"}
        Column i is paired with column i + dims / 2 ("half", as in GPT-NeoX and Llama files of
        Hugging Face) or 2i with 2i + 1 ("interleaved", as in the paper).
    dims : int or None
        How many of the first columns turn; None for all d_k.

    Raises
    ------
    PositionError
        If `dims` is odd or not positive, `base` is not positive, or `layout` is unknown.
    """

    base: float = 10000.0
    layout: RotaryLayout = "half"
    dims: int | None = None

    def __post_init__(self) -> None:
        if self.dims is not None:
            _check_even(self.dims)
        if not 0 < self.base < np.inf:
            raise PositionError("the rotary base {base} is not a positive number", base=self.base)
        if self.layout not in {"half", "interleaved"}:
            raise PositionError(
                'the rotary layout is "half" or "interleaved", not "{layout}"', layout=self.layout
            )

    def apply(self, vectors: FloatArray) -> FloatArray:
        """Return the vectors, shape (heads, n, d_k), turned by their places 0 to n - 1.

        Raises
        ------
        PositionError
            If d_k is odd and all columns should turn, or smaller than `dims`.
        """
        n, d_k = vectors.shape[-2:]
        dims = self._turning_columns(d_k)
        first, second = self._pairs(dims)
        cosine, sine = _turns(n, dims, self.base, vectors.dtype)
        turned = vectors.copy()
        turned[..., first] = vectors[..., first] * cosine - vectors[..., second] * sine
        turned[..., second] = vectors[..., second] * cosine + vectors[..., first] * sine
        return turned

    def _turning_columns(self, d_k: int) -> int:
        if self.dims is None:
            _check_even(d_k)
            return d_k
        if self.dims > d_k:
            raise PositionError(
                "{dims} rotary columns are more than d_k {d_k}; nearest: {low}",
                nearest=(d_k - d_k % 2,), dims=self.dims, d_k=d_k, low=d_k - d_k % 2,
            )  # fmt: skip
        return self.dims

    def _pairs(self, dims: int) -> tuple[slice, slice]:
        if self.layout == "half":
            return slice(dims // 2), slice(dims // 2, dims)
        return slice(0, dims, 2), slice(1, dims, 2)


@lru_cache(maxsize=16)
def _turns(n: int, dims: int, base: float, dtype: np.dtype[Any]) -> tuple[FloatArray, FloatArray]:
    """Cosine and sine of the angle of each token and pair, each of shape (n, dims / 2)."""
    angles = np.arange(n)[:, None] / base ** (np.arange(0, dims, 2) / dims)
    return read_only(np.cos(angles).astype(dtype)), read_only(np.sin(angles).astype(dtype))


def _check_even(columns: int) -> None:
    if columns < 1:
        raise PositionError(
            "rotary positions cannot turn {columns} columns; nearest: 2",
            nearest=(2,), columns=columns,
        )  # fmt: skip
    if columns == 1:
        raise PositionError(
            "rotary positions turn pairs of columns, and 1 is odd; nearest: 2", nearest=(2,)
        )
    if columns % 2:
        raise PositionError(
            "rotary positions turn pairs of columns, and {columns} is odd; "
            "nearest: {low} or {high}",
            nearest=(columns - 1, columns + 1),
            columns=columns, low=columns - 1, high=columns + 1,
        )  # fmt: skip

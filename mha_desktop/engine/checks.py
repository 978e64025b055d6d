"""What `attend` and the measures take, checked and brought to one type."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.errors import AttentionError, DimensionError


def checked_tokens(x: ArrayLike, d_model: int, parameter_type: np.dtype[np.floating]) -> FloatArray:
    """Return x in the common floating type of x and the parameters.

    Raises
    ------
    DimensionError
        If x is not of shape (n, d_model).
    AttentionError
        If x holds NaN, infinity, or numbers that are not real.
    """
    x = np.asarray(x)
    if x.ndim != 2 or x.shape[1] != d_model:
        raise DimensionError(
            "x has shape {shape}; the layer needs (n, {d_model})",
            shape=x.shape, d_model=d_model,
        )  # fmt: skip
    if x.dtype.kind not in "fiu":  # floating, signed and unsigned integers
        raise AttentionError("x holds {dtype}; attention needs real numbers", dtype=x.dtype)
    if not np.isfinite(x).all():
        raise AttentionError(
            "{count} of the {size} numbers in x are NaN or infinite; attention needs finite ones",
            count=np.count_nonzero(~np.isfinite(x)), size=x.size,
        )  # fmt: skip
    dtype = np.result_type(x.dtype, parameter_type)
    return x.astype(dtype if dtype.kind == "f" else np.float64, copy=False)


def checked_output(output: FloatArray) -> FloatArray:
    """Return the output.

    Raises
    ------
    AttentionError
        If a number in it is not finite, because a product was too large for the type.
    """
    if not np.isfinite(output).all():
        raise too_large(output.dtype)
    return output


def too_large(dtype: np.dtype[Any]) -> AttentionError:
    """Return the error for numbers that left the range of `dtype`."""
    return AttentionError(
        "the numbers grow too large for {dtype}; scale the token vectors or the matrices down",
        dtype=dtype,
    )


def checked_gains(gains: ArrayLike | None, n_heads: int) -> tuple[float, ...]:
    """Return the gain of each head, 1 for all if `gains` is None.

    Raises
    ------
    AttentionError
        If there is not one finite number per head.
    """
    if gains is None:
        return (1.0,) * n_heads
    values = np.asarray(gains, dtype=np.float64)
    if values.shape != (n_heads,) or not np.isfinite(values).all():
        raise AttentionError(
            "gains must be {n_heads} finite numbers, one per head", n_heads=n_heads
        )
    return tuple(values.tolist())


def checked_temperature(temperature: float) -> float:
    """Return the temperature.

    Raises
    ------
    AttentionError
        If it is not a finite number above 0.
    """
    if not 0 < temperature < np.inf:
        raise AttentionError(
            "temperature {temperature} is not a number above 0", temperature=temperature
        )
    return float(temperature)


def checked_head(head: int, n_heads: int) -> int:
    """Return the head, counted from 0.

    Raises
    ------
    DimensionError
        If there is no such head.
    """
    if not 0 <= head < n_heads:
        last = n_heads - 1
        raise DimensionError(
            "there is no head {head}: heads are counted from 0 to {last}",
            nearest=(min(max(int(head), 0), last),), head=head, last=last,
        )  # fmt: skip
    return int(head)


def of_one_head(weights: ArrayLike) -> FloatArray:
    """Return the weights, which a notebook may hand over as lists.

    Raises
    ------
    DimensionError
        If they are not a matrix, but those of all heads.
    """
    head = np.asarray(weights)
    if head.ndim != 2:
        raise DimensionError(
            "the weights of one head have shape (n, n), not {shape}; take one, as in weights[0]",
            shape=head.shape,
        )
    return head

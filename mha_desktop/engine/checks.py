"""What `attend` and the measures take, checked and brought to one type."""

from reprlib import repr as shortened
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.errors import AttentionError, DimensionError, RangeError


def checked_tokens(x: ArrayLike, d_model: int, parameter_type: np.dtype[np.floating]) -> FloatArray:
    """Return x in the common floating type of x and the parameters.

    Raises
    ------
    DimensionError
        If x is not of shape (n, d_model).
    AttentionError
        If x holds NaN, infinity, or numbers that are not real.
    """
    x = as_array("x", x)
    if x.ndim != 2 or x.shape[1] != d_model:
        raise DimensionError(
            "x has shape {shape}; the layer needs (n, {d_model})",
            shape=x.shape, d_model=d_model,
        )  # fmt: skip
    check_real("x", x)
    if not np.isfinite(x).all():
        raise not_finite("x", x)
    dtype = np.result_type(x.dtype, parameter_type)
    return x.astype(dtype if dtype.kind == "f" else np.float64, copy=False)


def as_array(name: str, values: ArrayLike | None) -> NDArray[Any]:
    """Return an array of what a notebook may hand over as lists.

    Raises
    ------
    DimensionError
        If it is a single thing, or the rows are not equally long.
    """
    try:
        array: NDArray[Any] = np.asarray(values)
    except ValueError as error:
        raise DimensionError("{name} has rows of different lengths", name=name) from error
    if array.ndim == 0:
        raise DimensionError(
            "{name} is {value}; attention needs an array of numbers",
            name=name,
            value=shortened(values),
        )
    return array


def check_real(name: str, array: NDArray[Any]) -> None:
    """Check that an array holds floating or whole numbers.

    Raises
    ------
    AttentionError
        If it does not.
    """
    if array.dtype.kind not in "fiu":  # floating, signed and unsigned integers
        raise AttentionError(
            "{name} holds {dtype}; attention needs real numbers", name=name, dtype=array.dtype
        )


def checked_output(output: FloatArray) -> FloatArray:
    """Return the output.

    Raises
    ------
    RangeError
        If a number in it is not finite, because a product was too large for the type.
    """
    if not np.isfinite(output).all():
        raise too_large(output.dtype)
    return output


def too_large(dtype: np.dtype[Any]) -> RangeError:
    """Return the error for numbers that left the range of `dtype`."""
    return RangeError(
        "the numbers grow too large for {dtype}; scale the token vectors or the matrices down",
        dtype=dtype,
    )


def not_finite(name: str, array: FloatArray) -> AttentionError:
    """Return the error for an array that holds NaN or infinity."""
    return AttentionError(
        "{count} of the {size} numbers in {name} are NaN or infinite; attention needs finite ones",
        count=np.count_nonzero(~np.isfinite(array)), size=array.size, name=name,
    )  # fmt: skip


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

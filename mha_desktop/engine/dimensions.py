"""Which dimensions go together, and the nearest ones for those that do not."""

from bisect import bisect_left
from math import isfinite
from numbers import Integral

from mha_desktop.engine.errors import DimensionError

MOST_HEADS = 128


def divisors(number: int) -> tuple[int, ...]:
    """Return the divisors of a positive number, smallest first."""
    small = [i for i in range(1, int(number**0.5) + 1) if number % i == 0]
    return tuple(sorted({*small, *(number // i for i in small)}))


def legal_head_counts(d_model: int, most: int = MOST_HEADS) -> tuple[int, ...]:
    """Return the head counts up to `most` that divide `d_model`, smallest first."""
    return tuple(count for count in divisors(d_model) if count <= most)


def nearest_divisors(number: int, wanted: int) -> tuple[int, ...]:
    """Return the divisors of `number` around `wanted`, nearest first; itself if it is one."""
    legal = divisors(number)
    if wanted in legal:
        return (wanted,)
    place = bisect_left(legal, wanted)
    return _nearest_first(legal[max(place - 1, 0) : place + 1], wanted)


def nearest_multiples(of: int, wanted: int) -> tuple[int, ...]:
    """Return the positive multiples of `of` around `wanted`, nearest first; itself if it is one."""
    below = wanted - wanted % of
    if below == wanted > 0:
        return (wanted,)
    return _nearest_first((below, below + of) if below > 0 else (of,), wanted)


def check_dimensions(d_model: int, n_heads: int, n_kv_heads: int | None = None) -> None:
    """Check that `d_model` splits evenly over the heads, and the heads over the key/value heads.

    Parameters
    ----------
    d_model, n_heads : int
    n_kv_heads : int, optional
        As many as heads if left out.

    Raises
    ------
    DimensionError
        One sentence with the values and the nearest ones that work.
    """
    check_whole(d_model=d_model)
    check_head_counts(n_heads, n_heads if n_kv_heads is None else n_kv_heads)
    if d_model < 1:
        raise _refused(
            "d_model {d_model} is not a positive number; nearest: {low}",
            (n_heads,), d_model=d_model,
        )  # fmt: skip
    if n_heads > d_model:
        raise _refused(
            "{n_heads} heads are more than the {d_model} columns of d_model; nearest: {low}",
            (d_model,), n_heads=n_heads, d_model=d_model,
        )  # fmt: skip
    if d_model % n_heads:
        raise _refused(
            "d_model {d_model} is not divisible by {n_heads} heads (remainder {remainder}); "
            "nearest: {low} or {high}",
            nearest_multiples(n_heads, d_model),
            d_model=d_model, n_heads=n_heads, remainder=d_model % n_heads,
        )  # fmt: skip


def check_head_counts(n_heads: int, n_kv_heads: int) -> None:
    """Check that the heads split evenly over the key/value heads, whatever d_model is.

    Parameters
    ----------
    n_heads, n_kv_heads : int

    Raises
    ------
    DimensionError
        One sentence with the values and the nearest ones that work.
    """
    check_whole(n_heads=n_heads, n_kv_heads=n_kv_heads)
    if n_heads < 1:
        raise _refused(
            "the number of heads cannot be {n_heads}; nearest: {low}", (1,), n_heads=n_heads
        )
    if n_kv_heads < 1:
        raise _refused(
            "the number of key/value heads cannot be {n_kv_heads}; nearest: {low}",
            (1,), n_kv_heads=n_kv_heads,
        )  # fmt: skip
    if n_kv_heads > n_heads:
        raise _refused(
            "{n_kv_heads} key/value heads are more than {n_heads} heads; nearest: {low}",
            (n_heads,), n_kv_heads=n_kv_heads, n_heads=n_heads,
        )  # fmt: skip
    if n_heads % n_kv_heads:
        raise _refused(
            "{n_heads} heads are not divisible by {n_kv_heads} key/value heads "
            "(remainder {remainder}); nearest: {low} or {high}",
            nearest_divisors(n_heads, n_kv_heads),
            n_heads=n_heads, n_kv_heads=n_kv_heads, remainder=n_heads % n_kv_heads,
        )  # fmt: skip


def check_whole(**numbers: object) -> None:
    """Check that dimensions are whole numbers: a notebook may hand over anything.

    Raises
    ------
    DimensionError
        One sentence with the first that is not, and the nearest whole number if it has one.
    """
    for name, number in numbers.items():
        if isinstance(number, float) and isfinite(number):
            nearest = max(round(number), 1)
            raise DimensionError(
                "{name} must be a whole number, not {number}; nearest: {low}",
                nearest=(nearest,), name=name, number=number, low=nearest,
            )  # fmt: skip
        if isinstance(number, bool) or not isinstance(number, Integral):
            raise DimensionError(
                "{name} must be a whole number, not {number}", name=name, number=repr(number)
            )


def _refused(template: str, nearest: tuple[int, ...], **values: int) -> DimensionError:
    return DimensionError(template, nearest=nearest, low=min(nearest), high=max(nearest), **values)


def _nearest_first(legal: tuple[int, ...], wanted: int) -> tuple[int, ...]:
    return tuple(sorted(legal, key=lambda value: abs(value - wanted)))

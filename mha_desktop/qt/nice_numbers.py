"""Round limits for scales that are printed."""

from math import floor, log10

_STEPS = (1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)


def rounded_up(value: float) -> float:
    """Return the smallest round number (1, 1.5, 2, 3, ... times a power of ten) from `value` on.

    Values that are not positive give 1, so that the result can be divided by.
    """
    if value <= 0:
        return 1.0
    decimals = floor(log10(value))
    return next(
        limit
        for limit in (float(f"{step}e{decimals}") for step in _STEPS)
        if limit >= value * (1 - 1e-9)
    )

"""Numbers of a calculation: as many figures as help to follow it, with a true minus sign."""

from math import isnan

from PySide6.QtCore import QCoreApplication

from mha_desktop.qt.numbers import localised

_MINUS = "\u2212"


def number_text(value: float) -> str:
    """Return a number as it stands in a calculation: "19.77", "−1.65", "3e−5", "1.1e13"."""
    if isnan(value):
        return QCoreApplication.translate("Arithmetic", "undefined")
    mantissa, e, exponent = _figures(value + 0.0).partition("e")  # no minus zero
    return localised(f"{mantissa}e{int(exponent)}" if e else mantissa)


def _figures(value: float) -> str:
    size = abs(value)
    if size >= 1e6:
        return f"{value:.1e}"
    if size >= 1000:
        return f"{value:,.0f}"
    if size >= 100:
        return f"{value:.1f}"
    if size >= 0.005 or size == 0:
        return f"{value:.2f}"
    return f"{value:.1g}"


def share_text(share: float | None) -> str:
    """Return a share in percent, "–" where there is none."""
    return "–" if share is None else f"{_without_minus_zero(share * 100, 0)} %"


def score_text(value: float) -> str:
    """Return a number that others are added to: two decimals, "0.00" for what rounding left."""
    return _without_minus_zero(value, 2) if abs(value) < 1000 else number_text(value)


def _without_minus_zero(value: float, decimals: int) -> str:
    return localised(f"{round(value, decimals) + 0.0:.{decimals}f}")


def added(value: float) -> str:
    """Return a number with the operator that adds it: "+ 0.43", "− 2.44"."""
    sign = _MINUS if value < 0 else "+"
    return f"{sign}\u00a0{number_text(abs(value))}"


def in_brackets(value: float) -> str:
    """Return a number that follows a times sign: a negative one stands in brackets."""
    text = number_text(value)
    return f"({text})" if text.startswith(_MINUS) else text

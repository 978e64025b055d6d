"""Numbers as they are written on the screen."""

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QLocale

from mha_desktop.lab import layout_costs

_MINUS = "\N{MINUS SIGN}"
_HYPHEN = "-"


def localised(number: str) -> str:
    """Write a number that Python formatted as the user's language does, with a true minus sign.

    Parameters
    ----------
    number : str
        With a decimal point, commas between thousands and ASCII digits, as ``format`` leaves it;
        what else is in it, such as a unit, must be free of these signs.
    """
    return number.translate(_signs(QLocale().name()))


@lru_cache(maxsize=8)
def _signs(locale_name: str) -> Mapping[int, str]:
    locale = QLocale(locale_name)
    zero = ord(locale.zeroDigit())
    digits = {ord(str(digit)): chr(zero + digit) for digit in range(10)}
    return {
        **digits,
        ord("."): locale.decimalPoint(),
        ord(","): locale.groupSeparator(),
        ord(_HYPHEN): _MINUS,
    }


def percent_text(share: float) -> str:
    """Write a share of 1 in per cent with three digits at most: 12.5 %."""
    return localised(layout_costs.percent_text(share))


def size_text(size: int) -> str:
    """Write a number of bytes in its binary unit: 16 KiB."""
    return localised(layout_costs.size_text(size))


def grouped_digits(number: int) -> str:
    """Write a large number in groups of three digits, which the C locale would leave out."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.DefaultNumberOptions)
    return locale.toString(number)


def signed_number(value: float) -> str:
    """Write a score with about three digits and a true minus sign: 2.47, −19.8, 112, 1e6."""
    magnitude = abs(value)
    if magnitude >= 9999.5:
        mantissa, _, exponent = f"{value:.0e}".partition("e")
        text = f"{mantissa}e{int(exponent)}"
    else:
        text = f"{value:.{_decimals(magnitude)}f}"
    return localised("0.00" if text == "-0.00" else text)


def _decimals(magnitude: float) -> int:
    if magnitude >= 99.95:
        return 0
    return 1 if magnitude >= 9.995 else 2


def decimal(number: float, places: int) -> str:
    """Write a number with this many decimals, with a true minus sign and never as −0."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    rounded = round(number, places) + 0.0  # the sum turns −0 into 0
    return locale.toString(rounded, "f", places).replace("-", _MINUS)

"""Numbers as they are written on the screen."""

from PySide6.QtCore import QLocale

_MINUS = "\N{MINUS SIGN}"


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
    return "0.00" if text == "-0.00" else text.replace("-", "\N{MINUS SIGN}")


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

"""Numbers as they are written on the screen."""

from PySide6.QtCore import QLocale


def grouped_digits(number: int) -> str:
    """Write a large number in groups of three digits, which the C locale would leave out."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.DefaultNumberOptions)
    return locale.toString(number)

"""Numbers and words that the lab puts into the texts of a lesson."""

import re

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.lesson_claims import Value
from mha_desktop.qt.numbers import decimal, grouped_digits

PENDING = "…"
UNKNOWN = "–"

_MARKDOWN = re.compile(r"([\\`*_{}\[\]<>#|~])")
_SUPERSCRIPTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def value_text(value: Value, form: str) -> str:
    """Return a value as a text shows it, in the user's language.

    Parameters
    ----------
    value : float, int, bool or str
    form : str
        As `mha_desktop.lab.lesson_text.Field` has it.
    """
    if isinstance(value, bool):
        translate = QCoreApplication.translate
        return translate("LessonTexts", "yes") if value else translate("LessonTexts", "no")
    if isinstance(value, str):
        return _MARKDOWN.sub(r"\\\1", value)
    return _number_text(value, form)


def _number_text(value: float, form: str) -> str:
    kind, places = form[-1:], int(form[1:2] or 0)
    if kind == "f":
        return decimal(value, places)
    if kind == "%":
        # The space must not break.
        return f"{decimal(100 * value, places)}\N{NO-BREAK SPACE}%"
    if kind == "e":
        return _power_text(value, places)
    if kind == "d":
        return grouped_digits(round(value))
    return decimal(value, 0 if value == round(value) else 2)


def _power_text(value: float, places: int) -> str:
    """Return 9 × 10⁻⁸ for 9e-8, and 0 for nothing."""
    if value == 0:
        return "0"
    mantissa, _, exponent = f"{value:.{places}e}".partition("e")
    power = str(int(exponent)).translate(_SUPERSCRIPTS)
    return f"{decimal(float(mantissa), places)}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}10{power}"

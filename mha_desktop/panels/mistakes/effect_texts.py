"""What a mistake changes now, in words."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.mistakes import MistakeEffect
from mha_desktop.qt.numbers import decimal, grouped_digits, percent_text

translate = QCoreApplication.translate
# Rounding alone: what single precision makes of two ways to add.
_SAME = 1e-5


def effect_lines(effect: MistakeEffect) -> tuple[str, ...]:
    """Return a line for the weights, the sums of the rows, the output, and what is undefined."""
    if effect.undefined:
        return (_undefined_line(effect), translate("MistakesPanel", "Output: undefined"))
    if effect.weight <= _SAME and (effect.output or 0.0) <= _SAME:
        return (translate("MistakesPanel", "Every number is the right one here."),)
    return (_weight_line(effect), _sums_line(effect), _output_line(effect))


def _undefined_line(effect: MistakeEffect) -> str:
    template = translate("MistakesPanel", "Undefined: {count} of {all} rows (0/0)")
    return template.format(count=grouped_digits(effect.undefined), all=grouped_digits(effect.rows))


def _weight_line(effect: MistakeEffect) -> str:
    if effect.weight <= _SAME:
        return translate("MistakesPanel", "Weights: unchanged")
    template = translate("MistakesPanel", "Weights: off by up to {change}")
    return template.format(change=decimal(effect.weight, 3))


def _sums_line(effect: MistakeEffect) -> str:
    low, high = (decimal(total, 2) for total in effect.row_sums)
    if low == high:
        return translate("MistakesPanel", "Row sums: {total}").format(total=low)
    template = translate("MistakesPanel", "Row sums: {low} to {high}")
    return template.format(low=low, high=high)


def _output_line(effect: MistakeEffect) -> str:
    error = effect.output or 0.0
    if error <= _SAME:
        return translate("MistakesPanel", "Output: unchanged")
    template = translate("MistakesPanel", "Output: {error} away from the right one")
    return template.format(error=percent_text(error))

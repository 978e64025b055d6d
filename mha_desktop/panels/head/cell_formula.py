"""Formulas of the arithmetic of a weight as rich text, with real sub- and superscripts."""

import re
from html import escape

from PySide6.QtWidgets import QLabel

from mha_desktop.panels.controls.rich_text import rich_label
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.arithmetic_texts import FormulaLine

_BELOW = re.compile(r"\b([A-Za-z]+)_(\w+)")
_ABOVE = re.compile(r"\^(\w+)")


def formula(text: str) -> str:
    """Return the HTML of a formula: ``d_k`` gets a subscript, ``e^score`` a superscript.

    Tokens of the sentence do not belong into `text`: they may have an underscore of their own.
    """
    raised = _ABOVE.sub(r"<sup>\1</sup>", escape(text))
    return _BELOW.sub(r"\1<sub>\2</sub>", raised)


def line_html(line: FormulaLine) -> str:
    """Return calculation and result of a line, the result in bold."""
    result = f"<b>{escape(line.result)}</b>" if line.result else ""
    return f"{formula(line.formula)} {result}".strip()


def formula_label(role: str, *, wrapped: bool = False) -> QLabel:
    """Return an empty label for rich text, in one of the roles of the style sheet."""
    label = rich_label("")
    label.setWordWrap(wrapped)
    if role:
        set_role(label, role)
    return label

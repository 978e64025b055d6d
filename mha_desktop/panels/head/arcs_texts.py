"""What the arcs say in words."""

import numpy as np
from PySide6.QtCore import QCoreApplication

from mha_desktop.qt.figures.arcs_painter import ArcsFocus
from mha_desktop.qt.figures.content import HeadFigure
from mha_desktop.qt.models.reading import readable, weight_text
from mha_desktop.qt.numbers import grouped_digits

translate = QCoreApplication.translate


def arcs_reading(figure: HeadFigure, focus: ArcsFocus) -> str:
    """Return who looks most at whom among the curves in colour; empty without any."""
    if focus.query is not None:
        key = int(np.argmax(figure.values[focus.query])) if focus.key is None else focus.key
        return _sentence(figure, focus.query, key, _looks_at(focus))
    if focus.key is not None:
        query = int(np.argmax(figure.values[:, focus.key]))
        text = translate("Arcs", "Key “{key}” is looked at most by “{query}”: {weight}")
        return _sentence(figure, query, focus.key, text)
    return ""


def _looks_at(focus: ArcsFocus) -> str:
    if focus.key is None:
        return translate("Arcs", "Query “{query}” looks most at “{key}”: {weight}")
    return translate("Arcs", "“{query}” looks at “{key}”: {weight}")


def _sentence(figure: HeadFigure, query: int, key: int, template: str) -> str:
    if not figure.has_value((query, key)):
        template = translate("Arcs", "“{query}” may not look at “{key}”")
    return template.format(
        query=readable(figure.tokens[query]),
        key=readable(figure.tokens[key]),
        weight=weight_text(float(figure.values[query, key])),
    )


def count_text(shown: int, chosen: int) -> str:
    """Return what the curves mean, and how many of them there are."""
    if shown == chosen == 1:
        template = translate("Arcs", "Line width = weight; 1 curve")
    elif shown == chosen:
        template = translate("Arcs", "Line width = weight; {shown} curves")
    else:
        template = translate("Arcs", "Line width = weight; the strongest {shown} of {all} curves")
    return template.format(shown=grouped_digits(shown), all=grouped_digits(chosen))

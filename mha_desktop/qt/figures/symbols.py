"""Names of the mathematics in painted lines: d_k, d_model and the matrices with real subscripts."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from mha_desktop.qt.figures.text import TextStyle, draw_text_at

_BELOW = re.compile(r"\b(?:d_(?=(?:k|model)\b)|W_(?=[QKVO]\b))(\w+)")
_SMALLER = 0.7
# As a part of the height of the letters.
_DROP = 0.16


class Run(NamedTuple):
    """A part of a line in one size; `below` is a subscript."""

    text: str
    below: bool


def runs(text: str) -> Iterator[Run]:
    """Yield the parts of a line: ``"in d_k"`` is ``"in d"`` and, below the line, ``"k"``."""
    end = 0
    for found in _BELOW.finditer(text):
        yield Run(text[end : found.start(1) - 1], False)
        yield Run(found[1], True)
        end = found.end()
    if end < len(text):
        yield Run(text[end:], False)


def symbols_width(style: TextStyle, text: str) -> float:
    """Return the width of a line that `draw_symbols` draws, in pixels."""
    return sum(_style(style, run).metrics.horizontalAdvance(run.text) for run in runs(text))


def draw_symbols(painter: QPainter, style: TextStyle, box: QRectF, text: str) -> None:
    """Draw a line at the left of a box, in the middle of its height, with real subscripts."""
    painter.setPen(QColor.fromRgb(style.colour))
    metrics = style.metrics
    baseline = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
    left = box.left()
    for run in runs(text):
        here = _style(style, run)
        drop = _DROP * metrics.ascent() if run.below else 0.0
        draw_text_at(painter, here, QPointF(left, baseline + drop), run.text)
        left += here.metrics.horizontalAdvance(run.text)


def _style(style: TextStyle, run: Run) -> TextStyle:
    return replace(style, points=style.points * _SMALLER) if run.below else style

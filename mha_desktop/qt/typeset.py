"""Formulas in LaTeX, typeset without LaTeX: SVG by ziamath, painted by Qt at any scale.

A formula takes 5 to 30 ms the first time, and the first of all 200 ms more, in which ziamath is
imported: typeset many of them on a worker, which fills the cache that all threads share.
"""

import threading
from functools import cache

from PySide6.QtCore import QByteArray, QSizeF
from PySide6.QtGui import QColor
from PySide6.QtSvg import QSvgRenderer

# Of the SVG before it is scaled; numbers in it have three decimals.
_POINTS = 24.0
_COLOUR = "#123456"
# One at a time: the cache alone would let two threads typeset the same formula.
_lock = threading.Lock()


def formula_renderer(latex: str, colour: QColor) -> QSvgRenderer:
    """Return what paints a formula into any rectangle of the proportions of `formula_size`."""
    svg = _typeset(latex).replace(_COLOUR, colour.name())
    return QSvgRenderer(QByteArray(svg.encode()))


def formula_size(latex: str, points: float) -> QSizeF:
    """Return width and height of a formula in a font of this size, in the same unit as that."""
    size = QSvgRenderer(QByteArray(_typeset(latex).encode())).viewBoxF().size()
    return size * (points / _POINTS)


def typeset(latex: str) -> None:
    """Have a formula ready, so that painting it takes no time; on any thread."""
    _typeset(latex)


def _typeset(latex: str) -> str:
    with _lock:
        return _svg(latex)


@cache
def _svg(latex: str) -> str:
    # Most starts show no formula, and need not wait for this import.
    from ziamath.config import config
    from ziamath.zmath import Latex

    # QSvgRenderer does not know the <symbol> and <use> of SVG 2.
    config.svg2 = False
    return Latex(latex, size=_POINTS, color=_COLOUR).svg()

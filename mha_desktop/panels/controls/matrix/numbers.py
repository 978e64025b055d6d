"""Values printed in the cells of a matrix."""

from math import floor, log10

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.panels.controls.matrix.colouring import Colours
from mha_desktop.panels.controls.matrix.layout import MatrixLayout
from mha_desktop.qt.figures.metrics import NUMBER_CELL
from mha_desktop.qt.figures.text import CAPTION_POINTS, TextStyle, draw_text
from mha_desktop.qt.numbers import localised

_WHITE, _BLACK = 0xFFFFFFFF, 0xFF000000
_MOST_DECIMALS = 5
_MARGIN = 4


def cell_texts(values: FloatArray, largest: float) -> list[list[str]]:
    """Return values with as many decimals as tell 1 % of `largest` apart."""
    decimals = min(max(1 - floor(log10(largest)), 0), _MOST_DECIMALS) if largest > 0 else 1
    return [
        [localised(f"{value:.{decimals}f}") for value in row]
        for row in (np.round(values, decimals) + 0.0).tolist()  # the sum turns −0 into 0
    ]


def _roomy(layout: MatrixLayout) -> bool:
    """Whether cells are large enough to think of numbers."""
    pooled = layout.rows.pooled or layout.columns.pooled
    high = layout.rows.cells.size >= _metrics(layout).height()
    return not pooled and high and layout.columns.cells.size >= NUMBER_CELL * layout.scale


def _fits(layout: MatrixLayout, texts: list[list[str]]) -> bool:
    """Whether the longest text has room in its cell."""
    longest = max((text for row in texts for text in row), key=len)
    return layout.columns.cells.size >= _metrics(layout).horizontalAdvance(longest) + _MARGIN


def _metrics(layout: MatrixLayout) -> QFontMetricsF:
    return TextStyle(CAPTION_POINTS, layout.scale, _BLACK).metrics


def paint_numbers(
    painter: QPainter, values: FloatArray, colours: Colours, layout: MatrixLayout
) -> bool:
    """Print the values on show in black or white, all or none; return whether they fit."""
    if not _roomy(layout):
        return False
    texts = cell_texts(values, max(abs(colours.low), abs(colours.high)))
    if not _fits(layout, texts):
        return False
    white = colours.colour_map.white_text[colours.levels(values)]
    styles = [TextStyle(CAPTION_POINTS, layout.scale, colour) for colour in (_BLACK, _WHITE)]
    rows, columns = layout.rows.cells, layout.columns.cells
    for row, column in np.ndindex(*values.shape):
        box = QRectF(
            layout.left + columns.start(column), layout.top + rows.start(row),
            columns.length(column), rows.length(row),
        )  # fmt: skip
        style = styles[int(white[row, column])]
        draw_text(painter, style, box, texts[row][column], align=Qt.AlignmentFlag.AlignHCenter)
    return True

"""Weights printed in their cells."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.engine.arrays import BoolArray, FloatArray
from mha_desktop.qt.figures.cells import Box, Cells
from mha_desktop.qt.figures.colour_maps import ColourMap
from mha_desktop.qt.figures.ranges import ColourScale
from mha_desktop.qt.figures.text import PiecePainter, TextStyle, draw_text
from mha_desktop.qt.numbers import localised, signed_number

_WHITE, _BLACK = 0xFFFFFFFF, 0xFF000000
WIDEST_WEIGHTS = ("0.00",)


def weight_number(weight: float) -> str:
    """Return a weight, or a difference of two, with two decimals and a true minus sign."""
    text = f"{weight:.2f}"
    return localised("0.00" if text == "-0.00" else text)


@dataclass(frozen=True)
class CellNumber:
    """A weight in the middle of a cell; the origin is the cell's upper left corner."""

    text: str
    size: int
    style: TextStyle

    def bounds(self) -> QRectF:
        """Return the cell."""
        return QRectF(0, 0, self.size, self.size)

    def paint(self, painter: QPainter) -> None:
        """Paint the number."""
        draw_text(
            painter, self.style, self.bounds(), self.text, align=Qt.AlignmentFlag.AlignHCenter
        )


@dataclass(frozen=True, eq=False)
class TileNumbers:
    """The values (rows, columns) of one tile, and how they are printed on its colours."""

    weights: FloatArray
    allowed: BoolArray | None
    head: int
    scale: ColourScale
    colour_map: ColourMap
    points: float
    text_scale: float
    text: Callable[[float], str] = weight_number


def paint_numbers(
    painter: QPainter, numbers: TileNumbers, tile: Box, cells: Cells, draw: PiecePainter
) -> None:
    """Print every value of a tile, in black or white; masked cells stay free."""
    levels = numbers.scale.levels(numbers.weights[None], numbers.head)[0]
    white = numbers.colour_map.white_text[levels]
    styles = {
        True: TextStyle(numbers.points, numbers.text_scale, _WHITE),
        False: TextStyle(numbers.points, numbers.text_scale, _BLACK),
    }
    for query, key in np.ndindex(*numbers.weights.shape):
        if numbers.allowed is None or numbers.allowed[query, key]:
            text = numbers.text(float(numbers.weights[query, key]))
            piece = CellNumber(text, cells.length(key), styles[bool(white[query, key])])
            draw(painter, piece, tile.x + cells.start(key), tile.y + cells.start(query))


def number_width(points: float, text_scale: float, widest: Sequence[str]) -> int:
    """Return the room that a number in a cell needs, in pixels; `widest` are some of its kind."""
    metrics = TextStyle(points, text_scale, _BLACK).metrics
    return ceil(max(metrics.horizontalAdvance(text) for text in widest)) + 2


def widest_scores(scores: FloatArray) -> tuple[str, ...]:
    """Return texts of which one is as wide as any of the scores (n, n)."""
    lowest, highest = float(scores.min()), float(scores.max())
    typical = "\N{MINUS SIGN}8.88" if lowest < 0 else "8.88"
    return signed_number(lowest), signed_number(highest), typical

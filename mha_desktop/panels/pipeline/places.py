"""What the places of a picture show of a matrix of any size, and in which colours."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from PySide6.QtGui import QImage

from mha_desktop.engine.arrays import BoolArray, FloatArray
from mha_desktop.lab.pipeline import Matrix
from mha_desktop.lab.state import ColourMapName
from mha_desktop.panels.controls.matrix.axis import MatrixAxis, fitted_axis, whole
from mha_desktop.panels.controls.matrix.colouring import (
    SIGNED,
    Colouring,
    Colours,
    SizeColouring,
    colours_of,
)
from mha_desktop.panels.controls.matrix.pooling import pooled
from mha_desktop.qt.theme import Theme

_Entries = TypeVar("_Entries", FloatArray, BoolArray)

# Looking at more entries than this for one picture would take longer than 20 ms.
MOST_ENTRIES = 1 << 22


@dataclass(frozen=True, eq=False)
class Places:
    """What a picture shows: one number per place.

    Attributes
    ----------
    values : ndarray, shape (rows.places, columns.places)
        Finite; 0 where a place is masked.
    masked : ndarray of bool, same shape
        Where the mask forbids every entry that a place covers.
    """

    values: FloatArray
    masked: BoolArray

    @property
    def has_masked(self) -> bool:
        """Whether anything is masked."""
        return bool(self.masked.any())


def sampled(values: _Entries) -> _Entries:
    """Return the matrix, or every second (third ...) row and column of an immense one."""
    step = 1
    while values[::step, ::step].size > MOST_ENTRIES:
        step += 1
    return values[::step, ::step]


def places_of(matrix: Matrix, rows: MatrixAxis, columns: MatrixAxis) -> Places:
    """Return what the places of two axes show: of several entries the one of largest magnitude.

    Parameters
    ----------
    matrix : Matrix
    rows, columns : MatrixAxis
        Over all rows and columns.
    """
    sample = sampled(matrix.values)
    if sample.shape != matrix.values.shape:
        rows = MatrixAxis(whole(sample.shape[0]), rows.cells)
        columns = MatrixAxis(whole(sample.shape[1]), columns.cells)
    allowed = np.isfinite(sample)
    if matrix.allowed is not None:
        allowed &= sampled(matrix.allowed)
    if allowed.all():
        shown = pooled(sample, rows, columns)
        return Places(shown, np.zeros(shown.shape, np.bool_))
    shown = pooled(np.where(allowed, sample, 0), rows, columns)
    return Places(shown, pooled(allowed.astype(np.float32), rows, columns) == 0)


def shared_colours(
    matrices: Sequence[Matrix], theme: Theme, colour_map: ColourMapName
) -> dict[str, Colours]:
    """Return the colours of each range of some matrices, by its name.

    Parameters
    ----------
    matrices : sequence of Matrix
    theme : Theme
    colour_map : ColourMapName
        For weights.
    """
    names = dict.fromkeys(matrix.range_name for matrix in matrices)
    return {
        name: _colours((m for m in matrices if m.range_name == name), theme, colour_map)
        for name in names
    }


def _colours(matrices: Iterable[Matrix], theme: Theme, colour_map: ColourMapName) -> Colours:
    """Return colours with limits that suit all of the matrices."""
    group = list(matrices)
    signed = group[0].kind == "signed"
    colouring: Colouring = SIGNED if signed else SizeColouring(colour_map)
    finite = [_finite(matrix.values) for matrix in group]
    # A mask that only lets through is all zeros, and has no say.
    telling = [values for values in finite if values.any()] or finite
    low, high = zip(*(colouring.limits(values) for values in telling), strict=True)
    return colours_of(finite[-1], colouring, theme, (min(low), max(high)))


def _finite(values: FloatArray) -> FloatArray:
    sample = sampled(values)
    allowed = np.isfinite(sample)
    return sample if allowed.all() else np.where(allowed, sample, 0)


def places_image(places: Places, colours: Colours, masked: int) -> QImage:
    """Return one pixel per place; `masked` is the colour of masked ones, ``0xffRRGGBB``."""
    pixels = np.take(colours.colour_map.table, colours.levels(places.values))
    pixels[places.masked] = masked
    pixels = np.ascontiguousarray(pixels)
    height, width = pixels.shape
    return QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_RGB32).copy()


def thumbnail_axes(matrix: Matrix, width: int, height: int) -> tuple[MatrixAxis, MatrixAxis]:
    """Return the axes of a small picture without gaps, in at most so many pixels."""
    rows, columns = matrix.values.shape
    return _tight(rows, height), _tight(columns, width)


def _tight(count: int, pixels: int) -> MatrixAxis:
    axis = fitted_axis(whole(count), max(pixels, 2))
    return MatrixAxis(axis.window, type(axis.cells)(axis.cells.tokens, axis.cells.side))


def strongest_place(values: FloatArray, rows: range, columns: range) -> tuple[int, int]:
    """Return (row, column) of the entry of largest magnitude among some; masked ones come last."""
    part = values[rows.start : rows.stop, columns.start : columns.stop]
    sizes = np.where(np.isfinite(part), np.abs(part), -1)
    row, column = np.unravel_index(int(sizes.argmax()), sizes.shape)
    return rows.start + int(row), columns.start + int(column)

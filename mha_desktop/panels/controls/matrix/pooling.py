"""A matrix on fewer places than it has entries: each place shows the strongest one it covers."""

from collections.abc import Sequence

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.panels.controls.matrix.axis import MatrixAxis


def pooled(matrix: FloatArray, rows: MatrixAxis, columns: MatrixAxis) -> FloatArray:
    """Return what the places of two axes show.

    A place that covers several entries shows the one of largest magnitude, with its sign: a real
    entry, and a single strong one is never lost between others.

    Parameters
    ----------
    matrix : ndarray, shape (rows, columns)
    rows, columns : MatrixAxis
        Of this matrix.

    Returns
    -------
    ndarray, shape (rows.places, columns.places)
    """
    high = _largest(matrix, rows, columns, np.maximum)
    if not (rows.pooled or columns.pooled):
        return high
    low = _largest(matrix, rows, columns, np.minimum)
    return np.asarray(np.where(high >= -low, high, low))


def strongest_entry(matrix: FloatArray, rows: range, columns: range) -> tuple[int, int]:
    """Return (row, column) of the entry of largest magnitude among some."""
    part = np.abs(matrix[rows.start : rows.stop, columns.start : columns.stop])
    row, column = np.unravel_index(int(part.argmax()), part.shape)
    return rows.start + int(row), columns.start + int(column)


def _largest(
    matrix: FloatArray, rows: MatrixAxis, columns: MatrixAxis, larger: np.ufunc
) -> FloatArray:
    across, down = columns.window.entries, rows.bounds()
    shown = _reduced(matrix[:, across.start : across.stop], down, larger)
    places = [bound - across.start for bound in columns.bounds()]
    return _reduced(shown.T, places, larger).T


def _reduced(matrix: FloatArray, bounds: Sequence[int], larger: np.ufunc) -> FloatArray:
    """Reduce whole rows: 5 times as fast as ``reduceat``."""
    edges = np.asarray(bounds)
    first, last = edges[:-1], edges[1:] - 1
    chosen = matrix.take(first, axis=0)
    for step in range(1, int((last - first).max()) + 1):
        larger(chosen, matrix.take(np.minimum(first + step, last), axis=0), out=chosen)
    return np.asarray(chosen)

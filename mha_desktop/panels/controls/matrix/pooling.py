"""A matrix on fewer places than it has entries: each place shows the strongest one it covers."""

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
    down, across = rows.window.entries, columns.window.entries
    part = matrix[down.start : down.stop, across.start : across.stop]
    if not (rows.pooled or columns.pooled):
        return np.asarray(part)
    if abs(part.strides[0]) < abs(part.strides[1]):
        # Rows of such a matrix are scattered in memory, its columns are not.
        return _strongest(part.T, columns, rows).T
    return _strongest(part, rows, columns)


def strongest_entry(matrix: FloatArray, rows: range, columns: range) -> tuple[int, int]:
    """Return (row, column) of the entry of largest magnitude among some."""
    part = np.abs(matrix[rows.start : rows.stop, columns.start : columns.stop])
    row, column = np.unravel_index(int(part.argmax()), part.shape)
    return rows.start + int(row), columns.start + int(column)


def _strongest(part: FloatArray, rows: MatrixAxis, columns: MatrixAxis) -> FloatArray:
    """Pool what is on show of a matrix."""
    high, low = (
        _reduced(np.ascontiguousarray(_reduced(part, rows, larger).T), columns, larger).T
        for larger in (np.maximum, np.minimum)
    )
    return np.asarray(np.where(high >= -low, high, low))


def _reduced(part: FloatArray, axis: MatrixAxis, larger: np.ufunc) -> FloatArray:
    """Reduce whole rows: 5 times as fast as ``reduceat``."""
    edges = np.asarray(axis.bounds()) - axis.window.first
    first, last = edges[:-1], edges[1:] - 1
    chosen = part.take(first, axis=0)
    for step in range(1, int((last - first).max()) + 1):
        larger(chosen, part.take(np.minimum(first + step, last), axis=0), out=chosen)
    return np.asarray(chosen)

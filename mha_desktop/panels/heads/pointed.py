"""What lies under the pointer in the grid of heads, and in the large picture of one."""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.state import Cell
from mha_desktop.qt.figures.content import HeadFigure
from mha_desktop.qt.figures.grid_layout import GridLayout
from mha_desktop.qt.figures.heatmap import strongest_cell

if TYPE_CHECKING:
    from mha_desktop.qt.figures.head_layout import HeadLayout


class Pointed(NamedTuple):
    """A cell of a head."""

    head: int
    cell: Cell


def pointed_cell(layout: GridLayout, weights: FloatArray, position: QPointF) -> Pointed | None:
    """Return the cell at a point; where a pixel stands for several cells, the strongest of them.

    Parameters
    ----------
    layout : GridLayout
    weights : ndarray, shape (h, n, n)
    position : QPointF
        In the layout's pixels.
    """
    head = layout.head_at(position.x(), position.y())
    if head is None:
        return None
    tile = layout.tile(head)
    queries = layout.cells.tokens_at(position.y() - tile.y)
    keys = layout.cells.tokens_at(position.x() - tile.x)
    if not queries or not keys:
        return None
    return Pointed(head, strongest_cell(weights[head], queries, keys))


def head_cell(figure: HeadFigure, layout: "HeadLayout", position: QPointF) -> Cell | None:
    """Return the (query, key) at a point of the large picture, the strongest of several."""
    rows = layout.cells.tokens_at(position.y() - layout.tile.y)
    columns = layout.cells.tokens_at(position.x() - layout.tile.x)
    if not rows or not columns:
        return None
    shown_rows = figure.rows[rows.start : rows.stop]
    shown_columns = figure.columns[columns.start : columns.stop]
    pair = (shown_columns, shown_rows) if figure.transposed else (shown_rows, shown_columns)
    return strongest_cell(figure.values, *pair)

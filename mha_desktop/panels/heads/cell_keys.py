"""Where the arrow keys lead, among heads and among cells."""

from PySide6.QtCore import Qt

from mha_desktop.lab.state import Cell

Key = Qt.Key

CELL_STEPS: dict[int, Cell] = {
    Key.Key_Up: (-1, 0),
    Key.Key_Down: (1, 0),
    Key.Key_Left: (0, -1),
    Key.Key_Right: (0, 1),
}


def moved_cell(cell: Cell | None, key: int, tokens: int) -> Cell:
    """Return the cell beside `cell`, at the edge the cell itself; the first one if there is none.

    Parameters
    ----------
    cell : (query, key) or None
    key : int
        One of `CELL_STEPS`.
    tokens : int
        Rows and columns of cells, at least 1.
    """
    if cell is None:
        return 0, 0
    down, right = CELL_STEPS[key]
    last = tokens - 1
    return min(max(cell[0] + down, 0), last), min(max(cell[1] + right, 0), last)


def turned(cell: Cell | None) -> Cell | None:
    """Return (column, row) for (row, column)."""
    return None if cell is None else (cell[1], cell[0])


def moved_head(head: int, key: int, *, heads: int, columns: int, page_rows: int) -> int | None:
    """Return the head that a key leads to from `head` in a grid; None for a key that leads nowhere.

    Left and Right stay in the row, Up and Down in the column. Page Up and Page Down go `page_rows`
    rows, Home and End to the first and the last head.
    """
    row, column = divmod(head, columns)
    last_row = (heads - 1 - column) // columns
    targets: dict[int, int] = {
        Key.Key_Left: head - 1 if column > 0 else head,
        Key.Key_Right: head + 1 if column < columns - 1 else head,
        Key.Key_Up: max(row - 1, 0) * columns + column,
        Key.Key_Down: min(row + 1, last_row) * columns + column,
        Key.Key_PageUp: max(row - page_rows, 0) * columns + column,
        Key.Key_PageDown: min(row + page_rows, last_row) * columns + column,
        Key.Key_Home: 0,
        Key.Key_End: heads - 1,
    }
    target = targets.get(key)
    return None if target is None else min(target, heads - 1)

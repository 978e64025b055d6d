"""How clicks and keys change what is pinned."""

from mha_desktop.lab.state import Cell, Pin, PinnedCell, PinnedKey, PinnedQuery


def toggled(pin: Pin | None, wanted: Pin) -> Pin | None:
    """Return what is pinned after `wanted` was chosen: nothing if it was pinned already."""
    return None if pin == wanted else wanted


def start_cell(pin: Pin | None, hovered: Cell | None) -> Cell | None:
    """Return the cell that the arrow keys start from: a pinned one leads."""
    match pin:
        case PinnedCell(query, key):
            return query, key
        case PinnedQuery(query):
            return query, 0 if hovered is None else hovered[1]
        case PinnedKey(key):
            return 0 if hovered is None else hovered[0], key
    return hovered


def moved_pin(pin: Pin, cell: Cell) -> Pin:
    """Return the same kind of pin at another cell."""
    match pin:
        case PinnedQuery():
            return PinnedQuery(cell[0])
        case PinnedKey():
            return PinnedKey(cell[1])
    return PinnedCell(*cell)

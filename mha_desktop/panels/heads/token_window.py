"""Which tokens of a zoomed map are on show: whole tokens, as many rows as columns."""

from dataclasses import dataclass

from mha_desktop.lab.state import Cell

ZOOM_FROM = 48
FEWEST = 8


@dataclass(frozen=True)
class TokenWindow:
    """A square window on n × n cells.

    Attributes
    ----------
    tokens : int
        Rows and columns of the whole map.
    first_query, first_key, count : int
        The first row and column on show, and how many of each.
    """

    tokens: int
    first_query: int
    first_key: int
    count: int

    @property
    def queries(self) -> range:
        """The rows on show."""
        return range(self.first_query, self.first_query + self.count)

    @property
    def keys(self) -> range:
        """The columns on show."""
        return range(self.first_key, self.first_key + self.count)

    @property
    def turned(self) -> "TokenWindow":
        """The window with rows and columns exchanged."""
        return TokenWindow(self.tokens, self.first_key, self.first_query, self.count)

    def showing(self, cell: Cell) -> "TokenWindow":
        """Return the nearest window that has a cell in it."""
        query, key = cell
        return TokenWindow(
            self.tokens,
            _moved(self.first_query, self.count, query),
            _moved(self.first_key, self.count, key),
            self.count,
        )


def whole(tokens: int) -> TokenWindow:
    """Return the window that shows everything."""
    return TokenWindow(tokens, 0, 0, tokens)


def nearest_window(tokens: int, left: float, top: float, size: float) -> TokenWindow:
    """Return the window of whole tokens nearest to a square in token coordinates.

    Parameters
    ----------
    tokens : int
        Rows and columns of the whole map.
    left, top, size : float
        Place of the square (column, row) and its side, in tokens.
    """
    count = min(max(round(size), min(FEWEST, tokens)), tokens)
    last = tokens - count
    return TokenWindow(tokens, _clamped(top, last), _clamped(left, last), count)


def _clamped(first: float, last: int) -> int:
    return min(max(round(first), 0), last)


def _moved(first: int, count: int, token: int) -> int:
    return min(max(first, token - count + 1), token)

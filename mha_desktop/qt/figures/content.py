"""What a figure shows: frozen values that hold everything the painters need."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from mha_desktop.engine.arrays import BoolArray, FloatArray
from mha_desktop.engine.strongest import Ranks
from mha_desktop.lab.state import Cell, Pin, PinnedCell, PinnedKey, PinnedQuery
from mha_desktop.qt.figures.colour_maps import ColourMap
from mha_desktop.qt.figures.ranges import ColourScale
from mha_desktop.qt.figures.text import NUMBER_POINTS
from mha_desktop.qt.theme import Theme

_Number = TypeVar("_Number", bound="np.generic[Any]")


@dataclass(frozen=True, eq=False)
class GridFigure:
    """All heads side by side.

    Attributes
    ----------
    weights : ndarray, shape (h, n, n)
        Rows are queries, columns are keys; n is at least 1.
    tokens : tuple of str
        The n tokens as they are in the sentence.
    theme : Theme
    colour_map : ColourMap
    scale : ColourScale
    roles : sequence of str
        Name of each head, empty where it has none. Read only for the titles that show it.
    notes : sequence of str
        What stands at the right of each title, such as "KV 2".
    muted : tuple of bool
    allowed : ndarray of bool, shape (n, n), or None
        False where a token may not look.
    selected : int or None
        The head in the frame, whose limits the colour bar shows.
    hovered : int or None
        A head that is pointed at elsewhere in the window.
    cell : (int, int) or None
        Query and key of the cell that is ringed in every head.
    title, subtitle, warning : str
        Heading of a file; the screen shows none of it. The warning is what is deliberately wrong.
    heads : tuple of int, or None
        Which heads these are, counted from 0; None for all of them in their order.
    number_points : float
        Size of the heads' numbers where there is room; they are larger in a presentation.
    """

    weights: FloatArray
    tokens: tuple[str, ...]
    theme: Theme
    colour_map: ColourMap
    scale: ColourScale
    roles: Sequence[str]
    notes: Sequence[str]
    muted: tuple[bool, ...]
    allowed: BoolArray | None = None
    selected: int | None = None
    hovered: int | None = None
    cell: Cell | None = None
    title: str = ""
    subtitle: str = ""
    warning: str = ""
    heads: tuple[int, ...] | None = None
    number_points: float = NUMBER_POINTS

    @property
    def n_heads(self) -> int:
        """Number of heads."""
        return len(self.weights)

    @property
    def bar_head(self) -> int:
        """The head whose limits the colour bar shows."""
        return self.selected or 0

    def head_of(self, place: int) -> int:
        """Return which head stands at a place of the grid."""
        return place if self.heads is None else self.heads[place]


@dataclass(frozen=True)
class QueryNumbers:
    """One number for every query, printed beside its row.

    Attributes
    ----------
    caption : str
        What the numbers are.
    texts : tuple of str
        For each of the n queries; empty where there is nothing to say.
    """

    caption: str
    texts: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class HeadFigure:
    """One head, large, at one stage; or the mean of several.

    Attributes
    ----------
    values : ndarray, shape (n, n)
        Rows are queries and columns keys, also in a transposed figure.
    tokens : tuple of str
    head : int or None
        Counted from 0; None for the mean, which has no colour.
    name, role, note : str
        "H4", "backward", and what is to be said of the numbers.
    signed : bool
        Whether the values are scores, which can be negative, and not weights.
    queries, keys : range
        The tokens on show, of step 1 and as many of both: fewer than all when zoomed in.
    transposed : bool
        Whether queries are columns on the picture.
    allowed : ndarray of bool, shape (n, n), or None
        False in cells that have no value.
    pin : Pin or None
        The cell or token that stays on show.
    ranks : ndarray of int8, shape (n, n), or None
        1 and 2 where cells are marked as the strongest and the second of their query.
    beside : tuple of QueryNumbers
        What is printed beside the rows.

    The others are those of `GridFigure`.
    """

    values: FloatArray
    tokens: tuple[str, ...]
    theme: Theme
    colour_map: ColourMap
    scale: ColourScale
    head: int | None
    name: str
    role: str
    note: str
    muted: bool
    queries: range
    keys: range
    signed: bool = False
    transposed: bool = False
    allowed: BoolArray | None = None
    cell: Cell | None = None
    pin: Pin | None = None
    ranks: Ranks | None = None
    beside: tuple[QueryNumbers, ...] = ()
    title: str = ""
    subtitle: str = ""
    warning: str = ""

    @property
    def scale_head(self) -> int:
        """The head whose limits the colours have; a mean has a scale of its own."""
        return self.head or 0

    @property
    def rows(self) -> range:
        """The tokens beside the map: the queries, unless it is transposed."""
        return self.keys if self.transposed else self.queries

    @property
    def columns(self) -> range:
        """The tokens above the map."""
        return self.queries if self.transposed else self.keys

    @property
    def shown_values(self) -> FloatArray:
        """The values on show, as they lie on the picture."""
        return self._on_show(self.values)

    @property
    def shown_allowed(self) -> BoolArray | None:
        """Which cells on show have a value."""
        return None if self.allowed is None else self._on_show(self.allowed)

    @property
    def shown_ranks(self) -> Ranks | None:
        """The marks on show."""
        return None if self.ranks is None else self._on_show(self.ranks)

    @property
    def shown_cell(self) -> Cell | None:
        """Row and column of the ringed cell on the picture; None if it is not on show."""
        if self.cell is None:
            return None
        row, column = self.place(*self.cell)
        return None if row is None or column is None else (row, column)

    @property
    def read_cell(self) -> Cell | None:
        """The cell that is read out: the one pointed at, else the pinned one."""
        if self.cell is None and isinstance(self.pin, PinnedCell):
            return self.pin.query, self.pin.key
        return self.cell

    def place(self, query: int | None, key: int | None) -> tuple[int | None, int | None]:
        """Return the row and the column on show of a query and a key, None where there is none."""
        row, column = (key, query) if self.transposed else (query, key)
        return _place_in(self.rows, row), _place_in(self.columns, column)

    @property
    def pinned_place(self) -> tuple[int | None, int | None]:
        """Row and column on show of what is pinned."""
        return self.place(*pinned_tokens(self.pin))

    def has_value(self, cell: Cell) -> bool:
        """Whether there is a number in a cell."""
        return self.allowed is None or bool(self.allowed[cell])

    def _on_show(self, array: NDArray[_Number]) -> NDArray[_Number]:
        queries = slice(self.queries.start, self.queries.stop)
        part = array[queries, self.keys.start : self.keys.stop]
        return part.T if self.transposed else part


def pinned_tokens(pin: Pin | None) -> tuple[int | None, int | None]:
    """Return the pinned query and key, None for each that is not pinned."""
    match pin:
        case PinnedCell(query, key):
            return query, key
        case PinnedQuery(query):
            return query, None
        case PinnedKey(key):
            return None, key
    return None, None


def _place_in(shown: range, token: int | None) -> int | None:
    return token - shown.start if token is not None and token in shown else None


Figure = GridFigure | HeadFigure

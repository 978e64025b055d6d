"""What a figure shows: frozen values that hold everything the painters need."""

from collections.abc import Sequence
from dataclasses import dataclass

from mha_desktop.engine.arrays import BoolArray, FloatArray
from mha_desktop.lab.state import Cell
from mha_desktop.qt.figures.colour_maps import ColourMap
from mha_desktop.qt.figures.ranges import ColourScale
from mha_desktop.qt.theme import Theme


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
    title, subtitle : str
        Heading of a file; the screen shows neither.
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

    @property
    def n_heads(self) -> int:
        """Number of heads."""
        return len(self.weights)

    @property
    def bar_head(self) -> int:
        """The head whose limits the colour bar shows."""
        return self.selected or 0


@dataclass(frozen=True, eq=False)
class HeadFigure:
    """One head, large.

    Attributes
    ----------
    weights : ndarray, shape (n, n)
    tokens : tuple of str
    head : int
        Counted from 0.
    role, note : str
    queries, keys : range
        The tokens on show, of step 1 and as many of both: fewer than all when zoomed in.

    The others are those of `GridFigure`.
    """

    weights: FloatArray
    tokens: tuple[str, ...]
    theme: Theme
    colour_map: ColourMap
    scale: ColourScale
    head: int
    role: str
    note: str
    muted: bool
    queries: range
    keys: range
    allowed: BoolArray | None = None
    cell: Cell | None = None
    title: str = ""
    subtitle: str = ""

    @property
    def shown_weights(self) -> FloatArray:
        """The weights of the tokens on show."""
        return self.weights[self._shown]

    @property
    def shown_allowed(self) -> BoolArray | None:
        """The mask of the tokens on show."""
        return None if self.allowed is None else self.allowed[self._shown]

    @property
    def shown_cell(self) -> Cell | None:
        """The ringed cell, counted from the first tokens on show; None if it is not on show."""
        if self.cell is None or self.cell[0] not in self.queries or self.cell[1] not in self.keys:
            return None
        return self.cell[0] - self.queries.start, self.cell[1] - self.keys.start

    @property
    def _shown(self) -> tuple[slice, slice]:
        queries = slice(self.queries.start, self.queries.stop)
        return queries, slice(self.keys.start, self.keys.stop)


Figure = GridFigure | HeadFigure

"""One axis of a matrix on the screen: which entries are on show, and on which pixels."""

from dataclasses import dataclass
from math import ceil, floor

from mha_desktop.qt.figures.cells import Cells, fitted_cells
from mha_desktop.qt.figures.metrics import GAP_CELL

FEWEST = 4
# Places of single pixels would blur into grey before the eye.
_LEAST_PLACE = 2


@dataclass(frozen=True)
class AxisWindow:
    """The entries of an axis that are on show: `count` of `total`, from `first` on."""

    total: int
    first: int
    count: int

    @property
    def entries(self) -> range:
        """The entries on show."""
        return range(self.first, self.first + self.count)

    @property
    def is_whole(self) -> bool:
        """Whether all entries are on show."""
        return self.count == self.total

    def zoomed(self, factor: float, at: float) -> "AxisWindow":
        """Show `factor` times as many entries; what is at the share `at` stays in place."""
        wanted = floor(self.count * factor) if factor < 1 else ceil(self.count * factor)
        count = min(max(wanted, min(FEWEST, self.total)), self.total)
        return self._placed(round(self.first + at * (self.count - count)), count)

    def moved(self, entries: int) -> "AxisWindow":
        """Show what lies this many entries further on."""
        return self._placed(self.first + entries, self.count)

    def showing(self, entry: int) -> "AxisWindow":
        """Return the nearest window that has an entry in it."""
        return self._placed(min(max(self.first, entry - self.count + 1), entry), self.count)

    def _placed(self, first: int, count: int) -> "AxisWindow":
        return AxisWindow(self.total, min(max(first, 0), self.total - count), count)


def whole(total: int) -> AxisWindow:
    """Return the window that shows every entry."""
    return AxisWindow(total, 0, total)


@dataclass(frozen=True)
class MatrixAxis:
    """Entries on a stretch of pixels; where there are too many, a place stands for several.

    Attributes
    ----------
    window : AxisWindow
        At least one entry.
    cells : Cells
        Where each place lies.
    """

    window: AxisWindow
    cells: Cells

    @property
    def places(self) -> int:
        """How many places the entries share."""
        return self.cells.tokens

    @property
    def pooled(self) -> bool:
        """Whether a place stands for several entries."""
        return self.places < self.window.count

    def bounds(self) -> list[int]:
        """Return the first entry of every place, and the one behind the last."""
        first, count, places = self.window.first, self.window.count, self.places
        return [first + place * count // places for place in range(places + 1)]

    def place_of(self, entry: int) -> int:
        """Return the place of an entry that is on show."""
        return ((entry - self.window.first + 1) * self.places - 1) // self.window.count

    def entries_at(self, offset: float) -> range:
        """Return the entries at a pixel; none outside."""
        place = self.cells.token_at(offset)
        if place is None:
            return range(0)
        first, count = self.window.first, self.window.count
        return range(
            first + place * count // self.places, first + (place + 1) * count // self.places
        )

    def span(self, first: int, length: int) -> tuple[int, int] | None:
        """Return (start, pixels) of neighbouring entries, as far as they are on show."""
        entries = self.window.entries
        first, after = max(first, entries.start), min(first + length, entries.stop)
        if first >= after:
            return None
        start, last = self.cells.start(self.place_of(first)), self.place_of(after - 1)
        return start, self.cells.start(last) + self.cells.length(last) - start


def fitted_axis(window: AxisWindow, pixels: int) -> MatrixAxis:
    """Return the axis that fills at most `pixels`, with a gap between cells of 8 pixels or more."""
    places = min(window.count, max(pixels // _LEAST_PLACE, 1))
    return MatrixAxis(window, fitted_cells(max(pixels, 1), places, 0, gap=1, gap_from=GAP_CELL))

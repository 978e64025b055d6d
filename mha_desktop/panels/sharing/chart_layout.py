"""Where the numbers of key/value heads and the errors lie in the chart."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log2

from PySide6.QtCore import QPointF, QRectF

from mha_desktop.lab.sharing import SharingChart
from mha_desktop.qt.nice_numbers import rounded_up

# Into how many parts the axis of errors may be divided, if the parts are round numbers.
_PARTS = (4, 3, 5)


@dataclass(frozen=True, eq=False)
class ChartLayout:
    """The number of key/value heads on a logarithmic axis, the error on one that starts at 0.

    Attributes
    ----------
    chart : SharingChart
    plot : QRectF
        Between the axes.
    mark : float
        The error of the present grouping, which has to have room too.
    """

    chart: SharingChart
    plot: QRectF
    mark: float = 0.0

    @cached_property
    def highest(self) -> float:
        """The error at the upper end of the axis, a round number."""
        return rounded_up(max(self.mark, *(max(line) for line in self.chart.errors.values())))

    def x(self, n_kv_heads: float) -> float:
        """Return where a number of key/value heads lies; a single one in the middle."""
        last = log2(self.chart.n_kv_heads[-1])
        share = log2(n_kv_heads) / last if last else 0.5
        return self.plot.left() + share * self.plot.width()

    def y(self, error: float) -> float:
        """Return where an error lies."""
        return self.plot.bottom() - error / self.highest * self.plot.height()

    def points(self, errors: Sequence[float]) -> list[QPointF]:
        """Return the points of a line."""
        pairs = zip(self.chart.n_kv_heads, errors, strict=True)
        return [QPointF(self.x(g), self.y(error)) for g, error in pairs]

    def place_at(self, x: float) -> int:
        """Return the place of the nearest number of key/value heads."""
        counts = self.chart.n_kv_heads
        return min(range(len(counts)), key=lambda place: abs(self.x(counts[place]) - x))

    def error_ticks(self) -> list[float]:
        """Return the errors at which the axis is labelled, 0 and the highest among them."""
        mantissa = int(f"{self.highest:.1e}"[:3].replace(".", ""))
        count = next((count for count in _PARTS if mantissa % (5 * count) == 0), 2)
        return [self.highest * i / count for i in range(count + 1)]

    def count_ticks(self, room: float) -> list[int]:
        """Return the numbers of key/value heads that have `room` pixels for a label.

        First and last are always labelled, and of the others every one that does not come too close
        to the last one labelled.
        """
        first, *others = self.chart.n_kv_heads
        if not others:
            return [first]
        shown, last = [first], others.pop()
        for count in others:
            beside = min(self.x(count) - self.x(shown[-1]), self.x(last) - self.x(count))
            if beside >= room:
                shown.append(count)
        return [*shown, last]

"""Where the heads' parts of W_Q, W_K and W_V lie: joined to one matrix each, or one by one."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from mha_desktop.panels.controls.matrix.axis import MatrixAxis, fitted_axis, whole
from mha_desktop.qt.figures.cells import Cells

NAMES = ("W_Q", "W_K", "W_V")
_LABEL = 144
_TAGS, _TAG_GAP = 20, 3
_BELOW = 16
_GAP, _LEAST_GAP, _GAP_SHARE = 12, 1, 5
_LEAST_HEIGHT = 24


class Arrangement(Enum):
    """How the numbers are laid out; they are the same in both."""

    ONE_BIG = "one big"
    PER_HEAD = "per head"


class Entry(NamedTuple):
    """One number: its matrix (0 to 2, as in `NAMES`), row and column there."""

    matrix: int
    row: int
    column: int


@dataclass(frozen=True)
class ProjectionsLayout:
    """Three matrices one below the other, all to one scale.

    A strip is a head's d_k columns. Strips are as wide in either arrangement: one per head only
    moves them apart.

    Attributes
    ----------
    width, height : int
        Of the picture, in logical pixels.
    d_model, d_k : int
    counts : tuple of int
        Heads of each matrix: h, g, g.
    arrangement : Arrangement
    scale : float
        Magnification of texts.
    """

    width: int
    height: int
    d_model: int
    d_k: int
    counts: tuple[int, int, int]
    arrangement: Arrangement
    scale: float

    @property
    def left(self) -> int:
        """Where the matrices start."""
        return round(_LABEL * self.scale)

    @property
    def _share(self) -> float:
        """Room of one of the h strips with its gap."""
        return max(self.width - self.left, 1) / self.counts[0]

    @property
    def _gap(self) -> int:
        return max(min(_GAP, int(self._share / _GAP_SHARE)), _LEAST_GAP)

    @property
    def _places(self) -> int:
        """Columns of a strip that can be told apart."""
        return min(self.d_k, max(int(self._share - self._gap) // 2, 1))

    @cached_property
    def strip(self) -> int:
        """Width of a strip: as many pixels for each of its columns."""
        return self._places * max(int(self._share - self._gap) // self._places, 1)

    @property
    def pitch(self) -> int:
        """From one strip to the next."""
        apart = self.arrangement is Arrangement.PER_HEAD
        return self.strip + (self._gap if apart else 0)

    @cached_property
    def rows(self) -> MatrixAxis:
        """The rows of every matrix."""
        above = round(_TAGS * self.scale) + _TAG_GAP
        room = self.height // len(NAMES) - above - _BELOW
        return fitted_axis(whole(self.d_model), max(room, _LEAST_HEIGHT))

    def columns(self, matrix: int) -> MatrixAxis:
        """Return the columns of a matrix, all strips joined."""
        count = self.counts[matrix]
        cells = Cells(count * self._places, count * self.strip)
        return MatrixAxis(whole(count * self.d_k), cells)

    def top(self, matrix: int) -> int:
        """Return where the numbers of a matrix start."""
        return matrix * self.height // len(NAMES) + round(_TAGS * self.scale) + _TAG_GAP

    def strip_rect(self, matrix: int, head: int) -> QRectF:
        """Return the rectangle of a head's numbers."""
        left = self.left + head * self.pitch
        return QRectF(left, self.top(matrix), self.strip, self.rows.cells.side)

    def tag_rect(self, matrix: int, head: int) -> QRectF:
        """Return the rectangle above a strip."""
        strip, height = self.strip_rect(matrix, head), round(_TAGS * self.scale)
        return QRectF(strip.left(), strip.top() - _TAG_GAP - height, strip.width(), height)

    def label_rect(self, matrix: int) -> QRectF:
        """Return the room for name, shape and colours, left of a matrix."""
        top = self.top(matrix)
        return QRectF(0, top, self.left - 16, self.rows.cells.side)

    def pieces(self, matrix: int) -> list[QRectF]:
        """Return what stands alone: a matrix, or each of its strips."""
        count = self.counts[matrix]
        if self.arrangement is Arrangement.ONE_BIG:
            return [self.matrix_rect(matrix, count)]
        return [self.strip_rect(matrix, head) for head in range(count)]

    def matrix_rect(self, matrix: int, heads: int) -> QRectF:
        """Return the rectangle of so many strips of a matrix, with the gaps between them."""
        first, last = self.strip_rect(matrix, 0), self.strip_rect(matrix, heads - 1)
        return first.united(last)

    def entry_rect(self, entry: Entry) -> QRectF:
        """Return the place that shows an entry."""
        matrix, row, column = entry
        head, inside = divmod(column, self.d_k)
        columns, strip = self._strip_axis, self.strip_rect(matrix, head)
        x, y = columns.place_of(inside), self.rows.place_of(row)
        return QRectF(
            strip.left() + columns.cells.start(x),
            strip.top() + self.rows.cells.start(y),
            columns.cells.length(x),
            self.rows.cells.length(y),
        )

    def entries_at(self, point: QPointF) -> tuple[int, range, range] | None:
        """Return the matrix, rows and columns that a point stands for."""
        for matrix, count in enumerate(self.counts):
            rows = self.rows.entries_at(point.y() - self.top(matrix))
            head, offset = divmod(point.x() - self.left, self.pitch)
            inside = self._strip_axis.entries_at(offset)
            if rows and inside and 0 <= head < count:
                first = int(head) * self.d_k
                return matrix, rows, range(first + inside.start, first + inside.stop)
        return None

    @property
    def _strip_axis(self) -> MatrixAxis:
        return MatrixAxis(whole(self.d_k), Cells(self._places, self.strip))

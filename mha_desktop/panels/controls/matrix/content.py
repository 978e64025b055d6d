"""What a matrix view shows, and what its entries are called."""

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.tokens import displayable
from mha_desktop.panels.mixer.strip_texts import size_text

translate = QCoreApplication.translate


class Band(NamedTuple):
    """Neighbouring rows or columns that belong to one head (counted from 0)."""

    first: int
    length: int
    head: int


def head_bands(n_heads: int, length: int) -> tuple[Band, ...]:
    """Return one band of `length` entries for each head, one after the other."""
    return tuple(Band(head * length, length, head) for head in range(n_heads))


@dataclass(frozen=True)
class AxisNames:
    """Labels and bands of the rows or of the columns.

    Attributes
    ----------
    labels : tuple of str
        One text per entry, or none.
    bands : tuple of Band
        In order; entries without a band are allowed.
    """

    labels: tuple[str, ...] = ()
    bands: tuple[Band, ...] = ()

    def head_of(self, entry: int) -> int:
        """Return the head whose band an entry lies in; -1 for none."""
        owners = (band.head for band in self.bands if 0 <= entry - band.first < band.length)
        return next(owners, -1)

    def name(self, entry: int, unlabelled: str) -> str:
        """Return the label of an entry, or its number put into `unlabelled`, with its head."""
        if self.labels:
            return f"'{displayable(self.labels[entry])}'"
        plain, head = unlabelled.format(number=entry + 1), self.head_of(entry)
        return plain if head < 0 else f"H{head + 1} {plain}"


@dataclass(frozen=True, eq=False)
class MatrixContent:
    """A matrix, the names of its rows and columns, and its title.

    Attributes
    ----------
    matrix : ndarray, shape (rows, columns)
        Finite numbers.
    rows, columns : AxisNames
    title : str
        The part after an underscore is shown as a subscript.
    limits : tuple of float, or None
        Values at the ends of the colours; None takes them from the matrix.
    """

    matrix: FloatArray
    rows: AxisNames
    columns: AxisNames
    title: str
    limits: tuple[float, float] | None

    @property
    def is_empty(self) -> bool:
        """Whether there is no entry."""
        return self.matrix.size == 0

    def same_as(self, other: "MatrixContent") -> bool:
        """Whether there is nothing new to see: the same array, and equal names."""
        return self.matrix is other.matrix and self._names() == other._names()

    def shape_text(self) -> str:
        """Return the shape: "8 × 512"."""
        return " × ".join(str(length) for length in self.matrix.shape)

    def reading(self, row: int, column: int) -> str:
        """Return one entry in words: "'sat', H3 column 137: −0.42"."""
        return translate("MatrixView", "{row}, {column}: {value}").format(
            row=self.rows.name(row, translate("MatrixView", "row {number}")),
            column=self.columns.name(column, translate("MatrixView", "column {number}")),
            value=size_text(float(self.matrix[row, column])),
        )

    def _names(self) -> tuple[object, ...]:
        return self.rows, self.columns, self.title, self.limits

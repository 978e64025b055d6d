"""What one number of one step is made of: the cells it comes from, and the sum written out.

All arithmetic here is float64 on the numbers of the trace, so a total differs from the trace's
entry by the rounding of the forward pass only. Where a deliberate mistake leads to another number
than the formula gives, the sum says so (`adds_up`).
"""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from mha_desktop.engine.arrays import FloatArray

_ROUNDING = 1e-5


class Mark(NamedTuple):
    """A row, a column or one cell of the matrix at this place of the stage."""

    matrix: int
    row: int | None = None
    column: int | None = None


@dataclass(frozen=True, eq=False)
class GivenEntry:
    """An entry that is not made by a sum: of X or of a parameter.

    ``head`` owns the entry, counted from 0; -1 for none.
    """

    traced: float
    marks: tuple[Mark, ...] = ()
    head: int = -1

    @property
    def total(self) -> float:
        """The entry itself."""
        return self.traced

    @property
    def adds_up(self) -> bool:
        """True: there is nothing to add."""
        return True


@dataclass(frozen=True, eq=False)
class ProductSum:
    """A row times a column: ``factor · (Σ left · right / divisor + bias)``.

    Attributes
    ----------
    left, right : ndarray, shape (terms,)
        The numbers that are multiplied in pairs, float64.
    divisor, factor : float
    bias : float or None
    traced : float
        The entry in the trace.
    marks : tuple of Mark
        What to frame in the inputs.
    turned : bool
        Whether `right` has been turned by the token's place (rotary positions).
    """

    left: FloatArray
    right: FloatArray
    traced: float
    marks: tuple[Mark, ...]
    divisor: float = 1.0
    bias: float | None = None
    factor: float = 1.0
    turned: bool = False

    @property
    def terms(self) -> FloatArray:
        """The products."""
        return self.left * self.right

    @property
    def products(self) -> float:
        """The sum of the products alone."""
        return float(self.terms.sum())

    @property
    def before_factor(self) -> float:
        """The sum of the products, divided, with its bias."""
        return self.products / self.divisor + (self.bias or 0.0)

    @property
    def total(self) -> float:
        """What the formula gives."""
        return self.factor * self.before_factor

    @property
    def adds_up(self) -> bool:
        """Whether the trace holds that number, up to rounding."""
        size = float(np.abs(self.terms).sum()) / self.divisor + abs(self.bias or 0.0)
        return abs(self.total - self.traced) <= _ROUNDING * size * abs(self.factor)


@dataclass(frozen=True, eq=False)
class CopiedEntry:
    """An entry that only moves, times a factor: the gain of its head, else 1."""

    value: float
    factor: float
    head: int
    traced: float
    marks: tuple[Mark, ...]

    @property
    def total(self) -> float:
        """What the formula gives."""
        return self.factor * self.value

    @property
    def adds_up(self) -> bool:
        """Whether the trace holds that number, up to rounding."""
        return abs(self.total - self.traced) <= _ROUNDING * abs(self.total)


@dataclass(frozen=True, eq=False)
class MaskedEntry:
    """A score that the mask lets through, or turns into minus infinity."""

    score: float
    allowed: bool
    marks: tuple[Mark, ...]

    @property
    def total(self) -> float:
        """What goes into the softmax."""
        return self.score if self.allowed else -np.inf

    traced = total

    @property
    def adds_up(self) -> bool:
        """True: the mask is added here."""
        return True


@dataclass(frozen=True, eq=False)
class SoftmaxShare:
    """One weight as a share: exp(its score) / sum of exp(scores).

    Attributes
    ----------
    scores : ndarray, shape (terms,)
        Scores / temperature that compete, float64; minus infinity where the mask forbids.
    place : int
        Which of them the weight belongs to.
    temperature : float
        As it was used.
    over_queries : bool
        Whether (by mistake) the queries of one key compete, not the keys of one query.
    traced : float
    marks : tuple of Mark
    undefined : bool
        Whether (by mistake) 0/0 was computed, which stands as 0 in the trace.
    """

    scores: FloatArray
    place: int
    temperature: float
    over_queries: bool
    traced: float
    marks: tuple[Mark, ...]
    undefined: bool = False

    @property
    def largest(self) -> float:
        """The largest score; 0 where all are forbidden."""
        largest = float(self.scores.max())
        return largest if np.isfinite(largest) else 0.0

    @property
    def terms(self) -> FloatArray:
        """exp(score − largest score) of each."""
        return np.asarray(np.exp(self.scores - self.largest))

    @property
    def total(self) -> float:
        """What the formula gives; 0 without an allowed key."""
        terms = self.terms
        return float(terms[self.place] / terms.sum()) if terms.any() else 0.0

    @property
    def adds_up(self) -> bool:
        """Whether the trace holds that number; large exponents lose digits in float32."""
        if self.undefined:
            return False
        finite = self.scores[np.isfinite(self.scores)]
        largest = float(np.abs(finite).max()) if finite.size else 0.0
        return abs(self.total - self.traced) <= _ROUNDING * (1 + 0.1 * largest)


StepSum = GivenEntry | ProductSum | CopiedEntry | MaskedEntry | SoftmaxShare

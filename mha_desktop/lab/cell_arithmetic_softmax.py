"""One softmax, number by number: the row or column of scores that a weight comes from.

The line of a wrong softmax is what the wrong code of `mha_desktop.engine.mistakes` computes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray, read_only
from mha_desktop.engine.masks import Mask
from mha_desktop.engine.mistakes import FORGOTTEN_TEMPERATURE

Along = Literal["keys", "queries"]

# e to this power is 1e13: beyond it, a sum of plain powers says little to a reader.
LARGEST_PLAIN_EXPONENT = 30.0


@dataclass(frozen=True, eq=False)
class Scores:
    """The scores of one head in float64, with what the mask adds to them.

    Attributes
    ----------
    q, k : ndarray, shape (n, d_k)
    divisor : float
        What every q·k is divided by.
    temperature : float
    bias : ndarray, shape (n, n)
        0, minus infinity where the mask forbids, or the number of an additive mask.
    """

    q: FloatArray
    k: FloatArray
    divisor: float
    temperature: float
    bias: FloatArray

    def row(self, query: int) -> FloatArray:
        """Return q·k / divisor / temperature of one query with every key."""
        return np.asarray(self.k @ self.q[query] / self.divisor / self.temperature)

    def column(self, key: int) -> FloatArray:
        """Return q·k / divisor / temperature of every query with one key."""
        return np.asarray(self.q @ self.k[key] / self.divisor / self.temperature)


@dataclass(frozen=True, eq=False)
class SoftmaxLine:
    """A softmax over one row or one column.

    Attributes
    ----------
    along : "keys" or "queries"
        What the entries are: keys for a row, queries for a column.
    place : int
        The entry that the cell is.
    scores : ndarray, shape (n,)
        The numbers the softmax is taken of, before the mask.
    bias : ndarray, shape (n,)
        What the mask adds to them.
    shift : float
        What is subtracted from all of them so that no power overflows; 0 while none could.
    powers : ndarray, shape (n,)
        exp(score + bias − shift); 0 where the mask forbids.
    total : float
        Their sum.
    weights : ndarray, shape (n,)
        powers / total; all 0, or NaN, in a line without an entry.
    """

    along: Along
    place: int
    scores: FloatArray
    bias: FloatArray
    shift: float
    powers: FloatArray
    total: float
    weights: FloatArray

    @property
    def allowed(self) -> BoolArray:
        """Which entries take part, shape (n,)."""
        return np.asarray(self.bias > -np.inf)

    @property
    def weight(self) -> float:
        """The weight of the cell."""
        return float(self.weights[self.place])


# Takes scores, query and key; returns the softmaxes on the way, the last one last.
Softmaxes = Callable[[Scores, int, int], tuple[SoftmaxLine, ...]]


def bias_of(mask: Mask | None, head: int, n: int) -> FloatArray:
    """Return what the mask adds to the scores of a head, shape (n, n)."""
    if mask is None:
        return np.zeros((n, n))
    of_head = mask[head] if mask.ndim == 3 else mask
    if of_head.dtype == np.bool_:
        return np.where(of_head, 0.0, -np.inf)
    return of_head.astype(np.float64)


def over_keys(scores: Scores, query: int, key: int) -> tuple[SoftmaxLine, ...]:
    """Return the right softmax: over the row of the query."""
    return (softmax_line("keys", key, scores.row(query), scores.bias[query]),)


def over_queries(scores: Scores, query: int, key: int) -> tuple[SoftmaxLine, ...]:
    """Mistake: over the column of the key."""
    return (softmax_line("queries", query, scores.column(key), scores.bias[:, key]),)


def twice(scores: Scores, query: int, key: int) -> tuple[SoftmaxLine, ...]:
    """Mistake: over the row, and once more over the weights that come out of it."""
    (once,) = over_keys(scores, query, key)
    bias = np.where(once.allowed, 0.0, -np.inf)
    return once, softmax_line("keys", key, once.weights, bias)


def before_the_mask(scores: Scores, query: int, key: int) -> tuple[SoftmaxLine, ...]:
    """Mistake: over all keys, also those that the mask forbids."""
    bias = scores.bias[query]
    unmasked = np.where(bias > -np.inf, bias, 0.0)
    return (softmax_line("keys", key, scores.row(query), unmasked),)


def without_a_rule_for_empty_rows(scores: Scores, query: int, key: int) -> tuple[SoftmaxLine, ...]:
    """Mistake: over the row of the query, 0/0 where the mask forbids every key."""
    line = (scores.row(query), scores.bias[query])
    return (softmax_line("keys", key, *line, empty=np.nan),)


SOFTMAXES: dict[str, Softmaxes] = {
    "softmax_over_queries": over_queries,
    "softmax_twice": twice,
    "mask_after_softmax": before_the_mask,
    "empty_row": without_a_rule_for_empty_rows,
}
"""The wrong ones by the name of the mistake; all others are `over_keys`."""


def temperature_of(mistake: str | None, temperature: float) -> float:
    """Return the temperature that scores are really divided by."""
    forgotten = mistake == "forgotten_temperature"
    return FORGOTTEN_TEMPERATURE * temperature if forgotten else temperature


def softmax_line(
    along: Along, place: int, scores: FloatArray, bias: FloatArray, *, empty: float = 0.0
) -> SoftmaxLine:
    """Return the softmax of scores + bias; without an entry every weight is `empty`."""
    masked = scores + bias
    shift = _shift(masked[bias > -np.inf])
    powers = np.exp(masked - shift)
    total = float(powers.sum())
    weights = powers / total if total > 0 else np.full(len(powers), empty)
    return SoftmaxLine(
        along=along,
        place=place,
        scores=read_only(scores),
        bias=read_only(bias),
        shift=shift,
        powers=read_only(powers),
        total=total,
        weights=read_only(weights),
    )


def _shift(exponents: FloatArray) -> float:
    """Return the largest exponent where plain powers would be too large or too small to read."""
    if not exponents.size or np.abs(exponents).max() <= LARGEST_PLAIN_EXPONENT:
        return 0.0
    return float(exponents.max())

"""The numbers of one head at one stage, as a sheet of rows and columns with sums."""

from dataclasses import dataclass
from functools import cached_property
from math import floor, log10

import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray
from mha_desktop.engine.measures import relative_row_entropies
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.tokens import displayable
from mha_desktop.qt.models.shown_head import ShownHead

MASKED_TEXT, UNDEFINED_TEXT = "masked", "undefined"
WEIGHT_PLACES = 4
_DIGITS = 4
_MOST_PLACES = 9


@dataclass(frozen=True, eq=False)
class HeadSheet:
    """What is shown of a head, as a table; what is asked for is computed once.

    Attributes
    ----------
    shown : ShownHead
    """

    shown: ShownHead

    @property
    def result(self) -> HeadWeights:
        """Where the numbers come from."""
        return self.shown.result

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Return what rows and columns are called: "1 The"; equal words have different numbers."""
        return tuple(f"{i} {displayable(t)}" for i, t in enumerate(self.result.tokens, start=1))

    @property
    def values(self) -> FloatArray:
        """The numbers, shape (n, n): rows are queries, columns are keys."""
        return self.shown.values

    @property
    def allowed(self) -> BoolArray | None:
        """Where there is a number at this stage, shape (n, n); None for everywhere."""
        return self.shown.allowed

    def is_undefined(self, query: int) -> bool:
        """Whether the weights of a query are 0/0."""
        return not self.shown.signed and bool(self.shown.undefined[query])

    def is_masked(self, query: int, key: int) -> bool:
        """Whether there is no number in a cell."""
        return not self.shown.has_value((query, key))

    @cached_property
    def sums(self) -> FloatArray:
        """What every row adds up to, without masked cells, shape (n,); NaN if undefined."""
        where = True if self.allowed is None else self.allowed
        sums = self.values.sum(axis=1, where=where, dtype=np.float64)
        undefined = np.zeros_like(sums, bool) if self.shown.signed else self.shown.undefined
        return np.where(undefined, np.nan, sums)

    @cached_property
    def entropies(self) -> FloatArray:
        """Entropy of every row of weights relative to an even one, shape (n,); NaN for none."""
        if self.shown.signed:
            return np.full(len(self.result.tokens), np.nan)
        return relative_row_entropies(self.shown.measurable, self.result.mask)

    @cached_property
    def places(self) -> int:
        """How many decimals tell the numbers apart: four digits of the largest one."""
        if not self.shown.signed:
            return WEIGHT_PLACES
        where = True if self.allowed is None else self.allowed
        largest = float(np.abs(self.values).max(initial=0, where=where))
        if not largest:
            return 1
        return min(max(_DIGITS - 1 - floor(log10(largest)), 0), _MOST_PLACES)

    def rows_as_text(self, queries: range, keys: range) -> str:
        """Return cells as lines of full-precision numbers between tabs, with the tokens' names."""
        names = self.names
        head = "\t".join(["", *(names[key] for key in keys)])
        lines = ("\t".join([names[query], *self._exact(query, keys)]) for query in queries)
        return "\n".join([head, *lines]) + "\n"

    def _exact(self, query: int, keys: range) -> list[str]:
        """Return one row of numbers that give the same float32 when they are read."""
        if self.is_undefined(query):
            return [UNDEFINED_TEXT] * len(keys)
        row = self.values[query, keys.start : keys.stop].tolist()
        texts = [f"{value:.9g}" for value in row]
        if self.allowed is None:
            return texts
        open_keys = self.allowed[query, keys.start : keys.stop].tolist()
        return [t if a else MASKED_TEXT for t, a in zip(texts, open_keys, strict=True)]

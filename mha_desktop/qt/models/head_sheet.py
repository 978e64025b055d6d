"""The numbers of one head at one stage, as a sheet of rows and columns with sums."""

from dataclasses import dataclass
from functools import cached_property
from math import floor, log10

import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray
from mha_desktop.engine.measures import relative_row_entropies
from mha_desktop.lab.head_stages import stage_values
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import Stage
from mha_desktop.lab.tokens import displayable

MASKED_TEXT = "masked"
WEIGHT_PLACES = 4
_DIGITS = 4
_MOST_PLACES = 9
# Up to here the mask is not yet applied: every cell has a number.
_OPEN_STAGES = ("products", "scores")


@dataclass(frozen=True, eq=False)
class HeadSheet:
    """One head at one stage; what is asked for is computed once.

    Attributes
    ----------
    result : LabResult
    head : int
        Counted from 0.
    stage : Stage
    """

    result: LabResult
    head: int
    stage: Stage

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Return what rows and columns are called: "1 The"; equal words have different numbers."""
        return tuple(f"{i} {displayable(t)}" for i, t in enumerate(self.result.tokens, start=1))

    @cached_property
    def values(self) -> FloatArray:
        """The numbers, shape (n, n): rows are queries, columns are keys."""
        return stage_values(self.result, self.head, self.stage)

    @property
    def allowed(self) -> BoolArray | None:
        """Where there is a number at this stage, shape (n, n); None for everywhere."""
        return None if self.stage in _OPEN_STAGES else self.result.mask

    def is_masked(self, query: int, key: int) -> bool:
        """Whether the mask takes a cell away at this stage."""
        return self.allowed is not None and not self.allowed[query, key]

    @cached_property
    def sums(self) -> FloatArray:
        """What every row adds up to, without masked cells, shape (n,)."""
        where = True if self.allowed is None else self.allowed
        return np.asarray(self.values.sum(axis=1, where=where, dtype=np.float64))

    @cached_property
    def entropies(self) -> FloatArray:
        """Entropy of every row of weights relative to an even one, shape (n,); NaN for none."""
        if self.stage != "weights":
            return np.full(len(self.result.tokens), np.nan)
        return relative_row_entropies(self.values, self.result.mask)

    @cached_property
    def places(self) -> int:
        """How many decimals tell the numbers apart: four digits of the largest one."""
        if self.stage == "weights":
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
        row = self.values[query, keys.start : keys.stop].tolist()
        texts = [f"{value:.9g}" for value in row]
        if self.allowed is None:
            return texts
        open_keys = self.allowed[query, keys.start : keys.stop].tolist()
        return [t if a else MASKED_TEXT for t, a in zip(texts, open_keys, strict=True)]

"""The numbers in the picture of one head: at any stage of one head, or the mean of several."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from PySide6.QtCore import QCoreApplication

from mha_desktop.engine.arrays import BoolArray, FloatArray, read_only
from mha_desktop.engine.measures import relative_row_entropies
from mha_desktop.engine.strongest import Ranks, top_two
from mha_desktop.lab.head_stages import stage_values
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import Cell, Stage, ViewState
from mha_desktop.lab.viewed_weights import without_improper_rows
from mha_desktop.qt.figures.content import QueryNumbers
from mha_desktop.qt.numbers import localised

translate = QCoreApplication.translate

# Up to the scores the mask is not yet there: every cell has a number.
_BEFORE_MASK = ("products", "scores")


@dataclass(frozen=True, eq=False)
class ShownHead:
    """What the picture of a head shows; each part is computed when it is first asked for.

    Attributes
    ----------
    result : HeadWeights
    heads : tuple of int
        The one head, or those whose mean is shown; at least one.
    stage : Stage
        A mean is one of weights, and so is what was read from a file.
    averaged : bool
        Whether it is a mean, if only of one head.
    """

    result: HeadWeights
    heads: tuple[int, ...]
    stage: Stage
    averaged: bool

    @property
    def head(self) -> int | None:
        """The head; None for a mean."""
        return None if self.averaged else self.heads[0]

    @property
    def signed(self) -> bool:
        """Whether the values can be negative."""
        return self.stage != "weights"

    @property
    def name(self) -> str:
        """What the picture is called: "H4", "Mean of 7 heads"."""
        if not self.averaged:
            return f"H{self.heads[0] + 1}"
        if len(self.heads) == 1:
            return translate("ShownHead", "Mean of 1 head")
        return translate("ShownHead", "Mean of {count} heads").format(count=len(self.heads))

    @cached_property
    def weights(self) -> FloatArray:
        """The weights, shape (n, n), whatever the stage."""
        weights = self.result.weights
        if not self.averaged:
            return np.asarray(weights[self.heads[0]])
        if len(self.heads) == len(weights):
            return read_only(weights.mean(axis=0))
        return read_only(weights[list(self.heads)].mean(axis=0))

    @cached_property
    def measurable(self) -> FloatArray:
        """The weights that an entropy means something for."""
        is_computed = isinstance(self.result, LabResult)
        return self.weights if is_computed else without_improper_rows(self.weights)

    @cached_property
    def values(self) -> FloatArray:
        """The numbers of the stage, shape (n, n); 0 where there is none."""
        if self.stage == "weights" or not isinstance(self.result, LabResult):
            return self.weights
        values = stage_values(self.result, self.heads[0], self.stage)
        return values if self.allowed is None else read_only(np.where(self.allowed, values, 0))

    @cached_property
    def allowed(self) -> BoolArray | None:
        """Which cells have a number, shape (n, n): all of them before the mask."""
        if self.stage in _BEFORE_MASK:
            return None
        mask = self.result.mask
        if not self.undefined.any():
            return mask
        defined = np.broadcast_to(~self.undefined[:, None], self.weights.shape)
        return read_only(np.asarray(defined if mask is None else mask & defined))

    @cached_property
    def undefined(self) -> BoolArray:
        """Queries whose weights are 0/0, shape (n,)."""
        undefined = self.result.undefined
        if undefined is None:
            return np.zeros(len(self.result.tokens), dtype=np.bool_)
        return np.asarray(undefined[list(self.heads)].any(axis=0))

    @cached_property
    def ranks(self) -> Ranks:
        """Where the two strongest keys of each query are."""
        return top_two(self.weights, self.result.mask)

    @cached_property
    def largest(self) -> float:
        """The largest magnitude on show."""
        return float(np.abs(self.values).max())

    @cached_property
    def entropies(self) -> QueryNumbers:
        """Entropy of each row of weights, as a share of that of equal weights."""
        entropies = relative_row_entropies(self.measurable, self.result.mask)
        texts = ("–" if np.isnan(one) else localised(f"{one:.2f}") for one in entropies.tolist())
        return QueryNumbers(translate("ShownHead", "entropy"), tuple(texts))

    @cached_property
    def sums(self) -> QueryNumbers:
        """What each row of weights adds up to."""
        pairs = zip(self.weights.sum(axis=1).tolist(), self.undefined.tolist(), strict=True)
        undefined = translate("ShownHead", "undefined")
        texts = (
            undefined if is_undefined else localised(f"{total:.2f}")
            for total, is_undefined in pairs
        )
        return QueryNumbers(translate("ShownHead", "Σ weights"), tuple(texts))

    def has_value(self, cell: Cell) -> bool:
        """Whether there is a number in a cell."""
        return self.allowed is None or bool(self.allowed[cell])


def stage_of(result: HeadWeights, view: ViewState) -> Stage:
    """Return the stage of a view; means, and what was read from a file, are weights."""
    has_stages = isinstance(result, LabResult) and not view.averaged
    return view.stage if has_stages else "weights"


def unmuted(muted: Iterable[bool]) -> tuple[int, ...]:
    """Return the heads that are heard."""
    return tuple(head for head, is_muted in enumerate(muted) if not is_muted)

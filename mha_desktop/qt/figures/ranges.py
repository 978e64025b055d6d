"""Colour ranges: which weight has which level of the colour map, and what the colour bar prints."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import Protocol
from weakref import ref

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.lab.state import ColourRange, FixedRange, LogRange, PerHeadRange, SharedRange
from mha_desktop.qt.figures.colour_maps import LEVELS, Levels
from mha_desktop.qt.nice_numbers import rounded_up

LOG_LOWEST = 1e-4
_QUARTERS = 4
# A little below 256, so that the largest weight, with its rounding error, is level 255.
_STEPS = np.float32(LEVELS - 0.01)
_LAST_LEVEL = np.float32(LEVELS - 1)
_LEAST_HIGHEST = 1e-30


class ColourScale(Protocol):
    """Maps weights of all heads to places between the two ends of the colour bar."""

    @abstractmethod
    def limits(self, head: int) -> tuple[float, float]:
        """Return the weights at the two ends of the bar for this head."""

    @abstractmethod
    def position(self, head: int, weight: float) -> float:
        """Return the place of a weight on the bar, 0 (low end) to 1."""

    @abstractmethod
    def levels(self, weights: FloatArray, first_head: int = 0) -> Levels:
        """Return the levels of weights (heads, rows, columns) from `first_head` on."""


@dataclass(frozen=True, eq=False)
class LinearScale:
    """From 0 to a highest weight per head.

    Attributes
    ----------
    highest : ndarray, shape (h,)
    """

    highest: FloatArray

    def limits(self, head: int) -> tuple[float, float]:
        """Return 0 and the highest weight of the head."""
        return 0.0, float(self.highest[head])

    def position(self, head: int, weight: float) -> float:
        """Return the share that `weight` is of the highest one."""
        return min(max(weight / float(self.highest[head]), 0.0), 1.0)

    def levels(self, weights: FloatArray, first_head: int = 0) -> Levels:
        """Return the levels: equal steps of weight."""
        # A file may have heads with next to no weight; a factor has to stay finite.
        highest = np.maximum(self.highest[first_head : first_head + len(weights)], _LEAST_HIGHEST)
        factors = (_STEPS / highest).astype(np.float32)
        return _as_levels(weights * factors[:, None, None])


@dataclass(frozen=True)
class LogScale:
    """From `LOG_LOWEST` to 1 in equal ratios; lower weights have the lowest level."""

    def limits(self, head: int) -> tuple[float, float]:
        """Return the same two limits for every head."""
        return LOG_LOWEST, 1.0

    def position(self, head: int, weight: float) -> float:
        """Return how far the logarithm of `weight` is from the lower limit to the upper one."""
        return 1.0 - float(np.log(np.clip(weight, LOG_LOWEST, 1.0)) / np.log(LOG_LOWEST))

    def levels(self, weights: FloatArray, first_head: int = 0) -> Levels:
        """Return the levels: equal ratios of weight."""
        shares = np.log(np.maximum(weights, np.float32(LOG_LOWEST)))
        shares *= np.float32(-1.0 / np.log(LOG_LOWEST))
        shares += np.float32(1.0)
        shares *= _STEPS
        return _as_levels(shares)


@dataclass(frozen=True)
class SymmetricScale:
    """From −`limit` to `limit`, for signed values: zero is in the middle.

    Attributes
    ----------
    limit : float
        Above 0.
    """

    limit: float

    def limits(self, head: int) -> tuple[float, float]:
        """Return the same two limits for every head."""
        return -self.limit, self.limit

    def position(self, head: int, weight: float) -> float:
        """Return the place of a value, 0.5 for zero."""
        return min(max((weight / self.limit + 1) / 2, 0.0), 1.0)

    def levels(self, weights: FloatArray, first_head: int = 0) -> Levels:
        """Return the nearest of the 256 levels for each value."""
        half = np.float32((LEVELS - 1) / 2)
        steps = np.multiply(weights, half / np.float32(self.limit), dtype=np.float32)
        steps += half
        return _as_levels(np.rint(steps, out=steps))


def symmetric_scale(largest: float) -> SymmetricScale:
    """Return a scale for values up to `largest` in magnitude, with round limits."""
    return SymmetricScale(rounded_up(largest))


def scale_of_heads(scale: ColourScale, heads: Sequence[int]) -> ColourScale:
    """Return the same scale for some of the heads, in their order: no colour changes."""
    if isinstance(scale, LinearScale):
        return LinearScale(read_only(scale.highest[list(heads)]))
    return scale


def _as_levels(steps: FloatArray) -> Levels:
    np.clip(steps, 0, _LAST_LEVEL, out=steps)
    return steps.astype(np.uint16)


@singledispatch
def colour_scale(colour_range: ColourRange, weights: FloatArray) -> ColourScale:
    """Return the scale that a range asks for.

    Parameters
    ----------
    colour_range : ColourRange
    weights : ndarray, shape (h, n, n)
        The weights on show, n at least 1.
    """
    raise TypeError(f"no colour scale for {type(colour_range).__name__}")


# The newest weights and their largest: several pictures of one result ask for it.
_newest: "tuple[ref[FloatArray], float] | None" = None


def largest_weight(weights: FloatArray) -> float:
    """Return the largest weight; of 128 heads at 512 tokens a worker should ask for it first."""
    global _newest
    known = _newest
    if known is not None and known[0]() is weights:
        return known[1]
    largest = float(weights.max())
    if not weights.flags.writeable:
        _newest = ref(weights), largest
    return largest


@colour_scale.register
def _(colour_range: SharedRange, weights: FloatArray) -> ColourScale:
    quarters = np.ceil(np.round(largest_weight(weights) * _QUARTERS, 4))
    return _same_for_all(len(weights), max(quarters, 1.0) / _QUARTERS)


@colour_scale.register
def _(colour_range: PerHeadRange, weights: FloatArray) -> ColourScale:
    highest = weights.max(axis=(1, 2))
    return LinearScale(read_only(np.where(highest > 0, highest, 1).astype(np.float64)))


@colour_scale.register
def _(colour_range: FixedRange, weights: FloatArray) -> ColourScale:
    return _same_for_all(len(weights), 1.0)


@colour_scale.register
def _(colour_range: LogRange, weights: FloatArray) -> ColourScale:
    return LogScale()


def _same_for_all(heads: int, highest: float) -> ColourScale:
    return LinearScale(read_only(np.full(heads, highest)))

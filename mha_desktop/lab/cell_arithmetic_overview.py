"""Weights without a way of their own: a whole row or column, and the mean of several heads."""

from dataclasses import dataclass

import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray, read_only
from mha_desktop.lab.cell_arithmetic_softmax import Along, bias_of
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import LabState, MistakeName


@dataclass(frozen=True, eq=False)
class LineWeights:
    """What one query gives to every key, or what every query gives to one key.

    Attributes
    ----------
    head : int or None
        None for the mean of the heads that are not muted.
    along : "keys" or "queries"
        What the entries are: keys of a pinned query, queries of a pinned key.
    pinned : int
        The query, or the key.
    tokens : tuple of str
    mistake : str or None
        The name of the mistake that was made on the way.
    scores : ndarray, shape (n,), or None
        q·k / sqrt(d_k), before temperature and mask; a mean has none.
    weights : ndarray, shape (n,)
        NaN where they are 0/0, and in a mean of no heads.
    allowed : ndarray of bool, shape (n,)
    """

    head: int | None
    along: Along
    pinned: int
    tokens: tuple[str, ...]
    mistake: MistakeName | None
    scores: FloatArray | None
    weights: FloatArray
    allowed: BoolArray

    @property
    def total(self) -> float:
        """Sum of the weights: 1 for the row of a softmax over keys."""
        return float(self.weights.sum())


@dataclass(frozen=True, eq=False)
class MeanCell:
    """The weights that all heads have at one cell.

    Attributes
    ----------
    query, key : int
    tokens : tuple of str
    weights : ndarray, shape (h,)
        NaN where they are 0/0.
    counted : ndarray of bool, shape (h,)
        Heads that are not muted: the mean is theirs.
    """

    query: int
    key: int
    tokens: tuple[str, ...]
    weights: FloatArray
    counted: BoolArray

    @property
    def mean(self) -> float | None:
        """The mean of the heads that count; None if all are muted."""
        return float(self.weights[self.counted].mean()) if self.counted.any() else None


def counted_heads(state: LabState) -> BoolArray:
    """Tell which heads are in the mean: neither muted nor silenced by a solo, shape (h,)."""
    solo = any(state.soloed)
    pairs = zip(state.muted, state.soloed, strict=True)
    return read_only(np.array([not muted and (soloed or not solo) for muted, soloed in pairs]))


def mean_cell(result: LabResult, query: int, key: int) -> MeanCell:
    """Return the weights of one cell, of all heads."""
    weights = result.trace.weights[:, query, key].astype(np.float64)
    if result.undefined is not None:
        weights[result.undefined[:, query]] = np.nan
    return MeanCell(query, key, result.tokens, read_only(weights), counted_heads(result.state))


def query_weights(result: LabResult, head: int | None, query: int) -> LineWeights:
    """Return the row of a query, of one head or of the mean of heads."""
    return _line(result, head, "keys", query)


def key_weights(result: LabResult, head: int | None, key: int) -> LineWeights:
    """Return the column of a key, of one head or of the mean of heads."""
    return _line(result, head, "queries", key)


def _line(result: LabResult, head: int | None, along: Along, pinned: int) -> LineWeights:
    trace, n = result.trace, len(result.tokens)
    scores = None if head is None else _taken(trace.scores_of(head), along, pinned)
    return LineWeights(
        head=head,
        along=along,
        pinned=pinned,
        tokens=result.tokens,
        mistake=result.state.mistake,
        scores=scores,
        weights=_taken(_defined_weights(result, head), along, pinned),
        allowed=_taken(bias_of(result.mask, head or 0, n), along, pinned) > -np.inf,
    )


def _taken(square: FloatArray, along: Along, pinned: int) -> FloatArray:
    """Return the row of a query or the column of a key."""
    line = square[pinned] if along == "keys" else square[:, pinned]
    return read_only(line.astype(np.float64))


def _defined_weights(result: LabResult, head: int | None) -> FloatArray:
    """Return the weights of a head or of the mean, shape (n, n); NaN for 0/0, or without a head."""
    counted = counted_heads(result.state) if head is None else np.array([head])
    weights = result.trace.weights[counted]
    if result.undefined is not None:
        weights = np.where(result.undefined[counted][:, :, None], np.nan, weights)
    return np.asarray(weights.mean(axis=0)) if len(weights) else np.full(weights.shape[1:], np.nan)

"""Two results side by side: what can be aligned, the signed difference B − A, and its size."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray, IntArray, read_only
from mha_desktop.engine.changes import relative_change
from mha_desktop.engine.similarity import head_distance
from mha_desktop.lab.comparison_notes import (
    comparison_notes,
    heads_have_no_order,
    no_full_row,
    no_pairs,
    outputs_differ_in_size,
    rows_do_not_add_up,
)
from mha_desktop.lab.comparison_tokens import TokenPairs, pair_tokens
from mha_desktop.lab.laboratory import Cancelled, LabResult
from mha_desktop.lab.notes import Note
from mha_desktop.lab.state import Cell

# A sum of 512 weights in single precision is off by less than this.
_ROUNDING = 1e-3
# A weight in single precision, computed in another order of the sums.
_SAME = 1e-6


class HeadDifference(NamedTuple):
    """How far one head moved.

    Attributes
    ----------
    largest : float
        The difference of largest magnitude, with its sign.
    cell : (int, int)
        Query and key where it is, counted among the pairs.
    distance : float or None
        Mean over the rows of sqrt(Jensen-Shannon divergence, base 2), 0 to 1; None where no row
        can be compared.
    """

    largest: float
    cell: Cell
    distance: float | None


class OutputDifference(NamedTuple):
    """How far the output moved, over the paired tokens.

    Attributes
    ----------
    a, b, difference : ndarray, shape (pairs, d_model)
        The output rows of both, and ``b − a``.
    relative : float or None
        ‖b − a‖ / ‖a‖ (Frobenius norms); None if all of A is 0.
    """

    a: FloatArray
    b: FloatArray
    difference: FloatArray
    relative: float | None


@dataclass(frozen=True, eq=False)
class Comparison:
    """What two results of the lab have in common, and how they differ.

    Attributes
    ----------
    a, b : LabResult
    tokens : TokenPairs
    n_heads : int
        So many heads, from the first on, are compared by their numbers; may be 0.
    difference : ndarray, shape (n_heads, pairs, pairs)
        Weights of B minus weights of A at the paired tokens.
    allowed : ndarray of bool, shape (pairs, pairs), or None
        False where both masks forbid the cell; None where one of them forbids none.
    heads : tuple of HeadDifference
        One per compared head; empty if no token is paired.
    compared_rows : tuple of int
        The pairs whose rows the distances go over: all their keys have partners.
    output : OutputDifference or None
        None if the outputs differ in length or no token is paired.
    notes : tuple of Note
        Plain reasons for everything that could not be compared.
    """

    a: LabResult
    b: LabResult
    tokens: TokenPairs
    n_heads: int
    difference: FloatArray
    allowed: BoolArray | None
    heads: tuple[HeadDifference, ...]
    compared_rows: tuple[int, ...]
    output: OutputDifference | None
    notes: tuple[Note, ...]

    @property
    def same_weights(self) -> bool:
        """Whether no compared weight differs by more than rounding."""
        return all(abs(head.largest) <= _SAME for head in self.heads)


def compare(
    a: LabResult,
    b: LabResult,
    cancelled: Callable[[], bool] = lambda: False,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Comparison:
    """Compare two results of the lab.

    Parameters
    ----------
    a, b : LabResult
    cancelled : callable
        Asked before every head.
    progress : callable
        Told how many heads of how many are compared, after each one.

    Raises
    ------
    Cancelled
        If `cancelled` said so.
    """
    tokens, n_heads = pair_tokens(a.tokens, b.tokens), compared_heads(a, b)
    weights = _paired_weights(a, b, tokens, n_heads)
    rows, row_notes = _compared_rows(a, b, tokens)
    return Comparison(
        a=a,
        b=b,
        tokens=tokens,
        n_heads=n_heads,
        difference=read_only(weights[1] - weights[0]),
        allowed=_allowed(a, b, tokens),
        heads=_head_differences(*weights, rows, cancelled, progress),
        compared_rows=tuple(map(int, rows)),
        output=_output_difference(a, b, tokens),
        notes=(*comparison_notes(a, b, tokens, n_heads), *_reasons(a, b, tokens), *row_notes),
    )


def compared_heads(a: LabResult, b: LabResult) -> int:
    """Return how many heads belong together, from the first on.

    As many heads on both sides belong together by their numbers. Of different numbers only crafted
    heads do: the first ones have the same jobs in the same order, however many there are.
    """
    counts = a.state.n_heads, b.state.n_heads
    both_crafted = a.meant is not None and b.meant is not None
    return min(counts) if counts[0] == counts[1] or both_crafted else 0


def _paired_weights(
    a: LabResult, b: LabResult, tokens: TokenPairs, n_heads: int
) -> tuple[FloatArray, FloatArray]:
    """Return the weights of the compared heads at the paired tokens."""
    whole = a.trace.weights[:n_heads], b.trace.weights[:n_heads]
    if tokens.is_complete:
        return whole
    places = tokens.rows_a, tokens.rows_b
    of_a, of_b = (w[:, at[:, None], at] for w, at in zip(whole, places, strict=True))
    return of_a, of_b


def _head_differences(
    a: FloatArray,
    b: FloatArray,
    rows: IntArray,
    cancelled: Callable[[], bool],
    progress: Callable[[int, int], None],
) -> tuple[HeadDifference, ...]:
    """Compare head by head; without a pair of tokens there is nothing to compare."""
    heads = []
    for head in range(len(a) if a.size else 0):
        if cancelled():
            raise Cancelled
        heads.append(_head_difference(a[head], b[head], rows))
        progress(head + 1, len(a))
    return tuple(heads)


def _head_difference(a: FloatArray, b: FloatArray, rows: IntArray) -> HeadDifference:
    difference = b.astype(np.float64) - a
    query, key = np.unravel_index(int(np.abs(difference).argmax()), difference.shape)
    distance = head_distance(a[rows], b[rows]) if len(rows) else None
    return HeadDifference(float(difference[query, key]), (int(query), int(key)), distance)


def _compared_rows(
    a: LabResult, b: LabResult, tokens: TokenPairs
) -> tuple[IntArray, tuple[Note, ...]]:
    """Return the pairs whose rows are two distributions over the same keys, or why there are none.

    A key without a partner does no harm to a row that must not look at it.
    """
    none = np.zeros(0, dtype=np.intp)
    for name, result in (("A", a), ("B", b)):
        if _rows_add_up_wrongly(result):
            return none, (rows_do_not_add_up(name),)
    full = _full_rows(a.mask, len(a.tokens), tokens.rows_a)
    full &= _full_rows(b.mask, len(b.tokens), tokens.rows_b)
    rows = np.flatnonzero(full)
    if len(rows) == len(tokens):
        return rows, ()
    return rows, (no_full_row(len(rows), len(tokens)),)


def _full_rows(mask: BoolArray | None, n: int, paired: IntArray) -> BoolArray:
    """Tell which paired rows may look at paired keys only."""
    lonely = np.ones(n, dtype=np.bool_)
    lonely[paired] = False
    if mask is None:
        return np.full(len(paired), not lonely.any())
    return np.asarray(~mask[paired][:, lonely].any(axis=1))


def _rows_add_up_wrongly(result: LabResult) -> bool:
    """Whether some row adds up neither to 1 nor, without a key, to 0: a deliberate mistake."""
    if result.state.mistake is None:
        return False
    sums = result.trace.weights.sum(axis=-1, dtype=np.float64)
    return bool(np.any((np.abs(sums - 1) > _ROUNDING) & (sums != 0)))


def _allowed(a: LabResult, b: LabResult, tokens: TokenPairs) -> BoolArray | None:
    """Return where at least one of the two masks allows the pair of tokens."""
    if a.mask is None or b.mask is None:
        return None
    of_a = a.mask[tokens.rows_a[:, None], tokens.rows_a]
    return read_only(of_a | b.mask[tokens.rows_b[:, None], tokens.rows_b])


def _output_difference(a: LabResult, b: LabResult, tokens: TokenPairs) -> OutputDifference | None:
    if a.state.d_model != b.state.d_model or not len(tokens):
        return None
    before, after = a.trace.output[tokens.rows_a], b.trace.output[tokens.rows_b]
    change = relative_change(before, after) if before.any() else None
    return OutputDifference(read_only(before), read_only(after), read_only(after - before), change)


def _reasons(a: LabResult, b: LabResult, tokens: TokenPairs) -> tuple[Note, ...]:
    """Say what cannot be compared at all."""
    reasons = []
    if not len(tokens):
        reasons.append(no_pairs())
    if not compared_heads(a, b):
        reasons.append(heads_have_no_order(a.state.n_heads, b.state.n_heads))
    if a.state.d_model != b.state.d_model:
        reasons.append(outputs_differ_in_size(a.state.d_model, b.state.d_model))
    return tuple(reasons)

"""What the output loses when heads are muted, and in which order heads can be muted.

A head is muted before w_o: its gain becomes 0. The output is a sum of contributions, so it then
changes by exactly minus the head's contribution, and no score has to be computed again. The order
of heads follows what muting does to the output. Michel et al. 2019 ("Are Sixteen Heads Really
Better than One?", section 3.2) muted heads of trained models one by one and measured accuracy.
"""

from __future__ import annotations  # help() shows names of types, not what they stand for

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike

from mha_desktop.engine import stages
from mha_desktop.engine.arrays import FloatArray, IntArray
from mha_desktop.engine.changes import relative_change
from mha_desktop.engine.checks import checked_gains, checked_head
from mha_desktop.engine.threads import ALONE, crew_for
from mha_desktop.engine.trace import AttentionTrace

SHARE_FROM_MULTIPLY_ADDS = 1 << 23


@dataclass(frozen=True, eq=False)
class MutingEffect:
    """How far one output is from another.

    Attributes
    ----------
    token_change : ndarray, shape (n,)
        Euclidean norm of the difference at each token.
    token_cosine : ndarray, shape (n,)
        Cosine of the angle between the two outputs at each token: 0 where one of them is zero,
        1 where both are.
    relative_change : float
        ‖output − other‖ / ‖output‖ over all tokens; 0 if the output is zero.
    """

    token_change: FloatArray
    token_cosine: FloatArray
    relative_change: float


def with_gains(trace: AttentionTrace, gains: ArrayLike | None) -> AttentionTrace:
    """Return the trace under other gains; queries to head outputs are shared, not recomputed.

    Parameters
    ----------
    trace : AttentionTrace
    gains : array_like or None, shape (n_heads,)
        Factor of each head before w_o; None for 1.

    Raises
    ------
    AttentionError
        If there is not one finite number per head.
    """
    factors = checked_gains(gains, trace.parameters.n_heads)
    concat, output = stages.mix(ALONE, trace.head_outputs, factors, trace.parameters)
    new_gains = np.array(factors, output.dtype)
    return replace(trace, gains=new_gains, concat=concat, output=output)


def head_contribution(trace: AttentionTrace, head: int) -> FloatArray:
    """Return what one head adds to the output, shape (n, d_model), without the others'.

    Parameters
    ----------
    trace : AttentionTrace
    head : int
        Counted from 0.

    Raises
    ------
    DimensionError
        If there is no such head.
    """
    d_k = trace.parameters.d_k
    first = checked_head(head, trace.parameters.n_heads) * d_k
    band = trace.parameters.w_o[first : first + d_k]
    return np.asarray((trace.head_outputs[head] * trace.gains[head]) @ band)


def output_without(trace: AttentionTrace, heads: Iterable[int]) -> FloatArray:
    """Return the output with some heads muted, shape (n, d_model).

    Parameters
    ----------
    trace : AttentionTrace
    heads : iterable of int
        Heads, counted from 0, whose contributions are left out.

    Raises
    ------
    DimensionError
        If there is no such head.
    """
    gains = trace.gains.copy()
    for head in heads:
        gains[checked_head(head, len(gains))] = 0
    return with_gains(trace, gains).output


def sliced_output(trace: AttentionTrace, heads: Iterable[int]) -> FloatArray:
    """Return the output with the columns of some heads set to 0, shape (n, d_model): a mistake.

    Before w_o, head i has the columns i·d_k to (i + 1)·d_k to itself. After w_o they hold a part
    of every head, and the rest of head i is in all the others: this removes what other heads
    wrote, and leaves most of what it should remove. Columns past d_model are not there to cut.

    Parameters
    ----------
    trace : AttentionTrace
    heads : iterable of int
        Counted from 0.

    Raises
    ------
    DimensionError
        If there is no such head.
    """
    output, d_k = trace.output.copy(), trace.parameters.d_k
    for head in heads:
        first = checked_head(head, trace.parameters.n_heads) * d_k
        output[:, first : first + d_k] = 0
    return output


def muting_effect(trace: AttentionTrace, heads: Iterable[int]) -> MutingEffect:
    """Return what muting some heads does to the output.

    Parameters
    ----------
    trace : AttentionTrace
    heads : iterable of int
        Counted from 0.

    Raises
    ------
    DimensionError
        If there is no such head.
    """
    return output_change(trace.output, output_without(trace, heads))


def output_change(output: FloatArray, other: FloatArray) -> MutingEffect:
    """Return how far one output is from another.

    Parameters
    ----------
    output, other : ndarray, shape (n, d_model)
        Changes are relative to `output`.
    """
    change = _row_norms(other - output)
    lengths, other_lengths = _row_norms(output), _row_norms(other)
    products = np.einsum("nm,nm->n", output, other)
    scale = lengths * other_lengths
    both_zero = (lengths == 0) & (other_lengths == 0)
    cosine = np.where(scale == 0, both_zero, products / np.where(scale == 0, 1, scale))
    return MutingEffect(change, np.clip(cosine, -1, 1), relative_change(output, other))


def muted_alone(traces: Sequence[AttentionTrace]) -> FloatArray:
    """Return the relative change of the output when each head is muted alone, shape (n_heads,).

    Parameters
    ----------
    traces : sequence of AttentionTrace
        One layer on one or several sentences; norms are taken over all tokens of all of them.
    """
    norms = np.linalg.norm([trace.contribution_norms for trace in traces], axis=0)
    whole = _output_norm(traces)
    return np.asarray(norms / whole if whole else np.zeros_like(norms))


def pruning_order(traces: Sequence[AttentionTrace]) -> IntArray:
    """Return the heads from least to most important, by `muted_alone`; equal ones by index."""
    return np.argsort(muted_alone(traces), kind="stable")


def pruning_curve(traces: Sequence[AttentionTrace], order: Sequence[int] | IntArray) -> FloatArray:
    """Return the relative change of the output when the first k heads of `order` are muted.

    Parameters
    ----------
    traces : sequence of AttentionTrace
        One layer on one or several sentences; norms are taken over all tokens of all of them.
    order : sequence of int
        Heads in the order in which they are muted, usually all of them.

    Returns
    -------
    ndarray, shape (len(order) + 1,)
        For k = 0, 1, ..., starting at 0. It can fall: contributions may cancel each other.

    Raises
    ------
    DimensionError
        If there is no such head.
    """
    squares = _removed_squares_of_each(traces, order).sum(axis=0)
    whole = _output_norm(traces)
    return np.asarray(np.sqrt(squares) / whole if whole else np.zeros_like(squares))


def _removed_squares_of_each(
    traces: Sequence[AttentionTrace], order: Sequence[int] | IntArray
) -> FloatArray:
    """Return `_removed_squares` of each trace, shape (traces, len(order) + 1)."""
    squares = np.zeros((len(traces), len(order) + 1))

    def fill(place: int) -> None:
        squares[place] = _removed_squares(traces[place], order)

    # Also for one trace alone: many small products each wait for the threads of the BLAS library,
    # which a team holds at one. 128 heads and 64 tokens at d_model 1024 are 5 times as quick.
    work = sum(trace.concat.size * trace.parameters.d_model for trace in traces)
    with crew_for(work, SHARE_FROM_MULTIPLY_ADDS) as crew:
        crew.share(fill, range(len(traces)))
    return squares


def _removed_squares(trace: AttentionTrace, order: Iterable[int]) -> FloatArray:
    """Return ‖sum of the first k contributions of `order`‖², one contribution at a time."""
    removed = np.zeros_like(trace.output)
    squares = [0.0]
    for head in order:
        removed += head_contribution(trace, head)
        squares.append(float(np.vdot(removed, removed)))
    return np.array(squares)


def _output_norm(traces: Sequence[AttentionTrace]) -> float:
    return float(np.linalg.norm([np.linalg.norm(trace.output) for trace in traces]))


def _row_norms(rows: FloatArray) -> FloatArray:
    return np.asarray(np.linalg.norm(rows, axis=1))

"""What sharing key/value heads does to the present sentence, against one for every query head.

The parameters of all heads stay in the result (`LabResult.source_parameters`), so every comparison
starts from exact numbers, with the same W_O on both sides. A deliberate mistake of the state is
left out: what is compared is computed rightly.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

import msgspec
import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.attention import attend
from mha_desktop.engine.dimensions import divisors
from mha_desktop.engine.grouping import to_grouped
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.positions import Rotary
from mha_desktop.engine.settings import DecodingSettings
from mha_desktop.engine.sharing import (
    METHODS,
    SharingEffect,
    sharing_effect,
    sharing_points,
)
from mha_desktop.engine.trace import AttentionTrace
from mha_desktop.lab.grouping_edits import Grouping, preset
from mha_desktop.lab.ingredients import attend_settings
from mha_desktop.lab.laboratory import Laboratory, LabResult, stop_if
from mha_desktop.lab.state import LabState, Pooling


@dataclass(frozen=True, eq=False)
class SharedHeads:
    """Attention of the present sentence before and after heads share keys and values.

    Attributes
    ----------
    kv_head_of : tuple of int
        The grouping after.
    before, after : AttentionTrace
        With one key/value head per query head, and with the grouping.
    effect : SharingEffect
        Distance per head, relative change of the output.
    """

    kv_head_of: Grouping
    before: AttentionTrace
    after: AttentionTrace
    effect: SharingEffect

    @cached_property
    def difference(self) -> FloatArray:
        """Weights after − weights before, shape (h, n, n), −1 to 1."""
        return read_only(self.after.weights - self.before.weights)


@dataclass(frozen=True)
class SharingChart:
    """The relative error of the output against the number of key/value heads.

    Attributes
    ----------
    n_kv_heads : tuple of int
        All numbers that divide the heads, smallest first.
    errors : dict
        For each way to make a shared head, the error at each of `n_kv_heads`.
    """

    n_kv_heads: tuple[int, ...]
    errors: dict[Pooling, tuple[float, ...]]


@dataclass(frozen=True, eq=False)
class ReadingOrders:
    """Neighbours share a key/value head, or every g-th head does.

    Attributes
    ----------
    repeated : SharedHeads
        ``[0, 0, 1, 1]``, as models are built: head i reads key/value head i // (h // g).
    interleaved : SharedHeads
        ``[0, 1, 0, 1]``, pooled for this order: another model, as good or bad.
    misread : SharedHeads
        Key/value heads pooled for ``[0, 0, 1, 1]`` but read in the order ``[0, 1, 0, 1]``: the
        mistake of a program that tiles where it should repeat.
    """

    repeated: SharedHeads
    interleaved: SharedHeads
    misread: SharedHeads


def shared_heads(result: LabResult, cancelled: Callable[[], bool] = lambda: False) -> SharedHeads:
    """Compare the present grouping with one key/value head per query head.

    Parameters
    ----------
    result : LabResult
    cancelled : callable
        Asked between attention and the comparison.

    Raises
    ------
    Cancelled
        If `cancelled` said so.
    """
    before = attend(result.x, _unshared(result), **attend_settings(result.state, result.mask))
    stop_if(cancelled)
    return _compared(result.state.kv_head_of, before, result.right.trace)


def sharing_chart(
    state: LabState,
    cancelled: Callable[[], bool] = lambda: False,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> SharingChart | None:
    """Compute the error for every legal number of key/value heads, and each way to make them.

    Parameters
    ----------
    state : LabState
        Legal. Its own grouping and pooling make no difference.
    cancelled : callable
        Asked after every point.
    progress : callable
        Told how many points of how many are there, after each one.

    Returns
    -------
    SharingChart or None
        None if the sentence has no tokens.

    Raises
    ------
    Cancelled
        If `cancelled` said so.
    """
    unshared = msgspec.structs.replace(state, kv_head_of=tuple(range(state.n_heads)), mistake=None)
    result = Laboratory().evaluate(unshared, cancelled)
    if result is None:
        return None
    counts = divisors(state.n_heads)
    errors: dict[Pooling, list[float]] = {method: [] for method in METHODS}
    points = sharing_points(
        result.x, result.parameters, **attend_settings(result.state, result.mask)
    )
    for done, point in enumerate(points, start=1):
        errors[point.method].append(point.error)
        progress(done, len(METHODS) * len(counts))
        stop_if(cancelled)
    return SharingChart(counts, {method: tuple(line) for method, line in errors.items()})


def reading_orders(
    result: LabResult, cancelled: Callable[[], bool] = lambda: False
) -> ReadingOrders | None:
    """Compare the two orders in which heads may read shared key/value heads.

    They are shown with as many key/value heads as now, if that is a regular number between 1 and
    h, else with the smallest such number. None if there is none: with 1 or h key/value heads the
    orders are the same.

    Parameters
    ----------
    result : LabResult
    cancelled : callable
        Asked after every pass of attention and every comparison.

    Raises
    ------
    Cancelled
        If `cancelled` said so.
    """
    n_heads, now = result.state.n_heads, result.state.n_kv_heads
    between = divisors(n_heads)[1:-1]
    if not between:
        return None
    g = now if now in between else between[0]
    repeated, interleaved = preset(n_heads, g), tuple(head % g for head in range(n_heads))
    unshared, settings = _unshared(result), attend_settings(result.state, result.mask)
    before = attend(result.x, unshared, **settings)

    def compared(kv_head_of: Grouping, parameters: AttentionParameters) -> SharedHeads:
        stop_if(cancelled)
        after = attend(result.x, parameters, **settings)
        stop_if(cancelled)
        return _compared(kv_head_of, before, after)

    pooled = to_grouped(unshared, repeated, result.state.pooling)
    return ReadingOrders(
        repeated=compared(repeated, pooled),
        interleaved=compared(interleaved, to_grouped(unshared, interleaved, result.state.pooling)),
        misread=compared(interleaved, replace(pooled, kv_head_of=np.array(interleaved))),
    )


def _compared(kv_head_of: Grouping, before: AttentionTrace, after: AttentionTrace) -> SharedHeads:
    return SharedHeads(kv_head_of, before, after, sharing_effect(before, after))


def _unshared(result: LabResult) -> AttentionParameters:
    """Return the source's key/value heads under the chosen W_O."""
    chosen = result.parameters
    return replace(result.source_parameters, w_o=chosen.w_o, b_o=chosen.b_o)


def decoding_settings(result: LabResult) -> DecodingSettings:
    """Return what attention took besides token vectors, parameters and mask."""
    state = result.state
    return {
        "rotary": Rotary() if state.positions == "rotary" else None,
        "gains": state.effective_gains,
        "temperature": state.temperature,
    }

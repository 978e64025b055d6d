"""What is lost when query heads share key/value heads (Ainslie et al. 2023, section 2.1)."""

from __future__ import annotations  # help() shows names of types, not what they stand for

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Unpack

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.attention import attend
from mha_desktop.engine.changes import relative_change
from mha_desktop.engine.dimensions import divisors
from mha_desktop.engine.grouping import PoolingMethod, to_grouped
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.settings import AttendSettings
from mha_desktop.engine.similarity import head_distance
from mha_desktop.engine.trace import AttentionTrace

METHODS: tuple[PoolingMethod, ...] = ("mean", "first", "random")


class ChartSettings(AttendSettings, total=False):
    """What `sharing_points` takes besides token vectors and parameters."""

    methods: Sequence[PoolingMethod]
    group_counts: Sequence[int] | None
    seed: int


@dataclass(frozen=True, eq=False)
class SharingEffect:
    """How far attention moved from one key/value head per query head.

    Attributes
    ----------
    head_distance : ndarray, shape (n_heads,)
        `mha_desktop.engine.similarity.head_distance` of each head's weights before and after, 0
        to 1. 0 where the mask leaves a head no weights.
    relative_output_change : float
        ‖output before − output after‖ / ‖output before‖, all tokens together.
    """

    head_distance: FloatArray
    relative_output_change: float


class SharingPoint(NamedTuple):
    """One point of the chart: the relative change of the output with so many key/value heads."""

    method: PoolingMethod
    n_kv_heads: int
    error: float


def sharing_effect(before: AttentionTrace, after: AttentionTrace) -> SharingEffect:
    """Compare two traces of the same tokens and heads.

    Parameters
    ----------
    before, after : AttentionTrace
        With a key/value head for every head, and with shared ones.
    """
    pairs = zip(before.weights, after.weights, strict=True)
    distances = np.array([head_distance(one, other) or 0.0 for one, other in pairs])
    return SharingEffect(read_only(distances), relative_change(before.output, after.output))


def sharing_points(
    x: FloatArray,
    parameters: AttentionParameters,
    *,
    methods: Sequence[PoolingMethod] = METHODS,
    group_counts: Sequence[int] | None = None,
    seed: int = 0,
    **settings: Unpack[AttendSettings],
) -> Iterator[SharingPoint]:
    """Yield the error of each method and number of key/value heads, one after the other.

    The caller may stop between two points. The error is that of the output relative to the
    output of `parameters` as they are. With as many key/value heads as heads nothing is shared,
    and the error is 0 whatever the method.

    Parameters
    ----------
    x : ndarray, shape (n, d_model)
    parameters : AttentionParameters
        Commonly MHA: one key/value head per head.
    methods : sequence of {"mean", "first", "random"}
        As `to_grouped` takes them.
    group_counts : sequence of int or None
        Numbers of key/value heads; None for all that divide the heads.
    seed : int
        For "random".
    **settings
        As `attend` takes them.

    Raises
    ------
    AttentionError
        If a number of key/value heads does not divide the heads, or attention is impossible.
    """
    counts = divisors(parameters.n_heads) if group_counts is None else group_counts
    reference = attend(x, parameters, **settings).output
    for method in methods:
        for count in counts:
            shared = _shared(parameters, count, method, seed)
            output = reference if shared is parameters else attend(x, shared, **settings).output
            yield SharingPoint(method, count, relative_change(reference, output))


def sharing_errors(
    x: FloatArray, parameters: AttentionParameters, **settings: Unpack[ChartSettings]
) -> dict[PoolingMethod, FloatArray]:
    """Return the errors of `sharing_points` by method, shape (len(group_counts),) each.

    The arguments are those of `sharing_points`.

    Raises
    ------
    AttentionError
        As `sharing_points` does.
    """
    errors: dict[PoolingMethod, list[float]] = {}
    for point in sharing_points(x, parameters, **settings):
        errors.setdefault(point.method, []).append(point.error)
    return {method: read_only(np.array(values)) for method, values in errors.items()}


def _shared(
    parameters: AttentionParameters, n_kv_heads: int, method: PoolingMethod, seed: int
) -> AttentionParameters:
    if n_kv_heads == parameters.n_heads:
        return parameters
    return to_grouped(parameters, n_kv_heads, method, seed)

"""Measures of all heads of a result, a few heads at a time so that the work can be given up."""

from collections.abc import Callable, Iterator

from mha_desktop.engine.head_measures import HeadMeasures, head_measures
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import Cancelled

# Weights measured at a time: few enough for the processor's cache, and to stop soon.
_MOST_WEIGHTS = 1 << 20


def head_blocks(result: HeadWeights) -> Iterator[range]:
    """Return neighbouring heads that are measured together, block by block."""
    h, n = result.state.n_heads, len(result.tokens)
    step = max(_MOST_WEIGHTS // (n * n), 1)
    return (range(first, min(first + step, h)) for first in range(0, h, step))


def measured_heads(
    result: HeadWeights,
    *,
    cancelled: Callable[[], bool] = lambda: False,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> HeadMeasures:
    """Measure all heads.

    Parameters
    ----------
    result : HeadWeights
    cancelled : callable
        Asked before every block of heads.
    progress : callable
        Told how many heads are done, and of how many.

    Raises
    ------
    Cancelled
        If `cancelled` said so.
    """
    parts: list[HeadMeasures] = []
    for heads in head_blocks(result):
        if cancelled():
            raise Cancelled
        weights = result.measurable(slice(heads.start, heads.stop))
        parts.append(head_measures(weights, result.kinds, result.mask))
        progress(heads.stop, result.state.n_heads)
    return HeadMeasures.joined(parts)

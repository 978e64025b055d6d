"""How long a forward pass will take, roughly: enough to choose where to run it."""

import msgspec

from mha_desktop.lab.state import CraftedHeads, ImportedWeights, LabState
from mha_desktop.lab.tokens import tokenise
from mha_desktop.lab.viewed_weights import is_read

# As measured on two cores, in single precision.
_MULTIPLY_ADDS_PER_MS = 5e7
_EXPONENTIALS_PER_MS = 4e5
_CRAFTED_ENTRIES_PER_MS = 5e5
_RANDOM_ENTRIES_PER_MS = 5e4
# What few heads do is measured along with their numbers: the names have room in the grid.
_MEASURED_WEIGHTS_PER_MS = 5e4
_FEW_HEADS = 8
# Wrong code is written to be read: one head after the other, in double precision.
_MISTAKEN_TIMES = 8.0
# Files may be large, and disks slow.
_READING_MS = 1000.0


def estimated_ms(state: LabState, before: LabState | None) -> float:
    """Estimate the time from one state to the next, in milliseconds.

    Parameters
    ----------
    state : LabState
        What is to be computed.
    before : LabState or None
        What was computed last; its matrices serve again where they are the same.

    Returns
    -------
    float
        ``4n·d² + 2n²·d`` multiply-adds, ``h·n²`` exponentials, and new matrix entries, each at
        its measured rate; a deliberate mistake makes the pass several times as slow. New weights
        of few heads are measured, too.
    """
    if isinstance(state.source, ImportedWeights):
        return 0.0 if is_read(state.source) else _READING_MS
    n = len(tokenise(state.sentence, state.token_mode).items)
    d = state.d_model
    multiply_adds = 4 * n * d * d + 2 * n * n * d
    exponentials = state.n_heads * n * n
    times = 1.0 if state.mistake is None else _MISTAKEN_TIMES
    forward_ms = multiply_adds / _MULTIPLY_ADDS_PER_MS + exponentials / _EXPONENTIALS_PER_MS
    return times * forward_ms + _matrices_ms(state, before) + _measuring_ms(state, before, n)


def _measuring_ms(state: LabState, before: LabState | None, n: int) -> float:
    if state.n_heads > _FEW_HEADS or (before is not None and _keeps_weights(state, before)):
        return 0.0
    return state.n_heads * n * n / _MEASURED_WEIGHTS_PER_MS


def _keeps_weights(state: LabState, before: LabState) -> bool:
    """Whether the states differ at most in how heads are mixed."""
    mixing = {name: getattr(state, name) for name in ("gains", "muted", "soloed", "projection")}
    return msgspec.structs.replace(before, **mixing) == state


def _matrices_ms(state: LabState, before: LabState | None) -> float:
    crafted = isinstance(state.source, CraftedHeads)
    if before is not None and (before.source, before.d_model) == (state.source, state.d_model):
        return 0.0
    rate = _CRAFTED_ENTRIES_PER_MS if crafted else _RANDOM_ENTRIES_PER_MS
    return 4 * state.d_model**2 / rate

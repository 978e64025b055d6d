"""What W_O does with the heads: muted rightly and wrongly, pruned, and read in words.

Everything here is held against all heads on: every fader at 1, nothing muted, nothing soloed. A
deliberate mistake of the state is left out where heads are muted or pruned.
"""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec
import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray
from mha_desktop.engine.muting import (
    MutingEffect,
    muted_alone,
    output_change,
    pruning_curve,
    pruning_order,
    sliced_output,
    with_gains,
)
from mha_desktop.engine.reading import WrittenWord, written_words
from mha_desktop.engine.trace import AttentionTrace
from mha_desktop.lab.examples import EXAMPLE_SENTENCES
from mha_desktop.lab.laboratory import Laboratory, LabResult, stop_if
from mha_desktop.lab.state import CraftedHeads, LabState

# Largest relative difference that rounding explains between two ways of adding, in float32.
_ROUNDING = 1e-5


@dataclass(frozen=True, eq=False)
class ChangedOutput:
    """An output (n, d_model), and how far it is from the one with all heads on.

    ``columns`` tells which columns differ at any token, shape (d_model,) of bool.
    """

    output: FloatArray
    effect: MutingEffect
    columns: BoolArray


@dataclass(frozen=True, eq=False)
class MutingComparison:
    """The present mutes, solos and faders against all heads on.

    Attributes
    ----------
    silent : tuple of int
        Heads, from 0, that add nothing at present: muted, not soloed, or their fader at 0.
    all_on : ndarray, shape (n, d_model)
        The output with every head on.
    present : ChangedOutput
        The output as it is: gains act before W_O.
    sliced : ChangedOutput
        The mistake: all heads on, and the columns of the silent heads set to 0 after W_O.
    """

    silent: tuple[int, ...]
    all_on: FloatArray
    present: ChangedOutput
    sliced: ChangedOutput


def compare_muting(result: LabResult) -> MutingComparison:
    """Compare the output with the one of all heads on; queries to head outputs serve again."""
    present = result.right.trace
    all_on = _with_all_heads(present)
    silent = tuple(np.flatnonzero(present.gains == 0).tolist())
    return MutingComparison(
        silent,
        all_on.output,
        _changed(all_on.output, present.output),
        _changed(all_on.output, sliced_output(all_on, silent)),
    )


def words_written(result: LabResult, head: int) -> tuple[WrittenWord, ...]:
    """Return which word a crafted head writes into each token; () for heads of other sources."""
    if not isinstance(result.state.source, CraftedHeads):
        return ()
    return written_words(result.trace, result.tokens, head)


@dataclass(frozen=True, eq=False)
class PruningRanking:
    """The heads from least to most important, by what muting each one does to the output.

    Attributes
    ----------
    order : tuple of int
        All heads, from 0, the least important one first.
    alone : ndarray, shape (n_heads,)
        Relative change of the output when the head of that index is muted alone.
    curve : ndarray, shape (n_heads + 1,)
        Relative change of the output when the first k heads of `order` are muted.
    """

    order: tuple[int, ...]
    alone: FloatArray
    curve: FloatArray

    def muted(self, count: int) -> tuple[bool, ...]:
        """Return, for every head, whether it is one of the `count` least important ones."""
        least = set(self.order[:count])
        return tuple(head in least for head in range(len(self.order)))


def pruning_ranking(
    state: LabState,
    *,
    examples: bool,
    cancelled: Callable[[], bool] = lambda: False,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> PruningRanking | None:
    """Rank the heads of a layer; the state's own faders, mutes and solos play no part.

    Parameters
    ----------
    state : LabState
        As `mha_desktop.lab.resolve.resolve` returns it.
    examples : bool
        Whether to rank over all of `EXAMPLE_SENTENCES`, not over the sentence of the state.
    cancelled : callable
        Asked before every sentence, between the parts of its forward pass, and before the ranking.
    progress : callable
        Told how many sentences are done, and of how many, after each; on the calling thread.

    Returns
    -------
    PruningRanking or None
        None if the sentence has no tokens.

    Raises
    ------
    Cancelled
        If `cancelled` said so.
    """
    sentences = EXAMPLE_SENTENCES if examples else (state.sentence,)
    laboratory = Laboratory()  # the one that computes for the screen keeps its stages
    traces: list[AttentionTrace] = []
    for done, sentence in enumerate(sentences, start=1):
        result = laboratory.evaluate(_all_on(state, sentence), cancelled)
        if result is not None:
            traces.append(result.trace)
        progress(done, len(sentences))
    stop_if(cancelled)
    return _ranking(traces) if traces else None


def _ranking(traces: list[AttentionTrace]) -> PruningRanking:
    order = pruning_order(traces)
    return PruningRanking(tuple(order.tolist()), muted_alone(traces), pruning_curve(traces, order))


def _all_on(state: LabState, sentence: str) -> LabState:
    nobody = (False,) * state.n_heads
    return msgspec.structs.replace(
        state,
        sentence=sentence,
        gains=(1.0,) * state.n_heads,
        muted=nobody,
        soloed=nobody,
        mistake=None,
    )


def _with_all_heads(trace: AttentionTrace) -> AttentionTrace:
    return trace if (trace.gains == 1).all() else with_gains(trace, None)


def _changed(all_on: FloatArray, output: FloatArray) -> ChangedOutput:
    allowed = _ROUNDING * max(1.0, float(np.abs(all_on).max(initial=0)))
    columns = np.any(np.abs(output - all_on) > allowed, axis=0)
    return ChangedOutput(output, output_change(all_on, output), columns)

"""The present sentence written token by token, with the KV cache growing, without mistakes."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.attention import attend
from mha_desktop.engine.masks import causal_mask
from mha_desktop.engine.playback import DecodingCache, DecodingStep
from mha_desktop.engine.trace import AttentionTrace
from mha_desktop.lab.laboratory import Cancelled, LabResult
from mha_desktop.lab.sharing import decoding_settings
from mha_desktop.lab.state import CausalMask


@dataclass(frozen=True, eq=False)
class PlaybackStep:
    """One token more.

    Attributes
    ----------
    row : DecodingStep
        Its weights over itself and the tokens before, and its output.
    new_k, new_v : ndarray, shape (n_kv_heads, d_k)
        The row that each key/value head adds to the cache; earlier rows stay as they are.
    size : int
        Bytes of the cache of this layer, in the lab's own numbers (float32: 4 bytes each).
    """

    row: DecodingStep
    new_k: FloatArray
    new_v: FloatArray
    size: int


@dataclass(frozen=True, eq=False)
class Recording:
    """All tokens written one by one, beside one pass over all of them under the causal mask.

    Attributes
    ----------
    result : LabResult
        What is written.
    steps : tuple of PlaybackStep
    whole : AttentionTrace
    """

    result: LabResult
    steps: tuple[PlaybackStep, ...]
    whole: AttentionTrace

    def difference(self, token: int) -> float:
        """Return the largest absolute difference in weights (all heads) and output of a token."""
        row = self.steps[token].row
        pairs = (
            (row.weights, self.whole.weights[:, token, : token + 1]),
            (row.output, self.whole.output[token]),
        )
        return max(float(np.abs(ours - theirs).max()) for ours, theirs in pairs)


def record(
    result: LabResult,
    cancelled: Callable[[], bool] = lambda: False,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Recording:
    """Write all tokens, and compute the causal pass.

    Parameters
    ----------
    result : LabResult
    cancelled : callable
        Asked after every token.
    progress : callable
        Told how many tokens of how many are written, after each one.

    Raises
    ------
    Cancelled
        If `cancelled` said so.
    """
    steps = []
    for step in playback(result):
        steps.append(step)
        progress(len(steps), len(result.tokens))
        if cancelled():
            raise Cancelled
    return Recording(result, tuple(steps), _causal_pass(result))


def _causal_pass(result: LabResult) -> AttentionTrace:
    if isinstance(result.state.mask, CausalMask):
        return result.right.trace
    mask = causal_mask(len(result.tokens))
    return attend(result.x, result.parameters, mask=mask, **decoding_settings(result))


def playback(result: LabResult) -> Iterator[PlaybackStep]:
    """Yield a step for each token, computed when it is asked for.

    Tokens are written under the causal mask, whatever mask the state has: a model cannot look at
    what it has not written yet.
    """
    cache = DecodingCache(result.parameters, **decoding_settings(result))
    for x_t in result.x:
        row = cache.append(x_t)
        yield PlaybackStep(row, _newest(cache.k), _newest(cache.v), cache.size)


def _newest(cached: FloatArray) -> FloatArray:
    return read_only(np.array(cached[:, -1]))  # a view would keep the whole cache of each step

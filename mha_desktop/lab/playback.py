"""The present sentence written token by token, with the KV cache growing."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.playback import DecodingCache, DecodingStep
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.sharing import decoding_settings


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

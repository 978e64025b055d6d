"""Attention one token at a time, as a model writes text: past keys and values stay in a cache."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from mha_desktop.engine import stages
from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.checks import checked_gains, checked_temperature, checked_tokens
from mha_desktop.engine.parameters import AttentionParameters, telling_what_is_not_finite
from mha_desktop.engine.positions import Rotary
from mha_desktop.engine.threads import ALONE

_WHOLE = slice(None), slice(None)


@dataclass(frozen=True, eq=False)
class DecodingStep:
    """What one more token gives: row t of the full causal pass, of t + 1 tokens.

    Attributes
    ----------
    weights : ndarray, shape (n_heads, t + 1)
    head_outputs : ndarray, shape (n_heads, d_k)
        Without gains.
    output : ndarray, shape (d_model,)
    """

    weights: FloatArray
    head_outputs: FloatArray
    output: FloatArray


class DecodingCache:
    """Keys and values of the tokens so far (Shazeer 2019, section 2.4, incremental attention).

    A new token looks at itself and at all tokens before it, so its row is that of the causal
    mask, and the rows before it stay as they were.

    Parameters
    ----------
    parameters : AttentionParameters
        Any grouping; every key/value head is cached once, however many heads read it.
    rotary : Rotary or None
        Keys are cached as turned by their own place.
    gains : array_like or None, shape (n_heads,)
    temperature : float

    Raises
    ------
    AttentionError
        If gains or temperature are none that attention can be computed with.
    """

    def __init__(
        self,
        parameters: AttentionParameters,
        *,
        rotary: Rotary | None = None,
        gains: ArrayLike | None = None,
        temperature: float = 1.0,
    ) -> None:
        self._parameters, self._rotary = parameters, rotary
        self._gains = checked_gains(gains, parameters.n_heads)
        self._temperature = checked_temperature(temperature)
        empty = np.empty((parameters.n_kv_heads, 0, parameters.d_k), parameters.dtype)
        self._k: FloatArray = empty
        self._v: FloatArray = empty

    @property
    def k(self) -> FloatArray:
        """Cached keys, shape (n_kv_heads, tokens so far, d_k)."""
        return read_only(self._k)

    @property
    def v(self) -> FloatArray:
        """Cached values, shape (n_kv_heads, tokens so far, d_k)."""
        return read_only(self._v)

    @property
    def size(self) -> int:
        """Bytes of the cached keys and values."""
        return self._k.nbytes + self._v.nbytes

    def append(self, x_t: FloatArray) -> DecodingStep:
        """Cache the keys and values of one more token, and return its row.

        Parameters
        ----------
        x_t : ndarray, shape (d_model,)

        Raises
        ------
        AttentionError
            If x_t is not such a vector of finite numbers, rotary does not fit d_k, or numbers
            grow too large; the cache stays as it was.
        """
        p = self._parameters
        x = checked_tokens(np.asarray(x_t)[None], p.d_model, p.dtype)
        place = self._k.shape[1]
        ignored = np.errstate(over="ignore", invalid="ignore")  # as in a whole pass
        with telling_what_is_not_finite(p), ignored:
            q, k, v = stages.project(ALONE, x, p, None)
            q, k = self._turned(q, place), self._turned(k, place)
            k, v = np.concatenate([self._k, k], axis=1), np.concatenate([self._v, v], axis=1)
            step = self._step(q, k, v)
        self._k, self._v = k, v
        return step

    def _turned(self, vectors: FloatArray, place: int) -> FloatArray:
        """Turn vectors, shape (heads, 1, d_k), by their place among the tokens."""
        if self._rotary is None:
            return vectors
        # Rotary turns row p by place p: here the rows before are left at 0.
        rows = np.zeros((len(vectors), place + 1, vectors.shape[2]), vectors.dtype)
        rows[:, place:] = vectors
        return self._rotary.apply(rows)[:, place:]

    def _step(self, q: FloatArray, k: FloatArray, v: FloatArray) -> DecodingStep:
        p = self._parameters
        weights = np.empty((p.n_heads, 1, k.shape[1]), q.dtype)
        head_outputs = stages.blank_heads(q)
        stages.weigh(weights, q, k, p.kv_head_of, None, self._temperature, _WHOLE)
        stages.gather(head_outputs, weights, v, p.kv_head_of, _WHOLE)
        _, output = stages.mix(ALONE, head_outputs, self._gains, p)
        rows = weights[:, 0], head_outputs[:, 0], output[0]
        return DecodingStep(*map(read_only, rows))

"""Every array of one pass through attention."""

from __future__ import annotations  # help() shows names of types, not what they stand for

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.norms import UnmixedNorms
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.scores import Scores


@dataclass(frozen=True, eq=False)
class AttentionTrace:
    """All intermediate results of attention for n tokens, read-only.

    Attributes
    ----------
    parameters : AttentionParameters
        The layer.
    gains : ndarray, shape (n_heads,)
        Factor of each head before w_o.
    q : ndarray, shape (n_heads, n, d_k)
        Queries, after rotary positions where there are any.
    k, v : ndarray, shape (n_kv_heads, n, d_k)
        Keys (after rotary positions) and values.
    scores_on_demand : Scores
        q·k / sqrt(d_k), before temperature and mask; `scores` are those of all heads.
    weights : ndarray, shape (n_heads, n, n)
        Softmax over keys of scores / temperature, masked. A row sums to 1, or to 0 without a key.
    head_outputs : ndarray, shape (n_heads, n, d_k)
        weights · v, without gains.
    concat : ndarray, shape (n, n_heads * d_k)
        gain × head output of every head, side by side.
    output : ndarray, shape (n, d_model)
        concat · w_o + b_o (Vaswani et al. 2017, section 3.2.2).
    """

    parameters: AttentionParameters
    gains: FloatArray
    q: FloatArray
    k: FloatArray
    v: FloatArray
    scores_on_demand: Scores
    weights: FloatArray
    head_outputs: FloatArray
    concat: FloatArray
    output: FloatArray
    unmixed_norms: UnmixedNorms

    def __post_init__(self) -> None:
        for name, value in tuple(vars(self).items()):
            if isinstance(value, np.ndarray):
                object.__setattr__(self, name, read_only(value))

    def __repr__(self) -> str:
        return f"{type(self).__name__}(n={len(self.output)}, {self.parameters.summary})"

    @property
    def scores(self) -> FloatArray:
        """q·k / sqrt(d_k), shape (n_heads, n, n); rows are queries, columns are keys.

        They are made when they are first asked for. Who needs one head asks `scores_of`.
        """
        return self.scores_on_demand.of_all()

    def scores_of(self, head: int) -> FloatArray:
        """Return the scores of one head, shape (n, n)."""
        return self.scores_on_demand.of_head(head)

    @cached_property
    def contributions(self) -> FloatArray:
        """What each head adds, shape (n_heads, n, d_model); their sum is output − b_o."""
        gained = self.head_outputs * self.gains[:, None, None]
        return read_only(gained @ self.parameters.w_o.reshape(self._bands))

    @cached_property
    def contribution_token_norms(self) -> FloatArray:
        """Euclidean norm of each head's contribution to each token, shape (n_heads, n)."""
        return read_only(np.abs(self.gains)[:, None] * self.unmixed_norms.per_token)

    @cached_property
    def contribution_norms(self) -> FloatArray:
        """Frobenius norm of each head's contribution to all tokens, shape (n_heads,)."""
        return read_only(np.sqrt(np.square(self.contribution_token_norms).sum(axis=1)))

    @property
    def _bands(self) -> tuple[int, int, int]:
        return self.parameters.n_heads, self.parameters.d_k, self.parameters.d_model

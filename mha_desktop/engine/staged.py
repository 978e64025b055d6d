"""Attention that recomputes only what a change touches."""

from collections import Counter
from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import ArrayLike

from mha_desktop.engine import stages
from mha_desktop.engine.arrays import FloatArray, IntArray
from mha_desktop.engine.checks import checked_gains, checked_temperature, checked_tokens
from mha_desktop.engine.kept import KeptResults
from mha_desktop.engine.masks import Mask, checked_mask
from mha_desktop.engine.norms import UnmixedNorms
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.positions import Rotary
from mha_desktop.engine.trace import AttentionTrace

STAGES = ("qkv", "scores", "weights", "head_outputs", "output")


class StagedAttention:
    """Keeps the stages of its last run, and starts the next one at the first that changed.

    Arrays are compared by identity: change one by handing in another, not by writing into it.
    """

    def __init__(self) -> None:
        self._kept = KeptResults()

    @property
    def runs(self) -> Counter[str]:
        """How often each stage was computed: qkv, scores, weights, head_outputs, output."""
        return Counter({stage: self._kept.computed[stage] for stage in STAGES})

    def run(
        self,
        x: FloatArray,
        parameters: AttentionParameters,
        *,
        mask: Mask | None = None,
        rotary: Rotary | None = None,
        gains: ArrayLike | None = None,
        temperature: float = 1.0,
    ) -> AttentionTrace:
        """Return the trace of attention, as `attend` does.

        Raises
        ------
        AttentionError
            If an argument is one that attention cannot be computed with.
        """
        keep, p = self._kept.get, parameters
        factors = checked_gains(gains, p.n_heads)
        temperature = checked_temperature(temperature)
        x = keep("x", checked_tokens, x, p.d_model, p.dtype)
        mask = keep("mask", checked_mask, mask, p.n_heads, len(x), x.dtype)
        # Overflow is found in the results, where it can be told in one sentence.
        with np.errstate(over="ignore", invalid="ignore"):
            q, k, v = keep(
                "qkv", lambda *_: stages.project(x, p, rotary),
                x, p.w_q, p.w_k, p.w_v, p.b_q, p.b_k, p.b_v, p.n_heads, rotary,
            )  # fmt: skip
            inner = self._heads(q, k, v, p.kv_head_of, mask, temperature)
            concat, output = keep("output", stages.mix, inner[-1], factors, p)
        norms = keep("norms", UnmixedNorms, inner[-1], p.w_o)
        gain_array = np.array(factors, output.dtype)
        return AttentionTrace(p, gain_array, q, k, v, *inner, concat, output, norms)

    def _heads(
        self,
        q: FloatArray,
        k: FloatArray,
        v: FloatArray,
        kv_head_of: IntArray,
        mask: Mask | None,
        temperature: float,
    ) -> tuple[FloatArray, FloatArray, FloatArray]:
        """Return scores, weights and head outputs; what changed is filled tile by tile."""
        unfilled: list[Callable[[stages.Tile], None]] = []

        def laid_out(
            name: str, blank: Callable[[FloatArray], FloatArray], fill: Callable[..., None],
            *inputs: object,
        ) -> FloatArray:  # fmt: skip
            def lay_out(*inputs: object) -> FloatArray:
                array = blank(q)
                unfilled.append(partial(fill, array, *inputs))
                return array

            return self._kept.get(name, lay_out, *inputs)

        scores = laid_out("scores", stages.blank_square, stages.score, q, k, kv_head_of)
        weights = laid_out("weights", stages.blank_square, stages.weigh, scores, mask, temperature)
        head_outputs = laid_out(
            "head_outputs", stages.blank_heads, stages.gather, weights, v, kv_head_of
        )
        if unfilled:
            self._fill(len(q), q.shape[1], unfilled)
        return scores, weights, head_outputs

    def _fill(self, n_heads: int, n: int, unfilled: list[Callable[[stages.Tile], None]]) -> None:
        def fill_all(tile: stages.Tile) -> None:
            for fill in unfilled:
                fill(tile)

        try:
            stages.fill_tiles(n_heads, n, fill_all)
        except BaseException:
            self._kept.forget()  # arrays laid out but not filled
            raise

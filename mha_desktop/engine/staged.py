"""Attention that recomputes only what a change touches."""

from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from functools import partial

import numpy as np
from numpy.typing import ArrayLike

from mha_desktop.engine import stages
from mha_desktop.engine.arrays import FloatArray, IntArray
from mha_desktop.engine.checks import checked_gains, checked_temperature, checked_tokens
from mha_desktop.engine.kept import KeptResults
from mha_desktop.engine.masks import Mask, checked_mask
from mha_desktop.engine.norms import UnmixedNorms
from mha_desktop.engine.parameters import AttentionParameters, telling_what_is_not_finite
from mha_desktop.engine.positions import Rotary
from mha_desktop.engine.scores import Scores
from mha_desktop.engine.threads import Crew, crew_for
from mha_desktop.engine.trace import AttentionTrace

# The BLAS library wakes its own threads sooner for less: 64 tokens at d_model 512 take 1.0 ms, not
# 1.3. For more that is little, while its threads stall for 10 to 30 ms when the cores are taken.
SHARE_FROM_MULTIPLY_ADDS = 1 << 27

_Fill = Callable[[stages.Tile], None]

STAGES = ("qkv", "scores", "weights", "head_outputs", "output")


class StagedAttention:
    """Keeps the stages of its last run, and starts the next one at the first that changed.

    Arrays are compared by identity: change one by handing in another, not by writing into it.
    """

    def __init__(self) -> None:
        self._kept = KeptResults()

    @property
    def runs(self) -> Counter[str]:
        """How often each stage was computed: qkv, scores, weights, head_outputs, output.

        Scores, which are made when somebody looks at them, count when they become others.
        """
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
        ignored = np.errstate(over="ignore", invalid="ignore")
        with telling_what_is_not_finite(p), ignored, _crew(len(x), p) as crew:
            q, k, v = keep(
                "qkv", lambda *_: stages.project(crew, x, p, rotary),
                x, p.w_q, p.w_k, p.w_v, p.b_q, p.b_k, p.b_v, p.n_heads, rotary,
            )  # fmt: skip
            weights, head_outputs = self._heads(crew, q, k, v, p.kv_head_of, mask, temperature)
            concat, output = keep("output", partial(stages.mix, crew), head_outputs, factors, p)
        scores = keep("scores", Scores, q, k, p.kv_head_of)
        norms = keep("norms", UnmixedNorms, head_outputs, p.w_o)
        made = q, k, v, scores, weights, head_outputs, concat, output, norms
        return AttentionTrace(p, np.array(factors, output.dtype), *made)

    def _heads(
        self,
        crew: Crew,
        q: FloatArray,
        k: FloatArray,
        v: FloatArray,
        kv_head_of: IntArray,
        mask: Mask | None,
        temperature: float,
    ) -> tuple[FloatArray, FloatArray]:
        """Return weights and head outputs; what changed is filled tile by tile."""
        unfilled: list[_Fill] = []
        keep = partial(self._laid_out, unfilled, q)
        weights = keep(
            "weights", stages.blank_square, stages.weigh, q, k, kv_head_of, mask, temperature
        )
        head_outputs = keep(
            "head_outputs", stages.blank_heads, stages.gather, weights, v, kv_head_of
        )
        if unfilled:
            self._fill(crew, unfilled, stages.tiles(len(q), q.shape[1], crew.size))
        return weights, head_outputs

    def _laid_out(
        self,
        unfilled: list[_Fill],
        q: FloatArray,
        name: str,
        blank: Callable[[FloatArray], FloatArray],
        fill: Callable[..., None],
        *inputs: object,
    ) -> FloatArray:
        """Return what is kept under a name, or a blank array with a note of how to fill it."""

        def lay_out(*inputs: object) -> FloatArray:
            array = blank(q)
            unfilled.append(partial(fill, array, *inputs))
            return array

        return self._kept.get(name, lay_out, *inputs)

    def _fill(self, crew: Crew, unfilled: list[_Fill], tiles: Iterable[stages.Tile]) -> None:
        def fill_all(tile: stages.Tile) -> None:
            for fill in unfilled:
                fill(tile)

        try:
            crew.share(fill_all, tiles)
        except BaseException:
            self._kept.forget()  # arrays laid out but not filled
            raise


def _crew(n: int, p: AttentionParameters) -> AbstractContextManager[Crew]:
    """Return who computes a pass: taken once, for all its stages."""
    projections = n * sum(matrix.size for matrix in (p.w_q, p.w_k, p.w_v, p.w_o))
    return crew_for(projections + 2 * n * n * p.w_q.shape[1], SHARE_FROM_MULTIPLY_ADDS)

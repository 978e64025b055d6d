"""Attention that recomputes only what a change touches."""

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike

from mha_desktop.engine import stages
from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.checks import checked_gains, checked_temperature
from mha_desktop.engine.masks import Mask
from mha_desktop.engine.norms import UnmixedNorms
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.positions import Rotary
from mha_desktop.engine.trace import AttentionTrace

_Result = TypeVar("_Result")


class StagedAttention:
    """Keeps the stages of its last run, and starts the next one at the first that changed.

    Arrays are compared by identity: change one by handing in another, not by writing into it.

    Attributes
    ----------
    runs : Counter of str
        How often each stage was computed: "qkv", "scores", "weights", "head_outputs", "output".
    """

    def __init__(self) -> None:
        self.runs: Counter[str] = Counter()
        self._kept: dict[str, tuple[tuple[Any, ...], Any]] = {}

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
        factors = checked_gains(gains, parameters.n_heads)
        heat = checked_temperature(temperature)
        kv_head_of = parameters.kv_head_of
        q, k, v = self._stage("qkv", stages.project, x, parameters, rotary)
        scores = self._stage("scores", stages.score, q, k, kv_head_of)
        weights = self._stage("weights", stages.weigh, scores, mask, heat)
        head_outputs = self._stage("head_outputs", stages.gather, weights, v, kv_head_of)
        concat, output = self._stage("output", stages.mix, head_outputs, factors, parameters)
        return AttentionTrace(
            parameters, np.array(factors, output.dtype),
            q, k, v, scores, weights, head_outputs, concat, output,
            self._kept_or("norms", UnmixedNorms, head_outputs, parameters.w_o),
        )  # fmt: skip

    def _stage(self, name: str, compute: Callable[..., _Result], *inputs: object) -> _Result:
        """Return what was kept under `name` if the inputs are the same, else compute and count."""

        def counted(*arguments: object) -> _Result:
            self.runs[name] += 1
            return compute(*arguments)

        return self._kept_or(name, counted, *inputs)

    def _kept_or(self, name: str, compute: Callable[..., _Result], *inputs: object) -> _Result:
        kept = self._kept.get(name)
        if kept is None or not all(map(_same, kept[0], inputs)):
            kept = self._kept[name] = inputs, compute(*inputs)
        result: _Result = kept[1]
        return result


def _same(kept: object, given: object) -> bool:
    """Whether an input is unchanged: the same array, or an equal small value."""
    if isinstance(kept, np.ndarray) or isinstance(given, np.ndarray):
        return kept is given
    return kept == given

"""The matrices of each step of the pipeline, for one head."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.stages import combine_heads
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.pipeline import Axis, Matrix, Part, Stage, StepName


def stage(result: LabResult, step: StepName, head: int, part: Part = "q") -> Stage:
    """Return one step of one head.

    Parameters
    ----------
    result : LabResult
    step : StepName
    head : int
        Counted from 0.
    part : Part
        Which of queries, keys and values the first steps show.
    """
    return Stage(step, _ROWS[step](_HeadView(result, head), part), _SIGNS[step])


@dataclass(frozen=True, eq=False)
class _HeadView:
    """The matrices of one result as the steps of one head show them."""

    result: LabResult
    head: int

    @property
    def kv_head(self) -> int:
        """The key/value head that the head reads."""
        return int(self.result.trace.parameters.kv_head_of[self.head])

    def x(self) -> Matrix:
        return Matrix("X", self.result.x, "query", "column", "signed", "x")

    def projection(self, part: Part) -> Matrix:
        parameters = self.result.trace.parameters
        values = {"q": parameters.w_q, "k": parameters.w_k, "v": parameters.w_v}[part]
        symbol, heads = f"W_{part.upper()}", self._bands(part)
        return Matrix(symbol, values, "column", "column", "signed", symbol, band_heads=heads)

    def wide(self, part: Part) -> Matrix:
        """Return all heads of queries, keys or values side by side."""
        values, heads = read_only(combine_heads(self._heads(part))), self._bands(part)
        rows: Axis = "query" if part == "q" else "key"
        return Matrix(part.upper(), values, rows, "column", "signed", part, band_heads=heads)

    def sheet(self, part: Part) -> Matrix:
        """Return the head's queries, or the keys or values that it reads."""
        is_query = part == "q"
        place = self.head if is_query else self.kv_head
        owners = self._bands(part)
        rows: Axis = "query" if is_query else "key"
        return Matrix(
            part.upper(), self._heads(part)[place], rows, "column", "signed", part,
            sheets=owners[place:] + owners[:place],
            readers=(self.head,) if is_query else self._readers(place),
        )  # fmt: skip

    def alone(self, part: Part) -> Matrix:
        """Return the sheet without the others behind it."""
        return replace(self.sheet(part), sheets=())

    def keys(self) -> Matrix:
        """Return the keys that the head reads, one in each column."""
        values = self._heads("k")[self.kv_head].T
        readers = self._readers(self.kv_head)
        return Matrix("K^T", values, "column", "key", "signed", "k", readers=readers)

    def scores(self) -> Matrix:
        return self._square("S", self.result.trace.scores_of(self.head))

    def mask(self) -> Matrix:
        allowed, n = self.result.mask, len(self.result.tokens)
        values = np.zeros((n, n)) if allowed is None else np.where(allowed, 0.0, -np.inf)
        return Matrix("M", values, "query", "key", "signed", "scores")

    def masked(self) -> Matrix:
        """Return the scores with minus infinity where the mask forbids."""
        scores, allowed = self.result.trace.scores_of(self.head), self.result.mask
        values = (
            scores if allowed is None else np.where(allowed, scores, scores.dtype.type(-np.inf))
        )
        return self._square("S + M", values)

    def weights(self) -> Matrix:
        values, readers = self.result.trace.weights[self.head], (self.head,)
        return Matrix(
            "A", values, "query", "key", "weights", "weights",
            readers=readers, allowed=self.result.mask,
        )  # fmt: skip

    def head_output(self) -> Matrix:
        heads = self._bands("q")
        return Matrix(
            "Z", self.result.trace.head_outputs[self.head], "query", "column", "signed", "z",
            sheets=heads[self.head :] + heads[: self.head], readers=(self.head,),
        )  # fmt: skip

    def concat(self) -> Matrix:
        values, heads = self.result.trace.concat, self._bands("q")
        return Matrix("C", values, "query", "column", "signed", "z", band_heads=heads)

    def w_o(self) -> Matrix:
        values, heads = self.result.trace.parameters.w_o, self._bands("q")
        return Matrix("W_O", values, "column", "column", "signed", "W_O", band_heads=heads)

    def output(self) -> Matrix:
        return Matrix("Y", self.result.trace.output, "query", "column", "signed", "y")

    def _square(self, symbol: str, values: FloatArray) -> Matrix:
        return Matrix(symbol, values, "query", "key", "signed", "scores", readers=(self.head,))

    def _heads(self, part: Part) -> FloatArray:
        trace = self.result.trace
        return {"q": trace.q, "k": trace.k, "v": trace.v}[part]

    def _bands(self, part: Part) -> tuple[int, ...]:
        """Return whose colour each head of a part has: a shared one that of its first reader."""
        if part == "q":
            return tuple(range(self.result.trace.parameters.n_heads))
        kv_heads = range(self.result.trace.parameters.n_kv_heads)
        return tuple(next(iter(self._readers(kv_head)), kv_head) for kv_head in kv_heads)

    def _readers(self, kv_head: int) -> tuple[int, ...]:
        readers = np.flatnonzero(self.result.trace.parameters.kv_head_of == kv_head)
        return tuple(map(int, readers))


_ROWS: dict[StepName, Callable[[_HeadView, Part], tuple[Matrix, ...]]] = {
    "x": lambda view, part: (view.x(),),
    "qkv": lambda view, part: (view.x(), view.projection(part), view.wide(part)),
    "split": lambda view, part: (view.wide(part), view.sheet(part)),
    "scores": lambda view, part: (view.alone("q"), view.keys(), view.scores()),
    "mask": lambda view, part: (view.scores(), view.mask(), view.masked()),
    "softmax": lambda view, part: (view.masked(), view.weights()),
    "gather": lambda view, part: (view.weights(), view.alone("v"), view.head_output()),
    "concat": lambda view, part: (view.head_output(), view.concat()),
    "projection": lambda view, part: (view.w_o(),),
    "output": lambda view, part: (view.concat(), view.w_o(), view.output()),
}
_SIGNS: dict[StepName, tuple[str, ...]] = {
    "x": (),
    "qkv": ("×", "="),
    "split": ("→",),
    "scores": ("×", "="),
    "mask": ("+", "="),
    "softmax": ("softmax",),
    "gather": ("×", "="),
    "concat": ("→",),
    "projection": (),
    "output": ("×", "="),
}

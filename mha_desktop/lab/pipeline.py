"""Attention as ten steps, each with what it makes, for a picture that follows the numbers.

The letters of the formulas are the same everywhere: h is a head, q a query token, k a key token,
d a column of the model or of one head, e a column of all heads side by side. Where key/value heads
are shared, head h reads the one that ``kv_head_of[h]`` names.
"""

from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.stages import combine_heads
from mha_desktop.lab.laboratory import LabResult

StepName = Literal[
    "x", "qkv", "split", "scores", "mask", "softmax", "gather", "concat", "projection", "output"
]
Part = Literal["q", "k", "v"]
Axis = Literal["query", "key", "column"]
ColourKind = Literal["signed", "weights"]

PARTS: tuple[Part, ...] = ("q", "k", "v")
FORMULAS: dict[StepName, str] = {
    "x": "qd",
    "qkv": "qd,de->qe",
    "split": "q(hd)->hqd",
    "scores": "hqd,hkd->hqk",
    "mask": "hqk + qk",
    "softmax": "softmax over k",
    "gather": "hqk,hkd->hqd",
    "concat": "hqd->q(hd)",
    "projection": "qe,ed->qd",
    "output": "qd",
}
STEPS: tuple[StepName, ...] = tuple(FORMULAS)


@dataclass(frozen=True, eq=False)
class Matrix:
    """One matrix of a picture, as the trace or the parameters hold it.

    Attributes
    ----------
    symbol : str
        The part after an underscore is a subscript, ``^T`` means transposed.
    values : ndarray, shape (rows, columns)
        A view where that is possible; minus infinity where the mask forbids.
    rows, columns : Axis
        What a row and a column stand for.
    kind : ColourKind
        Signed numbers, or weights from 0 on.
    range_name : str
        Matrices of a picture with the same name share the limits of their colours.
    sheets : tuple of int
        For one sheet of a stack: the head whose colour each sheet has, this one first.
    readers : tuple of int
        The query heads that read this sheet; empty where it belongs to no head.
    band_heads : tuple of int
        Heads, in order, that own equal bands of columns (of rows in W_O); empty without bands.
    """

    symbol: str
    values: FloatArray
    rows: Axis
    columns: Axis
    kind: ColourKind
    range_name: str
    sheets: tuple[int, ...] = ()
    readers: tuple[int, ...] = ()
    band_heads: tuple[int, ...] = ()

    @property
    def bands_are_rows(self) -> bool:
        """Whether the bands are of rows: so they are in W_O, which multiplies from the right."""
        return self.symbol == "W_O"


@dataclass(frozen=True, eq=False)
class Stage:
    """One step for one head, as a row of matrices.

    Attributes
    ----------
    step : StepName
    matrices : tuple of Matrix
        What goes in, and last what comes out.
    signs : tuple of str
        What stands between two of them.
    """

    step: StepName
    matrices: tuple[Matrix, ...]
    signs: tuple[str, ...]

    @property
    def result(self) -> Matrix:
        """What comes out."""
        return self.matrices[-1]


@dataclass(frozen=True, eq=False)
class PipelineStep:
    """What one step makes, for all heads.

    Attributes
    ----------
    name : StepName
    formula : str
        An einsum string where the step is a product, else the same letters.
    inputs : tuple of str
        Symbols of what goes in.
    shapes : tuple of tuple of int
        Shape of each array that comes out: three for queries, keys and values, else one.
    """

    name: StepName
    formula: str
    inputs: tuple[str, ...]
    shapes: tuple[tuple[int, ...], ...]


def pipeline_steps(result: LabResult) -> tuple[PipelineStep, ...]:
    """Return the ten steps of a forward pass with their shapes; no array is made."""
    trace = result.trace
    n, d_model = result.x.shape
    heads = tuple(array.shape for array in (trace.q, trace.k, trace.v))
    shapes: dict[StepName, tuple[tuple[int, ...], ...]] = {
        "x": ((n, d_model),),
        "qkv": tuple((n, h * d_k) for h, _, d_k in heads),
        "split": heads,
        "scores": (trace.scores.shape,),
        "mask": (trace.scores.shape,),
        "softmax": (trace.weights.shape,),
        "gather": (trace.head_outputs.shape,),
        "concat": (trace.concat.shape,),
        "projection": (trace.parameters.w_o.shape,),
        "output": (trace.output.shape,),
    }
    return tuple(
        PipelineStep(name, formula, _INPUTS[name], shapes[name])
        for name, formula in FORMULAS.items()
    )


_INPUTS: dict[StepName, tuple[str, ...]] = {
    "x": (),
    "qkv": ("X", "W_Q", "W_K", "W_V"),
    "split": ("Q", "K", "V"),
    "scores": ("Q", "K"),
    "mask": ("S", "M"),
    "softmax": ("S + M",),
    "gather": ("A", "V"),
    "concat": ("Z",),
    "projection": (),
    "output": ("C", "W_O"),
}


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
    view = _HeadView(result, head)
    match step:
        case "x":
            return Stage(step, (view.x(),), ())
        case "qkv":
            return Stage(step, (view.x(), view.projection(part), view.wide(part)), ("×", "="))
        case "split":
            return Stage(step, (view.wide(part), view.sheet(part)), ("→",))
        case "scores":
            return Stage(step, (view.alone("q"), view.keys(), view.scores()), ("×", "/ ="))
        case "mask":
            return Stage(step, (view.scores(), view.mask(), view.masked()), ("+", "="))
        case "softmax":
            return Stage(step, (view.masked(), view.weights()), ("softmax",))
        case "gather":
            matrices = (view.weights(), view.alone("v"), view.head_output())
            return Stage(step, matrices, ("×", "="))
        case "concat":
            return Stage(step, (view.head_output(), view.concat()), ("→",))
        case "projection":
            return Stage(step, (view.w_o(),), ())
        case "output":
            return Stage(step, (view.concat(), view.w_o(), view.output()), ("×", "="))


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
        return self._square("S", self.result.trace.scores[self.head])

    def mask(self) -> Matrix:
        allowed, n = self.result.mask, len(self.result.tokens)
        values = np.zeros((n, n)) if allowed is None else np.where(allowed, 0.0, -np.inf)
        return Matrix("M", values, "query", "key", "signed", "scores")

    def masked(self) -> Matrix:
        """Return the scores with minus infinity where the mask forbids."""
        scores, allowed = self.result.trace.scores[self.head], self.result.mask
        values = (
            scores if allowed is None else np.where(allowed, scores, scores.dtype.type(-np.inf))
        )
        return self._square("S + M", values)

    def weights(self) -> Matrix:
        values, readers = self.result.trace.weights[self.head], (self.head,)
        return Matrix("A", values, "query", "key", "weights", "weights", readers=readers)

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

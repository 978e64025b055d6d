"""Attention as ten steps, each with what it makes, for a picture that follows the numbers.

The letters of the formulas are the same everywhere: h is a head, q a query token, k a key token,
d a column of the model or of one head, e a column of all heads side by side. Where key/value heads
are shared, head h reads the one that ``kv_head_of[h]`` names.
"""

from dataclasses import dataclass
from typing import Literal

from mha_desktop.engine.arrays import BoolArray, FloatArray
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
    allowed : ndarray of bool, same shape, or None
        Where the mask lets a query look, if the values themselves do not tell: a weight that the
        mask took is 0, as others may be.
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
    allowed: BoolArray | None = None

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
        "scores": (trace.weights.shape,),
        "mask": (trace.weights.shape,),
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

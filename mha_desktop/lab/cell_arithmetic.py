"""How one attention weight comes about, with every number on the way.

Everything is computed anew in float64 from q, k and v of the trace (Vaswani et al. 2017, section
3.2.1), or as the mistake of the state has it, and compared with the weight of the trace.
"""

from dataclasses import dataclass

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.mistakes import MISTAKES, Steps
from mha_desktop.lab.cell_arithmetic_softmax import (
    SOFTMAXES,
    Scores,
    SoftmaxLine,
    bias_of,
    over_keys,
    temperature_of,
)
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import MistakeName

_LISTED_PRODUCTS = 5
_LISTED_ENTRIES = 3


@dataclass(frozen=True, eq=False)
class Products:
    """q·k as a sum of d_k products.

    Attributes
    ----------
    q, k, values : ndarray, shape (d_k,)
        Query, key, and their products entry by entry.
    largest : tuple of int
        Entries with the largest products in magnitude, in the order of their places.
    rest : float
        Sum of all other products.
    total : float
        q·k.
    """

    q: FloatArray
    k: FloatArray
    values: FloatArray
    largest: tuple[int, ...]
    rest: float
    total: float


@dataclass(frozen=True)
class Division:
    """From q·k to the number that the softmax is taken of.

    Attributes
    ----------
    divisor : float
        sqrt(d_k), or what a mistake puts in its place; 1 where nothing is divided.
    score : float
        q·k / divisor.
    temperature : float
        What the score is divided by after that.
    scaled : float
        score / temperature.
    """

    divisor: float
    score: float
    temperature: float
    scaled: float


@dataclass(frozen=True, eq=False)
class ValueStep:
    """What the weight brings into the head output of the query.

    Attributes
    ----------
    value, term : ndarray, shape (d_k,)
        v of the key, and weight · v.
    others : ndarray, shape (d_k,)
        The same of all other keys, added up.
    output : ndarray, shape (d_k,)
        Their sum: the head output of the query, before its gain.
    largest : tuple of int
        Entries with the largest terms in magnitude, in the order of their places.
    share : float or None
        (term · output) / ‖output‖²: how much of the output points the term's way. The shares of
        all keys add up to 1; None if the output is 0.
    """

    value: FloatArray
    term: FloatArray
    others: FloatArray
    output: FloatArray
    largest: tuple[int, ...]
    share: float | None


@dataclass(frozen=True, eq=False)
class CellArithmetic:
    """The weight that a query gives to a key.

    Attributes
    ----------
    head, kv_head, query, key : int
        Counted from 0; ``kv_head`` is the one that was read.
    tokens : tuple of str
    d_model : int
    mistake : str or None
        The name of the mistake that was made on the way.
    grouped_kv_head : int
        The key/value head that the grouping names; another one than ``kv_head`` by mistake only.
    products : Products
    division : Division
    has_mask : bool
    mask_bias : float
        What the mask adds: 0, minus infinity, or the number of an additive mask.
    softmaxes : tuple of SoftmaxLine
        One, or two by mistake.
    weight : float
        The last softmax at the cell, and 0 if the mask forbids it; NaN for 0/0.
    value : ValueStep or None
        None if the weight is undefined.
    computed : float
        The weight of the trace.
    """

    head: int
    kv_head: int
    query: int
    key: int
    tokens: tuple[str, ...]
    d_model: int
    mistake: MistakeName | None
    grouped_kv_head: int
    products: Products
    division: Division
    has_mask: bool
    mask_bias: float
    softmaxes: tuple[SoftmaxLine, ...]
    weight: float
    value: ValueStep | None
    computed: float

    @property
    def line(self) -> SoftmaxLine:
        """The softmax that the weight comes from."""
        return self.softmaxes[-1]

    @property
    def allowed(self) -> bool:
        """Whether the mask lets the query look at the key."""
        return self.mask_bias > -np.inf

    @property
    def d_k(self) -> int:
        """Length of q and k."""
        return len(self.products.values)

    @property
    def difference(self) -> float:
        """Distance from the weight of the trace: rounding. An undefined one is 0 there."""
        return abs(float(np.nan_to_num(self.weight)) - self.computed)


def cell_arithmetic(result: LabResult, head: int, query: int, key: int) -> CellArithmetic:
    """Take the weight of one cell apart.

    Parameters
    ----------
    result : LabResult
    head, query, key : int
        Counted from 0.
    """
    state, trace = result.state, result.trace
    scores = _scores(result, head)
    products = _products(scores.q[query], scores.k[key])
    softmaxes = SOFTMAXES.get(state.mistake or "", over_keys)(scores, query, key)
    bias = float(scores.bias[query, key])
    weight = softmaxes[-1].weight * (bias > -np.inf)
    return CellArithmetic(
        head=head,
        kv_head=int(trace.parameters.kv_head_of[head]),
        query=query,
        key=key,
        tokens=result.tokens,
        d_model=trace.parameters.d_model,
        mistake=state.mistake,
        grouped_kv_head=int(result.parameters.kv_head_of[head]),
        products=products,
        division=_division(products.total, scores),
        has_mask=result.mask is not None,
        mask_bias=bias,
        softmaxes=softmaxes,
        weight=weight,
        value=_value_step(result, head, query, key, weight),
        computed=float(trace.weights[head, query, key]),
    )


def _scores(result: LabResult, head: int) -> Scores:
    """Return what the scores of a head are made from, in float64."""
    state, trace = result.state, result.trace
    steps = MISTAKES[state.mistake] if state.mistake else Steps()
    return Scores(
        trace.q[head].astype(np.float64),
        trace.k[trace.parameters.kv_head_of[head]].astype(np.float64),
        steps.divisor(trace.parameters),
        temperature_of(state.mistake, state.temperature),
        bias_of(result.mask, head, len(result.tokens)),
    )


def _products(q: FloatArray, k: FloatArray) -> Products:
    values = q * k
    largest = _largest(values, _LISTED_PRODUCTS)
    rest = np.delete(values, largest).sum()
    return Products(
        q=read_only(q),
        k=read_only(k),
        values=read_only(values),
        largest=largest,
        rest=float(rest),
        total=float(values.sum()),
    )


def _division(total: float, scores: Scores) -> Division:
    score = total / scores.divisor
    return Division(scores.divisor, score, scores.temperature, score / scores.temperature)


def _value_step(
    result: LabResult, head: int, query: int, key: int, weight: float
) -> ValueStep | None:
    if np.isnan(weight):
        return None
    trace = result.trace
    v = trace.v[trace.parameters.kv_head_of[head]].astype(np.float64)
    others = trace.weights[head, query].astype(np.float64)
    others[key] = 0
    term, rest = weight * v[key], others @ v
    output = term + rest
    length = float(output @ output)
    share = float(term @ output) / length if length else None
    return ValueStep(
        value=read_only(v[key]),
        term=read_only(term),
        others=read_only(rest),
        output=read_only(output),
        largest=_largest(term, _LISTED_ENTRIES),
        share=share,
    )


def _largest(values: FloatArray, count: int) -> tuple[int, ...]:
    """Return the places of the numbers of the largest magnitude, in their order."""
    return tuple(sorted(int(place) for place in np.argsort(-np.abs(values), kind="stable")[:count]))

"""Which sum makes one cell of one step (`mha_desktop.lab.pipeline_sums`)."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.mistakes import FORGOTTEN_TEMPERATURE, MISTAKES, Steps
from mha_desktop.engine.positions import Rotary
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.pipeline import Part, StepName
from mha_desktop.lab.pipeline_sums import (
    CopiedEntry,
    GivenEntry,
    Mark,
    MaskedEntry,
    ProductSum,
    SoftmaxShare,
    StepSum,
)

_ROTARY = Rotary()


def sum_for(
    result: LabResult, step: StepName, head: int, row: int, column: int, part: Part = "q"
) -> StepSum:
    """Return how one cell of what a step makes comes about.

    Parameters
    ----------
    result : LabResult
    step : StepName
    head : int
        Counted from 0.
    row, column : int
        Of the last matrix of `mha_desktop.lab.pipeline.stage`.
    part : Part
        Which of queries, keys and values the first steps show.
    """
    cell = _Cell(result, head, row, column, part)
    makers: dict[StepName, Callable[[], StepSum]] = {
        "x": cell.of_x,
        "qkv": cell.projected,
        "split": cell.split,
        "scores": cell.score,
        "mask": cell.masked,
        "softmax": cell.weight,
        "gather": cell.gathered,
        "concat": cell.side_by_side,
        "projection": cell.of_w_o,
        "output": cell.output,
    }
    return makers[step]()


@dataclass(frozen=True, eq=False)
class _Cell:
    result: LabResult
    head: int
    row: int
    column: int
    part: Part

    def of_x(self) -> GivenEntry:
        return GivenEntry(float(self.result.x[self.row, self.column]))

    def of_w_o(self) -> GivenEntry:
        parameters = self.result.trace.parameters
        entry = float(parameters.w_o[self.row, self.column])
        return GivenEntry(entry, head=self.row // parameters.d_k)

    def projected(self) -> ProductSum:
        trace, parameters = self.result.trace, self.result.trace.parameters
        heads, matrix, bias = {
            "q": (trace.q, parameters.w_q, parameters.b_q),
            "k": (trace.k, parameters.w_k, parameters.b_k),
            "v": (trace.v, parameters.w_v, parameters.b_v),
        }[self.part]
        place, within = divmod(self.column, parameters.d_k)
        turned = self.result.state.positions == "rotary" and self.part != "v"
        shares = self._turned_shares(parameters.d_k) if turned else {self.column: 1.0}
        return ProductSum(
            _wide(self.result.x[self.row]),
            np.asarray(sum(share * _wide(matrix[:, at]) for at, share in shares.items())),
            float(heads[place, self.row, within]),
            (Mark(0, row=self.row), *(Mark(1, column=at) for at in shares)),
            bias=None if bias is None else sum(s * float(bias[at]) for at, s in shares.items()),
            turned=turned,
        )

    def _turned_shares(self, d_k: int) -> dict[int, float]:
        """Return how much of a column and of its partner is in the column that has been turned."""
        first, within = self.column - self.column % d_k, self.column % d_k
        partner = (within + d_k // 2) % d_k
        basis = np.zeros((2, self.row + 1, d_k))
        basis[0, self.row, within] = basis[1, self.row, partner] = 1.0
        own, other = _ROTARY.apply(basis)[:, self.row, within]
        return {self.column: float(own), first + partner: float(other)}

    def split(self) -> CopiedEntry:
        trace = self.result.trace
        place = self.head if self.part == "q" else int(trace.parameters.kv_head_of[self.head])
        heads = {"q": trace.q, "k": trace.k, "v": trace.v}[self.part]
        value = float(heads[place, self.row, self.column])
        source = Mark(0, self.row, place * trace.parameters.d_k + self.column)
        return CopiedEntry(value, 1.0, place, value, (source,))

    def score(self) -> ProductSum:
        trace = self.result.trace
        keys = trace.k[trace.parameters.kv_head_of[self.head]]
        return ProductSum(
            _wide(trace.q[self.head, self.row]), _wide(keys[self.column]),
            float(trace.scores_of(self.head)[self.row, self.column]),
            (Mark(0, row=self.row), Mark(1, column=self.column)),
            divisor=score_divisor(self.result),
        )  # fmt: skip

    def masked(self) -> MaskedEntry:
        mask = self.result.mask
        return MaskedEntry(
            float(self.result.trace.scores_of(self.head)[self.row, self.column]),
            mask is None or bool(mask[self.row, self.column]),
            (Mark(0, self.row, self.column), Mark(1, self.row, self.column)),
        )

    def weight(self) -> SoftmaxShare:
        mistake, trace = self.result.state.mistake, self.result.trace
        over_queries = mistake == "softmax_over_queries"
        line = np.s_[:, self.column] if over_queries else np.s_[self.row]
        temperature = used_temperature(self.result)
        scores = _wide(trace.scores_of(self.head)[line]) / temperature
        if self.result.mask is not None:
            scores = np.where(self.result.mask[line], scores, -np.inf)
        mark = Mark(0, column=self.column) if over_queries else Mark(0, row=self.row)
        traced = float(trace.weights[self.head, self.row, self.column])
        place = self.row if over_queries else self.column
        undefined = self.result.undefined
        return SoftmaxShare(
            scores, place, temperature, over_queries, traced, (mark,),
            undefined=undefined is not None and bool(undefined[self.head, self.row]),
        )  # fmt: skip

    def gathered(self) -> ProductSum:
        trace = self.result.trace
        values = trace.v[trace.parameters.kv_head_of[self.head]]
        return ProductSum(
            _wide(trace.weights[self.head, self.row]), _wide(values[:, self.column]),
            float(trace.head_outputs[self.head, self.row, self.column]),
            (Mark(0, row=self.row), Mark(1, column=self.column)),
        )  # fmt: skip

    def side_by_side(self) -> CopiedEntry:
        trace = self.result.trace
        head, within = divmod(self.column, trace.parameters.d_k)
        gain = 1.0 if self.result.state.mistake == "sliced_output" else float(trace.gains[head])
        value = float(trace.head_outputs[head, self.row, within])
        traced = float(trace.concat[self.row, self.column])
        return CopiedEntry(value, gain, head, traced, (Mark(0, self.row, within),))

    def output(self) -> ProductSum:
        trace, parameters = self.result.trace, self.result.trace.parameters
        factor = 1.0
        if self.result.state.mistake == "sliced_output":
            factor = float(trace.gains[self.column * parameters.n_heads // parameters.d_model])
        return ProductSum(
            _wide(trace.concat[self.row]), _wide(parameters.w_o[:, self.column]),
            float(trace.output[self.row, self.column]),
            (Mark(0, row=self.row), Mark(1, column=self.column)),
            bias=None if parameters.b_o is None else float(parameters.b_o[self.column]),
            factor=factor,
        )  # fmt: skip


def score_divisor(result: LabResult) -> float:
    """Return what q·k is divided by: sqrt(d_k), unless a mistake divides by something else."""
    return _steps(result).divisor(result.trace.parameters)


def used_temperature(result: LabResult) -> float:
    """Return what the scores are divided by before the softmax."""
    forgotten = result.state.mistake == "forgotten_temperature"
    return result.state.temperature * (FORGOTTEN_TEMPERATURE if forgotten else 1.0)


def _steps(result: LabResult) -> Steps:
    mistake = result.state.mistake
    return Steps() if mistake is None else MISTAKES[mistake]


def _wide(numbers: FloatArray) -> FloatArray:
    return numbers.astype(np.float64)

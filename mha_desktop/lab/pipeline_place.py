"""One place that is followed through all steps: a head, a query, a key and two columns."""

from dataclasses import dataclass, replace

import numpy as np

from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.pipeline import Part, StepName

_SQUARES = ("scores", "mask", "softmax")


@dataclass(frozen=True)
class Place:
    """What the steps have in common; each shows the cell that belongs to it.

    Attributes
    ----------
    head : int
    query, key : int
        Tokens.
    within : int
        Column of the head, below d_k.
    column : int
        Column of the model, below d_model.
    """

    head: int = 0
    query: int = 0
    key: int = 0
    within: int = 0
    column: int = 0

    def clamped(self, result: LabResult) -> "Place":
        """Return the nearest place that a result has."""
        parameters, last = result.trace.parameters, len(result.tokens) - 1
        return Place(
            min(self.head, parameters.n_heads - 1),
            min(self.query, last),
            min(self.key, last),
            min(self.within, parameters.d_k - 1),
            min(self.column, parameters.d_model - 1),
        )

    def cell(self, step: StepName, part: Part, parameters: AttentionParameters) -> tuple[int, int]:
        """Return the (row, column) of what the step makes."""
        row = self.query if part == "q" else self.key
        lane = _lane(self.head, part, parameters) * parameters.d_k + self.within
        band = self.head * parameters.d_k + self.within
        if step in _SQUARES:
            return self.query, self.key
        cells: dict[StepName, tuple[int, int]] = {
            "x": (self.query, self.column),
            "qkv": (row, lane),
            "split": (row, self.within),
            "gather": (self.query, self.within),
            "concat": (self.query, band),
            "projection": (band, self.column),
            "output": (self.query, self.column),
        }
        return cells[step]

    def at(
        self, cell: tuple[int, int], step: StepName, part: Part, parameters: AttentionParameters
    ) -> "Place":
        """Return the place whose `cell` in a step is this one, near the present place."""
        row, column = cell
        token = {"query": row} if part == "q" else {"key": row}
        if step in _SQUARES:
            return replace(self, query=row, key=column)
        if step in ("x", "output"):
            return replace(self, query=row, column=column)
        if step == "split":
            return replace(self, within=column, **token)
        if step == "gather":
            return replace(self, query=row, within=column)
        if step == "projection":
            band, within = divmod(row, parameters.d_k)
            return replace(self, head=band, within=within, column=column)
        lane, within = divmod(column, parameters.d_k)
        if step == "concat":
            return replace(self, head=lane, query=row, within=within)
        head = _reader(lane, self.head, part, parameters)
        return replace(self, head=head, within=within, **token)


def _lane(head: int, part: Part, parameters: AttentionParameters) -> int:
    """Return which head of queries, keys or values belongs to a query head."""
    return head if part == "q" else int(parameters.kv_head_of[head])


def _reader(lane: int, head: int, part: Part, parameters: AttentionParameters) -> int:
    """Return a query head that reads a lane: this one if it does, else the first."""
    if _lane(head, part, parameters) == lane:
        return head
    readers = [lane] if part == "q" else np.flatnonzero(parameters.kv_head_of == lane).tolist()
    return int(readers[0]) if readers else head

"""Results of any source: computed by the laboratory, or read from a file."""

from collections.abc import Callable

import msgspec

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import MAX_HEADS
from mha_desktop.lab.state import ImportedWeights, LabState, View, ViewState
from mha_desktop.lab.viewed_weights import WeightsResult, viewed_weights

Result = LabResult | WeightsResult

WEIGHTS_VIEWS: tuple[View, ...] = ("heads", "head")
"""The views that need no more than weights."""


def evaluated(
    laboratory: Laboratory, state: LabState, cancelled: Callable[[], bool] = lambda: False
) -> Result | None:
    """Return the numbers of a legal state; None if its sentence has no tokens.

    Raises
    ------
    LabError
        If its file of weights is none, or is gone.
    Cancelled
        If `cancelled` said so.
    """
    if isinstance(state.source, ImportedWeights):
        return viewed_weights(state, state.source)
    return laboratory.evaluate(state, cancelled)


def asked_for(result: Result) -> LabState:
    """Return the state of the lab that a result belongs to."""
    return result.asked if isinstance(result, WeightsResult) else result.state


def most_heads(state: LabState) -> int:
    """Return how many heads there can be; a file tells only when it is read."""
    return MAX_HEADS if isinstance(state.source, ImportedWeights) else state.n_heads


def possible_view(view: ViewState, state: LabState) -> ViewState:
    """Return a view that the source of a state has numbers for."""
    if isinstance(state.source, ImportedWeights) and view.view not in WEIGHTS_VIEWS:
        return msgspec.structs.replace(view, view="heads")
    return view


def view_of_heads(view: ViewState, n_heads: int) -> ViewState:
    """Return a view whose selected head is one of so many, and whose pointer is at none else."""
    selected, hovered = view.selected_head, view.hovered_head
    return msgspec.structs.replace(
        view,
        selected_head=min(selected, n_heads - 1),
        hovered_head=None if hovered is None or hovered >= n_heads else hovered,
    )


def view_within(view: ViewState, n_tokens: int) -> ViewState:
    """Return a view without the tokens that a sentence of so many does not have."""
    cell, token, pin = view.cell, view.token, view.pin
    return msgspec.structs.replace(
        view,
        cell=None if cell is None or max(cell) >= n_tokens else cell,
        token=None if token is None or token >= n_tokens else token,
        pin=None if pin is None or max(msgspec.structs.astuple(pin)) >= n_tokens else pin,
    )

"""What a deliberate mistake changes in the present state, and a state that shows it well."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
import numpy as np

from mha_desktop.engine.arrays import BoolArray
from mha_desktop.engine.changes import relative_change
from mha_desktop.engine.dimensions import divisors
from mha_desktop.lab.grouping_edits import preset
from mha_desktop.lab.ingredients import mask_array
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import (
    DEFAULT_SENTENCE,
    CausalMask,
    HiddenTokensMask,
    IdentityProjection,
    LabState,
    MistakeName,
    NoMask,
    RandomHeads,
    SourceProjection,
)
from mha_desktop.lab.tokens import tokenise

Obstacle = Literal[
    "no_tokens", "all_hidden", "one_key", "one_key_per_query", "equal_scores", "one_column",
    "one_head", "no_mask", "open_mask", "no_empty_row", "one_kv_head", "own_kv_heads",
    "same_order", "equal_gains", "identity",
]  # fmt: skip
"""Why a mistake makes no difference."""

Fields = dict[str, Any]
"""Fields of `LabState` and their new values."""


@dataclass(frozen=True)
class MistakeEffect:
    """How far the numbers of a mistaken result are from the right ones.

    Attributes
    ----------
    weight : float
        Largest absolute change of a weight.
    output : float or None
        ‖output − right output‖ / ‖right output‖; None where a part of the output is undefined.
    row_sums : tuple of float
        Smallest and largest sum of the weights of a query, undefined rows left out; (0, 0) if
        all are.
    undefined, rows : int
        How many rows of weights are undefined, and how many there are.
    """

    weight: float
    output: float | None
    row_sums: tuple[float, float]
    undefined: int
    rows: int


def mistake_effect(result: LabResult) -> MistakeEffect:
    """Hold a result against the right one; takes as long as a forward pass."""
    wrong, right = result.trace, result.right.trace
    undefined = np.zeros(wrong.weights.shape[:2], bool)
    if result.undefined is not None:
        undefined = result.undefined
    sums = wrong.weights.sum(axis=2)[~undefined]
    unknown = int(undefined.sum())
    return MistakeEffect(
        weight=max(
            float(np.abs(ours - theirs).max())
            for ours, theirs in zip(wrong.weights, right.weights, strict=True)
        ),
        output=None if unknown else relative_change(right.output, wrong.output),
        row_sums=(float(sums.min()), float(sums.max())) if sums.size else (0.0, 0.0),
        undefined=unknown,
        rows=undefined.size,
    )


def shows(state: LabState, mistake: MistakeName) -> bool:
    """Return whether a mistake can make a difference in a state."""
    return obstacle(state, mistake) is None


def obstacle(state: LabState, mistake: MistakeName) -> Obstacle | None:
    """Return why a mistake makes no difference in a state, for certain; None where it can."""
    for check in (_no_tokens, *_CHECKS[mistake]):
        found = check(state)
        if found is not None:
            return found
    return None


def demonstration(state: LabState, mistake: MistakeName) -> Fields:
    """Return the fields to change, the mistake among them, for a state that shows it well.

    What the mistake does not need stays as it is.
    """
    sentence: Fields = {}
    if _tokens(state) < 2:
        sentence = {"sentence": DEFAULT_SENTENCE, "token_mode": "words"}
    spoken = msgspec.structs.replace(state, **sentence)
    return {**sentence, **_DEMONSTRATIONS[mistake](spoken), "mistake": mistake}


def _tokens(state: LabState) -> int:
    return len(tokenise(state.sentence, state.token_mode).items)


def _seen(state: LabState) -> BoolArray:
    """Return who may look at whom, shape (n, n)."""
    n = _tokens(state)
    mask = mask_array(state.mask, n)
    return np.ones((n, n), bool) if mask is None else mask


def _no_tokens(state: LabState) -> Obstacle | None:
    return None if _tokens(state) else "no_tokens"


def _all_hidden(state: LabState) -> Obstacle | None:
    return None if _seen(state).any() else "all_hidden"


def _one_key(state: LabState) -> Obstacle | None:
    """Every query has one key at most: its weight is 1 whatever its score."""
    return "one_key" if _seen(state).sum(axis=1).max() <= 1 else None


def _one_key_per_query(state: LabState) -> Obstacle | None:
    """Row or column: the softmax is over one number."""
    seen = _seen(state)
    is_single = max(seen.sum(axis=0).max(), seen.sum(axis=1).max()) <= 1
    return "one_key_per_query" if is_single else None


def _equal_scores(state: LabState) -> Obstacle | None:
    flat = isinstance(state.source, RandomHeads) and state.source.scale == 0
    return "equal_scores" if flat else None


def _equal_scores_unmasked(state: LabState) -> Obstacle | None:
    return _equal_scores(state) if _seen(state).all() else None


def _one_column(state: LabState) -> Obstacle | None:
    return "one_column" if state.d_k == 1 else None


def _one_head(state: LabState) -> Obstacle | None:
    return "one_head" if state.n_heads == 1 else None


def _no_mask(state: LabState) -> Obstacle | None:
    if isinstance(state.mask, NoMask):
        return "no_mask"
    return "open_mask" if _seen(state).all() else None


def _no_empty_row(state: LabState) -> Obstacle | None:
    return "no_empty_row" if _seen(state).any(axis=1).all() else None


def _same_order(state: LabState) -> Obstacle | None:
    g, h = state.n_kv_heads, state.n_heads
    if state.kv_head_of != tuple(head % g for head in range(h)):
        return None
    return "one_kv_head" if g == 1 else "own_kv_heads" if g == h else "same_order"


def _equal_gains(state: LabState) -> Obstacle | None:
    return "equal_gains" if len(set(state.effective_gains)) == 1 else None


def _identity(state: LabState) -> Obstacle | None:
    return "identity" if isinstance(state.projection, IdentityProjection) else None


_Check = Callable[[LabState], Obstacle | None]
_CHECKS: dict[MistakeName, tuple[_Check, ...]] = {
    "unscaled": (_all_hidden, _one_key, _equal_scores, _one_column),
    "scaled_by_d_model": (_all_hidden, _one_key, _equal_scores, _one_head),
    "forgotten_temperature": (_all_hidden, _one_key, _equal_scores),
    "softmax_over_queries": (_all_hidden, _one_key_per_query, _equal_scores_unmasked),
    "softmax_twice": (_all_hidden, _one_key, _equal_scores),
    "mask_after_softmax": (_no_mask, _all_hidden),
    "empty_row": (_no_empty_row,),
    "interleaved_groups": (_all_hidden, _equal_scores, _same_order),
    "sliced_output": (_all_hidden, _equal_scores, _one_head, _identity, _equal_gains),
}


def _more_than_one_head(state: LabState) -> Fields:
    return {} if state.n_heads > 1 else {"n_heads": 8, "d_model": 512}


def _random_wide_heads(state: LabState) -> Fields:
    """Take scores of a deviation near 1.5: neither flat nor already saturated."""
    sizes = {} if state.d_k >= 16 else {"n_heads": 8, "d_model": 512}
    return {**sizes, **_open_softmax(state), "source": RandomHeads()}


def _open_softmax(state: LabState) -> Fields:
    """Let the softmax choose between many keys."""
    fields: Fields = {"temperature": 1.0}
    if isinstance(state.source, RandomHeads):
        fields["source"] = RandomHeads(state.source.seed)
    return fields if _one_key(state) is None else {**fields, "mask": NoMask()}


def _many_heads_open(state: LabState) -> Fields:
    return {**_open_softmax(state), **_more_than_one_head(state)}


def _causal(state: LabState) -> Fields:
    return {**_more_than_one_head(state), "mask": CausalMask()}


def _everything_hidden(state: LabState) -> Fields:
    return {"mask": HiddenTokensMask(tuple(range(_tokens(state))))}


def _few_groups(state: LabState) -> Fields:
    """Keep the sizes if their heads can share; else take 8 heads that read 2."""
    fields = _open_softmax(state)
    between = divisors(state.n_heads)[1:-1]
    if between:
        return {**fields, "kv_head_of": preset(state.n_heads, between[0])}
    return {**fields, "n_heads": 8, "d_model": 512, "kv_head_of": preset(8, 2)}


def _second_head_muted(state: LabState) -> Fields:
    fields = _many_heads_open(state)
    h = fields.get("n_heads", state.n_heads)
    if _identity(state):
        fields["projection"] = SourceProjection()
    muted = tuple(head == 1 for head in range(h))
    return {**fields, "gains": (1.0,) * h, "muted": muted, "soloed": (False,) * h}


_DEMONSTRATIONS: dict[MistakeName, Callable[[LabState], Fields]] = {
    "unscaled": _random_wide_heads,
    "scaled_by_d_model": _many_heads_open,
    "forgotten_temperature": _open_softmax,
    "softmax_over_queries": _open_softmax,
    "softmax_twice": _open_softmax,
    "mask_after_softmax": _causal,
    "empty_row": _everything_hidden,
    "interleaved_groups": _few_groups,
    "sliced_output": _second_head_muted,
}

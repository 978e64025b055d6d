"""From what the user asks for to legal values, with the reasons for what was changed.

`resolve` is pure: the same state always gives the same answer, and the state given is not touched.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn, TypeVar

import msgspec

from mha_desktop.engine.dimensions import (
    check_dimensions,
    divisors,
    legal_head_counts,
    nearest_divisors,
    nearest_multiples,
)
from mha_desktop.engine.errors import AttentionError
from mha_desktop.engine.grouping import is_regular, regular_grouping
from mha_desktop.lab.notes import Choice, LabError, Note
from mha_desktop.lab.state import (
    CraftedHeads,
    HiddenTokensMask,
    ImportedWeights,
    LabState,
    Mask,
    OrthogonalProjection,
    OutputProjection,
    PrefixMask,
    RandomHeads,
    ShuffledProjection,
    SlidingWindowMask,
    Source,
)
from mha_desktop.lab.tokens import tokenise

_Value = TypeVar("_Value")

MAX_HEADS = 128
MAX_D_MODEL = 4096
MAX_GAIN = 2.0
MAX_SCALE = 10.0
MAX_SEED = 2**32 - 1
TEMPERATURES = (0.01, 100.0)


@dataclass(frozen=True)
class Resolution:
    """A legal state, its tokens, and what had to be changed to get there."""

    state: LabState
    tokens: tuple[str, ...]
    notes: tuple[Note, ...]


def resolve(state: LabState) -> Resolution:
    """Make `state` legal, and say why where it had to change.

    What belongs to the heads (grouping, gains, mutes) follows their number; everything else is
    either legal or refused.

    Raises
    ------
    LabError
        If a value has no legal meaning; its note names the value and the nearest legal ones.
    """
    _check_sizes(state)
    _check_numbers(state)
    _check_source(state.source)
    _check_projection(state.projection)
    _check_mask(state.mask)
    _check_positions(state)
    grouping, notes = _resolve_grouping(state)
    tokens = tokenise(state.sentence, state.token_mode)
    if tokens.total > len(tokens.items):
        notes = (*notes, _too_long(tokens.total, len(tokens.items)))
    legal = msgspec.structs.replace(
        state,
        kv_head_of=grouping,
        gains=_fit(state.gains, state.n_heads, 1.0),
        muted=_fit(state.muted, state.n_heads, False),
        soloed=_fit(state.soloed, state.n_heads, False),
    )
    return Resolution(legal, tokens.items, notes)


def _fit(values: tuple[_Value, ...], length: int, filling: _Value) -> tuple[_Value, ...]:
    return values[:length] + (filling,) * (length - len(values))


def _check_sizes(state: LabState) -> None:
    d_model = min(max(state.d_model, 1), MAX_D_MODEL)
    n_heads = min(max(state.n_heads, 1), MAX_HEADS)
    if d_model != state.d_model:
        width = _nearest(range(n_heads, MAX_D_MODEL + 1, n_heads), d_model)
        raise _out_of_range("d_model", state.d_model, MAX_D_MODEL, width, Choice(width, n_heads))
    if n_heads != state.n_heads:
        heads = _nearest(legal_head_counts(d_model, MAX_HEADS), n_heads)
        name = "the number of heads"
        raise _out_of_range(name, state.n_heads, MAX_HEADS, heads, Choice(d_model, heads))
    try:
        check_dimensions(state.d_model, state.n_heads)
    except AttentionError as error:
        choices = _fitting_sizes(state.d_model, state.n_heads)
        raise LabError(Note(error.template, error.values, choices)) from error


def _fitting_sizes(d_model: int, n_heads: int) -> tuple[Choice, ...]:
    """Offer the nearest d_model for these heads, then the nearest head counts for this d_model."""
    widths = [d for d in nearest_multiples(n_heads, d_model) if d <= MAX_D_MODEL]
    heads = [h for h in nearest_divisors(d_model, n_heads) if h <= MAX_HEADS]
    return (*(Choice(d, n_heads) for d in widths), *(Choice(d_model, h) for h in heads))


def _nearest(legal: Sequence[int], wanted: int) -> int:
    return min(legal, key=lambda candidate: abs(candidate - wanted))


def _out_of_range(name: str, value: int, high: int, nearest: int, choice: Choice) -> LabError:
    template = "{name} {value} is outside 1 to {high}; nearest: {nearest}"
    values = {"name": name, "value": value, "high": high, "nearest": nearest}
    return LabError(Note(template, values, (choice,)))


def _refuse(template: str, **values: object) -> NoReturn:
    raise LabError(Note(template, values))


def _check_numbers(state: LabState) -> None:
    low, high = TEMPERATURES
    if not low <= state.temperature <= high:
        _refuse("temperature {value} is outside {low} to {high}",
                value=state.temperature, low=low, high=high)  # fmt: skip
    for head, gain in enumerate(state.gains, start=1):
        if not 0.0 <= gain <= MAX_GAIN:
            _refuse("the gain {value} of head {head} is outside 0 to {high}",
                    value=gain, head=head, high=MAX_GAIN)  # fmt: skip


def _check_seed(seed: int) -> None:
    if not 0 <= seed <= MAX_SEED:
        _refuse("the seed {value} is outside 0 to {high}", value=seed, high=MAX_SEED)


def _check_projection(projection: OutputProjection) -> None:
    match projection:
        case OrthogonalProjection(seed) | ShuffledProjection(seed):
            _check_seed(seed)


def _check_source(source: Source) -> None:
    if isinstance(source, RandomHeads):
        _check_seed(source.seed)
        if source.scale is not None and not 0.0 <= source.scale <= MAX_SCALE:
            _refuse("the scale {value} is outside 0 to {high}", value=source.scale, high=MAX_SCALE)
    if isinstance(source, ImportedWeights) and source.layer < 0:
        _refuse("there is no layer {layer}; nearest: 1", layer=source.layer + 1)


def _check_mask(mask: Mask) -> None:
    match mask:
        case SlidingWindowMask(width) if width < 1:
            _refuse("a sliding window of {value} tokens shows nothing; nearest: 1", value=width)
        case PrefixMask(length) if length < 0:
            _refuse("a prefix of {value} tokens is impossible; nearest: 0", value=length)
        case HiddenTokensMask(hidden) if min(hidden, default=0) < 0:
            _refuse("there is no token at place {value}; nearest: 0", value=min(hidden))


def _check_positions(state: LabState) -> None:
    if state.positions != "rotary":
        return
    if isinstance(state.source, CraftedHeads):
        _refuse(
            "rotary positions are not offered for crafted heads, whose W_Q and W_K read position "
            "features of the token vectors; choose sinusoidal or none, or random heads"
        )
    if state.d_k % 2:
        _refuse(
            "rotary positions turn pairs of columns, and d_k {d_k} is odd; choose heads or d_model "
            "for d_k {below} or {above}",
            d_k=state.d_k, below=max(2, state.d_k - 1), above=state.d_k + 1,
        )  # fmt: skip


def _resolve_grouping(state: LabState) -> tuple[tuple[int, ...], tuple[Note, ...]]:
    """Keep the key/value heads if the number of heads allows it; multi-head stays multi-head."""
    wanted, h = state.kv_head_of, state.n_heads
    if len(wanted) == h:
        return _renumber(wanted), ()
    if wanted == tuple(range(len(wanted))):
        return tuple(range(h)), ()
    g = max(divisor for divisor in divisors(h) if divisor <= max(wanted) + 1)
    regular = tuple(int(head) for head in regular_grouping(h, g))
    return regular, _regrouped(wanted, h, g)


def _renumber(kv_head_of: tuple[int, ...]) -> tuple[int, ...]:
    """Leave out key/value heads that no query head reads."""
    used = {head: place for place, head in enumerate(sorted(set(kv_head_of)))}
    return tuple(used[head] for head in kv_head_of)


def _regrouped(before: tuple[int, ...], h: int, g: int) -> tuple[Note, ...]:
    values = {"h": h, "g": g, "before": max(before) + 1, "share": h // g}
    if not is_regular(before):
        text = "the uneven grouping became regular: {g} key/value heads, {share} query heads each"
        return (Note(text, values),)
    if g != values["before"]:
        text = (
            "{h} heads cannot share {before} key/value heads evenly; now {g} "
            "({share} query heads share each)"
        )
        return (Note(text, values),)
    return ()


def _too_long(total: int, used: int) -> Note:
    return Note(
        "the sentence has {total} tokens; the first {used} are used, the text is kept",
        {"total": total, "used": used},
    )

"""Two settings to compare, made from the live one: what every lesson compares."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile
from math import lcm

from msgspec.structs import replace

from mha_desktop.engine.dimensions import divisors, legal_head_counts, nearest_multiples
from mha_desktop.lab.examples import EXAMPLE_SENTENCES
from mha_desktop.lab.grouping_edits import preset, preset_of
from mha_desktop.lab.notes import Choice, LabError, Note
from mha_desktop.lab.resolve import MAX_D_MODEL, MAX_HEADS, resolve
from mha_desktop.lab.state import (
    DEFAULT_SENTENCE,
    CausalMask,
    CraftedHeads,
    LabState,
    NoMask,
    Positions,
    RandomHeads,
)

FEW_HEADS, MORE_HEADS = 8, 16
_LONGEST_NAME = 40

# Sentences that differ in the words that change what "it" or a verb is about, and in nothing else.
_ALIGNED = (
    (DEFAULT_SENTENCE, "The animal didn't cross the street because it was too wide."),
    ("The tired cat sat on the warm mat", "The warm cat sat on the tired mat"),
    ("The keys to the cabinet are on the table", "The key to the cabinets is on the table"),
    ("Dog bites man", "Man bites dog"),
)


@dataclass(frozen=True)
class StatePair:
    """Two legal settings and what they are called.

    Attributes
    ----------
    a, b : LabState
    name_a, name_b : Note
        Short names; templates with their values, to be translated.
    note : Note or None
        What had to change in both, so that they can be compared.
    """

    a: LabState
    b: LabState
    name_a: Note
    name_b: Note
    note: Note | None = None


Answer = StatePair | Note
"""A pair, or the one sentence that says why there is none and what would work."""


def mha_and_gqa(state: LabState) -> Answer:
    """Compare a key/value head per query head with half as many."""
    g = shared_count(state)
    return _nothing_between(state) if g is None else _groupings(state, state.n_heads, g)


def mha_and_mqa(state: LabState) -> Answer:
    """Compare a key/value head per query head with a single one."""
    if state.n_heads == 1:
        return _nothing_to_share(state)
    return _groupings(state, state.n_heads, 1)


def gqa_and_mqa(state: LabState) -> Answer:
    """Compare half as many key/value heads as query heads with a single one."""
    g = shared_count(state)
    return _nothing_between(state) if g is None else _groupings(state, g, 1)


def unmasked_and_causal(state: LabState) -> Answer:
    """Compare all tokens in sight with only those before."""
    return StatePair(
        replace(state, mask=NoMask()),
        replace(state, mask=CausalMask()),
        Note("No mask"),
        Note("Causal"),
    )


def few_and_more_heads(state: LabState) -> Answer:
    """Compare 8 with 16 heads, at the nearest d_model that both divide."""
    heads = lcm(FEW_HEADS, MORE_HEADS) * (2 if state.positions == "rotary" else 1)
    width = next(d for d in nearest_multiples(heads, state.d_model) if d <= MAX_D_MODEL)
    note = None
    if width != state.d_model:
        note = Note(
            "d_model {before} does not split into {few} and {more} heads; both have {after}",
            {"before": state.d_model, "few": FEW_HEADS, "more": MORE_HEADS, "after": width},
        )
    return StatePair(
        _with_heads(state, width, FEW_HEADS),
        _with_heads(state, width, MORE_HEADS),
        Note("{count} heads", {"count": FEW_HEADS}),
        Note("{count} heads", {"count": MORE_HEADS}),
        note,
    )


def with_and_without_head(state: LabState, head: int) -> Answer:
    """Compare all heads with all but one (counted from 0); the mixing desk's faders stay."""
    none = (False,) * state.n_heads
    head = min(head, state.n_heads - 1)
    all_on = replace(state, muted=none, soloed=none)
    muted = tuple(place == head for place in range(state.n_heads))
    return StatePair(
        all_on,
        replace(all_on, muted=muted),
        Note("All heads"),
        Note("Without H{head}", {"head": head + 1}),
    )


def crafted_and_random(state: LabState) -> Answer:
    """Compare hand-made with untrained heads, with positions that both know."""
    positions: Positions = "sinusoidal" if state.positions == "rotary" else state.positions
    note = None
    if positions != state.positions:
        note = Note("crafted heads have no rotary positions; both have sinusoidal ones")
    both = replace(state, positions=positions)
    random = state.source if isinstance(state.source, RandomHeads) else RandomHeads()
    return StatePair(
        replace(both, source=CraftedHeads()),
        replace(both, source=random),
        Note("Crafted heads"),
        Note("Random heads, seed {seed}", {"seed": random.seed}),
        note,
    )


def two_sentences(state: LabState, other: str) -> Answer:
    """Compare the present sentence with another one."""
    if not other.strip():
        return Note("type another sentence to compare this one with")
    if other == state.sentence:
        return Note("both sentences are the same; change a word of the second one")
    name_a, name_b = _sentence_names(state.sentence, other)
    return StatePair(
        state,
        replace(state, sentence=other),
        Note("{sentence}", {"sentence": name_a}),
        Note("{sentence}", {"sentence": name_b}),
    )


def right_and_mistaken(state: LabState) -> Answer:
    """Compare the right computation with the deliberate mistake that is on."""
    if state.mistake is None:
        return Note("no mistake is on; choose one first")
    return StatePair(replace(state, mistake=None), state, Note("Right"), Note("Deliberately wrong"))


def shared_count(state: LabState) -> int | None:
    """Return how many key/value heads "GQA" has here: the present number, or half of the heads.

    None if there is no number between one for each head and a single one.
    """
    between = divisors(state.n_heads)[1:-1]
    present = preset_of(state.kv_head_of)
    if present in between:
        return present
    return between[-1] if between else None


def other_sentences(sentence: str) -> tuple[str, ...]:
    """Return sentences to compare with one: first those that differ in a word only."""
    aligned = [other for pair in _ALIGNED for one, other in (pair, pair[::-1]) if one == sentence]
    rest = (other for other in EXAMPLE_SENTENCES if other not in {sentence, *aligned})
    return (*aligned, *rest)


def legal_pair(answer: Answer) -> Answer:
    """Return the answer with both states legal, or the reason that the lab refuses one of them."""
    if isinstance(answer, Note):
        return answer
    try:
        a, b = resolve(answer.a).state, resolve(answer.b).state
    except LabError as error:
        return error.note
    return StatePair(a, b, answer.name_a, answer.name_b, answer.note)


Pair = Callable[[LabState], Answer]


def _groupings(state: LabState, more: int, fewer: int) -> StatePair:
    a, b = (replace(state, kv_head_of=preset(state.n_heads, g)) for g in (more, fewer))
    return StatePair(
        a, b, _grouping_name(state.n_heads, more), _grouping_name(state.n_heads, fewer)
    )


def _grouping_name(h: int, g: int) -> Note:
    if g == h:
        return Note("MHA")
    return Note("MQA") if g == 1 else Note("GQA-{g}", {"g": g})


def _nothing_to_share(state: LabState) -> Note:
    return Note(
        "1 head has nobody to share keys and values with; nearest: 2 heads",
        choices=_choices(state, 2),
    )


def _nothing_between(state: LabState) -> Note:
    """Say that there is no GQA, and offer the nearest number of heads that has one."""
    nearest = _nearest_shareable(state)
    template = (
        "{h} heads have no number of shared key/value heads between 1 and {h}; "
        "nearest: {nearest} heads"
        if state.n_heads > 1
        else "1 head has nobody to share keys and values with; nearest: {nearest} heads"
    )
    return Note(template, {"h": state.n_heads, "nearest": nearest}, _choices(state, nearest))


def _nearest_shareable(state: LabState) -> int:
    """Return the nearest number of heads with a GQA, if possible one that divides d_model."""
    legal = [h for h in legal_head_counts(state.d_model, MAX_HEADS) if len(divisors(h)) > 2]
    return min(legal, key=lambda h: abs(h - state.n_heads), default=4)


def _choices(state: LabState, n_heads: int) -> tuple[Choice, ...]:
    widths = nearest_multiples(n_heads, state.d_model)
    return (Choice(next(d for d in widths if d <= MAX_D_MODEL), n_heads),)


def _with_heads(state: LabState, d_model: int, n_heads: int) -> LabState:
    """Set the sizes; grouping, gains and mutes follow as they do for the slider."""
    return resolve(replace(state, d_model=d_model, n_heads=n_heads)).state


def _sentence_names(a: str, b: str) -> tuple[str, str]:
    """Return short names that begin where the sentences differ."""
    words_a, words_b = a.split(), b.split()
    same = sum(
        1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(words_a, words_b, strict=False))
    )
    if same < 2 or same == min(len(words_a), len(words_b)):
        return _short(words_a), _short(words_b)
    return _short(["…", *words_a[same:]]), _short(["…", *words_b[same:]])


def _short(words: list[str]) -> str:
    text = " ".join(words)
    return text if len(text) <= _LONGEST_NAME else f"{text[: _LONGEST_NAME - 1].rstrip()}…"

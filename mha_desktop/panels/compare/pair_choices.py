"""The one-click pairs: their texts, and what makes them from the live setting."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab import comparison_pairs as pairs
from mha_desktop.lab.comparison_pairs import Answer
from mha_desktop.lab.state import LabState

translate = QCoreApplication.translate


@dataclass(frozen=True)
class PairChoice:
    """One button.

    Attributes
    ----------
    name : str
        Object name.
    text, tip : str
    make : callable
        Makes the pair from the live setting.
    """

    name: str
    text: str
    tip: str
    make: Callable[[LabState], Answer]


def pair_choices(state: LabState, head: int) -> tuple[PairChoice, ...]:
    """Return the buttons for a live setting with a selected head."""
    choices = (*_sharing_choices(state), *_other_choices(state, head))
    return choices if state.mistake is None else (_mistake_choice(), *choices)


def _sharing_choices(state: LabState) -> tuple[PairChoice, ...]:
    g = pairs.shared_count(state)
    gqa = "GQA" if g is None else f"GQA-{g}"
    tip = translate("Compare", "A with {a}, B with {b} in the present setting")
    every = translate("Compare", "a key/value head for every query head")
    some = translate("Compare", "key/value heads that several query heads share")
    one = translate("Compare", "one key/value head for all query heads")
    return (
        PairChoice("mhaGqaPair", f"MHA | {gqa}", tip.format(a=every, b=some), pairs.mha_and_gqa),
        PairChoice("mhaMqaPair", "MHA | MQA", tip.format(a=every, b=one), pairs.mha_and_mqa),
        PairChoice("gqaMqaPair", f"{gqa} | MQA", tip.format(a=some, b=one), pairs.gqa_and_mqa),
    )


def _other_choices(state: LabState, head: int) -> tuple[PairChoice, ...]:
    number = min(head, state.n_heads - 1) + 1
    return (
        PairChoice(
            "maskPair",
            translate("Compare", "No mask | causal"),
            translate("Compare", "A sees all tokens, B only earlier ones"),
            pairs.unmasked_and_causal,
        ),
        PairChoice(
            "headsPair",
            translate("Compare", "{few} | {more} heads").format(
                few=pairs.FEW_HEADS, more=pairs.MORE_HEADS
            ),
            translate("Compare", "The same d_model split into few or into more heads"),
            pairs.few_and_more_heads,
        ),
        PairChoice(
            "withoutHeadPair",
            translate("Compare", "All | without H{head}").format(head=number),
            translate("Compare", "What the selected head adds to the output"),
            lambda live: pairs.with_and_without_head(live, head),
        ),
        PairChoice(
            "sourcePair",
            translate("Compare", "Crafted | random"),
            translate("Compare", "Heads made by hand beside heads that were never trained"),
            pairs.crafted_and_random,
        ),
    )


def _mistake_choice() -> PairChoice:
    return PairChoice(
        "mistakePair",
        translate("Compare", "Right | deliberately wrong"),
        translate("Compare", "A is computed rightly, B with the mistake that is on"),
        pairs.right_and_mistaken,
    )

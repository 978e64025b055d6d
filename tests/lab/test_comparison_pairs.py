"""One-click pairs: two legal settings that differ in what they say and in nothing else."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import asdict, replace

from mha_desktop.lab import comparison_pairs as pairs
from mha_desktop.lab.comparison_pairs import Answer, StatePair, legal_pair
from mha_desktop.lab.comparison_tokens import pair_tokens
from mha_desktop.lab.notes import Choice, Note
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import CausalMask, CraftedHeads, LabState, NoMask, RandomHeads
from mha_desktop.lab.tokens import tokenise


def state(**fields: object) -> LabState:
    return resolve(replace(LabState(), **fields)).state


def pair(answer: Answer) -> StatePair:
    legal = legal_pair(answer)
    assert isinstance(legal, StatePair), str(legal)
    return legal


def differing(made: StatePair) -> set[str]:
    a, b = asdict(made.a), asdict(made.b)
    return {name for name in a if a[name] != b[name]}


@pytest.mark.parametrize(
    ("make", "counts", "names"),
    [
        (pairs.mha_and_gqa, (8, 4), ("MHA", "GQA-4")),
        (pairs.mha_and_mqa, (8, 1), ("MHA", "MQA")),
        (pairs.gqa_and_mqa, (4, 1), ("GQA-4", "MQA")),
    ],
)
def test_groupings(
    make: Callable[[LabState], Answer], counts: tuple[int, int], names: tuple[str, str]
) -> None:
    made = pair(make(state()))
    assert (made.a.n_kv_heads, made.b.n_kv_heads) == counts
    assert (str(made.name_a), str(made.name_b)) == names
    assert differing(made) == {"kv_head_of"}


def test_gqa_is_the_present_grouping_if_there_is_one() -> None:
    made = pair(pairs.mha_and_gqa(state(kv_head_of=(0, 0, 0, 0, 1, 1, 1, 1))))
    assert (made.a.n_kv_heads, made.b.n_kv_heads) == (8, 2)


@pytest.mark.parametrize("heads", [1, 2, 7])
def test_where_there_is_no_gqa_the_nearest_heads_that_have_one_are_offered(heads: int) -> None:
    width = 56 if heads == 7 else 512
    answer = legal_pair(pairs.mha_and_gqa(state(n_heads=heads, d_model=width)))
    assert isinstance(answer, Note)
    (choice,) = answer.choices
    offered = state(n_heads=choice.n_heads, d_model=choice.d_model)
    assert f"nearest: {choice.n_heads} heads" in str(answer)
    assert isinstance(legal_pair(pairs.mha_and_gqa(offered)), StatePair)


def test_one_head_cannot_share() -> None:
    answer = pairs.mha_and_mqa(state(n_heads=1))
    assert isinstance(answer, Note)
    assert answer.choices == (Choice(512, 2),)


def test_no_mask_and_causal_replace_any_other_mask() -> None:
    made = pair(pairs.unmasked_and_causal(state(mask=CausalMask())))
    assert (made.a.mask, made.b.mask) == (NoMask(), CausalMask())
    assert differing(made) == {"mask"}


def test_8_and_16_heads_have_the_same_d_model() -> None:
    made = pair(pairs.few_and_more_heads(state()))
    assert (made.a.n_heads, made.b.n_heads) == (8, 16)
    assert made.a.d_model == made.b.d_model == 512
    assert made.note is None


def test_a_d_model_that_16_heads_do_not_divide_moves_to_the_nearest_in_both() -> None:
    made = pair(pairs.few_and_more_heads(state(d_model=72)))
    assert made.a.d_model == made.b.d_model == 64
    assert "d_model 72 does not split" in str(made.note)


@given(st.integers(1, 4096))
def test_every_d_model_has_8_and_16_heads_near_it(d_model: int) -> None:
    made = pair(pairs.few_and_more_heads(state(d_model=d_model, n_heads=1)))
    assert made.a.d_model == made.b.d_model
    assert abs(made.a.d_model - d_model) <= max(8, 16 - d_model)


def test_rotary_positions_keep_even_columns_in_16_heads() -> None:
    rotary = state(source=RandomHeads(), positions="rotary", d_model=48, n_heads=8)
    made = pair(pairs.few_and_more_heads(rotary))
    assert made.b.d_k % 2 == 0


def test_all_heads_but_one() -> None:
    muddled = state(muted=(True,) * 8, soloed=(False, True) + (False,) * 6)
    made = pair(pairs.with_and_without_head(muddled, 2))
    assert not any(made.a.muted + made.a.soloed + made.b.soloed)
    assert [head for head, muted in enumerate(made.b.muted) if muted] == [2]
    assert str(made.name_b) == "Without H3"


def test_a_head_that_is_not_there_becomes_the_last_one() -> None:
    made = pair(pairs.with_and_without_head(state(n_heads=4), 9))
    assert made.b.muted == (False, False, False, True)


def test_crafted_and_random_keep_the_seed() -> None:
    made = pair(pairs.crafted_and_random(state(source=RandomHeads(5, 0.2))))
    assert (made.a.source, made.b.source) == (CraftedHeads(), RandomHeads(5, 0.2))
    assert differing(made) == {"source"}


def test_crafted_and_random_have_positions_that_both_know() -> None:
    rotary = state(source=RandomHeads(), positions="rotary")
    made = pair(pairs.crafted_and_random(rotary))
    assert made.a.positions == made.b.positions == "sinusoidal"
    assert made.note is not None


def test_two_sentences() -> None:
    made = pair(pairs.two_sentences(state(), "Dog bites man"))
    assert made.b.sentence == "Dog bites man"
    assert differing(made) == {"sentence"}


@pytest.mark.parametrize("other", ["", "  ", LabState().sentence])
def test_a_sentence_is_not_compared_with_nothing_or_itself(other: str) -> None:
    assert isinstance(pairs.two_sentences(state(), other), Note)


@pytest.mark.parametrize(
    ("a", "b", "names"),
    [
        ("The old cat sat", "The old dog ran", ("… cat sat", "… dog ran")),
        ("The cat sat", "The dog sat", ("The cat sat", "The dog sat")),  # one word says little
        ("Old cats", "Old cats sleep", ("Old cats", "Old cats sleep")),  # "…" alone says nothing
        ("x" * 40, "x" * 41, ("x" * 40, "x" * 39 + "…")),
        ("b " * 100, "a", ("b b b b b b b b b b b b b b b b b b b b…", "a")),
    ],
)
def test_sentences_are_called_by_what_differs_in_40_characters(
    a: str, b: str, names: tuple[str, str]
) -> None:
    made = pair(pairs.two_sentences(state(sentence=a), b))
    assert (str(made.name_a), str(made.name_b)) == names


def test_a_pair_that_the_lab_refuses_gives_its_reason() -> None:
    refused = replace(state(), d_model=50)
    answer = legal_pair(StatePair(refused, refused, Note("a"), Note("b")))
    assert isinstance(answer, Note)
    assert "50" in str(answer)


@pytest.mark.parametrize(("heads", "offered"), [(1, 4), (2, 4), (7, 8), (13, 16), (31, 32)])
def test_the_heads_that_are_offered_for_a_gqa_are_the_nearest(heads: int, offered: int) -> None:
    answer = pairs.gqa_and_mqa(replace(state(), n_heads=heads, kv_head_of=tuple(range(heads))))
    assert isinstance(answer, Note)
    assert [choice.n_heads for choice in answer.choices] == [offered]


def test_crafted_and_random_keep_positions_that_both_know() -> None:
    made = pair(pairs.crafted_and_random(state(positions="none")))
    assert (made.a.positions, made.b.positions, made.note) == ("none", "none", None)


@pytest.mark.parametrize("sentence", [LabState().sentence, "Dog bites man", "something else"])
def test_other_sentences_are_other_and_the_first_aligns_token_by_token(sentence: str) -> None:
    offered = pairs.other_sentences(sentence)
    assert sentence not in offered
    assert len(set(offered)) == len(offered) > 3
    if sentence != "something else":
        assert pair_tokens(tokenise(sentence).items, tokenise(offered[0]).items).is_complete


def test_a_mistake_is_compared_with_the_right_computation() -> None:
    made = pair(pairs.right_and_mistaken(state(mistake="unscaled")))
    assert (made.a.mistake, made.b.mistake) == (None, "unscaled")
    assert isinstance(pairs.right_and_mistaken(state()), Note)

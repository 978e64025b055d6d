"""Comparisons: tokens and heads aligned where they can be, numbers as a loop finds them."""

import itertools
from math import log2, sqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from mha_desktop.lab.comparison import Comparison, compare, compared_heads
from mha_desktop.lab.comparison_tokens import Place, TokenPairs, pair_tokens
from mha_desktop.lab.laboratory import Cancelled, Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import (
    CausalMask,
    HiddenTokensMask,
    LabState,
    RandomHeads,
)

SMALL = LabState(sentence="The tired cat sat", d_model=64)
WORDS = st.lists(st.sampled_from(["a", "b", "c", "the"]), max_size=12).map(tuple)


def result(**fields: object) -> LabResult:
    made = Laboratory().evaluate(resolve(replace(SMALL, **fields)).state)
    assert made is not None
    return made


def compared(a: dict[str, object], b: dict[str, object]) -> Comparison:
    return compare(result(**a), result(**b))


def texts(comparison: Comparison) -> str:
    return "\n".join(map(str, comparison.notes))


# Tokens


@given(WORDS, WORDS)
def test_pairs_go_forward_in_both_sentences(a: tuple[str, ...], b: tuple[str, ...]) -> None:
    pairs = pair_tokens(a, b)
    for places, tokens in ((pairs.of_a, a), (pairs.of_b, b)):
        assert all(first < second for first, second in itertools.pairwise(places))
        assert all(0 <= place < len(tokens) for place in places)


@given(WORDS, WORDS)
def test_unequal_partners_stand_where_no_equal_one_could(
    a: tuple[str, ...], b: tuple[str, ...]
) -> None:
    """Between two equal pairs no token of A occurs in B: equal tokens come first."""
    pairs = pair_tokens(a, b)
    equal = [(i, j) for i, j in zip(pairs.of_a, pairs.of_b, strict=True) if a[i] == b[j]]
    edges = [(-1, -1), *equal, (len(a), len(b))]
    for (i, j), (next_i, next_j) in itertools.pairwise(edges):
        assert not set(a[i + 1 : next_i]) & set(b[j + 1 : next_j])


@given(WORDS)
def test_a_sentence_is_paired_with_itself_token_by_token(a: tuple[str, ...]) -> None:
    pairs = pair_tokens(a, a)
    assert pairs.of_a == pairs.of_b == tuple(range(len(a)))
    assert pairs.is_complete


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ("it was too tired .", "it was too wide .", [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]),
        ("Dog bites man", "Man bites dog", [(0, 0), (1, 1), (2, 2)]),
        ("the cat sat", "the big cat sat", [(0, 0), (1, 2), (2, 3)]),
        ("the big cat sat", "the cat sat", [(0, 0), (2, 1), (3, 2)]),
        ("it didn't cross", "it did not cross", [(0, 0), (2, 3)]),
        ("one two", "three four five", []),
    ],
)
def test_replaced_words_are_paired_and_inserted_ones_are_not(
    a: str, b: str, expected: list[tuple[int, int]]
) -> None:
    pairs = pair_tokens(tuple(a.split()), tuple(b.split()))
    assert list(zip(pairs.of_a, pairs.of_b, strict=True)) == expected


@pytest.mark.parametrize(
    ("other", "text"),
    [
        ("The cat sat", "1 token of A has no partner: 'tired'"),
        ("cat", "3 tokens of A have no partner: 'The', 'tired', 'sat'"),
        ("The very tired cat then sat down in peace",
         "5 tokens of B have no partner: 'very', 'then', 'down', 'in', …"),
        ("The tired cat verylongadverb123456 sat", "partner: 'verylongadverb123456'"),
        ("The tired cat verylongadverb1234567 sat", "partner: 'verylongadverb12345…'"),
    ],
)  # fmt: skip
def test_a_note_lists_the_first_four_tokens_without_a_partner(other: str, text: str) -> None:
    assert text in texts(compared({}, {"sentence": other})).splitlines()[0]


@pytest.mark.parametrize(("more", "text"), [(1, "H8 of B has"), (4, "H5 to H8 of B have")])
def test_a_note_names_the_heads_without_a_partner(more: int, text: str) -> None:
    fewer = {"n_heads": 8 - more, "d_model": 56 if more == 1 else 64}
    assert f"{text} no partner" in texts(compared(fewer, {"d_model": fewer["d_model"]}))


def test_tokens_without_a_partner_are_named() -> None:
    pairs = pair_tokens(("it", "didn't", "cross"), ("it", "did", "not", "cross"))
    assert (pairs.lonely_a, pairs.lonely_b) == (("didn't",), ("did", "not"))


@given(WORDS, WORDS, st.data())
def test_a_place_is_the_same_from_every_side(
    a: tuple[str, ...], b: tuple[str, ...], data: st.DataObject
) -> None:
    pairs = pair_tokens(a, b)
    if not len(pairs):
        return
    cell = data.draw(st.tuples(*[st.integers(0, len(pairs) - 1)] * 2))
    place = pairs.place_of_pair(cell)
    assert pairs.place_of_a(place.a) == pairs.place_of_b(place.b) == place


def test_a_cell_of_a_token_without_a_partner_is_in_one_map_only() -> None:
    pairs = TokenPairs(("a", "x"), ("a",), (0,), (0,))
    assert pairs.place_of_a((0, 1)) == Place((0, 1), None, None)


# Numbers against loops


def loop_distance(a: np.ndarray, b: np.ndarray) -> float:
    """Mean over rows of sqrt(Jensen-Shannon divergence), term by term."""
    total = 0.0
    for p_row, q_row in zip(a, b, strict=True):
        divergence = 0.0
        for p, q in zip(map(float, p_row), map(float, q_row), strict=True):
            middle = (p + q) / 2
            divergence += (p * log2(p / middle) if p else 0.0) / 2
            divergence += (q * log2(q / middle) if q else 0.0) / 2
        total += sqrt(max(divergence, 0.0))
    return total / len(a)


@pytest.mark.parametrize(
    "other",
    [
        {"temperature": 3.0},
        {"mask": CausalMask()},
        {"source": RandomHeads(3)},
        {"kv_head_of": (0, 0, 0, 0, 1, 1, 1, 1)},
        {"sentence": "The tired dog sat"},
        {"d_model": 128},
    ],
)
def test_each_head_has_the_numbers_of_a_loop(other: dict[str, object]) -> None:
    comparison = compared({}, other)
    a, b = comparison.a.trace.weights, comparison.b.trace.weights
    assert comparison.n_heads == 8
    for head, found in enumerate(comparison.heads):
        cells = {
            (i, j): float(b[head, i, j]) - float(a[head, i, j]) for i in range(4) for j in range(4)
        }
        assert abs(found.largest) == max(map(abs, cells.values()))
        assert cells[found.cell] == found.largest
        assert found.distance == pytest.approx(loop_distance(a[head], b[head]), abs=1e-7)
        for cell, value in cells.items():
            assert comparison.difference[head][cell] == pytest.approx(value, abs=1e-7)


def test_an_inserted_word_leaves_the_differences_of_the_others() -> None:
    comparison = compared({}, {"sentence": "The tired old cat sat"})
    a, b = comparison.a.trace.weights, comparison.b.trace.weights
    places = [0, 1, 3, 4]
    for head in range(8):
        for i, row in enumerate(places):
            for j, column in enumerate(places):
                expected = float(b[head, row, column]) - float(a[head, i, j])
                assert comparison.difference[head, i, j] == pytest.approx(expected, abs=1e-7)
    assert "1 token of B has no partner: 'old'" in texts(comparison)


def test_the_output_has_the_relative_change_of_a_loop() -> None:
    comparison = compared({}, {"muted": (False, False, True) + (False,) * 5})
    a, b = comparison.a.trace.output, comparison.b.trace.output
    output = comparison.output
    assert output is not None
    squares = [0.0, 0.0]
    for i, j in np.ndindex(*a.shape):
        difference = float(b[i, j]) - float(a[i, j])
        assert output.difference[i, j] == pytest.approx(difference, abs=1e-6)
        squares[0] += difference**2
        squares[1] += float(a[i, j]) ** 2
    assert output.relative == pytest.approx(sqrt(squares[0] / squares[1]), rel=1e-6)
    assert comparison.same_weights


def test_one_other_head_is_enough_for_other_weights() -> None:
    """H7 looks for rare words; with the keys of H6, mixed in, both look elsewhere."""
    comparison = compared({}, {"kv_head_of": (0, 1, 2, 3, 4, 5, 5, 6)})
    assert {n for n, head in enumerate(comparison.heads) if head.largest} == {5, 6}
    assert not comparison.same_weights


def test_a_setting_compared_with_itself_does_not_differ() -> None:
    comparison = compared({}, {})
    assert comparison.same_weights
    assert all(head.distance == 0 for head in comparison.heads)
    assert comparison.output is not None
    assert comparison.output.relative == 0
    assert comparison.notes == ()


# What cannot be aligned is said


def test_distances_leave_out_rows_that_look_at_a_token_without_a_partner() -> None:
    everyone = compared({}, {"sentence": "The tired cat sat down"})
    assert everyone.compared_rows == ()
    assert all(head.distance is None for head in everyone.heads)
    assert "no distance: every row looks at a token without a partner" in texts(everyone)


def test_under_a_causal_mask_the_rows_before_an_inserted_word_have_distances() -> None:
    causal = {"mask": CausalMask()}
    comparison = compared(causal, causal | {"sentence": "The tired old cat sat"})
    assert comparison.compared_rows == (0, 1)
    assert "distances go over the 2 of 4 rows" in texts(comparison)
    a, b = comparison.a.trace.weights, comparison.b.trace.weights
    for head, found in enumerate(comparison.heads):
        assert found.distance == pytest.approx(loop_distance(a[head, :2, :2], b[head, :2, :2]))


def test_crafted_heads_of_other_numbers_are_paired_by_their_jobs() -> None:
    comparison = compared({}, {"n_heads": 16})
    assert comparison.n_heads == 8
    assert comparison.a.meant == comparison.b.meant[:8]
    assert comparison.difference.shape == (8, 4, 4)
    assert "H9 to H16 of B have no partner" in texts(comparison)
    assert "d_k 8 in A and 4 in B" in texts(comparison)


def test_random_heads_of_other_numbers_are_not_paired() -> None:
    comparison = compared({}, {"n_heads": 16, "source": RandomHeads()})
    assert compared_heads(comparison.a, comparison.b) == 0
    assert comparison.difference.shape == (0, 4, 4)
    assert comparison.heads == ()
    assert "A has 8 heads and B has 16" in texts(comparison)
    assert comparison.output is not None


def test_outputs_of_other_lengths_are_not_subtracted() -> None:
    comparison = compared({}, {"d_model": 128})
    assert comparison.output is None
    assert "a row of A has 64 numbers (d_model), one of B 128" in texts(comparison)


def test_sentences_with_nothing_in_common_have_no_numbers() -> None:
    comparison = compared({}, {"sentence": "Dog bites"})
    assert comparison.difference.shape == (8, 0, 0)
    assert (comparison.heads, comparison.output) == ((), None)
    assert "no token of A has a partner in B" in texts(comparison)


def test_crafted_and_random_outputs_come_with_a_warning() -> None:
    assert "read different token vectors" in texts(compared({}, {"source": RandomHeads()}))


def test_rows_that_do_not_add_up_to_1_have_no_distance() -> None:
    comparison = compared({}, {"mistake": "softmax_over_queries"})
    assert all(head.distance is None for head in comparison.heads)
    assert "the rows of B do not add up to 1" in texts(comparison)
    assert any(head.largest for head in comparison.heads)


def test_a_mistake_whose_rows_add_up_has_distances() -> None:
    comparison = compared({"mistake": "unscaled"}, {})
    assert all(head.distance is not None for head in comparison.heads)


def test_undefined_rows_are_told() -> None:
    nobody = {"mask": HiddenTokensMask((0, 1, 2, 3))}
    comparison = compared(nobody, nobody | {"mistake": "empty_row"})
    assert "32 rows of B are undefined" in texts(comparison)


def test_without_any_output_there_is_nothing_to_be_relative_to() -> None:
    comparison = compared({"muted": (True,) * 8}, {})
    assert comparison.output is not None
    assert comparison.output.relative is None


def test_a_cell_is_masked_only_if_both_masks_forbid_it() -> None:
    hidden = {"mask": HiddenTokensMask((3,))}
    assert compared(hidden, {}).allowed is None
    both = compared(hidden, {"mask": CausalMask()}).allowed
    for i, j in np.ndindex(4, 4):
        assert both[i, j] == (j != 3 or j <= i)


# Work


def test_a_comparison_stops_when_it_is_given_up() -> None:
    with pytest.raises(Cancelled):
        compare(result(), result(), lambda: True)


def test_progress_goes_head_by_head() -> None:
    steps: list[tuple[int, int]] = []
    compare(result(), result(), progress=lambda *step: steps.append(step))
    assert steps == [(head, 8) for head in range(1, 9)]

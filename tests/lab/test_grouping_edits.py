"""Edits of a grouping keep every query head in exactly one lane, and leave no lane empty."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mha_desktop.lab.grouping_edits import (
    is_even,
    is_lane,
    lanes_of,
    merge_lanes,
    move_heads,
    new_lane,
    preset,
    preset_of,
    preset_sizes,
    renumbered,
    split_lane,
    uneven_sizes,
)

MHA_8 = (0, 1, 2, 3, 4, 5, 6, 7)
GQA_4 = (0, 0, 1, 1, 2, 2, 3, 3)


@st.composite
def _edits(draw: st.DrawFn) -> tuple[tuple[int, ...], list[tuple[str, set[int], float]]]:
    """A starting grouping, and edits whose lane is a share of the lanes there are by then."""
    n_heads = draw(st.integers(1, 24))
    start = renumbered(tuple(draw(st.lists(st.integers(0, 9), min_size=n_heads, max_size=n_heads))))
    heads = st.sets(st.integers(0, n_heads - 1), min_size=1)
    edit = st.tuples(st.sampled_from(["move", "new"]), heads, st.floats(0, 1))
    return start, draw(st.lists(edit, max_size=12))


@given(_edits())
def test_any_sequence_of_edits_keeps_each_head_in_exactly_one_lane(
    case: tuple[tuple[int, ...], list[tuple[str, set[int], float]]],
) -> None:
    grouping, edits = case
    for kind, heads, share in edits:
        g = max(grouping) + 1
        if kind == "move":
            grouping = move_heads(grouping, heads, round(share * (g - 1)))
        else:
            grouping = new_lane(grouping, heads, round(share * g))
        lanes = lanes_of(grouping)
        assert sorted(head for lane in lanes for head in lane) == list(range(len(grouping)))
        assert all(lanes)
        assert len({grouping[head] for head in heads}) == 1


@given(_edits(), st.data())
def test_an_edit_leaves_the_company_of_all_other_heads_alone(
    case: tuple[tuple[int, ...], list[tuple[str, set[int], float]]], data: st.DataObject
) -> None:
    before = case[0]
    heads = data.draw(st.sets(st.integers(0, len(before) - 1), min_size=1))
    after = new_lane(before, heads, data.draw(st.integers(0, max(before) + 1)))
    others = [i for i in range(len(before)) if i not in heads]
    for i in others:
        for j in others:
            assert (before[i] < before[j]) == (after[i] < after[j])


def test_moving_a_head_changes_only_its_lane() -> None:
    assert move_heads(GQA_4, {4}, 1) == (0, 0, 1, 1, 1, 2, 3, 3)


def test_several_heads_move_at_once() -> None:
    assert move_heads(GQA_4, {4, 5, 7}, 0) == (0, 0, 1, 1, 0, 0, 2, 0)


def test_a_lane_that_loses_its_last_head_closes_up() -> None:
    assert move_heads(MHA_8, {0}, 2) == (1, 0, 1, 2, 3, 4, 5, 6)


def test_moving_to_the_own_lane_changes_nothing() -> None:
    assert move_heads(GQA_4, {2, 3}, 1) == GQA_4


@pytest.mark.parametrize(
    ("position", "expected"),
    [(0, (1, 1, 2, 2, 0, 3, 4, 4)), (3, (0, 0, 1, 1, 3, 2, 4, 4)), (4, (0, 0, 1, 1, 4, 2, 3, 3))],
)
def test_a_new_lane_comes_where_it_was_asked_for(position: int, expected: tuple[int, ...]) -> None:
    assert new_lane(GQA_4, {4}, position) == expected


def test_a_new_lane_of_a_whole_lane_reorders_the_lanes() -> None:
    assert new_lane(GQA_4, {0, 1}, 2) == (1, 1, 0, 0, 2, 2, 3, 3)


def test_presets_are_the_groupings_of_real_models() -> None:
    assert preset(8, 8) == MHA_8
    assert preset(8, 4) == GQA_4
    assert preset(8, 1) == (0,) * 8


def test_presets_are_the_divisors_from_mha_to_mqa() -> None:
    assert preset_sizes(8) == (8, 4, 2, 1)
    assert preset_sizes(12) == (12, 6, 4, 3, 2, 1)
    assert preset_sizes(128) == (128, 64, 32, 16, 8, 4, 2, 1)
    assert preset_sizes(1) == (1,)


@pytest.mark.parametrize("n_heads", [1, 2, 7, 12, 128])
def test_every_preset_is_recognised(n_heads: int) -> None:
    for size in preset_sizes(n_heads):
        assert preset_of(preset(n_heads, size)) == size


@pytest.mark.parametrize("grouping", [(0, 1, 0, 1), (1, 1, 0, 0), (0, 0, 0, 1), (0, 1, 2, 2, 3)])
def test_other_groupings_are_no_preset(grouping: tuple[int, ...]) -> None:
    assert preset_of(grouping) is None


def test_even_means_the_same_number_of_readers() -> None:
    assert is_even(GQA_4)
    assert is_even((0, 1, 0, 1))
    assert not is_even((0, 0, 0, 1))


def test_merged_lanes_share_one_and_the_rest_closes_up() -> None:
    assert merge_lanes(GQA_4, 1, 2) == (0, 0, 1, 1, 1, 1, 2, 2)
    assert merge_lanes(GQA_4, 3, 0) == (0, 0, 1, 1, 2, 2, 0, 0)
    assert merge_lanes(GQA_4, 1, 1) == GQA_4


def test_a_split_lane_keeps_its_first_half() -> None:
    assert split_lane(GQA_4, 1) == (0, 0, 1, 2, 3, 3, 4, 4)
    assert split_lane((0, 1, 0, 1, 0), 0) == (0, 2, 0, 2, 1)
    assert split_lane(MHA_8, 3) == MHA_8


@given(_edits(), st.data())
def test_merging_takes_a_split_back(
    case: tuple[tuple[int, ...], list[tuple[str, set[int], float]]], data: st.DataObject
) -> None:
    before = case[0]
    lane = data.draw(st.integers(0, max(before)))
    after = split_lane(before, lane)
    assume(after != before)
    assert merge_lanes(after, lane + 1, lane) == before


def test_a_lane_is_all_heads_that_share_and_no_others() -> None:
    assert is_lane(GQA_4, {3, 2})
    assert not is_lane(GQA_4, {2})
    assert not is_lane(GQA_4, {2, 3, 4})


@pytest.mark.parametrize(
    ("h", "g", "choices"),
    [(7, 2, "1 or 7"), (8, 3, "2 or 4"), (12, 5, "4 or 6"), (8, 0, "1"), (8, 9, "8"), (1, 2, "1")],
)
def test_a_number_that_is_not_shared_evenly_comes_with_the_nearest_that_are(
    h: int, g: int, choices: str
) -> None:
    sentence = f"{h} query heads cannot share {g} key/value heads evenly; choose {choices}"
    assert str(uneven_sizes(h, g)) == sentence


@given(st.integers(1, 128))
def test_only_the_presets_are_shared_evenly(h: int) -> None:
    even = [g for g in range(h, 0, -1) if uneven_sizes(h, g) is None]
    assert tuple(even) == preset_sizes(h)

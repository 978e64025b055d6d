"""`resolve` gives legal states, says what it changed, and refuses with the nearest values."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.lab.notes import Choice, LabError
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import (
    CraftedHeads,
    HiddenTokensMask,
    LabState,
    OrthogonalProjection,
    PrefixMask,
    RandomHeads,
    ShuffledProjection,
    SlidingWindowMask,
)


def changed(**fields: object) -> LabState:
    return msgspec.structs.replace(LabState(), **fields)


def test_the_default_state_is_legal_as_it_is() -> None:
    resolution = resolve(LabState())
    assert resolution.state == LabState()
    assert resolution.notes == ()
    assert resolution.tokens[:3] == ("The", "animal", "didn't")


def test_multi_head_stays_multi_head() -> None:
    state = resolve(changed(n_heads=16)).state
    assert state.kv_head_of == tuple(range(16))


def test_shared_heads_stay_if_they_divide() -> None:
    grouped = changed(kv_head_of=(0, 0, 0, 0, 1, 1, 1, 1), n_heads=16)
    resolution = resolve(grouped)
    assert resolution.state.kv_head_of == (0,) * 8 + (1,) * 8
    assert resolution.notes == ()


def test_shared_heads_fall_to_the_largest_divisor_and_say_so() -> None:
    grouped = changed(d_model=510, n_heads=6, kv_head_of=(0, 0, 1, 1, 2, 2, 3, 3))
    resolution = resolve(grouped)
    assert resolution.state.kv_head_of == (0, 0, 1, 1, 2, 2)
    assert str(resolution.notes[0]) == (
        "6 heads cannot share 4 key/value heads evenly; now 3 (2 query heads share each)"
    )


def test_uneven_grouping_becomes_regular_with_the_heads() -> None:
    resolution = resolve(changed(n_heads=16, kv_head_of=(0, 1, 1, 1, 1, 1, 1, 1)))
    assert resolution.state.kv_head_of == (0,) * 8 + (1,) * 8
    assert "became regular" in str(resolution.notes[0])


def test_uneven_grouping_is_kept_while_the_heads_stay() -> None:
    uneven = (0, 1, 1, 1, 1, 1, 1, 2)
    assert resolve(changed(kv_head_of=uneven)).state.kv_head_of == uneven


def test_gains_stay_by_index() -> None:
    state = changed(gains=(0.5,) * 8, muted=(True,) * 8, n_heads=16)
    resolved = resolve(state).state
    assert resolved.gains == (0.5,) * 8 + (1.0,) * 8
    assert resolved.muted == (True,) * 8 + (False,) * 8
    assert resolve(msgspec.structs.replace(resolved, n_heads=4)).state.gains == (0.5,) * 4


def test_indivisible_sizes_offer_the_nearest_of_both() -> None:
    with pytest.raises(LabError) as refused:
        resolve(changed(d_model=50))
    assert str(refused.value) == (
        "d_model 50 is not divisible by 8 heads (remainder 2); nearest: 48 or 56"
    )
    assert set(refused.value.note.choices) == {
        Choice(48, 8), Choice(56, 8), Choice(50, 5), Choice(50, 10)
    }  # fmt: skip


@pytest.mark.parametrize(
    ("fields", "part"),
    [
        ({"n_heads": 0}, "the number of heads 0 is outside 1 to 128; nearest: 1"),
        ({"n_heads": -3}, "nearest: 1"),
        ({"n_heads": 256}, "nearest: 128"),
        ({"d_model": 0}, "d_model 0 is outside 1 to 4096; nearest: 8"),
        ({"d_model": 510, "n_heads": 200}, "nearest: 102"),
        ({"d_model": 10**9}, "nearest: 4096"),
        ({"d_model": 4}, "8 heads are more than the 4 columns of d_model"),
        ({"temperature": 0.0}, "temperature 0.0"),
        ({"temperature": float("nan")}, "temperature nan"),
        ({"gains": (3.0,) + (1.0,) * 7}, "gain 3.0 of head 1"),
        ({"source": RandomHeads(seed=-1)}, "seed -1"),
        ({"source": RandomHeads(scale=float("inf"))}, "scale inf"),
        ({"projection": OrthogonalProjection(2**32)}, "seed 4294967296"),
        ({"projection": ShuffledProjection(-1)}, "seed -1"),
        ({"mask": SlidingWindowMask(0)}, "window of 0"),
        ({"mask": PrefixMask(-1)}, "prefix of -1"),
        ({"mask": HiddenTokensMask((-2,))}, "place -2"),
        ({"positions": "rotary"}, "rotary positions are not offered for crafted heads"),
        (
            {"positions": "rotary", "source": RandomHeads(), "d_model": 24},
            "d_k 3 is odd",
        ),
    ],
)
def test_refusals_name_the_value(fields: dict[str, object], part: str) -> None:
    with pytest.raises(LabError) as refused:
        resolve(changed(**fields))
    assert part in str(refused.value)


def test_too_many_tokens_are_told() -> None:
    resolution = resolve(changed(sentence="word " * 600))
    assert len(resolution.tokens) == 512
    assert str(resolution.notes[0]) == (
        "the sentence has 600 tokens; the first 512 are used, the text is kept"
    )
    assert resolution.state.sentence == "word " * 600


def test_an_empty_sentence_is_legal() -> None:
    assert resolve(changed(sentence=" ")).tokens == ()


def test_solo_and_mute_decide_the_effective_gain() -> None:
    state = changed(
        gains=(0.5,) * 8,
        soloed=(True, True) + (False,) * 6,
        muted=(True,) + (False,) * 7,
    )
    assert state.effective_gains == (0.0, 0.5) + (0.0,) * 6


@given(
    st.lists(st.integers(0, 9), min_size=1, max_size=12),
    st.sampled_from([1, 2, 3, 4, 6, 8, 12, 16]),
)
def test_any_grouping_becomes_legal_and_stays(grouping: list[int], n_heads: int) -> None:
    """Every head reads a key/value head, none is unused; resolving again changes nothing."""
    state = resolve(changed(d_model=48, n_heads=n_heads, kv_head_of=tuple(grouping))).state
    assert len(state.kv_head_of) == n_heads
    assert set(state.kv_head_of) == set(range(state.n_kv_heads))
    assert resolve(state).state == state


def test_sources_are_told_apart_by_type() -> None:
    """A saved state keeps which source it had."""
    for source in (CraftedHeads(), RandomHeads(3, 0.01)):
        encoded = msgspec.json.encode(changed(source=source))
        assert msgspec.json.decode(encoded, type=LabState).source == source

"""A mistake that is said to change nothing changes nothing, and "Show me" shows it."""

from typing import Any, get_args

import msgspec
import numpy as np
import pytest
from evaluated import evaluated

from mha_desktop.engine.mistakes import MISTAKES
from mha_desktop.lab.mistakes import demonstration, mistake_effect, obstacle, shows
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import (
    CausalMask,
    HiddenTokensMask,
    IdentityProjection,
    LabState,
    MistakeName,
    OrthogonalProjection,
    PrefixMask,
    RandomHeads,
    SlidingWindowMask,
)

MUTED = (False, True, *(False,) * 6)
STATES: dict[str, dict[str, Any]] = {
    "default": {},
    "one token": {"sentence": "word"},
    "one token, muted": {"sentence": "word", "muted": MUTED},
    "causal": {"mask": CausalMask()},
    "a window of one": {"mask": SlidingWindowMask(1)},
    "an open prefix": {"mask": PrefixMask(99)},
    "nothing hidden": {"mask": HiddenTokensMask()},
    "everything hidden": {"mask": HiddenTokensMask(tuple(range(13))), "muted": MUTED},
    "all but one hidden": {"mask": HiddenTokensMask(tuple(range(12)))},
    "equal scores": {"source": RandomHeads(0, 0.0), "muted": MUTED},
    "equal scores, causal": {"source": RandomHeads(0, 0.0), "mask": CausalMask()},
    "textbook scale": {"source": RandomHeads(0, 0.01), "temperature": 50.0},
    "rotary": {"source": RandomHeads(1), "positions": "rotary"},
    "one head": {"n_heads": 1, "muted": (True,)},
    "heads of one column": {"d_model": 8, "source": RandomHeads(3)},
    "a prime number of heads": {"n_heads": 7, "d_model": 49},
    "shared": {"kv_head_of": (0, 0, 0, 0, 1, 1, 1, 1)},
    "one for all": {"kv_head_of": (0,) * 8},
    "interleaved": {"kv_head_of": (0, 1) * 4},
    "uneven": {"kv_head_of": (0, 0, 0, 1, 1, 2, 2, 2)},
    "equal faders": {"gains": (0.5,) * 8},
    "muted": {"muted": MUTED},
    "muted, identity": {"muted": MUTED, "projection": IdentityProjection()},
    "soloed": {"soloed": MUTED, "projection": OrthogonalProjection()},
}


def state_of(name: str, **more: object) -> LabState:
    start = LabState(d_model=64)
    return resolve(msgspec.structs.replace(start, **{**STATES[name], **more})).state


def changes_anything(state: LabState, mistake: str) -> bool:
    wrong = evaluated(msgspec.structs.replace(state, mistake=mistake))
    right = evaluated(state)
    assert wrong.undefined is not None
    pairs = [(wrong.trace.weights, right.trace.weights), (wrong.trace.output, right.trace.output)]
    return wrong.undefined.any() or any(np.abs(a - b).max() > 2e-5 for a, b in pairs)


@pytest.mark.parametrize("mistake", MISTAKES)
@pytest.mark.parametrize("name", STATES)
def test_a_mistake_shows_exactly_where_it_changes_a_number(name: str, mistake: MistakeName) -> None:
    """Against the numbers themselves, in states chosen to be the borders."""
    state = state_of(name)
    assert shows(state, mistake) == changes_anything(state, mistake), obstacle(state, mistake)


@pytest.mark.parametrize("mistake", MISTAKES)
@pytest.mark.parametrize("name", ["no tokens", *STATES])
def test_show_me_leads_to_a_state_that_shows_it(name: str, mistake: MistakeName) -> None:
    state = LabState(sentence=" ") if name == "no tokens" else state_of(name)
    shown = resolve(msgspec.structs.replace(state, **demonstration(state, mistake))).state
    assert shown.mistake == mistake
    assert shows(shown, mistake)
    effect = mistake_effect(evaluated(shown))
    assert effect.undefined or max(effect.weight, effect.output or 0) > 0.05


def test_without_tokens_nothing_shows() -> None:
    assert {obstacle(LabState(sentence=""), name) for name in get_args(MistakeName)} == {
        "no_tokens"
    }


def test_demonstrations_leave_alone_what_they_do_not_need() -> None:
    state = state_of("shared", sentence="a b c", temperature=1.0)
    for mistake in ("mask_after_softmax", "softmax_twice"):
        fields = demonstration(state, mistake)
        shown = msgspec.structs.replace(state, **fields)
        assert shown.sentence == "a b c"
        assert shown.kv_head_of == state.kv_head_of


def test_the_effect_by_hand() -> None:
    """Two tokens, a causal mask: the first row keeps what the softmax gave it, and no more."""
    state = state_of("causal", sentence="the cat", mistake="mask_after_softmax")
    unmasked = evaluated(state_of("default", sentence="the cat")).trace.weights
    effect = mistake_effect(evaluated(state))
    assert effect.weight == pytest.approx(1 - unmasked[:, 0, 0].min(), abs=1e-6)
    assert effect.row_sums == pytest.approx((unmasked[:, 0, 0].min(), 1), abs=1e-6)
    assert (effect.undefined, effect.rows) == (0, 16)


def test_an_undefined_output_has_no_distance() -> None:
    state = state_of("everything hidden", mistake="empty_row")
    effect = mistake_effect(evaluated(state))
    assert effect.output is None
    assert effect.undefined == effect.rows == 8 * 12
    assert effect.row_sums == (0.0, 0.0)


def test_a_right_result_has_no_effect() -> None:
    effect = mistake_effect(evaluated(state_of("default")))
    assert (effect.weight, effect.output, effect.undefined) == (0.0, 0.0, 0)

"""Figures of real results: names, notes and headings come from what was computed."""

import msgspec
import numpy as np
import pytest

from mha_desktop.engine.roles import HeadRole, RoleKind
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.state import (
    CausalMask,
    HiddenTokensMask,
    LabState,
    NoMask,
    PerHeadRange,
    PrefixMask,
    RandomHeads,
    SlidingWindowMask,
    ViewState,
)
from mha_desktop.qt.figures.export import render_image
from mha_desktop.qt.figures.figures_from_result import grid_figure, head_figure
from mha_desktop.qt.theme import LIGHT
from mha_desktop.qt.wording import mask_text, role_name, source_text

pytestmark = pytest.mark.usefixtures("qapp")


def result_of(**changes: object) -> LabResult:
    result = Laboratory().evaluate(msgspec.structs.replace(LabState(), **changes))
    assert result is not None
    return result


def test_the_grid_has_the_weights_tokens_and_names_of_the_result() -> None:
    result = result_of()
    figure = grid_figure(result, ViewState(), LIGHT)
    assert figure.weights is result.trace.weights
    assert figure.tokens == result.tokens
    assert list(figure.roles)[:3] == ["previous token", "self", "uniform"]
    assert figure.title == result.state.sentence
    assert figure.subtitle == "crafted heads · no mask"


def test_heads_that_share_keys_and_values_say_which() -> None:
    figure = grid_figure(result_of(kv_head_of=(0, 0, 0, 0, 1, 1, 1, 1)), ViewState(), LIGHT)
    assert list(figure.notes) == ["KV 1"] * 4 + ["KV 2"] * 4


def test_each_heads_own_limit_is_in_its_title_when_they_differ() -> None:
    result = result_of(source=RandomHeads(seed=3))
    figure = grid_figure(result, ViewState(colour_range=PerHeadRange()), LIGHT)
    for head, note in enumerate(figure.notes):
        largest = float(result.trace.weights[head].max())
        assert float(note.split("–")[1]) == pytest.approx(largest, abs=0.006)


def test_the_mask_reaches_the_picture() -> None:
    result = result_of(mask=CausalMask())
    figure = grid_figure(result, ViewState(), LIGHT)
    assert figure.allowed is result.mask
    assert figure.subtitle == "crafted heads · causal mask"


def test_one_head_is_shown_whole_with_its_name() -> None:
    result = result_of()
    figure = head_figure(result, ViewState(), LIGHT, 1, title="My title")
    assert (figure.head, figure.role, figure.title) == (1, "self", "My title")
    np.testing.assert_array_equal(figure.values, result.trace.weights[1])
    assert len(figure.queries) == len(figure.keys) == len(result.tokens)


@pytest.mark.parametrize(
    "sentence",
    ["a", "القطة جلست", "我爱猫 🐈 café", "x \x07 y", "\ud800 lone", "it it it it", "w" * 400],
)
def test_sentences_of_any_script_become_pictures(sentence: str) -> None:
    result = result_of(sentence=sentence)
    assert render_image(grid_figure(result, ViewState(), LIGHT), width=600).width() == 600
    assert render_image(head_figure(result, ViewState(), LIGHT, 0), width=600).width() == 600


def test_every_role_has_a_name() -> None:
    names = {role_name(HeadRole(kind, -2)) for kind in RoleKind}
    assert len(names) == len(RoleKind)
    assert role_name(HeadRole(RoleKind.OFFSET, -2)) == "2 before"
    assert role_name(HeadRole(RoleKind.OFFSET, 3)) == "3 after"


@pytest.mark.parametrize(
    ("mask", "text"),
    [
        (NoMask(), "no mask"),
        (CausalMask(), "causal mask"),
        (SlidingWindowMask(4), "sliding window of 4"),
        (PrefixMask(3), "prefix of 3"),
        (HiddenTokensMask((1, 2)), "hidden tokens: 2"),
    ],
)
def test_every_mask_has_a_text(mask: object, text: str) -> None:
    assert mask_text(mask) == text


def test_random_heads_say_that_they_are_random() -> None:
    assert source_text(RandomHeads(seed=7)) == "random heads, seed 7"

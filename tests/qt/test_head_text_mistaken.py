"""What a head says about itself stays true under a deliberate mistake."""

from typing import get_args

import pytest

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.state import CausalMask, HiddenTokensMask, LabState, MistakeName, NoMask
from mha_desktop.qt.models.head_roles import HeadRoles
from mha_desktop.qt.models.head_text import head_tool_tip

MASKS = [NoMask(), CausalMask(), HiddenTokensMask(tuple(range(12)))]


def tips(state: LabState) -> list[str]:
    result = Laboratory().evaluate(state)
    assert isinstance(result, LabResult)
    roles = HeadRoles(result)
    return [head_tool_tip(result, head, roles.measure(head)) for head in range(state.n_heads)]


@pytest.mark.parametrize("mask", MASKS, ids=lambda mask: type(mask).__name__)
@pytest.mark.parametrize("mistake", get_args(MistakeName))
def test_every_head_can_be_described(
    mistake: MistakeName, mask: NoMask | CausalMask | HiddenTokensMask
) -> None:
    """Warnings are errors: no NaN, no division by zero."""
    described = tips(LabState(mask=mask, mistake=mistake))
    assert len(described) == 8
    assert not any("nan" in tip for tip in described)


def test_more_than_a_whole_row_is_said_to_be_impossible() -> None:
    tip = tips(LabState(mistake="softmax_over_queries"))[7]
    assert "pronoun→noun (1.99 in a row, where 1 is all there is)" in tip
    assert "of its weight" not in tip
    assert "1.00 of its weight" in tips(LabState())[7]


def test_equal_scores_are_no_reason_for_equal_weights_after_a_mistake() -> None:
    reason = "every key gets 1/n"
    assert reason in tips(LabState())[2]
    assert reason not in tips(LabState(mask=CausalMask(), mistake="mask_after_softmax"))[2]


def test_the_key_value_head_is_the_one_that_is_read() -> None:
    shared = (0, 0, 0, 0, 1, 1, 1, 1)
    assert "Key/value head 1;" in tips(LabState(kv_head_of=shared))[1]
    assert "Key/value head 2;" in tips(LabState(kv_head_of=shared, mistake="interleaved_groups"))[1]

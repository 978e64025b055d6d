"""A deliberate mistake reaches the numbers, and comparisons leave it out."""

from typing import get_args

import msgspec
import numpy as np
import pytest
from evaluated import evaluated

from mha_desktop.engine import attend
from mha_desktop.engine.mistakes import MISTAKES
from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.mixing import compare_muting, pruning_ranking
from mha_desktop.lab.playback import record
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.sharing import reading_orders, shared_heads, sharing_chart
from mha_desktop.lab.state import CausalMask, HiddenTokensMask, LabState, MistakeName

PLAIN = LabState(
    d_model=64,
    mask=CausalMask(),
    kv_head_of=(0, 0, 0, 0, 1, 1, 1, 1),
    muted=(False, True, *(False,) * 6),
)


def changed(state: LabState, **fields: object) -> LabState:
    return resolve(msgspec.structs.replace(state, **fields)).state


def test_the_lab_and_the_engine_know_the_same_mistakes() -> None:
    assert get_args(MistakeName) == tuple(MISTAKES)


@pytest.mark.parametrize("mistake", [name for name in MISTAKES if name != "empty_row"])
def test_each_mistake_changes_the_output_of_a_state_with_mask_groups_and_mutes(
    mistake: MistakeName,
) -> None:
    right, wrong = evaluated(PLAIN), evaluated(changed(PLAIN, mistake=mistake))
    assert np.abs(wrong.trace.output - right.trace.output).max() > 0.01
    assert np.isfinite(wrong.trace.output).all()
    assert wrong.undefined is not None
    assert not wrong.undefined.any()


def test_rows_without_a_key_are_told_as_undefined() -> None:
    everything = HiddenTokensMask(tuple(range(13)))
    wrong = evaluated(changed(PLAIN, mask=everything, mistake="empty_row"))
    assert wrong.undefined is not None
    assert wrong.undefined.all()
    assert evaluated(changed(PLAIN, mask=everything)).undefined is None


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_right_result_is_the_one_without_the_mistake(mistake: MistakeName) -> None:
    wrong = evaluated(changed(PLAIN, mistake=mistake, temperature=0.7))
    right = evaluated(changed(PLAIN, temperature=0.7))
    assert wrong.right.state == right.state
    assert wrong.right is wrong.right
    assert right.right is right
    np.testing.assert_allclose(wrong.right.trace.output, right.trace.output, atol=1e-6)
    np.testing.assert_allclose(wrong.right.trace.weights, right.trace.weights, atol=1e-6)


def test_a_state_made_right_again_has_its_numbers_back() -> None:
    laboratory = Laboratory()
    first = laboratory.evaluate(PLAIN)
    laboratory.evaluate(changed(PLAIN, mistake="unscaled"))
    assert laboratory.evaluate(PLAIN) is first


@pytest.mark.parametrize("mistake", MISTAKES)
def test_comparisons_of_sharing_leave_the_mistake_out(mistake: MistakeName) -> None:
    """Against an independent pass over the parameters of the result."""
    wrong = evaluated(changed(PLAIN, mistake=mistake))
    gains = [1, 0, 1, 1, 1, 1, 1, 1]
    after = attend(wrong.x, wrong.parameters, mask=wrong.mask, gains=gains)
    shared, orders = shared_heads(wrong), reading_orders(wrong)
    assert orders is not None
    np.testing.assert_allclose(shared.after.output, after.output, atol=1e-6)
    np.testing.assert_allclose(orders.repeated.after.output, after.output, atol=1e-6)
    assert max(record(wrong).difference(token) for token in range(len(wrong.tokens))) < 1e-5


def test_the_chart_of_sharing_and_the_ranking_of_heads_leave_the_mistake_out() -> None:
    wrong = changed(PLAIN, mistake="softmax_over_queries")
    assert sharing_chart(wrong) == sharing_chart(PLAIN)
    rankings = [pruning_ranking(state, examples=False) for state in (wrong, PLAIN)]
    assert rankings[0] is not None
    assert rankings[1] is not None
    np.testing.assert_array_equal(rankings[0].curve, rankings[1].curve)


@pytest.mark.parametrize("mistake", ["sliced_output", "softmax_twice"])
def test_muting_is_compared_rightly_under_a_mistake(mistake: MistakeName) -> None:
    wrong, right = evaluated(changed(PLAIN, mistake=mistake)), evaluated(PLAIN)
    ours, theirs = compare_muting(wrong), compare_muting(right)
    assert ours.silent == (1,)
    np.testing.assert_allclose(ours.present.output, theirs.present.output, atol=1e-6)
    np.testing.assert_allclose(ours.sliced.output, theirs.sliced.output, atol=1e-6)

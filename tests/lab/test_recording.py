"""A recording holds every token's row, agrees with the causal pass, and can be given up."""

import pytest

from mha_desktop.lab.laboratory import Cancelled, Laboratory, LabResult
from mha_desktop.lab.playback import record
from mha_desktop.lab.state import CausalMask, LabState, Mask, NoMask, SlidingWindowMask


def _result(mask: Mask) -> LabResult:
    result = Laboratory().evaluate(LabState(sentence="Dog bites old man", d_model=64, mask=mask))
    assert result is not None
    return result


@pytest.mark.parametrize("mask", [NoMask(), CausalMask(), SlidingWindowMask(2)])
def test_rows_agree_with_the_causal_pass_whatever_the_mask_of_the_lab(mask: Mask) -> None:
    recording = record(_result(mask))
    assert len(recording.steps) == 4
    assert max(recording.difference(token) for token in range(4)) < 1e-5


def test_the_causal_pass_of_the_lab_serves_again() -> None:
    result = _result(CausalMask())
    assert record(result).whole is result.trace


def test_progress_is_told_after_each_token_and_the_work_can_be_given_up() -> None:
    told: list[tuple[int, int]] = []
    with pytest.raises(Cancelled):
        record(_result(NoMask()), lambda: len(told) == 2, lambda *done: told.append(done))
    assert told == [(1, 4), (2, 4)]

"""The order check: rows of the same words, found by a loop over words."""

import msgspec
import numpy as np
import pytest

from mha_desktop.lab.laboratory import Cancelled, Laboratory
from mha_desktop.lab.order_check import ORDER_SENTENCES, OrderDifference, order_check
from mha_desktop.lab.state import CausalMask, LabState, RandomHeads, Source


def _differences(state: LabState) -> float:
    """Return the largest difference between rows of the same word."""
    outputs = []
    for sentence in ORDER_SENTENCES:
        result = Laboratory().evaluate(msgspec.structs.replace(state, sentence=sentence))
        assert result is not None
        outputs.append(dict(zip(result.tokens, result.trace.output, strict=True)))
    return max(float(np.abs(outputs[0][word] - outputs[1][word]).max()) for word in outputs[0])


@pytest.mark.parametrize("source", [LabState().source, RandomHeads(1)])
def test_without_positions_the_rows_only_change_places(source: Source) -> None:
    check = order_check(LabState(source=source, d_model=64))
    assert check.without.is_rounding
    assert check.without.largest == _differences(
        LabState(source=source, d_model=64, positions="none")
    )
    assert not check.given.is_rounding
    assert check.given.largest == _differences(LabState(source=source, d_model=64))


def test_a_state_without_positions_is_held_against_sinusoidal_ones() -> None:
    assert order_check(LabState(positions="none", d_model=64)).given.positions == "sinusoidal"
    rotary = LabState(positions="rotary", d_model=64, source=RandomHeads())
    assert order_check(rotary).given.positions == "rotary"


def test_a_mask_tells_the_order_too() -> None:
    check = order_check(LabState(d_model=64, mask=CausalMask()))
    assert check.has_mask
    assert not check.without.is_rounding


def test_the_check_can_be_given_up() -> None:
    with pytest.raises(Cancelled):
        order_check(LabState(d_model=64), lambda: True)


@pytest.mark.parametrize(
    ("largest", "size", "rounding"),
    [(0.9e-5, 0.1, True), (1.1e-5, 0.1, False), (9e-5, 10.0, True), (1.1e-4, 10.0, False)],
)
def test_rounding_is_1e_5_of_the_numbers_compared_and_of_1_at_least(
    largest: float, size: float, rounding: bool
) -> None:
    assert OrderDifference("none", largest, size).is_rounding is rounding

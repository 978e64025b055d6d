"""Whether attention sees the order of words: one sentence, and the same words the other way round.

Without positions, every step treats the tokens as a set (Vaswani et al. 2017, section 3.5), so two
sentences of the same words have the same output rows in another order.
"""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec
import numpy as np

from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.state import LabState, NoMask, Positions

ORDER_SENTENCES = ("dog bites man", "man bites dog")

# Row i of the second sentence has the word of this row of the first.
_SAME_WORD = (2, 1, 0)


@dataclass(frozen=True)
class OrderDifference:
    """How far the output rows of the same words are from each other.

    Attributes
    ----------
    positions : Positions
    largest : float
        Largest difference of two entries; 0 if every bit is the same.
    size : float
        Largest magnitude of an entry, to compare it with.
    """

    positions: Positions
    largest: float
    size: float

    @property
    def is_rounding(self) -> bool:
        """Whether the order in which a computer adds explains the difference (float32)."""
        return self.largest <= 1e-5 * max(1.0, self.size)


@dataclass(frozen=True)
class OrderCheck:
    """The check for one state.

    Attributes
    ----------
    state : LabState
        Everything but sentence, positions and mistake is taken from here.
    without : OrderDifference
        Without positions.
    given : OrderDifference
        With the positions of the state, or sinusoidal ones if it has none.
    """

    state: LabState
    without: OrderDifference
    given: OrderDifference

    @property
    def has_mask(self) -> bool:
        """Whether a mask tells places apart: then the order shows also without positions."""
        return not isinstance(self.state.mask, NoMask)


def order_check(state: LabState, cancelled: Callable[[], bool] = lambda: False) -> OrderCheck:
    """Compare the outputs of `ORDER_SENTENCES`, word by word, without and with positions.

    Parameters
    ----------
    state : LabState
        A legal one.
    cancelled : callable
        Asked between the passes.

    Raises
    ------
    Cancelled
        If `cancelled` said so.
    """
    given: Positions = "sinusoidal" if state.positions == "none" else state.positions
    without, with_positions = (
        _difference(state, positions, cancelled) for positions in ("none", given)
    )
    return OrderCheck(state, without, with_positions)


def _difference(
    state: LabState, positions: Positions, cancelled: Callable[[], bool]
) -> OrderDifference:
    laboratory = Laboratory()
    first, second = (
        laboratory.evaluate(_asked(state, sentence, positions), cancelled)
        for sentence in ORDER_SENTENCES
    )
    assert first is not None
    assert second is not None
    here, there = second.trace.output, first.trace.output[list(_SAME_WORD)]
    return OrderDifference(positions, float(np.abs(here - there).max()), float(np.abs(there).max()))


def order_key(state: LabState) -> LabState:
    """Return what a check is made from: the sentence makes no difference."""
    return msgspec.structs.replace(state, sentence="", token_mode="words", mistake=None)


def _asked(state: LabState, sentence: str, positions: Positions) -> LabState:
    return msgspec.structs.replace(
        state, sentence=sentence, token_mode="words", positions=positions, mistake=None
    )

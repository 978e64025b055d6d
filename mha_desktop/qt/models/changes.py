"""What differs between two results of the lab, found without comparing numbers."""

import numpy as np

from mha_desktop.lab.head_weights import HeadWeights


def same_weights(old: HeadWeights | None, new: HeadWeights | None) -> bool:
    """Whether two results hold the very same weights of the same tokens.

    A result that differs in gains only shares the weights' memory with the one before: the engine
    did not compute them again.
    """
    if old is None or new is None:
        return old is new
    shared = np.may_share_memory(old.weights, new.weights)
    return shared and old.tokens == new.tokens

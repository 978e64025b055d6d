"""What differs between two results of the lab, found without comparing numbers."""

import numpy as np

from mha_desktop.lab.laboratory import LabResult


def same_weights(old: LabResult | None, new: LabResult | None) -> bool:
    """Whether two results hold the very same weights of the same tokens.

    A result that differs in gains only shares the weights' memory with the one before: the engine
    did not compute them again.
    """
    if old is None or new is None:
        return old is new
    shared = np.may_share_memory(old.trace.weights, new.trace.weights)
    return shared and old.tokens == new.tokens

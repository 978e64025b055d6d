"""What many heads do, in numbers, in one pass: the columns of a table of heads."""

from dataclasses import dataclass, fields

import numpy as np

from mha_desktop.engine import targets
from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.lexicon import TokenKinds
from mha_desktop.engine.masks import Mask
from mha_desktop.engine.measures import masses_at_offset, relative_entropies, target_masses


@dataclass(frozen=True, eq=False)
class HeadMeasures:
    """Each an ndarray of shape (h,), NaN where no row of the sentence counts.

    Attributes
    ----------
    entropy
        `relative_entropies`: 1 is even, 0 is one key.
    previous, itself, following
        Mean weight on the token before the query, on the query, on the token after it.
    backward, first, separator
        Mean weight on all earlier tokens, on the first token, on separators.
    """

    entropy: FloatArray
    previous: FloatArray
    itself: FloatArray
    following: FloatArray
    backward: FloatArray
    first: FloatArray
    separator: FloatArray

    @classmethod
    def joined(cls, parts: "list[HeadMeasures]") -> "HeadMeasures":
        """Return the measures of neighbouring heads as one."""
        names = [field.name for field in fields(cls)]
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def head_measures(weights: FloatArray, kinds: TokenKinds, mask: Mask | None = None) -> HeadMeasures:
    """Measure heads in one pass.

    Parameters
    ----------
    weights : ndarray, shape (h, n, n)
    kinds : TokenKinds
        Which tokens are separators, rare words, pronouns and so on.
    mask : ndarray of bool or float, or None
        Shape (n, n), or (h, n, n) for one per head.
    """
    n = len(kinds)
    cells = np.stack([targets.earlier(n), targets.first_token(n), targets.for_all(kinds.separator)])
    backward, first, separator = target_masses(weights, cells).T
    previous, itself, following = (masses_at_offset(weights, offset) for offset in (-1, 0, 1))
    entropy = relative_entropies(weights, mask)
    return HeadMeasures(entropy, previous, itself, following, backward, first, separator)

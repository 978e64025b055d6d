"""Results that are kept until what they were made from changes."""

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

import numpy as np

_Result = TypeVar("_Result")


class KeptResults:
    """The last result under each name, with the inputs it was made from.

    Arrays are the same if they are the same object; other inputs if they are equal.
    """

    def __init__(self) -> None:
        self.computed: Counter[str] = Counter()
        self._kept: dict[str, tuple[tuple[object, ...], object]] = {}

    def get(self, name: str, compute: Callable[..., _Result], *inputs: object) -> _Result:
        """Return what is kept under `name` if it has the same inputs, else compute and count it."""
        kept = self._kept.get(name)
        if kept is None or not all(map(_same, kept[0], inputs)):
            self.computed[name] += 1
            kept = self._kept[name] = inputs, compute(*inputs)
        result: _Result = kept[1]  # type: ignore[assignment]  # made by the same `compute`
        return result

    def forget(self) -> None:
        """Drop all results."""
        self._kept.clear()


def _same(kept: object, given: object) -> bool:
    if isinstance(kept, np.ndarray) or isinstance(given, np.ndarray):
        return kept is given
    return kept == given

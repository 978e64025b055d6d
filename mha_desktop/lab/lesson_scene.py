"""What a lesson asks its questions of. A question without an answer raises `ValueError`."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.lesson_errors import nearest
from mha_desktop.lab.order_check import OrderCheck, order_check
from mha_desktop.lab.sharing import SharedHeads, shared_heads

Word = str | int
"""A text that stands once in the sentence, or a place counted from 1."""


@dataclass(frozen=True, eq=False)
class Scene:
    """A result, and the laboratory that computes others to compare it with."""

    result: LabResult
    laboratory: Laboratory

    @cached_property
    def shared(self) -> SharedHeads:
        """The grouping against one key/value head per head."""
        return shared_heads(self.result)

    @cached_property
    def order(self) -> OrderCheck:
        """The check of the order of words."""
        return order_check(self.result.state)

    def place(self, word: Word) -> int:
        """Return the place of a word, counted from 0."""
        tokens = self.result.tokens
        if isinstance(word, str):
            return _only_place(word, tokens)
        if not 1 <= word <= len(tokens):
            close = min(max(word, 1), len(tokens))
            raise ValueError(f"there is no word {word} in the sentence; nearest: {close}")
        return word - 1

    def weights(self, head: int) -> FloatArray:
        """Return the weights of a head, shape (n, n)."""
        return np.asarray(self.result.weights[head])


def _only_place(word: str, tokens: tuple[str, ...]) -> int:
    places = [place for place, token in enumerate(tokens) if token == word]
    if not places:
        raise ValueError(f"“{word}” is not in the sentence; nearest: {nearest(word, tokens)}")
    if len(places) > 1:
        numbers = ", ".join(str(place + 1) for place in places)
        raise ValueError(f"“{word}” stands at the places {numbers}; write the number of one")
    return places[0]

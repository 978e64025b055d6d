"""Which token of one sentence belongs to which token of another."""

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np

from mha_desktop.engine.arrays import IntArray
from mha_desktop.lab.state import Cell


class Place(NamedTuple):
    """One (query, key) cell in the maps of A, of B, and of the pairs; None where it is in none."""

    a: Cell | None
    b: Cell | None
    pair: Cell | None


NOWHERE = Place(None, None, None)


@dataclass(frozen=True)
class TokenPairs:
    """The tokens of two sentences, and those that belong together.

    Attributes
    ----------
    tokens_a, tokens_b : tuple of str
    of_a, of_b : tuple of int
        Token ``of_a[i]`` of A is paired with token ``of_b[i]`` of B; both increase.
    """

    tokens_a: tuple[str, ...]
    tokens_b: tuple[str, ...]
    of_a: tuple[int, ...]
    of_b: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.of_a)

    @property
    def is_complete(self) -> bool:
        """Whether every token of both sentences has a partner."""
        return len(self) == len(self.tokens_a) == len(self.tokens_b)

    @cached_property
    def rows_a(self) -> IntArray:
        """`of_a` as an index."""
        return np.array(self.of_a, dtype=np.intp)

    @cached_property
    def rows_b(self) -> IntArray:
        """`of_b` as an index."""
        return np.array(self.of_b, dtype=np.intp)

    @property
    def lonely_a(self) -> tuple[str, ...]:
        """The tokens of A without a partner."""
        return _others(self.tokens_a, self.of_a)

    @property
    def lonely_b(self) -> tuple[str, ...]:
        """The tokens of B without a partner."""
        return _others(self.tokens_b, self.of_b)

    def texts(self, pair: int) -> tuple[str, str]:
        """Return the two tokens of a pair, that of A first."""
        return self.tokens_a[self.of_a[pair]], self.tokens_b[self.of_b[pair]]

    def place_of_pair(self, cell: Cell) -> Place:
        """Return where a cell of the pairs lies in A and in B."""
        query, key = cell
        return Place((self.of_a[query], self.of_a[key]), (self.of_b[query], self.of_b[key]), cell)

    def place_of_a(self, cell: Cell) -> Place:
        """Return where a cell of A lies in B and in the pairs, if both its tokens are paired."""
        pair = _found(self.of_a, cell)
        return Place(cell, None, None) if pair is None else self.place_of_pair(pair)

    def place_of_b(self, cell: Cell) -> Place:
        """Return where a cell of B lies in A and in the pairs, if both its tokens are paired."""
        pair = _found(self.of_b, cell)
        return Place(None, cell, None) if pair is None else self.place_of_pair(pair)


@lru_cache(maxsize=8)
def pair_tokens(tokens_a: tuple[str, ...], tokens_b: tuple[str, ...]) -> TokenPairs:
    """Pair equal tokens in their order, and between them tokens that stand in for each other.

    Equal tokens are found as a text comparison finds equal lines (Ratcliff and Metzener 1988, as
    `difflib` has it). Where as many tokens were replaced by as many others, the first belongs to
    the first and so on; a token that was inserted or left out has no partner.
    """
    matcher = SequenceMatcher(None, tokens_a, tokens_b, autojunk=False)
    pairs = [
        (first_a + step, first_b + step)
        for _, first_a, last_a, first_b, last_b in matcher.get_opcodes()
        if last_a - first_a == last_b - first_b
        for step in range(last_a - first_a)
    ]
    of_a, of_b = tuple(a for a, _ in pairs), tuple(b for _, b in pairs)
    return TokenPairs(tokens_a, tokens_b, of_a, of_b)


def _found(tokens: tuple[int, ...], cell: Cell) -> Cell | None:
    query, key = cell
    if query not in tokens or key not in tokens:
        return None
    return tokens.index(query), tokens.index(key)


def _others(tokens: tuple[str, ...], paired: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(_kept(tokens, frozenset(paired)))


def _kept(tokens: tuple[str, ...], left_out: frozenset[int]) -> Iterator[str]:
    return (token for place, token in enumerate(tokens) if place not in left_out)

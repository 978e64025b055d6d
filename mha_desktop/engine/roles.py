"""Names for heads, measured from their weights: "previous token", "separator", ...

A name is what a head does on this sentence, not what somebody meant it to do. Names are compared by
their gain: how far the mass gets from what even attention would give (0) to all (1). By mass alone
"backward" would beat "previous token", which says more: half of even attention goes backward.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.lexicon import TokenKinds
from mha_desktop.engine.masks import Mask, allowed
from mha_desktop.engine.measures import (
    backward_mass,
    first_token_mass,
    forward_mass,
    mass_after,
    mass_before,
    offset_mass,
    offset_masses,
    pronoun_mass,
    rare_mass,
    relative_entropy,
    separator_mass,
    token_mass,
)

LEAST_MASS = 0.5
LEAST_UNIFORM = 0.98
LEAST_GAIN = 0.4
NEARLY_LARGEST = 0.95


class RoleKind(StrEnum):
    """What a head can be named after. The values are short English names."""

    UNIFORM = "uniform"
    PREVIOUS = "previous token"
    NEXT = "next token"
    SELF = "self"
    OFFSET = "offset"
    FIRST_TOKEN = "first token"
    SEPARATOR = "separator"
    RARE = "rare words"
    BACKWARD = "backward"
    FORWARD = "forward"
    PRONOUN = "pronoun → noun"
    VERB = "verb → subject"
    OBJECT = "verb → object"
    ADJECTIVE = "adjective → noun"
    DETERMINER = "determiner → noun"


@dataclass(frozen=True)
class HeadRole:
    """One role. `offset` is key place minus query place, set for `RoleKind.OFFSET` only."""

    kind: RoleKind
    offset: int = 0


_Mass = Callable[[FloatArray, TokenKinds], float | None]

_MASSES: dict[RoleKind, _Mass] = {
    RoleKind.FIRST_TOKEN: lambda weights, _: first_token_mass(weights),
    RoleKind.SEPARATOR: lambda weights, kinds: separator_mass(weights, kinds.separator),
    RoleKind.RARE: lambda weights, kinds: rare_mass(weights, kinds.rare),
    RoleKind.BACKWARD: lambda weights, _: backward_mass(weights),
    RoleKind.FORWARD: lambda weights, _: forward_mass(weights),
    RoleKind.PRONOUN: lambda weights, kinds: pronoun_mass(weights, kinds.pronoun, kinds.noun),
    RoleKind.VERB: lambda weights, kinds: mass_before(weights, kinds.verb, kinds.nominal),
    RoleKind.OBJECT: lambda weights, kinds: mass_after(weights, kinds.verb, kinds.nominal),
    RoleKind.ADJECTIVE: lambda weights, kinds: token_mass(weights[kinds.adjective], kinds.noun),
    RoleKind.DETERMINER: lambda weights, kinds: mass_after(weights, kinds.determiner, kinds.noun),
}
_NAMED_OFFSETS = {-1: RoleKind.PREVIOUS, 0: RoleKind.SELF, 1: RoleKind.NEXT}
_OFFSET_OF = {kind: offset for offset, kind in _NAMED_OFFSETS.items()}


def offset_role(offset: int) -> HeadRole:
    """Return the role of looking `offset` tokens ahead; −1, 0 and 1 have names of their own."""
    kind = _NAMED_OFFSETS.get(offset)
    return HeadRole(RoleKind.OFFSET, offset) if kind is None else HeadRole(kind)


def offset_of(role: HeadRole) -> int | None:
    """Return how many tokens ahead a role looks, or None if that is not what it does."""
    return role.offset if role.kind is RoleKind.OFFSET else _OFFSET_OF.get(role.kind)


def role_mass(
    role: HeadRole, weights: FloatArray, kinds: TokenKinds, mask: Mask | None = None
) -> float | None:
    """Return how far the weights of one head, shape (n, n), fulfil a role, from 0 to 1.

    This is the mean weight on the role's targets over the rows that have one, or the relative
    entropy for `RoleKind.UNIFORM`; None if no row has a target in this sentence.
    """
    if role.kind is RoleKind.UNIFORM:
        return relative_entropy(weights, mask)
    offset = offset_of(role)
    if offset is not None:
        return offset_mass(weights, offset)
    return _MASSES[role.kind](weights, kinds)


def measured_role(
    weights: FloatArray, kinds: TokenKinds, mask: Mask | None = None
) -> tuple[HeadRole | None, float]:
    """Return the name that the weights of one head earn on this sentence, and its mass.

    A head is uniform if its relative entropy is at least 0.98. Else a role can be the name if its
    mass is at least 0.5, and its gain over even attention at least 0.4 (a causal mask alone makes
    every head look backward). The largest gain wins; of roles within a twentieth of it, the first
    in this order:

    1. one token for each query: an offset (of up to half the sentence, so that at least half of
       the rows count; −1, 0 and 1 are called previous, self and next), the first token;
    2. the same for all queries: separators, rare words, backward, forward;
    3. for the queries of one word class only, the nouns that they go with.

    Where no role can be the name the answer is (None, 0).
    """
    evenness = relative_entropy(weights, mask)
    if evenness is not None and evenness >= LEAST_UNIFORM:
        return HeadRole(RoleKind.UNIFORM), evenness
    masses = _masses(weights, kinds)
    even = _even_weights(len(kinds), mask)
    gains = {
        role: _gain(mass, role_mass(role, even, kinds))
        for role, mass in masses.items()
        if mass >= LEAST_MASS
    }
    largest = max(gains.values(), default=0.0)
    if largest < LEAST_GAIN:
        return None, 0.0
    name = next(role for role, gain in gains.items() if gain >= NEARLY_LARGEST * largest)
    return name, masses[name]


def _gain(mass: float, even: float | None) -> float:
    """Return (mass − even) / (1 − even): how far the mass gets from the even one to 1."""
    return 0.0 if even is None or even >= 1 else (mass - even) / (1 - even)


def _even_weights(n: int, mask: Mask | None) -> FloatArray:
    """Return the weights of a head that attends evenly to what the mask allows."""
    if mask is None:
        return np.broadcast_to(1 / n, (n, n))
    open_keys = allowed(mask)
    weights: FloatArray = open_keys / np.maximum(open_keys.sum(axis=-1, keepdims=True), 1)
    return weights


def _masses(weights: FloatArray, kinds: TokenKinds) -> dict[HeadRole, float]:
    """Return the mass of the best offset and of every other role that has a target, in order."""
    offset, mass = _best_offset(weights)
    found = {HeadRole(kind): measure(weights, kinds) for kind, measure in _MASSES.items()}
    return {offset: mass} | {role: mass for role, mass in found.items() if mass is not None}


def _best_offset(weights: FloatArray) -> tuple[HeadRole, float]:
    n, reach = len(weights), len(weights) // 2
    near = offset_masses(weights)[n - 1 - reach : n + reach]
    best = int(np.argmax(near))
    return offset_role(best - reach), float(near[best])

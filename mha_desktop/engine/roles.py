"""Names for heads, measured from their weights: "previous token", "separator", ...

A name is what a head does on this sentence, not what somebody meant it to do. Names are compared by
their gain: how far the mass gets from what even attention would give (0) to all (1). By mass alone
"backward" would beat "previous token", which says more: half of even attention goes backward.
"""

from __future__ import annotations  # help() shows names of types, not what they stand for

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np

from mha_desktop.engine import targets
from mha_desktop.engine.arrays import BoolArray, FloatArray, IntArray
from mha_desktop.engine.lexicon import TokenKinds
from mha_desktop.engine.masks import Mask, allowed
from mha_desktop.engine.measures import (
    offset_mass,
    offset_masses,
    relative_entropies,
    relative_entropy,
    target_mass,
    target_masses,
)

LEAST_MASS = 0.5
LEAST_UNIFORM = 0.98
LEAST_GAIN = 0.4
NEARLY_LARGEST = 0.95
# Where even attention gets as much there is nothing to gain; the rest to 1 is rounding.
MOST_EVEN = 1 - 1e-4


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


MeasuredRole = tuple[HeadRole | None, float]
"""A name, or None, and the mass that earned it."""

_TARGETS: dict[RoleKind, Callable[[TokenKinds], BoolArray]] = {
    RoleKind.FIRST_TOKEN: lambda kinds: targets.first_token(len(kinds)),
    RoleKind.SEPARATOR: lambda kinds: targets.for_all(kinds.separator),
    RoleKind.RARE: lambda kinds: targets.for_all(kinds.rare),
    RoleKind.BACKWARD: lambda kinds: targets.earlier(len(kinds)),
    RoleKind.FORWARD: lambda kinds: targets.later(len(kinds)),
    RoleKind.PRONOUN: lambda kinds: targets.between(kinds.pronoun, kinds.noun),
    RoleKind.VERB: lambda kinds: targets.before(kinds.verb, kinds.nominal),
    RoleKind.OBJECT: lambda kinds: targets.after(kinds.verb, kinds.nominal),
    RoleKind.ADJECTIVE: lambda kinds: targets.between(kinds.adjective, kinds.noun),
    RoleKind.DETERMINER: lambda kinds: targets.after(kinds.determiner, kinds.noun),
}
_TARGETED = tuple(map(HeadRole, _TARGETS))
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

    Parameters
    ----------
    role : HeadRole
    weights : ndarray, shape (n, n)
    kinds : TokenKinds
        Which tokens are separators, rare words, pronouns and so on.
    mask : ndarray of bool or float, or None
        Shape (n, n).
    """
    if role.kind is RoleKind.UNIFORM:
        return relative_entropy(weights, mask)
    offset = offset_of(role)
    if offset is not None:
        return offset_mass(weights, offset)
    return target_mass(weights, _TARGETS[role.kind](kinds))


def measured_role(weights: FloatArray, kinds: TokenKinds, mask: Mask | None = None) -> MeasuredRole:
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

    Parameters
    ----------
    weights : ndarray, shape (n, n)
    kinds : TokenKinds
        Which tokens are separators, rare words, pronouns and so on.
    mask : ndarray of bool or float, or None
        Shape (n, n).
    """
    return measured_roles(weights[None], kinds, mask)[0]


def measured_roles(
    weights: FloatArray, kinds: TokenKinds, mask: Mask | None = None
) -> tuple[MeasuredRole, ...]:
    """Return `measured_role` of every head, in one pass.

    Parameters
    ----------
    weights : ndarray, shape (h, n, n)
    kinds : TokenKinds
        Which tokens are separators, rare words, pronouns and so on.
    mask : ndarray of bool or float, or None
        Shape (n, n), or (h, n, n) for one per head.
    """
    evenness = relative_entropies(weights, mask)
    cells = np.stack([cells_of(kinds) for cells_of in _TARGETS.values()])
    near, masses = _near(weights), target_masses(weights, cells)
    even = _even_weights(len(kinds), mask, weights.dtype)
    best = np.argmax(near, axis=-1)
    of_all = _with_offset(best, near, masses)
    gains = _gains(of_all, _with_offset(best, _near(even), target_masses(even, cells)))
    rows = zip(evenness, (best - len(kinds) // 2).tolist(), of_all, gains, strict=True)
    return tuple(_name(*row) for row in rows)


def _name(evenness: float, offset: int, masses: FloatArray, gains: FloatArray) -> MeasuredRole:
    """Return the name of one head: masses and gains of its best offset and of `_TARGETED`."""
    if evenness >= LEAST_UNIFORM:
        return HeadRole(RoleKind.UNIFORM), float(evenness)
    largest = gains.max()
    if largest < LEAST_GAIN:
        return None, 0.0
    first = int(np.argmax(gains >= NEARLY_LARGEST * largest))
    return (offset_role(offset), *_TARGETED)[first], float(masses[first])


def _near(weights: FloatArray) -> FloatArray:
    """Return the masses at offsets of up to half the sentence, from −(n // 2) up."""
    n = weights.shape[-1]
    return offset_masses(weights)[:, n - 1 - n // 2 : n + n // 2]


def _with_offset(best: IntArray, near: FloatArray, masses: FloatArray) -> FloatArray:
    """Return, for each head, the mass at its best offset and those of `_TARGETED`.

    The heads of `near` and `masses` are as many as in `best`, or one for all.
    """
    h = len(best)
    at_best = np.take_along_axis(near, best[:, None], axis=1)
    return np.hstack((at_best, np.broadcast_to(masses, (h, masses.shape[1]))))


def _gains(masses: FloatArray, even: FloatArray) -> FloatArray:
    """Return (mass − even) / (1 − even), how far a mass gets from the even one to 1.

    It is 0 for a role that cannot be the name: too little mass, or nothing to gain.
    """
    possible = (masses >= LEAST_MASS) & (even < MOST_EVEN)
    return np.where(possible, (masses - even) / np.where(possible, 1 - even, 1), 0.0)


def _even_weights(n: int, mask: Mask | None, dtype: np.dtype[Any]) -> FloatArray:
    """Return what a head gets that attends evenly to what the mask allows: (1 or h, n, n)."""
    if mask is None:
        return np.full((1, n, n), 1 / n, dtype=dtype)
    open_keys = allowed(mask).reshape(-1, n, n)
    counts = np.maximum(np.count_nonzero(open_keys, axis=-1, keepdims=True), 1)
    return np.divide(open_keys, counts, dtype=dtype)

"""What each crafted head looks for, and which features its queries and keys pick for that.

A job is a few terms that add up to a score. Each term takes columns of the head: a match of word
classes one, a comparison of positions two for each pair of position features. With few columns a
job is done poorly, and nothing here makes up for it.
"""

from functools import lru_cache
from itertools import cycle, islice
from typing import NamedTuple

import numpy as np

from mha_desktop.engine.arrays import FloatArray, IntArray, read_only
from mha_desktop.engine.features import FREQUENCIES, N_STRUCTURE, NEAR_FREQUENCIES, ClassFeature
from mha_desktop.engine.roles import HeadRole, RoleKind, offset_of, offset_role
from mha_desktop.engine.threads import one_blas_thread

_FARTHEST_DISTANCE = 511
_FARTHEST_OFFSET = 10


class _Match(NamedTuple):
    """A query with one feature scores a key with another."""

    query: ClassFeature
    key: ClassFeature
    score: float = 8.0

    def pick(self, query: FloatArray, key: FloatArray) -> int:
        query[self.query, 0] = self.score
        key[self.key, 0] = 1
        return 1


class _Near(NamedTuple):
    """The mean of cos(w·(j − i − offset)) over near frequencies: largest at j = i + offset."""

    offset: int
    score: float = 14.0

    def pick(self, query: FloatArray, key: FloatArray) -> int:
        pairs = _spread(len(NEAR_FREQUENCIES), query.shape[1] // 2)
        strengths = np.full(len(pairs), self.score / len(pairs))
        return _pick_pairs(pairs, strengths, FREQUENCIES[pairs] * self.offset, query, key)


class _Earlier(NamedTuple):
    """Earlier keys score up to `score`, later ones as much below 0.

    From `reach` tokens on it is the full score; closer by, it rises from the share `at_once`.
    """

    score: float
    reach: int = 1
    at_once: float = 0.0

    def pick(self, query: FloatArray, key: FloatArray) -> int:
        pairs = _spread(len(FREQUENCIES), query.shape[1] // 2)
        strengths = self.score * _direction_strengths(len(pairs), self.reach, self.at_once)
        # sin(w·(i − j)) is cos(w·(j − i) + π/2).
        return _pick_pairs(pairs, strengths, np.full(len(pairs), -np.pi / 2), query, key)


class _Start(NamedTuple):
    """The mean of cos(w·j) over near frequencies: largest at the first key, for every query."""

    score: float = 14.0

    def pick(self, query: FloatArray, key: FloatArray) -> int:
        pairs = _spread(len(NEAR_FREQUENCIES), query.shape[1])
        columns = np.arange(len(pairs))
        query[ClassFeature.CONSTANT, columns] = self.score / len(pairs)
        key[2 * pairs, columns] = 1
        return len(pairs)


_Term = _Match | _Near | _Earlier | _Start

# Subjects and antecedents tend to come early in the sentence, so being far back counts there.
_TERMS: dict[RoleKind, tuple[_Term, ...]] = {
    RoleKind.UNIFORM: (),
    RoleKind.BACKWARD: (_Earlier(8.0),),
    RoleKind.FORWARD: (_Earlier(-8.0),),
    RoleKind.FIRST_TOKEN: (_Start(),),
    RoleKind.SEPARATOR: (_Match(ClassFeature.CONSTANT, ClassFeature.SEPARATOR),),
    RoleKind.RARE: (_Match(ClassFeature.CONSTANT, ClassFeature.RARE),),
    RoleKind.PRONOUN: (_Match(ClassFeature.PRONOUN, ClassFeature.NOUN), _Earlier(3.0, reach=8)),
    RoleKind.VERB: (
        _Match(ClassFeature.VERB, ClassFeature.NOMINAL),
        _Earlier(4.0, reach=8, at_once=0.3),
    ),
    RoleKind.OBJECT: (_Match(ClassFeature.VERB, ClassFeature.NOMINAL), _Earlier(-1.5)),
    RoleKind.ADJECTIVE: (_Match(ClassFeature.ADJECTIVE, ClassFeature.NOUN), _Near(1, 3.0)),
    RoleKind.DETERMINER: (_Match(ClassFeature.DETERMINER, ClassFeature.NOUN), _Near(1, 3.0)),
}
_FIRST_JOBS = (
    RoleKind.PREVIOUS, RoleKind.SELF, RoleKind.UNIFORM, RoleKind.BACKWARD, RoleKind.NEXT,
    RoleKind.SEPARATOR, RoleKind.RARE, RoleKind.PRONOUN, RoleKind.VERB,
)  # fmt: skip
_MORE_JOBS = (
    RoleKind.FIRST_TOKEN, RoleKind.FORWARD, RoleKind.OBJECT,
    RoleKind.ADJECTIVE, RoleKind.DETERMINER,
)  # fmt: skip
_ROLES = (
    *map(HeadRole, _FIRST_JOBS),
    *map(offset_role, (-2, 2)),
    *map(HeadRole, _MORE_JOBS),
    *(offset_role(sign * size) for size in range(3, _FARTHEST_OFFSET + 1) for sign in (-1, 1)),
)


def crafted_roles(n_heads: int) -> tuple[HeadRole, ...]:
    """Return what each head is meant to do. The first heads are the same for every `n_heads`.

    There are 32 jobs. Heads 33 to 64 do them again with half the scores, heads 65 to 96 with a
    third, and so on: many heads of a trained model share a job, and some are sharper than others.
    """
    return tuple(islice(cycle(_ROLES), n_heads))


def selectors(n_heads: int, d_k: int) -> tuple[FloatArray, FloatArray]:
    """Return which features the query and the key columns pick, each (N_STRUCTURE, n_heads·d_k).

    The size of the scores, and the √d_k that attention divides by, are in the queries. So the keys
    of all positional heads are alike, and lose nothing when they share one key/value head.
    """
    jobs = [_job(role, d_k) for role in crafted_roles(min(n_heads, len(_ROLES)))]
    heads = np.arange(n_heads)
    queries, keys = np.stack(jobs, axis=2)[:, :, heads % len(_ROLES)]
    queries *= (np.sqrt(d_k) / (1 + heads // len(_ROLES)))[:, None]
    return queries.reshape(N_STRUCTURE, -1), keys.reshape(N_STRUCTURE, -1)


def _terms(role: HeadRole) -> tuple[_Term, ...]:
    offset = offset_of(role)
    return _TERMS[role.kind] if offset is None else (_Near(offset),)


def _job(role: HeadRole, d_k: int) -> FloatArray:
    """Return the query and key selectors of one head, shape (2, N_STRUCTURE, d_k)."""
    picked = np.zeros((2, N_STRUCTURE, d_k))
    used = 0
    for term in _terms(role):
        if used < d_k:
            used += term.pick(*picked[:, :, used:])
    return picked


def _pick_pairs(
    pairs: IntArray, strengths: FloatArray, phases: FloatArray, query: FloatArray, key: FloatArray
) -> int:
    """Score the sum of strength·cos(w·(j − i) − phase) over pairs of position features.

    Two columns hold a pair, cos(w·j)·cos(w·i + phase) + sin(w·j)·sin(w·i + phase); a single column
    holds the first half only. Returns the number of columns used.
    """
    columns = np.arange(min(query.shape[1], 2 * len(pairs)))
    place, half = columns // 2, columns % 2
    cosine, turn = 2 * pairs[place], phases[place] - half * np.pi / 2
    query[cosine, columns] = strengths[place] * np.cos(turn)
    query[cosine + 1, columns] = -strengths[place] * np.sin(turn)
    key[cosine + half, columns] = 1
    return len(columns)


def _spread(available: int, wanted: int) -> IntArray:
    """Return at least one and at most `wanted` of `available` places, spread over the range."""
    return np.round(np.linspace(0, available - 1, min(max(wanted, 1), available))).astype(np.intp)


@lru_cache(maxsize=64)
def _direction_strengths(n_pairs: int, reach: int, at_once: float) -> FloatArray:
    """Return the factors a with which Σ a·sin(w·d) fits the wanted rise over the distance d.

    Least squares over d from 1 to 511, weighted by 1/d: near tokens matter more.
    """
    distances = np.arange(1, _FARTHEST_DISTANCE + 1)
    wanted = at_once + (1 - at_once) * np.minimum(distances / reach, 1)
    waves = np.sin(np.outer(distances, FREQUENCIES[_spread(len(FREQUENCIES), n_pairs)]))
    root_weights = 1 / np.sqrt(distances)
    weighted = waves * root_weights[:, None]
    with one_blas_thread():
        return read_only(np.linalg.lstsq(weighted, wanted * root_weights, rcond=None)[0])

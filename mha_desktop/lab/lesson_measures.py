"""What the expressions of lessons can ask of a result. Every function takes the scene first.

Heads are counted from 0 here. A question without an answer raises `ValueError` with half a
sentence.
"""

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.measures import relative_entropy
from mha_desktop.engine.muting import muting_effect
from mha_desktop.engine.roles import HeadRole, measured_roles, offset_role, role_mass
from mha_desktop.engine.similarity import head_similarity
from mha_desktop.lab.lesson_scene import Scene, Word

# Least entry of a contribution that counts, relative to the largest one: more than rounding.
_REACHED = 1e-4


def mass(scene: Scene, head: int, role: HeadRole | int) -> float:
    """Return how far a head fulfils a role, or its mean weight at an offset, 0 to 1."""
    wanted = offset_role(role) if isinstance(role, int) else role
    found = role_mass(wanted, scene.weights(head), scene.result.kinds, scene.result.mask)
    if found is None:
        raise ValueError(f"no word of the sentence has a target for “{wanted.kind}”")
    return found


def named(scene: Scene, head: int, role: HeadRole | int) -> bool:
    """Return whether the lab gives a head this name."""
    wanted = offset_role(role) if isinstance(role, int) else role
    result = scene.result
    return measured_roles(result.weights, result.kinds, result.mask)[head][0] == wanted


def relative_entropy_of(scene: Scene, head: int) -> float:
    """Return the mean entropy of the rows, 0 for one key, 1 for all keys alike."""
    found = relative_entropy(scene.weights(head), scene.result.mask)
    if found is None:
        raise ValueError("no row of the sentence has a choice")
    return found


def weight(scene: Scene, head: int, query: Word, key: Word) -> float:
    """Return one weight."""
    return float(scene.weights(head)[scene.place(query), scene.place(key)])


def score(scene: Scene, head: int, query: Word, key: Word) -> float:
    """Return one score, q·k / sqrt(d_k)."""
    return float(scene.result.trace.scores_of(head)[scene.place(query), scene.place(key)])


def product(scene: Scene, head: int, query: Word, key: Word) -> float:
    """Return q·k, before it is divided."""
    return score(scene, head, query, key) * float(np.sqrt(scene.result.parameters.d_k))


def strongest(scene: Scene, head: int, query: Word) -> str:
    """Return the word that a word looks at most."""
    return scene.result.tokens[int(scene.weights(head)[scene.place(query)].argmax())]


def row_sum(scene: Scene, head: int, query: Word) -> float:
    """Return the sum of a row of weights."""
    return float(scene.weights(head)[scene.place(query)].sum(dtype=np.float64))


def query(scene: Scene, head: int, word: Word, column: int) -> float:
    """Return one number of the query of a word; columns are counted from 1."""
    return _entry(scene.result.trace.q[head, scene.place(word)], column)


def key(scene: Scene, head: int, word: Word, column: int) -> float:
    """Return one number of the key of a word that a head reads."""
    kv_head = scene.result.parameters.kv_head_of[head]
    return _entry(scene.result.trace.k[kv_head, scene.place(word)], column)


def value(scene: Scene, head: int, word: Word, column: int) -> float:
    """Return one number of the value of a word that a head reads."""
    kv_head = scene.result.parameters.kv_head_of[head]
    return _entry(scene.result.trace.v[kv_head, scene.place(word)], column)


def head_output(scene: Scene, head: int, word: Word, column: int) -> float:
    """Return one number of what a head makes of a word, weights · v."""
    return _entry(scene.result.trace.head_outputs[head, scene.place(word)], column)


def output(scene: Scene, word: Word, column: int) -> float:
    """Return one number of the output of a word."""
    return _entry(scene.result.trace.output[scene.place(word)], column)


def _entry(row: FloatArray, column: int) -> float:
    if not 1 <= column <= len(row):
        close = min(max(column, 1), len(row))
        raise ValueError(f"there is no column {column} of {len(row)}; nearest: {close}")
    return float(row[column - 1])


def similarity(scene: Scene, first: int, second: int) -> float:
    """Return how alike two heads are, 0 to 1."""
    found = head_similarity(scene.weights(first), scene.weights(second))
    if found is None:
        raise ValueError("no row has weight in both heads")
    return found


def contribution(scene: Scene, head: int) -> float:
    """Return the size of what a head adds to the output."""
    return float(scene.result.trace.contribution_norms[head])


def output_change(scene: Scene, *heads: int) -> float:
    """Return the relative change of the output when these heads are muted."""
    return muting_effect(scene.result.trace, heads).relative_change


def columns_reached(scene: Scene, head: int) -> int:
    """Return how many columns of the output a head writes to."""
    largest = np.abs(scene.result.trace.contributions[head]).max(axis=0)
    return int(np.count_nonzero(largest > _REACHED * max(float(largest.max()), 1e-12)))


def output_size(scene: Scene) -> float:
    """Return the length of the whole output."""
    return float(np.linalg.norm(scene.result.trace.output))


def sharing_change(scene: Scene) -> float:
    """Return the relative change of the output against one key/value head per head."""
    return scene.shared.effect.relative_output_change


def shared_change(scene: Scene, head: int) -> float:
    """Return how far sharing moved the weights of a head, 0 to 1."""
    return float(scene.shared.effect.head_distance[head])


def order_change(scene: Scene) -> float:
    """Return the largest difference of outputs of “dog bites man” and “man bites dog”."""
    return scene.order.given.largest


def order_change_without_positions(scene: Scene) -> float:
    """Return the same without positions."""
    return scene.order.without.largest

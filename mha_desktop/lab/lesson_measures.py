"""What the expressions of lessons can ask of a result. Every function takes the scene first.

Heads are counted from 0 here. A word is a text that stands once in the sentence, or a place counted
from 1. A question without an answer raises `ValueError` with half a sentence.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.costs import exponentials, parameter_counts
from mha_desktop.engine.costs import multiply_adds as stage_multiply_adds
from mha_desktop.engine.measures import head_similarity, relative_entropy
from mha_desktop.engine.muting import muting_effect
from mha_desktop.engine.roles import HeadRole, measured_roles, offset_role, role_mass
from mha_desktop.lab.kv_cache import GIBIBYTE, KvCache, model_cache
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.lesson_errors import nearest
from mha_desktop.lab.model_presets import PublishedModel, model_rows
from mha_desktop.lab.order_check import OrderCheck, order_check
from mha_desktop.lab.sharing import SharedHeads, shared_heads

Word = str | int

# Least entry of a contribution that counts, relative to the largest one: more than rounding.
_REACHED = 1e-4


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
    return float(scene.result.trace.scores[head, scene.place(query), scene.place(key)])


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


def n_tokens(scene: Scene) -> int:
    """Return the number of words."""
    return len(scene.result.tokens)


def n_heads(scene: Scene) -> int:
    """Return h."""
    return scene.result.state.n_heads


def n_kv_heads(scene: Scene) -> int:
    """Return g."""
    return scene.result.state.n_kv_heads


def d_model(scene: Scene) -> int:
    """Return d_model."""
    return scene.result.state.d_model


def d_k(scene: Scene) -> int:
    """Return the columns of a head."""
    return scene.result.state.d_k


def parameters(scene: Scene, matrix: str) -> int:
    """Return the parameters of "w_q", "w_k", "w_v" or "w_o"."""
    return _named(parameter_counts(*_sizes(scene)), matrix)


def multiply_adds(scene: Scene, stage: str) -> int:
    """Return the multiply-adds of "qkv", "scores", "head_outputs" or "output"."""
    return _named(stage_multiply_adds(n_tokens(scene), *_sizes(scene)), stage)


def all_parameters(scene: Scene) -> int:
    """Return the parameters of all four matrices."""
    return sum(parameter_counts(*_sizes(scene)).values())


def all_multiply_adds(scene: Scene) -> int:
    """Return the multiply-adds of all stages."""
    return sum(stage_multiply_adds(n_tokens(scene), *_sizes(scene)).values())


def all_exponentials(scene: Scene) -> int:
    """Return how often the softmax takes an exponential."""
    return exponentials(n_tokens(scene), n_heads(scene))


def _sizes(scene: Scene) -> tuple[int, int, int]:
    state = scene.result.state
    return state.d_model, state.n_heads, state.n_kv_heads


def _named(counts: dict[str, int], name: str) -> int:
    if name not in counts:
        raise ValueError(f"there is no “{name}”; nearest: {nearest(name, counts)}")
    return counts[name]


def cache_bytes(scene: Scene, model: str, tokens: int) -> int:
    """Return the bytes of the KV cache of a real model, two for each number."""
    return _cache(model, tokens).size


def cache_gib(scene: Scene, model: str, tokens: int) -> float:
    """Return the same in gibibytes."""
    return _cache(model, tokens).size / GIBIBYTE


def mha_cache_gib(scene: Scene, model: str, tokens: int) -> float:
    """Return the gibibytes it would take with one key/value head for every query head."""
    return _cache(model, tokens).mha_size / GIBIBYTE


def model_heads(scene: Scene, model: str) -> int:
    """Return the query heads of a real model."""
    return _model(model).n_heads


def model_kv_heads(scene: Scene, model: str) -> int:
    """Return the key/value heads of a real model."""
    return _model(model).n_kv_heads


def _cache(model: str, tokens: int) -> KvCache:
    if tokens < 1:
        raise ValueError(f"a cache of {tokens} tokens holds nothing; nearest: 1")
    return model_cache(_model(model), tokens)


def _model(name: str) -> PublishedModel:
    rows, _ = model_rows()
    models = {row.name: row for row in rows if isinstance(row, PublishedModel)}
    if name not in models:
        raise ValueError(f"there is no model “{name}”; nearest: {nearest(name, models)}")
    return models[name]

"""What the crafted heads know of a token: its position, its word class, its content.

A token is described by numbers, `features`, shape (n, N_FEATURES):

* position: cosine and sine of w·i for 21 frequencies w, i counted from 0;
* word class: 1 where the token belongs to the class, and a constant 1;
* content: a unit vector made from a hash of the word.

``x = features @ E`` lays each feature along its own direction. The directions are orthonormal while
d_model has room for them. A smaller d_model makes them overlap, and features interfere: the price
of too few dimensions, known as superposition (Elhage et al. 2022, "Toy Models of Superposition").
"""

import hashlib
from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.lexicon import TokenKinds, normal_form, token_kinds
from mha_desktop.engine.threads import one_blas_thread

# Radians per token. The near ones tell neighbours apart; the far ones, with periods of up to 1400
# tokens, only earlier from later.
NEAR_FREQUENCIES = read_only(np.geomspace(2.2, 2 * np.pi / 64, 16))
FAR_FREQUENCIES = read_only(np.geomspace(2 * np.pi / 64, 2 * np.pi / 1400, 6)[1:])
FREQUENCIES = read_only(np.concatenate([NEAR_FREQUENCIES, FAR_FREQUENCIES]))

N_POSITION = 2 * len(FREQUENCIES)
_SEED = 2017


class ClassFeature(IntEnum):
    """Row of each word-class feature; the position features come first."""

    CONSTANT = N_POSITION
    SEPARATOR = N_POSITION + 1
    RARE = N_POSITION + 2
    PRONOUN = N_POSITION + 3
    NOUN = N_POSITION + 4
    NOMINAL = N_POSITION + 5
    VERB = N_POSITION + 6
    ADJECTIVE = N_POSITION + 7
    DETERMINER = N_POSITION + 8


N_STRUCTURE = N_POSITION + len(ClassFeature)
"""Features that queries and keys are made of: position and word class."""
N_CONTENT = 64
"""Features that values are made of."""
N_FEATURES = N_STRUCTURE + N_CONTENT


def token_features(tokens: Sequence[str], *, positions: bool = True) -> FloatArray:
    """Return the features of tokens.

    Parameters
    ----------
    tokens : sequence of str
    positions : bool
        Whether the features of position are there; else they are 0, and the order is lost.

    Returns
    -------
    ndarray, shape (n, N_FEATURES)
    """
    features = np.zeros((len(tokens), N_FEATURES))
    if positions:
        features[:, :N_POSITION] = position_features(len(tokens))
    features[:, N_POSITION:N_STRUCTURE] = _class_features(token_kinds(tokens))
    for row, token in zip(features, tokens, strict=True):
        row[N_STRUCTURE:] = content_vector(token)
    return features


@lru_cache(maxsize=8)
def position_features(n: int) -> FloatArray:
    """Return cos(w·i) and sin(w·i) in turn for each of `FREQUENCIES`, shape (n, N_POSITION)."""
    angles = np.outer(np.arange(n), FREQUENCIES)
    return read_only(np.stack([np.cos(angles), np.sin(angles)], axis=-1).reshape(n, N_POSITION))


def content_vector(token: str) -> FloatArray:
    """Return the unit vector of a word, shape (N_CONTENT,); upper and lower case are one word."""
    return _content_vector(normal_form(token))


def word_random(word: str) -> np.random.RandomState:
    """Return a generator seeded by the word alone, the same on every machine and in every run."""
    digest = hashlib.blake2b(word.encode("utf-8", "surrogatepass"), digest_size=16).digest()
    return np.random.RandomState(np.frombuffer(digest, dtype="<u4"))


@lru_cache(maxsize=16)
def directions(d_model: int, dtype: np.dtype[np.floating]) -> FloatArray:
    """Return E, the direction of each feature, shape (N_FEATURES, d_model): unit rows.

    The rows are orthonormal if d_model is at least N_FEATURES, else random.
    """
    return read_only(_unit_rows(N_FEATURES, d_model, _SEED).astype(dtype))


def orthonormal(rows: int, columns: int, seed: int) -> FloatArray:
    """Return a random (rows, columns) matrix with orthonormal rows, or columns if it is tall.

    Parameters
    ----------
    rows, columns : int
    seed : int
        0 to 2³² − 1.
    """
    if rows > columns:
        return orthonormal(columns, rows, seed).T
    gaussian = np.random.RandomState(seed).randn(rows, columns)
    # With G·Gᵀ = L·Lᵀ the rows of L⁻¹·G are orthonormal. A QR factorisation takes longer.
    with one_blas_thread():
        return np.linalg.inv(np.linalg.cholesky(gaussian @ gaussian.T)) @ gaussian


def _unit_rows(rows: int, columns: int, seed: int) -> FloatArray:
    if rows <= columns:
        return orthonormal(rows, columns, seed)
    gaussian = np.random.RandomState(seed).randn(rows, columns)
    unit: FloatArray = gaussian / np.linalg.norm(gaussian, axis=-1, keepdims=True)
    return unit


@lru_cache(maxsize=4096)
def _content_vector(word: str) -> FloatArray:
    gaussian = word_random(word).randn(N_CONTENT)
    return read_only(gaussian / np.linalg.norm(gaussian))


def _class_features(kinds: TokenKinds) -> FloatArray:
    columns = {
        ClassFeature.CONSTANT: np.ones(len(kinds), dtype=np.bool_),
        ClassFeature.SEPARATOR: kinds.separator,
        ClassFeature.RARE: kinds.rare,
        ClassFeature.PRONOUN: kinds.pronoun,
        ClassFeature.NOUN: kinds.noun,
        ClassFeature.NOMINAL: kinds.nominal,
        ClassFeature.VERB: kinds.verb,
        ClassFeature.ADJECTIVE: kinds.adjective,
        ClassFeature.DETERMINER: kinds.determiner,
    }
    return np.stack([columns[feature] for feature in ClassFeature], axis=-1).astype(np.float64)

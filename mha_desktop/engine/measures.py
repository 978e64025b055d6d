"""What a head does, in numbers: entropy, the share of weight on certain tokens, distance of heads.

Every function takes the weights of one head, shape (n, n), rows are queries, and returns the mean
over the rows that count. A row counts if it has a target in the sentence and any weight at all (a
fully masked row has none). Where no row counts the answer is None, never NaN.
"""

import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray
from mha_desktop.engine.masks import Mask, allowed_keys


def entropy(weights: FloatArray) -> float | None:
    """Return the mean entropy of the rows, −Σ w·ln w, in nats (Shannon 1948, section 6)."""
    return _mean(_row_entropy(weights), _attending(weights))


def relative_entropy(weights: FloatArray, mask: Mask | None = None) -> float | None:
    """Return the mean of entropy / ln(number of allowed keys): 1 is uniform, 0 is one key.

    Rows with a single allowed key are left out: they have no choice.
    """
    keys = allowed_keys(mask, len(weights))
    counted = _attending(weights) & (keys > 1)
    return _mean(_row_entropy(weights) / np.log(np.maximum(keys, 2)), counted)


def offset_mass(weights: FloatArray, offset: int) -> float | None:
    """Return the mean weight on the token `offset` places after the query; −1 is the one before."""
    n, first = len(weights), max(-offset, 0)
    masses = np.diagonal(weights, offset) if abs(offset) < n else np.zeros(0)
    return _mean(masses, _attending(weights)[first : first + len(masses)])


def self_mass(weights: FloatArray) -> float | None:
    """Return the mean weight of a token on itself."""
    return offset_mass(weights, 0)


def first_token_mass(weights: FloatArray) -> float | None:
    """Return the mean weight of all later tokens on the first one."""
    return _mean(weights[1:, 0], _attending(weights[1:]))


def backward_mass(weights: FloatArray) -> float | None:
    """Return the mean weight on earlier tokens; the first token has none and is left out."""
    return _mean(np.tril(weights, -1).sum(axis=-1)[1:], _attending(weights[1:]))


def forward_mass(weights: FloatArray) -> float | None:
    """Return the mean weight on later tokens; the last token has none and is left out."""
    return _mean(np.triu(weights, 1).sum(axis=-1)[:-1], _attending(weights[:-1]))


def token_mass(weights: FloatArray, keys: BoolArray) -> float | None:
    """Return the mean weight of the rows on `keys`.

    Parameters
    ----------
    weights : ndarray, shape (m, n)
        All rows of a head, or those of some queries, as in ``weights[pronoun]``.
    keys : ndarray of bool, shape (n,)
    """
    return _mean(weights @ keys.astype(weights.dtype), keys.any() & _attending(weights))


def separator_mass(weights: FloatArray, separator: BoolArray) -> float | None:
    """Return the mean weight of all rows on separators (`TokenKinds.separator`)."""
    return token_mass(weights, separator)


def rare_mass(weights: FloatArray, rare: BoolArray) -> float | None:
    """Return the mean weight of all rows on rare words (`TokenKinds.rare`)."""
    return token_mass(weights, rare)


def pronoun_mass(weights: FloatArray, pronoun: BoolArray, noun: BoolArray) -> float | None:
    """Return the mean weight of the pronouns' rows on nouns."""
    return token_mass(weights[pronoun], noun)


def mass_before(weights: FloatArray, queries: BoolArray, keys: BoolArray) -> float | None:
    """Return the mean weight of the rows of `queries` on those of `keys` that are earlier."""
    rows = weights[queries]
    earlier = keys & (np.arange(len(weights)) < np.flatnonzero(queries)[:, None])
    masses = np.einsum("ij,ij->i", rows, earlier.astype(weights.dtype))
    return _mean(masses, earlier.any(axis=-1) & _attending(rows))


def mass_after(weights: FloatArray, queries: BoolArray, keys: BoolArray) -> float | None:
    """Return the mean weight of the rows of `queries` on those of `keys` that are later."""
    return mass_before(weights[::-1, ::-1], queries[::-1], keys[::-1])


def offset_masses(weights: FloatArray) -> FloatArray:
    """Return `offset_mass` for every offset from −(n − 1) to n − 1, in one pass; shape (2n − 1,).

    An offset for which no row counts has mass 0.
    """
    n = len(weights)
    # Rows of 2n numbers, read on in rows of 2n − 1: row i moves i places to the right, so that a
    # diagonal of the mirrored weights becomes a column.
    padded = np.zeros((n, 2 * n), dtype=weights.dtype)
    padded[:, :n] = weights[:, ::-1]
    diagonals = padded.reshape(-1)[: n * (2 * n - 1)].reshape(n, 2 * n - 1)
    rows = np.correlate(np.ones(n), _attending(weights), "full")
    masses: FloatArray = diagonals.sum(axis=0, dtype=np.float64)[::-1] / np.maximum(rows, 1)
    return masses


def head_distance(first: FloatArray, second: FloatArray) -> float | None:
    """Return the mean over rows of sqrt(Jensen-Shannon divergence, base 2): 0 equal, 1 disjoint.

    The root is a metric (Endres and Schindelin 2003). Rows that are empty in either are left out.
    """
    mixed = (first.astype(np.float64) + second) / 2
    divergence = _row_entropy(mixed) - (_row_entropy(first) + _row_entropy(second)) / 2
    distances = np.sqrt(np.clip(divergence / np.log(2), 0, 1))
    return _mean(distances, _attending(first) & _attending(second))


def head_similarity(first: FloatArray, second: FloatArray) -> float | None:
    """Return 1 − `head_distance`."""
    distance = head_distance(first, second)
    return None if distance is None else 1 - distance


def _row_entropy(weights: FloatArray) -> FloatArray:
    exact = weights.astype(np.float64, copy=False)
    logarithms = np.log(exact, out=np.zeros_like(exact), where=exact > 0)
    entropies: FloatArray = -np.einsum("ij,ij->i", exact, logarithms)
    return entropies


def _attending(weights: FloatArray) -> BoolArray:
    """Return which rows have any weight; weights are not negative."""
    return np.asarray(weights.any(axis=-1))


def _mean(values: FloatArray, counted: BoolArray) -> float | None:
    return float(values[counted].mean()) if counted.any() else None

"""What a head does, in numbers: entropy, and the share of weight on certain tokens.

Most functions take the weights of one head, shape (n, n), rows are queries, and return the mean
over the rows that count. A row counts if it has a target in the sentence and any weight at all (a
fully masked row has none). Where no row counts the answer is None. The
weights of several heads are refused with a `DimensionError`.

`target_masses`, `relative_entropies`, `masses_at_offset` and `offset_masses` measure many heads in
one pass, and have NaN (or 0, as they say) where no row counts; the measures of one head are views
of them.
"""

from __future__ import annotations  # help() shows names of types, not what they stand for

import numpy as np
from numpy.lib.stride_tricks import as_strided

from mha_desktop.engine import targets
from mha_desktop.engine.arrays import BoolArray, FloatArray, IntArray
from mha_desktop.engine.checks import of_one_head
from mha_desktop.engine.masks import Mask, allowed_keys
from mha_desktop.engine.rows import attending_rows, known, quotients, row_entropies, row_means


def entropy(weights: FloatArray) -> float | None:
    """Return the mean entropy of the rows, −Σ w·ln w, in nats (Shannon 1948, section 6).

    Parameters
    ----------
    weights : ndarray, shape (n, n)
    """
    head = of_one_head(weights)
    return known(row_means(row_entropies(head), attending_rows(head)))


def relative_entropy(weights: FloatArray, mask: Mask | None = None) -> float | None:
    """Return the mean of entropy / ln(number of allowed keys): 1 is uniform, 0 is one key.

    Rows with a single allowed key are left out: they have no choice.

    Parameters
    ----------
    weights : ndarray, shape (n, n)
    mask : ndarray of bool or float, shape (n, n), or None
        True, or more than −inf, where a query may attend to a key.
    """
    return known(relative_entropies(of_one_head(weights), mask))


def relative_entropies(weights: FloatArray, mask: Mask | None = None) -> FloatArray:
    """Return `relative_entropy` of every head, in one pass.

    Parameters
    ----------
    weights : ndarray, shape (..., n, n)
    mask : ndarray of bool or float, shape (n, n) or (..., n, n), or None

    Returns
    -------
    ndarray, shape (...)
        NaN for None.
    """
    rows = relative_row_entropies(weights, mask)
    return row_means(rows, ~np.isnan(rows))


def relative_row_entropies(weights: FloatArray, mask: Mask | None = None) -> FloatArray:
    """Return entropy / ln(number of allowed keys) of every row.

    Parameters
    ----------
    weights : ndarray, shape (..., n, n)
    mask : ndarray or None

    Returns
    -------
    ndarray, shape (..., n)
        NaN for rows that have no choice: with a single allowed key, or without any weight.
    """
    keys = allowed_keys(mask, weights.shape[-1])
    counted = attending_rows(weights) & (keys > 1)
    relative = row_entropies(weights) / np.log(np.maximum(keys, 2))
    return np.where(counted, relative, np.nan)


def target_mass(weights: FloatArray, cells: BoolArray) -> float | None:
    """Return the mean weight of the rows on the marked cells, over the rows that have one.

    Parameters
    ----------
    weights : ndarray, shape (m, n)
        All rows of a head, or some.
    cells : ndarray of bool, shape (m, n)
        As the functions of `mha_desktop.engine.targets` mark them.
    """
    return known(target_masses(of_one_head(weights)[None], cells[None])[0, 0])


def target_masses(weights: FloatArray, cells: BoolArray) -> FloatArray:
    """Return `target_mass` of every head on every set of cells, in one pass; NaN for None.

    Parameters
    ----------
    weights : ndarray, shape (h, m, n)
    cells : ndarray of bool, shape (r, m, n)

    Returns
    -------
    ndarray, shape (h, r)
    """
    # Not by BLAS: its threads stall for milliseconds when another program takes a core. Row by
    # row, so that single precision does not lose the small weights of a long sentence.
    of_rows: FloatArray = np.einsum("hmn,rmn->hrm", weights, cells.astype(weights.dtype))
    # A row without any weight adds nothing.
    sums = of_rows.sum(axis=-1, dtype=np.float64)
    rows = attending_rows(weights).astype(np.intp) @ cells.any(axis=-1).astype(np.intp).T
    return quotients(sums, rows)


def offset_mass(weights: FloatArray, offset: int) -> float | None:
    """Return the mean weight on the token `offset` places after the query; −1 is the one before.

    Parameters
    ----------
    weights : ndarray, shape (n, n)
    offset : int
        None is the answer where it is n or more either way.
    """
    return known(masses_at_offset(of_one_head(weights), offset))


def masses_at_offset(weights: FloatArray, offset: int) -> FloatArray:
    """Return `offset_mass` of every head, in one pass.

    Parameters
    ----------
    weights : ndarray, shape (..., n, n)
    offset : int

    Returns
    -------
    ndarray, shape (...)
        NaN for None.
    """
    masses, first = np.diagonal(weights, offset, axis1=-2, axis2=-1), max(-offset, 0)
    return row_means(masses, attending_rows(weights)[..., first : first + masses.shape[-1]])


def self_mass(weights: FloatArray) -> float | None:
    """Return the mean weight of a token on itself."""
    return offset_mass(weights, 0)


def first_token_mass(weights: FloatArray) -> float | None:
    """Return the mean weight of all later tokens on the first one."""
    return target_mass(weights, targets.first_token(len(weights)))


def backward_mass(weights: FloatArray) -> float | None:
    """Return the mean weight on earlier tokens; the first token has none and is left out."""
    return target_mass(weights, targets.earlier(len(weights)))


def forward_mass(weights: FloatArray) -> float | None:
    """Return the mean weight on later tokens; the last token has none and is left out."""
    return target_mass(weights, targets.later(len(weights)))


def token_mass(weights: FloatArray, keys: BoolArray) -> float | None:
    """Return the mean weight of the rows on `keys`.

    Parameters
    ----------
    weights : ndarray, shape (m, n)
        All rows of a head, or those of some queries, as in ``weights[pronoun]``.
    keys : ndarray of bool, shape (n,)
    """
    return target_mass(weights, np.broadcast_to(keys, weights.shape))


def separator_mass(weights: FloatArray, separator: BoolArray) -> float | None:
    """Return the mean weight of all rows on separators; the arguments are those of `token_mass`."""
    return token_mass(weights, separator)


def rare_mass(weights: FloatArray, rare: BoolArray) -> float | None:
    """Return the mean weight of all rows on rare words; the arguments are those of `token_mass`."""
    return token_mass(weights, rare)


def pronoun_mass(weights: FloatArray, pronoun: BoolArray, noun: BoolArray) -> float | None:
    """Return the mean weight of the pronouns' rows on nouns.

    Parameters
    ----------
    weights : ndarray, shape (n, n)
    pronoun, noun : ndarray of bool, shape (n,)
        As in `TokenKinds`.
    """
    return target_mass(weights, targets.between(pronoun, noun))


def mass_before(weights: FloatArray, queries: BoolArray, keys: BoolArray) -> float | None:
    """Return the mean weight of the rows of `queries` on those of `keys` that are earlier.

    Parameters
    ----------
    weights : ndarray, shape (n, n)
    queries, keys : ndarray of bool, shape (n,)
    """
    return target_mass(weights, targets.before(queries, keys))


def mass_after(weights: FloatArray, queries: BoolArray, keys: BoolArray) -> float | None:
    """Return the mean weight of the rows of `queries` on those of `keys` that are later.

    The arguments are those of `mass_before`.
    """
    return target_mass(weights, targets.after(queries, keys))


def offset_masses(weights: FloatArray) -> FloatArray:
    """Return `offset_mass` for every offset from −(n − 1) to n − 1, in one pass.

    Parameters
    ----------
    weights : ndarray, shape (..., n, n)

    Returns
    -------
    ndarray, shape (..., 2n − 1)
        0 for an offset for which no row counts.
    """
    *heads, n, _ = weights.shape
    # Rows of 2n numbers, read on in rows of 2n − 1: row i moves i places to the right, so that a
    # diagonal of the mirrored weights becomes a column, from offset n − 1 down.
    padded = np.zeros((*heads, n, 2 * n), dtype=weights.dtype)
    padded[..., :n] = weights[..., ::-1]
    *steps, row, step = padded.strides
    diagonals = as_strided(padded, (*heads, n, 2 * n - 1), (*steps, row - step, step))
    first_rows = np.cumsum(attending_rows(weights), axis=-1)
    last_rows: IntArray = first_rows[..., -1:] - first_rows[..., :-1]
    rows = np.concatenate((first_rows, last_rows), axis=-1)
    masses: FloatArray = diagonals.sum(axis=-2, dtype=np.float64) / np.maximum(rows, 1)
    return masses[..., ::-1]

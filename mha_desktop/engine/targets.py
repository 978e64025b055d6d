"""The cells of a head's weights that a role looks at: boolean (n, n), queries by keys."""

import numpy as np

from mha_desktop.engine.arrays import BoolArray


def first_token(n: int) -> BoolArray:
    """Return the first token as seen from all later ones."""
    cells = np.zeros((n, n), dtype=np.bool_)
    cells[1:, 0] = True
    return cells


def earlier(n: int) -> BoolArray:
    """Return every token's earlier ones."""
    return np.tri(n, k=-1, dtype=np.bool_)


def later(n: int) -> BoolArray:
    """Return every token's later ones."""
    return earlier(n).T


def between(queries: BoolArray, keys: BoolArray) -> BoolArray:
    """Return the cells of the marked queries and the marked keys, both of shape (n,)."""
    return np.asarray(queries[:, None] & keys)


def for_all(keys: BoolArray) -> BoolArray:
    """Return the marked keys, shape (n,), as seen from every token."""
    return np.broadcast_to(keys, (len(keys), len(keys)))


def before(queries: BoolArray, keys: BoolArray) -> BoolArray:
    """Return the cells of the marked queries and of the marked keys that are earlier."""
    return between(queries, keys) & earlier(len(keys))


def after(queries: BoolArray, keys: BoolArray) -> BoolArray:
    """Return the cells of the marked queries and of the marked keys that are later."""
    return between(queries, keys) & later(len(keys))

"""The columns of the table of heads, against sums row by row in plain Python."""

import math

import numpy as np
import pytest

from mha_desktop.engine.head_measures import HeadMeasures, head_measures
from mha_desktop.engine.lexicon import token_kinds
from mha_desktop.engine.masks import causal_mask

TOKENS = ("The", "cat", "sat", ".", "It", "slept", ".")
N = len(TOKENS)


def random_weights(heads: int = 5, empty: tuple[int, ...] = ()) -> np.ndarray:
    weights = np.random.default_rng(3).random((heads, N, N))
    weights *= np.tri(N)
    weights /= weights.sum(axis=2, keepdims=True)
    weights[:, list(empty)] = 0
    return weights


def mean_mass(head: np.ndarray, cells: set[tuple[int, int]]) -> float:
    rows = [
        sum(float(head[q, k]) for k in range(N) if (q, k) in cells)
        for q in range(N)
        if any((q, k) in cells for k in range(N)) and head[q].any()
    ]
    return sum(rows) / len(rows) if rows else math.nan


CELLS = {
    "previous": {(q, q - 1) for q in range(1, N)},
    "itself": {(q, q) for q in range(N)},
    "following": {(q, q + 1) for q in range(N - 1)},
    "backward": {(q, k) for q in range(N) for k in range(q)},
    "first": {(q, 0) for q in range(1, N)},
    "separator": {(q, k) for q in range(N) for k in (3, 6)},
}


@pytest.mark.parametrize("name", sorted(CELLS))
@pytest.mark.parametrize("empty", [(), (0,), (2, 5), (N - 1,)])
def test_a_mass_is_the_mean_over_the_rows_that_count(name: str, empty: tuple[int, ...]) -> None:
    weights = random_weights(empty=empty)
    found = getattr(head_measures(weights, token_kinds(TOKENS)), name)
    wanted = [mean_mass(head, CELLS[name]) for head in weights]
    np.testing.assert_allclose(found, wanted, rtol=1e-12)


def test_entropy_is_relative_to_the_keys_that_are_allowed() -> None:
    weights = random_weights()
    found = head_measures(weights, token_kinds(TOKENS), causal_mask(N)).entropy
    for head, value in zip(weights, found, strict=True):
        shares = [
            -sum(w * math.log(w) for w in head[q] if w > 0) / math.log(q + 1) for q in range(1, N)
        ]
        assert value == pytest.approx(sum(shares) / len(shares), rel=1e-12)


def test_what_one_token_leaves_undefined_is_nan() -> None:
    found = head_measures(np.ones((3, 1, 1)), token_kinds(("cat",)))
    assert found.itself.tolist() == [1.0] * 3
    for name in ("entropy", "previous", "following", "backward", "first"):
        assert np.isnan(getattr(found, name)).all(), name


def test_parts_are_joined_head_after_head() -> None:
    weights, kinds = random_weights(), token_kinds(TOKENS)
    parts = [head_measures(weights[:2], kinds), head_measures(weights[2:], kinds)]
    np.testing.assert_array_equal(
        HeadMeasures.joined(parts).backward, head_measures(weights, kinds).backward
    )

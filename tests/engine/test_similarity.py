"""All pairs of heads in one pass are what loops over their rows and numbers give."""

import math

import numpy as np
import pytest

from mha_desktop.engine import similarity
from mha_desktop.engine.similarity import distance_rows, head_distance


def random_weights(heads: int, n: int, *, causal: bool = False) -> np.ndarray:
    weights = np.random.default_rng(heads * n).exponential(size=(heads, n, n)) ** 3
    if causal:
        weights *= np.tri(n)
    return (weights / weights.sum(axis=2, keepdims=True)).astype(np.float32)


def entropy_in_bits(row: list[float]) -> float:
    return -sum(w * math.log2(w) for w in row if w > 0)


def looped_distance(first: np.ndarray, second: np.ndarray) -> float:
    """Return the mean root of the divergence (Lin 1991) of the rows with weight in both."""
    distances = []
    for p, r in zip(first.astype(float).tolist(), second.astype(float).tolist(), strict=True):
        if any(p) and any(r):
            mixed = [(a + b) / 2 for a, b in zip(p, r, strict=True)]
            apart = entropy_in_bits(mixed) - (entropy_in_bits(p) + entropy_in_bits(r)) / 2
            distances.append(math.sqrt(max(apart, 0)))
    return math.fsum(distances) / len(distances)


def head_distances(weights: np.ndarray) -> np.ndarray:
    """Return all pairs, each of which comes once."""
    distances = np.full((len(weights), len(weights)), -1.0)
    for head, row in enumerate(distance_rows(weights)):
        distances[head, head:] = distances[head:, head] = row
    return distances


@pytest.mark.parametrize("block", [1, 200, 1 << 17])
@pytest.mark.parametrize("causal", [False, True])
def test_every_pair_is_that_of_the_measure(
    monkeypatch: pytest.MonkeyPatch, block: int, causal: bool
) -> None:
    monkeypatch.setattr(similarity, "_BLOCK", block)
    weights = random_weights(7, 9, causal=causal)
    weights[:, 4] = 0  # a row that the mask empties in every head
    weights[2, 6] = 0  # and one in a single head
    wanted = [[looped_distance(one, other) for other in weights] for one in weights]
    np.testing.assert_allclose(head_distances(weights), wanted, atol=1e-7)
    assert head_distance(weights[0], weights[2]) == pytest.approx(wanted[0][2], abs=1e-7)


def test_equal_heads_are_at_exactly_zero() -> None:
    weights = random_weights(5, 12)
    weights[3] = weights[1]
    distances = head_distances(weights)
    assert distances[1, 3] == distances[3, 1] == 0
    assert (np.diag(distances) == 0).all()
    assert (distances + np.eye(5) > 0).sum() == 25 - 2


def test_heads_that_share_no_key_are_at_one() -> None:
    weights = np.zeros((2, 4, 4))
    weights[0, :, :2] = 0.5
    weights[1, :, 3] = 1
    np.testing.assert_allclose(head_distances(weights)[0, 1], 1, rtol=1e-12)


def test_uniform_heads_are_equal() -> None:
    assert (head_distances(np.full((4, 6, 6), 1 / 6)) == 0).all()


def test_heads_without_a_common_row_have_no_distance() -> None:
    weights = np.zeros((3, 2, 2))
    weights[0, 0, 0] = weights[1, 1, 1] = 1
    distances = head_distances(weights)
    assert np.isnan(distances[0, 1])
    assert np.isnan(distances[2]).all()
    assert distances[0, 0] == distances[1, 1] == 0

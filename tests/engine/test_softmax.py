"""Scores of any size become weights: whether rows are shifted or not makes no difference."""

from functools import partial

import numpy as np
import pytest

from mha_desktop.engine.softmax import masked_softmax

N = 40
random = np.random.RandomState(0)
SCORES = random.randn(2, N, N)


def expected(scores: np.ndarray, allowed: np.ndarray) -> np.ndarray:
    """Return the softmax in extended precision, row by row."""
    weights = np.zeros(scores.shape, np.longdouble)
    for place in np.ndindex(scores.shape[:2]):
        row = scores[place].astype(np.longdouble)[allowed[place[1]]]
        if row.size:
            powers = np.exp(row - row.max())
            weights[place][allowed[place[1]]] = powers / powers.sum()
    return weights


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("level", [-2000.0, -100.0, -60.0, -30.0, 0.0, 30.0, 60.0, 100.0, 2000.0])
def test_one_row_far_from_the_others_is_as_exact_as_they_are(
    level: float, dtype: type[np.floating]
) -> None:
    scores = SCORES.astype(dtype)
    scores[1, 3] += dtype(level)
    weights = np.empty_like(scores)
    with np.errstate(over="ignore"):
        masked_softmax(partial(np.copyto, weights, scores), None, 1.0, weights)
    allowed = np.ones((N, N), bool)
    np.testing.assert_allclose(
        weights.astype(float),
        expected(scores, allowed).astype(float),
        rtol=40 * np.finfo(dtype).eps,
    )


def test_forbidden_scores_may_be_of_any_size() -> None:
    scores, allowed = SCORES.astype(np.float32), np.tri(N, dtype=bool)
    allowed[5] = False
    scores[:, 0, 1:] = [1e30] * (N - 2) + [np.inf]
    weights = np.empty_like(scores)
    with np.errstate(over="ignore", invalid="ignore"):
        masked_softmax(partial(np.copyto, weights, scores), allowed, 1.0, weights)
    np.testing.assert_allclose(weights, expected(scores, allowed).astype(float), rtol=1e-5)
    assert not weights[:, ~allowed].any()

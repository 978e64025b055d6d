"""The two strongest keys of every query, against sorting each row by hand."""

import numpy as np
import pytest

from mha_desktop.engine.strongest import top_two


@pytest.mark.parametrize("n", [2, 3, 8, 40])
def test_each_row_has_its_two_largest_keys_marked(n: int) -> None:
    weights = np.random.RandomState(n).rand(n, n).astype(np.float32)
    ranks = top_two(weights)
    for row in range(n):
        order = sorted(range(n), key=lambda key: -weights[row, key])
        assert ranks[row, order[0]] == 1
        assert ranks[row, order[1]] == 2
        assert np.count_nonzero(ranks[row]) == 2


def test_keys_that_may_not_be_looked_at_are_never_marked() -> None:
    weights = np.random.RandomState(0).rand(6, 6)
    allowed = np.tri(6, dtype=bool)
    ranks = top_two(weights, allowed)
    assert not ranks[~allowed].any()
    assert np.count_nonzero(ranks[0]) == 1
    assert (np.count_nonzero(ranks[1:], axis=1) == 2).all()


def test_equal_keys_are_not_ranked_at_random() -> None:
    """A flat row has no strongest keys; two equal ones share the first rank."""
    rows = np.array([[0.25, 0.25, 0.25, 0.25], [0.4, 0.1, 0.4, 0.1], [0.6, 0.2, 0.1, 0.1],
                     [0.4, 0.2, 0.2, 0.2]])  # fmt: skip
    expected = [[0, 0, 0, 0], [1, 0, 1, 0], [1, 2, 0, 0], [1, 0, 0, 0]]
    np.testing.assert_array_equal(top_two(rows), expected)


def test_a_row_without_weight_has_no_mark() -> None:
    np.testing.assert_array_equal(top_two(np.zeros((3, 3))), np.zeros((3, 3)))
    np.testing.assert_array_equal(top_two(np.ones((1, 1))), [[1]])

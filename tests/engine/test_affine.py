"""A projection is the same product whichever way is quickest for its size and storage."""

import numpy as np
import pytest
from attention_cases import assert_equal

from mha_desktop.engine.stages import FEW_NUMBERS, FEW_TOKENS, NARROW, affine
from mha_desktop.engine.threads import ALONE, Team

WIDTHS = (0, 1, NARROW - 1, NARROW, 3 * NARROW, 3 * NARROW + 1)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("order", ["C", "F"])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("n", [0, 1, 2, FEW_TOKENS, FEW_TOKENS + 1, 200])
def test_every_number_is_a_sum_of_products(n: int, width: int, order: str, dtype: type) -> None:
    random = np.random.RandomState(n + width)
    x, bias = random.randn(n, 40).astype(dtype), random.randn(width).astype(dtype)
    matrix = np.asarray(random.randn(40, width), dtype, order)
    expected = np.einsum("ni,ij->nj", x.astype(np.float64), matrix) + bias
    for crew in (ALONE, Team(2)):
        assert_equal(affine(crew, x, matrix, bias), expected, dtype)
        assert_equal(affine(crew, x, matrix, None), expected - bias, dtype)


def test_long_vectors_of_few_tokens() -> None:
    random = np.random.RandomState(0)
    rows = FEW_NUMBERS // FEW_TOKENS
    for extra in (0, 1):
        x, matrix = random.randn(FEW_TOKENS, rows + extra), random.randn(NARROW, rows + extra).T
        assert_equal(affine(ALONE, x, matrix, None), np.einsum("ni,ij->nj", x, matrix))

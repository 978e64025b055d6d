"""The engine against torch, over random layers."""

import numpy as np
import pytest
from attention_cases import assert_equal, draw_case, draw_plain_case

from mha_desktop.engine import attend

pytestmark = pytest.mark.oracle
DTYPES = [np.float64, np.float32]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("seed", range(200))
def test_equals_the_torch_layer(seed: int, dtype: type) -> None:
    import torch_attention

    case = draw_plain_case(seed).with_dtype(dtype)
    output, weights = torch_attention.layer(case)
    trace = attend(case.x, case.parameters, mask=case.mask)
    assert trace.output.dtype == trace.weights.dtype == dtype
    assert_equal(trace.output, output, dtype)
    assert_equal(trace.weights, weights, dtype)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("seed", range(200))
def test_equals_scaled_dot_product_attention(seed: int, dtype: type) -> None:
    import torch_attention

    case = draw_case(seed).with_dtype(dtype)
    trace = attend(case.x, case.parameters, mask=case.mask)
    assert_equal(trace.output, torch_attention.function(case), dtype)

"""The folded matrices do what the two matrices do one after the other."""

from collections.abc import Callable

import numpy as np
import pytest
from attention_cases import assert_equal, draw_case
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.engine import (
    DimensionError,
    attend,
    query_key_bias,
    query_key_matrix,
    value_output_bias,
    value_output_matrix,
)

seeds = st.integers(0, 2**31 - 1)


@given(seeds, st.data())
def test_value_and_output_in_one_step_give_the_contribution(seed: int, data: st.DataObject) -> None:
    case = draw_case(seed)
    head = data.draw(st.integers(0, case.parameters.n_heads - 1))
    trace = attend(case.x, case.parameters, mask=case.mask)
    folded = case.x @ value_output_matrix(case.parameters, head)
    values = folded + value_output_bias(case.parameters, head)
    assert_equal(trace.weights[head] @ values, trace.contributions[head])


@given(seeds, st.data())
def test_query_and_key_in_one_step_give_the_scores(seed: int, data: st.DataObject) -> None:
    case = draw_case(seed)
    head = data.draw(st.integers(0, case.parameters.n_heads - 1))
    matrix = query_key_matrix(case.parameters, head)
    bias = query_key_bias(case.parameters, head)
    scores = case.x @ matrix @ case.x.T + bias.constant
    scores += (case.x @ bias.query)[:, None] + case.x @ bias.key
    assert_equal(scores, attend(case.x, case.parameters).scores[head])


@given(seeds)
def test_a_folded_matrix_has_the_rank_of_a_head(seed: int) -> None:
    p = draw_case(seed).parameters
    for matrix in (value_output_matrix(p, 0), query_key_matrix(p, 0)):
        assert matrix.shape == (p.d_model, p.d_model)
        assert np.linalg.matrix_rank(matrix) <= p.d_k


def test_heads_that_share_a_key_value_head_fold_with_their_own_band_of_w_o() -> None:
    p = next(
        p for p in (draw_case(seed).parameters for seed in range(99)) if p.n_kv_heads < p.n_heads
    )
    for head, lane in enumerate(p.kv_head_of):
        w_v = p.w_v.reshape(p.d_model, p.n_kv_heads, p.d_k)[:, lane]
        expected = w_v @ p.w_o.reshape(p.n_heads, p.d_k, p.d_model)[head]
        assert_equal(value_output_matrix(p, head), expected)


def test_without_biases_they_are_zero_and_single_precision_stays() -> None:
    cases = (draw_case(seed).with_dtype(np.float32) for seed in range(99))
    p = next(case.parameters for case in cases if case.parameters.b_v is None)
    bias = query_key_bias(p, 0)
    assert not any(array.any() for array in (value_output_bias(p, 0), bias.query, bias.key))
    assert bias.constant == 0
    arrays = (value_output_matrix(p, 0), query_key_matrix(p, 0), value_output_bias(p, 0), *bias[:2])
    assert {array.dtype for array in arrays} == {np.dtype(np.float32)}


@pytest.mark.parametrize("function", [value_output_matrix, query_key_matrix, query_key_bias])
@pytest.mark.parametrize("head", [-1, 128])
def test_a_head_that_is_not_there_is_refused(function: Callable[..., object], head: int) -> None:
    with pytest.raises(DimensionError, match=f"no head {head}: heads are counted from 0 to "):
        function(draw_case(11).parameters, head)

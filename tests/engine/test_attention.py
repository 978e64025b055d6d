"""What attention computes: against stored numbers of torch, a loop, and the laws it must obey."""

from pathlib import Path

import numpy as np
import pytest
from attention_cases import assert_equal, draw_case, draw_plain_case, head_by_head
from hypothesis import given, settings
from hypothesis import strategies as st

from mha_desktop.engine import (
    AttentionError,
    DimensionError,
    MaskError,
    MultiHeadAttention,
    Rotary,
    attend,
    causal_mask,
    regular_grouping,
    to_grouped,
)

GOLDEN = np.load(Path(__file__).parents[1] / "golden" / "golden.npz", allow_pickle=False)
GOLDEN_SEEDS = sorted({int(name.split("_")[-1]) for name in GOLDEN.files})
seeds = st.integers(0, 2**31 - 1)


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize("seed", GOLDEN_SEEDS)
def test_equals_the_stored_numbers_of_torch(seed: int, dtype: type) -> None:
    plain = draw_plain_case(seed).with_dtype(dtype)
    trace = attend(plain.x, plain.parameters, mask=plain.mask)
    assert_equal(trace.output[::4], GOLDEN[f"layer_output_{seed}"], dtype)
    assert_equal(trace.weights[::8, ::4], GOLDEN[f"layer_weights_{seed}"], dtype)
    case = draw_case(seed).with_dtype(dtype)
    output = attend(case.x, case.parameters, mask=case.mask).output
    assert_equal(output[::4], GOLDEN[f"function_output_{seed}"], dtype)


@settings(max_examples=30)
@given(seeds)
def test_equals_a_loop_over_heads_and_queries(seed: int) -> None:
    case = draw_case(seed)
    output, weights = head_by_head(case)
    trace = attend(case.x, case.parameters, mask=case.mask)
    assert_equal(trace.output, output)
    assert_equal(trace.weights, weights)


@given(seeds)
def test_weights_are_distributions_over_the_allowed_keys(seed: int) -> None:
    case = draw_case(seed)
    weights = attend(case.x, case.parameters, mask=case.mask).weights
    np.testing.assert_allclose(weights.sum(axis=-1), 1, rtol=1e-14)
    if case.mask is not None:
        forbidden = ~case.mask if case.mask.dtype == bool else case.mask == -np.inf
        assert not weights[np.broadcast_to(forbidden, weights.shape)].any()


@given(seeds)
def test_contributions_and_bias_sum_to_the_output(seed: int) -> None:
    case = draw_case(seed)
    gains = np.random.RandomState(seed).rand(case.parameters.n_heads) * 2
    trace = attend(case.x, case.parameters, mask=case.mask, gains=gains)
    bias = 0 if case.parameters.b_o is None else case.parameters.b_o
    assert_equal(trace.contributions.sum(axis=0) + bias, trace.output)


@given(seeds, st.data())
def test_muting_a_head_takes_away_exactly_its_contribution(seed: int, data: st.DataObject) -> None:
    case = draw_case(seed)
    head = data.draw(st.integers(0, case.parameters.n_heads - 1))
    full = attend(case.x, case.parameters, mask=case.mask)
    gains = np.ones(case.parameters.n_heads)
    gains[head] = 0
    muted = attend(case.x, case.parameters, mask=case.mask, gains=gains)
    assert_equal(full.output - muted.output, full.contributions[head])
    np.testing.assert_array_equal(full.weights, muted.weights)


@given(seeds)
def test_norms_are_those_of_the_contributions(seed: int) -> None:
    case = draw_case(seed)
    gains = np.random.RandomState(seed).randn(case.parameters.n_heads)
    trace = attend(case.x, case.parameters, mask=case.mask, gains=gains)
    of_tokens = np.linalg.norm(trace.contributions, axis=2)
    np.testing.assert_allclose(trace.contribution_token_norms, of_tokens, rtol=1e-7, atol=1e-7)
    of_heads = np.linalg.norm(trace.contributions, axis=(1, 2))
    np.testing.assert_allclose(trace.contribution_norms, of_heads, rtol=1e-9, atol=1e-9)


@given(seeds)
def test_without_positions_the_order_of_tokens_only_orders_the_output(seed: int) -> None:
    case = draw_case(seed)
    order = np.random.RandomState(seed).permutation(len(case.x))
    straight = attend(case.x, case.parameters)
    shuffled = attend(case.x[order], case.parameters)
    assert_equal(shuffled.output, straight.output[order])
    assert_equal(shuffled.weights, straight.weights[:, order][:, :, order])


def test_dog_bites_man_means_what_man_bites_dog_means_without_positions() -> None:
    dog, bites, man = np.random.RandomState(0).randn(3, 32)
    layer = MultiHeadAttention(32, 4, scale=0.3)
    there = layer.forward(np.array([dog, bites, man]))
    back = layer.forward(np.array([man, bites, dog]))
    assert_equal(back, there[::-1])
    causal = causal_mask(3)
    assert not np.allclose(layer.forward(np.array([man, bites, dog]), causal), there[::-1])


@given(seeds)
def test_one_group_per_head_is_plain_multi_head_attention(seed: int) -> None:
    case = draw_plain_case(seed)
    grouped = to_grouped(case.parameters, case.parameters.n_heads)
    plain = attend(case.x, case.parameters, mask=case.mask)
    np.testing.assert_array_equal(attend(case.x, grouped, mask=case.mask).output, plain.output)


def test_neighbours_share_keys_and_not_every_second_head() -> None:
    """[K1, K1, K2, K2] as in Llama's repeat_interleave, not [K1, K2, K1, K2] as in tile."""
    x, shared = np.random.RandomState(0).randn(5, 16), MultiHeadAttention(16, 4, 2, scale=0.5)
    single = MultiHeadAttention(16, 4, scale=0.5)
    single.w_q, single.w_o = shared.w_q, shared.w_o
    for name in ("w_k", "w_v"):
        bands = getattr(shared, name).reshape(16, 2, 4)
        setattr(single, name, np.repeat(bands, 2, axis=1).reshape(16, 16))
    assert_equal(shared.trace(x).weights, single.trace(x).weights)
    assert_equal(shared.forward(x), single.forward(x))
    assert regular_grouping(8, 2).tolist() == [0, 0, 0, 0, 1, 1, 1, 1]


@given(seeds)
def test_single_precision_differs_from_double_by_rounding_only(seed: int) -> None:
    case = draw_case(seed)
    double = attend(case.x, case.parameters, mask=case.mask)
    rounded = case.with_dtype(np.float32)
    single = attend(rounded.x, rounded.parameters, mask=case.mask)
    assert single.output.dtype == np.float32
    assert_equal(single.output, double.output, np.float32)
    assert_equal(single.weights, double.weights, np.float32)


def test_type_is_the_common_one_of_tokens_and_parameters() -> None:
    case = draw_case(1)
    single = case.with_dtype(np.float32)
    assert attend(case.x, single.parameters).output.dtype == np.float64
    assert attend(single.x, case.parameters).scores.dtype == np.float64
    whole = np.ones(case.x.shape, dtype=np.int64)
    assert attend(whole, case.parameters).output.dtype == np.float64


def test_trace_is_read_only_and_named_as_in_the_papers() -> None:
    case = draw_case(9)
    trace = attend(case.x, case.parameters)
    p, n = case.parameters, len(case.x)
    shapes = {
        "q": (p.n_heads, n, p.d_k), "k": (p.n_kv_heads, n, p.d_k), "v": (p.n_kv_heads, n, p.d_k),
        "scores": (p.n_heads, n, n), "weights": (p.n_heads, n, n),
        "head_outputs": (p.n_heads, n, p.d_k), "concat": (n, p.n_heads * p.d_k),
        "contributions": (p.n_heads, n, p.d_model), "output": (n, p.d_model),
    }  # fmt: skip
    for name, shape in shapes.items():
        array = getattr(trace, name)
        assert array.shape == shape
        assert not array.flags.writeable


def test_scores_are_those_before_temperature_and_mask() -> None:
    case = draw_case(3)
    plain = attend(case.x, case.parameters)
    changed = attend(case.x, case.parameters, mask=causal_mask(len(case.x)), temperature=0.5)
    np.testing.assert_array_equal(plain.scores, changed.scores)
    sharper = np.exp(2 * plain.scores) * causal_mask(len(case.x))
    assert_equal(changed.weights, sharper / sharper.sum(axis=-1, keepdims=True))


@pytest.mark.parametrize("additive", [False, True])
@pytest.mark.parametrize("n", [5, 130])
def test_row_without_a_key_gets_nothing(n: int, additive: bool) -> None:
    layer, x = MultiHeadAttention(8, 2), np.random.RandomState(0).randn(n, 8)
    mask = np.ones((n, n), dtype=bool)
    mask[3] = False
    trace = layer.trace(x, np.where(mask, 0.0, -np.inf) if additive else mask)
    assert not trace.weights[:, 3].any()
    assert not trace.head_outputs[:, 3].any()
    assert not trace.output[3].any()
    np.testing.assert_allclose(trace.weights[:, [0, 4]].sum(axis=-1), 1)


@pytest.mark.parametrize("temperature", [1e-300, 1e-3, 1.0, 1e6])
@pytest.mark.parametrize("size", [1.0, 1e3, 1e6])
def test_large_scores_and_any_temperature_give_distributions(
    size: float, temperature: float
) -> None:
    case = draw_plain_case(4).with_dtype(np.float32)
    weights = attend(case.x * size, case.parameters, temperature=temperature).weights
    np.testing.assert_allclose(weights.sum(axis=-1), 1, rtol=1e-5)


@pytest.mark.parametrize("temperature", [1e-310, 1e-30, 1e300])
@pytest.mark.parametrize("size", [0.0, 1e3])
def test_equal_scores_share_the_weight_at_any_temperature(size: float, temperature: float) -> None:
    case = draw_plain_case(4).with_dtype(np.float32)
    same = np.broadcast_to(case.x[:1] * size, case.x.shape)
    weights = attend(same, case.parameters, temperature=temperature).weights
    np.testing.assert_allclose(weights, 1 / len(same), rtol=1e-5)


def test_no_tokens_give_empty_arrays() -> None:
    trace = MultiHeadAttention(8, 2).trace(np.zeros((0, 8)))
    assert trace.weights.shape == (2, 0, 0)
    assert trace.output.shape == (0, 8)
    assert trace.contribution_norms.tolist() == [0, 0]


def test_rotary_positions_turn_q_and_k_only() -> None:
    case = draw_plain_case(9)
    p = case.parameters
    even = MultiHeadAttention(p.n_heads * 4, p.n_heads, scale=0.3).parameters
    x = np.random.RandomState(0).randn(6, even.d_model)
    plain, turned = attend(x, even), attend(x, even, rotary=Rotary())
    np.testing.assert_array_equal(turned.q, Rotary().apply(plain.q))
    np.testing.assert_array_equal(turned.k, Rotary().apply(plain.k))
    np.testing.assert_array_equal(turned.v, plain.v)


BAD_X = [
    (np.zeros(8), DimensionError, r"x has shape \(8,\); the layer needs \(n, 8\)"),
    (np.zeros((2, 9)), DimensionError, r"x has shape \(2, 9\); the layer needs \(n, 8\)"),
    (np.array([[np.nan] + [0.0] * 7]), AttentionError, "1 of the 8 numbers in x are NaN or inf"),
    (np.full((2, 8), np.inf), AttentionError, "16 of the 16 numbers in x are NaN or infinite"),
    (np.zeros((2, 8), complex), AttentionError, "x holds complex128; attention needs real"),
]


@pytest.mark.parametrize(("x", "error", "text"), BAD_X)
def test_tokens_that_attention_is_impossible_for_are_refused(
    x: np.ndarray, error: type[Exception], text: str
) -> None:
    with pytest.raises(error, match=text):
        MultiHeadAttention(8, 2).forward(x)


@pytest.mark.parametrize("gains", [[1.0], [1.0, 2.0, 3.0], [1.0, np.nan], 1.0])
def test_gains_must_be_one_finite_number_per_head(gains: object) -> None:
    with pytest.raises(AttentionError, match="gains must be 2 finite numbers"):
        attend(np.zeros((3, 8)), MultiHeadAttention(8, 2).parameters, gains=gains)


@pytest.mark.parametrize("temperature", [0.0, -1.0, np.nan, np.inf])
def test_temperature_must_be_above_zero(temperature: float) -> None:
    with pytest.raises(AttentionError, match="is not a number above 0"):
        attend(np.zeros((3, 8)), MultiHeadAttention(8, 2).parameters, temperature=temperature)


@pytest.mark.parametrize(
    ("mask", "text"),
    [
        (np.ones((3, 4), bool), r"the mask has shape \(3, 4\); 3 tokens and 2 heads need"),
        (np.ones((3, 3, 3), bool), r"need \(3, 3\) or \(2, 3, 3\)"),
        (np.ones((3, 3), int), "boolean .* or float .*, not int64"),
        (np.full((3, 3), np.nan), "numbers or minus infinity"),
        (np.full((3, 3), np.inf), "numbers or minus infinity"),
    ],
)
def test_masks_that_do_not_fit_are_refused(mask: np.ndarray, text: str) -> None:
    with pytest.raises(MaskError, match=text):
        MultiHeadAttention(8, 2).forward(np.zeros((3, 8)), mask)


@pytest.mark.parametrize("n", [4, 200])
def test_scores_beyond_the_type_are_refused_and_not_nan(n: int) -> None:
    layer = MultiHeadAttention(8, 2, scale=1.0)
    with pytest.raises(AttentionError, match="numbers grow too large for float64"):
        layer.forward(np.full((n, 8), 1e200))
    layer.w_q, layer.w_k = np.zeros((2, 8, 8))  # the scores are fine, the values are not
    with pytest.raises(AttentionError, match="numbers grow too large for float64"):
        layer.forward(np.full((n, 8), 1e308))

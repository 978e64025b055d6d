"""The measures against closed forms, and their bounds on any weights."""

import math
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.engine import measures, similarity
from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.errors import DimensionError
from mha_desktop.engine.masks import causal_mask, hidden_tokens_mask


def random_weights(seed: int, n: int, sharpness: float = 2.0) -> FloatArray:
    """Return rows that sum to 1, as softmax gives them."""
    exponentials = np.exp(np.random.default_rng(seed).normal(scale=sharpness, size=(n, n)))
    return exponentials / exponentials.sum(axis=-1, keepdims=True)


def even_weights(mask: np.ndarray) -> FloatArray:
    return mask / mask.sum(axis=-1, keepdims=True)


any_weights = st.builds(
    random_weights, st.integers(0, 2**31), st.integers(2, 12), st.floats(0, 5, allow_nan=False)
)

THREE = np.array([[0.2, 0.5, 0.3], [0.6, 0.3, 0.1], [0.1, 0.7, 0.2]])


@pytest.mark.parametrize("n", [2, 5, 64])
def test_entropy_of_even_rows_is_the_logarithm_of_their_number(n: int) -> None:
    weights = np.full((n, n), 1 / n)
    assert measures.entropy(weights) == pytest.approx(math.log(n))
    assert measures.relative_entropy(weights) == pytest.approx(1)


def test_entropy_of_one_key_per_row_is_zero() -> None:
    assert measures.entropy(np.eye(4)) == 0
    assert measures.relative_entropy(np.eye(4)) == 0


def test_entropy_of_a_known_row() -> None:
    rows = np.array([[0.5, 0.25, 0.25]] * 3)
    assert measures.entropy(rows) == pytest.approx(1.5 * math.log(2))
    assert measures.relative_entropy(rows) == pytest.approx(1.5 * math.log(2) / math.log(3))


def test_relative_entropy_counts_the_allowed_keys_only() -> None:
    mask = causal_mask(5)
    assert measures.relative_entropy(even_weights(mask), mask) == pytest.approx(1)
    additive = np.where(mask, 0.0, -np.inf)
    assert measures.relative_entropy(even_weights(mask), additive) == pytest.approx(1)
    assert measures.relative_entropy(even_weights(mask)) < 0.9


def test_rows_without_a_choice_are_left_out_of_the_relative_entropy() -> None:
    """Row 0 of a causal head has one key; counting its 0 would halve the value."""
    mask = causal_mask(2)
    assert measures.relative_entropy(np.array([[1, 0], [0.5, 0.5]]), mask) == pytest.approx(1)


def test_one_token_has_no_relative_entropy_and_no_neighbours() -> None:
    one = np.ones((1, 1))
    assert measures.relative_entropy(one) is None
    assert measures.offset_mass(one, -1) is None
    assert measures.backward_mass(one) is None
    assert measures.forward_mass(one) is None
    assert measures.first_token_mass(one) is None
    assert measures.self_mass(one) == 1


def test_a_fully_masked_row_does_not_count() -> None:
    weights = THREE.copy()
    weights[2] = 0
    mask = np.ones((3, 3), dtype=np.bool_)
    mask[2] = False
    assert measures.self_mass(weights) == pytest.approx((0.2 + 0.3) / 2)
    assert measures.offset_masses(weights)[2] == pytest.approx((0.2 + 0.3) / 2)
    assert measures.relative_entropy(weights, mask) == pytest.approx(
        measures.entropy(THREE[:2]) / math.log(3)
    )
    assert measures.entropy(np.zeros((2, 2))) is None


def test_masses_of_a_known_head() -> None:
    assert measures.offset_mass(THREE, -1) == pytest.approx((0.6 + 0.7) / 2)
    assert measures.offset_mass(THREE, 2) == pytest.approx(0.3)
    assert measures.offset_mass(THREE, 3) is None
    assert measures.offset_mass(THREE, -7) is None
    assert measures.self_mass(THREE) == pytest.approx((0.2 + 0.3 + 0.2) / 3)
    assert measures.backward_mass(THREE) == pytest.approx((0.6 + 0.8) / 2)
    assert measures.forward_mass(THREE) == pytest.approx((0.8 + 0.1) / 2)
    assert measures.first_token_mass(THREE) == pytest.approx((0.6 + 0.1) / 2)


def test_masses_on_marked_tokens() -> None:
    last, first_two = np.array([False, False, True]), np.array([True, True, False])
    assert measures.separator_mass(THREE, last) == pytest.approx((0.3 + 0.1 + 0.2) / 3)
    assert measures.rare_mass(THREE, first_two) == pytest.approx((0.7 + 0.9 + 0.8) / 3)
    assert measures.pronoun_mass(THREE, last, first_two) == pytest.approx(0.8)
    assert measures.mass_before(THREE, ~first_two | first_two, first_two) == pytest.approx(
        (0.6 + 0.8) / 2
    )
    assert measures.mass_after(THREE, first_two, last) == pytest.approx((0.3 + 0.1) / 2)
    assert measures.mass_after(THREE, last, first_two) is None


def test_nothing_marked_gives_no_mass() -> None:
    nothing = np.zeros(3, dtype=np.bool_)
    assert measures.separator_mass(THREE, nothing) is None
    assert measures.pronoun_mass(THREE, nothing, ~nothing) is None
    assert measures.pronoun_mass(THREE, ~nothing, nothing) is None


@given(any_weights)
def test_all_offsets_in_one_pass_equal_each_offset(weights: FloatArray) -> None:
    n = len(weights)
    one_by_one = [measures.offset_mass(weights, offset) for offset in range(1 - n, n)]
    np.testing.assert_allclose(measures.offset_masses(weights), one_by_one, atol=1e-12)


@given(any_weights)
def test_earlier_self_and_later_share_the_whole_weight(weights: FloatArray) -> None:
    n = len(weights)
    parts = (
        (n - 1) * measures.backward_mass(weights)
        + n * measures.self_mass(weights)
        + (n - 1) * measures.forward_mass(weights)
    )
    assert parts == pytest.approx(n)


@given(any_weights, st.integers(0, 2**31))
def test_entropy_lies_between_0_and_even(weights: FloatArray, seed: int) -> None:
    relative = measures.relative_entropy(weights)
    assert relative is not None
    assert -1e-12 <= relative <= 1 + 1e-12
    shuffled = np.random.default_rng(seed).permuted(weights, axis=-1)
    assert measures.relative_entropy(shuffled) == pytest.approx(relative)


@given(any_weights)
def test_float32_gives_the_same_measures(weights: FloatArray) -> None:
    single = weights.astype(np.float32)
    for measure in (measures.entropy, measures.relative_entropy, measures.backward_mass):
        assert measure(single) == pytest.approx(measure(weights), abs=1e-5)


def test_distance_of_equal_heads_is_0_and_of_disjoint_ones_1() -> None:
    eye = np.eye(4)
    assert similarity.head_distance(THREE, THREE) == 0
    assert similarity.head_distance(eye, eye[::-1]) == pytest.approx(1)
    assert similarity.head_similarity(eye, eye[::-1]) == pytest.approx(0)


def test_distance_of_a_known_pair() -> None:
    """One key against two even keys: JSD = H(3/4, 1/4) − 1/2 bit."""
    divergence = 0.75 * math.log2(4 / 3) + 0.25 * 2 - 0.5
    first, second = np.array([[1.0, 0.0]] * 2), np.array([[0.5, 0.5]] * 2)
    assert similarity.head_distance(first, second) == pytest.approx(math.sqrt(divergence))


def test_empty_rows_do_not_count_in_the_distance() -> None:
    masked = np.array([[1.0, 0.0], [0.0, 0.0]])
    assert similarity.head_distance(masked, np.array([[0.0, 1.0], [0.5, 0.5]])) == pytest.approx(1)
    assert similarity.head_distance(np.zeros((2, 2)), masked) is None
    assert similarity.head_similarity(np.zeros((2, 2)), masked) is None


@given(st.integers(0, 2**31), st.integers(1, 10))
def test_distance_is_a_metric(seed: int, n: int) -> None:
    a, b, c = (random_weights(seed + i, n) for i in range(3))
    ab, bc, ac = (similarity.head_distance(*pair) for pair in ((a, b), (b, c), (a, c)))
    assert ab == similarity.head_distance(b, a)
    assert 0 <= ab <= 1
    assert ac <= ab + bc + 1e-12


def test_hidden_tokens_lower_the_number_of_allowed_keys() -> None:
    mask = hidden_tokens_mask(3, [1])
    weights = np.array([[0.5, 0, 0.5]] * 3)
    assert measures.relative_entropy(weights, mask) == pytest.approx(1)


def test_the_entropy_of_each_row_is_that_of_a_loop_over_its_keys() -> None:
    """Rows with one key have no choice; the mean of the others is the head's relative entropy."""
    mask = causal_mask(6)
    weights = np.where(mask, random_weights(3, 6), 0)
    weights /= weights.sum(axis=1, keepdims=True)
    rows = measures.relative_row_entropies(weights, mask)
    assert math.isnan(rows[0])
    for query in range(1, 6):
        shares = [float(w) for w in weights[query, : query + 1]]
        nats = -sum(w * math.log(w) for w in shares)
        assert rows[query] == pytest.approx(nats / math.log(query + 1))
    assert measures.relative_entropy(weights, mask) == pytest.approx(rows[1:].mean())
    assert np.isnan(measures.relative_row_entropies(np.zeros((2, 2)))).all()


@pytest.mark.parametrize("empty", [0, 1, 3, 4])
def test_an_offset_leaves_out_the_empty_rows_that_have_its_target(empty: int) -> None:
    """Which rows have a target depends on the side: row 0 has no token before it."""
    n = 5
    weights = random_weights(8, n)
    weights[empty] = 0
    for offset in range(1 - n, n):
        rows = [q for q in range(n) if 0 <= q + offset < n and q != empty]
        wanted = sum(float(weights[q, q + offset]) for q in rows) / len(rows) if rows else None
        assert measures.offset_mass(weights, offset) == (wanted and pytest.approx(wanted))
        assert measures.offset_masses(weights)[n - 1 + offset] == pytest.approx(wanted or 0)


@pytest.mark.parametrize(
    "measure",
    [measures.entropy, measures.relative_entropy, measures.self_mass, measures.backward_mass],
)
def test_the_weights_of_all_heads_are_refused_by_a_measure_of_one(
    measure: Callable[[FloatArray], float | None],
) -> None:
    with pytest.raises(DimensionError, match=r"shape \(n, n\), not \(2, 3, 3\)"):
        measure(np.stack([THREE, THREE]))
    with pytest.raises(DimensionError, match=r"not \(2, 3, 3\)"):
        similarity.head_distance(THREE, np.stack([THREE, THREE]))


def test_lists_are_measured_as_arrays() -> None:
    assert measures.entropy([[0.5, 0.5]] * 2) == pytest.approx(math.log(2))  # type: ignore[arg-type]
    assert similarity.head_distance([[1.0, 0.0]], [[0.0, 1.0]]) == 1  # type: ignore[arg-type]

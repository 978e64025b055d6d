"""Random heads: the frozen stream, the order of the matrices, and the size of the scores."""

import numpy as np
import pytest

from mha_desktop.engine.attention import attend
from mha_desktop.engine.errors import DimensionError
from mha_desktop.engine.measures import relative_entropy
from mha_desktop.engine.positions import sinusoidal_positions
from mha_desktop.engine.random_heads import (
    TEXTBOOK_SCALE,
    default_scale,
    random_embedding,
    random_parameters,
)

TOKENS = ["The", "animal", "didn't", "cross", "the", "street", "because", "it", "was", "too", "."]


def test_the_stream_and_its_order_are_those_of_the_textbook() -> None:
    parameters = random_parameters(12, 4, n_kv_heads=2, d_k=5, seed=3, scale=0.5, dtype=np.float64)
    random = np.random.RandomState(3)
    shapes = {"w_q": (12, 20), "w_k": (12, 10), "w_v": (12, 10), "w_o": (20, 12)}
    for name, shape in shapes.items():
        np.testing.assert_array_equal(getattr(parameters, name), random.randn(*shape) * 0.5)


def test_the_first_numbers_of_seed_0_never_change() -> None:
    """NumPy freezes this stream; a changed value would change every picture in every lesson."""
    w_q = random_parameters(8, 2, scale=1.0, dtype=np.float64).w_q
    first = [1.764052345967664, 0.4001572083672233, 0.9787379841057392]
    np.testing.assert_array_equal(w_q[0, :3], first)


def test_the_same_seed_gives_the_same_bits_and_another_seed_others() -> None:
    first = random_parameters(64, 8, seed=1)
    random_parameters(64, 8, seed=2)
    again = random_parameters(64, 8, seed=1)
    assert first.w_o.tobytes() == again.w_o.tobytes()
    assert not np.array_equal(first.w_q, random_parameters(64, 8, seed=2).w_q)


def test_the_number_of_heads_only_decides_where_the_matrices_are_cut() -> None:
    np.testing.assert_array_equal(random_parameters(64, 1).w_q, random_parameters(64, 16).w_q)


def test_float32_by_default() -> None:
    assert random_parameters(8, 2).w_v.dtype == np.float32
    assert random_embedding(TOKENS, 8, positions=True).dtype == np.float32


@pytest.mark.parametrize("d_model", [64, 512])
@pytest.mark.parametrize(("positions", "deviation"), [(True, 1.5), (False, 1.0)])
def test_scores_have_the_deviation_that_the_default_scale_promises(
    d_model: int, positions: bool, deviation: float
) -> None:
    x = random_embedding(TOKENS, d_model, positions=positions, dtype=np.float64)
    scores = [
        attend(x, random_parameters(d_model, 8, seed=seed, dtype=np.float64)).scores
        for seed in range(12)
    ]
    assert np.std(scores) == pytest.approx(deviation, rel=0.15)


def test_the_textbook_scale_gives_almost_even_weights() -> None:
    x = random_embedding(TOKENS, 512, positions=True)
    trace = attend(x, random_parameters(512, 8, scale=TEXTBOOK_SCALE))
    default = attend(x, random_parameters(512, 8))
    assert all(relative_entropy(head) > 0.98 for head in trace.weights)
    assert all(relative_entropy(head) < 0.95 for head in default.weights)


def test_default_scale_is_one_over_the_root_of_d_model() -> None:
    assert default_scale(400) == pytest.approx(0.05)


def test_the_embedding_is_content_plus_sinusoids() -> None:
    content = random_embedding(TOKENS, 16, positions=False, dtype=np.float64)
    with_positions = random_embedding(TOKENS, 16, positions=True, dtype=np.float64)
    np.testing.assert_allclose(with_positions - content, sinusoidal_positions(len(TOKENS), 16))
    np.testing.assert_array_equal(content[0], content[4])


def test_content_has_unit_variance() -> None:
    x = random_embedding([f"word{i}" for i in range(200)], 256, positions=False)
    assert np.std(x) == pytest.approx(1, abs=0.02)
    assert np.mean(x) == pytest.approx(0, abs=0.02)


@pytest.mark.parametrize("d_model", [1, 3, 4096])
def test_every_width_has_an_embedding(d_model: int) -> None:
    assert random_embedding(["a", "b"], d_model, positions=True).shape == (2, d_model)


def test_no_tokens_give_no_rows() -> None:
    assert random_embedding([], 16, positions=True).shape == (0, 16)


def test_uneven_heads_are_refused_with_the_nearest_legal_numbers() -> None:
    with pytest.raises(DimensionError, match="50 is not divisible by 8") as refused:
        random_parameters(50, 8)
    assert refused.value.nearest == (48, 56)

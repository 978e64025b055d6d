"""The spectrum of W_Q · W_Kᵀ from small factors, against that of the whole product."""

import numpy as np
import pytest

from mha_desktop.engine.bilinear import bilinear_spectrum, effective_rank, numerical_rank

EPS = float(np.finfo(np.float32).eps)


@pytest.mark.parametrize(("d_model", "d_k"), [(40, 8), (16, 16), (12, 1), (8, 20), (1, 1)])
def test_it_is_the_spectrum_of_the_whole_product(d_model: int, d_k: int) -> None:
    rng = np.random.default_rng(d_model)
    w_q, w_k = rng.normal(size=(2, d_model, d_k))
    whole = np.linalg.svd(w_q @ w_k.T, compute_uv=False)
    found = bilinear_spectrum(w_q, w_k)
    kept = min(d_model, d_k)
    assert found.shape == (kept,)
    np.testing.assert_allclose(found, whole[:kept], rtol=1e-10, atol=1e-12 * whole[0])
    np.testing.assert_allclose(whole[kept:], 0, atol=1e-12 * whole[0])


def test_zero_columns_lower_the_rank() -> None:
    rng = np.random.default_rng(0)
    w_q, w_k = rng.normal(size=(2, 30, 10)).astype(np.float32)
    w_q[:, 6:] = 0
    assert numerical_rank(bilinear_spectrum(w_q, w_k), 30, EPS) == 6


def test_a_zero_matrix_has_no_rank() -> None:
    spectrum = bilinear_spectrum(np.zeros((9, 3)), np.ones((9, 3)))
    assert (spectrum == 0).all()
    assert numerical_rank(spectrum, 9, EPS) == 0
    assert effective_rank(spectrum) is None


def test_the_effective_rank_counts_equal_directions() -> None:
    assert effective_rank(np.array([2.0, 2, 2, 0, 0])) == pytest.approx(3)
    assert effective_rank(np.array([5.0])) == pytest.approx(1)
    assert 1 < effective_rank(np.array([1.0, 0.1])) < 2


def test_an_orthonormal_pair_keeps_every_direction() -> None:
    basis = np.linalg.qr(np.random.default_rng(2).normal(size=(20, 7))).Q
    spectrum = bilinear_spectrum(basis, basis)
    np.testing.assert_allclose(spectrum, 1, rtol=1e-12)
    assert effective_rank(spectrum) == pytest.approx(7)

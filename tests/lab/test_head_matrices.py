"""The matrices of one head are the ones that its numbers come from."""

import numpy as np
import pytest

from mha_desktop.lab.head_matrices import MATRIX_NAMES, head_matrix, head_spectrum
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState, RandomHeads

D_MODEL, D_K = 64, 8


def evaluated(**fields: object) -> LabResult:
    given = {"sentence": "Dog bites man", "d_model": D_MODEL, "source": RandomHeads(), **fields}
    result = Laboratory().evaluate(resolve(LabState(**given)).state)
    assert result is not None
    return result


@pytest.mark.parametrize("grouping", [tuple(range(8)), (0, 0, 0, 0, 1, 1, 1, 1), (0,) * 8])
@pytest.mark.parametrize("head", [0, 5, 7])
def test_queries_keys_and_values_are_products_with_the_matrices(
    grouping: tuple[int, ...], head: int
) -> None:
    result = evaluated(kv_head_of=grouping)
    m = {name: head_matrix(result, head, name) for name in MATRIX_NAMES}
    for name, matrix in (("q", "W_Q"), ("k", "W_K"), ("v", "W_V")):
        np.testing.assert_allclose(m[name], m["x"] @ m[matrix], atol=1e-4)
    scores = m["q"] @ m["k"].T / np.sqrt(D_K)
    np.testing.assert_allclose(scores, result.trace.scores[head], atol=1e-4)
    written = result.trace.weights[head] @ m["v"] @ m["W_O"]
    np.testing.assert_allclose(written, result.trace.contributions[head], atol=1e-4)
    assert m["W_O"].shape == (D_K, D_MODEL)


def test_the_spectrum_is_that_of_the_product_of_the_shared_head() -> None:
    result = evaluated(kv_head_of=(0, 0, 0, 0, 1, 1, 1, 1))
    spectrum = head_spectrum(result.trace.parameters, 6)
    product = head_matrix(result, 6, "W_Q") @ head_matrix(result, 6, "W_K").T
    whole = np.linalg.svd(product.astype(np.float64), compute_uv=False)
    np.testing.assert_allclose(spectrum.values, whole[:D_K], rtol=1e-4)
    assert (spectrum.rank, spectrum.d_k, spectrum.d_model) == (D_K, D_K, D_MODEL)

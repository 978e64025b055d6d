"""How much each head adds, without the array of all contributions."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only


@dataclass(frozen=True, eq=False)
class UnmixedNorms:
    """Norms of head output times band of w_o before any gain, taken when first asked for.

    They outlive a change of gains, so that moving a fader only scales them.
    """

    head_outputs: FloatArray  # (h, n, d_k)
    w_o: FloatArray  # (h * d_k, d_model)

    @cached_property
    def per_token(self) -> FloatArray:
        """Norm of ``head_outputs[i, t] @ band i of w_o``, shape (n_heads, n)."""
        n_heads, n, d_k = self.head_outputs.shape
        d_model = self.w_o.shape[1]
        bands = self.w_o.reshape(n_heads, d_k, d_model)
        of_head = _norms_by_gram if d_k * (d_model + n) < n * d_model else _norms_by_product
        norms = np.empty((n_heads, n), dtype=np.result_type(self.head_outputs, self.w_o))
        for head, (z, band) in enumerate(zip(self.head_outputs, bands, strict=True)):
            norms[head] = of_head(z, band)
        return read_only(norms)


def _norms_by_gram(z: FloatArray, band: FloatArray) -> FloatArray:
    """Row norms of z·W from z·(W·Wᵀ)·zᵀ: cheaper where W is wider than high."""
    squares = np.einsum("nd,nd->n", z @ (band @ band.T), z)
    return np.asarray(np.sqrt(np.maximum(squares, 0)))


def _norms_by_product(z: FloatArray, band: FloatArray) -> FloatArray:
    product = z @ band
    return np.asarray(np.sqrt(np.einsum("nm,nm->n", product, product)))

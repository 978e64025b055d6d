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
        is_wide = d_k * (d_model + n) < n * d_model
        norms = _norms_by_gram if is_wide else _norms_by_product
        return read_only(norms(self.head_outputs, bands))


def _norms_by_gram(head_outputs: FloatArray, bands: FloatArray) -> FloatArray:
    """Row norms of z·W from z·(W·Wᵀ)·zᵀ: cheaper where W is wider than high."""
    grams = bands @ bands.swapaxes(1, 2)
    squares = np.einsum("hnd,hnd->hn", head_outputs @ grams, head_outputs)
    return np.asarray(np.sqrt(np.maximum(squares, 0)))


def _norms_by_product(head_outputs: FloatArray, bands: FloatArray) -> FloatArray:
    """Row norms of z·W, one head's product at a time."""
    products = (z @ band for z, band in zip(head_outputs, bands, strict=True))
    squares = [np.einsum("nm,nm->n", product, product) for product in products]
    return np.asarray(np.sqrt(np.stack(squares)))

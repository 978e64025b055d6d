"""W_Q · W_Kᵀ of a head as a bilinear form: how many directions it compares tokens along."""

import numpy as np

from mha_desktop.engine.arrays import FloatArray


def bilinear_spectrum(w_q: FloatArray, w_k: FloatArray) -> FloatArray:
    """Return the singular values of ``w_q @ w_k.T`` that can differ from 0, largest first.

    The product of (d_model, d_k) and (d_k, d_model) has a rank of d_k at most. With thin QR
    factors, W_Q = Q₁R₁ and W_K = Q₂R₂, it is Q₁(R₁R₂ᵀ)Q₂ᵀ, whose singular values are those of the
    small matrix in the middle (Golub and Van Loan 2013, section 5.2).

    Parameters
    ----------
    w_q, w_k : ndarray, shape (d_model, d_k)

    Returns
    -------
    ndarray of float64, shape (min(d_model, d_k),)
        All later singular values are exactly 0.
    """
    first, second = (np.linalg.qr(w.astype(np.float64)).R for w in (w_q, w_k))
    return np.asarray(np.linalg.svd(first @ second.T, full_matrices=False, compute_uv=False))


def effective_rank(spectrum: FloatArray) -> float | None:
    """Return exp(entropy) of the singular values' shares of their sum (Roy and Vetterli 2007).

    It is r for r equal ones; None if all are 0.
    """
    total = float(spectrum.sum())
    if not total:
        return None
    shares = spectrum[spectrum > 0] / total
    return float(np.exp(-np.sum(shares * np.log(shares))))


def numerical_rank(spectrum: FloatArray, d_model: int, epsilon: float) -> int:
    """Count the singular values that rounding does not explain.

    Parameters
    ----------
    spectrum : ndarray
        Largest first.
    d_model : int
        Rows and columns of the matrix.
    epsilon : float
        Of the type in which the matrices are stored.
    """
    largest = float(spectrum.max(initial=0))
    return int(np.count_nonzero(spectrum > largest * d_model * epsilon))

"""Matrices that multiply the same vectors, stored as one block, so that one product does them all.

The block is the transpose of the matrices side by side. That is how torch stores them as well, and
how the BLAS library reads them fastest: three products in one, of rows that lie in one piece.
"""

from collections.abc import Sequence
from itertools import accumulate

import numpy as np
from numpy.typing import DTypeLike

from mha_desktop.engine.arrays import FloatArray


def empty_matrices(rows: int, widths: Sequence[int], dtype: DTypeLike) -> list[FloatArray]:
    """Return matrices of shape (rows, width), to be filled, that are views of one block."""
    block = np.empty((sum(widths), rows), dtype)
    return [
        block[end - width : end].T for width, end in zip(widths, accumulate(widths), strict=True)
    ]


def packed(*matrices: FloatArray) -> list[FloatArray]:
    """Return copies of matrices with equally many rows that are views of one block."""
    widths = [matrix.shape[1] for matrix in matrices]
    copies = empty_matrices(len(matrices[0]), widths, np.result_type(*matrices))
    for copy, matrix in zip(copies, matrices, strict=True):
        copy[...] = matrix
    return copies


def side_by_side(*matrices: FloatArray) -> FloatArray:
    """Return the matrices side by side, shape (rows, sum of widths); copied only if they must be.

    Views that `empty_matrices` or `packed` returned, in the same order, are read where they lie.
    """
    return _common_block(matrices) if _are_one_block(matrices) else _common_block(packed(*matrices))


def _common_block(matrices: Sequence[FloatArray]) -> FloatArray:
    block = matrices[0].base
    assert block is not None
    return block.T


def _are_one_block(matrices: Sequence[FloatArray]) -> bool:
    """Return whether the transposes are all the rows of one array, in order and without gaps."""
    block = matrices[0].base  # NumPy names the array that owns the memory, however many views deep
    if not isinstance(block, np.ndarray) or not block.flags.c_contiguous:
        return False
    rows, ends = len(matrices[0]), accumulate(matrix.nbytes for matrix in matrices)
    return block.shape == (sum(matrix.shape[1] for matrix in matrices), rows) and all(
        matrix.base is block
        and matrix.dtype == block.dtype
        and matrix.flags.f_contiguous
        and matrix.ctypes.data + matrix.nbytes == block.ctypes.data + end
        for matrix, end in zip(matrices, ends, strict=True)
    )

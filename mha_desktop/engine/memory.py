"""Large arrays whose memory is used again.

The operating system clears fresh memory page by page when it is first written, which for the
weights of many heads takes as long as computing them.
"""

import math
import weakref
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mha_desktop.engine.arrays import FloatArray

# Smaller arrays come from memory that the process already has.
SMALLEST_BYTES = 1 << 18
MOST_IDLE_BYTES = 1 << 29

_Block = NDArray[np.uint8]


class RecycledMemory:
    """Hands out arrays on blocks of memory that earlier arrays have left."""

    def __init__(self) -> None:
        self._idle: dict[int, list[_Block]] = {}  # by size

    def empty(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> FloatArray:
        """Return an array with arbitrary contents, as `numpy.empty` does."""
        size = math.prod(shape) * dtype.itemsize
        if size < SMALLEST_BYTES:
            return np.empty(shape, dtype)
        block = self._take(_rounded_up(size))
        loan = _Loan(block)
        weakref.finalize(loan, self._give_back, block).atexit = False
        return np.asarray(loan)[:size].view(dtype).reshape(shape)

    def _take(self, size: int) -> _Block:
        try:
            return self._idle[size].pop()
        except (KeyError, IndexError):
            return np.empty(size, np.uint8)

    def _give_back(self, block: _Block) -> None:
        idle_bytes = sum(size * len(blocks) for size, blocks in list(self._idle.items()))
        if idle_bytes + len(block) > MOST_IDLE_BYTES:
            self._idle.clear()
        self._idle.setdefault(len(block), []).append(block)


class _Loan:
    """Lends a block to arrays: they keep it alive, and it ends with the last of them."""

    def __init__(self, block: _Block) -> None:
        self.__array_interface__ = block.__array_interface__


def _rounded_up(size: int) -> int:
    """Return the next size of three significant bits, so that nearly equal arrays share blocks."""
    step = 1 << (size.bit_length() - 3)
    return -(-size // step) * step


memory = RecycledMemory()

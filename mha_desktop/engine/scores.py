"""The scores of a pass, made when somebody looks at them."""

import threading
from collections.abc import Iterable

import numpy as np

from mha_desktop.engine import stages
from mha_desktop.engine.arrays import FloatArray, IntArray, read_only
from mha_desktop.engine.threads import crew_for

SHARE_FROM = 1 << 23  # multiply-adds


class Scores:
    """q·k / sqrt(d_k) of all heads, shape (n_heads, n, n); each head is made once, when asked for.

    A pass has scores only for as long as it takes to make weights of them, in the same place: with
    both written down, 1024 tokens and 12 heads take 6 % longer, and twice the memory. They follow
    from q and k alone, so that it makes no difference when they are made, and any thread may ask.
    """

    def __init__(self, q: FloatArray, k: FloatArray, kv_head_of: IntArray) -> None:
        self._q, self._k, self._kv_head_of = q, k, kv_head_of
        self._lock = threading.Lock()
        self._array: FloatArray | None = None
        self._heads = range(len(q))
        self._missing = set(self._heads)

    @classmethod
    def known(cls, array: FloatArray) -> "Scores":
        """Return scores that are made already."""
        scores = cls(array[:0], array[:0], np.empty(0, np.intp))
        scores._array, scores._heads = array, range(len(array))
        return scores

    def of_head(self, head: int) -> FloatArray:
        """Return the scores of one head, shape (n, n), read-only."""
        return read_only(self._made([self._heads[head]])[head])

    def of_all(self) -> FloatArray:
        """Return the scores of all heads, shape (n_heads, n, n), read-only."""
        return read_only(self._made(self._heads))

    def _made(self, heads: Iterable[int]) -> FloatArray:
        """Return the array, with these heads in it."""
        with self._lock:
            if self._array is None:
                self._array = stages.blank_square(self._q)
            missing = self._missing.intersection(heads)
            if missing:
                self._make(self._array, missing)
            self._missing -= missing
            return self._array

    def _make(self, array: FloatArray, heads: set[int]) -> None:
        """Write the scores of some heads; one thread at a time, for others read the rest."""

        def fill(band: slice) -> None:
            tile = band, slice(None)
            stages.score(array, self._q, self._k, self._kv_head_of, tile)

        bands = [slice(head, head + 1) for head in sorted(heads)]
        if len(heads) == len(array):
            bands = stages.bands(len(array), array[0].size)
        work = len(heads) * array[0].size * self._q.shape[2]
        with np.errstate(over="ignore", invalid="ignore"), crew_for(work, SHARE_FROM) as crew:
            crew.share(fill, bands)

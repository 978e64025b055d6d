"""What every result has, whether it was computed or read from a file: the weights of its heads."""

from typing import Protocol

from mha_desktop.engine.arrays import BoolArray, FloatArray
from mha_desktop.lab.state import LabState


class HeadWeights(Protocol):
    """Weights, and whose they are."""

    @property
    def state(self) -> LabState:
        """The legal state that they belong to."""
        ...

    @property
    def tokens(self) -> tuple[str, ...]:
        """The queries, which are the keys, too."""
        ...

    @property
    def weights(self) -> FloatArray:
        """Shape (n_heads, n, n); rows are queries, columns are keys."""
        ...

    @property
    def undefined(self) -> BoolArray | None:
        """Rows, shape (n_heads, n), whose weights are 0/0 and stand as 0; None for none."""
        ...

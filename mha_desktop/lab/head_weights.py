"""What every result has, whether it was computed or read from a file: the weights of its heads."""

from typing import Protocol

from mha_desktop.engine.arrays import BoolArray, FloatArray
from mha_desktop.engine.lexicon import TokenKinds
from mha_desktop.engine.roles import HeadRole
from mha_desktop.lab.state import LabState


class HeadWeights(Protocol):
    """Weights, and what is known about them."""

    @property
    def state(self) -> LabState:
        """The legal state that they belong to; it has as many heads as they have."""
        ...

    @property
    def tokens(self) -> tuple[str, ...]:
        """The queries, which are the keys, too."""
        ...

    @property
    def weights(self) -> FloatArray:
        """Shape (n_heads, n, n); rows are queries, columns are keys."""
        ...

    def measurable(self, heads: slice) -> FloatArray:
        """Return weights that measures mean something for: 0 where a row is no distribution."""
        ...

    @property
    def mask(self) -> BoolArray | None:
        """Which query may look at which key, shape (n, n); None for all, or if it is not known."""
        ...

    @property
    def kinds(self) -> TokenKinds:
        """Which tokens are separators, rare words, pronouns and so on."""
        ...

    @property
    def meant(self) -> tuple[HeadRole, ...] | None:
        """What each head was made for; None where nobody made them for anything."""
        ...

    @property
    def undefined(self) -> BoolArray | None:
        """Rows, shape (n_heads, n), whose weights are 0/0 and stand as 0; None for none."""
        ...

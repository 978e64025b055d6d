"""Which columns of the output each head reaches through one W_O or another."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.projections import (
    column_reach,
    identity_output,
    orthogonal_output,
    shuffled_output,
)
from mha_desktop.lab.laboratory import Cancelled
from mha_desktop.lab.state import (
    IdentityProjection,
    OrthogonalProjection,
    OutputProjection,
    ShuffledProjection,
    SourceProjection,
)

# A block with less than this share of a head's squared strength counts as not reached.
_LEAST_SHARE = 0.001


@dataclass(frozen=True, eq=False)
class ProjectionReach:
    """How strongly each head writes into each block of columns.

    Attributes
    ----------
    projection : OutputProjection
    blocks : ndarray, shape (n_heads, n_heads)
        Frobenius norm of each head's band of W_O within each block of d_model / n_heads columns.
    """

    projection: OutputProjection
    blocks: FloatArray

    def own_share(self) -> float:
        """Return the mean share of a head's squared strength that lies in its own block."""
        return float(np.diagonal(self._shares()).mean())

    def fewest_reached(self) -> int:
        """Return how many blocks the least far-reaching head writes into."""
        return int((self._shares() >= _LEAST_SHARE / len(self.blocks)).sum(axis=1).min())

    def _shares(self) -> FloatArray:
        squares = np.square(self.blocks)
        totals = squares.sum(axis=1, keepdims=True)
        return np.asarray(np.divide(squares, totals, out=np.zeros_like(squares), where=totals > 0))


def reach_through(w_o: FloatArray, n_heads: int, projection: OutputProjection) -> ProjectionReach:
    """Return the reach of heads through the W_O, shape (n_heads * d_k, d_model), of a choice."""
    return ProjectionReach(projection, read_only(column_reach(w_o, n_heads)))


def reaches(
    source: AttentionParameters,
    projections: Sequence[OutputProjection],
    cancelled: Callable[[], bool] = lambda: False,
) -> tuple[ProjectionReach, ...]:
    """Return the reach of the heads of a source through each of some choices of W_O.

    Parameters
    ----------
    source : AttentionParameters
    projections : sequence of OutputProjection
    cancelled : callable
        Asked before each of them: a wide orthogonal matrix takes seconds.

    Raises
    ------
    Cancelled
        If `cancelled` said so.
    """
    found = []
    for projection in projections:
        if cancelled():
            raise Cancelled
        w_o = _projected(source, projection).w_o
        found.append(reach_through(w_o, source.n_heads, projection))
    return tuple(found)


def _projected(source: AttentionParameters, projection: OutputProjection) -> AttentionParameters:
    match projection:
        case SourceProjection():
            return source
        case IdentityProjection():
            return identity_output(source)
        case OrthogonalProjection(seed):
            return orthogonal_output(source, seed)
        case ShuffledProjection(seed):
            return shuffled_output(source, seed)

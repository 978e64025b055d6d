"""The measures that the table of heads shows, made on a worker."""

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.heads_measured import head_blocks, measured_heads
from mha_desktop.lab.laboratory import Cancelled
from mha_desktop.qt.models.head_roles import HeadRoles
from mha_desktop.qt.models.heads_table_texts import HeadColumn

_MEASURED = range(HeadColumn.ENTROPY, HeadColumn.KV_HEAD)


class Measured(NamedTuple):
    """The heads of a result, measured.

    Attributes
    ----------
    of : HeadWeights
    columns : ndarray, shape (7, h)
        Entropy to separator, NaN for what this sentence leaves undefined.
    names : tuple of str
    roles : HeadRoles
        With every head measured.
    """

    of: HeadWeights
    columns: FloatArray
    names: tuple[str, ...]
    roles: HeadRoles

    @property
    def any_known(self) -> bool:
        """Whether any head has any measure."""
        return not bool(np.isnan(self.columns).all())

    def share(self, head: int, column: HeadColumn) -> float | None:
        """Return a measure, 0 to 1; None where it is undefined, and for other columns."""
        if column not in _MEASURED:
            return None
        value = float(self.columns[column - HeadColumn.ENTROPY, head])
        return None if math.isnan(value) else value


def measure_heads(
    result: HeadWeights, cancelled: Callable[[], bool], progress: Callable[[int, int], None]
) -> Measured:
    """Measure the heads of a result.

    Raises
    ------
    Cancelled
        If `cancelled` said so.
    """
    found = measured_heads(result, cancelled=cancelled, progress=progress)
    roles = HeadRoles(result)
    names: list[str] = []
    for heads in head_blocks(result):
        if cancelled():
            raise Cancelled
        names += roles[heads.start : heads.stop]
    columns = np.stack(
        [
            found.entropy, found.previous, found.itself, found.following,
            found.backward, found.first, found.separator,
        ]
    )  # fmt: skip
    return Measured(result, columns, tuple(names), roles)

"""What the heads of a result do, each measured when it is asked for, and once."""

from collections.abc import Sequence
from typing import overload

from mha_desktop.engine.roles import measured_role
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.qt.models.head_text import MeasuredRole, role_text


class HeadRoles(Sequence[str]):
    """The roles of all heads in words; empty where a head has none."""

    def __init__(self, result: LabResult | None) -> None:
        self._result = result
        self._measured: dict[int, MeasuredRole] = {}

    @property
    def measured(self) -> int:
        """How many heads have been measured."""
        return len(self._measured)

    def measure(self, head: int) -> MeasuredRole:
        """Return what a head does, and the share of its weight that does it."""
        if head not in self._measured:
            result = self._required()
            weights = result.trace.weights[head]
            self._measured[head] = measured_role(weights, result.kinds, result.mask)
        return self._measured[head]

    def __len__(self) -> int:
        return 0 if self._result is None else self._result.state.n_heads

    @overload
    def __getitem__(self, head: int) -> str: ...
    @overload
    def __getitem__(self, head: slice) -> list[str]: ...
    def __getitem__(self, head: int | slice) -> str | list[str]:
        """Return the role of a head in words."""
        if isinstance(head, slice):
            return [self[one] for one in range(len(self))[head]]
        head = range(len(self))[head]
        return role_text(self._required(), head, self.measure(head))

    def _required(self) -> LabResult:
        if self._result is None:
            raise LookupError("there are no heads: the sentence has no tokens")
        return self._result

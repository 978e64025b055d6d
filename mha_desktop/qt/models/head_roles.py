"""What the heads of a result do, each measured when it is asked for, and once."""

from collections.abc import Sequence
from typing import overload
from weakref import WeakKeyDictionary

from mha_desktop.engine.roles import MeasuredRole, measured_roles
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.qt.models.head_text import role_text

# The names of so few heads have room in the grid: all are soon asked for.
_FEW = 8


# What a worker measured along with the numbers is there for whoever shows them.
_MEASURED: WeakKeyDictionary[HeadWeights, dict[int, MeasuredRole]] = WeakKeyDictionary()


class HeadRoles(Sequence[str]):
    """The roles of all heads in words; empty where a head has none."""

    def __init__(self, result: HeadWeights | None) -> None:
        self._result = result
        self._measured = {} if result is None else _MEASURED.setdefault(result, {})

    @property
    def measured(self) -> int:
        """How many heads have been measured."""
        return len(self._measured)

    def measure(self, head: int) -> MeasuredRole:
        """Return what a head does, and the share of its weight that does it."""
        few = len(self) <= _FEW
        self._measure(range(len(self)) if few else range(head, head + 1))
        return self._measured[head]

    def _measure(self, heads: range) -> None:
        """Measure heads in one pass, which takes a quarter of the time of one after the other."""
        if all(head in self._measured for head in heads):
            return
        result = self._required()
        weights = result.measurable(slice(heads.start, heads.stop))
        found = measured_roles(weights, result.kinds, result.mask)
        self._measured |= zip(heads, found, strict=True)

    def __len__(self) -> int:
        return 0 if self._result is None else self._result.state.n_heads

    @overload
    def __getitem__(self, head: int) -> str: ...
    @overload
    def __getitem__(self, head: slice) -> list[str]: ...
    def __getitem__(self, head: int | slice) -> str | list[str]:
        """Return the role of a head in words, or those of neighbours, measured together."""
        if isinstance(head, slice):
            heads = range(len(self))[head]
            self._measure(heads)
            return [self[one] for one in heads]
        head = range(len(self))[head]
        return role_text(self._required(), head, self.measure(head))

    def _required(self) -> HeadWeights:
        if self._result is None:
            raise LookupError("there are no heads: the sentence has no tokens")
        return self._result


def known_roles(result: HeadWeights | None) -> HeadRoles:
    """Return the roles of a result, measured where all would be asked for soon; for a worker."""
    roles = HeadRoles(result)
    if 0 < len(roles) <= _FEW:
        roles.measure(0)
    return roles


class HiddenRoles(HeadRoles):
    """No head says what it does; what it does can still be measured."""

    @overload
    def __getitem__(self, head: int) -> str: ...
    @overload
    def __getitem__(self, head: slice) -> list[str]: ...
    def __getitem__(self, head: int | slice) -> str | list[str]:
        """Return nothing, or a list of it."""
        return "" if isinstance(head, int) else [""] * len(range(len(self))[head])

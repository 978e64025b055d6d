"""Things that were made last, found again by what they were made from."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

_Key = TypeVar("_Key", bound=Hashable)
_Value = TypeVar("_Value")


class Recent(Generic[_Key, _Value]):
    """Keeps the values that were used last, within two limits.

    Parameters
    ----------
    most : int
        How many values are kept.
    most_bytes : int
        How much memory they may take together; a value larger than this is not kept.
    """

    def __init__(self, most: int, most_bytes: int) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._kept: OrderedDict[_Key, tuple[_Value, int]] = OrderedDict()

    def get(self, key: _Key) -> _Value | None:
        """Return the value kept for `key`, or None; it counts as used."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key][0]

    def keep(self, key: _Key, value: _Value, size: int) -> None:
        """Keep a value of `size` bytes; those used longest ago make room."""
        self._kept[key] = value, size
        while len(self._kept) > self._most or self._bytes() > self._most_bytes:
            self._kept.popitem(last=False)

    def _bytes(self) -> int:
        return sum(size for _, size in self._kept.values())

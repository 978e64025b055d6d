"""Frozen objects as keys: what was made from one is right for that one only."""

from weakref import ref


class Same:
    """A key that equals other keys of the very same object, whatever the object compares equal to.

    It does not keep the object: a picture must not keep the many megabytes of its numbers. Once
    they are gone, the key equals no other, also not that of a new object in the same place.

    Parameters
    ----------
    frozen : object
        Such as a read-only array.
    """

    __slots__ = ("_hash", "_object")

    def __init__(self, frozen: object) -> None:
        self._object, self._hash = ref(frozen), id(frozen)

    def __hash__(self) -> int:
        """Agree with `__eq__`, also when the object is gone."""
        return self._hash

    def __eq__(self, other: object) -> bool:
        """Whether both stand for one object that still exists."""
        if not isinstance(other, Same):
            return NotImplemented
        mine = self._object()
        return mine is not None and mine is other._object()

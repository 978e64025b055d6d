"""Which chips are selected, and which one the keyboard is on."""

from collections.abc import Collection


class ChipSelection:
    """Selection of query heads with a current one, as in any list.

    Attributes
    ----------
    current : int
        The head that the keyboard is on.
    heads : frozenset of int
        The selected heads.
    """

    def __init__(self) -> None:
        self.current = 0
        self.heads: frozenset[int] = frozenset({0})
        self._anchor = 0

    def pick(self, head: int) -> None:
        """Select one head only."""
        self.pick_all((head,), head)

    def pick_all(self, heads: Collection[int], current: int) -> None:
        """Select these heads and no others."""
        self.go_to(current)
        self.heads = frozenset(heads)

    def go_to(self, head: int) -> None:
        """Put the keyboard on a head, and leave the selection as it is."""
        self.current = self._anchor = head

    def toggle(self, head: int) -> None:
        """Select a head as well, or no longer."""
        self.go_to(head)
        self.heads ^= {head}

    def extend(self, head: int, order: tuple[int, ...]) -> None:
        """Select everything from the head picked last to this one, in the order of the chips."""
        start, end = sorted((order.index(self._anchor), order.index(head)))
        self.current = head
        self.heads = frozenset(order[start : end + 1])

    def fit(self, n_heads: int) -> None:
        """Forget heads that are no longer there."""
        self.heads = frozenset(head for head in self.heads if head < n_heads)
        self.current = min(self.current, n_heads - 1)
        self._anchor = min(self._anchor, n_heads - 1)

    @property
    def moving(self) -> frozenset[int]:
        """The heads that an edit moves: the selected ones, if the current one is among them."""
        return self.heads if self.current in self.heads else frozenset({self.current})

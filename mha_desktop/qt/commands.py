"""The one command of the undo stack: from one lab state to another."""

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from mha_desktop.lab.state import LabState

# Any value above -1 lets Qt ask `mergeWith`.
_COMMAND_ID = 1


class ChangeLab(QUndoCommand):
    """Replaces the lab's state. Steps of one gesture merge into one command.

    Parameters
    ----------
    apply : callable
        Puts a state into the store.
    old, new : LabState
    text : str
        What the Edit menu calls it, translated.
    gesture : object or None
        Commands with the same gesture merge; None never merges.
    """

    def __init__(
        self,
        apply: Callable[[LabState], None],
        old: LabState,
        new: LabState,
        text: str,
        gesture: object | None,
    ) -> None:
        super().__init__(text)
        self._apply = apply
        self.old = old
        self.new = new
        self.gesture = gesture

    def id(self) -> int:
        """Tell Qt that commands of this kind may merge."""
        return _COMMAND_ID

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take over the later step of the same gesture; vanish if it came back to the start."""
        if not isinstance(other, ChangeLab) or self.gesture is None:
            return False
        if other.gesture != self.gesture:
            return False
        self.new = other.new
        self.setObsolete(self.new == self.old)
        return True

    def redo(self) -> None:
        """Put the new state into the store."""
        self._apply(self.new)

    def undo(self) -> None:
        """Put the old state into the store."""
        self._apply(self.old)

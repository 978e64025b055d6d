"""What a presentation goes through, one step after the other."""

from typing import Protocol

from PySide6.QtCore import SignalInstance


class Paged(Protocol):
    """A lesson, or the heads one after the other."""

    @property
    def paged(self) -> SignalInstance:
        """Emitted without a value when another step is on show, or more of it."""
        ...

    @property
    def place(self) -> str:
        """Where the presentation is: "Head 3 of 8"."""
        ...

    @property
    def present(self) -> str:
        """What is on show, in a few words."""
        ...

    @property
    def coming(self) -> str:
        """What the next step shows; empty at the end."""
        ...

    @property
    def can_reveal(self) -> bool:
        """Whether there is an answer that is still hidden."""
        ...

    @property
    def waits(self) -> bool:
        """Whether the hidden answer has to be shown before it goes on."""
        ...

    def next(self) -> None:
        """Go on; at the end nothing happens."""
        ...

    def back(self) -> None:
        """Go back; at the start nothing happens."""
        ...

    def reveal(self) -> None:
        """Show the answer."""
        ...

    def choose(self, number: int) -> None:
        """Choose an answer, counted from 1, where there are some."""
        ...

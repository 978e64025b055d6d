"""Which steps of the lab belong together: those of one drag, or of one burst of typing."""

from PySide6.QtCore import QObject, QTimer

from mha_desktop.lab.state import LabState

TYPING_PAUSE_MS = 1000


class Gesture(QObject):
    """Steps of one gesture merge into one command until it ends.

    They all start from the state before the first of them, so a drag that comes back restores
    exactly that state.

    Parameters
    ----------
    parent : QObject, optional
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._base: tuple[str, LabState] | None = None
        self.pause = QTimer(self, singleShot=True, interval=TYPING_PAUSE_MS)
        self.pause.timeout.connect(self.end)

    def base_of(self, name: str | None, present: LabState) -> LabState:
        """Return the state that a step starts from; a step of another gesture ends this one.

        Parameters
        ----------
        name : str or None
            Of the gesture; None for a step that belongs to none.
        present : LabState
        """
        if name is None or (self._base is not None and self._base[0] != name):
            self.end()
        if name is None:
            return present
        if self._base is None:
            self._base = (name, present)
        return self._base[1]

    def key_of(self, name: str | None) -> object:
        """Return what commands that merge have in common; None for one that merges with none."""
        return None if name is None else (name, self._number)

    def end(self) -> None:
        """End the gesture: the next step is a command of its own."""
        self.pause.stop()
        self._number += 1
        self._base = None

    def end_after_pause(self) -> None:
        """End the gesture when nothing comes for a second."""
        self.pause.start()

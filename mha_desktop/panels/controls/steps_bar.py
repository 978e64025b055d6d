"""How far something is that takes several steps."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QProgressBar


class StepsBar(QProgressBar):
    """Hidden while nothing is under way.

    Parameters
    ----------
    name : str
        Accessible name: what is done step by step.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setTextVisible(False)
        self.setAccessibleName(name)
        self.show_steps(0, 0)

    @Slot(int, int)
    def show_steps(self, done: int, total: int) -> None:
        """Show that so many steps are done; of none in all, nothing is under way."""
        self.setVisible(total > 0)
        self.setRange(0, max(total, 1))
        self.setValue(done)

"""A label for a number that changes at every tick of a slider."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel, QWidget


class SteadyLabel(QLabel):
    """Keeps the room of the widest text so far, so that nothing beside it moves.

    Any other label has everything around it arranged anew at each text, up to the main window,
    which takes longer than the painting. A label of a fixed size does not.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make_room()

    def show_text(self, text: str) -> None:
        """Show a text, and grow if it needs more room."""
        if text != self.text():
            self.setText(text)
            self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        """Find the room anew when the font may have changed."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.setMinimumSize(0, 0)
            self._make_room()

    def _make_room(self) -> None:
        self.setFixedSize(self.sizeHint().expandedTo(self.minimumSize()))

"""The user's own words, kept with the session."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QVBoxLayout, QWidget


class NotesPanel(QWidget):
    """A sheet of plain text.

    Signals
    -------
    written(str)
        The whole text, after every change by the user.
    """

    written = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = QPlainTextEdit()
        self._sheet.setObjectName("notesText")
        self._sheet.setAccessibleName(self.tr("Notes"))
        self._sheet.setToolTip(self.tr("Your own words; they are saved with the session"))
        self._sheet.setPlaceholderText(self.tr("Notes for this session…"))
        self._sheet.setTabChangesFocus(True)
        self._sheet.setFrameShape(QFrame.Shape.NoFrame)
        self._sheet.textChanged.connect(self._tell)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 12)  # the sheet itself leaves 4 more around its text
        layout.addWidget(self._sheet)
        self.setFocusProxy(self._sheet)

    def show_notes(self, text: str) -> None:
        """Show the notes of a session; the cursor stays while it is the user who writes."""
        if text != self._sheet.toPlainText():
            self._sheet.setPlainText(text)

    def _tell(self) -> None:
        self.written.emit(self._sheet.toPlainText())

"""The user's own words, kept with the session."""

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QVBoxLayout, QWidget

from mha_desktop.lab.notes import Note

MOST_CHARACTERS = 200_000
"""About a hundred pages; a megabyte is seconds of work for the sheet, and in every session file."""


class _Sheet(QPlainTextEdit):
    """Takes of what is pasted or dropped what there is room for."""

    shortened = Signal()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Insert the beginning of a text, and tell if it is not the whole one."""
        text = source.text()
        replaced = len(self.textCursor().selectedText())
        room = max(0, MOST_CHARACTERS - len(self.toPlainText()) + replaced)
        if len(text) <= room:
            super().insertFromMimeData(source)
            return
        beginning = QMimeData()
        beginning.setText(text[:room])
        super().insertFromMimeData(beginning)
        self.shortened.emit()


class NotesPanel(QWidget):
    """A sheet of plain text.

    Signals
    -------
    written(str)
        The whole text, after every change by the user.
    message(object)
        A `Note`: what was pasted did not fit whole.
    """

    written = Signal(str)
    message = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = _Sheet()
        self._sheet.setObjectName("notesText")
        self._sheet.setAccessibleName(self.tr("Notes"))
        self._sheet.setToolTip(self.tr("Your own words; they are saved with the session"))
        self._sheet.setPlaceholderText(self.tr("Notes for this session…"))
        self._sheet.setTabChangesFocus(True)
        self._sheet.setFrameShape(QFrame.Shape.NoFrame)
        self._sheet.textChanged.connect(self._tell)
        self._sheet.shortened.connect(self._tell_limit)
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

    def _tell_limit(self) -> None:
        self.message.emit(
            Note(
                "the notes have room for {most} characters; the end of what came in is left out",
                {"most": MOST_CHARACTERS},
            )
        )

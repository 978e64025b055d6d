"""A page that shows its content, or one sentence that says why there is none."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from mha_desktop.panels.controls.rich_text import rich_label
from mha_desktop.panels.style_sheet import set_role

_MARGIN = 32


class ContentOrNote(QStackedWidget):
    """Two layers of which one is in front.

    Parameters
    ----------
    content : QWidget
    """

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._note = rich_label("")
        self._note.setWordWrap(True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note.setMargin(_MARGIN)
        set_role(self._note, "secondary")
        self.addWidget(content)
        self.addWidget(self._note)

    def show_content(self) -> None:
        """Bring the content to the front."""
        self.setCurrentIndex(0)

    def show_note(self, text: str) -> None:
        """Bring a sentence, as rich text, to the front."""
        self._note.setText(text)
        self.setCurrentWidget(self._note)

    @property
    def note(self) -> str:
        """The sentence in front; empty while the content is."""
        return "" if self.currentIndex() == 0 else self._note.text()


def filled_page(page: QWidget, content: QWidget) -> ContentOrNote:
    """Fill a page with its content, or with a note instead of it."""
    whole = ContentOrNote(content)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(whole)
    return whole

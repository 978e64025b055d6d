"""The red banner over everything that is computed with a deliberate mistake."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from mha_desktop.lab.state import MistakeName
from mha_desktop.panels.controls.rich_text import rich_label, with_subscripts
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.icons import coloured_icon
from mha_desktop.qt.mistake_texts import mistake_warning
from mha_desktop.qt.theme import Theme


class MistakeBanner(QWidget):
    """Stands there while a mistake is on, with the way back; otherwise it takes no room.

    It cannot be closed: only making the computation right takes it away.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    right_requested()
        The user wants the mistake gone.
    """

    right_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("mistakeBanner")
        set_ground(self, "error")
        self._mistake: MistakeName | None = None
        self._note = ""
        self._picture, self._text = QLabel(), rich_label("")
        self.button = QPushButton(self.tr("Make it right"))
        self._build()
        self.set_theme(theme)
        self.hide()

    @property
    def text(self) -> str:
        """What stands in the banner; empty without a mistake."""
        if self._mistake is None:
            return ""
        return " ".join([f"{mistake_warning(self._mistake)}.", self._note]).rstrip()

    def show_mistake(self, mistake: MistakeName | None) -> None:
        """Warn of a mistake, and say so aloud; None takes the banner away."""
        if mistake == self._mistake:
            return
        self._mistake = mistake
        self._show_text()
        self.setVisible(mistake is not None)
        if mistake is not None:
            news = QAccessibleAnnouncementEvent(self, self.text)
            news.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(news)

    def set_note(self, note: str) -> None:
        """Add a sentence about what is on show, such as that it leaves the mistake out."""
        if note != self._note:
            self._note = note
            self._show_text()

    def set_theme(self, theme: Theme) -> None:
        """Draw the icon in the colours of another theme."""
        self._picture.setPixmap(coloured_icon("warning", theme.panel).pixmap(16, 16))

    def _show_text(self) -> None:
        self._text.setText(with_subscripts(self.text))
        self.setAccessibleName(self.text)

    def _build(self) -> None:
        self._text.setWordWrap(True)
        set_role(self._text, "on_error")
        self.button.setObjectName("makeItRightButton")
        self.button.setAutoDefault(False)
        self.button.setToolTip(
            self.tr("End the mistake: compute everything as it should be (Alt+0)")
        )
        self.button.setShortcut(QKeySequence("Alt+0"))
        self.button.setAccessibleName(self.tr("Make it right"))
        self.button.clicked.connect(self.right_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 8, 4)
        row.setSpacing(8)
        row.addWidget(self._picture)
        row.addWidget(self._text, 1)
        row.addWidget(self.button)

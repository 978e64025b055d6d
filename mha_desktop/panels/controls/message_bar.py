"""A bar that answers in one sentence, with the values that would work as buttons."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.icons import coloured_icon, icon
from mha_desktop.qt.theme import Theme


class MessageBar(QWidget):
    """Hidden until there is something to say. It never takes the focus from what is being typed.

    Escape (while the focus is in the bar) and the close button hide it.
    """

    choice_made = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName("messageBar")
        self.setAccessibleName(self.tr("Message"))
        self._picture = QLabel()
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._choices = QHBoxLayout()
        self._close_button = QToolButton()
        self._close_button.setObjectName("closeMessageButton")
        self._build()
        self.set_theme(theme)
        self.hide()

    @property
    def text(self) -> str:
        """The sentence on show."""
        return self._text.text()

    def show_message(self, text: str, choices: Sequence[tuple[str, object]] = ()) -> None:
        """Say a sentence and offer values.

        Parameters
        ----------
        text : str
            One plain sentence.
        choices : sequence of (str, object)
            Text of each button, and what `choice_made` passes on when it is pressed.
        """
        self._clear_choices()
        self._text.setText(text)
        buttons = [self._choice_button(label, value) for label, value in choices]
        for button in buttons:
            self._choices.addWidget(button)
        # New widgets come last in the order of Tab: put them, and then the close button, in place.
        for before, after in pairwise([self._close_button, *buttons, self._close_button]):
            self.setTabOrder(before, after)
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def choice_buttons(self) -> list[QPushButton]:
        """Return the buttons on offer, from left to right."""
        return self.findChildren(QPushButton)

    def close_message(self) -> None:
        """Hide the bar and forget the message."""
        self._clear_choices()
        self._text.clear()
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in the colours of another theme."""
        self._picture.setPixmap(coloured_icon("info", theme.accent).pixmap(16, 16))
        self._close_button.setIcon(icon("close", theme))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hide on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_message()
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        set_role(self._close_button, "quiet")
        self._close_button.setToolTip(self.tr("Close this message (Esc)"))
        self._close_button.setAccessibleName(self.tr("Close this message"))
        self._close_button.clicked.connect(self.close_message)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 8, 4)
        row.setSpacing(8)
        row.addWidget(self._picture)
        row.addWidget(self._text, 1)
        row.addLayout(self._choices)
        row.addWidget(self._close_button)

    def _choice_button(self, label: str, value: object) -> QPushButton:
        button = QPushButton(label, self)
        button.setObjectName("messageChoice")
        button.setToolTip(self.text)
        button.setAutoDefault(False)
        button.setProperty("choice", value)
        button.clicked.connect(self._choose)
        return button

    def _choose(self) -> None:
        button = self.sender()
        value = button.property("choice")
        self.close_message()
        self.choice_made.emit(value)

    def _clear_choices(self) -> None:
        for button in self.choice_buttons():
            button.hide()
            button.setParent(None)
            button.deleteLater()

"""Three ways to begin, on a slim bar that leaves the heatmaps in view."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from mha_desktop.panels.controls.flow_rows import FlowRows
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.icons import icon
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 16, 8
# In a low window, more would cost the grid the names of its tokens.
_LEAST_HEIGHT = 28


class WelcomeCard(QWidget):
    """Offers to try the lab, to open a lesson, and to open a file.

    Escape (while the keyboard is in the card) and the close button close it.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    try_requested(), lesson_requested(), file_requested()
    closed()
        The card is not to come back by itself.
    """

    try_requested = Signal()
    lesson_requested = Signal()
    file_requested = Signal()
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcomeCard")
        self.setAccessibleName(self.tr("Welcome"))
        set_ground(self, "panel")
        self.setProperty("line", "below")
        self.greeting = QLabel(self.tr("New here?"))
        set_role(self.greeting, "strong")
        self.try_it = _button("welcomeTry", self.tr("&Try it"))
        self.lesson = _button("welcomeLesson", self.tr("Open a &lesson"))
        self.file = _button("welcomeOpen", self.tr("Open a f&ile…"))
        self.close_button = QToolButton()
        self._name_parts()
        self._build()
        self._connect()
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw the icon in the colours of another theme."""
        self.close_button.setIcon(icon("close", theme))

    def close_card(self) -> None:
        """Hide the card for good."""
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        else:
            super().keyPressEvent(event)

    def _name_parts(self) -> None:
        set_role(self.try_it, "main")
        self.try_it.setToolTip(self.tr("Points at the two controls to begin with"))
        self.lesson.setToolTip(self.tr("Lessons lead through the lab step by step"))
        self.file.setToolTip(self.tr("Open a session that was saved"))
        set_role(self.close_button, "quiet")
        self.close_button.setObjectName("closeWelcomeButton")
        self.close_button.setToolTip(self.tr("Close; Help ▸ Welcome shows it again (Esc)"))
        self.close_button.setAccessibleName(self.tr("Close the welcome"))

    def _build(self) -> None:
        ways = (self.greeting, self.try_it, self.lesson, self.file, QWidget())
        parts = FlowRows(ways, 0, _GAP, _LEAST_HEIGHT)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, 0, _GAP, 0)
        row.setSpacing(_GAP)
        row.addWidget(parts, 1)
        row.addWidget(self.close_button)

    def _connect(self) -> None:
        self.try_it.clicked.connect(self.try_requested)
        self.lesson.clicked.connect(self.lesson_requested)
        self.file.clicked.connect(self.file_requested)
        self.close_button.clicked.connect(self.close_card)


def _button(name: str, text: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setAutoDefault(False)
    return button

"""The lessons to choose from."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.lesson.lesson_card import LessonCard
from mha_desktop.panels.style_sheet import set_ground
from mha_desktop.qt.models.lesson_shelf import LessonShelf
from mha_desktop.qt.theme import Theme

_PADDING, _GAP = 16, 8


class LessonList(QWidget):
    """A card for each lesson, and a way to open a file of one's own.

    Parameters
    ----------
    shelf : LessonShelf
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    lesson_chosen(str)
        Identity of a lesson.
    file_requested()
        The user wants to open a lesson from a file.
    """

    lesson_chosen = Signal(str)
    file_requested = Signal()

    def __init__(self, shelf: LessonShelf, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf, self._theme = shelf, theme
        self.cards: list[LessonCard] = []
        self.open_button = QPushButton(self.tr("&Open lesson file…"))
        self._column = QVBoxLayout()
        self._build()
        self._followed = WhenShown(self, self._show_lessons)
        shelf.changed.connect(self._followed.change)

    def take_keyboard(self) -> None:
        """Give the keyboard to the first lesson that is not finished, else to the first."""
        self._show_lessons()
        unfinished = (card for card in self.cards if not card.finished)
        target = next(unfinished, self.cards[0] if self.cards else self.open_button)
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        for card in self.cards:
            card.set_theme(theme)

    def _show_lessons(self) -> None:
        lessons = self._shelf.lessons
        while len(self.cards) < len(lessons):
            self._add_card()
        while len(self.cards) > len(lessons):
            card = self.cards.pop()
            card.hide()
            card.deleteLater()
        for number, (card, lesson) in enumerate(zip(self.cards, lessons, strict=True), start=1):
            card.show_lesson(number, lesson, self._shelf.progress(lesson))

    def _add_card(self) -> None:
        card = LessonCard(self._theme)
        card.clicked.connect(self._choose)
        self._column.insertWidget(len(self.cards), card)
        card.show()  # a layout shows what is put into it only later
        # New widgets come last in the order of Tab: put each before the button.
        self.setTabOrder(self.cards[-1] if self.cards else self.open_button, card)
        if not self.cards:
            self.setTabOrder(card, self.open_button)
        self.cards.append(card)

    def _choose(self) -> None:
        card = self.sender()
        assert isinstance(card, LessonCard)
        self.lesson_chosen.emit(card.identity)

    def _build(self) -> None:
        self.open_button.setObjectName("openLessonButton")
        self.open_button.setAutoDefault(False)
        self.open_button.setToolTip(self.tr("Open a lesson that you or somebody else wrote"))
        self.open_button.clicked.connect(self.file_requested)
        content = QWidget()
        set_ground(content, "panel")
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(_PADDING, 8, _PADDING, _PADDING)
        self._column.setSpacing(_GAP)
        self._column.addWidget(self.open_button)
        self._column.addStretch(1)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(area)

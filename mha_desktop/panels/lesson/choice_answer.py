"""One of several answers."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mha_desktop.lab.lesson import ChoiceQuestion
from mha_desktop.panels.lesson.answer_widget import AnswerWidget
from mha_desktop.panels.lesson.choice_button import ChoiceButton
from mha_desktop.panels.lesson.sizes import LessonSizes
from mha_desktop.qt.models.lesson_model import LessonModel
from mha_desktop.qt.theme import Theme


class ChoiceAnswer(AnswerWidget):
    """Cards one below the other; the keys 1, 2, 3 choose, and so do Up and Down.

    Parameters
    ----------
    model : LessonModel
    question : ChoiceQuestion
    sizes : LessonSizes
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(
        self,
        model: LessonModel,
        question: ChoiceQuestion,
        sizes: LessonSizes,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(model, parent)
        self._question = question
        numbers = range(1, len(question.options) + 1)
        self.buttons = [ChoiceButton(number, sizes, theme, self) for number in numbers]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(sizes.gap)
        for button in self.buttons:
            column.addWidget(button)
            button.toggled.connect(self._tell)
            button.neighbour_wanted.connect(self._move)
        self.setFocusProxy(self.buttons[0])
        self.show_facts()
        self.show_answer()

    def show_facts(self) -> None:
        """Fill in the texts."""
        for button, option in zip(self.buttons, self._question.options, strict=True):
            button.set_markdown(self.model.text(option.text))

    def show_answer(self) -> None:
        """Check the chosen card; after the reveal, mark the right one."""
        facts, revealed = self.model.facts, self.model.revealed
        right = facts.right if facts is not None and revealed else None
        for place, button in enumerate(self.buttons):
            chosen = place == self.model.asked.answer
            if chosen:
                button.setChecked(True)
            button.setEnabled(not revealed)
            word = self.tr("Your answer") if chosen and revealed else ""
            is_right = place == right
            button.set_verdict(self.tr("Right") if is_right else word, is_right=is_right)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        for button in self.buttons:
            button.set_theme(theme)

    def choose(self, number: int) -> None:
        """Choose a card by its digit; a keyboard among the cards goes there, ready to reveal."""
        if not 1 <= number <= len(self.buttons) or self.model.revealed:
            return
        button = self.buttons[number - 1]
        button.setChecked(True)
        if any(one.hasFocus() for one in self.buttons):
            button.setFocus(Qt.FocusReason.TabFocusReason)

    def _move(self, steps: int) -> None:
        """Choose the card above or below; the first one to be chosen is the present one."""
        present = self.sender()
        place = next(n for n, button in enumerate(self.buttons) if button is present)
        if self.buttons[place].isChecked():
            place = min(max(place + steps, 0), len(self.buttons) - 1)
        self.buttons[place].setChecked(True)
        self.buttons[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _tell(self, checked: bool) -> None:
        if checked:
            self.answered.emit(next(n for n, one in enumerate(self.buttons) if one.isChecked()))

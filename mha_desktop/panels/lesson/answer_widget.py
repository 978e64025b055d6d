"""What every kind of answer widget does."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mha_desktop.qt.models.lesson_model import LessonModel
from mha_desktop.qt.theme import Theme


class AnswerWidget(QWidget):
    """Takes the answer to one kind of question.

    Parameters
    ----------
    model : LessonModel
    parent : QWidget, optional

    Signals
    -------
    answered(object)
        The answer, or None.
    """

    answered = Signal(object)

    def __init__(self, model: LessonModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model

    def show_facts(self) -> None:
        """Fill in what the lab says, when it is there."""

    def show_answer(self) -> None:
        """Show the answer, and once it is revealed the right one."""

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""

    def choose(self, number: int) -> None:
        """Take the digit key `number`, from 1."""

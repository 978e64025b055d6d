"""A lesson as a presentation goes through it."""

from PySide6.QtCore import QObject, Signal, SignalInstance

from mha_desktop.lab.lesson import ChoiceQuestion
from mha_desktop.qt.models.lesson_model import LessonModel


class LessonPaging(QObject):
    """The steps of the lesson under way, led from outside its panel.

    Parameters
    ----------
    model : LessonModel
    parent : QObject, optional

    Signals
    -------
    changed()
        Another step is on show, or more of it.
    """

    changed = Signal()

    def __init__(self, model: LessonModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        for signal in (model.step_changed, model.answer_changed, model.facts_changed):
            signal.connect(self.changed)

    @property
    def paged(self) -> SignalInstance:
        """Emitted when another step is on show, or more of it."""
        return self.changed

    @property
    def place(self) -> str:
        """Number of the step."""
        lesson = self._model.lesson
        if lesson is None:
            return ""
        text = self.tr("{title}: step {number} of {count}")
        return text.format(
            title=lesson.title, number=self._model.index + 1, count=len(lesson.steps)
        )

    @property
    def present(self) -> str:
        """Title of the step."""
        return "" if self._model.step is None else self._model.step.title

    @property
    def coming(self) -> str:
        """Title of the next step; empty at the end."""
        lesson = self._model.lesson
        if lesson is None or self._model.is_last:
            return ""
        return lesson.steps[self._model.index + 1].title

    @property
    def can_reveal(self) -> bool:
        """Whether the right answer is known and still hidden, whether or not one was given."""
        return self._model.asked.is_open

    @property
    def waits(self) -> bool:
        """Whether there is an answer to show first, also of a question answered long ago."""
        return self._model.asked.is_open

    def next(self) -> None:
        """Go to the next step, once the answer is on show; at the end nothing happens."""
        if not self._model.is_last:
            self._model.go_on()

    def back(self) -> None:
        """Go to the step before."""
        self._model.go_back()

    def reveal(self) -> None:
        """Show the right answer."""
        self._model.show_answer()

    def choose(self, number: int) -> None:
        """Choose an answer, counted from 1, where there are some to choose from."""
        question = self._model.question
        if isinstance(question, ChoiceQuestion) and 1 <= number <= len(question.options):
            self._model.set_answer(number - 1)

"""A question: what is asked, the answer, the reveal, and why."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mha_desktop.lab.lesson import ChoiceQuestion, NumberQuestion, Question
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.lesson.answer_widget import AnswerWidget
from mha_desktop.panels.lesson.choice_answer import ChoiceAnswer
from mha_desktop.panels.lesson.markdown_label import MarkdownLabel
from mha_desktop.panels.lesson.number_answer import NumberAnswer
from mha_desktop.panels.lesson.row_answer import RowAnswer
from mha_desktop.panels.lesson.sizes import BOLD, LessonSizes, keep_height, write_in
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.icons import coloured_icon
from mha_desktop.qt.lesson_texts import value_text
from mha_desktop.qt.models.lesson_model import LessonModel
from mha_desktop.qt.note_texts import note_text
from mha_desktop.qt.numbers import decimal
from mha_desktop.qt.theme import Theme


class QuestionBox(QWidget):
    """The question of the step on show.

    Parameters
    ----------
    model : LessonModel
    question : Question
    sizes : LessonSizes
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(
        self,
        model: LessonModel,
        question: Question,
        sizes: LessonSizes,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._question, self._theme = model, question, theme
        self.ask = MarkdownLabel()
        self.answer = _answer_widget(model, question, sizes, theme)
        self.reveal_button = QPushButton(self.tr("Reveal"))
        self.verdict = QLabel()
        self._mark = QLabel()
        self.why = MarkdownLabel()
        self.problem = QLabel()
        self._set_up(sizes)
        self._build(sizes.gap)
        self.answer.answered.connect(model.set_answer)
        self.reveal_button.clicked.connect(model.reveal)
        self.show_facts()

    def show_facts(self) -> None:
        """Fill in what the lab says."""
        self.ask.set_markdown(self._model.text(self._question.ask))
        self.answer.show_facts()
        facts = self._model.facts
        note = None if facts is None or facts.right is not None else facts.problem
        self.problem.setVisible(note is not None)
        self.problem.setText("" if note is None else note_text(note))
        self.show_answer()

    def show_answer(self) -> None:
        """Follow the answer and the reveal."""
        model = self._model
        self.answer.show_answer()
        self.reveal_button.setVisible(not model.revealed)
        self.reveal_button.setEnabled(model.asked.is_open)
        shown = model.revealed
        self.verdict.setVisible(shown)
        self._mark.setVisible(shown and model.asked.is_right)
        self.why.set_markdown(self._why() if shown else "")
        if shown:
            self._paint_mark()
            self.verdict.setText(self._verdict())
            announce(self, self._verdict())

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.answer.set_theme(theme)
        self._paint_mark()

    def _why(self) -> str:
        step = self._model.step
        return "" if step is None else self._model.text(step.why)

    def _verdict(self) -> str:
        model, question = self._model, self._question
        word = self._verdict_word()
        facts = model.facts
        if isinstance(question, ChoiceQuestion) or facts is None:
            return word
        if isinstance(question, NumberQuestion):
            assert isinstance(facts.right, (int, float))  # it was revealed
            form = f".{question.decimals}f" if question.decimals else "d"
            value = f"{value_text(facts.right, form)} {question.unit}".strip()
            return self.tr("{word}: the lab says {value}").format(word=word, value=value)
        if not model.asked.is_answered:
            return word
        share = decimal(100 * model.asked.row_match, 0)
        return self.tr("{word}: your row matches by {share} %").format(word=word, share=share)

    def _verdict_word(self) -> str:
        if not self._model.asked.is_answered:
            return self.tr("Not answered")
        return self.tr("Right") if self._model.asked.is_right else self.tr("Not quite")

    def _set_up(self, sizes: LessonSizes) -> None:
        write_in(self.ask, sizes.question, BOLD)
        write_in(self.why, sizes.text)
        write_in(self.verdict, max(sizes.answer, sizes.text + 1), BOLD)
        self.ask.setObjectName("lessonAsk")
        self.why.setObjectName("lessonWhy")
        self.verdict.setObjectName("lessonVerdict")
        self.verdict.setWordWrap(True)
        self.problem.setWordWrap(True)
        set_role(self.problem, "error")
        button = self.reveal_button
        button.setObjectName("lessonReveal")
        button.setAutoDefault(False)
        keep_height(button, sizes.reveal_height)
        button.setToolTip(self.tr("Show the answer of the lab (Space)"))
        set_role(button, "main")
        write_in(button, max(sizes.answer * 0.9, sizes.text), BOLD)
        self._paint_mark()

    def _paint_mark(self) -> None:
        side = self.verdict.fontMetrics().height()
        check = coloured_icon("check", self._theme.accent)
        self._mark.setPixmap(check.pixmap(QSize(side, side)))

    def _build(self, gap: int) -> None:
        verdict = QHBoxLayout()
        verdict.setSpacing(6)
        verdict.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        verdict.addWidget(self.verdict, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        for part in (self.ask, self.answer, self.problem, self.reveal_button):
            column.addWidget(part)
        column.addLayout(verdict)
        column.addWidget(self.why)


def _answer_widget(
    model: LessonModel, question: Question, sizes: LessonSizes, theme: Theme
) -> AnswerWidget:
    match question:
        case ChoiceQuestion():
            return ChoiceAnswer(model, question, sizes, theme)
        case NumberQuestion():
            return NumberAnswer(model, question, sizes)
    return RowAnswer(model, sizes, theme)

"""The lesson under way: its step, what the lab says about it, the answer, and the progress."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from mha_desktop.lab.lesson import Lesson, Question, Step
from mha_desktop.lab.lesson_answers import Answer, Facts
from mha_desktop.lab.lesson_asked import Asked
from mha_desktop.lab.lesson_text import LessonText
from mha_desktop.lab.state import LabState
from mha_desktop.qt.models.lesson_bookmark import Bookmark
from mha_desktop.qt.models.lesson_facts import LessonFacts
from mha_desktop.qt.models.lesson_shelf import LessonShelf
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.worker import Executor, LatestWorker


class LessonModel(QObject):
    """The lesson under way, out of those on the `shelf`.

    It asks for states of the lab, and is told which one the lab has.

    What a step says is computed on a worker, from the state of the step: the numbers of the text
    stay true while the user tries something else.

    Parameters
    ----------
    settings, language
        As `LessonShelf` takes them.
    parent : QObject, optional
    executor : callable
        Makes the executor that computes the facts.

    Signals
    -------
    step_changed()
        Another step is on show, or none.
    facts_changed()
        `facts` is new.
    answer_changed()
        The answer is new, or was revealed.
    shown_changed()
        `lab_differs` is new.
    state_requested(object, object, str)
        The `LabState` to show, fields of `ViewState` (dict), and the name of the step for undo.
    point_requested(str)
        Object name of the part of the window to point at; empty for none.
    message(object)
        A `Note`.
    failed(object)
        An exception out of a computation, which should not happen.
    """

    step_changed = Signal()
    facts_changed = Signal()
    answer_changed = Signal()
    shown_changed = Signal()
    state_requested = Signal(object, object, str)
    point_requested = Signal(str)
    message = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        settings: Settings,
        language: str | None = None,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        self.shelf = LessonShelf(settings, language, self)
        self.shelf.message.connect(self.message)
        self._lesson: Lesson | None = None
        self._index = 0
        self._answers: dict[int, Answer] = {}
        self._revealed: set[int] = set()
        self._lab: LabState | None = None
        self._facts = LessonFacts(executor(), self)
        self._facts.changed.connect(self.facts_changed)
        self._facts.failed.connect(self.failed)

    def set_language(self, name: str) -> None:
        """Read the lessons in another language; the one under way goes on in it at its step."""
        self.shelf.set_language(name)
        same = None if self._lesson is None else self.shelf.find(self._lesson.identity)
        if same is not None:
            self._start(same, min(self._index, len(same.steps) - 1))

    def open(self, identity: str) -> None:
        """Go on with a lesson where it was left; from its start if it was finished."""
        lesson = self.shelf.find(identity)
        if lesson is not None:
            self._begin(lesson)

    def open_file(self, path: Path) -> bool:
        """Open a lesson of the user's own; what is wrong with it is said in one sentence.

        Returns
        -------
        bool
            Whether it could be opened; if not, nothing changes.
        """
        lesson = self.shelf.from_file(path)
        if lesson is None:
            return False
        self._begin(lesson)
        return True

    def close(self) -> None:
        """Leave the lesson; its progress is kept, and the heads say again what they do."""
        step = self.step
        if step is not None:
            state = step.state if self._lab is None else self._lab
            self.state_requested.emit(state, {"answers_hidden": False}, "")
        self._lesson = None
        self._facts.give_up()
        self.step_changed.emit()
        self.point_requested.emit("")

    @property
    def bookmark(self) -> Bookmark | None:
        """Where the lesson under way stands; None without one."""
        if self._lesson is None:
            return None
        return Bookmark(
            self._lesson.identity, self._index, dict(self._answers), frozenset(self._revealed)
        )

    def go_back_to(self, bookmark: Bookmark) -> None:
        """Go on at a bookmark, and leave the lab as it is."""
        lesson = self.shelf.find(bookmark.identity)
        if lesson is None:
            return
        self._answers, self._revealed = dict(bookmark.answers), set(bookmark.revealed)
        self._facts.forget()
        self._lesson, self._index = lesson, min(bookmark.index, len(lesson.steps) - 1)
        self._facts.ask(lesson, self._index)
        self.step_changed.emit()

    # Steps

    @property
    def lesson(self) -> Lesson | None:
        """The lesson under way."""
        return self._lesson

    @property
    def index(self) -> int:
        """Which step is on show, counted from 0."""
        return self._index

    @property
    def step(self) -> Step | None:
        """The step on show."""
        return None if self._lesson is None else self._lesson.steps[self._index]

    @property
    def is_last(self) -> bool:
        """Whether the step on show is the last one."""
        return self._lesson is None or self._index == len(self._lesson.steps) - 1

    @property
    def may_go_on(self) -> bool:
        """Whether there is a way on: always, once it is known what the lab says to a question."""
        return self.question is None or self.facts is not None

    def go_on(self) -> None:
        """Show a hidden answer, else the next step; after the last one the lesson is finished.

        Nobody has to answer: a question that was passed is marked as not answered.
        """
        if self._lesson is None or not self.may_go_on:
            return
        if self.asked.is_open:
            self.show_answer()
        elif self.is_last:
            self.shelf.remember(self._lesson, finished=True, step=0)
            self.close()
        else:
            self._show(self._index + 1)

    def go_back(self) -> None:
        """Show the step before."""
        if self._lesson is not None and self._index > 0:
            self._show(self._index - 1)

    def show_again(self) -> None:
        """Set the lab to the state of the step once more."""
        step = self.step
        if self._lesson is None or step is None:
            return
        text = self.tr("Lesson: {title}, step {number}")
        name = text.format(title=self._lesson.title, number=self._index + 1)
        view = step.view_fields(revealed=self.revealed)
        self.state_requested.emit(step.state, view, name)
        self.point_requested.emit(step.point)

    def show_state(self, state: LabState) -> None:
        """Take notice of the state that the lab has."""
        before, self._lab = self.lab_differs, state
        if self.lab_differs != before:
            self.shown_changed.emit()

    @property
    def lab_differs(self) -> bool:
        """Whether the lab shows something else than the step wants."""
        return self.step is not None and self._lab is not None and self._lab != self.step.state

    # What the lab says

    @property
    def facts(self) -> Facts | None:
        """What the lab says about the step on show; None while it is computed."""
        return None if self._lesson is None else self._facts.of(self._index)

    def text(self, text: LessonText) -> str:
        """Return a text of the step in Markdown, its numbers filled in."""
        return self._facts.filled(self._index, text)

    # Questions

    @property
    def question(self) -> Question | None:
        """The question of the step on show."""
        return None if self.step is None else self.step.question

    @property
    def revealed(self) -> bool:
        """Whether the right answer is on show."""
        return self._index in self._revealed

    @property
    def asked(self) -> Asked:
        """The question with what is known about it, and the answer."""
        return Asked(
            self.question, self.facts, self._answers.get(self._index), revealed=self.revealed
        )

    def set_answer(self, answer: Answer | None) -> None:
        """Take an answer, or take it back; after the reveal it stays."""
        if self.revealed or answer == self._answers.get(self._index):
            return
        if answer is None:
            self._answers.pop(self._index, None)
        else:
            self._answers[self._index] = answer
        self.answer_changed.emit()

    def reveal(self) -> None:
        """Show the right answer; a row that was left even counts as drawn."""
        asked = self.asked
        if asked.answer is None:
            self.show_answer()
        if not asked.is_open or asked.answer is None or self._lesson is None:
            return
        self._answers[self._index] = asked.answer
        self.shelf.remember_answer(self._lesson, self._index, right=self.asked.is_right)
        self._show_right_answer()

    def show_answer(self) -> None:
        """Show the right answer, beside the given one if there is one."""
        if self.asked.is_answered:
            self.reveal()
        elif self.asked.is_open and self._lesson is not None:
            self.shelf.remember_shown(self._lesson, self._index)
            self._show_right_answer()

    def _show_right_answer(self) -> None:
        self._revealed.add(self._index)
        self.answer_changed.emit()
        self.show_again()

    def shut_down(self) -> None:
        """Stop the worker; call it before the window goes."""
        self._facts.shut_down()

    def _begin(self, lesson: Lesson) -> None:
        self._answers.clear()
        self._revealed.clear()
        self._start(lesson, self.shelf.first_step(lesson))

    def _start(self, lesson: Lesson, index: int) -> None:
        self._facts.forget()
        self._lesson = lesson
        self._show(index)

    def _show(self, index: int) -> None:
        self._index = index
        if self._lesson is not None:
            self.shelf.remember(self._lesson, step=index)
            self._facts.ask(self._lesson, index)
        self.step_changed.emit()
        self.show_again()

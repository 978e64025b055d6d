"""What the lab says about the steps of the lesson under way, computed on a worker."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from mha_desktop.lab.lesson import Lesson, Step
from mha_desktop.lab.lesson_answers import Facts, step_facts
from mha_desktop.lab.lesson_text import Field, LessonText
from mha_desktop.lab.notes import Note
from mha_desktop.qt.lesson_texts import PENDING, UNKNOWN, value_text
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.worker import Executor


class LessonFacts(QObject):
    """The facts of a step are computed from its state, once, and kept until another lesson.

    Parameters
    ----------
    executor : Executor
        Of its own.
    parent : QObject, optional

    Signals
    -------
    changed()
        The facts that were asked for last are there.
    failed(object)
        An exception out of a computation, which should not happen.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, executor: Executor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[int, Facts] = {}
        self._asked: tuple[int, Step] | None = None
        self._job = Background[tuple[Step, Facts]](executor, self)
        self._job.changed.connect(self._take)
        self._job.failed.connect(self.failed)

    def of(self, index: int) -> Facts | None:
        """Return what is known of a step, counted from 0; None while it is computed."""
        return self._known.get(index)

    def ask(self, lesson: Lesson, index: int) -> None:
        """Have the facts of a step computed, unless they are known or under way."""
        step = lesson.steps[index]
        self._asked = index, step
        if index in self._known:
            return
        if self._job.is_made_from(step):
            self._take()
            return
        name = Path(lesson.identity).name
        self._job.ask(step, lambda cancelled, progress: (step, step_facts(step, name)))

    def forget(self) -> None:
        """Forget all steps: they belong to another lesson."""
        self._known.clear()

    def give_up(self) -> None:
        """Stop what is under way: no step is on show."""
        self._asked = None
        self._job.keep_only(None)

    def shut_down(self) -> None:
        """Stop the worker; call it before the window goes."""
        self._job.shut_down()

    def filled(self, index: int, text: LessonText) -> str:
        """Return a text of a step in Markdown, its numbers filled in."""
        facts = self.of(index)
        return text.filled(lambda field: _field_text(facts, field))

    @Slot()
    def _take(self) -> None:
        made, asked = self._job.value, self._asked
        if made is not None and asked is not None and made[0] == asked[1]:
            self._known[asked[0]] = made[1]
            self.changed.emit()


def _field_text(facts: Facts | None, field: Field) -> str:
    if facts is None:
        return PENDING
    value = facts.values.get(field.expression, UNKNOWN)
    return UNKNOWN if isinstance(value, Note) else value_text(value, field.form)

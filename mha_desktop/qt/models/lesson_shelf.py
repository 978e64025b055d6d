"""The lessons there are, and how far the user got in each; nothing is sent anywhere."""

from pathlib import Path

import msgspec
from PySide6.QtCore import QLocale, QObject, Signal

from mha_desktop.lab.lesson import Lesson
from mha_desktop.lab.lesson_errors import LessonError
from mha_desktop.lab.lesson_format import open_lesson
from mha_desktop.lab.lesson_library import language_for, load_lessons, unreadable
from mha_desktop.lab.lesson_progress import LessonProgress, remembered
from mha_desktop.qt.settings import Settings


class LessonShelf(QObject):
    """Lessons of one language; they are read when first asked for.

    Parameters
    ----------
    settings : Settings
        Keeps the progress.
    language : str, optional
        Name of a locale; that of the program if left out.
    parent : QObject, optional

    Signals
    -------
    changed()
        There are other lessons, or other progress in them.
    message(object)
        A `Note` on a lesson that cannot be read.
    """

    changed = Signal()
    message = Signal(object)

    def __init__(
        self, settings: Settings, language: str | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._language = language_for(QLocale().name() if language is None else language)
        self._lessons: tuple[Lesson, ...] | None = None

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons that come with the program, in their order."""
        if self._lessons is None:
            self._lessons, problems = load_lessons(self._language)
            for note in problems:
                self.message.emit(note)
        return self._lessons

    def set_language(self, name: str) -> None:
        """Read the lessons in the language of another locale."""
        self._language, self._lessons = language_for(name), None
        self.changed.emit()

    def find(self, identity: str) -> Lesson | None:
        """Return a lesson by its identity."""
        return next((one for one in self.lessons if one.identity == identity), None)

    def from_file(self, path: Path) -> Lesson | None:
        """Return a lesson of the user's own; None if it cannot be read, and why as a message."""
        try:
            return open_lesson(path, str(path.absolute()))
        except LessonError as error:
            self.message.emit(error.note)
        except OSError as error:
            self.message.emit(unreadable(path, error))
        return None

    def progress(self, lesson: Lesson) -> LessonProgress:
        """Return how far the user got in a lesson."""
        return self._settings.preferences.lessons.get(lesson.identity, LessonProgress())

    def first_step(self, lesson: Lesson) -> int:
        """Return where to go on; the file may have become shorter."""
        step = self.progress(lesson).step
        return step if 0 <= step < len(lesson.steps) else 0

    def remember(self, lesson: Lesson, **fields: object) -> None:
        """Change the progress in a lesson."""
        lessons = self._settings.preferences.lessons
        new = msgspec.structs.replace(self.progress(lesson), **fields)
        if new != lessons.get(lesson.identity):
            self._settings.change(lessons=remembered(lessons, lesson.identity, new))
            self.changed.emit()

    def remember_answer(self, lesson: Lesson, step: int, *, right: bool) -> None:
        """Take notice of an answer.

        That it was right counts at the first try only, and not if the answer was shown before.
        """
        before = self.progress(lesson)
        if step in before.answered:
            return
        counts = right and step not in before.shown
        rightly = _with(before.right, step) if counts else before.right
        self.remember(lesson, answered=_with(before.answered, step), right=rightly)

    def remember_shown(self, lesson: Lesson, step: int) -> None:
        """Take notice that the right answer was shown without one having been given."""
        self.remember(lesson, shown=_with(self.progress(lesson).shown, step))


def _with(places: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple(sorted({*places, place}))

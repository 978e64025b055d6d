"""The lessons that come with the program, in each language."""

from pathlib import Path

from mha_desktop.lab.lesson import Lesson
from mha_desktop.lab.lesson_errors import LessonError
from mha_desktop.lab.lesson_format import SUFFIX, open_lesson
from mha_desktop.lab.notes import Note
from mha_desktop.resources import resource

LANGUAGES = ("en", "de")


def language_for(name: str) -> str:
    """Return the language of the lessons for a locale such as "de_AT"; English for all others."""
    language = name.replace("-", "_").split("_")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def lesson_paths(language: str) -> tuple[Path, ...]:
    """Return the files of the lessons in their order; none if they were not installed."""
    try:
        folder = resource(f"lessons/{language}")
    except FileNotFoundError:
        return ()
    return tuple(sorted(folder.glob(f"*{SUFFIX}")))


def load_lessons(language: str) -> tuple[tuple[Lesson, ...], tuple[Note, ...]]:
    """Return the lessons of a language, and what is wrong with those that cannot be read."""
    lessons: list[Lesson] = []
    problems: list[Note] = []
    for path in lesson_paths(language):
        try:
            lessons.append(open_lesson(path, path.stem))
        except LessonError as error:
            problems.append(error.note)
        except OSError as error:
            problems.append(unreadable(path, error))
    return tuple(lessons), tuple(problems)


def unreadable(path: Path, error: OSError) -> Note:
    """Return what to say of a file that cannot be read."""
    reason = error.strerror or str(error)
    return Note("the lesson {path} cannot be read: {reason}", {"path": path, "reason": reason})

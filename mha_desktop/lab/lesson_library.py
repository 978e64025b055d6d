"""The lessons that come with the program, in each language, and how far somebody got in them."""

from pathlib import Path

import msgspec

from mha_desktop.lab.lesson import Lesson
from mha_desktop.lab.lesson_errors import LessonError
from mha_desktop.lab.lesson_format import SUFFIX, open_lesson
from mha_desktop.lab.notes import Note
from mha_desktop.resources import resource

LANGUAGES = ("en", "de")
MOST_REMEMBERED = 200


class LessonProgress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody got in one lesson; steps are counted from 0.

    ``answered`` are the steps whose question was answered, ``right`` those answered rightly at the
    first try.
    """

    step: int = 0
    answered: tuple[int, ...] = ()
    right: tuple[int, ...] = ()
    finished: bool = False


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


def remembered(
    progress: dict[str, LessonProgress], identity: str, new: LessonProgress
) -> dict[str, LessonProgress]:
    """Return the progress of all lessons with that of one changed; the oldest ones are dropped."""
    others = {name: value for name, value in progress.items() if name != identity}
    kept = list(others.items())[-(MOST_REMEMBERED - 1) :]
    return {**dict(kept), identity: new}

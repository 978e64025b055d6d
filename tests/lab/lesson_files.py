"""The lessons that come with the program, and what the lab says about them."""

from functools import lru_cache

from mha_desktop.lab.lesson import Lesson, Step
from mha_desktop.lab.lesson_answers import Facts, step_facts
from mha_desktop.lab.lesson_format import open_lesson
from mha_desktop.lab.lesson_library import LANGUAGES, lesson_paths

NAMES = [(language, path.stem) for language in LANGUAGES for path in lesson_paths(language)]


@lru_cache(maxsize=32)
def lesson(language: str, name: str) -> Lesson:
    path = next(path for path in lesson_paths(language) if path.stem == name)
    return open_lesson(path, path.stem)


# The English and the German step ask the lab the same.
@lru_cache(maxsize=256)
def facts(step: Step, name: str) -> Facts:
    return step_facts(step, name)

"""What is wrong with a lesson: one sentence with the file, the line, and what would work."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NoReturn

from mha_desktop.lab.notes import LabError, Note


class LessonError(LabError):
    """A lesson that cannot be shown, or a part of it that cannot be computed."""


@dataclass(frozen=True)
class Place:
    """A line of a file."""

    file: str
    line: int

    def refuse(self, problem: str, /, **values: object) -> NoReturn:
        """Raise the error that names this place.

        Parameters
        ----------
        problem : str
            Half a sentence, with fields for `values`.
        """
        template = "in {file}, line {line}: " + problem
        raise LessonError(Note(template, {"file": self.file, "line": self.line, **values}))


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word that is most like `word`; the first one if none is."""
    words = sorted(known)
    close = get_close_matches(word, words, n=1, cutoff=0.0)
    return close[0] if close else ""

"""A place in a lesson, to go back to."""

from collections.abc import Mapping
from dataclasses import dataclass

from mha_desktop.lab.lesson_answers import Answer


@dataclass(frozen=True)
class Bookmark:
    """Which step of which lesson, and what was answered and revealed so far."""

    identity: str
    index: int
    answers: Mapping[int, Answer]
    revealed: frozenset[int]

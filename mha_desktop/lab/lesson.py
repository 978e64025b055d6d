"""Lessons: steps with a text, a state of the lab to show, and questions the lab itself answers."""

from dataclasses import dataclass, field

import msgspec

from mha_desktop.lab.lesson_expressions import Expression
from mha_desktop.lab.lesson_text import LessonText
from mha_desktop.lab.state import LabState, ViewState


class Reference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A publication, and what it showed."""

    work: str
    shows: str


@dataclass(frozen=True)
class ChoiceOption:
    """One answer to choose; it is the right one if `holds` is true in the lab."""

    text: LessonText
    holds: Expression


@dataclass(frozen=True)
class ChoiceQuestion:
    """One of several answers is right; which one, the lab says."""

    ask: LessonText
    options: tuple[ChoiceOption, ...]


@dataclass(frozen=True)
class NumberQuestion:
    """A number is asked for; an answer no farther than `tolerance` from it is right."""

    ask: LessonText
    answer: Expression
    tolerance: float
    decimals: int = 2
    unit: str = ""


@dataclass(frozen=True)
class RowQuestion:
    """Where the weight of one row goes is drawn with bars.

    Attributes
    ----------
    head, query : int
        Counted from 0.
    enough : float
        The drawing is right from this match on: 1 is equal, 0 has nothing in common.
    """

    ask: LessonText
    head: int
    query: int
    enough: float = 0.8


Question = ChoiceQuestion | NumberQuestion | RowQuestion


@dataclass(frozen=True)
class Step:
    """One page of a lesson.

    Attributes
    ----------
    title : str
    state : LabState
        What the lab shows, legal and whole.
    view : ViewState
        How it is looked at; of interest are the fields of `VIEW_FIELDS`.
    text, why : LessonText
        `why` is shown after the reveal.
    revealed_view : ViewState or None
        How it is looked at from the reveal on; None for as before. What a question asks for should
        not be on show already.
    point : str
        Object name of the part of the window to point at; empty for none.
    question : Question or None
    claims : tuple of Expression
        What the texts say, so that a computer can check it.
    line : int
        Where the step begins in its file.
    """

    title: str
    state: LabState
    view: ViewState
    text: LessonText
    why: LessonText
    revealed_view: ViewState | None = None
    point: str = ""
    question: Question | None = None
    claims: tuple[Expression, ...] = ()
    line: int = 1

    def view_fields(self, *, revealed: bool) -> dict[str, object]:
        """Return what the store is to set of its view, before or after the reveal.

        While a question is open the heads do not say what they do.
        """
        after = self.revealed_view if revealed else None
        view = self.view if after is None else after
        fields = {name: getattr(view, name) for name in VIEW_FIELDS}
        return {**fields, "answers_hidden": self.question is not None and not revealed}

    @property
    def expressions(self) -> tuple[Expression, ...]:
        """Everything that has to be computed to show the step."""
        return (*self.text.expressions, *self.why.expressions, *self.claims, *_asked(self.question))


@dataclass(frozen=True)
class Lesson:
    """A whole lesson.

    Attributes
    ----------
    identity : str
        The same in every language; progress is kept under it.
    """

    identity: str
    title: str
    objectives: tuple[str, ...]
    minutes: int
    references: tuple[Reference, ...]
    steps: tuple[Step, ...] = field(repr=False)

    @property
    def questions(self) -> tuple[int, ...]:
        """Indices of the steps that ask something."""
        return tuple(n for n, step in enumerate(self.steps) if step.question is not None)


VIEW_FIELDS = (
    "view", "selected_head", "token", "strip_order", "colour_range", "stage", "pin", "transposed",
    "averaged", "marks_top_two", "shows_entropy",
)  # fmt: skip
"""What a lesson sets of the view. Colours are the user's own, and so are notes and snapshot."""


def _asked(question: Question | None) -> tuple[Expression, ...]:
    match question:
        case ChoiceQuestion(ask, options):
            texts = tuple(part for option in options for part in option.text.expressions)
            return (*ask.expressions, *texts, *(option.holds for option in options))
        case NumberQuestion(ask, answer):
            return (*ask.expressions, answer)
        case RowQuestion(ask):
            return ask.expressions
    return ()

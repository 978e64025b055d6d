"""Judges answers: what the lab says is right, and how far a drawn row is from the real one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.lesson import (
    ChoiceQuestion,
    NumberQuestion,
    Question,
    RowQuestion,
    Step,
)
from mha_desktop.lab.lesson_claims import Value, computed
from mha_desktop.lab.lesson_errors import LessonError, Place
from mha_desktop.lab.lesson_expressions import Expression
from mha_desktop.lab.notes import Note

Answer = int | float | tuple[float, ...]
"""Index of a choice, a number, or a row of weights that sums to 1."""


@dataclass(frozen=True, eq=False)
class Facts:
    """What the lab says about a step.

    Attributes
    ----------
    tokens : tuple of str
    values : mapping
        The value of each expression, or the `Note` that says why it has none.
    right : int, float, tuple of float or None
        The right answer; None if there is no question, or no single right answer.
    problem : Note or None
        Why a question has no right answer.
    """

    tokens: tuple[str, ...]
    values: Mapping[Expression, Value | Note]
    right: Answer | None
    problem: Note | None

    def failed(self, claims: tuple[Expression, ...]) -> tuple[Expression, ...]:
        """Return the claims that are not true in the lab."""
        return tuple(claim for claim in claims if self.values[claim] is not True)

    @property
    def problems(self) -> tuple[Note, ...]:
        """What could not be computed."""
        notes = [value for value in self.values.values() if isinstance(value, Note)]
        return tuple(notes) if self.problem is None or notes else (self.problem,)


def step_facts(step: Step, file: str) -> Facts:
    """Compute everything that a step says and asks.

    Parameters
    ----------
    step : Step
    file : str
        What errors call the lesson.
    """
    laboratory = Laboratory()
    result = laboratory.evaluate(step.state)
    if result is None:
        return Facts((), {}, None, _no_words(step, file))
    values = {expression: _value(expression, result, laboratory) for expression in step.expressions}
    place = Place(file, step.line)
    try:
        return Facts(result.tokens, values, _right(step.question, values, result, place), None)
    except LessonError as error:
        return Facts(result.tokens, values, None, error.note)


def is_right(question: Question, answer: Answer, right: Answer) -> bool:
    """Return whether an answer counts as right."""
    match question:
        case ChoiceQuestion():
            return answer == right
        case NumberQuestion(tolerance=tolerance):
            # The reader types what the screen shows, which was rounded.
            allowed = tolerance + 1e-9 * max(1.0, abs(_number(right)))
            return abs(_number(answer) - _number(right)) <= allowed
        case RowQuestion(enough=enough):
            return match(_row(answer), _row(right)) >= enough


def match(drawn: FloatArray, real: FloatArray) -> float:
    """Return 1 − total variation: the weight that two rows have in the same places, 0 to 1."""
    return float(1 - np.abs(drawn - real).sum() / 2)


def even_row(n: int) -> tuple[float, ...]:
    """Return the row of one who looks everywhere alike."""
    return (1 / n,) * n


def with_bar(row: tuple[float, ...], place: int, share: float) -> tuple[float, ...]:
    """Return a row with one weight set; the others share what is left as they did before."""
    share = min(max(share, 0.0), 1.0)
    if len(row) == 1:
        return (1.0,)
    # Neither a difference to the whole nor one factor for all: both lose what is very small.
    others = sum(weight for n, weight in enumerate(row) if n != place)
    left = 1 - share
    if others <= 0:
        return tuple(share if n == place else left / (len(row) - 1) for n, _ in enumerate(row))
    return tuple(share if n == place else weight / others * left for n, weight in enumerate(row))


def _value(expression: Expression, result: LabResult, laboratory: Laboratory) -> Value | Note:
    try:
        return computed(expression, result, laboratory)
    except LessonError as error:
        return error.note


def _right(
    question: Question | None,
    values: Mapping[Expression, Value | Note],
    result: LabResult,
    place: Place,
) -> Answer | None:
    match question:
        case ChoiceQuestion(options=options):
            true = [n for n, option in enumerate(options) if values[option.holds] is True]
            if len(true) != 1:
                place.refuse("{count} answers are right in the lab, and one has to be",
                             count=len(true))  # fmt: skip
            return true[0]
        case NumberQuestion(answer=answer):
            found = values[answer]
            if isinstance(found, bool) or not isinstance(found, (int, float)):
                answer.place.refuse("“{source}” is no number", source=answer.source)
            return found
        case RowQuestion(head=head, query=query):
            row = result.weights[head, query].astype(float)
            if not row.any():
                place.refuse("the row has no weight to draw: the mask hides every word")
            return tuple((row / row.sum()).tolist())
    return None


def _no_words(step: Step, file: str) -> Note:
    template = "in {file}, line {line}: the sentence has no words"
    return Note(template, {"file": file, "line": step.line})


def _number(answer: Answer) -> float:
    assert not isinstance(answer, tuple)  # a question keeps to one kind of answer
    return answer


def _row(answer: Answer) -> FloatArray:
    row: Any = np.array(answer)
    return np.asarray(row)

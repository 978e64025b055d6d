"""The question of a step as it stands: what the lab knows, and what was answered so far."""

from dataclasses import dataclass

import numpy as np

from mha_desktop.lab.lesson import Question, RowQuestion
from mha_desktop.lab.lesson_answers import Answer, Facts, even_row, is_right, match


@dataclass(frozen=True, eq=False)
class Asked:
    """A question, or none, and its answer.

    Attributes
    ----------
    question : Question or None
    facts : Facts or None
        None while they are computed.
    given : int, float, tuple of float or None
        What the user answered.
    revealed : bool
        Whether the right answer is on show.
    """

    question: Question | None
    facts: Facts | None
    given: Answer | None
    revealed: bool

    @property
    def answer(self) -> Answer | None:
        """What the user answered; a row of bars starts even."""
        if self.given is None and isinstance(self.question, RowQuestion) and self.facts is not None:
            return even_row(max(len(self.facts.tokens), 1))
        return self.given

    @property
    def is_answered(self) -> bool:
        """Whether the user gave an answer."""
        return self.given is not None

    @property
    def is_open(self) -> bool:
        """Whether the right answer is known, and hidden."""
        return self.facts is not None and self.facts.right is not None and not self.revealed

    @property
    def is_right(self) -> bool:
        """Whether the user gave an answer that is right."""
        if self.question is None or self.facts is None or self.given is None:
            return False
        return self.facts.right is not None and is_right(
            self.question, self.given, self.facts.right
        )

    @property
    def row_match(self) -> float:
        """How much of the drawn row lies where the real weight is, 0 to 1."""
        answer, right = self.answer, None if self.facts is None else self.facts.right
        if not isinstance(answer, tuple) or not isinstance(right, tuple):
            return 0.0
        return match(np.array(answer), np.array(right))

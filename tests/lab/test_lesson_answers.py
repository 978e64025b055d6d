"""What is right is what the lab computes; drawn rows stay rows, and match as far as they share."""

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.lesson import NumberQuestion, RowQuestion, Step
from mha_desktop.lab.lesson_answers import even_row, is_right, match, step_facts, with_bar
from mha_desktop.lab.lesson_format import read_lesson
from mha_desktop.lab.lesson_progress import MOST_REMEMBERED, LessonProgress, remembered

PULLS = st.lists(st.tuples(st.integers(0, 11), st.floats(-1, 2)), max_size=30)


@example(2, [(0, 1e-12), (1, 0.0)])
@example(2, [(0, 5e-324), (1, 0.0)])
@given(st.integers(1, 12), PULLS)
def test_a_row_sums_to_one_however_it_is_pulled(n: int, pulls: list[tuple[int, float]]) -> None:
    row = even_row(n)
    for place, share in pulls:
        row = with_bar(row, place % n, share)
        assert len(row) == n
        assert min(row) >= 0
        assert sum(row) == pytest.approx(1)
        if n > 1:
            assert row[place % n] == pytest.approx(min(max(share, 0), 1))


def test_a_pulled_bar_takes_from_the_others_in_proportion() -> None:
    assert with_bar((0.5, 0.25, 0.25), 0, 0.0) == (0.0, 0.5, 0.5)
    assert with_bar((0.0, 0.75, 0.25), 0, 0.5) == (0.5, 0.375, 0.125)
    assert with_bar((1.0, 0.0, 0.0), 0, 0.5) == (0.5, 0.25, 0.25)


def test_match_counts_the_weight_in_the_same_places() -> None:
    one, other = np.array([0.5, 0.5, 0.0]), np.array([0.0, 0.5, 0.5])
    assert match(one, one) == 1
    assert match(one, other) == pytest.approx(
        sum(min(a, b) for a, b in zip(one, other, strict=True))
    )
    assert match(np.array([1.0, 0.0]), np.array([0.0, 1.0])) == 0


def number_step(answer: str, tolerance: float = 0.0) -> Step:
    return _step(f"type = 'number'\nask = '?'\nanswer = '{answer}'\ntolerance = {tolerance}")


def row_step(mask: str = "'none'", enough: float = 0.8) -> Step:
    query = f"type = 'row'\nask = '?'\nhead = 'H2'\nquery = 'man'\nenough = {enough}"
    return _step(query, f"mask = {{ type = {mask} }}")


def _step(question: str, lab: str = "") -> Step:
    header = "+++\ntitle = 'Mine'\nobjectives = ['See']\nminutes = 5\n+++\n"
    settings = f"[lab]\nsentence = 'Dog bites man'\nd_model = 64\n{lab}\n[question]\n{question}\n"
    return read_lesson(f"{header}## One\n+++\n{settings}+++\nText\n", "mine.md", "x").steps[0]


@pytest.mark.parametrize(
    ("right", "tolerance", "answer", "is_it"),
    [
        (0.25, 0.05, 0.3, True),  # the difference is 0.04999… or 0.05000…1
        (0.25, 0.05, 0.2, True),
        (0.25, 0.05, 0.301, False),
        (3, 0.0, 3.0, True),
        (3, 0.0, 4, False),
        (123_456_789.04, 0.0, 123_456_789.0, True),  # as the screen shows it
        (1_048_576, 0.0, 1_048_577, False),
    ],
)
def test_a_number_is_right_within_its_tolerance_and_what_the_screen_rounds(
    right: float, tolerance: float, answer: float, is_it: bool
) -> None:
    question = number_step("n", tolerance).question
    assert isinstance(question, NumberQuestion)
    assert is_right(question, answer, right) == is_it


def test_a_drawing_is_right_from_the_match_on_that_is_asked_for() -> None:
    question = row_step(enough=0.75).question
    assert isinstance(question, RowQuestion)
    assert is_right(question, (0.75, 0.25, 0.0), (1.0, 0.0, 0.0))
    assert not is_right(question, (0.74, 0.26, 0.0), (1.0, 0.0, 0.0))


def test_the_right_row_is_that_of_the_lab_and_sums_to_1() -> None:
    step = row_step()
    result = Laboratory().evaluate(step.state)
    assert result is not None
    right = step_facts(step, "mine.md").right
    assert right == pytest.approx(result.trace.weights[1, 2].tolist(), abs=1e-6)
    assert sum(right) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        (number_step("n > 2"), "“n > 2” is no number"),
        (number_step("strongest(H1, 1)"), "“strongest(H1, 1)” is no number"),
        (number_step("1 / 0"), "division by zero"),
        (row_step("'hidden', hidden = [0, 1, 2]"), "the row has no weight to draw"),
    ],
)
def test_a_question_without_an_answer_says_why_and_where(step: Step, problem: str) -> None:
    found = step_facts(step, "mine.md")
    assert found.right is None
    [said] = map(str, found.problems)
    assert problem in said
    assert "in mine.md, line" in said


def test_only_so_much_progress_is_remembered() -> None:
    progress: dict[str, LessonProgress] = {}
    for number in range(MOST_REMEMBERED + 5):
        progress = remembered(progress, str(number), LessonProgress(step=number))
    assert len(progress) == MOST_REMEMBERED
    assert "0" not in progress
    assert progress[str(MOST_REMEMBERED + 4)].step == MOST_REMEMBERED + 4

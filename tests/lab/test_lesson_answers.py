"""Drawn rows stay rows, and the match of two rows is one minus their total variation."""

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mha_desktop.lab.lesson_answers import even_row, match, with_bar
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


def test_only_so_much_progress_is_remembered() -> None:
    progress: dict[str, LessonProgress] = {}
    for number in range(MOST_REMEMBERED + 5):
        progress = remembered(progress, str(number), LessonProgress(step=number))
    assert len(progress) == MOST_REMEMBERED
    assert "0" not in progress
    assert progress[str(MOST_REMEMBERED + 4)].step == MOST_REMEMBERED + 4

"""What greets newcomers, and what it leaves in view."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QWidget,
)
from window_bench import Bench

from mha_desktop.panels.help.placing import visible_part
from mha_desktop.qt.figures.metrics import Axes
from mha_desktop.qt.settings import FIRST_STARTS, Settings


@pytest.fixture
def greeted(open_window: Callable[..., Bench], tmp_path: Path) -> Bench:
    """A window at the first start of a newcomer."""
    bench = open_window(settings=tmp_path / "settings.json")
    bench.window.greet()
    bench.settle()
    return bench


def welcome(bench: Bench) -> QWidget:
    return bench.window.helping.welcoming.card


def test_the_welcome_leaves_the_heatmaps_in_view(greeted: Bench) -> None:
    grid, card = greeted.grid, welcome(greeted)
    below = card.mapTo(greeted.window, QPoint(0, card.height())).y()

    assert card.isVisible()
    assert grid.mapTo(greeted.window, QPoint(0, 0)).y() >= below
    assert visible_part(grid) == grid.rect()
    assert greeted.store.result is not None


def test_the_welcome_leaves_the_grid_the_names_of_its_tokens(greeted: Bench) -> None:
    greeted.window.resize(1024, 700)
    greeted.settle()
    assert welcome(greeted).isVisible()
    assert greeted.grid.grid_layout.axes is Axes.TOKENS


def test_a_window_without_settings_greets_nobody(bench: Bench) -> None:
    bench.window.greet()

    assert not welcome(bench).isVisible()


def test_who_closed_the_welcome_is_not_greeted_again(greeted: Bench, tmp_path: Path) -> None:
    welcome(greeted).close_button.click()

    assert not welcome(greeted).isVisible()
    again = Settings(tmp_path / "settings.json").preferences
    assert again.welcome_shown == FIRST_STARTS
    greeted.trigger("welcomeAction")
    assert welcome(greeted).isVisible()


def test_the_welcome_comes_at_the_first_starts_only(
    open_window: Callable[..., Bench], tmp_path: Path
) -> None:
    shown = []
    for _ in range(FIRST_STARTS + 1):
        bench = open_window(settings=tmp_path / "settings.json")
        bench.window.greet()
        shown.append(bench.window.helping._welcoming is not None)
        bench.close()

    assert shown == [True] * FIRST_STARTS + [False]


def test_try_it_points_at_the_sentence_and_the_heads_until_something_is_done(
    greeted: Bench,
) -> None:
    welcoming = greeted.window.helping.welcoming
    QTest.mouseClick(welcoming.card.try_it, Qt.MouseButton.LeftButton)

    assert [hint.isVisible() for hint in welcoming.hints] == [True, True]
    assert not welcoming.card.isVisible()
    assert greeted.sentence.hasFocus()
    assert greeted.sentence.selectedText() == greeted.state.sentence
    greeted.qtbot.keyClicks(greeted.sentence, "Hello")
    assert greeted.state.sentence == "Hello"
    assert welcoming.hints == ()


def test_lesson_and_file_are_asked_for(greeted: Bench) -> None:
    helping = greeted.window.helping
    with greeted.qtbot.waitSignal(helping.lesson_requested):
        welcome(greeted).lesson.click()
    helping.welcome()
    helping.file_requested.disconnect()
    with greeted.qtbot.waitSignal(helping.file_requested):
        welcome(greeted).file.click()

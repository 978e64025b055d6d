"""Each lesson from its first step to its last by keys alone, in English and in German."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from window_bench import Bench

from mha_desktop.lab.lesson import ChoiceQuestion, NumberQuestion, Question
from mha_desktop.lab.lesson_library import LANGUAGES, load_lessons
from mha_desktop.panels.lesson.lesson_card import LessonCard
from mha_desktop.panels.lesson.pointer_frame import PointerFrame
from mha_desktop.panels.lesson.question_box import QuestionBox
from mha_desktop.panels.lesson.step_page import StepPage
from mha_desktop.qt.models.lesson_model import LessonModel
from mha_desktop.qt.settings import Settings

NUMBERS = range(1, len(load_lessons("en")[0]) + 1)
ENOUGH = 20

OpenWindow = Callable[..., Bench]


@pytest.fixture(params=LANGUAGES)
def speaking(
    open_window: OpenWindow, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Bench]:
    """Open a window whose settings name a language."""
    path, locale = tmp_path / "settings.json", QLocale()
    Settings(path).change(language=request.param)
    bench = open_window(settings=path)
    yield bench
    bench.window._languages.take_off()
    QLocale.setDefault(locale)


def open_lesson(bench: Bench, number: int) -> LessonModel:
    """Go to the list, to a card, and into its lesson."""
    bench.press("Ctrl+L")
    bench.settle()
    for _ in range(ENOUGH):
        card = QApplication.focusWidget()
        if isinstance(card, LessonCard) and card.objectName() == f"lessonCard{number}":
            break
        bench.press("Tab")
    bench.press("Space")
    model = bench.window.findChild(LessonModel)
    assert model.lesson is not None
    return model


def type_answer(bench: Bench, model: LessonModel, question: Question) -> None:
    """Answer as the lab does, with the keys of the widget; of a row, draw its last bar."""
    facts = model.facts
    assert facts is not None
    if isinstance(question, ChoiceQuestion):
        bench.press(str(facts.right + 1))
    elif isinstance(question, NumberQuestion):
        text = bench.window.locale().toString(float(facts.right), "f", question.decimals)
        for letter in text:
            bench.qtbot.keyClicks(QApplication.focusWidget(), letter)
    else:
        bench.press("End")


def answer(bench: Bench, model: LessonModel) -> None:
    """Answer the question of the step by keys, and reveal."""
    question = model.question
    if question is None:
        return
    type_answer(bench, model, question)
    bench.press("Space")
    bench.settle()
    assert model.revealed
    if isinstance(question, ChoiceQuestion | NumberQuestion):
        assert model.asked.is_right, bench.part(QuestionBox).verdict.text()


def check(bench: Bench, model: LessonModel) -> None:
    """Look at what a step shows: what it points at, its claims, and no word of failure.

    A step that changes the view when its answer is revealed points into the view to come.
    """
    step, pointer = model.step, bench.window.findChild(PointerFrame)
    place = f"{step.title}: {step.point}"
    later = step.revealed_view is not None and not model.revealed
    if step.point and not later:
        assert pointer.target is not None, place
        assert pointer.target.objectName() == step.point
        assert pointer.target.isVisible(), place
        assert pointer.isVisible(), "it is behind a tab, or scrolled away: " + place
    assert model.facts.failed(step.claims) == (), place
    assert bench.message == "", place


@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_from_its_card_to_its_end_by_keys(speaking: Bench, number: int) -> None:
    bench, before = speaking, speaking.state
    model = open_lesson(bench, number)
    steps = model.lesson.steps
    for index in range(len(steps)):
        assert model.index == index
        bench.qtbot.waitUntil(lambda: model.facts is not None)
        bench.settle()
        check(bench, model)
        answer(bench, model)
        check(bench, model)
        bench.press("PgDown")
    bench.settle()
    assert model.lesson is None, "the last step finishes"
    [progress] = bench.window._settings.preferences.lessons.values()
    assert progress.finished
    assert len(progress.answered) == sum(step.question is not None for step in steps)
    while bench.store.undo_stack.canUndo():
        bench.press("Ctrl+Z")
    assert bench.state == before
    assert bench.store.result is not None
    assert bench.message == ""


def test_a_step_is_not_hidden_by_the_panel_that_it_points_at(bench: Bench) -> None:
    """In a narrow window both are tabs of one dock: the step stays, and says where to look."""
    bench.window.resize(1024, 700)
    bench.settle()
    model = open_lesson(bench, 2)
    bench.qtbot.waitUntil(lambda: model.facts is not None)
    bench.settle()
    page = bench.part(StepPage)
    assert model.step.point == "dimensionsPanel"
    assert page.isVisible()
    assert page.panel_note.text() == "You find it in the panel “Dimensions”."
    assert page.panel_note.isVisible()


def test_lessons_open_with_the_keyboard_on_a_card_and_tab_goes_down_the_list(
    bench: Bench,
) -> None:
    bench.press("Ctrl+L")
    seen = []
    for _ in NUMBERS:
        bench.settle()
        seen.append(QApplication.focusWidget().objectName())
        bench.press("Tab")
    assert seen == [f"lessonCard{number}" for number in NUMBERS]
    assert QApplication.focusWidget().objectName() == "openLessonButton"


def test_a_digit_takes_the_keyboard_along_so_that_space_reveals(bench: Bench) -> None:
    """Space on a card that is not chosen would choose that one instead."""
    model = open_lesson(bench, 5)
    bench.press("PgDown")
    bench.qtbot.waitUntil(lambda: model.facts is not None)
    bench.press("3")
    assert QApplication.focusWidget().objectName() == "lessonChoice3"
    bench.press("Space")
    assert model.revealed
    assert model.asked.answer == 2

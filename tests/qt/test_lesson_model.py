"""The lesson under way asks for states, keeps answers and progress, and never blocks the way."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.lesson import RowQuestion
from mha_desktop.lab.lesson_progress import LessonProgress
from mha_desktop.lab.notes import Note
from mha_desktop.lab.state import LabState
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.lesson_model import LessonModel
from mha_desktop.qt.models.lesson_paging import LessonPaging
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import ImmediateExecutor

MANY = "01-why-many-heads"
NEARNESS, SYNTAX = 3, 4


class Bench:
    """A model on a real store, wired as the window wires it."""

    def __init__(self, settings: Settings | None = None, language: str = "en") -> None:
        self.settings = Settings() if settings is None else settings
        self.store = LabStore(executor=ImmediateExecutor())
        self.intents = Intents(self.store)
        self.model = LessonModel(self.settings, language, executor=ImmediateExecutor)
        self.points: list[str] = []
        self.notes: list[Note] = []
        self.model.state_requested.connect(self.take)
        self.model.point_requested.connect(self.points.append)
        self.model.message.connect(self.notes.append)
        self.store.state_changed.connect(self.model.show_state)
        self.model.show_state(self.store.state)

    def take(self, state: LabState, view: dict[str, object], text: str) -> None:
        self.intents.load_state(state, text)
        self.store.set_view(**view)

    def go_to(self, index: int) -> None:
        self.model.open(MANY)
        while self.model.index < index:
            self.answer_rightly()
            self.model.go_on()

    def answer_rightly(self) -> None:
        facts = self.model.facts
        assert facts is not None
        if facts.right is not None:
            self.model.set_answer(facts.right)
            self.model.reveal()


@pytest.fixture
def bench(qapp: object) -> Bench:
    return Bench()


def test_a_step_sets_lab_and_view_in_one_undo_step(bench: Bench) -> None:
    before = bench.store.state
    bench.model.open(MANY)
    assert bench.model.step is not None
    assert bench.store.state == bench.model.step.state
    assert bench.store.undo_stack.count() == 1
    assert bench.store.undo_stack.undoText() == "Lesson: Why one head is not enough, step 1"
    bench.store.undo()
    assert bench.store.state == before
    assert bench.model.lab_differs
    bench.model.show_again()
    assert not bench.model.lab_differs


def test_every_lesson_can_be_gone_through_to_its_end(bench: Bench) -> None:
    for lesson in bench.model.shelf.lessons:
        bench.model.open(lesson.identity)
        for index, step in enumerate(lesson.steps):
            assert bench.model.index == index
            assert bench.store.state == step.state
            assert bench.store.view.view == step.view.view
            bench.answer_rightly()
            bench.model.go_on()
        assert bench.model.lesson is None
        progress = bench.model.shelf.progress(lesson)
        assert progress.finished
        assert progress.answered == progress.right == lesson.questions
    assert bench.notes == []


def test_the_way_on_leads_past_the_answer(bench: Bench) -> None:
    bench.go_to(NEARNESS)
    model = bench.model
    model.set_answer(1)
    model.go_on()
    assert (model.index, model.revealed) == (NEARNESS, True)
    assert not model.asked.is_right
    model.set_answer(0)
    assert model.asked.answer == 1, "an answer stays after the reveal"
    assert model.shelf.progress(model.lesson).right == ()


def test_nobody_is_kept_at_a_question_and_one_that_was_passed_is_not_answered(
    bench: Bench,
) -> None:
    bench.go_to(NEARNESS)
    model = bench.model
    model.go_on()
    assert (model.index, model.revealed, model.asked.is_answered) == (NEARNESS, True, False)
    model.go_on()
    assert model.index == SYNTAX
    progress = model.shelf.progress(model.lesson)
    assert (progress.answered, progress.shown) == ((), (NEARNESS,))


def test_reveal_needs_no_answer(bench: Bench) -> None:
    bench.go_to(NEARNESS)
    bench.model.reveal()
    assert bench.model.revealed
    assert not bench.model.asked.is_answered


def test_a_question_waits_until_it_is_known_what_the_lab_says(qtbot: QtBot) -> None:
    """Else two quick clicks would pass it unseen."""
    model = LessonModel(Settings(), "en")
    lesson = model.shelf.find(MANY)
    assert lesson is not None
    model.shelf.remember(lesson, step=NEARNESS)
    model.open(MANY)
    assert not model.may_go_on
    model.go_on()
    assert (model.index, model.revealed) == (NEARNESS, False)
    qtbot.waitUntil(lambda: model.may_go_on)
    model.go_on()
    model.shut_down()
    assert (model.index, model.revealed) == (NEARNESS, True)


def test_only_the_first_try_counts_as_right(bench: Bench) -> None:
    bench.go_to(NEARNESS)
    model = bench.model
    model.set_answer(2)
    model.reveal()
    model.open(MANY)
    assert not model.revealed
    model.set_answer(0)
    model.reveal()
    progress = model.shelf.progress(model.lesson)
    assert (progress.answered, progress.right) == ((NEARNESS,), ())


def test_an_answer_that_is_shown_counts_neither_as_given_nor_as_right(bench: Bench) -> None:
    bench.go_to(NEARNESS)
    model = bench.model
    model.show_answer()
    assert model.revealed
    assert model.asked.answer is None
    assert not model.asked.is_answered
    progress = model.shelf.progress(model.lesson)
    assert (progress.answered, progress.right, progress.shown) == ((), (), (NEARNESS,))


def test_an_answer_that_was_shown_before_is_not_right_at_the_first_try(bench: Bench) -> None:
    bench.go_to(NEARNESS)
    model = bench.model
    model.show_answer()
    model.open(MANY)
    assert not model.revealed
    bench.answer_rightly()
    assert model.asked.is_right
    progress = model.shelf.progress(model.lesson)
    assert (progress.answered, progress.right) == ((NEARNESS,), ())


def test_showing_the_answer_holds_a_given_one_against_it(bench: Bench) -> None:
    bench.go_to(NEARNESS)
    model = bench.model
    model.set_answer(1)
    model.show_answer()
    assert (model.asked.answer, model.asked.is_answered, model.asked.is_right) == (1, True, False)
    assert model.shelf.progress(model.lesson).answered == (NEARNESS,)


def test_a_row_that_nobody_drew_is_not_answered(bench: Bench) -> None:
    """It starts even, which may even be right."""
    bench.go_to(SYNTAX)
    bench.model.show_answer()
    assert not bench.model.asked.is_answered
    assert not bench.model.asked.is_right


def test_a_row_starts_even_and_its_map_comes_with_the_reveal(bench: Bench) -> None:
    bench.go_to(SYNTAX)
    model = bench.model
    assert isinstance(model.question, RowQuestion)
    assert model.asked.answer == (1 / 8,) * 8
    assert bench.store.view.view == "mixing"
    model.reveal()
    assert not model.asked.is_right
    assert 0 < model.asked.row_match < 0.8
    assert (bench.store.view.view, bench.store.view.selected_head) == ("head", 14)
    model.go_back()
    model.go_on()
    assert bench.store.view.view == "head", "what was revealed stays revealed"


def test_heads_do_not_say_what_they_do_while_a_question_is_open(bench: Bench) -> None:
    bench.go_to(NEARNESS)
    assert bench.store.view.answers_hidden
    bench.answer_rightly()
    assert not bench.store.view.answers_hidden
    bench.model.go_on()
    assert bench.store.view.answers_hidden
    before = bench.store.undo_stack.count()
    bench.model.close()
    assert not bench.store.view.answers_hidden
    assert bench.store.undo_stack.count() == before


def test_a_presentation_leads_through_the_lesson(bench: Bench) -> None:
    paging = LessonPaging(bench.model)
    assert (paging.place, paging.present, paging.coming) == ("", "", "")
    bench.go_to(NEARNESS)
    assert paging.place == "Why one head is not enough: step 4 of 9"
    assert (paging.present, paging.coming) == ("Nearness", "Syntax")
    assert paging.waits
    paging.choose(9)
    assert bench.model.asked.answer is None
    paging.choose(1)
    assert paging.can_reveal
    paging.reveal()
    assert bench.model.asked.is_answered
    assert not paging.waits
    paging.next()
    assert paging.present == "Syntax"
    paging.back()
    assert paging.present == "Nearness"
    bench.go_to(8)
    bench.answer_rightly()
    paging.next()
    assert (bench.model.index, paging.coming) == (8, ""), "at the end nothing happens"


def test_progress_comes_back_after_a_restart(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "settings.json"
    bench = Bench(Settings(path))
    bench.go_to(SYNTAX)
    again = Bench(Settings(path), language="de")
    assert again.settings.problem is None
    again.model.open(MANY)
    assert again.model.index == SYNTAX
    assert again.model.shelf.progress(again.model.lesson) == LessonProgress(
        SYNTAX, (NEARNESS,), (NEARNESS,)
    )


def test_numbers_of_a_text_belong_to_the_step(bench: Bench) -> None:
    bench.go_to(NEARNESS)
    model = bench.model
    assert model.step is not None
    before = model.text(model.step.why)
    assert "0.99" in before
    bench.store.change("Other", sentence="Go")
    assert model.lab_differs
    assert model.text(model.step.why) == before


def test_the_language_changes_under_way(bench: Bench) -> None:
    bench.go_to(NEARNESS)
    bench.model.set_answer(0)
    bench.model.set_language("de_DE")
    model = bench.model
    assert model.lesson is not None
    assert model.lesson.title == "Warum ein Kopf nicht genügt"
    assert (model.index, model.asked.answer) == (NEARNESS, 0)
    assert model.shelf.lessons[1].title == "Das Budget der Dimensionen"


def test_a_broken_file_changes_nothing(bench: Bench, tmp_path: Path) -> None:
    bench.go_to(NEARNESS)
    path = tmp_path / "mine.md"
    path.write_text("+++\ntitel = 1\n+++\n")
    assert not bench.model.open_file(path)
    assert not bench.model.open_file(tmp_path / "none.md")
    assert bench.model.index == NEARNESS
    first, second = map(str, bench.notes)
    assert first.startswith("in mine.md, line")
    assert "none.md cannot be read" in second


OWN = """+++
title = "Mine"
objectives = ["See"]
minutes = 1
+++

## One
+++
claims = ['n == 4']
[lab]
sentence = "Dog bites man"
[question]
type = "choice"
ask = "?"
[[question.options]]
text = "{weight(H1, 9, 1)}"
holds = 'n == 3'
[[question.options]]
text = "b"
holds = 'n > 1'
+++
{n}
"""


def test_a_question_without_an_answer_does_not_block_the_way(bench: Bench, tmp_path: Path) -> None:
    path = tmp_path / "mine.md"
    path.write_text(OWN)
    assert bench.model.open_file(path)
    model = bench.model
    assert model.facts is not None
    assert "2 answers are right" in str(model.facts.problem)
    assert len(model.facts.failed(model.step.claims)) == 1
    assert model.may_go_on
    model.go_on()
    assert model.lesson is None


@pytest.fixture
def threaded(qapp: object) -> Iterator[LessonModel]:
    model = LessonModel(Settings(), "en")
    yield model
    model.shut_down()


def test_facts_come_from_the_worker_also_for_a_step_left_in_between(
    qtbot: QtBot, threaded: LessonModel
) -> None:
    threaded.open(MANY)
    threaded.close()
    threaded.open(MANY)
    qtbot.waitUntil(lambda: threaded.facts is not None)
    threaded.close()
    threaded.open(MANY)
    qtbot.waitUntil(lambda: threaded.facts is not None)
    assert "99" in threaded.text(threaded.step.text)

"""A lesson in a presentation: its card, its steps by a clicker, and answers that stay hidden."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from window_bench import Bench

from mha_desktop.app.presenting import Presenter
from mha_desktop.panels.lesson.choice_button import ChoiceButton
from mha_desktop.panels.lesson.step_page import StepPage
from mha_desktop.qt.models.lesson_model import LessonModel
from mha_desktop.qt.theme import DARK

LESSON = "05-what-heads-do"  # its second step asks which head looks at the word after


def begin(bench: Bench) -> tuple[Presenter, LessonModel]:
    """Open the lesson, and present it at 1280 by 720."""
    bench.trigger("lessonsAction")
    bench.settle()
    model = bench.window.findChild(LessonModel)
    [identity] = [one.identity for one in model.shelf.lessons if one.identity.endswith(LESSON)]
    model.open(identity)
    bench.settle()
    bench.press("F5")
    bench.settle()  # the screen of the tests is 800 by 800
    bench.window.resize(1280, 720)
    bench.settle()
    presenter = bench.window._presenter
    assert presenter is not None
    return presenter, model


def know_the_answer(bench: Bench, model: LessonModel) -> None:
    bench.qtbot.waitUntil(lambda: model.facts is not None)


def test_the_card_of_the_lesson_stands_beside_the_view(bench: Bench) -> None:
    begin(bench)
    card = bench.part(StepPage)
    assert card.window() is bench.window
    assert card.width() == 352
    assert bench.grid.isVisible()
    assert not bench.window.findChild(QWidget, "lessonDock").isVisible()


def test_the_card_follows_the_height_of_the_screen(bench: Bench) -> None:
    begin(bench)
    bench.window.resize(3840, 2160)
    bench.settle()
    assert bench.part(StepPage).width() == 3 * 352


def test_a_clicker_leads_through_the_steps(bench: Bench) -> None:
    _, model = begin(bench)
    assert model.index == 0
    bench.press("PgDown")
    assert model.index == 1
    bench.press("PgUp")
    assert model.index == 0


def test_a_clicker_alone_passes_a_question(bench: Bench) -> None:
    """It has no digits: Page Down shows the answer, which nobody gave, and then goes on."""
    _, model = begin(bench)
    bench.press("PgDown")
    know_the_answer(bench, model)
    bench.press("PgDown")
    assert (model.index, model.revealed) == (1, True)
    card = bench.part(StepPage)
    assert card.question.verdict.text() == "Not answered"
    verdicts = [button.verdict for button in card.question.findChildren(ChoiceButton)]
    assert verdicts == ["", "", "Right"]
    progress = model.shelf.progress(model.lesson)
    assert (progress.answered, progress.right) == ((), ())
    bench.press("PgDown")
    assert model.index == 2


def test_the_mouse_alone_passes_a_question_as_a_clicker_does(bench: Bench) -> None:
    _, model = begin(bench)
    card = bench.part(StepPage)
    bench.qtbot.mouseClick(card.next_button, Qt.MouseButton.LeftButton)
    know_the_answer(bench, model)
    bench.qtbot.mouseClick(card.next_button, Qt.MouseButton.LeftButton)
    assert (model.index, model.revealed) == (1, True)
    assert card.question.verdict.text() == "Not answered"
    bench.qtbot.mouseClick(card.next_button, Qt.MouseButton.LeftButton)
    assert model.index == 2


def test_a_clicker_alone_gets_to_the_end_and_back(bench: Bench) -> None:
    _, model = begin(bench)
    last = len(model.lesson.steps) - 1
    for _ in range(2 * last + 2):
        know_the_answer(bench, model)
        bench.press("PgDown")
        bench.settle()
    assert model.index == last
    assert len(model.shelf.progress(model.lesson).shown) == len(model.lesson.questions) > 1
    for _ in range(last):
        bench.press("PgUp")
    assert model.index == 0


def test_a_chosen_answer_is_held_against_the_right_one(bench: Bench) -> None:
    _, model = begin(bench)
    bench.press("PgDown")
    know_the_answer(bench, model)
    bench.press("3")
    bench.press("PgDown")
    assert (model.index, model.asked.is_right) == (1, True)
    assert bench.part(StepPage).question.verdict.text() == "Right"
    bench.press("Space")
    assert model.index == 2


def test_roles_stay_hidden_until_reveal_marks_the_right_answer(bench: Bench) -> None:
    _, model = begin(bench)
    bench.press("PgDown")
    know_the_answer(bench, model)
    assert bench.store.view.answers_hidden
    assert bench.read_out() == "H1"
    bench.press("1")
    bench.press("Space")
    verdicts = [
        button.verdict for button in bench.part(StepPage).question.findChildren(ChoiceButton)
    ]
    assert verdicts == ["Your answer", "", "Right"]
    assert not bench.store.view.answers_hidden
    assert bench.read_out() == "H1 previous token"


def test_letters_have_the_sizes_of_the_style(bench: Bench) -> None:
    _, model = begin(bench)
    bench.press("PgDown")
    know_the_answer(bench, model)
    card = bench.part(StepPage)
    ask = card.question.ask
    assert ask.font().pointSizeF() == pytest.approx(24, abs=0.1)
    answer = card.question.findChild(ChoiceButton)
    assert answer.font().pointSizeF() == pytest.approx(20, abs=0.1)


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1), ((3840, 2160), 3)])
def test_reveal_has_the_height_of_the_style(
    bench: Bench, size: tuple[int, int], scale: int
) -> None:
    """The style sheet has heights of its own, and comes anew with every size of text."""
    begin(bench)
    bench.press("PgDown")
    bench.window.resize(*size)
    bench.settle()
    bench.press("Ctrl++")
    bench.press("Ctrl+0")
    bench.settle()
    assert bench.part(StepPage).question.reveal_button.height() == 56 * scale


@pytest.mark.parametrize("number", range(1, 9))
def test_a_class_sees_all_of_each_step_and_of_each_answer(bench: Bench, number: int) -> None:
    """Without scrolling, and no smaller than captions."""
    _, model = begin(bench)
    model.open(model.shelf.lessons[number - 1].identity)
    card, last = bench.part(StepPage), len(model.lesson.steps) - 1
    while True:
        know_the_answer(bench, model)
        bench.settle()
        place = (model.index, model.revealed)
        assert card.scroller.verticalScrollBar().maximum() == 0, place
        assert card.text.font().pointSizeF() >= 12.95
        if model.index == last and not model.asked.is_open:
            break
        model.go_on()


def test_what_was_read_before_gives_way_to_the_answer(bench: Bench) -> None:
    """Where all of it has no room; it is back with the next step."""
    _, model = begin(bench)
    model.open(model.shelf.lessons[6].identity)
    know_the_answer(bench, model)
    bench.press("PgDown")
    know_the_answer(bench, model)
    card = bench.part(StepPage)
    assert (model.index, card.text.isVisible()) == (1, True)
    bench.press("PgDown")
    assert (model.index, card.text.isVisible()) == (1, False)
    assert card.question.why.isVisible()
    bench.press("PgDown")
    assert (model.index, card.text.isVisible()) == (2, True)


def test_a_step_tells_the_key_of_the_panel_that_it_points_at(bench: Bench) -> None:
    """The presentation hides panels; once one is on show, nothing needs to be said."""
    _, model = begin(bench)
    model.open(model.shelf.lessons[1].identity)
    model.go_on()
    know_the_answer(bench, model)
    bench.settle()
    note = bench.part(StepPage).panel_note
    assert (model.step.point, note.isVisible()) == ("headsSlider", True)
    assert note.text() == "Key D shows the panel “Dimensions”."
    bench.press("D")
    model.go_back()
    model.go_on()
    bench.settle()
    assert not note.isVisible()


def test_the_card_changes_its_colours_with_the_window(bench: Bench) -> None:
    begin(bench)
    bench.press("PgDown")
    bench.trigger("darkThemeAction")
    bench.settle()
    answer = bench.part(StepPage).question.findChild(ChoiceButton)
    ground = answer.grab().toImage().pixelColor(answer.width() - 8, answer.height() // 2)
    assert ground == DARK.panel


def test_a_lesson_that_is_left_leaves_the_heads_to_the_clicker(bench: Bench) -> None:
    presenter, model = begin(bench)
    model.close()
    bench.settle()
    assert not [card for card in bench.window.findChildren(StepPage) if card.isVisible()]
    before = bench.store.view.selected_head
    bench.press("PgDown")
    assert bench.store.view.selected_head == before + 1
    assert presenter.active


def test_the_lesson_goes_on_where_it_was_after_the_presentation(bench: Bench) -> None:
    presenter, model = begin(bench)
    bench.press("PgDown")
    bench.press("Esc")
    bench.settle()
    assert not presenter.active
    assert model.index == 1
    assert bench.window.findChild(QWidget, "lessonDock").isVisible()
    assert bench.window.findChild(QWidget, "presentedLessonDock") is None

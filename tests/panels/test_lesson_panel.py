"""Lessons by mouse and by keys: choose, reveal, go on, leave, and never get stuck."""

from pathlib import Path

import pytest
from lesson_bench import LessonBench
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from mha_desktop.panels.lesson.choice_answer import ChoiceAnswer
from mha_desktop.panels.lesson.markdown import title_markdown
from mha_desktop.panels.lesson.number_answer import NumberAnswer
from mha_desktop.panels.lesson.row_answer import RowAnswer
from mha_desktop.panels.style_sheet import style_sheet
from mha_desktop.qt.theme import DARK, LIGHT

Key = Qt.Key
MANY, BY_HAND = "01-why-many-heads", "03-one-head-by-hand"
NEARNESS, SYNTAX = 3, 4
PRODUCT = 2


@pytest.fixture
def bench(qtbot: QtBot) -> LessonBench:
    return LessonBench(qtbot)


def choices(bench: LessonBench) -> ChoiceAnswer:
    answer = bench.question.answer
    assert isinstance(answer, ChoiceAnswer)
    return answer


def test_a_click_on_a_card_opens_its_lesson(bench: LessonBench) -> None:
    cards = bench.panel.list.cards
    assert len(cards) == 8
    assert cards[0].state_text == "15 minutes"
    bench.qtbot.mouseClick(cards[1], Qt.MouseButton.LeftButton)
    assert bench.model.lesson is not None
    assert bench.panel.page.head.lesson_title.text() == "The dimension budget"
    assert bench.panel.page.head.place.text() == "Step 1 of 7"
    assert bench.points == ["dimensionsPanel"]


def test_the_list_shows_how_far_one_got(bench: LessonBench) -> None:
    bench.open(MANY, NEARNESS)
    bench.key(Key.Key_1, Key.Key_Space, Key.Key_Escape)
    assert bench.closed == [True]
    assert bench.panel.list.isVisible()
    text = bench.panel.list.cards[0].state_text
    assert text == "15 minutes · at step 4 of 9 · 1 of 5 questions answered, 1 rightly at once"


def test_mouse_choose_reveal_next(bench: LessonBench) -> None:
    bench.open(MANY, NEARNESS)
    page = bench.panel.page
    bench.click(choices(bench).buttons[1])
    bench.click(bench.question.reveal_button)
    words = [button.verdict for button in choices(bench).buttons]
    assert words == ["Right", "Your answer", ""]
    assert bench.question.verdict.text() == "Not quite"
    assert "0.99" in bench.question.why.text()
    bench.click(page.next_button)
    assert bench.model.index == SYNTAX
    bench.click(page.back_button)
    assert bench.model.index == NEARNESS
    assert bench.question.verdict.isVisible()


@pytest.mark.parametrize("way", ["next", "reveal", "key"])
def test_a_question_that_is_passed_says_so(bench: LessonBench, way: str) -> None:
    """As with a clicker: the answer first, marked as not answered, and then on."""
    bench.open(MANY, NEARNESS)
    page = bench.panel.page
    assert page.next_button.toolTip().startswith("Show the answer")
    if way == "key":
        bench.key(Key.Key_PageDown)
    else:
        bench.click(page.next_button if way == "next" else bench.question.reveal_button)
    assert bench.model.index == NEARNESS
    assert bench.question.verdict.text() == "Not answered"
    assert page.next_button.toolTip().startswith("Go on")
    bench.key(Key.Key_PageDown)
    assert bench.model.index == SYNTAX


def test_keys_choose_reveal_and_go_on(bench: LessonBench) -> None:
    bench.open(MANY, NEARNESS)
    bench.key(Key.Key_3, Key.Key_1)
    assert bench.model.asked.answer == 0
    bench.key(Key.Key_Space)
    assert bench.question.verdict.text() == "Right"
    bench.key(Key.Key_Space)
    assert bench.model.index == SYNTAX, "the keyboard is on Next"
    bench.key(Key.Key_PageUp)
    assert bench.model.index == NEARNESS
    bench.key(Key.Key_Right)
    assert bench.model.index == SYNTAX
    bench.key(Key.Key_Escape)
    assert bench.model.lesson is None


def test_a_lesson_that_is_opened_anew_asks_anew(bench: LessonBench) -> None:
    bench.open(MANY, NEARNESS)
    bench.key(Key.Key_2, Key.Key_Space, Key.Key_Escape)
    bench.open(MANY, NEARNESS)
    assert bench.model.asked.answer is None
    assert [button.isChecked() for button in choices(bench).buttons] == [False] * 3
    assert not bench.question.verdict.isVisible()


def test_up_and_down_move_the_choice(bench: LessonBench) -> None:
    bench.open(MANY, NEARNESS)
    bench.key(Key.Key_Down, Key.Key_Down)
    assert bench.model.asked.answer == 1
    bench.key(Key.Key_Down, Key.Key_Down)
    assert bench.model.asked.answer == 2
    bench.key(Key.Key_Up)
    assert bench.model.asked.answer == 1


def test_a_number_is_typed_and_revealed_with_enter(bench: LessonBench) -> None:
    bench.open(BY_HAND, PRODUCT)
    answer = bench.question.answer
    assert isinstance(answer, NumberAnswer)
    assert answer.box.text() == ""
    bench.key(Key.Key_1, Key.Key_Period, Key.Key_6)
    assert bench.model.asked.answer == pytest.approx(1.6)
    bench.key(Key.Key_Backspace, Key.Key_Backspace, Key.Key_Backspace)
    assert bench.model.asked.answer is None
    bench.key(Key.Key_1, Key.Key_Period, Key.Key_6, Key.Key_Return)
    assert bench.question.verdict.text() == "Right: the lab says 1.57"


def test_a_box_for_a_number_leaves_the_step_as_wide_as_the_page(bench: LessonBench) -> None:
    """Wide enough for any number it would push the text under the edge."""
    bench.open(BY_HAND, PRODUCT)
    scroller = bench.panel.page.scroller
    bench.panel.resize(bench.panel.minimumSizeHint().width(), 700)
    assert scroller.widget().width() <= scroller.viewport().width()


def test_a_row_is_drawn_with_keys_and_with_the_mouse(bench: LessonBench) -> None:
    bench.open(MANY, SYNTAX)
    answer = bench.question.answer
    assert isinstance(answer, RowAnswer)
    bench.key(*[Key.Key_Down] * 7, Key.Key_End)
    assert bench.model.asked.answer == (0.0,) * 7 + (1.0,)
    bench.key(Key.Key_Left)
    assert bench.model.asked.answer[7] == pytest.approx(0.95)
    assert sum(bench.model.asked.answer) == pytest.approx(1)
    bars = answer.bars
    track = bars.geometry_of_row.track(2)
    bench.panel.page.scroller.ensureWidgetVisible(bars)
    start, end = track.center().toPoint(), track.center().toPoint()
    end.setX(round(track.left() + track.width() * 0.1))
    bench.qtbot.mousePress(bars, Qt.MouseButton.LeftButton, pos=start)
    assert bench.model.asked.answer[2] == pytest.approx(0.5, abs=0.01)
    bench.qtbot.mouseMove(bars, end)
    bench.qtbot.mouseRelease(bars, Qt.MouseButton.LeftButton, pos=end)
    assert bench.model.asked.answer[2] == pytest.approx(0.1, abs=0.01)
    assert bars.accessibleDescription() == "cat: 0.10"
    bench.key(Key.Key_Space)
    assert bench.question.verdict.text().startswith("Right: your row matches by 9")
    drawn = bench.model.asked.answer
    bench.qtbot.mouseClick(bars, Qt.MouseButton.LeftButton, pos=start)
    assert bench.model.asked.answer == drawn, "what was revealed stays"


def test_arrows_in_the_bars_do_not_turn_the_page(bench: LessonBench) -> None:
    bench.open(MANY, SYNTAX)
    bench.key(Key.Key_Right, Key.Key_Left, Key.Key_Left)
    assert bench.model.index == SYNTAX
    bench.key(Key.Key_PageUp)
    assert bench.model.index == NEARNESS


def test_the_state_of_the_step_comes_back(bench: LessonBench) -> None:
    bench.open(MANY, NEARNESS)
    page = bench.panel.page
    assert not page.again_button.isVisible()
    bench.store.change("Other", n_heads=4)
    assert page.changed_note.isVisible()
    bench.click(page.again_button)
    assert bench.store.state.n_heads == 16
    assert not page.again_button.isVisible()


def test_objectives_stand_first_and_publications_last(bench: LessonBench) -> None:
    bench.open(MANY, 0)
    page = bench.panel.page
    assert "about 15 minutes" in page.objectives.text()
    assert not page.references.isVisible()
    bench.open(MANY, 8)
    assert "Clark et al. 2019" in page.references.text()
    assert page.next_button.text().replace("&", "") == "Finish"


def test_a_title_has_real_subscripts_and_may_begin_with_a_number(bench: LessonBench) -> None:
    bench.open(BY_HAND, PRODUCT + 1)
    assert bench.panel.page.title.text() == "Divide by the square root of dk"
    bench.panel.page.title.set_markdown(title_markdown("1. One"))
    assert bench.panel.page.title.text() == "1. One"


def test_subscripts_are_lowered_and_html_stays_text(bench: LessonBench) -> None:
    label = bench.panel.page.text
    label.set_markdown("d_model and W_O, <b>x</b> & ![p](http://x/y.png)")
    assert label.text().startswith("dmodel and WO, <b>x</b> &")


def test_a_file_of_ones_own_is_asked_for(
    bench: LessonBench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "own.md"
    path.write_text(
        '+++\ntitle = "Own"\nobjectives = ["a"]\nminutes = 1\n+++\n## Only\nHello {n}\n'
    )
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    bench.qtbot.mouseClick(bench.panel.list.open_button, Qt.MouseButton.LeftButton)
    assert bench.panel.page.head.lesson_title.text() == "Own"
    assert bench.panel.page.text.text() == "Hello 12"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    bench.panel.open_file()
    assert bench.panel.page.head.lesson_title.text() == "Own"


def test_large_text_and_another_theme_fit(bench: LessonBench) -> None:
    bench.open(MANY, NEARNESS)
    small = choices(bench).buttons[0].height()
    before = QApplication.font()
    large = QFont(before)
    large.setPointSizeF(before.pointSizeF() * 2)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    QApplication.setFont(large)
    application.setStyleSheet(style_sheet(LIGHT, 2))
    try:
        bench.qtbot.waitUntil(lambda: choices(bench).buttons[0].height() > small)
        bench.panel.set_theme(DARK)
        page = bench.panel.page
        content = page.scroller.widget()
        assert content.width() <= page.scroller.viewport().width()
        text = page.text
        assert text.height() >= text.heightForWidth(text.width())
    finally:
        QApplication.setFont(before)
        application.setStyleSheet("")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_step_of_every_lesson_can_be_shown(qtbot: QtBot, language: str) -> None:
    bench = LessonBench(qtbot, language)
    assert len(bench.model.shelf.lessons) == 8
    for lesson in bench.model.shelf.lessons:
        for index, step in enumerate(lesson.steps):
            bench.open(lesson.identity, index)
            assert bench.panel.page.title.markdown == step.title
            assert not bench.panel.page.claims_note.isVisible()
            assert "…" not in bench.panel.page.text.text()
            if step.question is not None:
                assert not bench.question.problem.isVisible()

"""The sentence on the colours of its weights: lines, colours, pointer, keys and pins."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from viewed_part import ViewedPart

from mha_desktop.lab.state import (
    CausalMask,
    FixedRange,
    PinnedKey,
    PinnedQuery,
    ViewState,
)
from mha_desktop.panels.head.sentence_strip import SentenceStrip
from mha_desktop.panels.head.sentence_strip_layout import SentenceLayout, is_right_to_left
from mha_desktop.qt.figures.colour_maps import colour_map
from mha_desktop.qt.theme import DARK, LIGHT

SENTENCE = "The animal didn't cross the street because it was too tired."
IT, ANIMAL, PRONOUN = 7, 1, 7


class Bench(ViewedPart[SentenceStrip]):
    """The strip, and where its words are."""

    def __init__(self, qtbot: QtBot) -> None:
        view = ViewState(selected_head=PRONOUN, colour_range=FixedRange())
        super().__init__(qtbot, SentenceStrip, SENTENCE, view, (700, 60))
        self.strip, self.words = self.part, self.part.words

    def place(self, word: int) -> QPoint:
        """Return the middle of a word in the viewport, which is not scrolled."""
        return self.words.words.boxes[word].center().toPoint() + QPoint(3, 3)

    def ground(self, word: int) -> QColor:
        corner = self.words.words.boxes[word].topLeft().toPoint() + QPoint(3 + 3, 3 + 3)
        return self.words.viewport().grab().toImage().pixelColor(corner)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


def _colour(weight: float) -> QColor:
    level = min(int(weight * 255.99), 255)
    return QColor.fromRgb(int(colour_map("viridis").table[level]))


def test_the_ground_of_a_word_is_the_colour_of_its_weight(bench: Bench) -> None:
    bench.show(pin=PinnedQuery(IT))
    row = bench.weights.weights()[PRONOUN, IT]
    for word in (0, ANIMAL, 5):
        assert bench.ground(word) == _colour(float(row[word]))
    bench.show(pin=PinnedKey(ANIMAL))
    column = bench.weights.weights()[PRONOUN, :, ANIMAL]
    for word in (0, IT):
        assert bench.ground(word) == _colour(float(column[word]))
    assert bench.strip.caption.text() == "H8: how much each word looks at “animal”"


def test_a_pin_comes_before_the_cell_that_is_pointed_at(bench: Bench) -> None:
    bench.show(cell=(3, 0))
    assert bench.strip.caption.text() == "H8: what “cross” looks at"
    bench.show(pin=PinnedQuery(IT))
    assert bench.strip.caption.text() == "H8: what “it” looks at"


def test_the_map_of_the_view_colours_the_words(bench: Bench) -> None:
    bench.show(pin=PinnedQuery(IT), colour_map="greys")
    weight = float(bench.weights.weights()[PRONOUN, IT, ANIMAL])
    grey = int(colour_map("greys").table[min(int(weight * 255.99), 255)])
    assert bench.ground(ANIMAL) == QColor.fromRgb(grey)


def test_text_is_black_or_white_by_the_luminance_of_its_ground(bench: Bench) -> None:
    bench.show(pin=PinnedQuery(IT))
    weights = bench.words._weights
    assert weights is not None
    inks = [weights.colours(word)[1].name() for word in (ANIMAL, 0)]
    assert inks == ["#000000", "#ffffff"]


def test_a_masked_word_is_not_the_low_end_of_the_map(bench: Bench) -> None:
    bench.set_state(mask=CausalMask())
    bench.show(pin=PinnedQuery(IT))
    assert bench.ground(IT + 1) == LIGHT.divider
    QTest.mouseMove(bench.words.viewport(), bench.place(IT + 1))
    assert bench.strip.caption.text() == "H8: “it” may not look at “was”"
    bench.strip.set_theme(DARK)
    assert bench.ground(IT + 1) == DARK.divider


def test_the_pointer_reads_a_number(bench: Bench) -> None:
    bench.show(pin=PinnedQuery(IT))
    QTest.mouseMove(bench.words.viewport(), bench.place(ANIMAL))
    weight = bench.weights.weights()[PRONOUN, IT, ANIMAL]
    assert bench.strip.caption.text() == f"H8: “it” looks at “animal” {weight:.2f}"
    QTest.mouseMove(bench.words.viewport(), QPoint(1, 1))
    assert bench.strip.caption.text() == "H8: what “it” looks at"


def test_a_click_pins_a_query_and_a_second_one_lets_it_go(qtbot: QtBot, bench: Bench) -> None:
    for expected in (PinnedQuery(IT), None):
        qtbot.mouseClick(bench.words.viewport(), Qt.MouseButton.LeftButton, pos=bench.place(IT))
        assert bench.view.pin == expected


def test_the_keys_lead_to_a_word_and_pin_it(qtbot: QtBot, bench: Bench) -> None:
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(bench.words, key)
    assert bench.view.pin == PinnedQuery(1)
    assert bench.words.accessibleDescription() == bench.strip.caption.text()
    qtbot.keyClick(bench.words, Qt.Key.Key_End)
    assert bench.words.word == 11


def test_a_sentence_from_the_right_is_laid_out_and_walked_from_the_right(
    qtbot: QtBot, bench: Bench
) -> None:
    bench.set_state(sentence="שלום עולם foo")
    boxes = bench.words.words.boxes
    assert boxes[0].left() > boxes[1].left() > boxes[2].left()
    assert boxes[0].right() == bench.words.words.room
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left):
        qtbot.keyClick(bench.words, key)
    assert bench.words.word == 1
    assert not is_right_to_left(["12", "foo", "שלום"])
    assert is_right_to_left(["12", "שלום", "foo"])


def test_more_than_three_lines_scroll_to_the_word_of_the_keys(qtbot: QtBot, bench: Bench) -> None:
    bench.set_state(sentence="incomprehensible " * 60)
    layout = bench.words.words
    assert layout.rows > 3
    assert bench.words.sizeHint().height() < 4 * layout.row_height
    qtbot.keyClick(bench.words, Qt.Key.Key_End)
    assert bench.words.verticalScrollBar().value() > 0
    shown = QPointF(bench.words.viewport().rect().center())
    assert bench.words.word_at(shown) is None or bench.words.word_at(shown) > 10


def test_the_word_of_the_pin_is_scrolled_to(bench: Bench) -> None:
    bench.set_state(sentence="incomprehensible " * 60)
    bench.show(pin=PinnedQuery(59))
    assert bench.words.verticalScrollBar().value() > 0
    bench.show(pin=PinnedQuery(0))
    assert bench.words.verticalScrollBar().value() <= bench.words.words.row_height


@pytest.mark.parametrize("lines", [1, 2, 3])
def test_lines_are_shown_whole_in_any_room(bench: Bench, lines: int) -> None:
    """Half a line at the top would hide the word that the colours are about."""
    bench.set_state(sentence="incomprehensible " * 60)
    bench.words.set_most_rows(lines)
    for width, word in ((700, 30), (500, 30), (620, 3)):
        bench.show(pin=PinnedQuery(word))
        bench.strip.resize(width, bench.strip.sizeHint().height())
        layout, bar = bench.words.words, bench.words.verticalScrollBar()
        line = layout.row_height
        assert abs(bar.value() / line - round(bar.value() / line)) < 0.5 / line
        box = layout.boxes[word].translated(0, -bar.value())
        assert box.top() >= -0.5
        assert box.bottom() <= bench.words.viewport().height()
        assert bench.words.viewport().height() < (lines + 1) * line


def test_lines_break_before_a_word_that_does_not_fit() -> None:
    layout = SentenceLayout((40.0, 40.0, 200.0, 10.0), 16, 110, right_to_left=False)
    boxes = layout.boxes
    assert [round(box.top() // layout.row_height) for box in boxes] == [0, 0, 1, 2]
    assert all(box.right() <= 110 for box in boxes)
    assert layout.rows == 3
    assert SentenceLayout((), 16, 110, right_to_left=False).rows == 1


def test_the_mean_is_shown_where_the_map_shows_it(bench: Bench) -> None:
    bench.show(averaged=True, pin=PinnedQuery(IT))
    assert bench.strip.caption.text() == "Mean of 8 heads: what “it” looks at"
    mean = float(np.mean(bench.weights.weights()[:, IT, ANIMAL]))
    assert bench.ground(ANIMAL) == _colour(mean)


def test_without_tokens_nothing_is_shown_and_nothing_breaks(qtbot: QtBot, bench: Bench) -> None:
    bench.show(pin=PinnedQuery(IT))
    qtbot.keyClick(bench.words, Qt.Key.Key_End)
    bench.set_state(sentence=" ")
    qtbot.keyClick(bench.words, Qt.Key.Key_Right)
    bench.strip.grab()
    assert bench.words.word is None
    assert bench.strip.caption.text() == ""

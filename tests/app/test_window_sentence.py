"""The sentence in the whole window: typing, its undo, examples, and whatever is pasted."""

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QComboBox, QLabel
from window_bench import Bench, Key

from mha_desktop.lab.examples import EXAMPLE_SENTENCES
from mha_desktop.lab.state import DEFAULT_SENTENCE
from mha_desktop.panels.heads.head_map import HeadMap


def test_each_letter_gives_new_heads(bench: Bench) -> None:
    """Live: no Enter is needed."""
    bench.focus(bench.sentence)
    bench.press("End")
    bench.qtbot.keyClicks(bench.sentence, " So")
    assert bench.state.sentence == f"{DEFAULT_SENTENCE} So"
    assert bench.result.tokens[-1] == "So"
    bench.qtbot.keyClicks(bench.sentence, "on")
    assert bench.result.tokens[-1] == "Soon"
    assert bench.weights.shape[1] == len(bench.result.tokens)


def test_a_burst_of_typing_is_one_step_and_undo_in_the_field_takes_it_back(bench: Bench) -> None:
    before = bench.result.trace.output.copy()
    bench.type_sentence("Dog bites man")
    assert bench.steps == 1
    bench.press("Ctrl+Z")
    assert bench.sentence.text() == bench.state.sentence == DEFAULT_SENTENCE
    np.testing.assert_array_equal(bench.result.trace.output, before)
    bench.press("Ctrl+Y")
    assert bench.sentence.text() == bench.state.sentence == "Dog bites man"


def test_a_pause_ends_the_burst(bench: Bench) -> None:
    bench.type_sentence("Dog")
    with bench.qtbot.waitSignal(bench.store._gesture.pause.timeout, timeout=5000):
        pass
    bench.qtbot.keyClicks(bench.sentence, "s")
    assert bench.steps == 2
    bench.press("Ctrl+Z")
    assert bench.sentence.text() == "Dog"


def test_leaving_the_field_ends_the_burst(bench: Bench) -> None:
    bench.type_sentence("Dog")
    bench.press("Tab")
    assert not bench.sentence.hasFocus()
    bench.focus(bench.sentence)
    bench.press("End")
    bench.qtbot.keyClicks(bench.sentence, "s")
    assert bench.steps == 2


def test_undo_in_the_field_takes_the_last_step_of_the_lab_whatever_it_was(bench: Bench) -> None:
    """The field has no undo of its own that could get out of step with the lab."""
    bench.type_sentence("Dog bites man")
    bench.trigger("muteHeadAction")
    bench.focus(bench.sentence)
    bench.press("Ctrl+Z")
    assert bench.state.muted[0] is False
    assert bench.sentence.text() == "Dog bites man"


def test_the_menu_names_the_step(bench: Bench) -> None:
    undo = bench.window.findChild(QAction, "undoAction")
    assert not undo.isEnabled()
    bench.type_sentence("Dog")
    assert undo.isEnabled()
    assert undo.text() == "&Undo Type sentence"
    bench.trigger("undoAction")
    assert not undo.isEnabled()
    assert bench.window.findChild(QAction, "redoAction").text() == "&Redo Type sentence"


def test_an_example_is_chosen_by_keys_and_shown_everywhere(bench: Bench) -> None:
    examples = bench.find(QComboBox, "exampleSelector")
    assert [examples.itemText(row) for row in range(examples.count())] == list(EXAMPLE_SENTENCES)
    bench.focus(examples)
    bench.qtbot.keyClick(examples, Key.Key_End)
    assert bench.state.sentence == bench.sentence.text() == EXAMPLE_SENTENCES[-1]
    assert bench.steps == 1
    bench.trigger("undoAction")
    assert bench.sentence.text() == DEFAULT_SENTENCE
    assert examples.currentText() == DEFAULT_SENTENCE


def test_characters_as_tokens(bench: Bench) -> None:
    bench.type_sentence("Dog")
    bench.trigger("characterTokensAction")
    assert bench.result.tokens == ("D", "o", "g")
    assert bench.window.findChild(QAction, "characterTokensAction").isChecked()
    bench.trigger("undoAction")
    assert bench.result.tokens == ("Dog",)
    assert bench.window.findChild(QAction, "wordTokensAction").isChecked()


def test_one_token_and_one_head_are_not_spoken_of_as_several(bench: Bench) -> None:
    bench.type_sentence("Dog")
    bench.store.change("Heads", n_heads=1)
    assert bench.find(QLabel, "status_tokens").text() == "<b>1</b> token"
    assert bench.find(QLabel, "status_heads").text() == "<b>1</b> head"


@pytest.mark.parametrize("text", ["", "   "])
def test_without_a_word_the_window_is_friendly_and_goes_on(bench: Bench, text: str) -> None:
    """No NaN, no dead end: the next letter brings everything back."""
    bench.type_sentence(text)
    assert bench.store.result is None
    assert bench.grid.grid_layout is None
    assert bench.read_out() == ""
    assert bench.find(QLabel, "status_tokens").text() == "<b>0</b> tokens"
    assert not bench.find(QLabel, "status_time").isVisible()
    for label in bench.window.findChildren(QLabel):
        assert "nan" not in label.text().lower()
    bench.qtbot.keyClicks(bench.sentence, "Dog")
    assert bench.result.tokens == ("Dog",)
    assert np.isfinite(bench.result.trace.output).all()
    assert bench.grid.grid_layout is not None


def test_white_space_of_other_scripts_is_no_word_either(bench: Bench) -> None:
    bench.paste_sentence("\u3000\u00a0 \t")
    assert bench.store.result is None
    bench.paste_sentence("\u3000Dog")
    assert bench.result.tokens == ("Dog",)


def test_every_gesture_works_without_a_word(bench: Bench) -> None:
    """Everything stays usable in the empty state, in both views."""
    bench.type_sentence("")
    for action in ("muteHeadAction", "soloHeadAction", "multiQueryAction", "nextHeadAction",
                   "headViewAction", "darkThemeAction", "characterTokensAction", "resetMixAction",
                   "multiHeadAction", "copyPictureAction", "exportAction"):  # fmt: skip
        bench.trigger(action)
    assert "type a sentence" in bench.message
    assert bench.part(HeadMap).isVisible()
    bench.qtbot.keyClicks(bench.sentence, "Dog")
    assert bench.result.tokens == ("D", "o", "g")


def test_hundred_thousand_characters_are_kept_and_512_tokens_used(bench: Bench) -> None:
    text = "The animal didn't cross. " * 4000
    bench.paste_sentence(text)
    assert bench.sentence.text() == bench.state.sentence == text
    assert len(bench.result.tokens) == 512
    assert bench.message == (
        "The sentence has 20000 tokens; the first 512 are used, the text is kept."
    )
    assert bench.find(QLabel, "status_tokens").text() == "<b>512</b> tokens"
    assert bench.grid.grid_layout is not None
    bench.press("Ctrl+Z")
    assert bench.state.sentence == DEFAULT_SENTENCE
    assert bench.message == ""


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("我爱猫 🐈 café", ("我", "爱", "猫", "🐈", "café")),
        ("القطة جلست", ("القطة", "جلست")),
        ("👩‍👩‍👧 e\u0301té", ("👩‍👩‍👧", "e\u0301té")),
        ("a\x01b\x1fc", None),
        ("x\u202ey", None),
    ],
)
def test_every_script_arrives_whole_and_is_painted(
    bench: Bench, text: str, tokens: tuple[str, ...] | None
) -> None:
    """Nothing is lost on the way from the clipboard to the engine, and both views can paint it."""
    bench.paste_sentence(text)
    assert bench.state.sentence == text
    assert "".join(bench.result.tokens) == text.replace(" ", "")
    assert tokens is None or bench.result.tokens == tokens
    bench.hover(0, 0, 0)
    assert bench.read_out().startswith("H1 '")
    bench.trigger("headViewAction")
    assert not bench.window.grab().isNull()


def test_a_lone_surrogate_is_shown_by_its_number(bench: Bench) -> None:
    """It may come from a script or a session file; Qt itself would drop it."""
    bench.store.change("Set", sentence="cat \ud800 sat")
    assert bench.sentence.text() == "cat U+D800 sat"
    assert bench.result.tokens[1] == "\ud800"
    bench.hover(0, 1, 0)
    assert bench.read_out().startswith("H1 'U+D800' looks at 'cat'")
    assert not bench.window.grab().isNull()


def test_typing_after_a_lone_surrogate_keeps_what_is_shown(bench: Bench) -> None:
    bench.store.change("Set", sentence="cat \ud800")
    bench.focus(bench.sentence)
    bench.press("End")
    bench.qtbot.keyClicks(bench.sentence, "!")
    assert bench.state.sentence == bench.sentence.text() == "cat U+D800!"


def test_a_pasted_surrogate_is_not_lost(bench: Bench) -> None:
    """What another program puts on the clipboard is UTF-8: Qt shows what is none as U+FFFD."""
    copied = QMimeData()
    copied.setData("text/plain", b"cat \xed\xa0\x80 sat")
    QGuiApplication.clipboard().setMimeData(copied)
    bench.focus(bench.sentence)
    bench.press("Ctrl+A")
    bench.press("Ctrl+V")
    assert bench.state.sentence == "cat \ufffd\ufffd\ufffd sat"
    assert "".join(bench.result.tokens) == "cat\ufffd\ufffd\ufffdsat"
    assert not bench.window.grab().isNull()


def test_the_field_follows_a_change_from_elsewhere(bench: Bench) -> None:
    bench.store.change("Set", sentence="Man bites dog")
    assert bench.sentence.text() == "Man bites dog"
    examples = bench.find(QComboBox, "exampleSelector")
    assert examples.itemText(examples.currentIndex()) == "Man bites dog"


def test_alt_s_leads_to_the_sentence(bench: Bench) -> None:
    bench.focus(bench.grid)
    bench.qtbot.keyClick(bench.grid, Key.Key_S, Qt.KeyboardModifier.AltModifier)
    assert bench.sentence.hasFocus()

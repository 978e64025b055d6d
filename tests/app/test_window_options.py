"""Mask, positions, temperature and source in the whole window: from the control to the weights."""

import numpy as np
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QLabel, QListWidget, QPushButton, QSpinBox
from window_bench import LEFT, Bench, Key, click

from mha_desktop.engine.random_heads import default_scale
from mha_desktop.lab.state import (
    CausalMask,
    CraftedHeads,
    HiddenTokensMask,
    LabState,
    NoMask,
    RandomHeads,
)


def number_box(bench: Bench, name: str) -> QSpinBox:
    """Return the visible box with this accessible name."""
    [box] = [
        box
        for box in bench.window.findChildren(QSpinBox)
        if box.accessibleName() == name and box.isVisible()
    ]
    return box


def button(bench: Bench, text: str) -> QPushButton:
    """Return the visible button with this text."""
    [found] = [
        one for one in bench.window.findChildren(QPushButton) if one.text() == text and
        one.isVisible()
    ]  # fmt: skip
    return found


def to_random(bench: Bench) -> None:
    bench.choose("sourceSelector", "Random heads")


def test_a_causal_mask_leaves_exact_zeros_and_says_so_under_the_pointer(bench: Bench) -> None:
    bench.choose("maskSelector", "Causal")
    assert bench.state.mask == CausalMask()
    n = len(bench.result.tokens)
    assert np.all(bench.weights[:, *np.triu_indices(n, 1)] == 0)
    np.testing.assert_allclose(bench.weights.sum(axis=-1), 1, atol=1e-6)
    bench.hover(0, 1, 5)
    assert "may not look at" in bench.read_out()
    bench.trigger("undoAction")
    assert bench.find(QComboBox, "maskSelector").currentText() == "None"
    assert bench.weights[2, 0, -1] > 0


def test_the_window_has_the_width_that_is_typed(bench: Bench) -> None:
    bench.choose("maskSelector", "Sliding window")
    bench.type_number(number_box(bench, "Window size"), "2")
    n = len(bench.result.tokens)
    rows, columns = np.indices((n, n))
    allowed = (columns <= rows) & (columns > rows - 2)
    np.testing.assert_array_equal(bench.weights[2] > 0, allowed)
    assert bench.steps == 2


def test_the_prefix_has_the_length_that_is_typed(bench: Bench) -> None:
    bench.choose("maskSelector", "Prefix")
    bench.type_number(number_box(bench, "Prefix size"), "5")
    n = len(bench.result.tokens)
    rows, columns = np.indices((n, n))
    np.testing.assert_array_equal(bench.weights[2] > 0, (columns <= rows) | (columns < 5))


def test_tokens_are_hidden_by_mouse_and_by_keys(bench: Bench) -> None:
    bench.choose("maskSelector", "Hidden tokens")
    tokens = bench.part(QListWidget)
    bench.focus(tokens)
    tokens.setCurrentRow(1)
    bench.qtbot.keyClick(tokens, Key.Key_Space)
    assert bench.state.mask == HiddenTokensMask((1,))
    assert np.all(bench.weights[:, :, 1] == 0)
    box = tokens.visualItemRect(tokens.item(2))
    click(tokens, QPoint(box.left() + 10, box.center().y()))
    assert bench.state.mask == HiddenTokensMask((1, 2))
    assert np.all(bench.weights[:, :, 1:3] == 0)
    bench.trigger("undoAction")
    assert tokens.item(2).checkState() is Qt.CheckState.Unchecked
    assert tokens.item(1).checkState() is Qt.CheckState.Checked


def test_hiding_every_token_gives_zeros_and_no_nan(bench: Bench) -> None:
    bench.store.change("Hide", mask=HiddenTokensMask(tuple(range(12))))
    assert not bench.weights.any()
    assert not bench.result.trace.output.any()
    assert np.isfinite(bench.result.trace.head_outputs).all()
    bench.hover(3, 2, 2)
    assert "may not look at" in bench.read_out()
    assert not bench.window.grab().isNull()


def test_the_list_of_hidden_tokens_follows_the_sentence(bench: Bench) -> None:
    bench.choose("maskSelector", "Hidden tokens")
    bench.type_sentence("Dog bites man")
    tokens = bench.part(QListWidget)
    texts = [tokens.item(row).text().split()[-1] for row in range(tokens.count())]
    assert texts == ["Dog", "bites", "man"]


def test_no_positions_flatten_the_positional_head(bench: Bench) -> None:
    strongest = bench.weights[0, 5].max()
    bench.choose("positionsSelector", "None")
    assert bench.state.positions == "none"
    assert strongest > 0.9
    np.testing.assert_allclose(bench.weights[0, 5], 1 / 12, atol=0.01)


def test_rotary_is_out_of_reach_for_crafted_heads_and_says_why(bench: Bench) -> None:
    combo = bench.find(QComboBox, "positionsSelector")
    rotary = combo.model().index(combo.findText("Rotary"), 0)
    assert not rotary.flags() & Qt.ItemFlag.ItemIsEnabled
    assert "choose random heads" in rotary.data(Qt.ItemDataRole.ToolTipRole)
    bench.focus(combo)
    bench.qtbot.keyClicks(combo, "Rotary")
    assert bench.state.positions == "sinusoidal"
    assert combo.currentText() == "Sinusoidal"


def test_rotary_turns_random_heads_and_crafted_heads_say_what_they_use_instead(
    bench: Bench,
) -> None:
    to_random(bench)
    before = bench.weights.copy()
    bench.choose("positionsSelector", "Rotary")
    assert bench.state.positions == "rotary"
    assert not np.allclose(bench.weights, before)
    bench.choose("sourceSelector", "Crafted heads")
    assert (bench.state.source, bench.state.positions) == (CraftedHeads(), "sinusoidal")
    assert "have no rotary positions" in bench.message
    assert bench.find(QComboBox, "positionsSelector").currentText() == "Sinusoidal"
    bench.trigger("undoAction")
    assert bench.state.positions == "rotary"


def test_odd_columns_refuse_rotary_with_the_nearest(bench: Bench) -> None:
    """d_k 1 has no pair of columns to turn."""
    bench.store.change("Set", n_heads=8, d_model=8, source=RandomHeads())
    bench.choose("positionsSelector", "Rotary")
    assert bench.state.positions == "sinusoidal"
    assert "d_k 1 is odd" in bench.message
    assert bench.find(QComboBox, "positionsSelector").currentText() == "Sinusoidal"


def test_a_low_temperature_sharpens(bench: Bench) -> None:
    before = bench.weights[3, 5].max()
    box = bench.find(QDoubleSpinBox, "temperatureSpinBox")
    bench.type_number(box, box.locale().toString(0.5, "f", 1))
    assert bench.state.temperature == 0.5
    assert bench.weights[3, 5].max() > before


def test_random_heads_show_their_options_and_say_so(bench: Bench) -> None:
    seed = bench.find(QDoubleSpinBox, "seedSpinBox")
    assert not seed.isVisible()
    to_random(bench)
    assert seed.isVisible()
    assert bench.state.source == RandomHeads(0, None)
    assert bench.result.scale == default_scale(512)
    source = bench.find(QLabel, "status_source").text()
    assert "random heads, seed 0" in source


def test_a_typed_seed_gives_the_same_heads_each_time(bench: Bench) -> None:
    to_random(bench)
    seed = bench.find(QDoubleSpinBox, "seedSpinBox")
    bench.type_number(seed, "4294967295")
    first = bench.weights.copy()
    bench.qtbot.mouseClick(button(bench, "&New seed"), LEFT)
    assert bench.state.source.seed == seed.value() != 4294967295
    assert not np.array_equal(bench.weights, first)
    bench.type_number(seed, "4294967295")
    np.testing.assert_array_equal(bench.weights, first)


def test_the_textbook_scale_is_almost_flat_and_the_default_is_one_click_away(bench: Bench) -> None:
    to_random(bench)
    lively = bench.weights.max()
    bench.qtbot.mouseClick(button(bench, "Textbook 0.01"), LEFT)
    assert bench.state.source == RandomHeads(0, 0.01)
    assert bench.find(QDoubleSpinBox, "scaleSpinBox").value() == 0.01
    assert bench.weights.max() < 1.5 / 12
    [default] = [one for one in bench.window.findChildren(QPushButton)
                 if one.accessibleName() == "Default scale"]  # fmt: skip
    bench.qtbot.mouseClick(default, LEFT)
    assert bench.state.source == RandomHeads(0, None)
    assert bench.weights.max() == lively


def test_the_source_comes_back_with_its_seed(bench: Bench) -> None:
    to_random(bench)
    bench.type_number(bench.find(QDoubleSpinBox, "seedSpinBox"), "7")
    bench.choose("sourceSelector", "Crafted heads")
    assert bench.state.source == CraftedHeads()
    to_random(bench)
    assert bench.state.source == RandomHeads(7, None)


def test_options_undo_to_the_first_state(bench: Bench) -> None:
    first = bench.weights.copy()
    to_random(bench)
    bench.choose("maskSelector", "Causal")
    for _ in range(2):
        bench.trigger("undoAction")
    assert bench.state == LabState()
    assert bench.state.mask == NoMask()
    assert bench.find(QComboBox, "sourceSelector").currentText() == "Crafted heads"
    np.testing.assert_array_equal(bench.weights, first)

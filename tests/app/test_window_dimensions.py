"""Heads and d_model in the whole window: sliders, boxes, refusals, and what undo brings back."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QPushButton
from window_bench import LEFT, PLAIN, Bench, Key, move

from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState
from mha_desktop.panels.controls.stop_slider import StopSlider
from mha_desktop.panels.controls.stop_spin_box import StopSpinBox


def heads_slider(bench: Bench) -> StopSlider:
    return bench.find(StopSlider, "headsSlider")


def width_slider(bench: Bench) -> StopSlider:
    return bench.find(StopSlider, "dModelSlider")


def heads_box(bench: Bench) -> StopSpinBox:
    return bench.find(StopSpinBox, "headsSpinBox")


def width_box(bench: Bench) -> StopSpinBox:
    return bench.find(StopSpinBox, "dModelSpinBox")


def choices(bench: Bench) -> dict[str, QPushButton]:
    """Return the buttons of the message by their text."""
    return {button.text(): button for button in bench.messages.choice_buttons()}


def test_a_drag_is_live_and_one_step(bench: Bench) -> None:
    slider, seen = heads_slider(bench), []
    bench.store.result_changed.connect(lambda result: seen.append(result.trace.weights.shape[0]))
    bench.drag_slider(slider, (16, 32, 64))
    assert seen == [16, 32, 64]
    assert bench.state.n_heads == heads_box(bench).value() == 64
    assert bench.grid.grid_layout.n_heads == 64
    assert bench.steps == 1
    bench.trigger("undoAction")
    assert bench.state.n_heads == slider.value() == heads_box(bench).value() == 8


def test_a_drag_that_returns_leaves_no_step(bench: Bench) -> None:
    """Also what fewer heads would have cut off is there again."""
    bench.store.change("Gain", gains=(1.0,) * 7 + (0.5,))
    before, output = bench.state, bench.result.trace.output.copy()
    bench.drag_slider(heads_slider(bench), (4, 1, 2, 8))
    assert bench.state == before
    assert bench.steps == 1
    np.testing.assert_array_equal(bench.result.trace.output, output)


def test_two_drags_are_two_steps(bench: Bench) -> None:
    bench.drag_slider(heads_slider(bench), (16,))
    bench.drag_slider(heads_slider(bench), (32,))
    assert bench.steps == 2


def test_undo_during_a_drag_neither_breaks_the_drag_nor_the_lab(bench: Bench) -> None:
    slider = heads_slider(bench)
    places = [QPoint(round(8 + stop / 9 * (slider.width() - 16)), 12) for stop in range(10)]
    bench.qtbot.mousePress(slider, LEFT, PLAIN, places[5])
    bench.trigger("undoAction")
    move(slider, places[8])
    bench.qtbot.mouseRelease(slider, LEFT, PLAIN, places[8])
    assert slider.value() == heads_box(bench).value() == bench.state.n_heads
    assert bench.result.state == bench.state
    while bench.store.undo_stack.canUndo():
        bench.trigger("undoAction")
    assert bench.state == LabState()
    assert slider.value() == 8


@pytest.mark.parametrize("key", [Key.Key_Home, Key.Key_End])
def test_keys_to_both_ends_of_both_sliders_are_always_legal(bench: Bench, key: Key) -> None:
    """Heads, width and heads again: each end of one moves the stops of the other."""
    for slider in (heads_slider, width_slider, heads_slider, width_slider):
        bench.focus(slider(bench))
        bench.qtbot.keyClick(slider(bench), key)
        state = bench.state
        assert resolve(state).state == state
        assert state.d_model % state.n_heads == 0
        assert bench.message == ""
        assert bench.weights.shape[0] == state.n_heads
        assert (heads_slider(bench).value(), width_slider(bench).value()) == (
            state.n_heads,
            state.d_model,
        )


def test_every_stop_of_both_sliders_is_legal(bench: Bench) -> None:
    for n_heads in heads_slider(bench).stops:
        bench.drag_slider(heads_slider(bench), (n_heads,))
        for d_model in width_slider(bench).stops:
            resolve(LabState(n_heads=n_heads, d_model=d_model))
    assert max(heads_slider(bench).stops) == 128
    assert max(width_slider(bench).stops) == 1024


def test_dragging_the_width_keeps_the_heads_legal(bench: Bench) -> None:
    slider = width_slider(bench)
    bench.drag_slider(slider, (slider.stops[0], slider.stops[-1], 768))
    assert (bench.state.d_model, bench.state.n_heads) == (768, 8)
    assert bench.result.x.shape[1] == 768
    assert bench.steps == 1
    assert 12 in heads_slider(bench).stops


def test_an_illegal_width_is_answered_with_buttons_that_work(bench: Bench) -> None:
    before = bench.state
    bench.type_number(width_box(bench), "50")
    assert bench.state is before
    assert bench.message == (
        "d_model 50 is not divisible by 8 heads (remainder 2); nearest: 48 or 56."
    )
    assert set(choices(bench)) == {"48 = 8 × 6", "56 = 8 × 7", "50 = 10 × 5", "50 = 5 × 10"}
    assert width_box(bench).value() == 512
    bench.qtbot.mouseClick(choices(bench)["48 = 8 × 6"], LEFT)
    assert bench.state.d_model == width_box(bench).value() == width_slider(bench).value() == 48
    assert bench.message == ""
    assert bench.steps == 1


def test_a_refused_width_can_be_had_with_other_heads(bench: Bench) -> None:
    bench.type_number(width_box(bench), "50")
    bench.qtbot.mouseClick(choices(bench)["50 = 10 × 5"], LEFT)
    assert (bench.state.d_model, bench.state.n_heads) == (50, 10)
    assert (width_box(bench).value(), heads_box(bench).value()) == (50, 10)


def test_a_button_of_a_message_works_by_keys(bench: Bench) -> None:
    bench.type_number(heads_box(bench), "7")
    assert bench.message.startswith("d_model 512 is not divisible by 7 heads (remainder 1)")
    button = choices(bench)["512 = 8 × 64"]
    bench.focus(button)
    bench.qtbot.keyClick(button, Key.Key_Space)
    assert bench.state.n_heads == heads_box(bench).value() == 8
    assert bench.message == ""


@pytest.mark.parametrize("number", ["0", "129", "9999"])
def test_heads_beyond_the_limits_are_refused_with_the_nearest(bench: Bench, number: str) -> None:
    before = bench.state
    bench.type_number(heads_box(bench), number)
    nearest = 1 if number == "0" else 128
    assert bench.state is before
    assert bench.message.endswith(f"nearest: {nearest}.")
    assert heads_box(bench).value() == 8
    bench.qtbot.mouseClick(choices(bench)[f"512 = {nearest} × {512 // nearest}"], LEFT)
    assert bench.state.n_heads == nearest


@pytest.mark.parametrize(("typed", "nearest"), [("0", 8), ("9000", 4096)])
def test_widths_beyond_the_limits_are_refused(bench: Bench, typed: str, nearest: int) -> None:
    bench.type_number(width_box(bench), typed)
    assert bench.state.d_model == 512
    assert set(choices(bench)) == {f"{nearest} = 8 × {nearest // 8}"}


def test_a_minus_sign_cannot_be_typed(bench: Bench) -> None:
    """−5 becomes 5, which is refused like every number that does not divide d_model."""
    bench.type_number(heads_box(bench), "-5")
    assert "5 heads" in bench.message
    assert bench.state.n_heads == 8


def test_a_legal_width_off_the_stops_is_taken(bench: Bench) -> None:
    bench.type_number(width_box(bench), "1032")
    assert bench.state.d_model == width_slider(bench).value() == 1032
    assert bench.message == ""


def test_arrows_of_the_boxes_step_over_legal_values(bench: Bench) -> None:
    bench.focus(heads_box(bench))
    bench.qtbot.keyClick(heads_box(bench), Key.Key_Up)
    assert bench.state.n_heads == 16
    bench.focus(width_box(bench))
    bench.qtbot.keyClick(width_box(bench), Key.Key_Down)
    assert bench.state.d_model == 496


def test_a_message_goes_with_the_next_legal_step(bench: Bench) -> None:
    """It would be false beside another state."""
    bench.type_number(width_box(bench), "50")
    bench.drag_slider(heads_slider(bench), (16,))
    assert bench.message == ""
    assert choices(bench) == {}


def test_the_parameter_count_does_not_know_the_heads(bench: Bench) -> None:
    for stop in (1, 32):
        bench.drag_slider(heads_slider(bench), (stop,))
        assert bench.find(QLabel, "status_parameters").text() == "<b>1,048,576</b> parameters"
        assert bench.find(QLabel, "status_d_k").text().endswith(f"<b>{512 // stop}</b>")


def test_undoing_everything_restores_state_and_numbers_exactly(bench: Bench) -> None:
    first, output = bench.state, bench.result.trace.output.copy()
    bench.type_sentence("Dog bites man")
    bench.drag_slider(heads_slider(bench), (4, 2))
    bench.trigger("multiQueryAction")
    bench.trigger("muteHeadAction")
    bench.type_number(width_box(bench), "96")
    last, numbers = bench.state, bench.result.trace.output.copy()
    assert bench.steps == 5
    bench.focus(bench.grid)
    for _ in range(5):
        bench.press("Ctrl+Z")
    assert bench.state == first
    np.testing.assert_array_equal(bench.result.trace.output, output)
    assert width_box(bench).value() == 512
    for keys in ("Ctrl+Y", "Ctrl+Shift+Z", "Ctrl+Y", "Ctrl+Shift+Z", "Ctrl+Y"):
        bench.press(keys)
    assert bench.state == last
    np.testing.assert_array_equal(bench.result.trace.output, numbers)

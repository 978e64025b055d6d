"""The mixing desk in the whole window: mute, solo and gain, down to the output and the sum."""

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from window_bench import Bench, Key, between, click, drag, move

from mha_desktop.panels.mixer.mixer_panel import MixerPanel
from mha_desktop.panels.mixer.strip_geometry import Part
from mha_desktop.panels.mixer.sum_check import SumCheckView


def sum_of_contributions(bench: Bench) -> np.ndarray:
    return bench.result.trace.contributions.sum(axis=0)


def verdict(bench: Bench) -> str:
    """Return what the sum check says, once it has caught up."""
    check = bench.part(SumCheckView)
    bench.qtbot.waitUntil(lambda: not check._timer.isActive())
    return " ".join(label.text() for label in check.findChildren(QLabel) if label.isVisible())


def test_muting_takes_exactly_one_contribution_out_of_the_output(bench: Bench) -> None:
    output = bench.result.trace.output.copy()
    contribution = bench.result.trace.contributions[1].copy()
    click(bench.strips, bench.strip(1, Part.MUTE))
    assert bench.state.muted == (False, True, *[False] * 6)
    np.testing.assert_allclose(bench.result.trace.output, output - contribution, atol=1e-5)
    click(bench.strips, bench.strip(1, Part.MUTE))
    np.testing.assert_array_equal(bench.result.trace.output, output)
    assert bench.steps == 2


def test_a_solo_leaves_one_contribution(bench: Bench) -> None:
    alone = bench.result.trace.contributions[4].copy()
    click(bench.strips, bench.strip(4, Part.SOLO))
    np.testing.assert_allclose(bench.result.trace.output, alone, atol=1e-5)
    assert bench.state.effective_gains == (0, 0, 0, 0, 1, 0, 0, 0)
    bench.trigger("undoAction")
    assert bench.state.soloed == (False,) * 8


def test_the_sum_stays_equal_to_the_output_whatever_is_mixed(bench: Bench) -> None:
    for part in (Part.MUTE, Part.SOLO):
        click(bench.strips, bench.strip(2, part))
        np.testing.assert_allclose(
            sum_of_contributions(bench), bench.result.trace.output, atol=1e-5
        )
        assert "equal" in verdict(bench)
        assert "not equal" not in verdict(bench)
        assert "largest difference" in verdict(bench)


def test_a_fader_drag_is_live_and_one_step(bench: Bench) -> None:
    gains, fader = [], bench.fader(0)
    bench.store.state_changed.connect(lambda state: gains.append(state.gains[0]))
    weights = bench.weights
    drag(bench.strips, between(fader, fader + QPoint(0, 30)))
    assert len(gains) > 1
    assert gains == sorted(gains, reverse=True)
    assert bench.state.gains[0] == gains[-1] < 1
    assert bench.steps == 1
    np.testing.assert_array_equal(bench.weights, weights)
    bench.trigger("undoAction")
    assert bench.state.gains == (1.0,) * 8
    assert bench.fader(0) == fader


def test_a_fader_drag_that_returns_leaves_no_step(bench: Bench) -> None:
    fader = bench.fader(3)
    drag(bench.strips, [fader, fader + QPoint(0, -25), fader + QPoint(0, 10), fader])
    assert bench.state.gains == (1.0,) * 8
    assert bench.steps == 0


def test_the_ends_of_a_fader_are_0_and_2(bench: Bench) -> None:
    for height, gain in ((500, 0.0), (-500, 2.0)):
        fader = bench.fader(5)
        drag(bench.strips, between(fader, fader + QPoint(0, height)))
        assert bench.state.gains[5] == gain


def test_gain_scales_the_contribution(bench: Bench) -> None:
    contribution = bench.result.trace.contributions[0].copy()
    output = bench.result.trace.output.copy()
    bench.focus(bench.strips)
    bench.qtbot.keyClick(bench.strips, Key.Key_End)
    assert bench.state.gains[0] == 2.0
    np.testing.assert_allclose(bench.result.trace.output, output + contribution, atol=1e-5)


@pytest.mark.parametrize(("key", "field"), [(Key.Key_M, "muted"), (Key.Key_S, "soloed")])
def test_keys_work_the_strip_under_the_cursor(bench: Bench, key: Key, field: str) -> None:
    bench.focus(bench.strips)
    for _ in range(2):
        bench.qtbot.keyClick(bench.strips, Key.Key_Right)
    bench.qtbot.keyClick(bench.strips, key)
    assert getattr(bench.state, field) == (False, False, True, *[False] * 5)


def test_a_held_key_is_one_step(bench: Bench) -> None:
    bench.focus(bench.strips)
    for _ in range(5):
        bench.qtbot.keyPress(bench.strips, Key.Key_Down)
    bench.qtbot.keyRelease(bench.strips, Key.Key_Down)
    assert bench.state.gains[0] == 0.75
    assert bench.steps == 1


def test_the_shortcut_mutes_the_selected_head(bench: Bench) -> None:
    bench.click_head(6)
    bench.press("Ctrl+M")
    assert bench.state.muted[6]
    bench.press("Ctrl+Shift+M")
    assert bench.state.soloed[6]


def test_reset_is_one_step_and_dims_when_there_is_nothing_to_reset(bench: Bench) -> None:
    reset = bench.find(MixerPanel, "mixerPanel").reset_button
    assert not reset.isEnabled()
    click(bench.strips, bench.strip(0, Part.MUTE))
    bench.store.change("Gain", gains=(0.5,) * 8)
    assert reset.isEnabled()
    reset.click()
    assert bench.state.gains == (1.0,) * 8
    assert bench.state.muted == (False,) * 8
    bench.trigger("undoAction")
    assert bench.state.gains == (0.5,) * 8
    assert reset.isEnabled()


def test_a_tag_selects_the_head_everywhere(bench: Bench) -> None:
    click(bench.strips, bench.strip(4, Part.TAG))
    assert bench.grid.selected_head == 4
    assert bench.lanes.selected_heads == {4}


def test_pointing_at_a_strip_frames_the_head_in_the_grid(bench: Bench) -> None:
    before = bench.grid.grab().toImage()
    move(bench.strips, bench.strip(5, Part.METER))
    assert bench.store.view.hovered_head == 5
    assert bench.grid.grab().toImage() != before
    QApplication.sendEvent(bench.strips.viewport(), QEvent(QEvent.Type.Leave))
    assert bench.store.view.hovered_head is None
    assert bench.grid.grab().toImage() == before


def test_gains_stay_by_number_when_heads_come_and_go(bench: Bench) -> None:
    bench.store.change("Gain", gains=(0.5, *[1.0] * 7))
    bench.store.change("Heads", n_heads=16)
    assert bench.state.gains == (0.5, *[1.0] * 15)
    assert bench.find(QWidget, "mixerPanel").strips._model.rowCount() == 16
    np.testing.assert_allclose(sum_of_contributions(bench), bench.result.trace.output, atol=1e-5)


def test_128_strips_can_be_reached(bench: Bench) -> None:
    bench.store.change("Heads", n_heads=128)
    bench.click_head(127)
    click(bench.strips, bench.strip(127, Part.MUTE))
    assert bench.state.muted[127]
    assert sum(bench.state.muted) == 1

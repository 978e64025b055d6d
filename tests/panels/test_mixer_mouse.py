"""The head strips follow the mouse and the wheel, and show what the state says."""

import pytest
from mixer_bench import KEY, Bench, lab_state
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mha_desktop.panels.mixer.strip_geometry import Part


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot, lab_state())


def turn(bench: Bench, head: int, part: Part, angle: int) -> None:
    place = QPointF(bench.place(head, part))
    viewport = bench.panel.strips.viewport()
    event = QWheelEvent(
        place,
        viewport.mapToGlobal(place),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def test_m_mutes_and_unmutes(bench: Bench) -> None:
    bench.click(2, Part.MUTE)
    assert bench.store.state.muted == (False, False, True, *(False,) * 5)
    assert bench.model.strips[2].norm == 0.0
    bench.click(2, Part.MUTE)
    assert not any(bench.store.state.muted)


def test_s_solos(bench: Bench) -> None:
    bench.click(4, Part.SOLO)
    assert bench.store.state.soloed[4]
    assert [strip.off for strip in bench.model.strips] == [True] * 4 + [False] + [True] * 3


def test_two_quick_clicks_on_m_count_twice(bench: Bench) -> None:
    """The second one arrives as a double click."""
    bench.double_click(bench.place(2, Part.MUTE))
    assert not bench.store.state.muted[2]
    assert bench.steps == 2


def test_a_button_that_the_pointer_left_is_not_pressed(bench: Bench) -> None:
    viewport = bench.panel.strips.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=bench.place(2, Part.MUTE))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=bench.place(3, Part.MUTE))
    assert not any(bench.store.state.muted)


def test_a_click_on_the_tag_selects_the_head(bench: Bench) -> None:
    bench.click(5, Part.TAG)
    assert bench.selected == [5]


def test_the_handle_follows_the_pointer_and_a_drag_is_one_step(bench: Bench) -> None:
    """27 pixels of a travel of 108 are a quarter of 0 to 2."""
    bench.drag(6, -10, -20, -27)
    assert bench.gains == (1.0,) * 6 + (1.5, 1.0)
    assert bench.steps == 1
    bench.store.undo()
    assert bench.gains == (1.0,) * 8
    assert bench.panel.strips.handle_rect(6).center().y() == bench.handle(5).y()


def test_two_drags_are_two_steps(bench: Bench) -> None:
    bench.drag(6, -27)
    bench.drag(6, 27)
    assert bench.gains == (1.0,) * 8
    assert bench.steps == 2


@pytest.mark.parametrize(("height", "gain"), [(-500, 2.0), (500, 0.0)])
def test_the_handle_stops_at_both_ends(bench: Bench, height: int, gain: float) -> None:
    bench.drag(0, height)
    assert bench.gains[0] == gain


def test_a_handle_taken_off_centre_does_not_jump(bench: Bench) -> None:
    viewport = bench.panel.strips.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=bench.handle(0) + QPoint(0, 4))
    assert bench.gains[0] == 1.0
    assert bench.steps == 0


def test_a_click_beside_the_handle_brings_it_there(bench: Bench) -> None:
    groove = bench.panel.strips.part_rect(0, Part.FADER)
    top = QPoint(bench.handle(0).x(), round(groove.top()) + 6)
    QTest.mouseClick(bench.panel.strips.viewport(), Qt.MouseButton.LeftButton, pos=top)
    assert bench.gains[0] == 2.0


def test_escape_takes_a_drag_back(bench: Bench) -> None:
    with bench.held(3) as start:
        bench.move(start + QPoint(0, 40))
        assert bench.gains[3] < 0.5
        bench.press(KEY.Key_Escape)
        bench.move(start + QPoint(0, 50))
    assert bench.gains == (1.0,) * 8
    assert bench.steps == 0


def test_a_double_click_sets_one(bench: Bench) -> None:
    bench.store.change("Gain", gains=(0.4,) * 8)
    bench.double_click(bench.handle(1))
    assert bench.gains == (0.4, 1.0, *(0.4,) * 6)


def test_a_turn_of_the_wheel_is_one_step(bench: Bench, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bench.panel.gain_released):
        turn(bench, 1, Part.FADER, 120)
        turn(bench, 1, Part.METER, 240)
    assert bench.gains[1] == 1.15
    assert bench.steps == 1


def test_small_turns_of_a_touchpad_add_up(bench: Bench, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bench.panel.gain_released):
        for _ in range(8):
            turn(bench, 1, Part.FADER, -30)
    assert bench.gains[1] == 0.9


def test_the_wheel_beside_the_faders_changes_nothing(bench: Bench) -> None:
    turn(bench, 1, Part.TAG, 120)
    turn(bench, 1, Part.MUTE, 120)
    assert bench.gains == (1.0,) * 8


def test_the_head_under_the_pointer_is_told_once(bench: Bench) -> None:
    bench.move(bench.place(3, Part.METER))
    bench.move(bench.place(3, Part.TAG))
    bench.move(bench.place(4, Part.TAG))
    assert bench.hovered == [3, 4]


def test_the_right_button_does_nothing(bench: Bench) -> None:
    viewport = bench.panel.strips.viewport()
    for part in (Part.MUTE, Part.FADER, Part.TAG):
        QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=bench.place(2, part))
    assert bench.steps == 0
    assert bench.selected == []


def test_128_strips_scroll_and_the_last_one_works(qtbot: QtBot) -> None:
    bench = Bench(qtbot, lab_state(128, d_model=256))
    bench.panel.set_selected(127)
    assert bench.panel.strips.viewport().rect().contains(bench.place(127, Part.TAG))
    bench.click(127, Part.MUTE)
    bench.drag(126, -27)
    assert bench.store.state.muted[127]
    assert bench.gains[126] == 1.5


def test_tool_tips_name_the_part(bench: Bench) -> None:
    bench.click(2, Part.MUTE)
    strips = bench.panel.strips

    def tip(head: int, part: Part) -> str:
        return strips.tip_at(strips.part_rect(head, part).center())

    assert tip(0, Part.MUTE).startswith("Mute H1 (M)")
    assert tip(0, Part.SOLO).startswith("Solo H1 (S)")
    assert "Gain of H1: 1.0" in tip(0, Part.FADER)
    assert "Contribution of H3: 0." in tip(2, Part.METER)
    assert "muted" in tip(2, Part.TAG)
    assert strips.tip_at(QPointF(-5, 5)) == ""


def test_fewer_heads_leave_no_strip_behind(bench: Bench) -> None:
    bench.intents.set_heads(2)
    assert bench.panel.strips.tip_at(QPointF(bench.place(2, Part.MUTE))) == ""
    bench.click(2, Part.MUTE)
    assert bench.store.state.muted == (False, False)


def test_a_head_that_goes_while_it_is_dragged_is_let_go(bench: Bench) -> None:
    with bench.held(6) as start:
        bench.move(start + QPoint(0, 10))
        bench.intents.set_heads(2)
        bench.move(start + QPoint(0, 20))
    assert bench.gains == (1.0, 1.0)


def test_an_empty_sentence_leaves_an_empty_desk(bench: Bench) -> None:
    bench.intents.type_sentence("")
    bench.store.end_gesture()
    assert bench.model.rowCount() == 0
    bench.click(2, Part.MUTE)
    bench.press(KEY.Key_M, KEY.Key_Up, KEY.Key_Right)
    bench.panel.grab()
    assert not any(bench.store.state.muted)

"""The head strips by keyboard, and what assistive technology reads."""

import pytest
from mixer_bench import KEY, Bench, lab_state
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mha_desktop.panels.mixer.strip_geometry import Part


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    bench = Bench(qtbot, lab_state())
    bench.panel.activateWindow()
    bench.panel.strips.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(bench.panel.strips.hasFocus)
    return bench


def read_out(bench: Bench) -> str:
    strips = bench.panel.strips
    return QAccessible.queryAccessibleInterface(strips).focusChild().text(QAccessible.Text.Name)


@pytest.mark.parametrize(
    ("keys", "gain"),
    [
        ((KEY.Key_Up,), 1.05),
        ((KEY.Key_Down, KEY.Key_Down), 0.9),
        ((KEY.Key_PageUp,), 1.25),
        ((KEY.Key_PageDown, KEY.Key_PageDown), 0.5),
        ((KEY.Key_End,), 2.0),
        ((KEY.Key_End, KEY.Key_Up), 2.0),
        ((KEY.Key_PageDown, KEY.Key_Home), 1.0),
    ],
)
def test_keys_change_the_gain(bench: Bench, keys: tuple[Qt.Key, ...], gain: float) -> None:
    bench.press(*keys)
    assert bench.gains == (gain, *(1.0,) * 7)


def test_left_and_right_move_between_heads_and_stop_at_the_ends(bench: Bench) -> None:
    bench.press(KEY.Key_Left, KEY.Key_M)
    bench.press(*(KEY.Key_Right,) * 9, KEY.Key_S)
    assert bench.store.state.muted == (True, *(False,) * 7)
    assert bench.store.state.soloed == (*(False,) * 7, True)


def test_a_key_held_down_is_one_step(bench: Bench) -> None:
    strips = bench.panel.strips
    for _ in range(4):
        QTest.keyPress(strips, KEY.Key_Down)
    QTest.keyRelease(strips, KEY.Key_Down)
    assert bench.gains[0] == 0.8
    assert bench.steps == 1
    bench.press(KEY.Key_Down)
    assert bench.steps == 2


def test_leaving_with_a_key_held_down_ends_the_step(bench: Bench, qtbot: QtBot) -> None:
    QTest.keyPress(bench.panel.strips, KEY.Key_Down)
    with qtbot.waitSignal(bench.panel.gain_released):
        bench.panel.strips.clearFocus()


def test_enter_and_space_select(bench: Bench) -> None:
    bench.press(KEY.Key_Right, KEY.Key_Return, KEY.Key_Right, KEY.Key_Space)
    assert bench.selected == [1, 2]


def test_other_keys_are_left_to_the_window(bench: Bench, qtbot: QtBot) -> None:
    heard: list[int] = []
    bench.panel.keyPressEvent = lambda event: heard.append(event.key())
    bench.press(KEY.Key_F5, KEY.Key_Escape)
    assert heard == [KEY.Key_F5, KEY.Key_Escape]


def test_the_strip_under_the_cursor_is_read_out(bench: Bench) -> None:
    size = bench.model.strips[1].norm
    bench.press(KEY.Key_Right)
    assert read_out(bench) == f"H2, gain 1.0, contribution {size:.3g}"
    bench.press(KEY.Key_M)
    assert read_out(bench) == "H2, gain 1.0, contribution 0, muted"
    bench.press(KEY.Key_M, KEY.Key_S, KEY.Key_Right)
    assert read_out(bench) == "H3, gain 1.0, contribution 0, silenced by a solo"


def test_the_cursor_follows_the_click_and_scrolls_into_view(qtbot: QtBot) -> None:
    bench = Bench(qtbot, lab_state(128, d_model=256))
    bench.click(3, Part.TAG)
    bench.press(*(KEY.Key_Right,) * 9, KEY.Key_M)
    assert bench.store.state.muted.index(True) == 12
    assert bench.panel.strips.viewport().rect().contains(bench.place(12, Part.TAG))


def test_the_ring_shows_for_the_keyboard_only(bench: Bench) -> None:
    strips = bench.panel.strips

    def ring() -> bool:
        corner = strips.part_rect(1, Part.NONE).topLeft().toPoint()
        image = strips.viewport().grab().toImage()
        accent = strips._theme.accent
        return any(image.pixelColor(corner.x() + 1, corner.y() + y) == accent for y in (30, 100))

    bench.press(KEY.Key_Right)
    assert ring()
    bench.click(1, Part.TAG)
    assert not ring()

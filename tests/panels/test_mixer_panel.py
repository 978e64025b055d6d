"""The desk as a whole: W_O, the sum over heads, and what the parts tell each other."""

from dataclasses import replace

import numpy as np
import pytest
from mixer_bench import KEY, Bench, lab_state
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.mixer.strip_geometry import Part
from mha_desktop.qt.theme import DARK, LIGHT


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot, lab_state())


def texts(bench: Bench) -> list[str]:
    labels = bench.panel.check.findChildren(QLabel)
    return [label.text() for label in labels if label.isVisible()]


def has(bench: Bench, text: str) -> bool:
    return any(text in shown for shown in texts(bench))


def band_middle(bench: Bench, head: int) -> QPoint:
    return bench.panel.matrix.band_rects()[head].center().toPoint()


def map_colours(bench: Bench, head: int) -> np.ndarray:
    """Return red, green and blue of a row in the middle of a band."""
    matrix = bench.panel.matrix
    image, area = matrix.grab().toImage(), matrix.map_rect()
    y = band_middle(bench, head).y()
    colours = [image.pixelColor(x, y).getRgb()[:3] for x in range(area.left(), area.right())]
    return np.array(colours)


def test_the_sum_is_checked_and_the_difference_printed(bench: Bench) -> None:
    assert has(bench, "equal")
    assert not has(bench, "not equal")
    assert any(t.startswith("largest difference ") and "-" not in t for t in texts(bench))


def test_a_sum_that_fails_says_so(bench: Bench, qtbot: QtBot) -> None:
    result = bench.store.result
    output = result.trace.output + np.float32(0.5)
    bench.model.update(replace(result, trace=replace(result.trace, output=output)))
    qtbot.waitUntil(lambda: has(bench, "not equal"))
    assert has(bench, "largest difference 5.0e−1")
    assert has(bench, LIGHT.error.name())


def test_the_size_of_the_output_follows_a_fader_at_once(bench: Bench) -> None:
    bench.drag(0, -27)
    assert has(bench, f"{np.linalg.norm(bench.store.result.trace.output):.3g}")


def test_a_hidden_desk_does_not_add_up(bench: Bench) -> None:
    """What nobody looks at costs nothing; it catches up when it is shown again."""
    bench.panel.hide()
    bench.intents.toggle_mute(0)
    assert bench.model._check is None
    bench.panel.show()
    assert bench.model._check is not None


def test_reset_sets_everything_back_in_one_step(bench: Bench) -> None:
    assert not bench.panel.reset_button.isEnabled()
    bench.click(2, Part.MUTE)
    bench.click(3, Part.SOLO)
    bench.drag(4, -27)
    steps = bench.steps
    QTest.mouseClick(bench.panel.reset_button, Qt.MouseButton.LeftButton)
    state = bench.store.state
    assert state.gains == (1.0,) * 8
    assert not any(state.muted + state.soloed)
    assert bench.steps == steps + 1
    assert not bench.panel.reset_button.isEnabled()


def test_a_muted_band_fades_to_28_percent(bench: Bench) -> None:
    before = map_colours(bench, 2)
    neighbour = map_colours(bench, 3)
    bench.click(2, Part.MUTE)
    bench.move(QPoint(1, 1))
    expected = 255 - (255 - before) * 0.28
    assert np.abs(map_colours(bench, 2) - expected).max() <= 2
    np.testing.assert_array_equal(map_colours(bench, 3), neighbour)


def test_gains_do_not_make_a_new_image(bench: Bench) -> None:
    image = bench.panel.matrix._picture()
    bench.drag(0, -27)
    bench.click(2, Part.MUTE)
    assert bench.panel.matrix._picture() is image
    bench.panel.set_theme(DARK)
    assert bench.panel.matrix._picture() is not image


def test_a_drag_of_a_fader_does_not_paint_w_o(bench: Bench, qtbot: QtBot) -> None:
    """At 128 heads W_O takes as long to paint as the strips; muting does change its picture."""
    paints: list[bool] = []

    class Ear(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint:
                paints.append(True)
            return False

    ear = Ear()
    QApplication.processEvents()
    bench.panel.matrix.installEventFilter(ear)
    bench.press(KEY.Key_Down, KEY.Key_Down)
    QApplication.processEvents()
    assert not paints
    bench.press(KEY.Key_M)
    qtbot.waitUntil(lambda: bool(paints))


def test_pointing_at_a_band_marks_the_strip_and_tells_the_window(bench: Bench) -> None:
    plain = bench.panel.strips.grab().toImage()
    QTest.mouseMove(bench.panel.matrix, band_middle(bench, 5))
    assert bench.hovered == [5]
    assert bench.panel.strips.grab().toImage() != plain


def test_pointing_at_a_strip_frames_its_band(bench: Bench) -> None:
    bench.move(bench.place(5, Part.METER))
    band = bench.panel.matrix.band_rects()[5]
    image = bench.panel.matrix.grab().toImage()
    edge = image.pixelColor(round(band.right()) - 2, round(band.center().y()))
    assert edge == LIGHT.accent


def test_a_click_on_a_band_selects_its_head(bench: Bench) -> None:
    QTest.mouseClick(bench.panel.matrix, Qt.MouseButton.LeftButton, pos=band_middle(bench, 6))
    assert bench.selected == [6]


def test_the_tool_tip_of_a_band_names_its_rows(bench: Bench) -> None:
    tip = bench.panel.matrix.tip_at(band_middle(bench, 1).toPointF())
    assert tip.startswith("H2: rows 17 to 32 of W<sub>O</sub>.")


def test_the_colour_bar_prints_a_true_minus(bench: Bench) -> None:
    low, high = bench.panel.matrix.limit_texts()
    assert "−" in low
    assert "-" not in low
    assert low.replace("−", "+").replace("≤", "≥") == high


def test_the_shape_of_w_o_is_said(bench: Bench) -> None:
    labels = [label.text() for label in bench.panel.findChildren(QLabel)]
    assert "128 × 128, one band per head" in labels


@pytest.mark.parametrize(
    ("heads", "terms"),
    [
        (1, (0,)),
        (8, tuple(range(8))),
        (16, (0, 1, 2, 3, 4, 5, None, 15)),
        (128, (0, 1, 2, 3, 4, 5, None, 127)),
    ],
)
def test_the_sum_leaves_out_what_has_no_room(
    qtbot: QtBot, heads: int, terms: tuple[int | None, ...]
) -> None:
    bench = Bench(qtbot, lab_state(heads))
    assert bench.panel.check.chips.terms() == terms


def test_a_silent_chip_is_an_outline(bench: Bench) -> None:
    def ground() -> QColor:
        return bench.panel.check.chips.grab().toImage().pixelColor(82 + 4, 4)

    assert ground() == LIGHT.heads[2]
    bench.click(2, Part.MUTE)
    assert ground() == LIGHT.panel


def test_everything_that_takes_the_focus_has_a_name(bench: Bench) -> None:
    parts = [
        part
        for part in bench.panel.findChildren(QWidget)
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisible()
    ]
    assert bench.panel.strips in parts
    for part in parts:
        interface = QAccessible.queryAccessibleInterface(part)
        assert interface.text(QAccessible.Text.Name), part


def test_a_tab_beside_the_desk_can_be_as_narrow_as_dimensions(bench: Bench) -> None:
    """A group of tabs is as wide as its widest panel, also while that one is behind."""
    assert bench.panel.minimumSizeHint().width() <= 240


def test_a_larger_font_asks_for_a_wider_desk(bench: Bench) -> None:
    font = bench.panel.font()
    before = bench.panel.minimumSizeHint().width()
    font.setPointSizeF(font.pointSizeF() * 2)
    bench.panel.setFont(font)
    assert bench.panel.minimumSizeHint().width() > before
    assert bench.panel.minimumSizeHint().width() <= 336 * 2


@pytest.mark.parametrize("heads", [1, 2, 16, 128])
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_every_number_of_heads_paints_in_both_themes(
    qtbot: QtBot, heads: int, theme: object
) -> None:
    bench = Bench(qtbot, lab_state(heads))
    bench.panel.set_theme(theme)
    assert not bench.panel.grab().toImage().isNull()
    assert bench.panel.horizontalScrollBar().maximum() == 0

"""StopSlider: it stands on legal values only, by mouse, by keys and by whoever sets its value."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.stop_slider import StopSlider
from mha_desktop.panels.style_sheet import style_sheet
from mha_desktop.qt.theme import LIGHT, palette_for

HEADS = (1, 2, 4, 8, 16, 32, 64, 128)
ODD = (1, 3, 5, 7, 9, 15, 21, 35, 45, 63, 105)


@pytest.fixture
def slider(qtbot: QtBot) -> StopSlider:
    widget = StopSlider()
    qtbot.addWidget(widget)
    widget.resize(232, widget.sizeHint().height())
    widget.set_stops(HEADS, 8)
    widget.show()
    return widget


def place(slider: StopSlider, index: int) -> QPoint:
    """Where the handle stands on the stop with this index: equal steps between 8 px margins."""
    last = len(slider.stops) - 1
    return QPoint(round(8 + index / last * (slider.width() - 16)), 12)


def test_its_value_is_the_stop_itself(slider: StopSlider) -> None:
    """A screen reader then says "8", not "the fourth of eight"."""
    assert slider.value() == 8
    assert (slider.minimum(), slider.maximum()) == (1, 128)


def test_showing_stops_tells_nobody(qtbot: QtBot, slider: StopSlider) -> None:
    with qtbot.assertNotEmitted(slider.stop_moved):
        slider.set_stops((1, 2, 3), 3)
    assert slider.value() == 3


def test_drag_passes_through_stops_and_ends(qtbot: QtBot, slider: StopSlider) -> None:
    moved: list[int] = []
    slider.stop_moved.connect(moved.append)
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=place(slider, 3))
    assert slider.isSliderDown()
    for index in (4, 5, 4):
        qtbot.mouseMove(slider, place(slider, index))
    with qtbot.waitSignal(slider.stop_released):
        qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=place(slider, 4))
    assert moved == [16, 32, 16]
    assert not slider.isSliderDown()


def test_press_between_stops_takes_the_nearest(qtbot: QtBot, slider: StopSlider) -> None:
    between = (place(slider, 5) * 2 + place(slider, 6)) / 3
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=between)
    assert slider.value() == 32
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (Qt.Key.Key_Left, 4),
        (Qt.Key.Key_Right, 16),
        (Qt.Key.Key_Home, 1),
        (Qt.Key.Key_End, 128),
        (Qt.Key.Key_PageUp, 128),
    ],
)
def test_keys_step(qtbot: QtBot, slider: StopSlider, key: Qt.Key, value: int) -> None:
    with qtbot.waitSignal(slider.stop_moved) as caught:
        qtbot.keyClick(slider, key)
    assert caught.args == [value]


def test_step_beyond_the_end_stays(qtbot: QtBot, slider: StopSlider) -> None:
    slider.set_stops(HEADS, 128)
    with qtbot.assertNotEmitted(slider.stop_moved):
        qtbot.keyClick(slider, Qt.Key.Key_Right)


def test_value_from_outside_goes_to_the_nearest_stop(qtbot: QtBot, slider: StopSlider) -> None:
    moved: list[int] = []
    slider.stop_moved.connect(moved.append)
    slider.setValue(30)
    assert slider.value() == 32
    assert moved == [32]


def test_value_that_is_no_stop_becomes_one(slider: StopSlider) -> None:
    """A typed d_model of 2048 lies beyond the slider's multiples up to 1024."""
    slider.set_stops((8, 16), 2048)
    assert slider.stops == (8, 16, 2048)
    assert slider.value() == 2048


def test_stops_that_come_during_a_drag_wait_for_its_end(qtbot: QtBot, slider: StopSlider) -> None:
    """A late result must not pull the handle from under the pointer."""
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=place(slider, 5))
    slider.set_stops(HEADS, 8)
    assert slider.value() == 32
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=place(slider, 5))
    assert slider.value() == 8


@pytest.mark.parametrize("width", [80, 208, 232, 600])
@pytest.mark.parametrize(
    "stops",
    [HEADS, tuple(range(8, 1025, 8)), (1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 90, 120), (7,), ODD],
)
def test_labels_never_touch_and_name_both_ends(
    slider: StopSlider, width: int, stops: tuple[int, ...]
) -> None:
    slider.resize(width, slider.height())
    slider.set_stops(stops, stops[0])
    labels = slider.labels()
    named = [value for value, _ in labels]
    assert named[0] == stops[0]
    assert named[-1] == stops[-1]
    for (_, left), (_, right) in pairwise(labels):
        assert left.right() + 4 < right.left()
    assert labels[0][1].left() >= 0
    assert labels[-1][1].right() <= width + 0.01


def test_round_numbers_are_named_first(slider: StopSlider) -> None:
    slider.set_stops(tuple(range(8, 1025, 8)), 512)
    assert [value for value, _ in slider.labels()] == [8, 256, 512, 768, 1024]


def test_the_groove_does_not_show_through_the_handle(slider: StopSlider) -> None:
    slider.setPalette(palette_for(LIGHT))
    slider.setStyleSheet(style_sheet(LIGHT))
    place_of_handle = place(slider, slider.stops.index(slider.value()))
    image = slider.grab().toImage()
    for off in (-3, 0, 3):
        assert image.pixelColor(place_of_handle + QPoint(off, 0)) == LIGHT.panel

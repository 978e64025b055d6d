"""StopSpinBox: steps over stops, proposes what is typed, and shows only what was given to it."""

import pytest
from event_count import EventCount
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.stop_spin_box import StopSpinBox


@pytest.fixture
def box(qtbot: QtBot) -> StopSpinBox:
    widget = StopSpinBox()
    qtbot.addWidget(widget)
    widget.set_stops((1, 2, 4, 8, 16), 8)
    widget.show()
    return widget


def type_number(qtbot: QtBot, box: StopSpinBox, text: str) -> list[int]:
    """Type a number and Enter; return what was proposed."""
    proposed: list[int] = []
    box.value_proposed.connect(proposed.append)
    box.selectAll()
    qtbot.keyClicks(box, text)
    assert proposed == []
    qtbot.keyClick(box, Qt.Key.Key_Return)
    return proposed


@pytest.mark.parametrize(("key", "value"), [(Qt.Key.Key_Up, 16), (Qt.Key.Key_Down, 4)])
def test_arrow_keys_step_over_stops(
    qtbot: QtBot, box: StopSpinBox, key: Qt.Key, value: int
) -> None:
    with qtbot.waitSignal(box.value_proposed) as caught:
        qtbot.keyClick(box, key)
    assert caught.args == [value]


def test_steps_from_a_value_between_stops_go_to_the_neighbours(box: StopSpinBox) -> None:
    proposed: list[int] = []
    box.value_proposed.connect(proposed.append)
    box.set_value(5)
    box.stepUp()
    box.stepDown()
    assert proposed == [8, 4]


@pytest.mark.parametrize("text", ["50", "4096", "0", "9999"])
def test_typed_number_is_proposed_when_it_is_finished(
    qtbot: QtBot, box: StopSpinBox, text: str
) -> None:
    """Also 0 and too large numbers: they get a sentence for an answer, not silence."""
    assert type_number(qtbot, box, text) == [int(text)]


def test_refused_number_gives_way_to_the_last_one(qtbot: QtBot, box: StopSpinBox) -> None:
    type_number(qtbot, box, "7")
    assert box.value() == 8
    assert box.text() == "8"


def test_accepted_number_stays(qtbot: QtBot, box: StopSpinBox) -> None:
    box.value_proposed.connect(box.set_value)
    type_number(qtbot, box, "16")
    assert box.value() == 16


def test_showing_a_value_tells_nobody(qtbot: QtBot, box: StopSpinBox) -> None:
    with qtbot.assertNotEmitted(box.value_proposed):
        box.set_stops((3, 6), 6)
    assert box.value() == 6


def test_arrows_are_dim_at_the_ends(box: StopSpinBox) -> None:
    flag = StopSpinBox.StepEnabledFlag
    box.set_value(16)
    assert box.stepEnabled() == flag.StepDownEnabled
    box.set_value(1)
    assert box.stepEnabled() == flag.StepUpEnabled


def test_another_prefix_moves_nothing_beside_the_box(qtbot: QtBot) -> None:
    """The window would be arranged anew at every tick of the heads slider."""
    row, box = QWidget(), StopSpinBox()
    QHBoxLayout(row).addWidget(box)
    qtbot.addWidget(row)
    box.set_steady_prefix("128 / ")
    row.show()
    qtbot.waitExposed(row)
    width, requests = box.width(), EventCount(row, QEvent.Type.LayoutRequest)
    box.set_steady_prefix("8 / ")
    qtbot.wait(0)
    assert box.text().startswith("8 / ")
    assert box.width() == width
    assert requests.count == 0


def test_a_prefix_has_room_in_every_font(qtbot: QtBot) -> None:
    box = StopSpinBox()
    qtbot.addWidget(box)
    box.set_steady_prefix("128 / ")
    font, before = box.font(), box.width()
    font.setPointSizeF(2 * font.pointSizeF())
    box.setFont(font)
    assert box.width() == box.sizeHint().width() > before
    font.setPointSizeF(font.pointSizeF() / 2)
    box.setFont(font)
    assert box.width() == before

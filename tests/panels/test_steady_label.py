"""The label for numbers that follow a slider: nothing around it moves at every tick."""

from event_count import EventCount
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.steady_label import SteadyLabel


def shown_label(qtbot: QtBot, text: str) -> tuple[QWidget, SteadyLabel, EventCount]:
    """Return the label with the row around it, which has to be kept."""
    row, label = QWidget(), SteadyLabel()
    QHBoxLayout(row).addWidget(label)
    qtbot.addWidget(row)
    label.show_text(text)
    row.show()
    qtbot.waitExposed(row)
    return row, label, EventCount(row, QEvent.Type.LayoutRequest)


def test_a_text_that_fits_moves_nothing(qtbot: QtBot) -> None:
    _row, label, requests = shown_label(qtbot, "<b>128</b> heads")
    width = label.width()
    label.show_text("<b>8</b> heads")
    qtbot.wait(0)
    assert label.text() == "<b>8</b> heads"
    assert label.width() == width
    assert requests.count == 0


def test_a_longer_text_gets_its_room(qtbot: QtBot) -> None:
    _row, label, requests = shown_label(qtbot, "8 heads")
    label.show_text("128 heads, and many more")
    qtbot.waitUntil(lambda: requests.count > 0)
    assert label.width() >= label.sizeHint().width()


def test_another_font_gets_the_room_that_it_needs(qtbot: QtBot) -> None:
    _row, label, _ = shown_label(qtbot, "128 heads")
    font, before = label.font(), label.width()
    font.setPointSizeF(3 * font.pointSizeF())
    label.setFont(font)
    assert label.minimumWidth() > 2 * before
    font.setPointSizeF(font.pointSizeF() / 3)
    label.setFont(font)
    assert label.minimumWidth() == before

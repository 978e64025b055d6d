"""Painted parts in a window from right to left: pictures stay as they are, lines of text turn."""

import numpy as np
import pytest
from mixer_bench import Bench, lab_state
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.grouping.cache_summary import CacheSummary
from mha_desktop.panels.heads.read_out import ReadOut
from mha_desktop.panels.mixer.output_matrix import OutputMatrix
from mha_desktop.qt.models.costs_model import CostsModel
from mha_desktop.qt.models.reading import Reading
from mha_desktop.qt.theme import LIGHT

RIGHT_TO_LEFT = Qt.LayoutDirection.RightToLeft


def ink(widget: QWidget) -> np.ndarray:
    """Return which pixels of a widget are not as its upper left corner is."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.width())
    return pixels != pixels[0, 0]


def test_the_ends_of_joined_buttons_are_round_on_the_outside(qtbot: QtBot) -> None:
    switch = SegmentedButton("Range", [("Shared", 0), ("Fixed", 1), ("Log", 2)])
    qtbot.addWidget(switch)
    buttons = switch.findChildren(QPushButton)
    assert [button.property("segment") for button in buttons] == ["first", "middle", "last"]
    switch.setLayoutDirection(RIGHT_TO_LEFT)
    assert [button.property("segment") for button in buttons] == ["last", "middle", "first"]
    switch.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert [button.property("segment") for button in buttons] == ["first", "middle", "last"]


@pytest.mark.parametrize(
    ("sentence", "number"),
    [("H8 'it' looks at 'animal'", "0.79"), ("القطة H8 على", "0.79"), ("القطة H8 على", "٠٫٧٩")],
)
def test_a_reading_is_not_written_over_its_value(qtbot: QtBot, sentence: str, number: str) -> None:
    read_out = ReadOut(LIGHT)
    qtbot.addWidget(read_out)
    read_out.setLayoutDirection(RIGHT_TO_LEFT)
    read_out.resize(300, 24)
    read_out.show_reading(Reading("", "", number, ""))
    value = ink(read_out)
    end = int(value.any(axis=0).nonzero()[0].max()) + 1
    assert end < 60
    read_out.show_reading(Reading(sentence, "", number, ""))
    both = ink(read_out)
    np.testing.assert_array_equal(both[:, :end], value[:, :end])
    assert both[:, end:].any()


def test_the_bar_of_the_cache_lies_beside_its_texts(qtbot: QtBot) -> None:
    model = CostsModel()
    model.show(lab_state(), 3)
    summary = CacheSummary(model, LIGHT)
    qtbot.addWidget(summary)
    summary.resize(summary.sizeHint())
    columns = [ink(summary).any(axis=0)]
    summary.setLayoutDirection(RIGHT_TO_LEFT)
    columns.append(ink(summary).any(axis=0))
    # What does not overlap takes as many columns from either side.
    assert abs(int(columns[0].sum()) - int(columns[1].sum())) <= 4


@pytest.mark.parametrize("heads", [8, 64])
def test_w_o_and_the_limits_of_its_colours_are_not_mirrored(qtbot: QtBot, heads: int) -> None:
    bench = Bench(qtbot, lab_state(heads))
    matrix = bench.panel.findChild(OutputMatrix)
    before = matrix.grab().toImage()
    matrix.setLayoutDirection(RIGHT_TO_LEFT)
    assert matrix.grab().toImage() == before

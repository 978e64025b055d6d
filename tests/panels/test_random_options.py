"""RandomOptions: seed and scale of random heads, and the two scales of one click."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mha_desktop.lab.resolve import MAX_SEED
from mha_desktop.lab.state import RandomHeads
from mha_desktop.panels.random_options import RandomOptions


@pytest.fixture
def options(qtbot: QtBot) -> RandomOptions:
    widget = RandomOptions()
    qtbot.addWidget(widget)
    widget.show_source(RandomHeads(3, None), 512)
    widget.show()
    return widget


def test_default_scale_follows_d_model(options: RandomOptions) -> None:
    assert options.scale.value() == pytest.approx(512**-0.5, abs=1e-4)
    options.show_source(RandomHeads(3, None), 1024)
    assert options.scale.value() == pytest.approx(1024**-0.5, abs=1e-4)


def test_seed_of_32_bits_is_shown_whole(options: RandomOptions) -> None:
    options.show_source(RandomHeads(MAX_SEED), 512)
    assert options.seed.text() == "4294967295"


def test_typed_seed_keeps_the_scale(qtbot: QtBot, options: RandomOptions) -> None:
    options.show_source(RandomHeads(3, 0.5), 512)
    options.seed.selectAll()
    qtbot.keyClicks(options.seed, "42")
    with qtbot.waitSignal(options.source_chosen) as caught:
        qtbot.keyClick(options.seed, Qt.Key.Key_Return)
    assert caught.args == [RandomHeads(42, 0.5)]


def test_typed_scale_keeps_the_seed(qtbot: QtBot, options: RandomOptions) -> None:
    options.scale.selectAll()
    qtbot.keyClicks(options.scale, "0.25")
    with qtbot.waitSignal(options.source_chosen) as caught:
        qtbot.keyClick(options.scale, Qt.Key.Key_Return)
    assert caught.args == [RandomHeads(3, 0.25)]


def test_textbook_scale_is_one_click(qtbot: QtBot, options: RandomOptions) -> None:
    with qtbot.waitSignal(options.source_chosen) as caught:
        qtbot.mouseClick(options.textbook, Qt.MouseButton.LeftButton)
    assert caught.args == [RandomHeads(3, 0.01)]


def test_way_back_to_the_default_is_one_click(qtbot: QtBot, options: RandomOptions) -> None:
    assert not options.default.isEnabled()
    options.show_source(RandomHeads(3, 0.01), 512)
    assert not options.textbook.isEnabled()
    with qtbot.waitSignal(options.source_chosen) as caught:
        qtbot.mouseClick(options.default, Qt.MouseButton.LeftButton)
    assert caught.args == [RandomHeads(3, None)]


def test_new_seed_is_asked_for_not_drawn_here(qtbot: QtBot, options: RandomOptions) -> None:
    with qtbot.waitSignal(options.new_seed_requested):
        qtbot.mouseClick(options.new_seed, Qt.MouseButton.LeftButton)
    assert options.seed.value() == 3


def test_showing_a_source_tells_nobody(qtbot: QtBot, options: RandomOptions) -> None:
    with qtbot.assertNotEmitted(options.source_chosen):
        options.show_source(RandomHeads(9, 0.1), 64)

"""The note on positions: the check's numbers, and buttons that ask for what they say."""

import pytest
from pipeline_bench import PipelineBench, pipeline_state
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import CausalMask

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bench(qtbot: QtBot) -> PipelineBench:
    bench = PipelineBench(qtbot)
    bench.model.set_step("x")
    return bench


def test_the_card_is_there_for_x_only(bench: PipelineBench) -> None:
    assert bench.view.explanation.order.isVisible()
    bench.model.set_step("qkv")
    assert not bench.view.explanation.order.isVisible()


def test_the_measured_differences_are_on_show(bench: PipelineBench) -> None:
    card, check = bench.view.explanation.order, bench.model.order
    assert check is not None
    assert check.without.is_rounding
    assert "The rows only change places." in card.without.text()
    expected = f"{check.given.largest:.3g}"
    assert f"With sinusoidal positions: rows of the same word differ by at most {expected}" in (
        card.given.text()
    )


def test_a_mask_is_named_as_what_tells_the_order(bench: PipelineBench) -> None:
    bench.show(pipeline_state(mask=CausalMask()))
    assert "The mask tells places apart, too." in bench.view.explanation.order.without.text()


def test_the_buttons_ask_for_sentences_and_positions(qtbot: QtBot, bench: PipelineBench) -> None:
    card = bench.view.explanation.order
    for button in (*card.sentences, card.switch):
        qtbot.mouseClick(button, LEFT)
    bench.show(pipeline_state(positions="none"))
    assert card.switch.text() == "Sinusoidal positions"
    qtbot.mouseClick(card.switch, LEFT)
    assert [fields for fields, _ in bench.requests] == [
        {"sentence": "dog bites man", "token_mode": "words"},
        {"sentence": "man bites dog", "token_mode": "words"},
        {"positions": "none"},
        {"positions": "sinusoidal"},
    ]


def test_the_check_waits_until_the_card_is_seen(qtbot: QtBot) -> None:
    bench = PipelineBench(qtbot)
    assert bench.model.order is None
    bench.model.set_step("x")
    assert bench.model.order is not None

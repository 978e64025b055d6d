"""PlaybackModel: a recording of the newest result, and a place in it that is never out of range."""

import pytest
from evaluated import evaluated
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import LabState, RandomHeads
from mha_desktop.qt.models.playback_model import PlaybackModel
from mha_desktop.qt.worker import ImmediateExecutor, LatestWorker

STATE = LabState(sentence="Dog bites man", d_model=64, kv_head_of=(0, 0, 0, 0, 1, 1, 1, 1))


@pytest.fixture
def model(qtbot: QtBot) -> PlaybackModel:
    return PlaybackModel(executor=ImmediateExecutor)


def test_bytes_grow_by_the_same_number_with_each_token(model: PlaybackModel) -> None:
    model.show(evaluated(STATE))
    sizes = []
    for count in range(4):
        model.write(count)
        sizes.append(model.size().value)
        assert model.step is None or model.step.size == sizes[-1]
    assert sizes == [0, 128, 256, 384]


@pytest.mark.parametrize(("asked", "written"), [(-1, 0), (2, 2), (99, 3)])
def test_the_place_stays_in_the_sentence(model: PlaybackModel, asked: int, written: int) -> None:
    model.show(evaluated(STATE))
    model.write(asked)
    assert model.written == written
    assert model.at_end == (written == 3)


def test_each_decoded_row_agrees_with_the_full_pass(model: PlaybackModel) -> None:
    model.show(evaluated(STATE, source=RandomHeads(3), positions="rotary", temperature=0.5))
    for count in (1, 2, 3):
        model.write(count)
        assert model.check().equal


def test_the_same_result_is_recorded_once(qtbot: QtBot, model: PlaybackModel) -> None:
    result = evaluated(STATE)
    model.show(result)
    with qtbot.assertNotEmitted(model.recorded):
        model.show(result)


def test_without_tokens_there_is_nothing_and_a_known_result_comes_back(
    qtbot: QtBot, model: PlaybackModel
) -> None:
    result = evaluated(STATE)
    model.show(result)
    model.write(2)
    model.show(None)
    assert model.recording is None
    assert model.written == 0
    assert model.size() is None
    model.show(result)
    assert model.tokens == ("Dog", "bites", "man")


def test_a_newer_result_overtakes_an_older_one(qtbot: QtBot) -> None:
    model = PlaybackModel(executor=LatestWorker)
    old, new = evaluated(replace(STATE, sentence="word " * 200)), evaluated(STATE)
    model.show(old)
    with qtbot.waitSignal(model.recorded):
        model.show(new)
    assert model.recording.result is new
    model.shut_down()


def test_what_was_given_up_can_be_asked_for_again(qtbot: QtBot) -> None:
    model = PlaybackModel(executor=LatestWorker)
    result = evaluated(replace(STATE, sentence="word " * 100))
    model.show(result)
    model.shut_down()
    assert model.recording is None
    with qtbot.waitSignal(model.recorded):
        model.show(result)
    model.shut_down()

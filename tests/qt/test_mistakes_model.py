"""The effect of a mistake belongs to the result on show, and is made only when it is asked for."""

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.state import CausalMask, LabState, MistakeName
from mha_desktop.qt.models.mistakes_model import MistakesModel
from mha_desktop.qt.worker import ImmediateExecutor


def result_with(mistake: MistakeName | None) -> LabResult:
    state = LabState(d_model=64, mask=CausalMask(), mistake=mistake)
    result = Laboratory().evaluate(state)
    assert result is not None
    return result


@pytest.fixture
def model(qtbot: QtBot) -> MistakesModel:
    return MistakesModel(executor=ImmediateExecutor)


def test_the_effect_is_made_when_it_is_asked_for(qtbot: QtBot, model: MistakesModel) -> None:
    wrong, right = result_with("softmax_twice"), result_with(None)
    model.update(wrong)
    assert model.mistake == "softmax_twice"
    assert model.effect is None
    with qtbot.waitSignal(model.effect_changed):
        model.ask_for_effect()
    assert model.effect is not None
    change = np.abs(wrong.trace.weights - right.trace.weights).max()
    assert model.effect.weight == pytest.approx(float(change), abs=1e-6)


def test_an_effect_of_an_older_result_is_not_shown(model: MistakesModel) -> None:
    model.update(result_with("softmax_twice"))
    model.ask_for_effect()
    model.update(result_with("mask_after_softmax"))
    assert model.effect is None


def test_without_mistake_or_tokens_there_is_nothing_to_ask(
    qtbot: QtBot, model: MistakesModel
) -> None:
    with qtbot.assertNotEmitted(model.effect_changed):
        for result in (result_with(None), None):
            model.update(result)
            model.ask_for_effect()
    assert model.mistake is None


def test_formulas_are_typeset_on_the_worker(qtbot: QtBot) -> None:
    model = MistakesModel()
    with qtbot.waitSignal(model.formulas_ready):
        model.ask_for_formulas((r"s = q \cdot k", r"\frac{a}{b}"))
    with qtbot.assertNotEmitted(model.formulas_ready):
        model.ask_for_formulas((r"s = q \cdot k", r"\frac{a}{b}"))
    model.shut_down()


def test_a_problem_is_told(qtbot: QtBot, model: MistakesModel) -> None:
    with qtbot.waitSignal(model.failed):
        model.ask_for_formulas((r"\frac{",))

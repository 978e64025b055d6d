"""The pruning model ranks what is asked for, once, and not what the user has cancelled."""

from collections.abc import Iterator

import pytest
from evaluated import evaluated
from held_executor import HeldExecutor
from pytestqt.qtbot import QtBot

from mha_desktop.lab.mixing import pruning_ranking
from mha_desktop.lab.state import CausalMask, LabState
from mha_desktop.qt.models.pruning_model import PruningModel

STATE = LabState(sentence="Dog bites man", d_model=64)


@pytest.fixture
def executor(qapp: object) -> HeldExecutor:
    return HeldExecutor()


@pytest.fixture
def model(executor: HeldExecutor) -> Iterator[PruningModel]:
    model = PruningModel(executor=lambda: executor)
    model.update(evaluated(STATE))
    yield model
    model.shut_down()


def test_the_ranking_is_that_of_the_lab_and_made_once(
    qtbot: QtBot, model: PruningModel, executor: HeldExecutor
) -> None:
    assert model.ranking is None
    model.ask_for_ranking()
    model.ask_for_ranking()
    with qtbot.waitSignal(model.ranking_changed):
        executor.run()
    assert model.ranking is not None
    assert model.ranking.order == pruning_ranking(STATE, examples=False).order
    model.ask_for_ranking()
    assert executor.jobs == 1


@pytest.mark.parametrize(
    "fields",
    [
        {"gains": (0.5,) * 8},
        {"muted": (True,) + (False,) * 7},
        {"soloed": (True,) + (False,) * 7},
        {"mistake": "unscaled"},
    ],
    ids=lambda fields: next(iter(fields)),
)
def test_what_makes_no_difference_to_the_ranking_keeps_it(
    model: PruningModel, executor: HeldExecutor, fields: dict[str, object]
) -> None:
    """Faders move under the page that shows it; mistakes are left out of a ranking."""
    model.ask_for_ranking()
    executor.run()
    ranking = model.ranking
    model.update(evaluated(STATE, **fields))
    model.ask_for_ranking()
    assert executor.jobs == 1
    assert model.ranking is ranking


@pytest.mark.parametrize("fields", [{"sentence": "Man"}, {"mask": CausalMask()}, {"n_heads": 4}])
def test_another_lab_is_ranked_anew(
    model: PruningModel, executor: HeldExecutor, fields: dict[str, object]
) -> None:
    model.ask_for_ranking()
    executor.run()
    model.update(evaluated(STATE, **fields))
    assert model.ranking is None
    model.ask_for_ranking()
    assert executor.jobs == 2


def test_over_the_examples_the_sentence_makes_no_difference(
    qtbot: QtBot, model: PruningModel, executor: HeldExecutor
) -> None:
    with qtbot.waitSignal(model.updated):
        model.set_examples(True)
    assert model.examples
    model.ask_for_ranking()
    model.update(evaluated(STATE, sentence="Man"))
    model.ask_for_ranking()
    assert executor.jobs == 1
    model.set_examples(False)
    assert executor.job is None  # nobody needs it any more
    model.ask_for_ranking()
    assert executor.jobs == 2


def test_what_is_cancelled_stays_so_until_it_is_wanted_or_the_lab_is_another(
    qtbot: QtBot, model: PruningModel, executor: HeldExecutor
) -> None:
    model.ask_for_ranking()
    with qtbot.waitSignal(model.ranking_changed):
        model.cancel()
    assert executor.job is None
    assert model.is_declined
    model.update(evaluated(STATE, gains=(0.5,) * 8))
    model.ask_for_ranking()
    assert (model.is_declined, executor.jobs) == (True, 1)
    model.retry()
    assert (model.is_declined, executor.jobs) == (False, 2)
    model.cancel()
    model.update(evaluated(STATE, sentence="Man"))
    assert not model.is_declined
    model.update(evaluated(STATE))
    assert not model.is_declined


def test_without_tokens_nothing_is_ranked(
    qtbot: QtBot, model: PruningModel, executor: HeldExecutor
) -> None:
    model.ask_for_ranking()
    with qtbot.waitSignal(model.updated):
        model.update(None)
    assert executor.job is None
    model.ask_for_ranking()
    assert executor.jobs == 1
    assert (model.result, model.ranking, model.is_declined) == (None, None, False)

"""The model behind the Mixing view: matrices of the result, sums of entries, reach of heads."""

import msgspec
import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.state import (
    IdentityProjection,
    LabState,
    OrthogonalProjection,
    RandomHeads,
    ShuffledProjection,
    SourceProjection,
)
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.models.mixing_model import MixingModel
from mha_desktop.qt.worker import ImmediateExecutor, LatestWorker

STATE = LabState(sentence="Dog bites man", d_model=64, source=RandomHeads())


def result(**fields: object) -> LabResult:
    found = Laboratory().evaluate(msgspec.structs.replace(STATE, **fields))
    assert found is not None
    return found


@pytest.fixture
def model(qapp: object) -> MixingModel:
    model = MixingModel(ContributionsModel(), executor=ImmediateExecutor)
    model.update(result())
    return model


def test_without_a_result_everything_is_empty(qapp: object) -> None:
    model = MixingModel(ContributionsModel(), executor=ImmediateExecutor)
    model.ask_for_reaches()
    assert model.tokens == ()
    assert (model.n_heads, model.d_k) == (0, 0)
    assert model.concat.size == model.w_o.size == model.output.size == 0
    assert model.reach is None
    assert model.reaches == ()
    assert model.entry_sum(0) is None


def test_the_matrices_are_those_of_the_trace(qtbot: QtBot, model: MixingModel) -> None:
    with qtbot.waitSignal(model.updated):
        model.update(result(gains=(2.0,) + (1.0,) * 7))
    np.testing.assert_allclose(model.concat @ model.w_o, model.output, atol=1e-5)
    assert model.concat.shape == (3, 64)
    assert (model.n_heads, model.d_k) == (8, 8)


def test_the_terms_of_an_entry_add_up_to_it(model: MixingModel) -> None:
    model.update(result(muted=(False, True) + (False,) * 6, gains=(0.5,) * 8))
    for token, column in ((0, 0), (2, 63), (1, 17)):
        entry = model.entry_sum(token, column)
        assert entry.terms[1] == 0
        assert entry.bias is None
        assert entry.output == model.output[token, column]
        assert entry.terms.sum() == pytest.approx(entry.output, abs=1e-5)


def test_without_a_column_the_strongest_one_is_taken_apart(model: MixingModel) -> None:
    entry = model.entry_sum(1)
    assert entry.column == np.abs(model.output[1]).argmax()


def test_identity_reaches_the_own_block_only(model: MixingModel) -> None:
    model.update(result(projection=IdentityProjection()))
    reach = model.reach
    np.testing.assert_allclose(reach.blocks, np.eye(8) * np.sqrt(8), atol=1e-6)
    assert reach.own_share() == pytest.approx(1.0)
    assert reach.fewest_reached() == 1


def test_an_orthogonal_projection_reaches_every_block(model: MixingModel) -> None:
    model.update(result(projection=OrthogonalProjection(5)))
    assert model.reach.fewest_reached() == 8
    assert model.reach.own_share() < 0.3


def test_the_reach_is_kept_while_w_o_is_the_same(model: MixingModel) -> None:
    laboratory = Laboratory()
    model.update(laboratory.evaluate(STATE))
    before = model.reach
    model.update(laboratory.evaluate(msgspec.structs.replace(STATE, gains=(0.5,) * 8)))
    assert model.reach is before


def test_choices_remember_the_seeds(model: MixingModel) -> None:
    model.update(result(projection=OrthogonalProjection(7)))
    model.update(result(projection=ShuffledProjection(9)))
    model.update(result())
    assert model.choices == (
        SourceProjection(),
        IdentityProjection(),
        OrthogonalProjection(7),
        ShuffledProjection(9),
    )


def test_each_choice_has_the_reach_that_choosing_it_gives(model: MixingModel) -> None:
    model.ask_for_reaches()
    assert tuple(reach.projection for reach in model.reaches) == model.choices
    for reach in model.reaches:
        model.update(result(projection=reach.projection))
        np.testing.assert_allclose(reach.blocks, model.reach.blocks, atol=1e-5)


def test_reaches_come_from_a_worker_and_are_made_once(qtbot: QtBot) -> None:
    model = MixingModel(ContributionsModel(), executor=LatestWorker)
    model.update(result())
    with qtbot.waitSignal(model.reaches_changed):
        model.ask_for_reaches()
    made = model.reaches
    model.ask_for_reaches()
    assert model.reaches is made
    model.shut_down()

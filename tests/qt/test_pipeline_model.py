"""The model of the pipeline: steps, cells and heads in both directions; nothing made unasked."""

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from mha_desktop.lab import pipeline, pipeline_stages
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.pipeline import STEPS
from mha_desktop.lab.state import LabState
from mha_desktop.qt.models import pipeline_model
from mha_desktop.qt.models.pipeline_model import PipelineModel
from mha_desktop.qt.worker import ImmediateExecutor


def _result(sentence: str = "the cat sat down", **fields: object) -> LabResult:
    state = LabState(
        sentence=sentence, d_model=32, n_heads=4, kv_head_of=(0, 0, 1, 1),
        gains=(1.0,) * 4, muted=(False,) * 4, soloed=(False,) * 4,
    )  # fmt: skip
    result = Laboratory().evaluate(msgspec.structs.replace(state, **fields))
    assert result is not None
    return result


@pytest.fixture
def model(qapp: object) -> PipelineModel:
    model = PipelineModel(executor=ImmediateExecutor)
    model.update(_result())
    return model


def test_steps_go_on_row_by_row_and_stop_at_the_ends(model: PipelineModel) -> None:
    assert model.cell == (0, 0)
    model.move(-1)
    assert model.cell == (0, 0)
    for _ in range(5):
        model.move(1)
    assert model.cell == (1, 1)
    model.move(1000)
    assert model.cell == (3, 3)
    assert model.at_end
    model.go_to_start()
    assert model.at_start


def test_a_cell_of_another_head_asks_for_that_head(qtbot: QtBot, model: PipelineModel) -> None:
    model.set_step("concat")
    with qtbot.waitSignal(model.head_requested) as asked:
        model.set_cell(2, 3 * 8 + 5)
    assert asked.args == [3]
    assert model.place.head == 3
    assert model.cell == (2, 29)
    assert model.stage is not None
    assert model.stage.matrices[0].readers == (3,)


def test_a_head_that_is_chosen_elsewhere_takes_the_cell_along(
    qtbot: QtBot, model: PipelineModel
) -> None:
    model.set_step("concat")
    model.set_cell(1, 5)
    with qtbot.assertNotEmitted(model.head_requested), qtbot.waitSignal(model.updated):
        model.set_head(2)
    assert model.cell == (1, 2 * 8 + 5)


def test_queries_keys_and_values_are_chosen_where_there_is_a_choice(model: PipelineModel) -> None:
    model.set_part("v")
    assert model.part == "q"
    model.set_step("qkv")
    assert model.part == "v"
    assert model.shape == (4, 16)
    assert model.stage is not None
    assert model.stage.result.symbol == "V"


def test_a_smaller_result_keeps_a_cell_that_it_has(model: PipelineModel) -> None:
    model.set_cell(3, 3)
    model.set_head(3)
    model.update(_result("a dog"))
    assert model.cell == (1, 1)
    model.update(None)
    assert model.stage is None
    assert model.sum is None
    assert model.steps == ()
    assert model.cells == 0
    model.move(1)
    model.update(_result())
    assert model.cell == (3, 3)


def test_nothing_is_made_before_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, model: PipelineModel
) -> None:
    """A hidden view does not ask; two questions in a row are answered once."""
    made = []

    def counted(*arguments: object) -> pipeline.Stage:
        made.append(arguments)
        return pipeline_stages.stage(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(pipeline_model, "stage", counted)
    for step in STEPS:
        model.set_step(step)
    model.update(_result())
    model.set_head(1)
    assert made == []
    assert model.stage is model.stage
    assert len(made) == 1


def test_the_order_check_is_made_once_for_all_sentences(qtbot: QtBot, model: PipelineModel) -> None:
    with qtbot.waitSignal(model.order_changed):
        model.ask_for_order()
    assert model.has_present_order()
    assert model.order is not None
    assert model.order.without.is_rounding
    model.update(_result("something else"))
    assert model.has_present_order()
    with qtbot.assertNotEmitted(model.order_changed):
        model.ask_for_order()
    model.update(_result(temperature=2.0))
    assert not model.has_present_order()

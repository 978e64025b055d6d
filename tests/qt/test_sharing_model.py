"""The sharing model computes what is asked for, once, and gives up what is outdated."""

from collections.abc import Callable, Iterator

import msgspec
import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.grouping_edits import preset
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.sharing import sharing_chart
from mha_desktop.lab.state import CausalMask, LabState
from mha_desktop.qt.models.effect_pictures import MOST_PIXELS, effect_pictures, pooled_signed
from mha_desktop.qt.models.sharing_model import SharingModel
from mha_desktop.qt.worker import ImmediateExecutor


def evaluated(**fields: object) -> LabResult:
    small = LabState(sentence="The cat sat on the mat.", d_model=64)
    result = Laboratory().evaluate(resolve(msgspec.structs.replace(small, **fields)).state)
    assert result is not None
    return result


@pytest.fixture
def model(qapp: object) -> Iterator[SharingModel]:
    model = SharingModel()
    yield model
    model.shut_down()


class CountingExecutor(ImmediateExecutor):
    """Counts jobs, of all three computations."""

    jobs = 0

    def submit(self, job: Callable[[Callable[[], bool]], object]) -> None:
        CountingExecutor.jobs += 1
        super().submit(job)


def test_nothing_is_computed_before_somebody_asks(qapp: object) -> None:
    CountingExecutor.jobs = 0
    model = SharingModel(executor=CountingExecutor)
    model.update(evaluated(kv_head_of=preset(8, 2)))
    assert CountingExecutor.jobs == 0
    for ask in (model.ask_for_effect, model.ask_for_orders, model.ask_for_chart) * 2:
        ask()
    assert CountingExecutor.jobs == 3


def test_the_chart_is_not_made_again_for_another_grouping(qapp: object) -> None:
    """Dragging a chip moves the mark on the chart, not its lines."""
    CountingExecutor.jobs = 0
    model = SharingModel(executor=CountingExecutor)
    for kv_head_of, pooling in [
        (preset(8, 2), "mean"),
        (preset(8, 4), "first"),
        ((0,) * 8, "mean"),
    ]:
        model.update(evaluated(kv_head_of=kv_head_of, pooling=pooling))
        model.ask_for_chart()
    assert CountingExecutor.jobs == 1
    model.update(evaluated(mask=CausalMask()))
    model.ask_for_chart()
    assert CountingExecutor.jobs == 2


def test_the_values_are_those_of_the_lab(model: SharingModel, qtbot: QtBot) -> None:
    result = evaluated(kv_head_of=preset(8, 2))
    model.update(result)
    with qtbot.waitSignals([model.effect_changed, model.orders_changed, model.chart_changed]):
        model.ask_for_effect()
        model.ask_for_orders()
        model.ask_for_chart()
    assert model.chart == sharing_chart(result.state)
    assert model.orders is not None
    assert model.orders.repeated.kv_head_of == preset(8, 2)
    assert model.effect is not None
    assert model.effect.shared.after is result.trace
    np.testing.assert_array_equal(model.effect.after, result.trace.weights)
    np.testing.assert_array_equal(model.effect.difference, model.effect.shared.difference)


def test_an_outdated_request_is_never_reported(model: SharingModel, qtbot: QtBot) -> None:
    model.update(evaluated(kv_head_of=preset(8, 2)))
    with qtbot.assertNotEmitted(model.effect_changed), qtbot.assertNotEmitted(model.chart_changed):
        model.ask_for_effect()
        model.ask_for_chart()
        model.update(evaluated(mask=CausalMask()))
        model.shut_down()
    assert model.effect is None


def test_without_tokens_nothing_is_computed(qapp: object) -> None:
    CountingExecutor.jobs = 0
    model = SharingModel(executor=CountingExecutor)
    model.update(None)
    for ask in (model.ask_for_effect, model.ask_for_orders, model.ask_for_chart):
        ask()
    assert CountingExecutor.jobs == 0


def test_a_pixel_shows_the_strongest_difference_it_covers() -> None:
    values = np.zeros((4, 4), dtype=np.float32)
    values[0, 1], values[1, 0], values[3, 3] = 0.2, -0.3, 0.1
    np.testing.assert_array_equal(pooled_signed(values, 2), np.float32([[-0.3, 0], [0, 0.1]]))


def test_long_sentences_are_pooled_for_thumbnails() -> None:
    result = evaluated(sentence="word " * 300, kv_head_of=preset(8, 2), mask=CausalMask())
    pictures = effect_pictures(result)
    assert pictures.before.shape == pictures.difference.shape == (8, MOST_PIXELS, MOST_PIXELS)
    exact = pictures.shared.difference
    assert np.abs(pictures.difference).max() == np.abs(exact).max()
    assert pictures.allowed is not None
    assert pictures.allowed[0].sum() == 1
    assert pictures.allowed[-1].all()

"""The sharing model computes what is asked for, once, and gives up what is outdated."""

from collections.abc import Callable, Iterator

import msgspec
import numpy as np
import pytest
from held_executor import HeldExecutor
from pytestqt.qtbot import QtBot

from mha_desktop.lab.grouping_edits import preset
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.sharing import sharing_chart
from mha_desktop.lab.state import CausalMask, LabState
from mha_desktop.qt.models.head_effects import head_effects, pooled_signed
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
    assert model.effect.result is result


def test_an_outdated_request_is_never_reported(model: SharingModel, qtbot: QtBot) -> None:
    model.update(evaluated(kv_head_of=preset(8, 2)))
    with qtbot.assertNotEmitted(model.effect_changed), qtbot.assertNotEmitted(model.chart_changed):
        model.ask_for_effect()
        model.ask_for_chart()
        model.update(evaluated(mask=CausalMask()))
        model.shut_down()
    assert model.effect is None


@pytest.fixture
def held(qapp: object) -> Iterator[tuple[SharingModel, list[HeldExecutor]]]:
    """Yield a model at work on effect, orders and chart, and who works on them."""
    executors: list[HeldExecutor] = []

    def executor() -> HeldExecutor:
        executors.append(HeldExecutor())
        return executors[-1]

    model = SharingModel(executor=executor)
    model.update(evaluated(kv_head_of=preset(8, 2)))
    for ask in (model.ask_for_effect, model.ask_for_orders, model.ask_for_chart):
        ask()
    yield model, executors
    model.shut_down()


def test_another_grouping_gives_up_what_belonged_to_the_one_before_but_not_the_chart(
    held: tuple[SharingModel, list[HeldExecutor]],
) -> None:
    model, (effect, orders, chart) = held
    model.update(evaluated(kv_head_of=preset(8, 4)))
    assert effect.job is None
    assert orders.job is None
    chart.run()
    assert model.chart == sharing_chart(evaluated().state)


@pytest.mark.parametrize("is_empty", [False, True])
def test_another_mask_and_no_tokens_give_up_all_that_is_under_way(
    held: tuple[SharingModel, list[HeldExecutor]], is_empty: bool
) -> None:
    model, executors = held
    model.update(None if is_empty else evaluated(mask=CausalMask()))
    assert [executor.job for executor in executors] == [None] * 3


def test_the_same_result_again_lets_what_is_under_way_go_on(
    held: tuple[SharingModel, list[HeldExecutor]],
) -> None:
    model, (effect, orders, _) = held
    model.update(model.result)
    effect.run()
    orders.run()
    assert model.effect is not None
    assert model.has_present_orders()
    model.update(evaluated(kv_head_of=preset(8, 4)))
    assert not model.has_present_orders()


def test_all_workers_are_stopped(held: tuple[SharingModel, list[HeldExecutor]]) -> None:
    model, executors = held
    model.shut_down()
    assert [executor.is_shut_down for executor in executors] == [True] * 3


def test_a_comparison_that_takes_long_is_told_and_so_is_its_end(
    qtbot: QtBot, held: tuple[SharingModel, list[HeldExecutor]]
) -> None:
    model, (effect, _, _) = held
    with qtbot.waitSignal(model.comparing_changed, check_params_cb=bool):
        pass  # after 200 ms
    with qtbot.waitSignal(model.comparing_changed, check_params_cb=lambda busy: not busy):
        effect.run()


def test_without_tokens_the_last_state_stays(qtbot: QtBot, model: SharingModel) -> None:
    """Its grouping is what the pages go on showing."""
    result = evaluated(kv_head_of=preset(8, 2))
    for now, tokens in ((result, 7), (None, 0)):
        with qtbot.waitSignal(model.updated):
            model.update(now)
        assert (model.result, model.state, model.tokens) == (now, result.state, tokens)


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


def test_pictures_and_cells_are_the_exact_weights() -> None:
    effect = head_effects(evaluated(kv_head_of=preset(8, 2)))
    before, after, difference = effect.pictures(3, effect.n_tokens)
    np.testing.assert_array_equal(before, effect.shared.before.weights[3])
    np.testing.assert_array_equal(after, effect.shared.after.weights[3])
    np.testing.assert_array_equal(difference, after - before)
    assert effect.cell(3, (1, 2)) == (before[1, 2], after[1, 2])
    assert effect.distance(3) == effect.shared.effect.head_distance[3]
    assert (effect.n_heads, effect.n_tokens) == (8, 7)


def test_the_colours_reach_as_far_as_the_numbers() -> None:
    effect = head_effects(evaluated(kv_head_of=preset(8, 2)))
    weights = np.stack([effect.shared.before.weights, effect.shared.after.weights])
    assert weights.max() - 1e-4 <= effect.highest_weight < weights.max() + 0.25
    assert effect.highest_difference == np.abs(effect.shared.difference).max()


def test_long_sentences_are_pooled_for_thumbnails() -> None:
    effect = head_effects(evaluated(sentence="word " * 300, kv_head_of=preset(8, 2)))
    before, _, difference = effect.pictures(0, 72)
    assert before.shape == difference.shape == (72, 72)
    assert np.abs(difference).max() == np.abs(effect.shared.difference[0]).max()

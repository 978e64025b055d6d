"""The comparison model: computed when asked, latest wins, and true to its own two sides."""

from collections.abc import Callable, Iterator

import numpy as np
import pytest
from evaluated import evaluated
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.state import CausalMask, LabState, Snapshot, ViewState
from mha_desktop.qt.models.comparison_model import ComparisonModel
from mha_desktop.qt.worker import ImmediateExecutor, LatestWorker

STATE = LabState(sentence="Dog bites man", d_model=64)
CAUSAL = replace(STATE, mask=CausalMask())


def view_of(state: LabState | None, name: str = "kept") -> ViewState:
    return ViewState(snapshot=None if state is None else Snapshot(name, state))


class CountingExecutor(ImmediateExecutor):
    """Counts its jobs."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs = 0

    def submit(self, job: Callable[[Callable[[], bool]], object]) -> None:
        self.jobs += 1
        super().submit(job)


@pytest.fixture
def executor(qapp: object) -> CountingExecutor:
    return CountingExecutor()


@pytest.fixture
def model(executor: CountingExecutor) -> Iterator[ComparisonModel]:
    model = ComparisonModel(executor=lambda: executor)
    yield model
    model.shut_down()


def test_nothing_is_computed_before_somebody_asks(
    model: ComparisonModel, executor: CountingExecutor
) -> None:
    model.show_view(view_of(STATE))
    model.update(evaluated(CAUSAL))
    assert executor.jobs == 0
    model.ask()
    model.ask()
    assert executor.jobs == 1


def test_a_is_the_snapshot_and_b_the_present_result(model: ComparisonModel) -> None:
    present = evaluated(CAUSAL)
    model.show_view(view_of(STATE))
    model.update(present)
    model.ask()
    compared = model.compared
    assert compared is not None
    assert compared.b is present
    assert compared.a.state == STATE
    np.testing.assert_array_equal(compared.a.trace.weights, evaluated(STATE).trace.weights)
    assert compared.comparison.a is compared.a
    assert compared.comparison.b is present
    assert model.is_present


def test_another_name_is_not_another_comparison(
    qtbot: QtBot, model: ComparisonModel, executor: CountingExecutor
) -> None:
    model.show_view(view_of(STATE))
    model.update(evaluated(CAUSAL))
    model.ask()
    with qtbot.assertNotEmitted(model.updated):
        model.show_view(view_of(STATE, "another name"))
    model.ask()
    assert executor.jobs == 1
    assert model.snapshot.name == "another name"


def test_another_result_and_another_snapshot_are_told(qtbot: QtBot, model: ComparisonModel) -> None:
    """The pages that show the comparison ask for the next one then."""
    with qtbot.waitSignal(model.updated):
        model.show_view(view_of(STATE))
    with qtbot.waitSignal(model.updated):
        model.update(evaluated(CAUSAL))
    with qtbot.waitSignal(model.updated):
        model.show_view(view_of(CAUSAL))
    with qtbot.waitSignal(model.updated):
        model.update(None)


def test_the_peaks_are_the_largest_weights_of_the_heads(model: ComparisonModel) -> None:
    """By a loop over the weights; a side without tokens has no heads to show."""
    model.show_view(view_of(STATE))
    model.update(None)
    model.ask()
    assert model.compared is not None
    assert model.compared.peaks_b.shape == (0, 1, 1)
    weights = evaluated(STATE).trace.weights.tolist()
    peaks = [[[max(max(row) for row in head)]] for head in weights]
    np.testing.assert_array_equal(model.compared.peaks_a, np.float32(peaks))


def test_what_was_compared_stays_until_the_next_is_there(model: ComparisonModel) -> None:
    model.show_view(view_of(STATE))
    model.update(evaluated(CAUSAL))
    model.ask()
    before = model.compared
    model.update(evaluated(STATE))
    assert model.compared is before
    assert not model.is_present
    model.ask()
    assert model.compared is not before
    assert model.compared.comparison.same_weights


def test_without_a_snapshot_there_is_nothing(
    model: ComparisonModel, executor: CountingExecutor
) -> None:
    model.show_view(view_of(STATE))
    model.update(evaluated(STATE))
    model.ask()
    model.show_view(view_of(None))
    model.ask()
    assert model.compared is None
    assert executor.jobs == 1


@pytest.mark.parametrize(("a", "b"), [("", "Dog bites man"), ("Dog bites man", ""), ("", "")])
def test_a_side_without_tokens_is_empty_and_the_other_is_shown(
    model: ComparisonModel, a: str, b: str
) -> None:
    model.show_view(view_of(replace(STATE, sentence=a)))
    model.update(Laboratory().evaluate(replace(STATE, sentence=b)))
    model.ask()
    compared = model.compared
    assert compared is not None
    assert (compared.a is None, compared.b is None) == (not a, not b)
    assert compared.comparison is None
    assert compared.n_heads == (8 if a or b else 0)


def test_the_latest_pair_wins_on_the_worker(qtbot: QtBot) -> None:
    model = ComparisonModel(executor=LatestWorker)
    old = evaluated(replace(STATE, sentence="word " * 150))
    new = evaluated(CAUSAL)
    seen: list[object] = []
    model.changed.connect(lambda: seen.append(model.compared.b))
    model.show_view(view_of(replace(STATE, sentence="word " * 200)))
    model.update(old)
    model.ask()
    model.show_view(view_of(STATE))
    model.ask()
    with qtbot.waitSignal(model.changed):
        model.update(new)
        model.ask()
    assert seen == [new]
    assert model.compared.a.state == STATE
    model.shut_down()


def test_a_failure_is_told(qtbot: QtBot, model: ComparisonModel) -> None:
    model.show_view(view_of(replace(STATE, d_model=65)))
    model.update(evaluated(STATE))
    with qtbot.waitSignal(model.failed):
        model.ask()

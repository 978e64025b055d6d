"""Weights of a file as a result of the lab: as they are, and nothing made up around them."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from mha_desktop.lab.effort import estimated_ms
from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.notes import LabError
from mha_desktop.lab.results import asked_for, evaluated, possible_view
from mha_desktop.lab.state import CausalMask, ImportedWeights, LabState, ViewState
from mha_desktop.lab.viewed_weights import WeightsResult, read_again, viewed_weights


@pytest.fixture
def path(tmp_path: Path) -> Path:
    weights = np.random.RandomState(4).rand(2, 3, 5, 5).astype(np.float32)
    np.save(tmp_path / "a.npy", weights)
    return tmp_path / "a.npy"


def state_of(path: Path, layer: int = 0, **fields: object) -> LabState:
    return msgspec.structs.replace(LabState(source=ImportedWeights(str(path), layer)), **fields)


def result_of(state: LabState) -> WeightsResult:
    result = evaluated(Laboratory(), state)
    assert isinstance(result, WeightsResult)
    return result


def test_a_layer_is_shown_as_it_is_whatever_the_lab_does_to_heads(path: Path) -> None:
    state = state_of(path, 1, muted=(True,) * 8, mask=CausalMask(), temperature=0.5)
    result = result_of(msgspec.structs.replace(state, mistake="softmax_twice"))
    assert np.array_equal(result.weights, np.load(path)[1])
    shown = result.state
    assert (shown.n_heads, len(shown.gains), shown.effective_gains) == (3, 3, (1.0,) * 3)
    assert (shown.mistake, shown.temperature, result.mask) == (None, 1.0, None)
    assert (result.meant, result.undefined) == (None, None)
    assert result.tokens == ("1", "2", "3", "4", "5")


def test_the_state_of_the_lab_is_kept_for_when_the_file_is_left(path: Path) -> None:
    state = state_of(path, muted=(True,) * 8)
    assert asked_for(result_of(state)) == state


def test_the_sentence_of_the_lab_is_not_that_of_the_file(path: Path) -> None:
    """An empty sentence has no numbers, but the file still has."""
    assert result_of(state_of(path, sentence="")).state.sentence == "1 2 3 4 5"


def test_a_file_is_read_once_and_again_when_asked(path: Path) -> None:
    first = result_of(state_of(path)).arrays
    np.save(path, np.eye(2))
    assert result_of(state_of(path, 1)).arrays is first
    assert read_again(path).weights.shape == (1, 1, 2, 2)
    assert result_of(state_of(path)).weights.shape == (1, 2, 2)


def test_reading_is_work_for_the_worker_and_layers_are_not(path: Path) -> None:
    assert estimated_ms(state_of(path), None) > 100
    result_of(state_of(path))
    assert estimated_ms(state_of(path, 1), None) == 0


@pytest.mark.parametrize("name", ["gone.npy", "a.npy"])
def test_what_cannot_be_shown_is_said_in_one_sentence(path: Path, name: str) -> None:
    with pytest.raises(LabError) as refusal:
        viewed_weights(LabState(), ImportedWeights(str(path.with_name(name)), 2))
    assert str(refusal.value) in (
        f"{path.with_name('gone.npy')} cannot be opened: No such file or directory",
        f"there is no layer 3 of 2 in {path}; nearest: 2",
    )


def test_nothing_is_computed_from_a_file(path: Path) -> None:
    with pytest.raises(LabError, match="cannot be computed again"):
        Laboratory().evaluate(state_of(path))


@pytest.mark.parametrize(("asked", "shown"), [("mixing", "heads"), ("head", "head")])
def test_views_that_need_more_than_weights_make_way(path: Path, asked: str, shown: str) -> None:
    assert possible_view(ViewState(view=asked), state_of(path)).view == shown
    assert possible_view(ViewState(view=asked), LabState()).view == asked


def test_rows_that_are_no_distribution_are_left_out_of_what_is_measured(tmp_path: Path) -> None:
    """One row sums to 0.9, one holds a negative weight; what columns sum to says nothing."""
    first = [[0.5, 0.5, 0], [0.5, 0.4, 0], [1, 0, 0]]
    second = [[0.2, 0.3, 0.5], [0, 0, 1], [1.5, -0.5, 0]]
    np.save(tmp_path / "a.npy", np.float32([first, second]))
    measured = result_of(state_of(tmp_path / "a.npy")).measurable(slice(None))
    first[1] = second[2] = [0, 0, 0]
    np.testing.assert_array_equal(measured, np.float32([first, second]))


def test_a_file_that_cannot_be_read_is_named_with_the_reason(tmp_path: Path) -> None:
    bad = tmp_path / "bad.npy"
    np.save(bad, np.ones((2, 3)))
    with pytest.raises(LabError, match=r"bad\.npy cannot be opened: its shape .* is not square"):
        read_again(bad)
    with pytest.raises(LabError, match=r"gone\.npy cannot be opened: No such file"):
        read_again(tmp_path / "gone.npy")

"""The store with a file of weights as its source."""

from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.heads_compared import compared_heads
from mha_desktop.lab.notes import Note
from mha_desktop.lab.state import CraftedHeads, ImportedWeights, RandomHeads, ViewState
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.figure_source import FigureSource
from mha_desktop.qt.models.head_roles import HeadRoles
from mha_desktop.qt.models.head_sheet import HeadSheet
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.heads_table_model import HeadsTableModel, HeadsTableRole
from mha_desktop.qt.models.heads_table_texts import HeadColumn
from mha_desktop.qt.models.reading import cell_reading
from mha_desktop.qt.models.shown_head import ShownHead
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import LIGHT
from mha_desktop.qt.worker import ImmediateExecutor


@pytest.fixture
def store(qapp: object) -> LabStore:
    return LabStore(executor=ImmediateExecutor())


def saved(folder: Path, *shape: int) -> ImportedWeights:
    np.save(folder / "a.npy", np.full(shape, 1 / shape[-1]))
    return ImportedWeights(str(folder / "a.npy"))


def test_only_weights_are_there(store: LabStore, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(store.result_changed) as changed:
        Intents(store).view_weights(saved(tmp_path, 12, 5, 5))
    assert changed.args == [None]
    assert store.result is None
    assert store.weights is not None
    assert store.weights.weights.shape == (12, 5, 5)


def test_the_selected_head_is_one_of_the_file(store: LabStore, tmp_path: Path) -> None:
    store.set_view(selected_head=7)
    Intents(store).view_weights(saved(tmp_path, 3, 5, 5))
    assert store.view.selected_head == 2
    Intents(store).leave_viewer(store.computed_source)
    assert store.state.source == CraftedHeads()
    Intents(store).view_weights(saved(tmp_path, 12, 5, 5))
    store.read_again()
    store.set_view(selected_head=9)
    Intents(store).leave_viewer(store.computed_source)
    assert store.view.selected_head == 7


def test_the_source_before_all_files_is_found_in_the_steps(store: LabStore, tmp_path: Path) -> None:
    intents = Intents(store)
    intents.set_source(RandomHeads(5))
    source = saved(tmp_path, 2, 2, 3, 3)
    intents.view_weights(source)
    intents.show_layer(ImportedWeights(source.path, 1))
    assert store.computed_source == RandomHeads(5)
    store.undo()
    store.undo()
    store.undo()
    assert store.computed_source == CraftedHeads()


def test_leaving_for_crafted_heads_gives_up_rotary_positions(
    store: LabStore, tmp_path: Path
) -> None:
    """A session may begin with a file, and know no other source."""
    store.change("", source=RandomHeads(), positions="rotary")
    store.change("", source=saved(tmp_path, 2, 3, 3))
    store.restart(store.state, ViewState())
    Intents(store).leave_viewer(store.computed_source)
    assert (store.state.source, store.state.positions) == (CraftedHeads(), "sinusoidal")


def test_a_file_that_is_gone_leaves_nothing_but_the_reason(
    store: LabStore, qtbot: QtBot, tmp_path: Path
) -> None:
    told: list[Note] = []
    store.message_raised.connect(told.append)
    Intents(store).view_weights(ImportedWeights(str(tmp_path / "gone.npy")))
    assert store.weights is None
    assert "gone.npy cannot be opened" in str(told[-1])
    store.undo()
    assert store.result is not None


def test_figures_of_a_file_show_weights_at_every_stage(store: LabStore, tmp_path: Path) -> None:
    Intents(store).view_weights(saved(tmp_path, 2, 4, 4))
    heads, weights = HeadsModel(), WeightsModel()
    heads.update(store.weights)
    weights.update(store.weights)
    view = ViewState(view="head", stage="scores")
    figure = FigureSource(heads, weights).head_figure(view, LIGHT, range(4), range(4))
    assert figure is not None
    assert not figure.signed
    assert np.array_equal(figure.values, np.full((4, 4), 0.25))
    assert figure.note == "as they are in the file"
    assert [numbers.texts for numbers in figure.beside] == [("1.00",) * 4]
    assert not weights.is_flat(0, 0)
    assert "gain" not in str(heads.data(heads.index(0), 3))


def test_rows_that_are_no_distribution_are_not_measured(store: LabStore, tmp_path: Path) -> None:
    """Entropy and role mean nothing for other sums than 1, or for negative weights."""
    weights = np.zeros((3, 4, 4))
    weights[0] = np.eye(4)
    weights[0, 1] = [2, -1, 0, 0]
    weights[1] = 0.9
    weights[2] = np.eye(4)
    np.save(tmp_path / "a.npy", weights)
    Intents(store).view_weights(ImportedWeights(str(tmp_path / "a.npy")))
    result = store.weights
    assert result is not None
    sheets = [HeadSheet(ShownHead(result, (head,), "weights", False)) for head in range(3)]
    assert np.isnan(sheets[0].entropies).tolist() == [False, True, False, False]
    assert np.isnan(sheets[1].entropies).all()
    assert sheets[0].sums.tolist() == [1, 1, 1, 1]
    roles = HeadRoles(result)
    assert [roles[head] for head in range(3)] == ["self", "", "self"]
    distances = compared_heads(result).distances
    assert distances[0, 2] == 0
    assert np.isnan(distances[1]).all()


def test_what_mixes_heads_is_not_known_of_a_file(store: LabStore, tmp_path: Path) -> None:
    model = HeadsTableModel(executor=ImmediateExecutor)
    Intents(store).view_weights(saved(tmp_path, 2, 4, 4))
    model.update(store.weights)
    model.ask()
    cells = [model.index(0, column) for column in (HeadColumn.KV_HEAD, HeadColumn.GAIN)]
    assert [cell.data() for cell in cells] == ["–", "–"]
    assert [cell.data(HeadsTableRole.SORT) for cell in cells] == [None, None]


def test_a_negative_weight_is_read_out_as_one(store: LabStore, tmp_path: Path) -> None:
    np.save(tmp_path / "a.npy", np.array([[1.5, -0.5], [0, 1]]))
    Intents(store).view_weights(ImportedWeights(str(tmp_path / "a.npy")))
    weights = WeightsModel()
    weights.update(store.weights)
    assert str(cell_reading(weights, 0, (0, 1))) == "H1 '1' looks at '2' −0.5"

"""The table of attention weights follows the lab's results and never invents a number."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import CausalMask, LabState, RandomHeads
from mha_desktop.qt.models.weights_model import WeightsModel, WeightsRole

SENTENCE = "The tired cat sat on the mat"
DISPLAY = Qt.ItemDataRole.DisplayRole


def evaluated(laboratory: Laboratory | None = None, **fields: object) -> LabResult:
    state = resolve(LabState(**{"sentence": SENTENCE, "d_model": 64, **fields})).state
    result = (laboratory or Laboratory()).evaluate(state)
    assert result is not None
    return result


@pytest.fixture
def model(qapp: object) -> WeightsModel:
    return WeightsModel()


def test_keeps_the_rules_of_item_models_while_it_changes(model: WeightsModel) -> None:
    """Qt's own checker watches a fill, a growth, another head and an empty sentence."""
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(model, mode)
    for sentence in (SENTENCE, "Dog bites man", SENTENCE * 2):
        model.update(evaluated(sentence=sentence))
        model.set_head(3)
    model.update(None)
    assert tester.model() is model


def test_a_cell_is_the_weight_of_the_selected_head(model: WeightsModel) -> None:
    result = evaluated(source=RandomHeads(seed=3))
    model.update(result)
    model.set_head(5)
    index = model.index(2, 1)
    assert index.data(WeightsRole.VALUE) == float(result.trace.weights[5, 2, 1])
    assert index.data(DISPLAY) == f"{result.trace.weights[5, 2, 1]:.4f}"


def test_rows_and_columns_are_named_by_their_tokens(model: WeightsModel) -> None:
    model.update(evaluated(sentence="a\u202eb c"))
    orientations = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    for orientation in orientations:
        names = [model.headerData(i, orientation, DISPLAY) for i in range(model.rowCount())]
        assert names[-1] == "c"
        assert "\u202e" not in "".join(names)  # direction marks would turn the labels round


def test_the_array_is_whole_shared_and_read_only(model: WeightsModel) -> None:
    result = evaluated()
    model.update(result)
    weights = model.weights()
    assert weights.shape == (8, 7, 7)
    assert np.shares_memory(weights, result.trace.weights)
    assert not weights.flags.writeable


def test_an_empty_sentence_empties_the_table(model: WeightsModel) -> None:
    model.update(evaluated())
    model.update(None)
    assert (model.rowCount(), model.columnCount()) == (0, 0)
    assert model.weights().shape == (0, 0, 0)
    assert model.tokens == ()


def test_masked_cells_say_so(model: WeightsModel) -> None:
    model.update(evaluated(mask=CausalMask()))
    assert model.index(3, 3).data(WeightsRole.ALLOWED) is True
    assert model.index(3, 4).data(WeightsRole.ALLOWED) is False
    assert model.allowed_keys(3) == 4


def test_a_gain_repaints_no_picture(model: WeightsModel, qtbot: object) -> None:
    """Moving a fader changes no weight, so nothing is announced."""
    laboratory = Laboratory()
    model.update(evaluated(laboratory))
    announced: list[None] = []
    model.weights_changed.connect(lambda: announced.append(None))
    model.update(evaluated(laboratory, gains=(0.5,) + (1.0,) * 7))
    assert not announced
    model.update(evaluated(laboratory, mask=CausalMask()))
    assert len(announced) == 1


def test_the_head_stays_in_bounds_when_heads_go(model: WeightsModel) -> None:
    model.update(evaluated())
    model.set_head(7)
    model.update(evaluated(n_heads=2))
    assert model.head == 1


def test_only_rows_of_equal_scores_are_flat(model: WeightsModel) -> None:
    """The crafted uniform head (H3) has zero matrices; the head for the previous token has not."""
    model.update(evaluated())
    assert all(model.is_flat(2, query) for query in range(7))
    assert not any(model.is_flat(0, query) for query in range(7))


def test_a_row_with_one_key_is_not_called_flat(model: WeightsModel) -> None:
    """With a causal mask the first token has no choice, whatever its scores."""
    model.update(evaluated(mask=CausalMask()))
    assert not model.is_flat(2, 0)
    assert model.is_flat(2, 1)


def test_a_mistake_that_changes_no_weight_is_told_all_the_same(model: WeightsModel) -> None:
    """Pictures print row sums beside a mistake: they have to hear of it."""
    laboratory = Laboratory()
    model.update(evaluated(laboratory))
    told: list[None] = []
    model.weights_changed.connect(lambda: told.append(None))
    model.update(evaluated(laboratory, gains=(0.5,) * 8))
    assert not told
    wrong = evaluated(laboratory, mistake="sliced_output")
    model.update(wrong)
    assert len(told) == 1
    assert model.result is wrong

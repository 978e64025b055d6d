"""Which cell is explained: the pinned one before the one that is pointed at."""

import msgspec
import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from mha_desktop.lab.cell_arithmetic import CellArithmetic
from mha_desktop.lab.cell_arithmetic_overview import LineWeights, MeanCell
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState, PinnedCell, PinnedKey, PinnedQuery, ViewState
from mha_desktop.qt.models.cell_model import CellModel


def _result(**fields: object) -> LabResult:
    state = LabState(sentence="The tired cat sat", d_model=64)
    result = Laboratory().evaluate(resolve(msgspec.structs.replace(state, **fields)).state)
    assert result is not None
    return result


@pytest.fixture
def model(qapp: QObject) -> CellModel:
    model = CellModel()
    model.update(_result())
    return model


def test_a_pin_comes_before_the_pointer(model: CellModel) -> None:
    model.show_view(ViewState(cell=(3, 1)))
    explained = model.arithmetic
    assert isinstance(explained, CellArithmetic)
    assert (explained.query, explained.key, model.pinned) == (3, 1, False)
    model.show_view(ViewState(cell=(3, 1), pin=PinnedCell(2, 0), selected_head=5))
    explained = model.arithmetic
    assert isinstance(explained, CellArithmetic)
    assert (explained.head, explained.query, explained.key, model.pinned) == (5, 2, 0, True)


def test_a_pinned_token_gives_its_row_or_column(model: CellModel) -> None:
    for pin, along in ((PinnedQuery(1), "keys"), (PinnedKey(1), "queries")):
        model.show_view(ViewState(pin=pin))
        explained = model.arithmetic
        assert isinstance(explained, LineWeights)
        assert (explained.along, explained.pinned) == (along, 1)


def test_a_mean_gives_the_weights_of_the_heads(model: CellModel) -> None:
    model.show_view(ViewState(averaged=True, cell=(3, 1)))
    assert isinstance(model.arithmetic, MeanCell)
    model.show_view(ViewState(averaged=True, pin=PinnedQuery(1)))
    explained = model.arithmetic
    assert isinstance(explained, LineWeights)
    assert explained.head is None


@pytest.mark.parametrize(
    "view",
    [
        ViewState(),
        ViewState(cell=(4, 0)),
        ViewState(cell=(0, 4)),
        ViewState(pin=PinnedCell(4, 0)),
        ViewState(pin=PinnedCell(0, 4)),
        ViewState(pin=PinnedQuery(4)),
        ViewState(pin=PinnedKey(4)),
    ],
)
def test_nothing_is_explained_without_a_cell_of_the_sentence(
    model: CellModel, view: ViewState
) -> None:
    model.show_view(view)
    assert model.arithmetic is None
    assert not model.pinned
    assert model.has_tokens


def test_changes_are_told_only_where_something_changed(qtbot: QtBot, model: CellModel) -> None:
    told: list[None] = []
    model.changed.connect(lambda: told.append(None))
    model.show_view(ViewState(cell=(3, 1)))
    model.show_view(ViewState(cell=(3, 1), hovered_head=2, stage="scores"))
    assert len(told) == 1
    explained = model.arithmetic
    assert model.arithmetic is explained
    model.update(_result(temperature=2.0))
    assert len(told) == 2
    assert model.arithmetic is not explained
    model.update(None)
    assert (len(told), model.arithmetic, model.has_tokens) == (3, None, False)


def test_a_head_that_is_gone_is_replaced_by_the_last_one(model: CellModel) -> None:
    model.show_view(ViewState(cell=(0, 0), selected_head=7))
    model.update(_result(n_heads=2))
    explained = model.arithmetic
    assert isinstance(explained, CellArithmetic)
    assert explained.head == 1

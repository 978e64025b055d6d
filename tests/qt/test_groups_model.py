"""The models of the grouping editor tell lanes and costs of the state they were given."""

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.state import LabState
from mha_desktop.qt.models.costs_model import CostsColumn
from mha_desktop.qt.models.groups_model import GroupsModel, GroupsRole

GQA_4 = LabState(sentence="Dog bites man", kv_head_of=(0, 0, 1, 1, 2, 2, 3, 3))


@pytest.fixture
def model(qtbot: QtBot) -> GroupsModel:
    model = GroupsModel()
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    QAbstractItemModelTester(model, fatal, model)
    QAbstractItemModelTester(model.costs, fatal, model)
    return model


def _texts(model: GroupsModel, row: int) -> list[str]:
    return [model.costs.index(row, column).data() for column in CostsColumn]


def test_rows_are_key_value_heads_with_their_readers(model: GroupsModel) -> None:
    model.set_state(GQA_4)
    assert model.rowCount() == 4
    assert model.index(1).data() == "KV 2: H3, H4"
    assert model.index(1).data(GroupsRole.HEADS) == (2, 3)
    assert model.lanes == ((0, 1), (2, 3), (4, 5), (6, 7))


def test_a_result_brings_its_state_and_its_number_of_tokens(model: GroupsModel) -> None:
    model.update(Laboratory().evaluate(GQA_4))
    header = model.costs.headerData(CostsColumn.CACHE, Qt.Orientation.Horizontal)
    assert header == "KV cache, 3 tokens"
    assert _texts(model, 1) == ["GQA-4", "786,432", "3 KiB", "50 %"]
    assert model.costs.rows[1].is_current
    assert not model.costs.rows[0].is_current


def test_without_tokens_the_lanes_stay_and_the_cache_is_empty(model: GroupsModel) -> None:
    model.set_state(GQA_4)
    model.update(None)
    assert model.rowCount() == 4
    assert _texts(model, 1) == ["GQA-4", "786,432", "0 B", "50 %"]


def test_one_token_is_singular(model: GroupsModel) -> None:
    model.update(Laboratory().evaluate(msgspec.structs.replace(GQA_4, sentence="Dog")))
    header = model.costs.headerData(CostsColumn.CACHE, Qt.Orientation.Horizontal)
    assert header == "KV cache, 1 token"


def test_an_uneven_grouping_is_called_custom(model: GroupsModel) -> None:
    model.set_state(msgspec.structs.replace(GQA_4, kv_head_of=(0, 0, 0, 0, 0, 0, 1, 2)))
    assert _texts(model, 4)[0] == "Custom"
    assert model.costs.current is not None
    assert model.costs.current.is_custom


def test_a_state_with_the_same_grouping_resets_nothing(qtbot: QtBot, model: GroupsModel) -> None:
    model.set_state(GQA_4)
    with qtbot.assertNotEmitted(model.modelReset), qtbot.assertNotEmitted(model.groups_changed):
        model.set_state(msgspec.structs.replace(GQA_4, temperature=2.0))


def test_another_pooling_is_told(qtbot: QtBot, model: GroupsModel) -> None:
    model.set_state(GQA_4)
    with qtbot.waitSignal(model.groups_changed):
        model.set_state(msgspec.structs.replace(GQA_4, pooling="first"))
    assert model.pooling == "first"

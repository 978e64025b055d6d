"""The table of layouts: new rows are told once, and titles stand over their columns."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from mha_desktop.lab.grouping_edits import preset
from mha_desktop.lab.state import LabState
from mha_desktop.qt.models.costs_model import CostsColumn, CostsModel

ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
ACROSS = Qt.Orientation.Horizontal


@pytest.fixture
def model(qapp: object) -> CostsModel:
    model = CostsModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.show(LabState(), 12)
    return model


def test_other_costs_are_told_and_equal_ones_are_not(qtbot: QtBot, model: CostsModel) -> None:
    two = LabState(kv_head_of=preset(8, 2))
    with qtbot.waitSignals([model.costs_changed, model.modelReset]):
        model.show(two, 12)
    assert model.current is not None
    assert model.name(model.current) == "GQA-2"
    with qtbot.assertNotEmitted(model.costs_changed):
        model.show(LabState(sentence="another one", kv_head_of=preset(8, 2)), 12)
    with qtbot.waitSignals([model.costs_changed, model.modelReset]):
        model.show(two, 13)
    with qtbot.waitSignals([model.costs_changed, model.modelReset]):
        model.show(LabState(), 12)  # back to what was shown first


@pytest.mark.parametrize(("tokens", "title"), [(0, "0 tokens"), (1, "1 token"), (12, "12 tokens")])
def test_the_title_counts_the_tokens(model: CostsModel, tokens: int, title: str) -> None:
    """Without tokens a cache is empty, which is a count as well."""
    model.show(LabState(), tokens)
    assert model.headerData(CostsColumn.CACHE, ACROSS) == f"KV cache, {title}"


@pytest.mark.parametrize("column", CostsColumn)
def test_a_title_stands_over_its_column(model: CostsModel, column: CostsColumn) -> None:
    title = model.headerData(column, ACROSS, ALIGNMENT)
    assert title == model.data(model.index(0, column), ALIGNMENT)
    is_left = column in (CostsColumn.LAYOUT, CostsColumn.CACHE)
    side = Qt.AlignmentFlag.AlignLeft if is_left else Qt.AlignmentFlag.AlignRight
    assert title == side | Qt.AlignmentFlag.AlignVCenter


def test_a_title_is_a_text_and_nothing_else(model: CostsModel) -> None:
    assert model.headerData(0, ACROSS, Qt.ItemDataRole.ToolTipRole) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None

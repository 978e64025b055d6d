"""While answers are hidden no head says what it does: not in lists, tables, tips or pictures."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mha_desktop.lab.comparison import compare
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.qt.figures.comparison_figures import ComparisonFigures, ComparisonLook
from mha_desktop.qt.figures.figures_from_result import grid_figure, head_figure
from mha_desktop.qt.models.comparison_model import Compared
from mha_desktop.qt.models.head_roles import known_roles
from mha_desktop.qt.models.heads_model import HeadItem, HeadsModel
from mha_desktop.qt.models.heads_table_model import HeadsTableModel, HeadsTableRole
from mha_desktop.qt.models.heads_table_texts import HeadColumn
from mha_desktop.qt.theme import LIGHT
from mha_desktop.qt.worker import ImmediateExecutor

TIP, WORDS = Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole
NAMES = ("previous", "self", "uniform", "backward", "next", "separator", "rare", "noun")
HIDDEN = ViewState(answers_hidden=True)


@pytest.fixture
def result() -> LabResult:
    found = Laboratory().evaluate(LabState())
    assert found is not None
    return found


def says_a_name(text: object) -> bool:
    return any(name in str(text) for name in NAMES)


def test_the_list_of_heads_has_numbers_only(qtbot: QtBot, result: LabResult) -> None:
    model = HeadsModel()
    model.update(result)
    with qtbot.waitSignal(model.dataChanged):
        model.hide_answers(True)
    for head in range(8):
        index = model.index(head)
        assert index.data() == f"H{head + 1}"
        assert index.data(HeadItem.ROLE_TEXT) == ""
        assert not says_a_name(index.data(TIP))
        assert "hidden" in index.data(TIP)
    with qtbot.waitSignal(model.dataChanged):
        model.hide_answers(False)
    assert model.index(0).data() == "H1 previous token"
    assert says_a_name(model.index(0).data(TIP))


def test_other_numbers_do_not_reveal_the_answers(qapp: object, result: LabResult) -> None:
    model = HeadsModel()
    model.hide_answers(True)
    model.update(result)
    changed = Laboratory().evaluate(LabState(n_heads=4, kv_head_of=(0, 1, 2, 3),
                                             gains=(1.0,) * 4, muted=(False,) * 4,
                                             soloed=(False,) * 4))  # fmt: skip
    model.update(changed)
    assert [model.title(head) for head in range(4)] == ["H1", "H2", "H3", "H4"]


def test_the_table_keeps_the_measures_and_hides_the_names(qapp: object, result: LabResult) -> None:
    model = HeadsTableModel(executor=ImmediateExecutor)
    model.update(result)
    model.ask()
    name, previous = model.index(0, HeadColumn.NAME), model.index(0, HeadColumn.PREVIOUS)
    assert name.data() == "previous token"
    share = previous.data()
    model.hide_answers(True)
    assert name.data() == ""
    assert name.data(HeadsTableRole.SORT) is None
    assert model.index(0, HeadColumn.NUMBER).data(WORDS) == "H1"
    assert not says_a_name(name.data(TIP))
    assert previous.data() == share
    model.hide_answers(False)
    assert name.data() == "previous token"


def test_pictures_for_files_hide_what_the_screen_hides(qapp: object, result: LabResult) -> None:
    assert grid_figure(result, ViewState(), LIGHT).roles[0] == "previous token"
    hidden = grid_figure(result, HIDDEN, LIGHT)
    assert list(hidden.roles[0:8]) == [""] * 8
    assert head_figure(result, ViewState(), LIGHT, 0).role == "previous token"
    assert head_figure(result, HIDDEN, LIGHT, 0).role == ""


def test_a_comparison_hides_them_on_both_sides(qapp: object, result: LabResult) -> None:
    peaks = result.weights.max(axis=(1, 2), keepdims=True)
    roles = known_roles(result)
    compared = Compared(result, result, compare(result, result), peaks, peaks, roles, roles)
    figures = ComparisonFigures(compared)
    for hidden, expected in ((False, "previous token"), (True, "")):
        look = ComparisonLook(LIGHT, answers_hidden=hidden)
        for side in (figures.a(look), figures.b(look)):
            assert side is not None
            assert side.roles[0] == expected

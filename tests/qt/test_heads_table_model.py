"""The table of all heads: measured once per set of weights, with faders followed at once."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from mha_desktop.engine.measures import offset_mass, relative_entropy
from mha_desktop.lab import heads_measured
from mha_desktop.lab.heads_measured import measured_heads
from mha_desktop.lab.laboratory import Cancelled, Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState
from mha_desktop.qt.models import heads_table_measures
from mha_desktop.qt.models.head_roles import HeadRoles
from mha_desktop.qt.models.heads_table_model import HeadsTableModel, HeadsTableRole
from mha_desktop.qt.models.heads_table_texts import HeadColumn
from mha_desktop.qt.models.sorted_heads import SortedHeads
from mha_desktop.qt.worker import ImmediateExecutor

WORDS = Qt.ItemDataRole.AccessibleTextRole
UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


def evaluated(laboratory: Laboratory | None = None, **fields: object) -> LabResult:
    state = resolve(LabState(**{"d_model": 128, **fields})).state
    result = (laboratory or Laboratory()).evaluate(state)
    assert result is not None
    return result


@pytest.fixture
def model(qapp: object) -> HeadsTableModel:
    return HeadsTableModel(executor=ImmediateExecutor)


def shown(model: HeadsTableModel, result: LabResult | None) -> HeadsTableModel:
    model.update(result)
    model.ask()
    return model


def text(model: HeadsTableModel, head: int, column: HeadColumn) -> str:
    return model.index(head, column).data()


def order(sorted_heads: SortedHeads) -> list[int]:
    rows = range(sorted_heads.rowCount())
    return [sorted_heads.mapToSource(sorted_heads.index(row, 0)).row() for row in rows]


def test_keeps_the_rules_of_item_models_while_it_changes(model: HeadsTableModel) -> None:
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    proxy = SortedHeads(model)
    testers = [QAbstractItemModelTester(one, mode) for one in (model, proxy)]
    proxy.sort(HeadColumn.ENTROPY, DOWN)
    for heads in (8, 2, 16):
        shown(model, evaluated(n_heads=heads))
        assert proxy.rowCount() == heads
    shown(model, evaluated(sentence="Dog"))
    shown(model, None)
    assert model.rowCount() == 0
    assert len(testers) == 2


def test_numbers_and_names_are_those_of_the_engine(model: HeadsTableModel) -> None:
    result = evaluated()
    shown(model, result)
    for head in range(8):
        weights = result.trace.weights[head]
        assert text(model, head, HeadColumn.ENTROPY) == f"{relative_entropy(weights):.2f}"
        assert text(model, head, HeadColumn.PREVIOUS) == f"{offset_mass(weights, -1):.2f}"
        assert text(model, head, HeadColumn.NAME) == HeadRoles(result)[head]
    assert model.index(3, 0).data(WORDS) == "H4 backward"
    assert model.index(3, HeadColumn.ITSELF).data(WORDS).startswith("Self: 0.")


def test_nothing_is_measured_before_it_is_asked_for(model: HeadsTableModel) -> None:
    model.update(evaluated())
    assert model.rowCount() == 0
    model.ask()
    assert model.rowCount() == 8


def test_a_fader_is_followed_without_measuring_again(
    model: HeadsTableModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    laboratory = Laboratory()
    shown(model, evaluated(laboratory))
    monkeypatch.setattr(heads_table_measures, "measured_heads", None)  # would raise
    failures: list[object] = []
    model.failed.connect(failures.append)
    muted = (False,) * 7 + (True,)
    shown(model, evaluated(laboratory, gains=(0.5,) + (1.0,) * 7, muted=muted))
    assert text(model, 0, HeadColumn.GAIN) == "0.50"
    assert text(model, 7, HeadColumn.GAIN) == "muted"
    shown(model, evaluated(laboratory, soloed=(True,) + (False,) * 7))
    assert text(model, 7, HeadColumn.GAIN) == "off"
    assert failures == []


def test_key_value_heads_are_named_from_one(model: HeadsTableModel) -> None:
    shown(model, evaluated(kv_head_of=(0, 0, 0, 0, 1, 1, 1, 1)))
    assert [text(model, head, HeadColumn.KV_HEAD) for head in (0, 3, 4, 7)] == ["1", "1", "2", "2"]


@pytest.mark.parametrize("column", list(HeadColumn))
@pytest.mark.parametrize("direction", [UP, DOWN])
def test_every_column_sorts(
    model: HeadsTableModel, column: HeadColumn, direction: Qt.SortOrder
) -> None:
    proxy = SortedHeads(shown(model, evaluated(n_heads=16, muted=(True,) + (False,) * 15)))
    proxy.sort(column, direction)
    keys = [model.index(head, column).data(HeadsTableRole.SORT) for head in order(proxy)]
    defined = [key for key in keys if key is not None]
    assert keys == defined + [None] * (len(keys) - len(defined))  # undefined last, either way
    assert defined == sorted(defined, reverse=direction is DOWN)
    assert sorted(order(proxy)) == list(range(16))


def test_a_cell_is_sorted_by_what_it_says(model: HeadsTableModel) -> None:
    """A muted head sorts as 0, whatever its fader says; names as they are read."""
    fields = {
        "gains": (0.5, 1.5) + (1.0,) * 6,
        "muted": (False, True) + (False,) * 6,
        "kv_head_of": (0, 0, 0, 0, 1, 1, 1, 1),
    }
    result = evaluated(**fields)
    shown(model, result)

    def keys(column: HeadColumn) -> list[object]:
        return [model.index(head, column).data(HeadsTableRole.SORT) for head in range(8)]

    assert keys(HeadColumn.NUMBER) == list(range(8))
    assert keys(HeadColumn.GAIN) == [0.5, 0.0] + [1.0] * 6
    assert keys(HeadColumn.KV_HEAD) == [0, 0, 0, 0, 1, 1, 1, 1]
    assert keys(HeadColumn.NAME) == [HeadRoles(result)[head].lower() or None for head in range(8)]
    for head, share in enumerate(keys(HeadColumn.PREVIOUS)):
        assert share == pytest.approx(offset_mass(result.trace.weights[head], -1))
    silent = [model.index(head, 0).data(HeadsTableRole.SILENT) for head in range(8)]
    assert silent == [head == 1 for head in range(8)]


def test_words_stand_left_and_numbers_right_under_their_titles(model: HeadsTableModel) -> None:
    shown(model, evaluated())
    alignment, across = Qt.ItemDataRole.TextAlignmentRole, Qt.Orientation.Horizontal
    for column in HeadColumn:
        side = Qt.AlignmentFlag.AlignRight
        if column in (HeadColumn.NUMBER, HeadColumn.NAME):
            side = Qt.AlignmentFlag.AlignLeft
        assert model.index(0, column).data(alignment) & side
        assert model.headerData(column, across, alignment) & side


def test_faders_change_their_two_columns_of_all_rows(model: HeadsTableModel, qtbot: QtBot) -> None:
    laboratory = Laboratory()
    shown(model, evaluated(laboratory))
    with qtbot.waitSignal(model.dataChanged) as changed:
        model.update(evaluated(laboratory, gains=(0.5,) + (1.0,) * 7))
    first, last = changed.args[:2]
    assert (first.row(), first.column()) == (0, HeadColumn.KV_HEAD)
    assert (last.row(), last.column()) == (7, HeadColumn.GAIN)


def test_undefined_measures_are_dashes_and_equals_stand_by_number(model: HeadsTableModel) -> None:
    proxy = SortedHeads(shown(model, evaluated(sentence="one")))
    for direction in (UP, DOWN):
        proxy.sort(HeadColumn.PREVIOUS, direction)
        assert order(proxy) == list(range(8))
    assert text(model, 0, HeadColumn.PREVIOUS) == "–"


def test_the_title_tells_the_direction(model: HeadsTableModel) -> None:
    proxy = SortedHeads(shown(model, evaluated()))
    proxy.sort(HeadColumn.ENTROPY, DOWN)
    titles = [
        proxy.headerData(column, Qt.Orientation.Horizontal)
        for column in (HeadColumn.ENTROPY, HeadColumn.PREVIOUS)
    ]
    assert titles == ["Entropy ▾", "Previous"]


def test_measuring_in_blocks_gives_the_same_and_can_be_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    result = evaluated()
    whole = measured_heads(result)
    monkeypatch.setattr(heads_measured, "_MOST_WEIGHTS", 3 * len(result.tokens) ** 2)
    steps: list[tuple[int, int]] = []
    in_blocks = measured_heads(result, progress=lambda *step: steps.append(step))
    np.testing.assert_allclose(in_blocks.entropy, whole.entropy)
    assert steps == [(3, 8), (6, 8), (8, 8)]
    with pytest.raises(Cancelled):
        measured_heads(result, cancelled=lambda: True)


def test_the_worker_measures_off_the_window(qtbot: QtBot) -> None:
    model = HeadsTableModel()
    with qtbot.waitSignal(model.modelReset):
        shown(model, evaluated())
    assert model.rowCount() == 8
    model.shut_down()

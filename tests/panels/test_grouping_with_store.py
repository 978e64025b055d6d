"""Lanes and store together: an edit is one undoable step, and the numbers come back exactly."""

import numpy as np
import pytest
from grouping_bench import UNEVEN, Bench, make_bench
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import LabState
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import ImmediateExecutor

MHA_8 = (0, 1, 2, 3, 4, 5, 6, 7)
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def store(qtbot: QtBot) -> LabStore:
    return LabStore(LabState(sentence="Dog bites man", d_model=64), executor=ImmediateExecutor())


@pytest.fixture
def bench(qtbot: QtBot, store: LabStore) -> Bench:
    """The bench with the real store in place of its own echo."""
    bench = make_bench(qtbot, *MHA_8)
    intents = Intents(store, bench.dock)
    bench.editor.grouping_changed.disconnect(bench.apply)
    bench.editor.grouping_changed.connect(intents.set_grouping)
    bench.editor.pooling_chosen.connect(intents.set_pooling)
    store.state_changed.connect(bench.model.set_state)
    store.result_changed.connect(bench.model.update)
    bench.model.update(store.result)
    return bench


def test_a_drag_is_one_step_and_undo_restores_the_exact_numbers(
    store: LabStore, bench: Bench
) -> None:
    before = store.result
    bench.drag(bench.chip(5), bench.lane(2))
    assert store.undo_stack.count() == 1
    assert store.undo_stack.undoText() == "Move H5 to KV 2"
    assert store.state.kv_head_of == (0, 1, 2, 3, 1, 4, 5, 6)
    assert bench.hint == f"H5 now reads KV 2{UNEVEN}"
    store.undo_stack.undo()
    assert bench.model.kv_head_of == MHA_8
    assert bench.hint == "8 key/value heads (one for each query head)"
    assert before is not None
    assert store.result is not None
    np.testing.assert_array_equal(store.result.trace.weights, before.trace.weights)


def test_a_drag_of_a_whole_band_is_one_step(store: LabStore, bench: Bench) -> None:
    bench.drag(bench.ground(1), bench.chip(4))
    assert store.undo_stack.count() == 0
    bench.drag(bench.chip(2), bench.lane(8))
    assert store.undo_stack.count() == 1
    assert store.state.kv_head_of == (3, 3, 3, 3, 0, 1, 2, 3)
    store.undo_stack.undo()
    assert store.state.kv_head_of == MHA_8


def test_merge_and_split_are_one_step_each(store: LabStore, bench: Bench) -> None:
    bench.key(Qt.Key.Key_Right, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    bench.key(Qt.Key.Key_S)
    assert store.state.kv_head_of == MHA_8
    assert store.undo_stack.count() == 2
    store.undo_stack.undo()
    assert store.undo_stack.redoText() == "Split KV 1"
    assert store.state.kv_head_of == (0, 0, 1, 2, 3, 4, 5, 6)


def test_a_typed_number_of_key_value_heads_reaches_the_engine(
    store: LabStore, bench: Bench
) -> None:
    box = bench.header.size_box
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "2")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert store.undo_stack.undoText() == "Group as GQA-2"
    assert store.result is not None
    assert store.result.trace.k.shape[0] == 2


def test_fast_keys_all_count(store: LabStore, bench: Bench) -> None:
    """A step never starts from lanes that an earlier step has already changed."""
    bench.lanes.set_selected(3)
    for _ in range(4):
        bench.key(Qt.Key.Key_Right, CONTROL)
    for _ in range(4):
        store.undo_stack.undo()
    assert store.state.kv_head_of == MHA_8


def test_other_heads_in_the_store_make_other_lanes(store: LabStore, bench: Bench) -> None:
    store.change("", n_heads=4)
    assert len(bench.lanes.lane_layout.lanes) == 4
    store.change("", sentence="")
    assert bench.model.costs.current is not None
    assert bench.model.costs.current.cache_bytes == 0


def test_pooling_reaches_the_numbers(store: LabStore, bench: Bench) -> None:
    bench.drag(bench.chip(1), bench.lane(2))
    mean = store.result
    box = bench.header.pooling
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert store.state.pooling == "first"
    assert mean is not None
    assert store.result is not None
    assert not np.array_equal(store.result.trace.v, mean.trace.v)

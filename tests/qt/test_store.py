"""The store: every change is one undoable step, and the numbers on show belong to the state."""

from unittest.mock import Mock

import numpy as np
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot
from small_lab import SMALL

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import HiddenTokensMask, PinnedCell, PinnedKey, RandomHeads
from mha_desktop.qt.figures.ranges import largest_weight
from mha_desktop.qt.models.head_roles import HeadRoles
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import Job


def test_the_first_numbers_are_there_at_once(store: LabStore) -> None:
    assert store.result is not None
    assert store.result.state == store.state
    assert store.result.trace.weights.shape == (8, 3, 3)


def test_a_change_gives_new_numbers_and_one_step(store: LabStore) -> None:
    assert store.change("Heads", n_heads=4)
    assert store.result.trace.weights.shape[0] == 4
    assert store.undo_stack.count() == 1
    assert store.undo_stack.undoText() == "Heads"


def test_undo_and_redo_restore_state_and_numbers_exactly(store: LabStore) -> None:
    before = store.result.trace.output.copy()
    store.change("Heads", n_heads=4)
    store.undo()
    assert store.state == SMALL
    np.testing.assert_array_equal(store.result.trace.output, before)
    store.redo()
    assert store.state.n_heads == 4


def test_steps_of_a_gesture_are_one_step(store: LabStore) -> None:
    for n_heads in (4, 2, 1):
        store.change("Heads", gesture="heads", n_heads=n_heads)
    assert store.undo_stack.count() == 1
    store.undo()
    assert store.state == SMALL


def test_a_gesture_that_comes_back_leaves_nothing(store: LabStore) -> None:
    """Gains that a smaller number of heads cut off are there again, too."""
    store.change("Gain", gains=(1.0,) * 7 + (0.5,))
    count = store.undo_stack.count()
    for n_heads in (4, 1, 8):
        store.change("Heads", gesture="heads", n_heads=n_heads)
    assert store.state.gains[7] == 0.5
    assert store.undo_stack.count() == count


def test_gestures_end(store: LabStore) -> None:
    store.change("Heads", gesture="heads", n_heads=4)
    store.end_gesture()
    store.change("Heads", gesture="heads", n_heads=2)
    assert store.undo_stack.count() == 2


def test_typing_merges_until_a_pause(store: LabStore, qtbot: QtBot) -> None:
    for sentence in ("D", "Do", "Dog"):
        store.change("Type", gesture="sentence", sentence=sentence)
        store.end_gesture_after_pause()
    with qtbot.waitSignal(store._gesture.pause.timeout, timeout=5000):
        pass
    store.change("Type", gesture="sentence", sentence="Dogs")
    assert store.undo_stack.count() == 2


def test_a_refused_change_keeps_everything(store: LabStore) -> None:
    """Widgets hear the old state once more, so that they stop showing the refused value."""
    numbers, notes, states = store.result, [], []
    store.message_raised.connect(notes.append)
    store.state_changed.connect(states.append)
    assert not store.change("Heads", n_heads=7)
    assert "nearest: 28 or 35" in str(notes[0])
    assert states == [SMALL]
    assert store.state == SMALL
    assert store.result is numbers
    assert store.undo_stack.count() == 0


def test_no_change_is_no_step(store: LabStore) -> None:
    assert store.change("Heads", n_heads=8)
    assert store.undo_stack.count() == 0


def test_an_empty_sentence_has_no_numbers(store: LabStore) -> None:
    store.change("Type", sentence="  ")
    assert store.result is None
    store.change("Type", sentence="back")
    assert store.result.tokens == ("back",)


def test_moving_a_gain_computes_no_scores(store: LabStore) -> None:
    staged = store._laboratory.staged
    before = staged.runs
    store.change("Gain", gains=(0.5,) * 8)
    assert set(staged.runs - before) == {"output"}


def test_the_selection_never_points_beyond_the_heads(store: LabStore) -> None:
    seen = []
    store.set_view(selected_head=7, cell=(2, 2))
    store.result_changed.connect(lambda result: seen.append(store.view))
    store.change("Heads", n_heads=4, sentence="Dog")
    assert [(view.selected_head, view.cell) for view in seen] == [(3, None)]


def test_going_back_to_multi_head_restores_the_exact_numbers(store: LabStore) -> None:
    before = store.result.trace.weights
    store.change("Group", kv_head_of=(0,) * 8)
    assert not np.array_equal(store.result.trace.weights, before)
    store.change("Group", kv_head_of=tuple(range(8)))
    np.testing.assert_array_equal(store.result.trace.weights, before)


def test_hidden_tokens_beyond_the_sentence_do_no_harm(store: LabStore) -> None:
    store.change("Mask", mask=HiddenTokensMask((0, 400)))
    assert np.all(store.result.trace.weights[:, :, 0] == 0)


def test_long_work_goes_to_the_worker_and_comes_back(qtbot: QtBot) -> None:
    store = LabStore(SMALL)
    store.change("Wide", d_model=2048, source=RandomHeads(1))
    assert store.busy
    assert store.result.state == SMALL
    qtbot.waitUntil(lambda: not store.busy, timeout=30_000)
    assert store.result.state == store.state
    store.shut_down()


def test_cancel_goes_back_to_the_numbers_on_show(qtbot: QtBot) -> None:
    store = LabStore(SMALL)
    store.change("Wide", d_model=2048, source=RandomHeads(2))
    store.cancel()
    assert store.state == SMALL
    qtbot.waitUntil(lambda: not store.busy, timeout=30_000)
    assert store.result.state == SMALL
    store.undo()
    assert store.state.d_model == 2048
    store.shut_down()


def test_tokens_beyond_the_sentence_are_not_taken(store: LabStore) -> None:
    """Nothing that is shown could be asked for them, and no model has to think of them."""
    n = len(store.result.tokens)
    store.set_view(cell=(n - 1, n), token=n, pin=PinnedCell(n, 0))
    assert (store.view.cell, store.view.token, store.view.pin) == (None, None, None)
    store.set_view(cell=(n - 1, 0), token=n - 1, pin=PinnedKey(n - 1))
    assert store.view.token == n - 1
    assert store.view.pin == PinnedKey(n - 1)


def _counting(look: Mock) -> type[np.ndarray]:
    """Return a kind of array that tells when its largest number is looked for."""

    class Counting(np.ndarray):
        def max(self, *_: object) -> float:
            return float(look(np.asarray(self)))

    return Counting


class _Later(QObject):
    """Keeps the newest job until a test runs it."""

    finished = Signal(object)
    failed = Signal(object)
    busy = False

    def submit(self, job: Job) -> None:
        self.job = job

    def run(self) -> None:
        """Run the job; what it makes is not reported yet."""
        self.made = self.job(lambda: False)


def test_what_few_heads_do_is_measured_with_the_numbers_and_not_by_the_window() -> None:
    """At 512 tokens that took the window 40 ms whenever a word was typed."""
    later = _Later()
    store = LabStore(SMALL, executor=later)
    store.change("Long", sentence="word " * 512)

    later.run()

    assert isinstance(later.made, LabResult)
    assert HeadRoles(later.made).measured == later.made.state.n_heads


def test_the_largest_weight_is_found_once_for_all_pictures(store: LabStore) -> None:
    """Each of them went through 33 million weights on the thread of the window."""
    assert store.result is not None
    weights = store.result.weights
    looked_at = Mock(wraps=np.max)
    counted = weights.view(_counting(looked_at))
    counted.flags.writeable = False

    assert {largest_weight(counted) for _ in range(3)} == {float(max(weights.flat))}

    assert looked_at.call_count == 1
    changing = weights.copy()
    assert largest_weight(changing) < 2
    changing[0, 0, 0] = 2
    assert largest_weight(changing) == 2

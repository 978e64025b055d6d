"""A store that nobody needs any more goes, and its steps go once."""

import gc
import weakref

import pytest

from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import ImmediateExecutor


def stepped_store() -> LabStore:
    """Return a store with steps behind it and ahead of it."""
    store = LabStore(executor=ImmediateExecutor())
    for heads in (1, 2, 4, 16, 32):
        store.change("Heads", n_heads=heads)
    store.undo()
    return store


@pytest.mark.usefixtures("qapp")
def test_steps_are_deleted_once_when_garbage_is_collected() -> None:
    """Steps hold their store. What is held in a circle ended the program when it was collected."""
    gone = [weakref.ref(stepped_store()) for _ in range(20)]
    gc.collect()
    assert [store for store in gone if store() is not None] == []


@pytest.mark.usefixtures("qapp")
def test_a_step_outlives_its_store() -> None:
    """Whoever still holds a step holds the store as well, as long as Qt has not deleted it."""
    store = stepped_store()
    step, gone = store.undo_stack.command(0), weakref.ref(store)
    del store
    gc.collect()
    assert gone() is not None
    assert step.text() == "Heads"
    del step
    gc.collect()
    assert gone() is None

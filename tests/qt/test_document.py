"""A document knows its file, and whether the file is up to date."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.sessions import SessionError, open_session
from mha_desktop.lab.state import LabState, PinnedQuery, Snapshot, ViewState
from mha_desktop.qt.document import Document
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import ImmediateExecutor


@pytest.fixture
def store(qapp: object) -> Iterator[LabStore]:
    store = LabStore(executor=ImmediateExecutor())
    yield store
    store.shut_down()


@pytest.fixture
def document(store: LabStore) -> Document:
    return Document(store)


def test_what_is_saved_is_opened_again(store: LabStore, document: Document, tmp_path: Path) -> None:
    store.change("words", sentence="Dog bites man")
    store.set_view(pin=PinnedQuery(2), notes="Look at the rows")
    document.save(tmp_path / "a.mha")
    store.change("more", n_heads=4)
    document.open(tmp_path / "a.mha")
    assert store.state.sentence == "Dog bites man"
    assert store.state.n_heads == 8
    assert store.view.pin == PinnedQuery(2)
    assert store.view.notes == "Look at the rows"
    assert store.result is not None
    assert store.result.tokens == ("Dog", "bites", "man")
    assert not document.modified
    assert store.undo_stack.count() == 0


def test_modified_follows_the_undo_stack_and_the_notes(
    qtbot: QtBot, store: LabStore, document: Document, tmp_path: Path
) -> None:
    document.save(tmp_path / "a.mha")
    with qtbot.waitSignal(document.modified_changed, check_params_cb=lambda on: on):
        store.change("fewer", n_heads=4)
    store.undo()
    assert not document.modified
    store.set_view(notes="a thought")
    assert document.modified
    store.set_view(notes="")
    assert not document.modified
    store.set_view(snapshot=Snapshot("A", LabState()))
    assert document.modified


def test_notes_that_are_in_the_file_ask_nobody_to_save(
    qtbot: QtBot, store: LabStore, document: Document, tmp_path: Path
) -> None:
    """Neither after they were written nor after they were read, until they change again."""
    store.set_view(notes="a thought")
    with qtbot.waitSignal(document.modified_changed, check_params_cb=lambda on: not on):
        document.save(tmp_path / "a.mha")
    document.new(ViewState())
    assert not document.modified
    document.open(tmp_path / "a.mha")
    assert not document.modified
    store.set_view(notes="another one")
    assert document.modified


def test_only_another_file_is_told(
    qtbot: QtBot, store: LabStore, document: Document, tmp_path: Path
) -> None:
    """The title of the window names it."""
    first, second = tmp_path / "a.mha", tmp_path / "b.mha"
    with qtbot.waitSignal(document.path_changed, check_params_cb=lambda path: path == first):
        document.save(first)
    with qtbot.assertNotEmitted(document.path_changed):
        document.save(first)
    with qtbot.waitSignal(document.path_changed, check_params_cb=lambda path: path == second):
        document.save(second)
    with qtbot.waitSignal(document.path_changed, check_params_cb=lambda path: path is None):
        document.new(ViewState())


def test_whatever_a_session_holds_is_told_until_the_document_is_shut_down(
    qtbot: QtBot, store: LabStore, document: Document
) -> None:
    """The copy for recovery is written after it."""
    with qtbot.waitSignal(document.changed):
        store.change("fewer", n_heads=4)
    with qtbot.waitSignal(document.changed):
        store.set_view(selected_head=2)
    document.shut_down()
    with qtbot.assertNotEmitted(document.changed):
        store.change("more", n_heads=8)


def test_looking_about_asks_nobody_to_save(store: LabStore, document: Document) -> None:
    store.set_view(view="head", selected_head=3, cell=(1, 1))
    assert not document.modified


def test_saving_makes_the_next_step_of_a_drag_a_new_one(
    store: LabStore, document: Document, tmp_path: Path
) -> None:
    store.change("gain", gesture="gain 0", gains=(0.5,) + (1.0,) * 7)
    document.save(tmp_path / "a.mha")
    store.change("gain", gesture="gain 0", gains=(0.25,) + (1.0,) * 7)
    assert document.modified
    store.undo()
    assert store.state.gains[0] == 0.5
    assert not document.modified


@pytest.mark.parametrize("content", [b"", b"[" * 10_000, b'{"format": "netron"}'])
def test_a_file_that_is_no_session_changes_nothing(
    store: LabStore, document: Document, tmp_path: Path, content: bytes
) -> None:
    bad = tmp_path / "bad.mha"
    bad.write_bytes(content)
    store.change("fewer", n_heads=4)
    before = document.session
    with pytest.raises(SessionError):
        document.open(bad)
    assert document.session == before
    assert document.path is None
    assert document.modified
    store.undo()
    assert store.state.n_heads == 8


def test_a_failed_save_leaves_the_document_modified(
    store: LabStore, document: Document, tmp_path: Path
) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("x")
    store.change("fewer", n_heads=4)
    with pytest.raises(NotADirectoryError):
        document.save(blocker / "a.mha")
    assert document.modified
    assert document.path is None


def test_new_starts_over(store: LabStore, document: Document, tmp_path: Path) -> None:
    store.change("fewer", n_heads=4)
    store.set_view(notes="x")
    document.save(tmp_path / "a.mha")
    document.new(ViewState(colour_map="greys"))
    assert (store.state, store.view) == (LabState(), ViewState(colour_map="greys"))
    assert document.path is None
    assert open_session(tmp_path / "a.mha").lab.n_heads == 4


def test_recovered_work_is_modified(store: LabStore, document: Document, tmp_path: Path) -> None:
    lost = document.session
    document.recover(lost, tmp_path / "a.mha")
    assert document.modified
    assert document.path == tmp_path / "a.mha"

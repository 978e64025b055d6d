"""Unsaved work outlives the process that made it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.notes import Note
from mha_desktop.qt.document import Document
from mha_desktop.qt.recovery import Recovery
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


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "recovery"


VICTIM = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from mha_desktop.qt.document import Document
from mha_desktop.qt.recovery import Recovery
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import ImmediateExecutor
application = QCoreApplication([])
store = LabStore(executor=ImmediateExecutor())
document = Document(store)
document.save(Path(sys.argv[2]))
recovery = Recovery(document, Path(sys.argv[1]))
recovery._timer.timeout.connect(lambda: print("kept", flush=True))
store.change("words", sentence="Never saved by hand")
application.exec()
"""


def test_work_that_was_killed_is_found_again(
    document: Document, folder: Path, tmp_path: Path
) -> None:
    """A process is killed with SIGKILL two seconds after its last change."""
    path = tmp_path / "lesson.mha"
    command = [sys.executable, "-c", VICTIM, str(folder), str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as victim:
        assert victim.stdout is not None
        assert victim.stdout.readline() == "kept\n"
        recovery = Recovery(document, folder)
        assert recovery.lost() == []  # its owner is alive
        os.kill(victim.pid, signal.SIGKILL)
    [work] = recovery.lost()
    assert work.session.lab.sentence == "Never saved by hand"
    assert work.path == path
    document.recover(work.session, work.path)
    recovery.forget(work)
    assert recovery.lost() == []
    recovery.shut_down()


def test_every_change_is_kept_after_at_most_two_seconds(
    qtbot: QtBot, store: LabStore, document: Document, folder: Path
) -> None:
    recovery = Recovery(document, folder)
    store.change("fewer", n_heads=4)
    store.change("fewer still", n_heads=2)
    assert not folder.exists()
    qtbot.waitUntil(lambda: len(list(folder.glob("*.mha"))) == 1, timeout=4000)
    recovery.shut_down()
    assert list(folder.iterdir()) == []


def test_what_is_saved_or_undone_is_not_kept(
    store: LabStore, document: Document, folder: Path, tmp_path: Path
) -> None:
    recovery = Recovery(document, folder)
    for clean in (lambda: document.save(tmp_path / "a.mha"), store.undo):
        store.change("fewer", n_heads=4 if store.state.n_heads == 8 else 2)
        recovery.keep()
        assert len(list(folder.glob("*.mha"))) == 1
        clean()
        assert list(folder.glob("*.mha")) == []
    recovery.shut_down()


def test_a_living_window_keeps_its_work_to_itself(
    store: LabStore, document: Document, folder: Path
) -> None:
    first, second = Recovery(document, folder), Recovery(document, folder)
    store.change("fewer", n_heads=4)
    first.keep()
    assert second.lost() == []
    assert len(list(folder.glob("*.mha"))) == 1
    first.shut_down()
    second.shut_down()


def test_damaged_work_is_told_once_and_set_aside(document: Document, folder: Path) -> None:
    folder.mkdir()
    (folder / "x.mha").write_bytes(b"[" * 10_000)
    recovery = Recovery(document, folder)
    notes: list[Note] = []
    recovery.message.connect(notes.append)
    assert recovery.lost() == []
    assert recovery.lost() == []
    assert len(notes) == 1
    assert (folder / "x.damaged").exists()


def test_a_folder_where_nobody_may_look_holds_no_lost_work(
    document: Document, tmp_path: Path
) -> None:
    """pathlib raises an error for one; a name that is too long is such a place for root, too."""
    assert Recovery(document, tmp_path / ("n" * 300) / "recovery").lost() == []


def test_a_folder_that_cannot_be_written_is_told_once(
    store: LabStore, document: Document, tmp_path: Path
) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("x")
    recovery = Recovery(document, blocker / "recovery")
    notes: list[Note] = []
    recovery.message.connect(notes.append)
    store.change("fewer", n_heads=4)
    recovery.keep()
    recovery.keep()
    assert ["cannot be kept" in str(note) for note in notes] == [True]
    recovery.shut_down()

"""Sessions in the window: saved, opened, asked about, recovered, and in a second window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QFileDialog,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QUndoView,
)
from window_bench import Bench, click

from mha_desktop.app.main_window import MainWindow
from mha_desktop.lab.sessions import Session, open_session, save_session
from mha_desktop.lab.state import LabState, PinnedKey, ViewState

OpenWindow = Callable[..., Bench]
Answer = QMessageBox.StandardButton


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let every file dialog answer with one file."""
    path = tmp_path / "lesson.mha"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "exec", lambda _: True)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(path)])
    return path


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[Answer]:
    """Answer "Save changes?" with what the test puts into the list; an unasked answer stays."""
    answers: list[Answer] = []
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answers.pop())
    return answers


def test_save_and_open_bring_everything_back(bench: Bench, chosen: Path) -> None:
    bench.type_sentence("Dog bites man")
    bench.store.set_view(view="head", selected_head=4, pin=PinnedKey(1))
    bench.press("Ctrl+S")
    saved = open_session(chosen)
    assert saved.lab.sentence == "Dog bites man"
    bench.press("Ctrl+N")
    assert bench.state == LabState()
    bench.press("Ctrl+O")
    assert bench.state.sentence == "Dog bites man"
    assert bench.sentence.text() == "Dog bites man"
    assert bench.store.view.selected_head == 4
    assert bench.store.view.pin == PinnedKey(1)
    assert bench.store.view.view == "head"


def test_the_title_names_the_session_and_marks_changes(bench: Bench, chosen: Path) -> None:
    assert "Untitled" in bench.window.windowTitle()
    bench.trigger("saveAction")
    assert "lesson" in bench.window.windowTitle()
    assert not bench.window.isWindowModified()
    bench.trigger("muteHeadAction")
    assert bench.window.isWindowModified()
    bench.press("Ctrl+Z")
    assert not bench.window.isWindowModified()


def test_new_asks_before_work_is_lost(
    open_window: OpenWindow, questions: list[Answer], chosen: Path
) -> None:
    bench = open_window()
    bench.trigger("muteHeadAction")
    questions.append(Answer.Cancel)
    bench.trigger("newAction")
    assert bench.state.muted[0]
    assert questions == []
    questions.append(Answer.Save)
    bench.trigger("newAction")
    assert open_session(chosen).lab.muted[0]
    assert not bench.state.muted[0]
    assert questions == []


def test_closing_asks_before_work_is_lost(
    open_window: OpenWindow, questions: list[Answer], tmp_path: Path
) -> None:
    bench = open_window(recovery=tmp_path / "recovery")
    bench.trigger("muteHeadAction")
    questions.append(Answer.Cancel)
    bench.close()
    assert bench.window.isVisible()
    questions.append(Answer.Discard)
    bench.close()
    assert not bench.window.isVisible()


def test_a_file_that_is_no_session_is_told_in_one_sentence(bench: Bench, chosen: Path) -> None:
    chosen.write_bytes(b"[" * 10_000)
    before = bench.state
    bench.trigger("openAction")
    assert "nested too deeply" in bench.message
    assert bench.state is before


def test_a_file_that_is_not_there_is_told(bench: Bench, chosen: Path) -> None:
    bench.trigger("openAction")
    assert str(chosen) in bench.message
    assert "nothing was changed" in bench.message


def test_recent_sessions_are_in_the_menu(
    open_window: OpenWindow, chosen: Path, tmp_path: Path
) -> None:
    bench = open_window(settings=tmp_path / "settings.json")
    bench.type_sentence("Dog bites man")
    bench.press("Ctrl+S")
    bench.press("Ctrl+N")
    [menu] = [menu for menu in bench.window.findChildren(QMenu) if "recent" in menu.title()]
    [action] = menu.actions()
    assert "lesson" in action.text()
    action.trigger()
    assert bench.state.sentence == "Dog bites man"


def test_lost_work_is_offered_and_taken_up(
    open_window: OpenWindow, tmp_path: Path, questions: list[Answer]
) -> None:
    folder = tmp_path / "recovery"
    lost = open_window(recovery=folder)
    lost.type_sentence("Dog bites man")
    recovery = lost.window._sessions._recovery
    assert recovery is not None
    recovery.keep()
    recovery._lock.unlock()  # as if the process had died
    bench = open_window(recovery=folder)
    assert "was not saved" in bench.message
    [take_up, _] = bench.messages.choice_buttons()
    click(take_up, take_up.rect().center())
    assert bench.state.sentence == "Dog bites man"
    assert bench.window.isWindowModified()
    questions.extend([Answer.Discard] * 2)
    bench.close()
    lost.close()


def test_a_second_window_has_a_lab_of_its_own(bench: Bench, chosen: Path) -> None:
    save_session(Session(LabState(sentence="Dog bites man"), ViewState()), chosen)
    bench.press("Ctrl+Shift+O")
    [other] = [
        window
        for window in QApplication.topLevelWidgets()
        if isinstance(window, MainWindow) and window is not bench.window
    ]
    assert other._store.state.sentence == "Dog bites man"
    assert bench.state == LabState()
    other._store.change("Mute", muted=(True,) + (False,) * 7)
    assert not bench.state.muted[0]
    with bench.qtbot.waitSignal(other.destroyed):
        other.close()


def test_history_goes_back_to_any_step(bench: Bench) -> None:
    bench.store.change("Change heads", n_heads=4)
    bench.store.change("Change heads", n_heads=2)
    bench.find(QDockWidget, "historyDock").toggleViewAction().trigger()
    bench.settle()
    steps = bench.part(QUndoView)
    assert [steps.model().index(row, 0).data() for row in range(3)] == [
        "Start", "Change heads", "Change heads",
    ]  # fmt: skip
    click(steps.viewport(), steps.visualRect(steps.model().index(1, 0)).center())
    assert bench.state.n_heads == 4
    bench.focus(steps)
    bench.press("Home")
    assert bench.state.n_heads == 8


def test_notes_are_kept_with_the_session(bench: Bench, chosen: Path) -> None:
    bench.find(QDockWidget, "notesDock").toggleViewAction().trigger()
    bench.settle()
    sheet = bench.part(QPlainTextEdit)
    bench.focus(sheet)
    bench.qtbot.keyClicks(sheet, "why?")
    assert bench.window.isWindowModified()
    bench.press("Ctrl+S")
    bench.press("Ctrl+N")
    assert sheet.toPlainText() == ""
    bench.press("Ctrl+O")
    assert sheet.toPlainText() == "why?"


def test_closed_docks_join_the_desk_as_tabs(bench: Bench) -> None:
    history, mixer = (bench.find(QDockWidget, name) for name in ("historyDock", "mixerDock"))
    assert history.isHidden()
    history.toggleViewAction().trigger()
    bench.settle()
    assert bench.window.tabifiedDockWidgets(mixer) == [history]
    assert not history.visibleRegion().isEmpty()
    history.toggleViewAction().trigger()
    bench.settle()
    assert not mixer.visibleRegion().isEmpty()
    assert bench.window.findChild(QAction, "resetLayoutAction") is not None

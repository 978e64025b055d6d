"""What the window does while it works, when it is closed, and when something goes wrong."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import NoReturn

import numpy as np
import pytest
import shiboken6
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QMessageBox, QProgressBar, QPushButton
from window_bench import LEFT, Bench

from mha_desktop.app.main_window import MainWindow
from mha_desktop.app.numbers import _file
from mha_desktop.lab.files import whole_file
from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.numbers_files import WritingCancelledError
from mha_desktop.lab.state import LabState, RandomHeads
from mha_desktop.panels.numbers_dialog import NumbersChoice
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import ImmediateExecutor

OpenWindow = Callable[..., Bench]
LONG = 30_000
"""Milliseconds that a test waits for the worker at most."""


def fact(bench: Bench, name: str) -> str:
    return bench.find(QLabel, f"status_{name}").text()


def start_long_work(bench: Bench, seed: int) -> None:
    """Ask for 16 million random numbers."""
    bench.store.change("Wide", d_model=2048, source=RandomHeads(seed))
    assert bench.store.busy


def wait_for_numbers(bench: Bench) -> None:
    bench.qtbot.waitUntil(lambda: not bench.store.busy, timeout=LONG)


def test_the_status_bar_states_facts_of_the_numbers_on_show(bench: Bench) -> None:
    bench.type_sentence("Dog bites man")
    assert fact(bench, "tokens") == "<b>3</b> tokens"
    assert fact(bench, "heads") == "<b>8</b> heads"
    assert fact(bench, "d_k") == "d<sub>k</sub> <b>64</b>"
    assert fact(bench, "parameters") == "<b>1,048,576</b> parameters"
    assert "crafted" in fact(bench, "source").lower()
    milliseconds = bench.result.seconds * 1000
    assert f"{milliseconds:.1f} ms" in fact(bench, "time")
    bench.trigger("multiQueryAction")
    assert fact(bench, "parameters") == "<b>589,824</b> parameters"


def test_long_work_leaves_the_window_alive_and_its_last_wish_is_shown(
    open_window: OpenWindow,
) -> None:
    """Typing, muting and undo go on while the worker computes what is then out of date."""
    bench = open_window(worker=True)
    start_long_work(bench, 11)
    bench.type_sentence("Dog bites man")
    bench.trigger("muteHeadAction")
    bench.trigger("undoAction")
    assert bench.sentence.text() == "Dog bites man"
    wait_for_numbers(bench)
    assert bench.result.state == bench.state
    assert bench.result.tokens == ("Dog", "bites", "man")
    assert bench.result.x.shape == (3, 2048)
    assert fact(bench, "tokens") == "<b>3</b> tokens"


def test_facts_and_pictures_keep_to_the_numbers_on_show_while_others_are_made(
    open_window: OpenWindow,
) -> None:
    """Controls follow the wish at once; what is read out stays true of the picture."""
    bench = open_window(worker=True)
    bench.hover(0, 3, 2)
    before = bench.read_out()
    bench.store.change("Wide", d_model=4096, temperature=5.0)
    assert bench.store.busy
    assert bench.result.state.d_model == 512
    assert bench.read_out() == before
    assert fact(bench, "parameters") == "<b>1,048,576</b> parameters"
    wait_for_numbers(bench)
    assert bench.read_out() != before
    assert bench.read_out().startswith(bench.look(0, 3, 2))


def test_progress_and_cancel_come_with_long_work_and_cancel_goes_back(
    open_window: OpenWindow,
) -> None:
    bench = open_window(worker=True)
    first = bench.state
    start_long_work(bench, 13)
    cancel = bench.window.panels.status_bar.findChild(QPushButton)
    progress = bench.window.panels.status_bar.findChild(QProgressBar)
    assert not progress.isVisible()
    bench.qtbot.waitUntil(lambda: cancel.isVisible() or not bench.store.busy, timeout=LONG)
    if bench.store.busy:
        assert progress.isVisible()
        bench.qtbot.mouseClick(cancel, LEFT)
        assert bench.state == first
    wait_for_numbers(bench)
    assert not cancel.isVisible()
    assert not progress.isVisible()
    assert bench.result.state == bench.state


def test_closing_while_the_worker_runs_ends_in_peace(open_window: OpenWindow) -> None:
    bench = open_window(worker=True)
    start_long_work(bench, 14)
    before = bench.result
    bench.close()
    assert not bench.window.isVisible()
    assert bench.result is before


@pytest.fixture
def writing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[Bench], Path]]:
    """Return what begins to write numbers, which takes until the test is over or gives it up."""
    path, over = tmp_path / "numbers.csv", Event()

    def write(
        _result: object, path: Path, _form: object, *, cancelled: Callable[[], bool], **_: object
    ) -> None:
        with whole_file(path) as file:
            file.write(b"head,")
            while not (cancelled() or over.is_set()):
                over.wait(0.001)
            raise WritingCancelledError

    def begin(bench: Bench) -> Path:
        monkeypatch.setattr("mha_desktop.lab.numbers_files.write_numbers", write)
        choice = NumbersChoice("csv", None, False)
        numbers = bench.window._numbers
        result = bench.result
        numbers._run(lambda cancelled: _file(result, choice, path, cancelled))
        return path

    yield begin
    over.set()


def test_closing_asks_before_a_file_under_way_is_left_out(
    open_window: OpenWindow,
    writing: Callable[[Bench], Path],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """It waited for a million numbers, without a word."""
    bench = open_window(recovery=tmp_path / "recovery")
    path = writing(bench)
    answers = [QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes]
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answers.pop(0))

    bench.close()

    assert bench.window.isVisible()
    assert bench.window._numbers.writing

    bench.close()

    assert not bench.window.isVisible()
    assert answers == []
    assert [file.name for file in path.parent.iterdir() if file.is_file()] == []


def test_a_window_that_a_script_closes_gives_the_file_up_at_once(
    open_window: OpenWindow, writing: Callable[[Bench], Path]
) -> None:
    bench = open_window()
    path = writing(bench)

    bench.close()

    assert [file for file in path.parent.iterdir() if file.is_file()] == []


def test_closing_during_a_burst_of_typing_leaves_no_timer(bench: Bench) -> None:
    bench.type_sentence("Dog")
    assert bench.store._gesture.pause.isActive()
    bench.close()
    assert not bench.store._gesture.pause.isActive()


def fail(*_: object) -> NoReturn:
    raise RuntimeError("out of luck")


def details_button(bench: Bench) -> QPushButton:
    [button] = bench.messages.choice_buttons()
    assert button.text() == "Copy details"
    return button


def test_an_exception_in_a_slot_is_told_and_the_program_goes_on(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Intents, "set_mask", fail)
    bench = open_window()
    bench.choose("maskSelector", "Causal")
    assert bench.message == (
        "Something went wrong (RuntimeError: out of luck). Your work is still here."
    )
    assert bench.problems.pop() == bench.message
    bench.qtbot.mouseClick(details_button(bench), LEFT)
    details = QGuiApplication.clipboard().text()
    assert "RuntimeError: out of luck" in details
    assert "in fail" in details
    assert bench.state == LabState()
    bench.type_sentence("Dog")
    assert bench.result.tokens == ("Dog",)


def test_an_exception_on_the_worker_is_told_and_the_program_goes_on(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = open_window(worker=True)
    with monkeypatch.context() as patched:
        patched.setattr(Laboratory, "evaluate", fail)
        start_long_work(bench, 15)
        wait_for_numbers(bench)
    assert "RuntimeError: out of luck" in bench.problems.pop()
    assert details_button(bench).isVisible()
    bench.trigger("undoAction")
    wait_for_numbers(bench)
    assert bench.result.state == bench.state == LabState()


def test_closing_gives_the_hook_back(open_window: OpenWindow) -> None:
    """What goes wrong after the window is the business of whoever had the hook before."""
    before = sys.excepthook
    bench = open_window()
    assert sys.excepthook != before
    bench.close()
    assert sys.excepthook is before


def test_a_still_window_computes_nothing(bench: Bench) -> None:
    runs = dict(bench.store._laboratory.staged.runs)
    bench.hover(2, 3, 3)
    bench.click_head(4)
    bench.trigger("headViewAction")
    bench.trigger("darkThemeAction")
    bench.settle()
    assert dict(bench.store._laboratory.staged.runs) == runs
    assert np.isfinite(bench.weights).all()


def test_an_error_that_ends_the_start_is_told_outside_the_window(
    undressed: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window that would tell it is never seen."""
    told: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: told.append(error))
    window = MainWindow(LabStore(executor=ImmediateExecutor()))
    error = RuntimeError("no place for this")
    sys.excepthook(type(error), error, None)
    window.close()
    shiboken6.delete(window)
    assert told == [error]

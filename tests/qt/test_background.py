"""A long job runs once for each thing asked for, is given up when outdated, and tells how far."""

import threading
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from mha_desktop.qt.models.background import Background
from mha_desktop.qt.worker import ImmediateExecutor, LatestWorker

Progress = Callable[[int, int], None]


@pytest.fixture
def background(qapp: object) -> Iterator[Background[str]]:
    background = Background[str](LatestWorker())
    yield background
    background.shut_down()


def making(value: str, gate: threading.Event) -> Callable[[Callable[[], bool], Progress], str]:
    def make(cancelled: Callable[[], bool], progress: Progress) -> str:
        progress(1, 3)
        gate.wait(10)
        progress(2, 3)
        return value

    return make


def test_what_is_there_is_not_made_again(qapp: object) -> None:
    background, made = Background[str](ImmediateExecutor()), []
    for key in ("a", "a", "b", "b"):
        background.ask(key, lambda *tools, key=key: made.append(key) or key)
    assert made == ["a", "b"]
    assert background.value == "b"


def test_the_old_value_stays_until_the_next_is_there(
    background: Background[str], qtbot: QtBot
) -> None:
    gate = threading.Event()
    with qtbot.waitSignal(background.changed):
        background.ask("a", lambda *tools: "first")
    background.ask("b", making("second", gate))
    assert background.value == "first"
    with qtbot.waitSignal(background.changed):
        gate.set()
    assert background.value == "second"


def test_going_back_to_what_is_there_gives_up_the_rest(
    background: Background[str], qtbot: QtBot
) -> None:
    gate = threading.Event()
    with qtbot.waitSignal(background.changed):
        background.ask("a", lambda *tools: "first")
    with qtbot.assertNotEmitted(background.changed):
        background.ask("b", making("second", gate))
        background.ask("a", making("again", gate))
        gate.set()
        background.shut_down()
    assert background.value == "first"


def test_what_is_outdated_is_given_up_and_what_is_not_goes_on(
    background: Background[str], qtbot: QtBot
) -> None:
    gate, told = threading.Event(), []

    def make(cancelled: Callable[[], bool], progress: Progress) -> str:
        gate.wait(10)
        told.append(cancelled())
        return "made"

    background.ask("a", make)
    background.keep_only("a")
    with qtbot.waitSignal(background.changed):
        gate.set()
    gate.clear()
    background.ask("b", make)
    background.keep_only("c")
    gate.set()
    background.shut_down()
    assert told == [False, True]
    assert background.value == "made"


def test_progress_shows_when_it_takes_long_and_goes_away(
    background: Background[str], qtbot: QtBot
) -> None:
    gate, seen = threading.Event(), []
    background.progress_changed.connect(lambda *steps: seen.append(steps))
    background.ask("a", making("made", gate))
    qtbot.waitUntil(lambda: seen[-1] == (1, 3))
    with qtbot.waitSignal(background.changed):
        gate.set()
    assert seen[-1] == (0, 0)


def test_short_work_shows_no_progress(background: Background[str], qtbot: QtBot) -> None:
    seen: list[tuple[int, int]] = []
    background.progress_changed.connect(lambda *steps: seen.append(steps))
    gate = threading.Event()
    gate.set()
    with qtbot.waitSignal(background.changed):
        background.ask("a", making("made", gate))
    assert set(seen) == {(0, 0)}


def test_a_failure_is_told_and_the_next_request_works(
    background: Background[str], qtbot: QtBot
) -> None:
    with qtbot.waitSignal(background.failed) as failed:
        background.ask("a", lambda *tools: str(1 // 0))
    assert isinstance(failed.args[0], ZeroDivisionError)
    with qtbot.waitSignal(background.changed):
        background.ask("a", lambda *tools: "made")
    assert background.value == "made"

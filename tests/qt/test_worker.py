"""The worker runs the latest job only, and never reports an overtaken or cancelled one."""

import threading
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from mha_desktop.qt.worker import ImmediateExecutor, LatestWorker


@pytest.fixture
def worker(qapp: object) -> Iterator[LatestWorker]:
    worker = LatestWorker()
    yield worker
    worker.shut_down()


def waiting_job(gate: threading.Event, value: int) -> Callable[[Callable[[], bool]], int]:
    def job(cancelled: Callable[[], bool]) -> int:
        gate.wait(10)
        return value

    return job


def test_the_latest_of_many_jobs_is_reported_alone(worker: LatestWorker, qtbot: QtBot) -> None:
    gate, seen = threading.Event(), []
    worker.finished.connect(seen.append)
    for value in range(50):
        worker.submit(waiting_job(gate, value))
    gate.set()
    qtbot.waitUntil(lambda: not worker.busy)
    assert seen == [49]


def test_jobs_run_off_the_gui_thread(worker: LatestWorker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(worker.finished) as finished:
        worker.submit(lambda cancelled: threading.get_ident())
    assert finished.args != [threading.get_ident()]


def test_a_cancelled_job_is_told_and_not_reported(worker: LatestWorker, qtbot: QtBot) -> None:
    started, gate, told, seen = threading.Event(), threading.Event(), [], []

    def job(cancelled: Callable[[], bool]) -> None:
        started.set()
        gate.wait(10)
        told.append(cancelled())

    worker.finished.connect(seen.append)
    worker.submit(job)
    assert started.wait(10)
    worker.cancel()
    gate.set()
    qtbot.waitUntil(lambda: not worker.busy)
    assert told == [True]
    assert seen == []


def test_an_exception_is_reported(worker: LatestWorker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(worker.failed) as failed:
        worker.submit(lambda cancelled: 1 // 0)
    assert isinstance(failed.args[0], ZeroDivisionError)


def test_shut_down_waits_for_the_running_job(worker: LatestWorker) -> None:
    started, ended = threading.Event(), threading.Event()

    def job(cancelled: Callable[[], bool]) -> None:
        started.set()
        while not cancelled():
            pass
        ended.set()

    worker.submit(job)
    assert started.wait(10)
    worker.shut_down()
    assert ended.is_set()


def test_the_immediate_executor_has_ended_when_submit_returns() -> None:
    executor, seen, errors = ImmediateExecutor(), [], []
    executor.finished.connect(seen.append)
    executor.failed.connect(errors.append)
    executor.submit(lambda cancelled: 7)
    executor.submit(lambda cancelled: 1 // 0)
    assert seen == [7]
    assert [type(error) for error in errors] == [ZeroDivisionError]

"""Work off the GUI thread: one job running, one waiting, the latest wins."""

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject, QThreadPool, Signal, Slot

Job = Callable[[Callable[[], bool]], Any]
"""Gets a function that says whether the job was cancelled, and returns what it made."""


class Executor(Protocol):
    """Runs jobs, somewhere, and reports each one that was not overtaken."""

    finished: Any
    failed: Any

    @property
    def busy(self) -> bool:
        """Whether a job runs or waits."""
        ...

    def submit(self, job: Job) -> None:
        """Run `job` after the one that runs now; a job that waited before is dropped."""
        ...

    def cancel(self) -> None:
        """Drop what waits and what runs; neither is reported."""
        ...

    def shut_down(self) -> None:
        """Cancel, and wait until nothing runs."""
        ...


class LatestWorker(QObject):
    """One thread. Results of jobs that were overtaken or cancelled are never reported.

    Signals
    -------
    finished(object)
        What the newest job returned.
    failed(object)
        The exception that the newest job raised.
    """

    finished = Signal(object)
    failed = Signal(object)
    _ended = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # A pool of our own: the global one may be full of others' work.
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._generation = 0
        self._running: int | None = None
        self._waiting: Job | None = None
        # Queued: the signal is emitted on the pool's thread.
        self._ended.connect(self._end)

    @property
    def busy(self) -> bool:
        """Whether a job runs or waits."""
        return self._running is not None

    def submit(self, job: Job) -> None:
        """Run `job` after the one that runs now; a job that waited before is dropped."""
        self._generation += 1
        if self._running is None:
            self._start(job)
        else:
            self._waiting = job

    def cancel(self) -> None:
        """Drop what waits and what runs; neither is reported."""
        self._generation += 1
        self._waiting = None

    def wait(self) -> None:
        """Wait until the running job has ended; what waits behind it is dropped."""
        self._waiting = None
        self._pool.waitForDone()

    def shut_down(self) -> None:
        """Cancel, and wait until nothing runs."""
        self.cancel()
        self._pool.waitForDone()

    def _start(self, job: Job) -> None:
        generation = self._running = self._generation
        self._pool.start(lambda: self._run(job, generation))

    def _run(self, job: Job, generation: int) -> None:
        """Run on the pool's thread; whatever happens is told to the GUI thread."""
        try:
            value, error = job(lambda: generation != self._generation), None
        except Exception as problem:  # noqa: BLE001 - reported by `failed`, never lost
            value, error = None, problem
        self._ended.emit(generation, value, error)

    @Slot(int, object, object)
    def _end(self, generation: int, value: object, error: Exception | None) -> None:
        self._running = None
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self._start(waiting)
        if generation != self._generation:
            return
        if error is None:
            self.finished.emit(value)
        else:
            self.failed.emit(error)


class ImmediateExecutor(QObject):
    """Runs each job at once, in the caller's thread: for the command line and for tests."""

    finished = Signal(object)
    failed = Signal(object)

    @property
    def busy(self) -> bool:
        """Never: a job has ended when `submit` returns."""
        return False

    def submit(self, job: Job) -> None:
        """Run `job` and report it."""
        try:
            value = job(lambda: False)
        except Exception as problem:  # noqa: BLE001 - reported by `failed`, never lost
            self.failed.emit(problem)
        else:
            self.finished.emit(value)

    def cancel(self) -> None:
        """Nothing can be running."""

    def shut_down(self) -> None:
        """Nothing can be running."""

"""Something that takes long to make: on a worker, with progress, given up when it is outdated."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from mha_desktop.qt.worker import Executor

SHOW_PROGRESS_MS = 200

_Value = TypeVar("_Value")
Cancelled = Callable[[], bool]
Progress = Callable[[int, int], None]


class Background(QObject, Generic[_Value]):
    """Makes one thing at a time; what was made last stays until the next one is there.

    Parameters
    ----------
    executor : Executor
        Of its own.
    parent : QObject, optional

    Signals
    -------
    changed()
        There is a new value.
    progress_changed(int, int)
        So many steps of how many are done, from 200 ms on; (0, 0) when that is over.
    failed(object)
        The exception that the newest job raised, which should not happen.
    """

    changed = Signal()
    progress_changed = Signal(int, int)
    failed = Signal(object)
    _stepped = Signal(object, int, int)

    def __init__(self, executor: Executor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = executor
        self._value: _Value | None = None
        self._made: object = None
        self._running: object = None
        self._steps = (0, 1)
        self._patience = QTimer(self, singleShot=True, interval=SHOW_PROGRESS_MS)
        self._patience.timeout.connect(self._show_progress)
        executor.finished.connect(self._take)
        executor.failed.connect(self._fail)
        # Queued from the worker's thread.
        self._stepped.connect(self._step)

    def hand_on(
        self,
        changed: SignalInstance,
        failed: SignalInstance,
        progress: SignalInstance | None = None,
    ) -> None:
        """Let signals of a model tell what happens here."""
        self.changed.connect(changed)
        self.failed.connect(failed)
        if progress is not None:
            self.progress_changed.connect(progress)

    @property
    def value(self) -> _Value | None:
        """What was made last; None before the first time."""
        return self._value

    @property
    def busy(self) -> bool:
        """Whether a value is under way."""
        return self._running is not None

    def is_made_from(self, key: object) -> bool:
        """Whether the value is there, and is the one for `key`."""
        return self._made is not None and key == self._made

    def ask(self, key: object, make: Callable[[Cancelled, Progress], _Value]) -> None:
        """Have the value for `key` made, unless it is there or under way.

        Parameters
        ----------
        key : object
            What the value is made from; not None.
        make : callable
            Runs on the worker.
        """
        if key == (self._made if self._running is None else self._running):
            return
        self._give_up()
        if key != self._made:
            self._start(key, make)

    def keep_only(self, key: object) -> None:
        """Give up what is under way, unless it is for `key`."""
        if self._running is not None and self._running != key:
            self._give_up()

    def shut_down(self) -> None:
        """Give up what is under way, and wait until nothing runs."""
        self._give_up()
        self._executor.shut_down()

    def _start(self, key: object, make: Callable[[Cancelled, Progress], _Value]) -> None:
        def job(cancelled: Cancelled) -> Any:  # noqa: ANN401 - what the executor hands back
            return make(cancelled, lambda done, total: self._stepped.emit(key, done, total))

        self._running, self._steps = key, (0, 1)
        self._patience.start()
        self._executor.submit(job)

    def _give_up(self) -> None:
        self._executor.cancel()
        self._end()

    def _end(self) -> None:
        self._running = None
        self._patience.stop()
        self.progress_changed.emit(0, 0)

    @Slot(object)
    def _take(self, value: _Value) -> None:
        self._value, self._made = value, self._running
        self._end()
        self.changed.emit()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._end()
        self.failed.emit(error)

    @Slot(object, int, int)
    def _step(self, key: object, done: int, total: int) -> None:
        if key != self._running:
            return
        self._steps = done, total
        if not self._patience.isActive():
            self._show_progress()

    def _show_progress(self) -> None:
        self.progress_changed.emit(*self._steps)

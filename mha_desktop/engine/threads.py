"""Sharing work out over the processor cores.

NumPy lets go of the interpreter inside products and exponentials, so plain threads run side by
side. The BLAS library is held at one thread meanwhile: two layers of threads would fight for the
cores, and its own stall for tens of milliseconds when another program takes a core. Only for
little work are they quicker.
"""

import os
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import Context, copy_context
from functools import cache
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

try:
    import threadpoolctl
except ImportError:  # The engine needs NumPy alone: BLAS keeps its threads, and we start none.
    threadpoolctl = None

CAN_PIN = hasattr(os, "sched_setaffinity")
CORES = (sorted(os.sched_getaffinity(0)) if CAN_PIN else list(range(os.cpu_count() or 1)))[:8]

_Item = TypeVar("_Item")


class Crew(Protocol):
    """Whoever shares the work of one forward pass."""

    size: int

    def share(self, work: Callable[[_Item], None], items: Iterable[_Item]) -> None:
        """Call `work` for every item, and return when all are done."""


class Alone:
    """The calling thread."""

    size = 1

    def share(self, work: Callable[[_Item], None], items: Iterable[_Item]) -> None:
        """Call `work` for every item."""
        for item in items:
            work(item)


class Team:
    """The calling thread and helpers."""

    def __init__(self, size: int) -> None:
        self.size = size

    def share(self, work: Callable[[_Item], None], items: Iterable[_Item]) -> None:
        """Call `work` for every item; each thread takes the next item when it is done with one."""
        tasks = tuple(items)
        shared = _Round(work, tasks)
        for calls in _helpers(self.size - 1)[: len(tasks) - 1]:
            calls.put((copy_context(), shared.take))  # with the caller's np.errstate
        shared.take()
        shared.wait()


class _Round:
    """Work shared out once; a helper that comes late finds nothing left and holds nobody up."""

    def __init__(self, work: Callable[[Any], None], items: tuple[Any, ...]) -> None:
        self._work, self._count = work, len(items)
        self._waiting = iter(items)  # which, unlike a generator, threads may share
        self._outcomes: SimpleQueue[BaseException | None] = SimpleQueue()

    def take(self) -> None:
        """Work on items until none is waiting."""
        for item in self._waiting:
            self._outcomes.put(self._outcome(item))

    def wait(self) -> None:
        """Return when all items are done, or raise the first error."""
        for error in [self._outcomes.get() for _ in range(self._count)]:
            if error is not None:
                raise error

    def _outcome(self, item: object) -> BaseException | None:
        try:
            self._work(item)
        except BaseException as error:  # noqa: BLE001 - raised again in the caller's thread
            return error
        return None


ALONE = Alone()
# Of two passes at a time, the later one would find, and then restore, the limit of the earlier one.
_one_team = threading.Lock()


@contextmanager
def crew_for(work: int, least: int) -> Iterator[Crew]:
    """Yield a team, if it is free, for work of at least `least`; less is not worth waking it."""
    if work < least or len(CORES) == 1 or not _blas_libraries():
        yield ALONE
    elif _one_team.acquire(blocking=False):
        try:
            with _limited_blas(), _on_core(CORES[0]):
                yield Team(len(CORES))
        finally:
            _one_team.release()
    else:
        yield ALONE


@contextmanager
def one_blas_thread() -> Iterator[None]:
    """Keep the BLAS library from waking a second thread for work too small for two.

    The first thread it wakes costs up to a quarter of a second at the start of the program.
    """
    with crew_for(1, 1):
        yield


@contextmanager
def _limited_blas() -> Iterator[None]:
    """Hold the BLAS library at one thread."""
    libraries = _blas_libraries()
    before = [library.num_threads for library in libraries]
    for library in libraries:
        library.set_num_threads(1)
    try:
        yield
    finally:
        for library, count in zip(libraries, before, strict=True):
            library.set_num_threads(count)


@contextmanager
def _on_core(core: int) -> Iterator[None]:
    """Hold the calling thread to a core: else it often shares one with a helper that wakes."""
    if not CAN_PIN:
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


@cache
def _helpers(count: int) -> list[SimpleQueue[tuple[Context, Callable[[], None]]]]:
    """Start threads, each held to a core, that wait for a call."""
    queues = [SimpleQueue[tuple[Context, Callable[[], None]]]() for _ in range(count)]
    for place, calls in enumerate(queues, start=1):
        core = CORES[place % len(CORES)]
        threading.Thread(target=_serve, args=(calls, core), name="attention", daemon=True).start()
    return queues


def _serve(calls: SimpleQueue[tuple[Context, Callable[[], None]]], core: int) -> None:
    if CAN_PIN:
        os.sched_setaffinity(0, {core})
    while True:
        context, help_out = calls.get()
        context.run(help_out)
        del context, help_out  # they hold the arrays


@cache
def _blas_libraries() -> list[Any]:
    """Return what sets the threads of BLAS libraries, in 1 µs; threadpoolctl's context takes 60."""
    if threadpoolctl is None:
        return []
    controllers = threadpoolctl.ThreadpoolController().lib_controllers
    return [library for library in controllers if library.user_api == "blas"]

"""Sharing work out over the processor cores.

NumPy lets go of the interpreter inside products and exponentials, so plain threads run side by
side. The BLAS library is held at one thread meanwhile: two layers of threads would fight for the
cores, and its own stall for tens of milliseconds when another program takes a core. Only for
little work are they quicker, because they need not be woken.
"""

import os
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import Context, copy_context
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from queue import SimpleQueue
from typing import Any, TypeVar

try:
    import threadpoolctl
except ImportError:  # The engine needs NumPy alone: BLAS keeps its threads, and we start none.
    threadpoolctl = None

# Waking a thread pays off from here on (measured: 12 tokens at d_model 512 are below).
SHARE_FROM_MULTIPLY_ADDS = 1 << 25
# Threads that are not held to a core are often woken on the same one, and take turns there.
CAN_PIN = hasattr(os, "sched_setaffinity")
CORES = sorted(os.sched_getaffinity(0)) if CAN_PIN else list(range(os.cpu_count() or 1))

_Item = TypeVar("_Item")
_Outcomes = SimpleQueue[BaseException | None]


@dataclass(frozen=True)
class Crew:
    """Threads that share work: those of all cores, or only the calling one."""

    size: int

    def share(self, work: Callable[[_Item], None], items: Iterable[_Item]) -> None:
        """Call `work` for every item; each thread takes the next item when it is done with one."""
        waiting = iter(tuple(items))  # which, unlike a generator, threads may share

        def take() -> None:
            for item in waiting:
                work(item)

        if self.size == 1:
            take()
        else:
            _run_in_threads(take, self.size)


def _run_in_threads(work: Callable[[], None], count: int) -> None:
    outcomes: _Outcomes = SimpleQueue()
    for jobs in _threads(count):
        jobs.put(_Job(copy_context(), work, outcomes))
    errors = [outcomes.get() for _ in range(count)]
    for error in filter(None, errors):
        raise error


@dataclass(frozen=True)
class _Job:
    context: Context  # carries the caller's np.errstate
    work: Callable[[], None]
    outcomes: _Outcomes

    def run(self) -> None:
        try:
            self.context.run(self.work)
        except BaseException as error:  # noqa: BLE001 - raised again in the caller's thread
            self.outcomes.put(error)
        else:
            self.outcomes.put(None)


ALONE = Crew(1)


@contextmanager
def crew_for(multiply_adds: int) -> Iterator[Crew]:
    """Yield the threads that are worth their while for so many multiply-adds."""
    if multiply_adds < SHARE_FROM_MULTIPLY_ADDS or len(CORES) == 1 or threadpoolctl is None:
        yield ALONE
    else:
        with _controller().limit(limits=1, user_api="blas"):
            yield Crew(len(CORES))


@cache
def _threads(count: int) -> list[SimpleQueue[_Job]]:
    """Start threads that wait for jobs: a queue each, which wakes quicker than an executor."""
    queues: list[SimpleQueue[_Job]] = [SimpleQueue() for _ in range(count)]
    for jobs, core in zip(queues, cycle(CORES), strict=False):
        threading.Thread(target=_serve, args=(jobs, core), name="attention", daemon=True).start()
    return queues


def _serve(jobs: SimpleQueue[_Job], core: int) -> None:
    if CAN_PIN:
        os.sched_setaffinity(0, {core})  # of this thread alone
    while True:
        jobs.get().run()


@cache
def _controller() -> Any:  # noqa: ANN401 - threadpoolctl has no type information
    return threadpoolctl.ThreadpoolController()

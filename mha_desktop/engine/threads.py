"""Sharing work out over the processor cores.

NumPy lets go of the interpreter inside products and exponentials, so plain threads run side by
side. For few tokens the threads of the BLAS library are quicker; for many it is held at one thread
meanwhile, because two layers of threads would fight for the cores.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import copy_context
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

try:
    import threadpoolctl  # type: ignore[import-untyped]  # has no type information
except ImportError:  # The engine needs NumPy alone: BLAS keeps its threads, and we start none.
    threadpoolctl = None

SHARE_FROM_TOKENS = 128
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

_Item = TypeVar("_Item")


@dataclass(frozen=True)
class Crew:
    """Threads that share work, the calling one included."""

    size: int

    def share(self, work: Callable[[_Item], None], items: Iterable[_Item]) -> None:
        """Call `work` for every item; each thread takes the next item when it is done with one."""
        waiting = iter(tuple(items))  # threads may share the iterator of a tuple

        def take() -> None:
            for item in waiting:
                work(item)

        # The context carries the caller's np.errstate.
        helpers = [_pool().submit(copy_context().run, take) for _ in range(self.size - 1)]
        try:
            take()
        finally:
            for helper in helpers:
                helper.result()


ALONE = Crew(1)


@contextmanager
def crew_for(n_tokens: int) -> Iterator[Crew]:
    """Yield the threads that are worth their while for `n_tokens` tokens."""
    if n_tokens < SHARE_FROM_TOKENS or CORES == 1 or threadpoolctl is None:
        yield ALONE
    else:
        with _controller().limit(limits=1, user_api="blas"):
            yield Crew(CORES)


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(CORES - 1, thread_name_prefix="attention")


@cache
def _controller() -> Any:  # noqa: ANN401 - threadpoolctl has no type information
    return threadpoolctl.ThreadpoolController()

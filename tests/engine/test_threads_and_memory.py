"""Work is shared out whole and once, and memory comes back only when nobody reads it any more."""

import threading

import numpy as np
import pytest
import threadpoolctl

from mha_desktop.engine.memory import SMALLEST_BYTES, RecycledMemory
from mha_desktop.engine.threads import ALONE, CORES, Team, crew_for

FLOAT = np.dtype(np.float32)
LARGE = (SMALLEST_BYTES // 4,)


def address(array: np.ndarray) -> int:
    return array.ctypes.data


def test_every_item_is_done_once_by_whichever_thread() -> None:
    done: list[int] = []
    Team(2).share(done.append, range(1000))
    assert sorted(done) == list(range(1000))


def test_both_threads_take_part() -> None:
    meeting = threading.Barrier(2, timeout=20)
    Team(2).share(lambda _: meeting.wait(), range(2))


@pytest.mark.parametrize("bad", range(4))
def test_an_error_in_any_thread_reaches_the_caller(bad: int) -> None:
    def work(item: int) -> None:
        if item == bad:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Team(2).share(work, range(4))


def test_helpers_keep_the_error_state_of_the_caller() -> None:
    meeting = threading.Barrier(2, timeout=20)

    def overflow(_: int) -> None:
        meeting.wait()
        np.float32(1e38) * np.float32(1e38)

    with np.errstate(over="ignore"):
        Team(2).share(overflow, range(2))


def blas_threads() -> list[int]:
    pools = threadpoolctl.ThreadpoolController().info()
    return [pool["num_threads"] for pool in pools if pool["user_api"] == "blas"]


def test_blas_gets_its_threads_back() -> None:
    before = blas_threads()
    with crew_for(1, least=1):
        pass
    assert blas_threads() == before


def test_blas_gets_its_threads_back_from_passes_that_overlap() -> None:
    """A worker's pass begins first and ends first; the later one works alone meanwhile."""
    before = blas_threads()
    begun, overlapped = threading.Event(), threading.Event()

    def pass_of_a_worker() -> None:
        with crew_for(1, least=1):
            begun.set()
            overlapped.wait(timeout=20)

    worker = threading.Thread(target=pass_of_a_worker)
    worker.start()
    assert begun.wait(timeout=20)
    with crew_for(1, least=1) as crew:
        overlapped.set()
        worker.join(timeout=20)
    assert crew is ALONE
    assert blas_threads() == before
    with crew_for(1, least=1) as crew:
        assert crew.size == len(CORES)


def test_memory_is_used_again_once_nobody_holds_it() -> None:
    memory = RecycledMemory()
    array = memory.empty(LARGE, FLOAT)
    where = address(array)
    del array
    assert address(memory.empty(LARGE, FLOAT)) == where


def test_a_view_keeps_its_memory() -> None:
    memory = RecycledMemory()
    array = memory.empty(LARGE, FLOAT)
    view = array[:10].reshape(2, 5).T
    del array
    view[...] = 7
    memory.empty(LARGE, FLOAT)[:] = 0
    assert (view == 7).all()


def test_nearly_equal_sizes_share_memory() -> None:
    memory = RecycledMemory()
    where = address(memory.empty((1000, 1000), FLOAT))
    assert address(memory.empty((1001, 1001), FLOAT)) == where


def test_idle_memory_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mha_desktop.engine.memory.MOST_IDLE_BYTES", 3 * SMALLEST_BYTES)
    memory = RecycledMemory()
    arrays = [memory.empty(LARGE, FLOAT) for _ in range(10)]
    arrays.clear()
    assert sum(len(blocks) for blocks in memory._idle.values()) <= 3

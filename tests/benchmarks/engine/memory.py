"""The memory that one pass takes, over the weights it returns."""

import resource
import subprocess
import sys
from collections.abc import Iterator

from tests.benchmarks.duel import Row, environment

N, D_MODEL, N_HEADS = 1024, 512, 16
WEIGHTS_KIB = N_HEADS * N * N * 4 / 1024
REPEATS = 3


def rows() -> Iterator[Row]:
    """Yield the growth of the largest resident size over the size of the weights."""
    command = [sys.executable, "-m", "tests.benchmarks.engine.memory"]
    measured = [
        float(subprocess.run(command, capture_output=True, check=True, env=environment()).stdout)
        for _ in range(REPEATS)
    ]
    spread = f"{min(measured):.2f} to {max(measured):.2f}"
    name = f"peak memory over the weights array at n = {N}, h = {N_HEADS}"
    yield Row(name, sorted(measured)[REPEATS // 2], spread, "3 or less")


def growth() -> float:
    """Return how much the process grew in one pass, in arrays of weights."""
    from tests.benchmarks.engine.contender import engine

    engine(64, D_MODEL, N_HEADS)()  # loads the libraries and starts their threads
    run = engine(N, D_MODEL, N_HEADS)
    before = _peak_kib()
    trace = run()
    assert trace is not None
    return (_peak_kib() - before) / WEIGHTS_KIB


def _peak_kib() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


if __name__ == "__main__":
    sys.stdout.write(f"{growth()}\n")

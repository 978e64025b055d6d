"""The start up to the first heatmaps, against an empty window of pyqtgraph: whole processes."""

import subprocess
import sys
import time
from collections.abc import Iterator

from tests.benchmarks.duel import Row, environment, ratio

ROUNDS = 11
PLATFORM = {"QT_QPA_PLATFORM": "offscreen"}


def rows() -> Iterator[Row]:
    """Yield how many times as long the program takes as the empty window."""
    times = [(_seconds("program"), _seconds("pyqtgraph")) for _ in range(ROUNDS + 1)][1:]
    yield Row(
        "start to the first heatmaps over an empty pyqtgraph window",
        *ratio(times, 0, 1),
        "1.5 or less",
    )


def _seconds(name: str) -> float:
    command = [sys.executable, "-m", "tests.benchmarks.window.start_contender", name]
    start = time.perf_counter()
    subprocess.run(command, check=True, env=environment() | PLATFORM)
    return time.perf_counter() - start

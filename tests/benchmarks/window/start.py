"""The start up to the first heatmaps, against an empty window of pyqtgraph: whole processes.

Both find compiled modules, as after an installation, also where Python is told to write none.
"""

import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from tempfile import TemporaryDirectory

from tests.benchmarks.duel import Row, environment, ratio

ROUNDS = 11
PLATFORM = {"QT_QPA_PLATFORM": "offscreen"}


def rows() -> Iterator[Row]:
    """Yield how many times as long the program takes as the empty window."""
    with TemporaryDirectory() as folder:
        compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}
        names = ("program", "pyqtgraph")
        times = [tuple(_seconds(name, compiled) for name in names) for _ in range(ROUNDS + 1)][1:]
    yield Row(
        "start to the first heatmaps over an empty pyqtgraph window",
        *ratio(times, 0, 1),
        "1.5 or less",
    )


def _seconds(name: str, compiled: Mapping[str, str]) -> float:
    command = [sys.executable, "-m", "tests.benchmarks.window.start_contender", name]
    start = time.perf_counter()
    subprocess.run(command, check=True, env=environment() | PLATFORM | compiled)
    return time.perf_counter() - start

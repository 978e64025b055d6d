"""Times contenders against each other: a process each, taking turns, so that noise hits all."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from statistics import median, quantiles
from typing import NamedTuple

ROUNDS = 21
# A machine's own choice of BLAS kernels would be measured instead of NumPy's.
UNSET = ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE")
# Threads of the one before spin for a while after its work; they must not disturb the next one.
# After 0.05 seconds those of OpenBLAS still took a third of the speed of whoever came next.
PAUSE_SECONDS = 0.3


class Row(NamedTuple):
    """One line of the table: what was measured, the number, its spread, and the target."""

    name: str
    measured: float
    spread: str
    target: str


def environment() -> dict[str, str]:
    """Return the environment for a process that is measured."""
    return {key: value for key, value in os.environ.items() if key not in UNSET}


class Contender:
    """A process that does its work once per line that it reads, and answers with the seconds."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(),
        )  # fmt: skip

    def turn(self) -> float:
        """Return the seconds that one pass takes."""
        time.sleep(PAUSE_SECONDS)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


@contextmanager
def contenders(command_lines: Sequence[Sequence[str]]) -> Iterator[list[Contender]]:
    """Start one process for each ``python -m`` command line."""
    with ExitStack() as stack:
        started = [Contender(arguments) for arguments in command_lines]
        for contender in started:
            stack.callback(contender.close)
        yield started


def paired_times(
    command_lines: Sequence[Sequence[str]], rounds: int = ROUNDS
) -> list[tuple[float, ...]]:
    """Return the seconds of all contenders, round by round, after one round to warm up."""
    with contenders(command_lines) as processes:
        return [tuple(p.turn() for p in processes) for _ in range(rounds + 1)][1:]


def ratio(times: Sequence[tuple[float, ...]], slow: int, fast: int) -> tuple[float, str]:
    """Return the median of the rounds' ratios of two contenders, and its quartiles as text."""
    ratios = [seconds[slow] / seconds[fast] for seconds in times]
    low, _, high = quantiles(ratios, n=4)
    return median(ratios), f"{low:.2f} to {high:.2f}"

"""A tick of the heads slider, and of a fader, in the whole window with all docks.

From the change of the value to the end of the last paint it causes, rendered in software: on a
virtual display where there is one to be had, and without any.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from statistics import median, quantiles

from tests.benchmarks.duel import Row, environment

SWEEPS, GAINS = 16, 121  # a sweep of 8 stops has 14 ticks
TARGET = "16.7 or less"
VIRTUAL_DISPLAY = ("xvfb-run", "--auto-servernum", "--server-args=-screen 0 1440x900x24")


def rows() -> Iterator[Row]:
    """Yield the 95th percentiles of ticks in milliseconds, and what first visits take."""
    yield from _rows_on("offscreen", ())
    if shutil.which(VIRTUAL_DISPLAY[0]):
        yield from _rows_on("xcb", VIRTUAL_DISPLAY)


def _rows_on(platform: str, display: Sequence[str]) -> Iterator[Row]:
    command = [*display, sys.executable, "-m", "tests.benchmarks.window.frame_process"]
    process = subprocess.run(
        [*command, str(SWEEPS), str(GAINS)],
        stdout=subprocess.PIPE, check=True, env=environment() | {"QT_QPA_PLATFORM": platform},
    )  # fmt: skip
    ticks = json.loads(process.stdout)
    largest = max(heads for heads, _ in ticks["drag"])
    to_largest = [seconds for heads, seconds in ticks["drag"] if heads == largest]
    yield _row(f"tick of the heads slider, all stops, {platform}", _seconds(ticks["drag"]), TARGET)
    yield _row(f"tick of the heads slider to {largest} heads, {platform}", to_largest, TARGET)
    yield _row(f"first visit of a stop, {platform}", _seconds(ticks["cold"]), "none")
    yield _row(f"tick of a gain among {largest} heads, {platform}", ticks["gain"], TARGET)


def _seconds(ticks: Sequence[tuple[int, float]]) -> list[float]:
    return [seconds for _, seconds in ticks]


def _row(name: str, seconds: Sequence[float], target: str) -> Row:
    milliseconds = [1000 * one for one in seconds]
    percentile = quantiles(milliseconds, n=20, method="inclusive")[-1]
    spread = f"{min(milliseconds):.1f}, {median(milliseconds):.1f}, {max(milliseconds):.1f}"
    return Row(f"ms, 95th percentile (least, median, most): {name}", percentile, spread, target)

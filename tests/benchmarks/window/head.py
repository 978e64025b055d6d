"""Panning, zooming and pointing in the Head view at 512 tokens, in the whole window."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from statistics import median, quantiles

from tests.benchmarks.duel import Row, environment
from tests.benchmarks.window.frame import VIRTUAL_DISPLAY
from tests.benchmarks.window.head_process import TOKENS

TARGET = "33.3 or less"  # 30 frames a second


def rows() -> Iterator[Row]:
    """Yield the 95th percentiles in milliseconds of a step of the mouse or the wheel."""
    yield from _rows_on("offscreen", ())
    if shutil.which(VIRTUAL_DISPLAY[0]):
        yield from _rows_on("xcb", VIRTUAL_DISPLAY)


def _rows_on(platform: str, display: Sequence[str]) -> Iterator[Row]:
    process = subprocess.run(
        [*display, sys.executable, "-m", "tests.benchmarks.window.head_process"],
        stdout=subprocess.PIPE, check=True, env=environment() | {"QT_QPA_PLATFORM": platform},
    )  # fmt: skip
    for step, times in json.loads(process.stdout).items():
        milliseconds = [1000 * one for one in times]
        percentile = quantiles(milliseconds, n=20, method="inclusive")[-1]
        spread = f"{min(milliseconds):.1f}, {median(milliseconds):.1f}, {max(milliseconds):.1f}"
        name = f"ms, 95th percentile (least, median, most): {step} at {TOKENS} tokens, {platform}"
        yield Row(name, percentile, spread, TARGET)

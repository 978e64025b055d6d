"""The chart of errors against shared key/value heads: 64 heads, 64 tokens, all three methods."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from statistics import median

from tests.benchmarks.duel import Row, environment

N_HEADS, TOKENS = 64, 64
WIDTHS = (512, 1024)
ROUNDS = 11
TARGET = "1 or less"


def rows() -> Iterator[Row]:
    """Yield the seconds of the whole chart, as the worker computes it."""
    for d_model in WIDTHS:
        command = [sys.executable, "-m", "tests.benchmarks.sharing_chart", str(d_model)]
        process = subprocess.run(command, stdout=subprocess.PIPE, check=True, env=environment())
        seconds = json.loads(process.stdout)
        spread = f"{min(seconds):.2f} to {max(seconds):.2f}"
        name = f"s, sharing chart of {N_HEADS} heads, {TOKENS} tokens, d_model {d_model}"
        yield Row(name, median(seconds), spread, TARGET)


def measured(d_model: int) -> list[float]:
    """Return the seconds of some charts, after one to warm up."""
    from mha_desktop.lab.sharing import sharing_chart
    from mha_desktop.lab.state import LabState

    state = LabState(
        sentence="word " * TOKENS, d_model=d_model, n_heads=N_HEADS,
        kv_head_of=tuple(range(N_HEADS)), gains=(1.0,) * N_HEADS,
        muted=(False,) * N_HEADS, soloed=(False,) * N_HEADS,
    )  # fmt: skip
    seconds = []
    for _ in range(ROUNDS + 1):
        start = time.perf_counter()
        sharing_chart(state)
        seconds.append(time.perf_counter() - start)
    return seconds[1:]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measured(int(sys.argv[1]))))

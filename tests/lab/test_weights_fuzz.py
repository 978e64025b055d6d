"""Damaged files in a process with little memory: read, or refused in one sentence."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EACH = 400


def test_mutated_files_are_read_or_refused_within_a_second_and_little_memory() -> None:
    """3,200 mutations here; ``python -m tests.fuzz`` does many more."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz", str(EACH)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    counts = re.findall(r"(\d+) read, (\d+) refused", done.stdout)
    assert len(counts) == 8
    for read, refused in counts:
        assert int(read) + int(refused) == EACH
        assert int(read) > 0
        assert int(refused) > EACH // 10

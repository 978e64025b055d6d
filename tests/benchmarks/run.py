"""Prints the table of all benchmarks: ``python -m tests.benchmarks.run``, or with names of some.

Run it on a quiet machine, from the root of the repository. Each row is a ratio of two things
measured in the same run, with its quartiles (or extremes) and the target of the design.
"""

import sys
from importlib import import_module

# Modules with a function rows() that yields `duel.Row`.
BENCHMARKS = (
    "engine.speed", "engine.growth", "engine.memory", "sharing_chart",
    "window.frame", "window.grid", "window.head", "window.start",
)  # fmt: skip


def main(names: tuple[str, ...]) -> None:
    """Run the benchmarks and print each row when it is there."""
    _print("measured", "spread", "target", "what")
    for name in names or BENCHMARKS:
        for row in import_module(f"tests.benchmarks.{name}").rows():
            _print(f"{row.measured:.2f}", row.spread, row.target, row.name)


def _print(measured: str, spread: str, target: str, name: str) -> None:
    sys.stdout.write(f"{measured:>9}  {spread:<16}  {target:<14}  {name}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))

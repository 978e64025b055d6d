"""The grid of heads against matplotlib redrawing the same grid, engine excluded on both sides."""

from collections.abc import Iterator

from tests.benchmarks.duel import Row, paired_times, ratio

SIZES = ((8, 12), (32, 24), (96, 24), (128, 64))
ROUNDS = 9


def rows() -> Iterator[Row]:
    """Yield how many times as long matplotlib takes, for each number of heads and tokens."""
    for heads, tokens in SIZES:
        commands = [
            ["tests.benchmarks.window.grid_contender", name, str(heads), str(tokens)]
            for name in ("matplotlib", "program")
        ]
        name = f"matplotlib over the grid of {heads} heads of {tokens} tokens"
        yield Row(name, *ratio(paired_times(commands, ROUNDS), 0, 1), "50 or more")

"""How the engine's time grows as tokens and heads double, next to what is counted."""

from collections.abc import Iterator

from mha_desktop.engine import exponentials, multiply_adds
from tests.benchmarks.duel import Row, paired_times, ratio

D_MODEL = 512
TOKENS = (64, 128, 256, 512, 1024)
HEADS = (8, 16, 32, 64, 128)


def rows() -> Iterator[Row]:
    """Yield the time of each doubling over the one before, and the ratio of the work."""
    yield from _doublings([(n, D_MODEL, 8) for n in TOKENS])
    yield from _doublings([(256, D_MODEL, h) for h in HEADS])


def _doublings(sizes: list[tuple[int, int, int]]) -> Iterator[Row]:
    commands = [["tests.benchmarks.engine.contender", "engine", *map(str, s)] for s in sizes]
    times = paired_times(commands)
    for place in range(1, len(sizes)):
        small, large = sizes[place - 1], sizes[place]
        counted = (
            f"multiply-adds grow {_multiply_adds(large) / _multiply_adds(small):.2f}, "
            f"exponentials {_exponentials(large) / _exponentials(small):.2f}"
        )
        name = f"time of n, d_model, h = {large} over {small}"
        yield Row(name, *ratio(times, place, place - 1), counted)


def _multiply_adds(size: tuple[int, int, int]) -> int:
    return sum(multiply_adds(*size).values())


def _exponentials(size: tuple[int, int, int]) -> int:
    n, _, n_heads = size
    return exponentials(n, n_heads)

"""The engine, which keeps every step, against torch and against the version of textbooks."""

from collections.abc import Iterator

from tests.benchmarks.duel import Row, paired_times, ratio

SIZES = (
    (12, 512, 8), (64, 512, 8), (64, 1024, 128), (128, 768, 12),
    (512, 512, 8), (512, 1024, 128), (1024, 768, 12), (2048, 512, 8),
)  # fmt: skip
TARGETS = {"torch_layer": 0.95, "torch_fused": 0.65, "textbook": 2.5}
TEXTBOOK_FROM_TOKENS = 64


def rows() -> Iterator[Row]:
    """Yield how many times as fast as each other way the engine is, at each size."""
    for size in SIZES:
        ways = ["engine", *TARGETS]
        times = paired_times([_command(way, size) for way in ways])
        for place, way in enumerate(ways[1:], start=1):
            target = f"{TARGETS[way]} or more"
            if way == "textbook" and size[0] < TEXTBOOK_FROM_TOKENS:
                target = ""
            name = f"speed against {way} at n, d_model, h = {size}"
            yield Row(name, *ratio(times, place, 0), target)


def _command(way: str, size: tuple[int, int, int]) -> list[str]:
    return ["tests.benchmarks.engine.contender", way, *map(str, size)]

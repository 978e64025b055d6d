"""The engine, which keeps every step, against torch and against the version of textbooks."""

from collections.abc import Iterator

from tests.benchmarks.duel import Row, paired_times, ratio

SIZES = (
    (12, 512, 8), (64, 512, 8), (64, 1024, 128), (128, 768, 12),
    (512, 512, 8), (512, 1024, 128), (1024, 768, 12), (2048, 512, 8),
)  # fmt: skip
TORCH_TARGETS = {"torch_layer": 0.95, "torch_fused": 0.65}
TEXTBOOK_TARGET, TEXTBOOK_FROM_TOKENS, TEXTBOOK_ROUNDS = 2.5, 64, 5  # it takes seconds


def rows() -> Iterator[Row]:
    """Yield how many times as fast as each other way the engine is, at each size."""
    for size in SIZES:
        ways = ("engine", *TORCH_TARGETS, "products")
        times = paired_times([_command(way, size) for way in ways])
        for place, (way, target) in enumerate(TORCH_TARGETS.items(), start=1):
            yield Row(_name(way, size), *ratio(times, place, 0), f"{target} or more")
        products_alone = _name("torch_layer", size) + ", of plain np.matmul without all else"
        yield Row(products_alone, *ratio(times, 1, len(TORCH_TARGETS) + 1), "for comparison")
        if size[0] >= TEXTBOOK_FROM_TOKENS:
            commands = [_command(way, size) for way in ("engine", "textbook")]
            measured = ratio(paired_times(commands, TEXTBOOK_ROUNDS), 1, 0)
            yield Row(_name("textbook", size), *measured, f"{TEXTBOOK_TARGET} or more")


def _name(way: str, size: tuple[int, int, int]) -> str:
    return f"speed against {way} at n, d_model, h = {size}"


def _command(way: str, size: tuple[int, int, int]) -> list[str]:
    return ["tests.benchmarks.engine.contender", way, *map(str, size)]

"""Someone who tries everything in any order: no exception, no warning of Qt, and true numbers."""

from collections.abc import Callable
from random import Random
from typing import get_args

import numpy as np
import pytest
from window_bench import Bench

from mha_desktop.lab.state import (
    CausalMask,
    ColourMapName,
    CraftedHeads,
    FixedRange,
    LabState,
    LogRange,
    MistakeName,
    NoMask,
    PerHeadRange,
    Pin,
    PinnedCell,
    PinnedKey,
    PinnedQuery,
    RandomHeads,
    SharedRange,
    SlidingWindowMask,
    Snapshot,
    Stage,
    View,
)
from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.panels.heads.head_map import HeadMap
from mha_desktop.qt.intents import Intents

OpenWindow = Callable[..., Bench]
STEPS = 120
VIEWS: tuple[View, ...] = ("heads", "head", "pipeline", "compare", "mixing", "sharing")
SENTENCES = (
    "The tired cat sat .",
    "a",
    "",
    "שלום עולם",
    "Dog bites man . " * 12,
    "猫 が 座った 🙂",
)
LONGEST = 60


class Monkey:
    """Knows what the window can be asked, and asks for it at random."""

    def __init__(self, bench: Bench, seed: int) -> None:
        self._bench, self._random = bench, Random(seed)
        self._intents = Intents(bench.store, bench.window)
        self.done: list[str] = []

    def act(self) -> None:
        """Do one thing."""
        act = self._random.choice(
            (self._look, self._look, self._point, self._mix, self._arrange, self._view, self._view)
        )
        act()

    def _do(self, name: str, *arguments: object) -> None:
        self.done.append(f"{name}{arguments}")
        getattr(self._intents, name)(*arguments)

    def _place(self) -> int:
        """Return a token, sometimes one that is not there."""
        return self._random.randrange(LONGEST if self._random.random() < 0.1 else 5)

    def _pin(self) -> Pin | None:
        query, key = self._place(), self._place()
        pins = (None, PinnedQuery(query), PinnedKey(key), PinnedCell(query, key))
        return self._random.choice(pins)

    def _look(self) -> None:
        ranges = (SharedRange(), PerHeadRange(), FixedRange(), LogRange())
        flag = self._random.random() < 0.5
        name, argument = self._random.choice((
            ("show_stage", self._random.choice(get_args(Stage))),
            ("set_transposed", flag),
            ("set_averaged", flag),
            ("mark_top_two", flag),
            ("show_entropy", flag),
            ("hide_answers", flag),
            ("set_colour_range", self._random.choice(ranges)),
            ("set_colour_map", self._random.choice(get_args(ColourMapName))),
        ))  # fmt: skip
        self._do(name, argument)

    def _point(self) -> None:
        cell = self._random.choice((None, (self._place(), self._place())))
        head = self._random.randrange(self._bench.state.n_heads)
        name, argument = self._random.choice((
            ("set_pin", self._pin()),
            ("point_at_cell", cell),
            ("point_at_head", head),
            ("select_head", head),
            ("choose_token", self._random.choice((None, self._place()))),
        ))  # fmt: skip
        self._do(name, argument)

    def _mix(self) -> None:
        head = self._random.randrange(self._bench.state.n_heads)
        name = self._random.choice(("toggle_mute", "toggle_solo", "end_gesture"))
        self._do(name, *(() if name == "end_gesture" else (head,)))

    def _arrange(self) -> None:
        heads = self._bench.state.n_heads
        groups = self._random.choice([g for g in range(1, heads + 1) if heads % g == 0])
        grouping = tuple(i // (heads // groups) for i in range(heads))
        masks = (NoMask(), CausalMask(), SlidingWindowMask(2))
        name, *arguments = self._random.choice((
            ("type_sentence", self._random.choice(SENTENCES)),
            ("set_heads", self._random.choice((1, 2, 8, 32))),
            ("set_grouping", grouping, "Group"),
            ("set_mask", self._random.choice(masks)),
            ("set_source", self._random.choice((CraftedHeads(), RandomHeads(seed=1)))),
            ("set_mistake", self._random.choice((None, *get_args(MistakeName)))),
        ))  # fmt: skip
        self._do(name, *arguments)

    def _view(self) -> None:
        kept = Snapshot("kept", self._bench.state)
        name, argument = self._random.choice((
            ("show_view", self._random.choice(VIEWS)),
            ("show_view", self._random.choice(VIEWS)),
            ("set_snapshot", self._random.choice((None, kept, kept))),
        ))  # fmt: skip
        self._do(name, argument)
        for pages in self._bench.window.findChildren(SubPages):
            if pages.isVisible():
                pages.show_page(self._random.randrange(pages.bar.list.count()))


def shown_truly(bench: Bench) -> bool:
    """Whether the large map, if it is seen, holds the numbers of the present state."""
    [head_map] = bench.window.findChildren(HeadMap)
    view, result = bench.store.view, bench.store.result
    if not head_map.isVisible() or head_map.head_layout is None or view.averaged:
        return True
    head = min(view.selected_head, bench.state.n_heads - 1)
    figure, _ = head_map._shown
    values, stage = figure.values, view.stage
    numbers = {"weights": result.trace.weights[head]}
    if bench.state.mistake is None:
        products = result.trace.q[head] @ result.trace.k[result.parameters.kv_head_of[head]].T
        numbers |= {"products": products, "scores": products / np.sqrt(bench.state.d_k)}
    tolerance = 1e-4 * max(1, float(np.abs(values).max()))
    return stage not in numbers or bool(np.allclose(values, numbers[stage], atol=tolerance))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_anything_in_any_order_is_survived_and_shown_truly(
    open_window: OpenWindow, seed: int
) -> None:
    bench = open_window(
        state=LabState(sentence=SENTENCES[0], d_model=64), size=((1440, 900), (1024, 700))[seed % 2]
    )
    for view in VIEWS:
        bench.store.set_view(view=view)
        bench.settle()
    monkey = Monkey(bench, seed)
    for _ in range(STEPS):
        monkey.act()
        bench.settle()
        assert bench.problems == [], monkey.done[-8:]
        assert shown_truly(bench), monkey.done[-8:]
    while bench.store.undo_stack.canUndo():
        bench.store.undo_stack.undo()
    bench.settle()
    assert bench.state == LabState(sentence=SENTENCES[0], d_model=64)

"""Any sequence of gestures leaves the lab legal, consistent, and possible to take back."""

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from mha_desktop.lab.grouping_edits import lanes_of, move_heads, new_lane, preset, preset_sizes
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import (
    CausalMask,
    CraftedHeads,
    HiddenTokensMask,
    LabState,
    NoMask,
    PrefixMask,
    RandomHeads,
    SlidingWindowMask,
)
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import ImmediateExecutor

SENTENCES = ("", " ", "Dog bites man", "我爱猫 🐈", "a \ud800 b", "one two three four five six")
SIZES = st.sampled_from((-8, 0, 1, 2, 3, 6, 7, 8, 12, 16, 24, 32, 48, 50, 64, 128, 129, 5000))
MASKS = st.one_of(
    st.just(NoMask()),
    st.just(CausalMask()),
    st.builds(SlidingWindowMask, st.integers(-1, 9)),
    st.builds(PrefixMask, st.integers(-1, 9)),
    st.builds(HiddenTokensMask, st.lists(st.integers(-1, 9), max_size=4).map(tuple)),
)
SOURCES = st.one_of(
    st.just(CraftedHeads()),
    st.builds(RandomHeads, st.integers(-1, 3), st.sampled_from((None, 0.01, 0.0, -1.0, 11.0))),
)


class LabMachine(RuleBasedStateMachine):
    """Gestures of a person who tries everything."""

    def __init__(self) -> None:
        super().__init__()
        self.first = LabState(sentence="Dog bites man", d_model=48, n_heads=8)
        self.store = LabStore(self.first, executor=ImmediateExecutor())
        self.intents = Intents(self.store)

    def teardown(self) -> None:
        self.undo_and_redo_everything()
        self.store.shut_down()

    @property
    def state(self) -> LabState:
        return self.store.state

    def head(self, number: int) -> int:
        """Return a head that is there."""
        return number % self.state.n_heads

    @rule(sentence=st.sampled_from(SENTENCES), typed=st.booleans())
    def sentence(self, sentence: str, typed: bool) -> None:
        (self.intents.type_sentence if typed else self.intents.choose_example)(sentence)

    @rule(mode=st.sampled_from(("words", "characters")))
    def tokens(self, mode: str) -> None:
        self.intents.set_token_mode(mode)

    @rule(n_heads=SIZES, dragged=st.booleans())
    def heads(self, n_heads: int, dragged: bool) -> None:
        (self.intents.drag_heads if dragged else self.intents.set_heads)(n_heads)

    @rule(d_model=SIZES, dragged=st.booleans())
    def width(self, d_model: int, dragged: bool) -> None:
        (self.intents.drag_d_model if dragged else self.intents.set_d_model)(d_model)

    @rule(mask=MASKS)
    def mask(self, mask: object) -> None:
        self.intents.set_mask(mask)

    @rule(positions=st.sampled_from(("none", "sinusoidal", "rotary")))
    def positions(self, positions: str) -> None:
        self.intents.set_positions(positions)

    @rule(temperature=st.sampled_from((0.0, 0.1, 1.0, 3.0, 1000.0, float("nan"))))
    def temperature(self, temperature: float) -> None:
        self.intents.set_temperature(temperature)

    @rule(source=SOURCES)
    def source(self, source: object) -> None:
        self.intents.set_source(source)

    @rule(number=st.integers(0, 127), gain=st.sampled_from((-0.1, 0.0, 0.5, 1.0, 2.0, 2.1)))
    def gain(self, number: int, gain: float) -> None:
        self.intents.drag_gain(self.head(number), gain)

    @rule(number=st.integers(0, 127), solo=st.booleans())
    def mute_or_solo(self, number: int, solo: bool) -> None:
        (self.intents.toggle_solo if solo else self.intents.toggle_mute)(self.head(number))

    @rule()
    def reset_mix(self) -> None:
        self.intents.reset_mix()

    @rule(number=st.integers(0, 127))
    def preset(self, number: int) -> None:
        sizes = preset_sizes(self.state.n_heads)
        grouping = preset(self.state.n_heads, sizes[number % len(sizes)])
        self.intents.set_grouping(grouping, "Preset")

    @rule(number=st.integers(0, 127), lane=st.integers(0, 127))
    def move_to_lane(self, number: int, lane: int) -> None:
        lane %= self.state.n_kv_heads
        grouping = move_heads(self.state.kv_head_of, {self.head(number)}, lane)
        self.intents.set_grouping(grouping, "Move")

    @rule(number=st.integers(0, 127), place=st.integers(0, 127))
    def move_to_new_lane(self, number: int, place: int) -> None:
        place %= self.state.n_kv_heads + 1
        grouping = new_lane(self.state.kv_head_of, {self.head(number)}, place)
        self.intents.set_grouping(grouping, "New")

    @rule(pooling=st.sampled_from(("mean", "first", "random")))
    def pooling(self, pooling: str) -> None:
        self.intents.set_pooling(pooling)

    @rule()
    def let_go(self) -> None:
        self.intents.end_gesture()

    @rule(number=st.integers(0, 127))
    def look(self, number: int) -> None:
        self.intents.open_head(self.head(number))
        if self.store.result is not None:
            n = len(self.store.result.tokens)
            self.intents.point_at_cell((number % n, n - 1))

    @precondition(lambda self: self.store.undo_stack.canUndo())
    @rule()
    def undo(self) -> None:
        self.store.undo()

    @precondition(lambda self: self.store.undo_stack.canRedo())
    @rule()
    def redo(self) -> None:
        self.store.redo()

    @rule()
    def undo_and_redo_everything(self) -> None:
        """The first state comes back exactly, and so does the last, with its numbers."""
        last, output = self.state, self.output()
        place, count = self.store.undo_stack.index(), self.store.undo_stack.count()
        while self.store.undo_stack.canUndo():
            self.store.undo()
        assert self.state == self.first
        while self.store.undo_stack.index() < place:
            self.store.redo()
        assert self.state == last
        assert self.store.undo_stack.count() == count
        np.testing.assert_array_equal(self.output(), output)

    def output(self) -> np.ndarray:
        result = self.store.result
        return np.zeros(0) if result is None else result.trace.output

    @invariant()
    def the_state_is_legal(self) -> None:
        assert resolve(self.state).state == self.state

    @invariant()
    def the_numbers_belong_to_the_state(self) -> None:
        result = self.store.result
        if result is None:
            assert self.state.sentence.strip() == ""
            return
        assert result.state == self.state
        assert np.isfinite(result.trace.output).all()
        h, n = self.state.n_heads, len(result.tokens)
        assert result.trace.weights.shape == (h, n, n)

    @invariant()
    def every_head_is_in_exactly_one_lane(self) -> None:
        lanes = lanes_of(self.state.kv_head_of)
        assert sorted(head for lane in lanes for head in lane) == list(range(self.state.n_heads))
        assert all(lanes)

    @invariant()
    def the_view_points_at_what_is_there(self) -> None:
        view, result = self.store.view, self.store.result
        assert 0 <= view.selected_head < self.state.n_heads
        if view.cell is not None:
            assert result is not None
            assert max(view.cell) < len(result.tokens)


@pytest.mark.usefixtures("qapp")
def test_any_sequence_of_gestures() -> None:
    run_state_machine_as_test(
        LabMachine, settings=settings(max_examples=60, stateful_step_count=30)
    )

"""Any sequence of edits through lanes, model and store keeps every head in exactly one lane."""

from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from mha_desktop.lab.grouping_edits import lanes_of, preset_sizes
from mha_desktop.lab.state import LabState
from mha_desktop.panels.grouping.lane_edits import (
    KEY_EDITS,
    GroupingEdit,
    edit_drop,
    edit_to_preset,
)
from mha_desktop.panels.grouping.lane_geometry import BetweenLanes, IntoLane
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.groups_model import GroupsModel
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import ImmediateExecutor

SIZES = (1, 2, 6, 7, 8, 12)
D_MODEL = 168
"""All of the sizes divide it."""
NUMBERS = st.integers(0, 59)
"""Of heads, lanes and presets: each is taken modulo how many there are."""
HEADS = st.sets(NUMBERS, min_size=1, max_size=5)


class GroupingMachine(RuleBasedStateMachine):
    """A person who edits the lanes in every way there is, and changes their mind.

    Every edit that changes something is one step of the undo stack; one that changes nothing is
    none.
    """

    @initialize(n_heads=st.sampled_from(SIZES))
    def begin(self, n_heads: int) -> None:
        state = LabState(sentence="Dog bites man", d_model=D_MODEL, n_heads=n_heads)
        self.store = LabStore(state, executor=ImmediateExecutor())
        self.intents = Intents(self.store)
        self.model = GroupsModel()
        self.store.state_changed.connect(self.model.set_state)
        self.model.set_state(self.store.state)
        self.first = self.store.state
        self.history = [self.first.kv_head_of]
        """The groupings from the first to the present one."""

    def teardown(self) -> None:
        if not hasattr(self, "store"):
            return
        while self.store.undo_stack.canUndo():
            self.store.undo()
        assert self.store.state == self.first
        assert self.model.kv_head_of == self.first.kv_head_of
        self.store.shut_down()

    def commit(self, edit: GroupingEdit) -> None:
        """Do as the lanes do with an edit: what changes nothing is only said."""
        assert edit.said
        if edit.grouping == self.model.kv_head_of:
            return
        assert edit.text
        self.intents.set_grouping(edit.grouping, edit.text)
        assert self.store.undo_stack.undoText() == edit.text
        self.history.append(edit.grouping)

    def heads(self, numbers: set[int]) -> frozenset[int]:
        return frozenset(number % self.model.n_heads for number in numbers)

    @rule(numbers=HEADS, lane=NUMBERS)
    def drop_into_a_lane(self, numbers: set[int], lane: int) -> None:
        drop = IntoLane(lane % len(self.model.lanes))
        self.commit(edit_drop(self.model.kv_head_of, self.heads(numbers), drop))
        assert len({self.model.kv_head_of[head] for head in self.heads(numbers)}) == 1

    @rule(numbers=HEADS, position=NUMBERS)
    def drop_between_lanes(self, numbers: set[int], position: int) -> None:
        drop, heads = BetweenLanes(position % (len(self.model.lanes) + 1)), self.heads(numbers)
        self.commit(edit_drop(self.model.kv_head_of, heads, drop))
        assert tuple(sorted(heads)) in self.model.lanes

    @rule(number=NUMBERS, position=NUMBERS, into=st.booleans())
    def drop_a_whole_lane(self, number: int, position: int, into: bool) -> None:
        lanes = self.model.lanes
        drop = IntoLane(position % len(lanes)) if into else BetweenLanes(position % len(lanes))
        self.commit(edit_drop(self.model.kv_head_of, lanes[number % len(lanes)], drop))

    @rule(edit=st.sampled_from(list(KEY_EDITS.values())), numbers=HEADS, number=NUMBERS)
    def press_a_key(
        self, edit: Callable[..., GroupingEdit], numbers: set[int], number: int
    ) -> None:
        heads = sorted(self.heads(numbers))
        self.commit(edit(self.model.kv_head_of, frozenset(heads), heads[number % len(heads)]))

    @rule(number=NUMBERS)
    def choose_a_preset(self, number: int) -> None:
        sizes = preset_sizes(self.model.n_heads)
        self.commit(edit_to_preset(self.model.n_heads, sizes[number % len(sizes)]))

    @precondition(lambda self: self.store.undo_stack.canUndo())
    @rule(again=st.booleans())
    def undo(self, again: bool) -> None:
        last = self.model.kv_head_of
        self.store.undo()
        assert self.model.kv_head_of == self.history[-2]
        if again:
            self.store.redo()
            assert self.model.kv_head_of == last
        else:
            self.history.pop()

    @invariant()
    def every_head_is_in_exactly_one_lane_and_no_lane_is_empty(self) -> None:
        lanes = self.model.lanes
        heads = sorted(head for lane in lanes for head in lane)
        assert heads == list(range(self.model.n_heads))
        assert all(lanes)
        assert lanes == lanes_of(self.store.state.kv_head_of)

    @invariant()
    def every_edit_is_one_step(self) -> None:
        assert self.store.undo_stack.index() == len(self.history) - 1
        assert self.store.state.kv_head_of == self.history[-1]

    @invariant()
    def nothing_but_the_grouping_changed(self) -> None:
        assert self.first.n_heads == self.store.state.n_heads
        result = self.store.result
        assert result is not None
        assert result.parameters.n_kv_heads == len(self.model.lanes)
        assert result.source_parameters.n_kv_heads == self.model.n_heads


@pytest.mark.usefixtures("qapp")
def test_any_sequence_of_edits() -> None:
    run_state_machine_as_test(
        GroupingMachine, settings=settings(max_examples=60, stateful_step_count=30)
    )

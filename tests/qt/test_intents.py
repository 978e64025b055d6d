"""Each gesture changes exactly what it names, as one step, and can be taken back."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot
from small_lab import SMALL

from mha_desktop.lab.notes import Choice
from mha_desktop.lab.state import (
    CausalMask,
    CraftedHeads,
    IdentityProjection,
    LogRange,
    RandomHeads,
)
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.note_texts import note_text
from mha_desktop.qt.store import LabStore


@pytest.fixture
def intents(store: LabStore) -> Intents:
    return Intents(store, store)


@pytest.mark.parametrize(
    ("gesture", "field", "value"),
    [
        (lambda i: i.type_sentence("A b"), "sentence", "A b"),
        (lambda i: i.choose_example("Man bites dog"), "sentence", "Man bites dog"),
        (lambda i: i.set_token_mode("characters"), "token_mode", "characters"),
        (lambda i: i.set_heads(4), "n_heads", 4),
        (lambda i: i.drag_heads(2), "n_heads", 2),
        (lambda i: i.set_d_model(64), "d_model", 64),
        (lambda i: i.drag_d_model(40), "d_model", 40),
        (lambda i: i.set_mask(CausalMask()), "mask", CausalMask()),
        (lambda i: i.set_positions("none"), "positions", "none"),
        (lambda i: i.set_temperature(2.0), "temperature", 2.0),
        (lambda i: i.set_source(RandomHeads(4)), "source", RandomHeads(4)),
        (lambda i: i.drag_gain(2, 0.25), "gains", (1.0, 1.0, 0.25, 1.0, 1.0, 1.0, 1.0, 1.0)),
        (lambda i: i.toggle_mute(7), "muted", (False,) * 7 + (True,)),
        (lambda i: i.toggle_solo(0), "soloed", (True,) + (False,) * 7),
        (lambda i: i.set_grouping((0,) * 8, "MQA"), "kv_head_of", (0,) * 8),
        (lambda i: i.set_pooling("first"), "pooling", "first"),
        (lambda i: i.set_mutes((True,) * 8), "muted", (True,) * 8),
        (lambda i: i.load_sizes({"d_model": 64, "n_heads": 8}, "Load"), "d_model", 64),
        (lambda i: i.set_projection(IdentityProjection()), "projection", IdentityProjection()),
        (lambda i: i.take_choice(Choice(48, 16)), "n_heads", 16),
        (lambda i: i.set_mistake("unscaled"), "mistake", "unscaled"),
    ],
)
def test_a_gesture_is_one_step(
    store: LabStore, intents: Intents, gesture: Callable[[Intents], None], field: str, value: object
) -> None:
    gesture(intents)
    assert getattr(store.state, field) == value
    assert store.undo_stack.count() == 1
    assert store.undo_stack.undoText() != ""
    store.undo()
    assert store.state == SMALL


def test_a_step_says_what_it_undoes(store: LabStore, intents: Intents) -> None:
    """Heads are counted from 1 on the screen; a second toggle is the opposite of the first."""
    said = []
    for gesture in (intents.toggle_mute, intents.toggle_mute, intents.toggle_solo,
                    intents.toggle_solo):  # fmt: skip
        gesture(3)
        said.append(store.undo_stack.undoText())
    intents.drag_gain(3, 0.5)
    intents.set_mistake("unscaled")
    said += [store.undo_stack.text(4), store.undo_stack.undoText()]
    intents.set_mistake(None)
    assert [*said, store.undo_stack.undoText()] == [
        "Mute H4", "Unmute H4", "Solo H4", "End solo of H4", "Change gain of H4",
        "Make a mistake", "Make it right",
    ]  # fmt: skip


def test_steps_of_one_drag_are_one_and_the_next_drag_is_another(
    store: LabStore, intents: Intents
) -> None:
    for gain in (0.9, 0.5):
        intents.drag_gain(0, gain)
    intents.end_gesture()
    intents.drag_gain(0, 0.2)
    assert store.undo_stack.count() == 2
    store.undo()
    assert store.state.gains[0] == 0.5


def test_a_source_that_knows_rotary_positions_keeps_them(store: LabStore, intents: Intents) -> None:
    intents.set_source(RandomHeads(1))
    intents.set_positions("rotary")
    intents.set_source(RandomHeads(2))
    assert store.state.positions == "rotary"
    intents.set_positions("none")
    intents.set_source(CraftedHeads())
    assert store.state.positions == "none"


def test_a_second_toggle_takes_the_first_back(store: LabStore, intents: Intents) -> None:
    for toggle in (intents.toggle_mute, intents.toggle_solo):
        toggle(3)
        toggle(3)
    assert store.state == SMALL


def test_reset_mix_ends_gains_mutes_and_solos(store: LabStore, intents: Intents) -> None:
    intents.drag_gain(1, 2.0)
    intents.toggle_mute(2)
    intents.toggle_solo(3)
    intents.reset_mix()
    assert store.state == SMALL


def test_a_new_seed_keeps_the_scale(store: LabStore, intents: Intents) -> None:
    intents.set_source(RandomHeads(1, 0.01))
    intents.draw_new_seed()
    assert store.state.source.scale == 0.01
    assert store.state.source.seed != 1


def test_crafted_heads_take_sinusoidal_for_rotary_and_say_so(
    store: LabStore, intents: Intents, qtbot: QtBot
) -> None:
    intents.set_source(RandomHeads())
    intents.set_positions("rotary")
    with qtbot.waitSignal(store.message_raised) as raised:
        intents.set_source(CraftedHeads())
    assert (store.state.source, store.state.positions) == (CraftedHeads(), "sinusoidal")
    assert note_text(raised.args[0]) == (
        "Crafted heads have no rotary positions; sinusoidal ones are used instead."
    )


def test_looking_is_not_undoable(store: LabStore, intents: Intents) -> None:
    intents.open_head(3)
    intents.point_at_cell((1, 2))
    intents.set_colour_map("cividis")
    intents.set_colour_range(LogRange())
    intents.choose_token(2)
    intents.point_at_head(4)
    assert store.view.hovered_head == 4
    intents.point_at_head(-1)
    assert store.view.hovered_head is None
    intents.order_strips("contribution")
    view = store.view
    assert (view.token, view.strip_order) == (2, "contribution")
    assert (view.view, view.selected_head, view.cell) == ("head", 3, (1, 2))
    assert (view.colour_map, view.colour_range) == ("cividis", LogRange())
    intents.close_head()
    assert store.view.view == "heads"
    assert store.undo_stack.count() == 0


def test_a_refused_value_is_told_with_a_small_d(
    store: LabStore, intents: Intents, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(store.message_raised) as raised:
        intents.set_d_model(50)
    assert note_text(raised.args[0]) == (
        "d_model 50 is not divisible by 8 heads (remainder 2); nearest: 48 or 56."
    )

"""Each way of looking changes one field of the view, and no step of the lab."""

from collections.abc import Callable

import pytest
from msgspec.structs import asdict
from small_lab import SMALL

from mha_desktop.lab.state import LogRange, PinnedQuery, Snapshot, ViewState
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.view_intents import ViewIntents


@pytest.mark.parametrize(
    ("look", "changed"),
    [
        (lambda i: i.select_head(7), {"selected_head": 7}),
        (lambda i: i.open_head(3), {"selected_head": 3, "view": "head"}),
        (lambda i: i.show_view("mixing"), {"view": "mixing"}),
        (lambda i: i.point_at_head(0), {"hovered_head": 0}),
        (lambda i: i.point_at_head(7), {"hovered_head": 7}),
        (lambda i: i.point_at_cell((1, 2)), {"cell": (1, 2)}),
        (lambda i: i.choose_token(2), {"token": 2}),
        (lambda i: i.order_strips("contribution"), {"strip_order": "contribution"}),
        (lambda i: i.set_colour_range(LogRange()), {"colour_range": LogRange()}),
        (lambda i: i.set_colour_map("greys"), {"colour_map": "greys"}),
        (lambda i: i.show_stage("scores"), {"stage": "scores"}),
        (lambda i: i.set_pin(PinnedQuery(1)), {"pin": PinnedQuery(1)}),
        (lambda i: i.set_transposed(True), {"transposed": True}),
        (lambda i: i.set_averaged(True), {"averaged": True}),
        (lambda i: i.mark_top_two(True), {"marks_top_two": True}),
        (lambda i: i.show_entropy(True), {"shows_entropy": True}),
        (lambda i: i.set_snapshot(Snapshot("A", SMALL)), {"snapshot": Snapshot("A", SMALL)}),
        (lambda i: i.name_live("now"), {"live_name": "now"}),
        (lambda i: i.write_notes("it"), {"notes": "it"}),
        (lambda i: i.hide_answers(True), {"answers_hidden": True}),
        (lambda i: i.hide_controls(("mask",)), {"hidden_controls": ("mask",)}),
    ],
)
def test_a_look_changes_what_it_names_and_nothing_else(
    store: LabStore, look: Callable[[ViewIntents], None], changed: dict[str, object]
) -> None:
    before = asdict(store.view)
    look(ViewIntents(store, store))
    after = asdict(store.view)
    assert {name: after[name] for name in after if after[name] != before[name]} == changed
    assert store.undo_stack.count() == 0
    assert store.state == SMALL


def test_nothing_pointed_at_is_the_view_as_it_was(store: LabStore) -> None:
    intents = ViewIntents(store, store)
    intents.point_at_head(0)
    intents.open_head(0)
    intents.point_at_head(-1)
    intents.close_head()
    assert store.view == ViewState()

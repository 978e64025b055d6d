"""What screen readers are told about painted widgets: who they are, and what they show now."""

import re
from functools import partial

import pytest
from access_walk import places, stops
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from window_bench import Bench, move

from mha_desktop.lab.state import Snapshot
from mha_desktop.panels.controls.budget_bar import BudgetBar

TEXT = QAccessible.Text


def said(widget: QWidget, part: QAccessible.Text = TEXT.Description) -> str:
    """Return what a reader hears of a widget; its item, if it has one, says the description."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(part) or (
        widget.accessibleDescription() if part is TEXT.Description else ""
    )


def shown_cell(bench: Bench, head: int, query: int, key: int) -> str:
    """Return the sentence about a cell with the number of the engine."""
    tokens, weight = bench.result.tokens, float(bench.weights[head, query, key])
    assert weight >= 0.005
    return f"Head {head + 1}: '{tokens[query]}' looks at '{tokens[key]}', {weight:.2f}"


def test_the_grid_says_the_cell_under_the_keyboard(bench: Bench) -> None:
    bench.focus(bench.grid)
    bench.press("Right")
    bench.press("Alt+Down")
    bench.press("Alt+Down")
    head, (query, key) = bench.store.view.selected_head, bench.store.view.cell
    assert head == 1
    bench.store.change("causal", temperature=4.0)
    bench.settle()
    assert said(bench.grid) == shown_cell(bench, head, query, key)


def test_the_grid_says_the_cell_under_the_pointer(bench: Bench) -> None:
    move(bench.grid, bench.cell(0, 2, 1))
    assert said(bench.grid) == shown_cell(bench, 0, 2, 1)


def test_the_large_head_says_its_cell(bench: Bench) -> None:
    bench.store.set_view(view="head", selected_head=0)
    bench.settle()
    large = bench.find(QWidget, "headMap")
    bench.focus(large)
    bench.store.set_view(cell=(2, 1))
    bench.settle()
    assert said(large) == shown_cell(bench, 0, 2, 1)
    bench.press("Left")
    assert said(large).startswith("Head 1: 'didn't' looks at 'The'")


def test_a_hidden_cell_says_that_it_is_hidden(bench: Bench) -> None:
    bench.choose("maskSelector", "Causal")
    bench.focus(bench.grid)
    bench.store.set_view(cell=(1, 3))
    bench.settle()
    assert said(bench.grid).startswith("Head 1: 'animal' may not look at 'cross'. The mask")


def test_what_has_the_keyboard_is_read_anew_when_the_numbers_change(bench: Bench) -> None:
    """Nobody may hear the number of a state that is gone."""
    bench.focus(bench.grid)
    bench.store.set_view(cell=(2, 1))
    bench.settle()
    before = said(bench.grid)
    bench.store.change("hot", temperature=8.0)
    bench.settle()
    assert said(bench.grid) != before
    assert said(bench.grid) == shown_cell(bench, 0, 2, 1)


def test_the_budget_is_said(bench: Bench) -> None:
    assert said(bench.part(BudgetBar)) == "512 = 8 × 64"


def is_painted(widget: QWidget) -> bool:
    """Whether the program paints a widget itself, so that Qt knows nothing of what it shows."""
    own = [kind for kind in type(widget).__mro__ if kind.__module__.startswith("mha_desktop")]
    return any("paintEvent" in vars(kind) for kind in own) or QAccessible.queryAccessibleInterface(
        widget
    ).role() in (QAccessible.Role.Client, QAccessible.Role.Pane)


def check_name(widget: QWidget, what: str) -> None:
    assert said(widget, TEXT.Name) or widget.accessibleName(), f"{what} has no name"


def has_value(interface: QAccessibleInterface) -> bool:
    """Whether the value of a slider lies between its limits, in the way of Qt itself."""
    value = QAccessibleInterface.valueInterface(interface)
    return value.minimumValue() <= value.currentValue() <= value.maximumValue()


def test_the_gain_of_a_strip_is_a_value(bench: Bench) -> None:
    bench.focus(bench.strips)
    bench.press("Up")
    fader = QAccessible.queryAccessibleInterface(bench.strips).focusChild()
    assert fader.role() == QAccessible.Role.Slider
    assert has_value(fader)
    value = QAccessibleInterface.valueInterface(fader).currentValue()
    assert value == bench.state.gains[0] == 1.05


def is_mute(widget: QWidget) -> bool:
    """Whether a screen reader could not hear what a painted widget says of its item."""
    if not hasattr(widget, "accessible_role"):
        return False
    item = QAccessible.queryAccessibleInterface(widget).focusChild()
    return item is None or item.text(TEXT.Name) != widget.accessibleDescription()


@pytest.fixture
def full(bench: Bench) -> Bench:
    bench.store.set_view(snapshot=Snapshot("kept", bench.state))
    bench.store.change("more", n_heads=4)
    return bench


def test_every_stop_of_every_view_and_panel_has_name_role_and_words(full: Bench) -> None:
    """A painted widget with the keyboard also says what is under it, at the first arrow at least.

    What a worker fills has its name when it is filled.
    """
    lacking, seen = set(), set()
    for place in places(full):
        for widget in stops(full.window):
            if widget in seen:
                continue
            seen.add(widget)
            interface = QAccessible.queryAccessibleInterface(widget)
            what = f"{place}: {type(widget).__name__} {widget.objectName()}"
            full.qtbot.waitUntil(partial(check_name, widget, what), timeout=20_000)
            if interface.role() in (QAccessible.Role.NoRole, QAccessible.Role.Client):
                lacking.add(f"{what} has no role")
            if interface.role() == QAccessible.Role.Slider and not has_value(interface):
                lacking.add(f"{what} has no value")
            if is_painted(widget):
                full.finish_work()
                widget.setFocus(Qt.FocusReason.TabFocusReason)
                for key in ("", "Right", "Down"):
                    if key and not widget.accessibleDescription():
                        full.press(key)
                    full.settle()
                if not said(widget):
                    lacking.add(f"{what} does not say what it shows")
                elif is_mute(widget):
                    lacking.add(f"{what} has no item with that name")
    assert lacking == set()
    assert len(seen) > 150
    assert QApplication.focusWidget() is not None


def test_what_is_said_has_no_markup(full: Bench) -> None:
    """Subscripts are lowered for the eye; a reader would spell out their tags."""
    for place in places(full):
        for widget in stops(full.window):
            words = f"{widget.accessibleName()} {said(widget)}"
            assert not re.search(r"</?(sub|sup|b|i|span)\b", words), place

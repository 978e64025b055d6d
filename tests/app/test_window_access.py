"""The window without a mouse and without eyes: names, tips, mnemonics, shortcuts, tab order."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenuBar,
    QScrollBar,
    QSlider,
    QTabBar,
    QWidget,
)
from window_bench import Bench, Key

CONTROLS = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit)
NAMES = (
    "sentenceInput", "exampleSelector", "sourceSelector", "headsSlider", "dModelSlider",
    "maskSelector", "positionsSelector", "headSelector", "headGrid", "headView", "mixerPanel",
    "groupingEditor", "costPanel", "exportAction", "undoAction", "redoAction",
)  # fmt: skip
"""What scripts find things by."""


@pytest.fixture(params=["first", "random", "hidden", "window", "head view", "message", "narrow"])
def shown(bench: Bench, request: pytest.FixtureRequest) -> Bench:
    """Return the window in each state that shows other controls."""
    match request.param:
        case "random":
            bench.choose("sourceSelector", "Random")
        case "hidden":
            bench.choose("maskSelector", "Hidden")
            bench.trigger("multiQueryAction")
        case "window":
            bench.choose("maskSelector", "Sliding")
        case "head view":
            bench.trigger("headViewAction")
        case "message":
            bench.store.change("Refused", d_model=50)
        case "narrow":
            bench.window.resize(1024, 700)
    bench.settle()
    return bench


def visible(widget: QWidget) -> bool:
    """Whether any of a widget can be seen: one behind a tab is not hidden for Qt."""
    seen = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    return widget.isVisible() and not seen.visibleRegion().isEmpty()


def inner(widget: QWidget) -> bool:
    """Whether a widget is a part that Qt made: scroll bars, the line in a spin box, its lists."""
    parent = widget.parent()
    return (
        widget.objectName().startswith("qt_")
        or isinstance(widget, QScrollBar)
        or isinstance(parent, QAbstractSpinBox | QComboBox | QTabBar | QMenuBar)
    )


def controls(bench: Bench) -> list[QWidget]:
    return [
        widget
        for kind in CONTROLS
        for widget in bench.window.findChildren(kind)
        if visible(widget) and not inner(widget)
    ]


def name(widget: QWidget) -> str:
    """Return what a screen reader says; of a drop-down, Qt itself gives the value on Linux."""
    if isinstance(widget, QComboBox):
        return widget.accessibleName()
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_everything_that_takes_the_focus_has_a_name(shown: Bench) -> None:
    nameless = [
        widget
        for widget in shown.window.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and visible(widget)
        and not inner(widget)
        and not name(widget)
    ]
    assert nameless == []


def test_every_control_has_a_name_and_a_tip(shown: Bench) -> None:
    assert [control for control in controls(shown) if not name(control)] == []
    assert [control for control in controls(shown) if not control.toolTip()] == []


def test_every_action_has_a_tip(bench: Bench) -> None:
    actions = [action for action in bench.window.findChildren(QAction) if action.objectName()]
    named = [action for action in actions if action.objectName().endswith("Action")]
    assert len(named) > 15
    assert [action for action in named if not action.toolTip() or not action.statusTip()] == []


def mnemonics(bench: Bench) -> Iterator[tuple[str, str]]:
    """Yield the Alt key and the text of everything visible that has a mnemonic, and the menus."""
    texts = [action.text() for action in bench.window.menuBar().actions()]
    for widget in bench.window.findChildren(QWidget):
        if isinstance(widget, QAbstractButton | QLabel) and visible(widget):
            buddy = not isinstance(widget, QLabel) or widget.buddy() is not None
            texts += [widget.text()] if buddy else []
    for text in texts:
        key = QKeySequence.mnemonic(text).toString()
        if key:
            yield key, text


def test_no_mnemonic_is_there_twice(shown: Bench) -> None:
    keys: dict[str, list[str]] = {}
    for key, text in mnemonics(shown):
        keys.setdefault(key, []).append(text)
    assert {key: texts for key, texts in keys.items() if len(texts) > 1} == {}
    assert len(keys) > 8


def test_no_menu_has_a_mnemonic_twice(bench: Bench) -> None:
    tops = bench.window.menuBar().actions()
    assert len(tops) > 4
    for top in tops:
        keys = Counter(
            QKeySequence.mnemonic(action.text()).toString()
            for action in top.menu().actions()
            if not action.isSeparator()
        )
        keys.pop("", None)
        assert [key for key, count in keys.items() if count > 1] == [], top.text()


def test_no_shortcut_is_there_twice(bench: Bench) -> None:
    keys = Counter(
        keys.toString()
        for action in bench.window.findChildren(QAction)
        if action.objectName().endswith("Action")
        for keys in action.shortcuts()
    )
    keys.pop("", None)
    assert [key for key, count in keys.items() if count > 1] == []
    assert {"Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z", "Ctrl+E", "Ctrl+Q"} <= set(keys)


@pytest.mark.parametrize("object_name", NAMES)
def test_scripts_find_what_they_look_for(bench: Bench, object_name: str) -> None:
    assert bench.window.findChildren(QObject, object_name) != []


def tab_stops(bench: Bench) -> list[QWidget]:
    """Walk through the window with Tab, from the sentence until it comes again."""
    bench.focus(bench.sentence)
    stops: list[QWidget] = []
    while len(stops) < 200:
        bench.press("Tab")
        focused = QApplication.focusWidget()
        if focused is bench.sentence:
            return stops
        bench.settle()
        assert visible(focused), f"Tab leads to {focused!r}, which cannot be seen"
        stops.append(focused)
    raise AssertionError("Tab never comes back to the sentence")


def test_tab_reaches_everything_that_takes_the_focus(shown: Bench) -> None:
    """Every control is on the way, and each stop can be seen."""
    stops = tab_stops(shown)
    wanted = [
        control
        for control in [*controls(shown), *shown.window.findChildren(QAbstractScrollArea)]
        if control.focusPolicy() & Qt.FocusPolicy.TabFocus
        and control.focusProxy() is None
        and control.isEnabled()
        and visible(control)
    ]
    assert [control for control in wanted if control not in [*stops, shown.sentence]] == []


def test_tab_goes_in_reading_order(bench: Bench) -> None:
    bench.store.change("Refused", d_model=50)
    stops = tab_stops(bench)
    choice = bench.messages.choice_buttons()[0]
    slider, mask = bench.find(QSlider, "headsSlider"), bench.find(QComboBox, "maskSelector")
    in_order = [bench.find(QComboBox, "exampleSelector"), bench.find(QComboBox, "sourceSelector"),
                choice, bench.find(QComboBox, "headSelector"), bench.grid, slider, mask,
                bench.strips, bench.lanes]  # fmt: skip
    places = [stops.index(stop) for stop in in_order]
    assert places == sorted(places)


def test_changing_the_view_leaves_the_keyboard_where_it_was(bench: Bench) -> None:
    """Only if it was in the picture does it go to the other picture."""
    bench.focus(bench.grid)
    bench.focus(bench.sentence)
    bench.press("Ctrl+2")
    assert bench.sentence.hasFocus()
    bench.press("Ctrl+1")
    bench.focus(bench.grid)
    bench.press("Ctrl+2")
    assert bench.find(QWidget, "headMap").hasFocus()


def test_pointing_with_the_keys_leaves_the_keyboard_where_it_was(bench: Bench) -> None:
    """What is pointed at is shown in all views, and in the one in front as well."""
    bench.store.set_view(view="mixing")
    bench.settle()
    bars = bench.find(QWidget, "contributionBars")
    bench.focus(bars)
    bench.press("Right")
    bench.settle()
    assert bars.hasFocus()
    assert bench.store.view.hovered_head == 0


def test_the_about_page_names_the_licence_and_escape_closes_it(bench: Bench) -> None:
    bench.trigger("aboutAction")
    dialog = bench.part(QDialog)
    words = [part.property("text") or "" for part in dialog.findChildren(QWidget)]
    assert any("MIT" in word for word in words)
    bench.qtbot.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("action", ["exportAction", "shortcutsAction", "commandsAction"])
def test_dialogs_have_names_and_tips(bench: Bench, action: str) -> None:
    bench.trigger(action)
    dialog = bench.part(QDialog)
    parts = [
        part
        for part in dialog.findChildren(QWidget)
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and visible(part) and not inner(part)
    ]
    assert parts != []
    assert [part for part in parts if not name(part)] == []
    fields = [part for part in parts if isinstance(part, QAbstractSpinBox | QComboBox | QLineEdit)]
    assert [field for field in fields if not field.toolTip()] == []

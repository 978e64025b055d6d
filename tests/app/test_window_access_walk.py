"""All views, pages, panels and dialogs in all themes: readable, named, and never out of reach."""

import pytest
from access_walk import DIALOGS, THEMES, around, contrast, places, stops, text_contrast, texts
from cut_off import cut_off
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QWidget,
)
from window_bench import Bench

from mha_desktop.lab.state import Snapshot

TEXT, CONTROL = 4.5, 3.0
Role, Group = QPalette.ColorRole, QPalette.ColorGroup
ON = (
    (Role.WindowText, Role.Window), (Role.Text, Role.Base), (Role.Text, Role.AlternateBase),
    (Role.ButtonText, Role.Button), (Role.HighlightedText, Role.Highlight),
    (Role.ToolTipText, Role.ToolTipBase), (Role.PlaceholderText, Role.Base),
    (Role.Link, Role.Window), (Role.Link, Role.Base),
)  # fmt: skip


@pytest.fixture(params=THEMES)
def themed(bench: Bench, request: pytest.FixtureRequest) -> Bench:
    """Return the window in each theme, with something to compare."""
    bench.window._theming.choose(request.param)
    bench.store.set_view(snapshot=Snapshot("kept", bench.state))
    bench.store.change("more", n_heads=4)
    bench.settle()
    return bench


@pytest.mark.parametrize("group", [Group.Active, Group.Inactive])
def test_the_palette_has_contrast(themed: Bench, group: QPalette.ColorGroup) -> None:
    palette = QApplication.palette()
    faint = {
        (text.name, ground.name)
        for text, ground in ON
        if contrast(palette.color(group, text), palette.color(group, ground)) < TEXT
    }
    assert faint == set()
    assert contrast(themed.window._theming.theme.accent, palette.color(Role.Window)) >= CONTROL


def test_every_text_can_be_read(themed: Bench) -> None:
    """What is painted counts, whatever palette or style sheet it came from."""
    faint, seen = {}, set()
    for place in places(themed):
        for widget in texts(themed.window):
            if widget in seen:
                continue
            seen.add(widget)
            found = text_contrast(themed.window, widget)
            if found < TEXT:
                faint[f"{place}: {widget.objectName()} {widget.text()[:40]!r}"] = round(found, 2)
    assert faint == {}
    assert len(seen) > 150


def test_the_keyboard_can_be_seen_at_every_stop(themed: Bench) -> None:
    """Tab leads away from each stop and Shift+Tab back: something has to look different."""
    unseen, seen = set(), set()
    for place in places(themed):
        for widget in stops(themed.window):
            if widget in seen or widget.visibleRegion().isEmpty():
                continue
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            themed.press("Tab")
            themed.settle()
            without = around(themed.window, widget)
            themed.press("Shift+Tab")
            themed.settle()
            if not widget.hasFocus():
                continue
            seen.add(widget)
            if around(themed.window, widget) == without:
                unseen.add(f"{place}: {type(widget).__name__} {widget.objectName()}")
    assert unseen == set()
    assert len(seen) > 100


def opened(bench: Bench, action: str) -> QDialog:
    bench.trigger(action)
    for _ in range(4):
        bench.settle()
    [dialog] = [one for one in bench.window.findChildren(QDialog) if one.isVisible()]
    return dialog


def name(widget: QWidget) -> str:
    spoken = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
    return widget.accessibleName() if isinstance(widget, QComboBox) else spoken


def role(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


@pytest.mark.parametrize("action", DIALOGS)
def test_a_dialog_can_be_used_by_all(bench: Bench, action: str) -> None:
    """Names, tips, texts with room, Tab to everything, a ring, and Escape."""
    dialog = opened(bench, action)
    found = [one for one in stops(dialog) if not one.visibleRegion().isEmpty()]
    assert [one for one in found if not name(one)] == []
    no_role = (QAccessible.Role.NoRole, QAccessible.Role.Client)
    assert [one for one in found if role(one) in no_role] == []
    fields = [
        one
        for one in found
        if isinstance(one, QAbstractSpinBox | QComboBox | QLineEdit | QAbstractButton)
        and not isinstance(one.parent(), QDialogButtonBox)
    ]
    assert [one for one in fields if not one.toolTip()] == []
    assert cut_off(dialog) == []
    reached = set()
    for _ in range(2 * len(found) + 4):
        bench.press("Tab")
        reached.add(QApplication.focusWidget())
    assert [one for one in found if one not in reached and not is_choice(one)] == []
    bench.press("Esc")
    bench.settle()
    assert not dialog.isVisible()


def is_choice(widget: QWidget) -> bool:
    """Whether a widget is one of several buttons that share one stop."""
    return isinstance(widget, QAbstractButton) and widget.isCheckable()


@pytest.mark.parametrize("action", DIALOGS)
def test_every_text_of_a_dialog_can_be_read(themed: Bench, action: str) -> None:
    dialog = opened(themed, action)
    faint = {
        widget.text()[:40]: round(text_contrast(dialog, widget), 2)
        for widget in texts(dialog)
        if text_contrast(dialog, widget) < TEXT
    }
    assert faint == {}
    dialog.reject()

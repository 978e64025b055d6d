"""Roles, items and values of painted widgets, through the interfaces that screen readers get."""

import gc
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleValueInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from mha_desktop.panels.accessible_roles import Role, Value, focus_item
from mha_desktop.panels.announcements import announce

NAME = QAccessible.Text.Name


class Map(QWidget):
    accessible_role = Role.Canvas


class Faders(QWidget):
    accessible_role = Role.List
    gain: float | None = 0.5

    def accessible_value(self) -> Value | None:
        return None if self.gain is None else Value(self.gain, 0.0, 2.0, 0.05)


class Picture(QWidget):
    accessible_role = Role.Graphic


class Larger(Map):
    """Inherits what it is."""


@pytest.fixture
def active(qtbot: QtBot) -> Iterator[None]:
    """Let a screen reader listen."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def interface(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def shown(qtbot: QtBot, kind: type[QWidget]) -> QWidget:
    widget = kind()
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitExposed(widget)
    widget.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    return widget


@pytest.mark.parametrize(
    ("kind", "role"),
    [
        (Map, Role.Canvas), (Larger, Role.Canvas), (Faders, Role.List), (Picture, Role.Graphic),
        (QWidget, Role.Client),
    ],
)  # fmt: skip
def test_a_class_is_what_it_says(qtbot: QtBot, kind: type[QWidget], role: QAccessible.Role) -> None:
    widget = shown(qtbot, kind)
    widget.setAccessibleName("name")
    assert interface(widget).role() == role
    assert interface(widget).text(NAME) == "name"


def test_what_is_read_out_is_a_cell_with_the_focus(qtbot: QtBot) -> None:
    widget = shown(qtbot, Map)
    own = QWidget(widget)
    assert interface(widget).childCount() == 1
    announce(widget, "head 3: 'sat' looks at 'cat', 0.42")
    canvas = interface(widget)
    cell = canvas.child(1)
    assert (canvas.childCount(), canvas.indexOfChild(cell)) == (2, 1)
    assert canvas.indexOfChild(interface(own)) == 0
    assert cell.role() == Role.Cell
    assert cell.text(NAME) == "head 3: 'sat' looks at 'cat', 0.42"
    assert canvas.text(QAccessible.Text.Description) == "", "it would be heard twice"
    assert cell.parent() is canvas
    assert cell.state().focused
    assert canvas.focusChild() is cell
    assert cell.rect() == canvas.rect()


def test_a_widget_that_says_nothing_has_no_item(qtbot: QtBot) -> None:
    widget = shown(qtbot, Map)
    assert interface(widget).childCount() == 0
    assert interface(widget).child(0) is None
    focus_item(widget)
    assert interface(widget).childCount() == 0


def test_each_move_is_another_cell_and_the_last_one_keeps_its_name(
    qtbot: QtBot, active: None
) -> None:
    """A screen reader that took both for the same would say nothing."""
    widget = shown(qtbot, Map)
    announce(widget, "first")
    first = interface(widget).child(0)
    announce(widget, "second")
    second = interface(widget).child(0)
    assert second is not first
    assert (first.text(NAME), second.text(NAME)) == ("first", "second")
    assert interface(widget).indexOfChild(first) == -1


def test_a_change_that_nobody_moved_to_is_the_same_cell(qtbot: QtBot, active: None) -> None:
    widget = shown(qtbot, Map)
    announce(widget, "0.42")
    cell = interface(widget).child(0)
    widget.setAccessibleDescription("0.43")
    assert interface(widget).child(0) is cell
    assert cell.text(NAME) == "0.43"


def test_old_cells_are_forgotten(qtbot: QtBot, active: None) -> None:
    widget = shown(qtbot, Map)
    identities = []
    for place in range(20):
        announce(widget, f"cell {place}")
        identities.append(QAccessible.uniqueId(interface(widget).child(0)))
    alive = [one for one in identities if QAccessible.accessibleInterface(one) is not None]
    assert alive == identities[-2:]


def test_a_fader_can_be_read_as_a_number(qtbot: QtBot) -> None:
    """The way of Qt itself, which asks for the interface by its kind."""
    widget = shown(qtbot, Faders)
    announce(widget, "H3, gain 0.5")
    item = interface(widget).child(0)
    assert item.role() == Role.Slider
    value = QAccessibleInterface.valueInterface(item)
    assert isinstance(value, QAccessibleValueInterface)
    assert value.currentValue() == 0.5
    assert (value.minimumValue(), value.maximumValue()) == (0.0, 2.0)
    assert value.minimumStepSize() == 0.05


def test_an_item_without_a_number_is_none(qtbot: QtBot) -> None:
    widget = shown(qtbot, Faders)
    widget.gain = None
    announce(widget, "nothing to move")
    item = interface(widget).child(0)
    assert item.role() == Role.ListItem
    assert QAccessibleInterface.valueInterface(item) is None
    assert QAccessibleInterface.textInterface(item) is None


def later(widget: QWidget) -> None:
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("destroy", [later, Shiboken.delete, lambda widget: None])
def test_widgets_come_and_go_while_someone_listens(
    qtbot: QtBot, active: None, destroy: Callable[[QWidget], None]
) -> None:
    """Each with its cells: none may outlive its widget, and nothing may crash."""
    identities = []
    for _ in range(100):
        for kind in (Map, Faders, Picture):
            widget = kind()
            widget.show()
            announce(widget, "one")
            focus_item(widget)
            announce(widget, "another")
            focus_item(widget)
            part = interface(widget)
            parts = [part, *(part.child(place) for place in range(part.childCount()))]
            identities += [QAccessible.uniqueId(one) for one in parts]
            del part, parts
            destroy(widget)
            del widget
    gc.collect()
    assert [one for one in identities if QAccessible.accessibleInterface(one) is not None] == []

"""What painted widgets are to screen readers: a role, the item under the keyboard, its value.

To Qt a painted widget is a panel without parts. A class that names its `accessible_role` is more
than that: one factory makes the interface of all of them. A canvas has cells then, a list items.
The one under the keyboard is a child with what the widget reads out as its name, and a new child at
each move: screen readers speak when the focus goes to another object.

A heatmap is no table: PySide has no interface for the rows and columns of one, and Orca passes a
table over that has none.

Three rules keep PySide 6.10 from crashing here. The factory comes before the first interface, so
that Qt has let all of them go before PySide does. `interface_cast` returns a `VoidPtr` for nothing
as well: Qt would take the address of None for an interface. And an interface does not hold its
widget: PySide holds the interface until the application ends.
"""

# PySide's own types do not say that there may be no interface.
# mypy: disable-error-code="override,arg-type"

from functools import partial
from typing import Any, NamedTuple, Protocol, runtime_checkable
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleValueInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

Role = QAccessible.Role

_ITEM_ROLES = {Role.Canvas: Role.Cell, Role.List: Role.ListItem, Role.Chart: Role.StaticText}


class Value(NamedTuple):
    """A number that can be set, and its limits."""

    current: float
    minimum: float
    maximum: float
    step: float


@runtime_checkable
class Valued(Protocol):
    """A painted widget whose item under the keyboard is a fader or a bar."""

    def accessible_value(self) -> Value | None:
        """Return the number under the keyboard; None where there is none."""
        ...


def install_roles() -> None:
    """Let painted widgets say what they are; before anything asks for an accessible interface."""
    QAccessible.installFactory(_interface_of)


def has_items(widget: QWidget) -> bool:
    """Whether what a widget reads out is an item of it."""
    return _role_of(widget) in _ITEM_ROLES


def focus_item(widget: QWidget) -> None:
    """Tell screen readers that the keyboard is on another item of a painted widget, if it is."""
    interface = QAccessible.queryAccessibleInterface(widget)
    if isinstance(interface, _Container) and widget.accessibleDescription():
        item = interface.next_item()
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))


def _role_of(thing: QObject) -> QAccessible.Role | None:
    return getattr(type(thing), "accessible_role", None)


def _interface_of(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    role = _role_of(thing)
    if role is None:
        return None
    assert isinstance(thing, QWidget)
    return _Container(thing, role) if role in _ITEM_ROLES else QAccessibleWidget(thing, role)


class _Container(QAccessibleWidget):
    """A painted widget; behind its true children comes the item under the keyboard."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role)
        self._items: list[_Item] = []
        widget.destroyed.connect(partial(_forget, self._items))

    def next_item(self) -> "_Item":
        """Return a new item; the one before it stays for whoever still asks about it."""
        _forget(self._items[:-1])
        self._items[:-1] = []
        for item in self._items:
            item.retire()
        self._items.append(_Item(self.widget(), _ITEM_ROLES[self.role()]))
        return self._items[-1]

    def _item(self) -> "_Item | None":
        if not self.isValid() or not self.widget().accessibleDescription():
            return None
        return self._items[-1] if self._items else self.next_item()

    def text(self, kind: QAccessible.Text) -> str:
        """Leave to the item what it says: nobody wants to hear that twice."""
        is_said = kind is QAccessible.Text.Description and self._item() is not None
        return "" if is_said else super().text(kind)

    def childCount(self) -> int:
        return super().childCount() + (self._item() is not None)

    def child(self, index: int) -> QAccessibleInterface | None:
        return self._item() if index == super().childCount() else super().child(index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        is_item = isinstance(child, _Item) and child is self._item()
        return super().childCount() if is_item else super().indexOfChild(child)

    def focusChild(self) -> QAccessibleInterface | None:
        has_keyboard = self.isValid() and self.widget().hasFocus()
        return self._item() if has_keyboard else super().focusChild()


def _forget(items: "list[_Item]") -> None:
    for item in items:
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(item))


class _Item(QAccessibleInterface):
    """What a widget reads out, as a child of it: a cell, an entry of a list, a fader."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__()
        self._widget, self._role, self._value = ref(widget), role, _ItemValue(widget)
        self._said, self._retired = widget.accessibleDescription(), False
        QAccessible.registerAccessibleInterface(self)

    def retire(self) -> None:
        """Keep the name: one that became that of the next item would be taken for the same."""
        self._retired = True

    def _alive(self) -> QWidget | None:
        widget = self._widget()
        return widget if widget is not None and Shiboken.isValid(widget) else None

    def isValid(self) -> bool:
        return self._alive() is not None

    def object(self) -> QObject | None:
        return None

    def parent(self) -> QAccessibleInterface | None:
        widget = self._alive()
        return None if widget is None else QAccessible.queryAccessibleInterface(widget)

    def childCount(self) -> int:
        return 0

    def child(self, _index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return self._role if self._value.read() is None else Role.Slider

    def text(self, kind: QAccessible.Text) -> str:
        widget = self._alive()
        if widget is not None and not self._retired:
            self._said = widget.accessibleDescription()
        return self._said if kind is QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Leave the text to the widget."""

    def rect(self) -> QRect:
        widget = self._alive()
        if widget is None:
            return QRect()
        return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())

    def state(self) -> QAccessible.State:
        widget, state = self._alive(), QAccessible.State()
        state.focusable = state.selectable = state.selected = True
        state.focused = widget is not None and widget.hasFocus()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Shiboken.VoidPtr:
        is_value = kind is QAccessible.InterfaceType.ValueInterface
        if is_value and self._value.read() is not None:
            return Shiboken.VoidPtr(self._value)
        return Shiboken.VoidPtr(0)


class _ItemValue(QAccessibleValueInterface):
    """The number of an item that has one; the keys of the widget change it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._widget = ref(widget)

    def read(self) -> Value | None:
        widget: Any = self._widget()
        if not isinstance(widget, Valued) or not Shiboken.isValid(widget):
            return None
        return widget.accessible_value()

    def currentValue(self) -> float:
        return (self.read() or _NOTHING).current

    def minimumValue(self) -> float:
        return (self.read() or _NOTHING).minimum

    def maximumValue(self) -> float:
        return (self.read() or _NOTHING).maximum

    def minimumStepSize(self) -> float:
        return (self.read() or _NOTHING).step

    def setCurrentValue(self, value: object) -> None:
        """Leave the number to the keys."""


_NOTHING = Value(0.0, 0.0, 0.0, 0.0)

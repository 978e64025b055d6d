"""Actions and menus out of the table of actions."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from mha_desktop.app.action_table import ACTIONS, MENUS, SUBMENUS, ActionSpec


def translated(text: str) -> str:
    """Return a text of the table in the user's language."""
    return QCoreApplication.translate("Actions", text)


def make_actions(
    window: QWidget, handlers: Mapping[str, Callable[[], object]]
) -> dict[str, QAction]:
    """Make every action of the table, with `window` as its parent.

    Parameters
    ----------
    window : QWidget
        Parent of the actions; their shortcuts work in it.
    handlers : mapping
        What each action does, by its name.
    """
    groups: dict[str, QActionGroup] = {}
    actions = {}
    for spec in ACTIONS:
        action = QAction(translated(spec.text), window)
        action.setObjectName(spec.name)
        action.setToolTip(_tip(spec))
        action.setStatusTip(translated(spec.tip))
        action.setShortcuts(QKeySequence.listFromString(spec.shortcut))
        if spec.checkable:
            action.setCheckable(True)
        if spec.group:
            action.setCheckable(True)
            groups.setdefault(spec.group, QActionGroup(window)).addAction(action)
        action.triggered.connect(handlers[spec.name])
        actions[spec.name] = action
    return actions


def fill_menus(bar: QMenuBar, actions: Mapping[str, QAction]) -> dict[str, QMenu]:
    """Put the actions into the menus of the table."""
    menus = {key: bar.addMenu(translated(text)) for key, text in MENUS.items()}
    for spec in ACTIONS:
        if spec.menu not in menus:
            outer, text = SUBMENUS[spec.menu]
            menus[spec.menu] = menus[outer].addMenu(translated(text))
        menu = menus[spec.menu]
        if spec.separated:
            menu.addSeparator()
        menu.addAction(actions[spec.name])
    return menus


def _tip(spec: ActionSpec) -> str:
    shown = QKeySequence.listFromString(spec.shortcut)[0]
    keys = shown.toString(QKeySequence.SequenceFormat.NativeText)
    return f"{translated(spec.tip)} ({keys})" if keys else translated(spec.tip)

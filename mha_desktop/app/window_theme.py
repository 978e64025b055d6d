"""The theme of one window: chosen in its menu, worn by all its parts."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from mha_desktop.app.action_states import ActionStates
from mha_desktop.app.action_table import ACTIONS
from mha_desktop.app.theming import Theming
from mha_desktop.qt.icons import icon
from mha_desktop.qt.settings import Settings, ThemeChoice
from mha_desktop.qt.theme import Theme


class Themed(Protocol):
    """A part of a window with colours of its own."""

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""


class WindowTheme(QObject):
    """Hands the theme of the program to the parts of a window, and remembers the user's choice.

    Parameters
    ----------
    theming : Theming
    settings : Settings
    parts : iterable of Themed
    actions : mapping of str to QAction
        Their icons are drawn in the colours of the theme.
    states : ActionStates
        Marks the chosen theme in the menu.
    window : QObject
        The parent.
    """

    def __init__(
        self,
        theming: Theming,
        settings: Settings,
        parts: Iterable[Themed],
        actions: Mapping[str, QAction],
        states: ActionStates,
        window: QObject,
    ) -> None:
        super().__init__(window)
        self._theming, self._settings = theming, settings
        self._parts, self._actions, self._states = tuple(parts), actions, states
        self._draw_icons(theming.theme)
        states.show_theme(theming.choice)
        theming.theme_changed.connect(self._dress)

    @Slot(str)
    def choose(self, choice: ThemeChoice) -> None:
        """Wear a theme, or the system's, in this program from now on."""
        self._theming.choose(choice)
        self._settings.change(theme=choice)
        self._states.show_theme(choice)

    @Slot(object)
    def _dress(self, theme: Theme) -> None:
        for part in self._parts:
            part.set_theme(theme)
        self._draw_icons(theme)

    def _draw_icons(self, theme: Theme) -> None:
        for spec in ACTIONS:
            if spec.icon:
                self._actions[spec.name].setIcon(icon(spec.icon, theme))

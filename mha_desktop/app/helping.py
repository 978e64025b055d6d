"""All help of the window: F1, What's This, the lists of commands and keys, and the welcome."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from mha_desktop.app.lab_handlers import Handlers
from mha_desktop.app.soon import run_soon
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import Theme

if TYPE_CHECKING:
    from mha_desktop.app.welcoming import Welcoming
    from mha_desktop.panels.help.help_card import HelpCard
    from mha_desktop.panels.help.keys_page import KeysPage
    from mha_desktop.panels.help.whats_this import WhatsThisMode
    from mha_desktop.qt.models.commands_model import Command
    from mha_desktop.qt.models.formula_setter import FormulaSetter

CommandProvider = Callable[[], "Iterable[Command]"]
# Buttons that do what an action does show its key.
_ACTIONS_OF = {
    "exportButton": "exportAction",
    "resetMixButton": "resetMixAction",
    "openMixingButton": "mixingViewAction",
    "mistakesPanel": "mistakesAction",
    "welcomeOpen": "openAction",
}

_DIALOG_KEY = "helpKey"


class Helping(QObject):
    """Everything is made when it is first asked for: most starts show none of it.

    Parameters
    ----------
    window : QMainWindow
    store : LabStore
    intents : Intents
    theme : Theme

    Signals
    -------
    lesson_requested()
        Open the lessons.
    file_requested()
        Ask for a file and open it.
    failed(object)
        An exception out of the typesetting, which should not happen.
    """

    lesson_requested = Signal()
    file_requested = Signal()
    failed = Signal(object)

    def __init__(
        self, window: QMainWindow, store: LabStore, intents: Intents, theme: Theme
    ) -> None:
        super().__init__(window)
        self._window, self._store, self._intents = window, store, intents
        self._theme = theme
        self._providers: list[CommandProvider] = []
        self._actions: Mapping[str, QAction] = {}
        self._card: HelpCard | None = None
        self._mode: WhatsThisMode | None = None
        self._formulas: FormulaSetter | None = None
        self._keys: KeysPage | None = None
        self._welcoming: Welcoming | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)  # a window cannot be without one
        application.focusChanged.connect(self._follow_focus)

    def handlers(self) -> Handlers:
        """Return what the actions of the Help menu do, by their names."""
        return {
            "helpAction": self.explain,
            "whatsThisAction": self.ask_whats_this,
            "commandsAction": self.show_commands,
            "shortcutsAction": self.show_keys,
            "welcomeAction": self.welcome,
        }

    def set_actions(self, actions: Mapping[str, QAction]) -> None:
        """Know the actions of the window, for their keys."""
        self._actions = actions

    def add_commands(self, provider: CommandProvider) -> None:
        """List further commands: `provider` is asked whenever the list is opened."""
        self._providers.append(provider)

    @property
    def card(self) -> "HelpCard | None":
        """The help card, if it is on show."""
        card = self._living_card()
        return card if card is not None and card.isVisible() else None

    def explain(self) -> None:
        """Explain what has the keyboard, else what is under the pointer, else the window."""
        from mha_desktop.panels.help.lookup import asked_widget

        active = QApplication.activeWindow()
        self.explain_widget(asked_widget(self._window if active is None else active))

    @Slot(object)
    def explain_widget(self, widget: QWidget) -> None:
        """Show the help of a widget beside it."""
        from mha_desktop.panels.help.lookup import help_page, help_widget

        if self.card is not None and self.card.isAncestorOf(widget):
            self.card.close_card()
            return
        target = help_widget(widget)[0]
        name = _ACTIONS_OF.get(target.objectName(), "")
        key = self._key(name) if name in self._actions else ""
        self._card_in(self._host(widget)).explain(target, help_page(widget, key))

    def ask_whats_this(self) -> None:
        """Explain what is clicked next."""
        from mha_desktop.panels.help.whats_this import WhatsThisMode

        if self.card is not None:
            self.card.close_card()
        if self._mode is None:
            self._mode = WhatsThisMode(self)
            self._mode.asked.connect(self.explain_widget)
        self._mode.enter()

    def commands(self) -> "list[Command]":
        """Return everything that the window can do at present."""
        from mha_desktop.app.command_lists import (
            example_commands,
            menu_commands,
            mistake_commands,
            page_commands,
            panel_commands,
        )

        state, intents = self._store.state, self._intents
        return [
            *menu_commands(self._window.menuBar()),
            *panel_commands(self._window),
            *page_commands(self._window.centralWidget(), intents, self._actions),
            *example_commands(intents, state),
            *mistake_commands(intents, state),
            *(command for provider in self._providers for command in provider()),
        ]

    def show_commands(self) -> None:
        """Open the list of all commands."""
        from mha_desktop.panels.command_palette import CommandPalette

        palette = CommandPalette(self.commands(), self._window)
        palette.chosen.connect(self._run_later)
        self._give_back_after(palette)
        palette.finished.connect(palette.deleteLater)
        palette.open()

    def show_keys(self) -> None:
        """Open the list of all keys, or bring it to the front."""
        from mha_desktop.app.command_lists import key_rows, menu_commands
        from mha_desktop.panels.help.keys_page import KeysPage

        if self._keys is None:
            rows = key_rows(menu_commands(self._window.menuBar()))
            self._keys = KeysPage(rows, self._window)
            self._give_back_after(self._keys)
            self._keys.finished.connect(self._forget_keys)
        self._keys.show()
        self._keys.raise_()
        self._keys.activateWindow()

    def greet(self, settings: Settings) -> None:
        """Show the welcome at the first starts, or as the user likes; see `Welcoming.greet`."""
        if settings.is_kept and settings.preferences.greets:
            self.welcoming.greet(settings)

    def welcome(self) -> None:
        """Show the three ways to begin."""
        self.welcoming.show()

    @property
    def welcoming(self) -> "Welcoming":
        """What greets newcomers; made when it is first asked for."""
        from mha_desktop.app.welcoming import Welcoming

        if self._welcoming is None:
            self._welcoming = Welcoming(self._window, self._store, self._intents, self._theme, self)
            self._welcoming.lesson_requested.connect(self.lesson_requested)
            self._welcoming.file_requested.connect(self.file_requested)
        return self._welcoming

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        for part in (self._living_card(), self._welcoming):
            if part is not None:
                part.set_theme(theme)

    def shut_down(self) -> None:
        """Stop what is being typeset; call it before the window goes."""
        if self._mode is not None:
            self._mode.leave()
        if self._formulas is not None:
            self._formulas.shut_down()

    def _key(self, action: str) -> str:
        return self._actions[action].shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def _host(self, widget: QWidget) -> QWidget:
        """Return the window in which the card has room: a dialog's own, else the main one."""
        around = widget.window()
        return around if isinstance(around, QDialog) else self._window

    def _living_card(self) -> "HelpCard | None":
        """Return the card, unless the dialog that it stood in took it along."""
        return self._card if self._card is not None and shiboken6.isValid(self._card) else None

    def _card_in(self, host: QWidget) -> "HelpCard":
        """Return the card in a window; there is one in all."""
        from mha_desktop.panels.help.help_card import HelpCard

        card = self._living_card()
        if card is not None and card.parentWidget() is host:
            return card
        if card is not None:
            card.close_card()
            card.deleteLater()
        self._card = HelpCard(self._theme, host)
        self._card.formula_wanted.connect(self._typeset)
        self._card.keys_requested.connect(self.show_keys)
        self._card.whats_this_requested.connect(self.ask_whats_this)
        return self._card

    def _typeset(self, latex: str) -> None:
        from mha_desktop.qt.models.formula_setter import FormulaSetter
        from mha_desktop.qt.worker import LatestWorker

        if self._formulas is None:
            self._formulas = FormulaSetter(LatestWorker(self), self)
            self._formulas.ready.connect(self._show_formula)
            self._formulas.failed.connect(self.failed)
        self._formulas.ask(latex)

    @Slot(str)
    def _show_formula(self, latex: str) -> None:
        if (card := self._living_card()) is not None:
            card.typeset(latex)

    @Slot(object)
    def _run_later(self, command: "Command") -> None:
        """Run a command once the keyboard is back in the window."""
        run_soon(self, command.run)

    def _give_back_after(self, dialog: QDialog) -> None:
        """Let the keyboard go back to where it is now: not every platform sees to that."""
        before = self._window.focusWidget()

        def give_back() -> None:
            self._window.activateWindow()
            if before is not None and shiboken6.isValid(before) and before.isVisible():
                before.setFocus(Qt.FocusReason.PopupFocusReason)

        dialog.finished.connect(give_back)

    @Slot()
    def _forget_keys(self) -> None:
        if self._keys is not None:
            self._keys.deleteLater()
            self._keys = None

    def _follow_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Give the keys of the help to a dialog of this window: its own would not reach there."""
        dialog = None if new is None else new.window()
        if not isinstance(dialog, QDialog) or dialog.parentWidget() is not self._window:
            return
        if dialog.findChild(QShortcut, _DIALOG_KEY) is None:
            for action in ("helpAction", "whatsThisAction"):
                shortcut = QShortcut(self._actions[action].shortcut(), dialog)
                shortcut.setObjectName(_DIALOG_KEY)
                shortcut.activated.connect(self._actions[action].trigger)

"""Takes groups of controls out of the window, as the session says, and puts them back."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from mha_desktop.app.docks import LabDocks
from mha_desktop.app.hidden_parts import HiddenParts
from mha_desktop.app.panel_set import PanelSet
from mha_desktop.app.soon import run_soon
from mha_desktop.lab.notes import Note
from mha_desktop.lab.state import ViewState
from mha_desktop.panels.controls_shown import CONTROL_GROUPS, ControlsShownDialog
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.store import LabStore

_REASON = "controls"
_TAB = "view_"
_LONGEST = 40
_PARTS = {group.name: group.parts for group in CONTROL_GROUPS}


class ControlsShown(QObject):
    """Follows the hidden controls of the session.

    Parameters
    ----------
    window : QWidget
    store : LabStore
    intents : Intents
    panels : PanelSet
    docks : LabDocks
    hidden : HiddenParts
    actions : mapping of str to QAction
        Those of the views go with their tabs.
    """

    def __init__(
        self,
        window: QWidget,
        store: LabStore,
        intents: Intents,
        panels: PanelSet,
        docks: LabDocks,
        hidden: HiddenParts,
        actions: Mapping[str, QAction],
    ) -> None:
        super().__init__(window)
        self._window, self._store, self._intents = window, store, intents
        self._panels, self._docks, self._hidden = panels, docks, hidden
        self._actions = actions
        self._names: tuple[str, ...] = ()
        self._dialog: ControlsShownDialog | None = None
        store.view_changed.connect(self._follow)
        panels.views.central.view_made.connect(hidden.apply)
        self._apply(store.view.hidden_controls)

    def ask(self) -> None:
        """Open the dialog that chooses."""
        titles = self._panels.views.central.titles
        tabs = [(f"{_TAB}{name}", title) for name, title in titles.items()]
        self._dialog = dialog = ControlsShownDialog(
            tabs, self._store.view.hidden_controls, self._window
        )
        dialog.hidden_chosen.connect(self._intents.hide_controls)
        dialog.finished.connect(self._forget_dialog)
        dialog.open()

    def show_all(self) -> None:
        """Put everything back."""
        self._intents.hide_controls(())

    def put_back(self) -> None:
        """Put docks back for good: what the program remembers is the user's own arrangement."""
        self._docks.leave_out((), _REASON)

    @Slot()
    def _forget_dialog(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None

    @Slot(object)
    def _follow(self, view: ViewState) -> None:
        if view.hidden_controls != self._names:
            self._apply(view.hidden_controls)

    def _apply(self, names: tuple[str, ...]) -> None:
        self._names = names
        parts = [part for name in names for part in _PARTS.get(name, ())]
        self._hidden.hide(_REASON, parts)
        docks = (self._docks.dimensions, self._docks.mixer, self._docks.grouping)
        self._docks.leave_out(
            [dock for dock in docks if dock.objectName().removesuffix("Dock") in names], _REASON
        )
        self._panels.top_bar.rearrange(self._store.state)
        self._hide_views(names)
        self._actions["allControlsAction"].setEnabled(bool(names))
        self._tell_unknown(names)
        if self._dialog is not None:
            self._dialog.show_hidden(names)

    def _hide_views(self, names: tuple[str, ...]) -> None:
        """Hide tabs and the menu's ways to them; one view always stays."""
        central = self._panels.views.central
        hidden = [name for name in central.names if f"{_TAB}{name}" in names]
        if len(hidden) == len(central.names):
            hidden.remove(self._store.view.view)
        for name in central.names:
            self._actions[f"{name}ViewAction"].setVisible(name not in hidden)
        central.hide_tabs(hidden)

    def _tell_unknown(self, names: tuple[str, ...]) -> None:
        views = [f"{_TAB}{name}" for name in self._panels.views.central.names]
        unknown = [name for name in names if name not in _PARTS and name not in views]
        if unknown:
            text = "this session hides {names}, which this program does not have; that is ignored"
            note = Note(text, {"names": ", ".join(f"“{name[:_LONGEST]}”" for name in unknown)})
            # A session that has just been opened clears the message of the one before.
            run_soon(self, lambda: self._intents.tell(note))

"""The panels that are closed at first: how each is made and wired when it is first shown."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mha_desktop.app.place import Place
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import Theme

if TYPE_CHECKING:  # imported with each panel: few starts show one
    from mha_desktop.panels.history_panel import HistoryPanel
    from mha_desktop.panels.mistakes.mistakes_panel import MistakesPanel
    from mha_desktop.panels.notes_panel import NotesPanel
    from mha_desktop.qt.models.mistakes_model import MistakesModel


class SidePanels(QObject):
    """Deliberate mistakes, history and notes.

    Parameters
    ----------
    store : LabStore
    intents : Intents
    theme : Theme
    parent : QObject

    Signals
    -------
    failed(object)
        An exception out of a computation of a panel, which should not happen.
    message(object)
        A `Note` for the user.
    """

    failed = Signal(object)
    message = Signal(object)

    def __init__(self, store: LabStore, intents: Intents, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._intents = intents
        self._theme = theme
        self._mistakes: MistakesPanel | None = None
        self._mistakes_model: MistakesModel | None = None
        self._notes: NotesPanel | None = None
        store.state_changed.connect(self._show_state)
        store.result_changed.connect(self._show_result)
        store.view_changed.connect(self._show_view)

    def places(self) -> Mapping[str, QWidget]:
        """Return the contents of the docks by their titles; call it once."""
        return {
            self.tr("Spot the bug"): Place("mistakesPanel", self._mistakes_panel),
            self.tr("History"): Place("historyPanel", self._history_panel),
            self.tr("Notes"): Place("notesPanel", self._notes_panel),
        }

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme, also in panels to come."""
        self._theme = theme
        if self._mistakes is not None:
            self._mistakes.set_theme(theme)

    def shut_down(self) -> None:
        """Stop what the panels compute; call it before the window goes."""
        if self._mistakes_model is not None:
            self._mistakes_model.shut_down()

    def _mistakes_panel(self) -> "MistakesPanel":
        from mha_desktop.panels.mistakes.mistakes_panel import MistakesPanel
        from mha_desktop.qt.models.mistakes_model import MistakesModel

        self._mistakes_model = MistakesModel(self)
        self._mistakes_model.failed.connect(self.failed)
        self._mistakes = MistakesPanel(self._mistakes_model, self._theme)
        self._mistakes.mistake_chosen.connect(self._intents.set_mistake)
        self._mistakes.demonstration_requested.connect(self._intents.load_sizes)
        self._show_state(self._store.state)
        self._show_result(self._store.result)
        return self._mistakes

    def _history_panel(self) -> "HistoryPanel":
        from mha_desktop.panels.history_panel import HistoryPanel

        return HistoryPanel(self._store.undo_stack)

    def _notes_panel(self) -> "NotesPanel":
        from mha_desktop.panels.notes_panel import NotesPanel

        self._notes = NotesPanel()
        self._notes.written.connect(self._intents.write_notes)
        self._notes.message.connect(self.message)
        self._show_view(self._store.view)
        return self._notes

    def _show_state(self, state: LabState) -> None:
        if self._mistakes is not None:
            self._mistakes.show_state(state)

    def _show_result(self, result: LabResult | None) -> None:
        if self._mistakes_model is not None:
            self._mistakes_model.update(result)

    def _show_view(self, view: ViewState) -> None:
        if self._notes is not None:
            self._notes.show_notes(view.notes)

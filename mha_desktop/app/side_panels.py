"""The panels that are closed at first: how each is made and wired when it is first shown."""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mha_desktop.app.place import Place
from mha_desktop.lab.state import ViewState
from mha_desktop.panels.history_panel import HistoryPanel
from mha_desktop.panels.notes_panel import NotesPanel
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.store import LabStore


class SidePanels(QObject):
    """History and notes.

    Parameters
    ----------
    store : LabStore
    intents : Intents
    parent : QObject
    """

    def __init__(self, store: LabStore, intents: Intents, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._intents = intents
        self._notes: NotesPanel | None = None
        store.view_changed.connect(self._show_view)

    def places(self) -> Mapping[str, QWidget]:
        """Return the contents of the docks by their titles; call it once."""
        return {
            self.tr("History"): Place("historyPanel", self._history_panel),
            self.tr("Notes"): Place("notesPanel", self._notes_panel),
        }

    def _history_panel(self) -> HistoryPanel:
        return HistoryPanel(self._store.undo_stack)

    def _notes_panel(self) -> NotesPanel:
        self._notes = NotesPanel()
        self._notes.show_notes(self._store.view.notes)
        self._notes.written.connect(self._intents.write_notes)
        return self._notes

    def _show_view(self, view: ViewState) -> None:
        if self._notes is not None:
            self._notes.show_notes(view.notes)

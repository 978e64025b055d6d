"""Keeps the actions true: what can be undone, and which of several choices is the present one."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.qt.settings import ThemeChoice
from mha_desktop.qt.store import LabStore

_THEMES: dict[ThemeChoice, str] = {
    "system": "systemThemeAction",
    "light": "lightThemeAction",
    "dark": "darkThemeAction",
    "high_contrast": "highContrastThemeAction",
}


class ActionStates(QObject):
    """Follows the store for the actions of a window.

    Parameters
    ----------
    store : LabStore
    actions : mapping of str to QAction
    parent : QObject
    """

    def __init__(self, store: LabStore, actions: Mapping[str, QAction], parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        stack = store.undo_stack
        stack.canUndoChanged.connect(actions["undoAction"].setEnabled)
        stack.canRedoChanged.connect(actions["redoAction"].setEnabled)
        stack.undoTextChanged.connect(self._name_undo)
        stack.redoTextChanged.connect(self._name_redo)
        store.state_changed.connect(self._show_state)
        store.view_changed.connect(self._show_view)
        actions["undoAction"].setEnabled(stack.canUndo())
        actions["redoAction"].setEnabled(stack.canRedo())
        self._name_undo(stack.undoText())
        self._name_redo(stack.redoText())
        self._show_state(store.state)
        self._show_view(store.view)

    def show_theme(self, choice: ThemeChoice) -> None:
        """Mark the theme that was chosen."""
        self._actions[_THEMES[choice]].setChecked(True)

    @Slot(object)
    def _show_state(self, state: LabState) -> None:
        self._actions["wordTokensAction"].setChecked(state.token_mode == "words")
        self._actions["characterTokensAction"].setChecked(state.token_mode == "characters")

    @Slot(object)
    def _show_view(self, view: ViewState) -> None:
        self._actions[f"{view.view}ViewAction"].setChecked(True)
        self._actions["answersHiddenAction"].setChecked(view.answers_hidden)

    @Slot(str)
    def _name_undo(self, step: str) -> None:
        text = self.tr("&Undo {step}").format(step=step) if step else self.tr("&Undo")
        self._actions["undoAction"].setText(text)

    @Slot(str)
    def _name_redo(self, step: str) -> None:
        text = self.tr("&Redo {step}").format(step=step) if step else self.tr("&Redo")
        self._actions["redoAction"].setText(text)

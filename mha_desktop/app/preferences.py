"""The preferences of the user: asked for in a dialog, remembered, and put into effect."""

from dataclasses import asdict
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from mha_desktop.app.session_files import SessionFiles
from mha_desktop.app.text_size import LARGEST_IN_WINDOW, SCALES, TextSize
from mha_desktop.panels.controls.motion import set_motion_allowed
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.languages import Languages
from mha_desktop.qt.settings import Settings

if TYPE_CHECKING:
    from mha_desktop.panels.preferences_dialog import PreferencesChoice


class PreferencesEditor(QObject):
    """Opens the dialog, and does what is chosen in it.

    Parameters
    ----------
    settings : Settings
        Keeps what is chosen.
    languages : Languages
    text_size : TextSize
    sessions : SessionFiles
        Knows the recent files.
    intents : Intents
    window : QWidget
        Parent of the dialog.

    Signals
    -------
    theme_chosen(str)
        A `ThemeChoice`.
    language_chosen(str)
        Code of a language, or ``system``; whoever gets it may take the window away.
    """

    theme_chosen = Signal(str)
    language_chosen = Signal(str)

    def __init__(
        self,
        settings: Settings,
        languages: Languages,
        text_size: TextSize,
        sessions: SessionFiles,
        intents: Intents,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._settings, self._languages, self._text_size = settings, languages, text_size
        self._sessions, self._intents, self._window = sessions, intents, window
        self._allow_motion()

    def ask(self) -> None:
        """Open the dialog."""
        # Imported with the dialog: a start need not wait for it.
        from mha_desktop.panels.preferences_dialog import PreferencesChoice, PreferencesDialog

        kept = self._settings.preferences
        present = PreferencesChoice(
            kept.theme,
            self._languages.choice,
            kept.text_scale,
            kept.colour_map,
            kept.motion,
            kept.greeting,
        )
        scales = [scale for scale in SCALES if scale <= LARGEST_IN_WINDOW]
        has_recent = bool(kept.recent_sessions or kept.recent_exports)
        dialog = PreferencesDialog(
            present, self._languages.available, scales, has_recent, self._window
        )
        dialog.chosen.connect(self._take)
        dialog.forget_requested.connect(self._sessions.forget_recent)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(object)
    def _take(self, choice: "PreferencesChoice") -> None:
        """Do what is new, the language last: it may make the window anew."""
        before = self._settings.preferences
        self._settings.change(**asdict(choice))
        self._allow_motion()
        self._text_size.apply()
        if choice.colour_map != before.colour_map:
            self._intents.set_colour_map(choice.colour_map)
        if choice.theme != before.theme:
            self.theme_chosen.emit(choice.theme)
        if choice.language != self._languages.choice:
            self.language_chosen.emit(choice.language)

    def _allow_motion(self) -> None:
        set_motion_allowed(allowed=self._settings.preferences.motion == "system")

"""Greets newcomers: the card with three ways to begin, and hints at the first controls."""

from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QLineEdit, QMainWindow, QVBoxLayout, QWidget

from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.stop_slider import StopSlider
from mha_desktop.panels.help.hint import Hint
from mha_desktop.panels.welcome import WelcomeCard
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.settings import FIRST_STARTS, Settings
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import Theme

_Kind = TypeVar("_Kind", bound=QWidget)


class Welcoming(QObject):
    """Shows the card under the tabs, where it hides no heatmap.

    Parameters
    ----------
    window : QMainWindow
    store : LabStore
    intents : Intents
    theme : Theme
    parent : QObject

    Signals
    -------
    lesson_requested(), file_requested()
    """

    lesson_requested = Signal()
    file_requested = Signal()

    def __init__(
        self,
        window: QMainWindow,
        store: LabStore,
        intents: Intents,
        theme: Theme,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window, self._intents, self._theme = window, intents, theme
        self._settings: Settings | None = None
        self.hints: tuple[Hint, ...] = ()
        self.card = WelcomeCard(theme)
        self.card.hide()
        layout = window.centralWidget().layout()
        assert isinstance(layout, QVBoxLayout)  # tabs, bars and views, one below the other
        layout.insertWidget(1, self.card)
        self.card.try_requested.connect(self.point_at_first_controls)
        self.card.lesson_requested.connect(self._open_lessons)
        self.card.file_requested.connect(self._open_file)
        self.card.closed.connect(self._remember)
        store.state_changed.connect(self.end_hints)

    def greet(self, settings: Settings) -> None:
        """Show the card, and count that in the settings."""
        self._settings = settings
        settings.change(welcome_shown=settings.preferences.welcome_shown + 1)
        self.card.show()

    def show(self) -> None:
        """Show the card, whatever was there before, and give it the keyboard."""
        self.card.show()
        self.card.try_it.setFocus(Qt.FocusReason.OtherFocusReason)

    def point_at_first_controls(self) -> None:
        """Show hints at the sentence and at the heads; the keyboard goes to the sentence."""
        self.end_hints()
        self._intents.show_view("heads")
        dock = self._part(QDockWidget, "dimensionsDock")
        dock.show()
        dock.raise_()
        sentence = self._part(QLineEdit, "sentenceInput")
        sentence.setFocus(Qt.FocusReason.OtherFocusReason)
        sentence.selectAll()
        self.card.close_card()
        heads = self._part(StopSlider, "headsSlider")
        texts = (
            self.tr("1. Type any sentence: every map follows."),
            self.tr("2. Drag: more heads, more maps."),
        )
        self.hints = (
            Hint(texts[0], sentence, self._theme, 0.9),
            Hint(texts[1], heads, self._theme),
        )
        announce(self.card, " ".join(texts))

    def end_hints(self) -> None:
        """Take the hints away: something was done."""
        for hint in self.hints:
            hint.hide()
            hint.deleteLater()
        self.hints = ()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.card.set_theme(theme)
        for hint in self.hints:
            hint.set_theme(theme)

    def _part(self, kind: type[_Kind], name: str) -> _Kind:
        found = self._window.findChild(kind, name)
        assert isinstance(found, kind)  # every window has it
        return found

    def _open_lessons(self) -> None:
        self.card.close_card()
        self.lesson_requested.emit()

    def _open_file(self) -> None:
        self.card.close_card()
        self.file_requested.emit()

    def _remember(self) -> None:
        if self._settings is not None:
            self._settings.change(welcome_shown=FIRST_STARTS)

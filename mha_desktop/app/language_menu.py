"""The menu of the languages, each in its own words."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from mha_desktop.qt.languages import SYSTEM, Language


class LanguageMenu(QMenu):
    """One entry for each language, and one for that of the system.

    Parameters
    ----------
    languages : iterable of Language
    parent : QWidget

    Signals
    -------
    chosen(str)
        The code of a language, or ``system``.
    """

    chosen = Signal(str)

    def __init__(self, languages: Iterable[Language], parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Lang&uage"))
        self.setObjectName("languageMenu")
        self.setToolTipsVisible(True)
        self._group = QActionGroup(self)
        tip = self.tr("The language that the system speaks, or English")
        self._add(SYSTEM, self.tr("&Language of the system"), tip)
        self.addSeparator()
        for language in languages:
            tip = self.tr("Speak {language} at once").format(language=language.name)
            self._add(language.code, language.name, tip)
        self.triggered.connect(lambda action: self.chosen.emit(action.data()))

    def show_choice(self, choice: str) -> None:
        """Tick what was chosen."""
        for action in self._group.actions():
            action.setChecked(action.data() == choice)

    def _add(self, code: str, text: str, tip: str) -> None:
        action = self.addAction(text)
        action.setObjectName(f"{code}LanguageAction")
        action.setData(code)
        action.setCheckable(True)
        action.setToolTip(tip)
        action.setStatusTip(tip)
        self._group.addAction(action)

"""Which theme the program wears: the user's choice, or the system's."""

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from mha_desktop.panels.style_sheet import BODY_POINTS, style_sheet
from mha_desktop.qt.settings import ThemeChoice
from mha_desktop.qt.theme import DARK, HIGH_CONTRAST, LIGHT, Theme, palette_for

_THEMES = {"light": LIGHT, "dark": DARK, "high_contrast": HIGH_CONTRAST}


class Theming(QObject):
    """Holds the theme and dresses the application in it.

    Signals
    -------
    theme_changed(object)
        The new `Theme`.
    """

    theme_changed = Signal(object)

    def __init__(self, choice: ThemeChoice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice = choice
        self.theme = self._wanted()
        self._dress()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def choice(self) -> ThemeChoice:
        """What the user chose."""
        return self._choice

    def choose(self, choice: ThemeChoice) -> None:
        """Wear a theme, or the system's from now on."""
        self._choice = choice
        self._update()

    @Slot()
    def _follow_system(self) -> None:
        self._update()

    def _update(self) -> None:
        wanted = self._wanted()
        if wanted is self.theme:
            return
        self.theme = wanted
        self._dress()
        self.theme_changed.emit(wanted)

    def _wanted(self) -> Theme:
        if self._choice in _THEMES:
            return _THEMES[self._choice]
        scheme = QGuiApplication.styleHints().colorScheme()
        return DARK if scheme == Qt.ColorScheme.Dark else LIGHT

    def _dress(self) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        scale = application.font().pointSizeF() / BODY_POINTS
        application.setPalette(palette_for(self.theme))
        application.setStyleSheet(style_sheet(self.theme, max(scale, 1.0)))

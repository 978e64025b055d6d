"""Which theme the program wears, and how large its text is: the user's choices, or the system's."""

from weakref import WeakSet

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from mha_desktop.panels.style_sheet import BODY_POINTS, style_sheet
from mha_desktop.qt.settings import ThemeChoice
from mha_desktop.qt.theme import DARK, HIGH_CONTRAST, LIGHT, Theme, palette_for

_THEMES = {"light": LIGHT, "dark": DARK, "high_contrast": HIGH_CONTRAST}


class Theming(QObject):
    """Holds theme and text scale, and dresses the application in them.

    Signals
    -------
    theme_changed(object)
        The new `Theme`.
    """

    theme_changed = Signal(object)

    def __init__(self, choice: ThemeChoice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice = choice
        self._system_font = QFont(_application().font())
        self._text_scale = self._pixel_scale = 1.0
        self.theme = self._wanted()
        self._windows: WeakSet[QWidget] = WeakSet()
        self._dress()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def choice(self) -> ThemeChoice:
        """What the user chose."""
        return self._choice

    @property
    def text_scale(self) -> float:
        """How much larger text is than the system asks for."""
        return self._text_scale

    @property
    def usual_sheet(self) -> str:
        """The style sheet for a window whose text is not magnified."""
        points = self._system_font.pointSizeF()
        body = f"QWidget {{ font-size: {points:g}pt; }}\n"
        return body + style_sheet(self.theme, max(points / BODY_POINTS, 1.0))

    def wear(self, window: QWidget) -> None:
        """Dress a window that has all its widgets, and all that opens from it, from now on.

        The sheet is the window's. One of the application Qt puts on a widget again for each of the
        widgets around it, and again whenever it is put into another one: a view would take half as
        long again to be made, and another theme five times as long.
        """
        self._windows.add(window)
        # It may be older than the font of the application; its sheet would hide that from it.
        QGuiApplication.sendEvent(window, QEvent(QEvent.Type.ApplicationFontChange))
        window.setStyleSheet(self._sheet)

    def choose(self, choice: ThemeChoice) -> None:
        """Wear a theme, or the system's from now on."""
        self._choice = choice
        self._update()

    def set_text_scale(self, scale: float, pixel_scale: float = 1.0) -> None:
        """Magnify all text of the program.

        Parameters
        ----------
        scale : float
            1 is the size that the system asks for; above that, of `BODY_POINTS` if the system's is
            smaller.
        pixel_scale : float
            What the heights and margins of controls are magnified by.
        """
        if (scale, pixel_scale) != (self._text_scale, self._pixel_scale):
            self._text_scale, self._pixel_scale = scale, pixel_scale
            self._dress()

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
        application, font = _application(), self._font()
        if font != application.font():
            application.setFont(font)
        application.setPalette(palette_for(self.theme))
        for window in filter(isValid, list(self._windows)):
            window.setStyleSheet(self._sheet)

    @property
    def _sheet(self) -> str:
        scale = max(self._font().pointSizeF() / BODY_POINTS, 1.0)
        return style_sheet(self.theme, scale, self._pixel_scale)

    def _font(self) -> QFont:
        font = QFont(self._system_font)
        if self._text_scale != 1.0:
            font.setPointSizeF(max(font.pointSizeF(), BODY_POINTS) * self._text_scale)
        return font


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application

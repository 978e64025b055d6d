"""How large the window is and how its docks are arranged, from one start to the next."""

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QMainWindow

from mha_desktop.app.docks import LabDocks
from mha_desktop.qt.settings import Settings

MINIMUM_SIZE = QSize(960, 640)
FIRST_SIZE = QSize(1440, 900)
# Raised when the docks change, so that an old arrangement is not put on new ones.
_LAYOUT_VERSION = 2


def set_first_size(window: QMainWindow) -> None:
    """Give a window the size that it has until somebody gives it another."""
    window.setMinimumSize(MINIMUM_SIZE)
    window.resize(FIRST_SIZE.boundedTo(window.screen().availableSize()))


def remember_frame(window: QMainWindow, settings: Settings) -> None:
    """Keep how a window is arranged for the next start."""
    geometry, docks = window.saveGeometry(), window.saveState(_LAYOUT_VERSION)
    settings.change(geometry=geometry.data(), docks=docks.data())


def restore_frame(window: QMainWindow, docks: LabDocks, settings: Settings) -> None:
    """Arrange a window as it was remembered, as far as the screen has room."""
    preferences = settings.preferences
    window.restoreGeometry(QByteArray(preferences.geometry))
    docks.fit()
    window.restoreState(QByteArray(preferences.docks), _LAYOUT_VERSION)

"""The start of the windowed program."""

import gc
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from mha_desktop import __version__
from mha_desktop.app.garbage import GarbageCollector
from mha_desktop.app.idle_imports import IdleImports
from mha_desktop.app.idle_views import IdleViews
from mha_desktop.app.main_window import MainWindow
from mha_desktop.lab.state import LabState
from mha_desktop.panels.accessible_roles import install_roles
from mha_desktop.qt.icons import application_icon
from mha_desktop.qt.recovery import recovery_folder
from mha_desktop.qt.settings import Settings, settings_path
from mha_desktop.qt.store import LabStore

if TYPE_CHECKING:
    from mha_desktop.app.requests import Request


# Seconds for which a worker may keep Python from the window, which needs it a hundred times for one
# event: at Python's own 5 ms, to write numbers for a second froze the window for half of that.
_TURN = 1e-4


def make_application(arguments: Sequence[str]) -> QApplication:
    """Make the one application object, with its name and style."""
    application = QApplication(list(arguments))
    install_roles()
    _look_for_assistive_technology()
    application.setApplicationName("mha-desktop")
    application.setApplicationDisplayName("MHA Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("mha-desktop")
    application.setStyle("Fusion")
    # Few entries have one, and text beside boxes to check would stand further left with it.
    application.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)
    application.setWindowIcon(application_icon())
    return application


def _look_for_assistive_technology() -> None:
    """Let Qt connect to the accessibility bus now, while nothing is being computed.

    Without a session bus the first question makes libdbus fork. The BLAS library stops its threads
    for a fork, and that never ends if the worker is in the middle of a product: the window froze.
    """
    QAccessible.isActive()


def run(request: "Request") -> int:
    """Open the window on what was asked for, and stay until it is closed.

    Returns
    -------
    int
        Exit status for the shell.
    """
    application = make_application(sys.argv[:1])
    store, settings = LabStore(request.state), Settings(settings_path())
    store.set_view(colour_map=settings.preferences.colour_map)
    window = MainWindow(store, settings, recovery_folder())
    if request.session is not None:
        _open_session(window, store, request)
    window.greet()
    window.show()
    # What is here now stays: to look through it later would stop the window for tens of ms.
    gc.freeze()
    GarbageCollector(application)
    sys.setswitchinterval(_TURN)
    imports, views = IdleImports(application), IdleViews(window.panels.views.central)
    imports.finished.connect(views.start)
    imports.start_later()
    return application.exec()


def _open_session(window: MainWindow, store: LabStore, request: "Request") -> None:
    """Open a session, and change it as the other options say: that can be undone."""
    assert request.session is not None
    window.open_session(request.session)
    if store.state != request.state:
        fields = {name: getattr(request.state, name) for name in LabState.__struct_fields__}
        text = QCoreApplication.translate("Application", "Options of the command line")
        store.change(text, **fields)

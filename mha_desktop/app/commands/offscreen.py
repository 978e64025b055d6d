"""Qt's application for pictures that are made without a display."""

import os
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

# The offscreen platform says so each time that a widget has a smallest size.
_IDLE = "This plugin does not support"


def gui_application() -> QCoreApplication:
    """Return Qt's application, without which there are no fonts; it asks for no display."""
    return _made(lambda: QGuiApplication([]))


def widgets_application() -> QCoreApplication:
    """Return the application that panels need, which look as in the window."""

    def make() -> QCoreApplication:
        from PySide6.QtWidgets import QApplication

        qInstallMessageHandler(_say)
        application = QApplication([])
        application.setStyle("Fusion")
        return application

    return _made(make)


def _made(make: Callable[[], QCoreApplication]) -> QCoreApplication:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QCoreApplication.instance() or make()


def _say(kind: QtMsgType, _context: object, message: str) -> None:
    if not message.startswith(_IDLE):
        os.write(2, f"mha-desktop: {message}\n".encode(errors="replace"))

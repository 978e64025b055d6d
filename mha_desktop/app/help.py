"""What this program is."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from mha_desktop import __version__
from mha_desktop.qt.icons import application_icon
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP


def _translated(text: str) -> str:
    return QCoreApplication.translate("Help", text)


def show_about(parent: QWidget) -> None:
    """Say what this program is."""
    text = _translated(
        QT_TRANSLATE_NOOP(
            "Help",
            "<h3>MHA Desktop {version}</h3><p>The multi-head attention lab. Every number on the "
            "screen is computed from the settings on the screen.</p><p>MIT licence.</p>",
        )
    )
    box = QMessageBox(parent)
    box.setWindowTitle("MHA Desktop")
    box.setIconPixmap(application_icon().pixmap(64))
    box.setText(text.format(version=__version__))
    box.finished.connect(box.deleteLater)
    box.open()

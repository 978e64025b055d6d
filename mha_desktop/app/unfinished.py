"""Files that are still being written when their window is to close."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget


def may_give_up(window: QWidget, *, writing: bool) -> bool:
    """Ask whether what is being written may be given up, with no file changed; True if nothing is.

    Parameters
    ----------
    window : QWidget
        That is to close.
    writing : bool
        Whether numbers or pictures are being written for it.
    """
    if not writing:
        return True
    translate = QCoreApplication.translate
    answer = QMessageBox.question(
        window,
        translate("Export", "Stop writing?"),
        translate("Export", "A file is still being written. Stop, and leave it out?"),
    )
    return answer == QMessageBox.StandardButton.Yes

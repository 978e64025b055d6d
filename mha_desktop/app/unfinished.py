"""Files that are still being written when their window is to close."""

from collections.abc import Collection
from typing import Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget


class Writer(Protocol):
    """What writes files for a window."""

    @property
    def writing(self) -> bool:
        """Whether a file would be missing if the window closed now."""
        ...

    def cancel(self) -> None:
        """Give up what is being written; no file changes."""


def may_give_up(window: QWidget, writers: Collection[Writer]) -> bool:
    """Give up what is being written for a window that is to close, unless the user minds.

    Parameters
    ----------
    window : QWidget
        That is to close.
    writers : collection of Writer
        The user is asked if any of them is at work.

    Returns
    -------
    bool
        False if the files are to be written, and the window has to stay.
    """
    if any(writer.writing for writer in writers) and not _asked(window):
        return False
    for writer in writers:
        writer.cancel()
    return True


def _asked(window: QWidget) -> bool:
    """Return whether the user says that files may be left out."""
    translate = QCoreApplication.translate
    answer = QMessageBox.question(
        window,
        translate("Export", "Stop writing?"),
        translate("Export", "A file is still being written. Stop, and leave it out?"),
    )
    return answer == QMessageBox.StandardButton.Yes

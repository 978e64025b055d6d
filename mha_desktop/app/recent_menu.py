"""The menu of the sessions that were open last."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget


class RecentMenu(QMenu):
    """One entry for each file; disabled while there is none.

    Signals
    -------
    chosen(object)
        The `Path` of a session.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Open &recent"))
        self.setToolTipsVisible(True)
        self.triggered.connect(lambda action: self.chosen.emit(action.data()))

    def show_files(self, files: Iterable[Path]) -> None:
        """Offer these files."""
        self.clear()
        for number, path in enumerate(files, start=1):
            name = path.stem.replace("&", "&&")
            action = self.addAction(f"&{number} {name}" if number < 10 else f"{number} {name}")
            action.setToolTip(str(path))
            action.setData(path)
        self.menuAction().setEnabled(not self.isEmpty())

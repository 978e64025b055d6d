"""All commands of the window in one list that is searched while one types."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from mha_desktop.panels.help.searched_list import SearchedList
from mha_desktop.qt.models.commands_model import Command, CommandsModel

_PADDING = 16
_LETTERS, _LINES = 112, 16


class CommandPalette(QDialog):
    """Type, choose with the arrows, Enter; Escape closes. The keyboard then is where it was.

    Parameters
    ----------
    commands : sequence of Command
    parent : QWidget

    Signals
    -------
    chosen(object)
        The `Command` to run; the dialog is closed by then.
    """

    chosen = Signal(object)

    def __init__(self, commands: Sequence[Command], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("commandPalette")
        self.setWindowTitle(self.tr("All commands"))
        titles = (self.tr("Command"), self.tr("Where"), self.tr("Keys"))
        self.list = SearchedList(
            CommandsModel(commands, titles, self), self.tr("Find a command: words or first letters")
        )
        self.list.field.setObjectName("commandSearch")
        self.list.table.setObjectName("commandList")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        layout.addWidget(self.list)
        self.list.taken.connect(self._choose)
        fit_dialog(self, parent, _LETTERS, _LINES)

    def _choose(self, command: Command) -> None:
        self.accept()
        self.chosen.emit(command)


def fit_dialog(dialog: QWidget, window: QWidget, letters: int, lines: int) -> None:
    """Give a dialog room for so many letters and lines, as far as the window is that large."""
    metrics = dialog.fontMetrics()
    wanted = metrics.averageCharWidth() * letters, metrics.height() * lines * 2
    dialog.resize(
        min(wanted[0], window.width() - 2 * _PADDING),
        min(wanted[1], window.height() - 4 * _PADDING),
    )

"""All keys of the window and its panels, in a list that can be searched."""

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from mha_desktop.panels.command_palette import fit_dialog
from mha_desktop.panels.controls.dialog_buttons import dialog_buttons
from mha_desktop.panels.help.searched_list import SearchedList
from mha_desktop.qt.models.commands_model import Command, CommandsModel

_PADDING = 16
_LETTERS, _LINES = 112, 18


class KeysPage(QDialog):
    """Stays open beside the work; Escape closes it.

    Parameters
    ----------
    keys : sequence of Command
        What each key does, and where; none of them is run from here.
    parent : QWidget
    """

    def __init__(self, keys: Sequence[Command], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("keysPage")
        self.setWindowTitle(self.tr("Keyboard"))
        titles = (self.tr("What it does"), self.tr("Where"), self.tr("Keys"))
        self.list = SearchedList(
            CommandsModel(keys, titles, self), self.tr("Find a key, or what it does")
        )
        self.list.field.setObjectName("keysSearch")
        self.list.table.setObjectName("keysTable")
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.setObjectName("keysButtons")
        buttons.rejected.connect(self.reject)
        # Enter in the field must not close the page.
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        layout.addWidget(self.list)
        layout.addWidget(buttons)
        fit_dialog(self, parent, _LETTERS, _LINES)

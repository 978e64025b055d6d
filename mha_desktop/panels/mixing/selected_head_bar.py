"""The top row of a page about one head: which head it is."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from mha_desktop.panels.head_selector import HeadSelector
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.heads_model import HeadsModel

_GAP = 8


class SelectedHeadBar(QWidget):
    """The drop-down list of heads, and a sentence beside it.

    Parameters
    ----------
    heads : HeadsModel
    text : str
        What the page shows.
    """

    head_selected = Signal(int)

    def __init__(self, heads: HeadsModel, text: str) -> None:
        super().__init__()
        self.selector = HeadSelector(heads)
        self.selector.head_selected.connect(self.head_selected)
        caption = QLabel(text)
        set_role(caption, "strong")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        row.addWidget(self.selector)
        row.addWidget(caption, 1)

    def show_head(self, head: int) -> None:
        """Show this head as the selected one."""
        self.selector.show_head(head)

"""What a presentation has to do with."""

from dataclasses import dataclass

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QToolBar

from mha_desktop.app.docks import LabDocks
from mha_desktop.app.hidden_parts import HiddenParts
from mha_desktop.app.panel_set import PanelSet
from mha_desktop.app.text_size import TextSize
from mha_desktop.app.theming import Theming


@dataclass(frozen=True)
class PresentedWindow:
    """The main window, and the parts of it that a presentation takes away.

    Attributes
    ----------
    window : QMainWindow
    docks : LabDocks
    top_bar : QToolBar
        Holds the sentence.
    panels : PanelSet
    hidden : HiddenParts
    text_size : TextSize
    theming : Theming
    actions : tuple of QAction
        Their shortcuts go on working while the menus are away.
    """

    window: QMainWindow
    docks: LabDocks
    top_bar: QToolBar
    panels: PanelSet
    hidden: HiddenParts
    text_size: TextSize
    theming: Theming
    actions: tuple[QAction, ...]

"""A place in the window that scripts find by name, whose content is made when it is shown."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from mha_desktop.panels.controls.late_page import Content_co, LatePage


class Place(LatePage[Content_co]):
    """Most starts show the grid only, and need not wait for everything else.

    Parameters
    ----------
    name : str
        Object name.
    build : callable
        Makes the content, which is a widget.
    """

    def __init__(self, name: str, build: Callable[[], Content_co]) -> None:
        super().__init__(build)
        self.setObjectName(name)
        self.setProperty("ground", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

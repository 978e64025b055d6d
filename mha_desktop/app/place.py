"""A place in the window that scripts find by name, whose content is made when it is shown."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

Content = TypeVar("Content")


class Place(QWidget, Generic[Content]):
    """Most starts show the grid only, and need not wait for everything else.

    Parameters
    ----------
    name : str
        Object name.
    build : callable
        Makes the content, which is a widget.

    Signals
    -------
    made()
        The content is there.
    """

    made = Signal()

    def __init__(self, name: str, build: Callable[[], Content]) -> None:
        super().__init__()
        self.setObjectName(name)
        self._build = build
        self._content: Content | None = None
        self.setProperty("ground", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def make(self) -> Content:
        """Return the content; the first call makes it."""
        if self._content is None:
            self._content = self._build()
            assert isinstance(self._content, QWidget)
            self._layout.addWidget(self._content)
            self.made.emit()
        return self._content

    def showEvent(self, event: QShowEvent) -> None:
        """Have the content, however the place came to be shown."""
        super().showEvent(event)
        self.make()

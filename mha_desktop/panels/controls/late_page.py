"""A page that is made when it is first shown, and hears then what it has missed."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

Content_co = TypeVar("Content_co", covariant=True)


class LatePage(QWidget, Generic[Content_co]):
    """Whoever opens a view sees one of its pages, and need not wait for the others.

    Parameters
    ----------
    build : callable
        Makes the content, which is a widget.

    Signals
    -------
    made()
        The content is there, or that of a page in it.
    """

    made = Signal()

    def __init__(self, build: Callable[[], Content_co]) -> None:
        super().__init__()
        self._build = build
        self._content: Content_co | None = None
        self._told: dict[str, object] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def make(self) -> Content_co:
        """Return the content; the first call makes it."""
        if self._content is None:
            self._content = self._build()
            assert isinstance(self._content, QWidget)
            self._layout.addWidget(self._content)
            for name, value in self._told.items():
                getattr(self._content, name)(value)
            # By itself, the layout of a page that is just being shown would do this only later.
            self._content.resize(self.size())
            self._content.show()
            self._announce()
        return self._content

    def tell(self, name: str, value: object) -> None:
        """Call a method of the content: now, or with the last value once the content is made."""
        if self._content is None:
            self._told[name] = value
        else:
            getattr(self._content, name)(value)

    def showEvent(self, event: QShowEvent) -> None:
        """Have the content, however the page came to be shown."""
        super().showEvent(event)
        self.make()

    def _announce(self) -> None:
        self.made.emit()
        around = self.parentWidget()
        while around is not None and not isinstance(around, LatePage):
            around = around.parentWidget()
        if around is not None:
            around._announce()

"""How often something happens to a widget."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class EventCount(QObject):
    """Counts the events of one kind that a widget gets."""

    def __init__(self, widget: QWidget, kind: QEvent.Type) -> None:
        super().__init__(widget)
        self.count = 0
        self._kind = kind
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.count += event.type() is self._kind
        return False

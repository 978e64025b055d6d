"""Whether something around a widget is arranged anew."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class LayoutRequests(QObject):
    """Counts how often a widget is asked to arrange its inside."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.LayoutRequest
        return False

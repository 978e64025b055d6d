"""What screen readers say about painted widgets.

The name of a widget says what it is and which keys it has, and the description what stands under
the keyboard: where the widget has items, that is the name of the present one.
"""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget

from mha_desktop.panels.accessible_roles import focus_item, has_items
from mha_desktop.qt.models.reading import Reading


@runtime_checkable
class Readable(Protocol):
    """A painted widget that says in words what is under its pointer or its keyboard."""

    def reading(self) -> Reading | str:
        """Return the words."""
        ...


def announce(widget: QWidget, text: str) -> None:
    """Make `text` the description of a painted widget, and have it spoken if it is new."""
    if text != widget.accessibleDescription():
        widget.setAccessibleDescription(text)
        speak(widget)


def speak(widget: QWidget) -> None:
    """Have the description of a widget spoken where someone listens.

    An item is heard when the keyboard is on it; what has no items says it as news.
    """
    if not QAccessible.isActive():
        return
    if not has_items(widget):
        news = QAccessibleAnnouncementEvent(widget, widget.accessibleDescription())
        QAccessible.updateAccessibility(news)
    elif widget.hasFocus():
        focus_item(widget)


def describe(widget: QWidget) -> None:
    """Make what a painted widget reads its description, and leave it to the reader to ask."""
    if isinstance(widget, Readable):
        reading = widget.reading()
        widget.setAccessibleDescription(reading.aloud if isinstance(reading, Reading) else reading)


class FocusReader(QObject):
    """Keeps the description of the painted widget with the keyboard true.

    Parameters
    ----------
    application : QApplication
        Whose focus is followed.
    parent : QObject
    """

    def __init__(self, application: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._arrived = False
        # One change of the lab is many signals: read once, when all of them have come.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._describe)
        application.focusChanged.connect(self._arrive)

    @Slot()
    def refresh(self) -> None:
        """Read anew, soon: what is on show has changed."""
        self._soon.start()

    @Slot()
    def _arrive(self) -> None:
        self._arrived = True
        self.refresh()

    @Slot()
    def _describe(self) -> None:
        widget, arrived, self._arrived = QApplication.focusWidget(), self._arrived, False
        if widget is None:
            return
        describe(widget)
        if arrived and QAccessible.isActive():
            focus_item(widget)

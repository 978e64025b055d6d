"""Refreshes a widget at changes, but only while it can be seen."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class WhenShown(QObject):
    """Calls `refresh` at a change if the widget is visible, else once when it is shown again.

    Parameters
    ----------
    widget : QWidget
        Whose visibility counts; the parent of this object.
    refresh : callable
        What brings the widget up to date.
    """

    def __init__(self, widget: QWidget, refresh: Callable[[], None]) -> None:
        super().__init__(widget)
        self._widget, self._refresh = widget, refresh
        self._outdated = True
        widget.installEventFilter(self)

    def change(self) -> None:
        """Take notice of a change."""
        self._outdated = True
        if self._widget.isVisible():
            self._catch_up()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Catch up when the widget is shown."""
        if event.type() is QEvent.Type.Show and self._outdated:
            self._catch_up()
        return False

    def _catch_up(self) -> None:
        self._outdated = False
        self._refresh()

"""What's This: a click explains what is clicked, instead of pressing it."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication, QWhatsThis, QWidget


class WhatsThisMode(QObject):
    """Answers for every widget while the mode is on, whether or not it has a text of its own.

    Parameters
    ----------
    parent : QObject

    Signals
    -------
    asked(object)
        The widget that was clicked.
    """

    asked = Signal(object)

    def enter(self) -> None:
        """Change the pointer, and wait for a click or for Escape."""
        application = QApplication.instance()
        assert application is not None  # widgets cannot be without one
        application.installEventFilter(self)
        QWhatsThis.enterWhatsThisMode()

    def leave(self) -> None:
        """End the mode without an answer."""
        if QWhatsThis.inWhatsThisMode():
            QWhatsThis.leaveWhatsThisMode()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer the questions that Qt asks of the widget under the pointer."""
        kind = event.type()
        if kind is QEvent.Type.LeaveWhatsThisMode:
            self._stop_listening()
        elif kind is QEvent.Type.QueryWhatsThis and isinstance(watched, QWidget):
            event.accept()
            return True
        elif kind is QEvent.Type.WhatsThis and isinstance(watched, QWidget):
            # Not accepted: Qt then ends the mode and swallows the release of the button, too.
            event.ignore()
            self.asked.emit(watched)
            return True
        return False

    def _stop_listening(self) -> None:
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

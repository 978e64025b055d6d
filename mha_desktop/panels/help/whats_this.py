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

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._answered = False

    def enter(self) -> None:
        """Change the pointer, and wait for a click or for Escape."""
        application = QApplication.instance()
        assert application is not None  # widgets cannot be without one
        self._answered = False
        QWhatsThis.enterWhatsThisMode()
        # After Qt's own, to be asked before it.
        application.installEventFilter(self)

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
            event.accept()
            self._answered = True
            self.asked.emit(watched)
            return True
        elif kind is QEvent.Type.MouseButtonRelease and self._answered:
            # It belongs to the press that was answered.
            self.leave()
            return True
        return False

    def _stop_listening(self) -> None:
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

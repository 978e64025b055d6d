"""Whether the user wants things to move."""

from PySide6.QtWidgets import QApplication, QStyle, QWidget

# A dynamic property of the application, for all its windows.
_OFF = "motionOff"


def set_motion_allowed(*, allowed: bool) -> None:
    """Let things move as the system is set, or let nothing move whatever that says."""
    application = QApplication.instance()
    if application is not None:
        application.setProperty(_OFF, not allowed)


def wants_motion(widget: QWidget) -> bool:
    """Return False if the preferences or the system are set to show no animations."""
    application = QApplication.instance()
    if application is not None and application.property(_OFF):
        return False
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return widget.style().styleHint(hint, None, widget) > 0

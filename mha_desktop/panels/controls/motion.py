"""Whether the user wants things to move."""

from PySide6.QtWidgets import QStyle, QWidget


def wants_motion(widget: QWidget) -> bool:
    """Return False if the system is set to show no animations."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return widget.style().styleHint(hint, None, widget) > 0

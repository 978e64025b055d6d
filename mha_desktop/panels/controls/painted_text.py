"""Where painted text lies: left is left in every language, unless a line turns with its window."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStyle

_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
LEFT = Qt.AlignmentFlag.AlignLeft | _MIDDLE
RIGHT = Qt.AlignmentFlag.AlignRight | _MIDDLE


def turned(align: Qt.AlignmentFlag, direction: Qt.LayoutDirection) -> Qt.AlignmentFlag:
    """Return `LEFT` or `RIGHT` as it is in a window of this direction.

    Without it the direction of each text would decide, and a number would not lie with its words.
    """
    return QStyle.visualAlignment(direction, align & ~_MIDDLE) | _MIDDLE

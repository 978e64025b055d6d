"""Tool tips that depend on the place inside a painted widget."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget


def shows_tip(widget: QWidget, event: QEvent, tip_at: Callable[[QPointF], str]) -> bool:
    """Show the tool tip of a place, if that is what an event asks for.

    Parameters
    ----------
    widget : QWidget
    event : QEvent
        Of the widget, or of its viewport.
    tip_at : callable
        Gets the place, and returns a text, or an empty one for no tool tip.

    Returns
    -------
    bool
        Whether that was what the event asked for.
    """
    if event.type() is not QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
        return False
    QToolTip.showText(event.globalPos(), tip_at(event.pos().toPointF()), widget)
    return True

"""Brings layouts up to date before the next paint."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def arrange_now(widget: QWidget) -> None:
    """Arrange the inside of a widget, and what lies around it, up to its window.

    By itself Qt asks one level after the other, each with a message of its own. What comes after
    the first of them is painted too late, and the whole window a second time.
    """
    level: QWidget | None = widget
    while level is not None and not level.isWindow():
        layout = level.layout()
        if layout is not None:
            layout.activate()
        level = level.parentWidget()


def bar_policy(*, needed: bool) -> Qt.ScrollBarPolicy:
    """Return the policy that shows a scroll bar, or hides it, at once.

    A scroll area that finds out by itself shows its bar with a message of its own, after the paint.
    """
    policies = Qt.ScrollBarPolicy
    return policies.ScrollBarAlwaysOn if needed else policies.ScrollBarAlwaysOff

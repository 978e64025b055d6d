"""Brings layouts up to date before the next paint."""

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

"""Which help belongs to a widget, and which keys."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QToolButton, QWidget

from mha_desktop.qt.help_texts import OVERVIEW, help_of, translated
from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.help_texts_keys import keys_of
from mha_desktop.qt.key_names import key_names
from mha_desktop.qt.translation import spoken_formula

_NATIVE = QKeySequence.SequenceFormat.NativeText


@dataclass(frozen=True)
class HelpPage:
    """What the help card shows, in the user's language.

    Attributes
    ----------
    title, text : str
    latex, spoken : str
        The formula; both empty for none.
    keys : tuple of (str, str)
        Key, and what it does; nothing is said about a key that leads to the control.
    """

    title: str
    text: str
    latex: str
    spoken: str
    keys: tuple[tuple[str, str], ...]


def help_widget(widget: QWidget) -> tuple[QWidget, Help]:
    """Return the widget, or the nearest around it, that has help, and that help.

    Where there is none at all, it is the overview of the whole window.
    """
    inside = widget.focusProxy() or widget
    around: QWidget | None = inside
    while around is not None:
        found = help_of(around.objectName())
        if found is not None:
            return around, found
        around = around.parentWidget()
    overview = help_of(OVERVIEW)
    assert overview is not None  # a test makes sure of it
    return inside.window(), overview


def help_page(widget: QWidget, *more_keys: str) -> HelpPage:
    """Return the page about a widget.

    Parameters
    ----------
    widget : QWidget
    *more_keys : str
        Keys that lead to it from anywhere, besides those that it has itself.
    """
    around, found = help_widget(widget)
    keys = dict.fromkeys(filter(None, (*more_keys, own_key(around))))
    named = [(key_names(key), translated(text)) for key, text in keys_of(around.objectName())]
    reached = [(key, "") for key in keys if key not in dict(named)]
    return HelpPage(
        translated(found.title),
        translated(found.text),
        found.latex,
        spoken_formula(found.spoken),
        (*reached, *named),
    )


def own_key(widget: QWidget) -> str:
    """Return the key that presses a button, or leads to a control by its label; empty for none."""
    if isinstance(widget, QToolButton) and widget.defaultAction() is not None:
        return widget.defaultAction().shortcut().toString(_NATIVE)
    if isinstance(widget, QAbstractButton):
        return widget.shortcut().toString(_NATIVE)
    for label in widget.window().findChildren(QLabel):
        if label.buddy() is widget and label.isVisible():
            return QKeySequence.mnemonic(label.text()).toString(_NATIVE)
    return ""


def asked_widget(window: QWidget, at: QPoint | None = None) -> QWidget:
    """Return what has the keyboard, else what is under the pointer, else the window."""
    focused = QApplication.focusWidget()
    if focused is not None and focused is not window:
        return focused
    under = QApplication.widgetAt(QCursor.pos() if at is None else at)
    return window if under is None else under

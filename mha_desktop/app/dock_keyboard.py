"""The way of the keyboard into a dock."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QWidget

from mha_desktop.app.soon import run_soon

_TAB = Qt.FocusPolicy.TabFocus


def go_to(dock: QDockWidget) -> None:
    """Open a dock, if it is not, bring it to the front of its tabs, and give it the keyboard."""
    if dock.isHidden():
        # As the menu does: it finds the panel a place, too.
        dock.toggleViewAction().trigger()
    dock.raise_()
    dock.activateWindow()
    # A panel behind a tab has its content a little later.
    run_soon(dock, partial(_give_keyboard, dock))


def _give_keyboard(dock: QDockWidget) -> None:
    for part in dock.widget().findChildren(QWidget):
        if part.isVisibleTo(dock) and part.isEnabled() and part.focusPolicy() & _TAB:
            part.setFocus(Qt.FocusReason.OtherFocusReason)
            return

"""Controls that are kept out of sight, by their object names, for one reason or several."""

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLabel, QWidget


class HiddenParts(QObject):
    """Keeps widgets of a window hidden, also those that are made later or would be shown again.

    A label goes with the control that it names.

    Parameters
    ----------
    window : QWidget
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._names: dict[str, frozenset[str]] = {}
        self._wanted: dict[QWidget, bool] = {}

    def hide(self, reason: str, names: Collection[str]) -> None:
        """Hide the widgets with these object names; those hidden before for this reason come back.

        What another reason hides as well stays hidden.
        """
        self._names[reason] = frozenset(names)
        self.apply()

    def apply(self) -> None:
        """Hide what was made since."""
        parts = self._parts()
        for part in set(self._wanted) - parts:
            part.removeEventFilter(self)
            part.setVisible(self._wanted.pop(part))
        for part in parts - set(self._wanted):
            self._wanted[part] = not part.isHidden()
            part.hide()
            part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide a part again that somebody shows."""
        if event.type() is QEvent.Type.ShowToParent and isinstance(watched, QWidget):
            self._wanted[watched] = True
            watched.hide()
        return super().eventFilter(watched, event)

    def _parts(self) -> set[QWidget]:
        names = frozenset[str]().union(*self._names.values())
        if not names:
            return set()
        parts = {part for name in names for part in self._window.findChildren(QWidget, name)}
        labels = self._window.findChildren(QLabel)
        return parts | {label for label in labels if label.buddy() in parts}

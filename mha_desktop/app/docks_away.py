"""Docks that are left out for a while, and come back as they were."""

from collections.abc import Collection

from PySide6.QtWidgets import QDockWidget


class DocksAway:
    """Remembers of docks that nobody sees whether they would be open."""

    def __init__(self) -> None:
        self._away: frozenset[QDockWidget] = frozenset()
        self._open: set[QDockWidget] = set()

    def is_open(self, dock: QDockWidget) -> bool:
        """Return whether a dock is on show, or would be."""
        return dock in self._open if dock in self._away else not dock.isHidden()

    def set_open(self, dock: QDockWidget, *, opened: bool) -> None:
        """Show or hide a dock, or have it come back that way."""
        if dock not in self._away:
            dock.setVisible(opened)
        elif opened:
            self._open.add(dock)
        else:
            self._open.discard(dock)

    def leave_out(self, docks: Collection[QDockWidget]) -> None:
        """Leave these docks out, and no others any more."""
        coming = self._away.difference(docks)
        going = frozenset(docks) - self._away
        opened = {dock for dock in coming | going if self.is_open(dock)}
        self._away = frozenset(docks)
        # In one order always: what docks ask for depends on which of them come first.
        for dock in sorted(coming | going, key=QDockWidget.objectName):
            dock.toggleViewAction().setDisabled(dock in going)
            dock.setVisible(dock in coming & opened)
        self._open = (self._open - coming) | (opened & going)

"""Where the names of docks stand: in a title row, or on the tabs of docks that share a place."""

from collections.abc import Collection

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QWidget

from mha_desktop.panels.controls.dock_title import DockTitle
from mha_desktop.qt.theme import Theme

_MOST_ROOMY = 3
_DIRECTLY = Qt.FindChildOption.FindDirectChildrenOnly


class DockNames(QObject):
    """Shows the name of each dock of a window once.

    Parameters
    ----------
    window : QMainWindow
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._rows: dict[QDockWidget, DockTitle] = {}
        self._no_rows: dict[QDockWidget, QWidget] = {}
        # `singleShot` would keep this, and the window, when it is closed before the shot.
        self._tabs_timer = QTimer(self, singleShot=True, interval=0)
        self._tabs_timer.timeout.connect(self._follow_tabs)

    def name(self, dock: QDockWidget, theme: Theme) -> DockTitle:
        """Give a dock its title row."""
        row = self._rows[dock] = DockTitle(dock, theme)
        dock.setTitleBarWidget(row)
        self._no_rows[dock] = QWidget(dock)
        self._no_rows[dock].hide()
        return row

    def set_theme(self, theme: Theme) -> None:
        """Repaint the title rows."""
        for row in self._rows.values():
            row.set_theme(theme)

    def leave_to_tabs(self, together: Collection[QDockWidget]) -> None:
        """Leave the names of docks that share a place to the tabs, unless there is but one."""
        in_tabs = [dock for dock in together if not (dock.isHidden() or dock.isFloating())]
        for dock in self._rows:
            self._show_row(dock, shown=dock not in in_tabs or len(in_tabs) == 1)
        # Qt arranges the bars of tabs after this, and lets Tab lead to those that it hides.
        self._tabs_timer.start()

    def _show_row(self, dock: QDockWidget, *, shown: bool) -> None:
        row, no_row = self._rows[dock], self._no_rows[dock]
        if dock.titleBarWidget() is (row if shown else no_row):
            return
        row.setVisible(shown)
        no_row.setVisible(not shown)
        dock.setTitleBarWidget(row if shown else no_row)

    def _follow_tabs(self) -> None:
        """Let Tab lead to the bars of tabs on show, and to no other."""
        for bar in self._window.findChildren(QTabBar, options=_DIRECTLY):
            shown = bar.isVisible() and bar.count() > 1
            bar.setObjectName("dockTabs")
            bar.setFocusPolicy(Qt.FocusPolicy.TabFocus if shown else Qt.FocusPolicy.NoFocus)
            _crowd(bar, crowded=bar.count() > _MOST_ROOMY)


def _crowd(bar: QTabBar, *, crowded: bool) -> None:
    """Put many tabs closer together: in the narrow dock their names would be cut off."""
    if bool(bar.property("crowded")) != crowded:
        bar.setProperty("crowded", crowded)
        bar.style().unpolish(bar)
        bar.style().polish(bar)

"""The docks around the views, and how they give way in a small window."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMainWindow,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.panels.controls.dock_title import DockTitle
from mha_desktop.panels.grouping.grouping_editor import GroupingEditor
from mha_desktop.qt.theme import Theme

NARROW_BELOW = 1200
LOW_BELOW = 800
DIMENSIONS_WIDTH = 264
NARROW_DIMENSIONS_WIDTH = 240
MIXER_WIDTH = 336
# Beside the strips, the tab in a narrow window holds a scroll bar.
TAB_MIXER_WIDTH = 352
GROUPING_HEIGHT = 208
_UNLIMITED = (1 << 24) - 1  # Qt's own limit of a widget's size


class LabDocks(QObject):
    """Dimensions on the left, mixing desk on the right, key/value groups below.

    Below `NARROW_BELOW` pixels of width the mixing desk becomes a tab behind Dimensions; below
    `LOW_BELOW` pixels of height the key/value groups fold to their title row.

    Parameters
    ----------
    window : QMainWindow
    dimensions, mixer : QWidget
        Contents of the docks at the sides.
    grouping : GroupingEditor
        Content of the dock below; its header stands in the title row.
    """

    def __init__(
        self,
        window: QMainWindow,
        dimensions: QWidget,
        mixer: QWidget,
        grouping: GroupingEditor,
        theme: Theme,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._editor = grouping
        self._titles: dict[QDockWidget, DockTitle] = {}
        self._no_titles: dict[QDockWidget, QWidget] = {}
        self.dimensions = self._dock("dimensionsDock", self.tr("Dimensions"), dimensions, theme)
        self.mixer = self._dock("mixerDock", self.tr("Mixing desk"), mixer, theme)
        self.grouping = self._dock(
            "groupingDock", self.tr("Key/value groups"), _foldable(grouping), theme
        )
        self._titles[self.grouping].left.addWidget(grouping.header_widget(), 1)
        self._narrow: bool | None = None
        self._low: bool | None = None
        self._view = "heads"
        self._shown = {
            "heads": self.all,
            "head": (self.dimensions,),
            "mixing": (self.dimensions, self.mixer),
            "sharing": (self.dimensions, self.grouping),
        }
        self._folded = False
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        window.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.BottomDockWidgetArea)
        window.setTabPosition(Qt.DockWidgetArea.LeftDockWidgetArea, QTabWidget.TabPosition.North)
        grouping.unfold_requested.connect(self._toggle_folded)
        self.mixer.visibilityChanged.connect(self._set_widths)
        window.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_keyboard)
        self.arrange()

    @property
    def all(self) -> tuple[QDockWidget, ...]:
        """The docks, in the order of the Window menu."""
        return (self.dimensions, self.mixer, self.grouping)

    def arrange(self) -> None:
        """Put every dock where it belongs at the window's present size."""
        for dock in self.all:
            dock.setFloating(False)
            dock.show()
        self._window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.dimensions)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.mixer)
        self._window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self.grouping)
        self._narrow = self._low = None
        self.fit()

    def fit(self) -> None:
        """Follow the window's size."""
        narrow = self._window.width() < NARROW_BELOW
        low = self._window.height() < LOW_BELOW
        if narrow != self._narrow:
            self._narrow = narrow
            self._set_narrow(narrow)
        if low != self._low:
            self._low = low
            self._fold(low)

    def show_for(self, view: str) -> None:
        """Show the docks that were open when this view was last in front."""
        if view == self._view:
            return
        self._shown[self._view] = tuple(dock for dock in self.all if not dock.isHidden())
        self._view = view
        for dock in self.all:
            dock.setVisible(dock in self._shown[view])
        self._name_docks()

    def set_theme(self, theme: Theme) -> None:
        """Repaint the title rows."""
        for title in self._titles.values():
            title.set_theme(theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit after the window was resized."""
        if event.type() == QEvent.Type.Resize:
            self.fit()
        return super().eventFilter(watched, event)

    def _follow_keyboard(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Bring a dock from behind its tab when Tab leads into it."""
        for dock in self.all:
            if new is not None and dock.isAncestorOf(new) and dock.visibleRegion().isEmpty():
                dock.raise_()

    def _dock(self, name: str, title: str, content: QWidget, theme: Theme) -> QDockWidget:
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        dock.setWidget(content)
        row = DockTitle(dock, theme)
        dock.setTitleBarWidget(row)
        self._titles[dock] = row
        self._no_titles[dock] = QWidget(dock)
        self._no_titles[dock].hide()
        return dock

    def _set_narrow(self, narrow: bool) -> None:
        if self.mixer.isFloating():
            return
        hidden = self.mixer.isHidden()
        if narrow:
            self._window.tabifyDockWidget(self.dimensions, self.mixer)
            self.dimensions.raise_()
        else:
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.mixer)
        self.mixer.setHidden(hidden)
        self._name_docks()
        self._set_widths()

    def _name_docks(self) -> None:
        """Leave the names of two docks in tabs to the tabs, which vanish with one of them."""
        docks = (self.dimensions, self.mixer)
        in_tabs = bool(self._narrow) and not any(dock.isHidden() for dock in docks)
        for dock in docks:
            self._show_title(dock, shown=not in_tabs)

    def _show_title(self, dock: QDockWidget, *, shown: bool) -> None:
        """Show the title row, or leave the name of the dock to its tab."""
        title, no_title = self._titles[dock], self._no_titles[dock]
        title.setVisible(shown)
        no_title.setVisible(not shown)
        dock.setTitleBarWidget(title if shown else no_title)

    def _set_widths(self) -> None:
        """Give the docks at the sides their widths; the desk needs its own in the tab, too."""
        docks, widths = [self.dimensions, self.mixer], [DIMENSIONS_WIDTH, MIXER_WIDTH]
        if self._narrow:
            in_front = not self.mixer.visibleRegion().isEmpty()
            docks, widths = docks[:1], [TAB_MIXER_WIDTH if in_front else NARROW_DIMENSIONS_WIDTH]
        self._window.resizeDocks(docks, widths, Qt.Orientation.Horizontal)

    def _fold(self, folded: bool) -> None:
        self._folded = folded
        self._editor.set_folded(folded)
        # While the window is being resized, a dock gives room back only if it may not keep it.
        self.grouping.widget().setMaximumHeight(0 if folded else _UNLIMITED)
        if not folded:
            docks, heights = [self.grouping], [GROUPING_HEIGHT]
            self._window.resizeDocks(docks, heights, Qt.Orientation.Vertical)

    def _toggle_folded(self) -> None:
        self._fold(not self._folded)


def _foldable(editor: QWidget) -> QWidget:
    """Return a frame that takes no height while the editor in it is hidden."""
    frame = QWidget()
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(editor)
    return frame

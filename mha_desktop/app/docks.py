"""The docks around the views, and how they give way in a small window."""

from collections.abc import Collection, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMainWindow,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.app.dock_keyboard import go_to
from mha_desktop.app.dock_names import DockNames
from mha_desktop.app.docks_away import DocksAway
from mha_desktop.panels.grouping.grouping_editor import GroupingEditor
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.theme import Theme

NARROW_BELOW = 1200
LOW_BELOW = 800
DIMENSIONS_WIDTH = 264
NARROW_DIMENSIONS_WIDTH = 240
MIXER_WIDTH = 336
# Beside the strips, the tab in a narrow window holds a scroll bar.
TAB_MIXER_WIDTH = 352
GROUPING_HEIGHT = 208
_COMPUTING = ("mistakesDock",)
_UNLIMITED = (1 << 24) - 1  # Qt's own limit of a widget's size


class LabDocks(QObject):
    """Dimensions on the left, mixing desk on the right, key/value groups below.

    Each view remembers which of them were open. All others are closed at first, open as tabs with
    the mixing desk, and stay open from view to view. Below `NARROW_BELOW` pixels of width the
    docks of the right become tabs behind Dimensions; below `LOW_BELOW` pixels of height the
    key/value groups fold to their title row.

    Parameters
    ----------
    window : QMainWindow
    dimensions, mixer : QWidget
        Contents of the docks at the sides.
    grouping : GroupingEditor
        Content of the dock below; its header stands in the title row.
    others : mapping of str to QWidget
        Contents of the docks that are closed at first, by their titles.
    """

    def __init__(
        self,
        window: QMainWindow,
        dimensions: QWidget,
        mixer: QWidget,
        grouping: GroupingEditor,
        others: Mapping[str, QWidget],
        theme: Theme,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._editor = grouping
        self._away = DocksAway()
        self._left_out: dict[str, frozenset[QDockWidget]] = {}
        self._names = DockNames(window)
        self.dimensions = self._dock("dimensionsDock", self.tr("Dimensions"), dimensions, theme)
        self.mixer = self._dock("mixerDock", self.tr("Mixing desk"), mixer, theme)
        self.grouping = self._dock(
            "groupingDock",
            self.tr("Key/value groups"),
            _foldable(grouping),
            theme,
            grouping.header_widget(),
        )
        self.others = tuple(
            self._dock(content.objectName().replace("Panel", "Dock"), title, content, theme)
            for title, content in others.items()
        )
        self._fitted_scale, self._resized = 1.0, False
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._refit)
        self._narrow: bool | None = None
        self._low: bool | None = None
        self._view = "heads"
        self._shown: dict[str, tuple[QDockWidget, ...]] = {
            "heads": self._by_view,
            "head": (self.dimensions,),
            "pipeline": (),
            "compare": (self.dimensions,),
            "mixing": (self.dimensions, self.mixer),
            "sharing": (self.dimensions, self.grouping),
        }
        self._folded = False
        self._set_up(window)
        self.arrange()

    def _set_up(self, window: QMainWindow) -> None:
        """Give the corners to the docks at the sides, and follow what opens and moves."""
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        window.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.BottomDockWidgetArea)
        for area in (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea):
            window.setTabPosition(area, QTabWidget.TabPosition.North)
        self._editor.unfold_requested.connect(self._toggle_folded)
        for dock in self._at_right:
            dock.visibilityChanged.connect(self._set_widths)
        for dock in self.others:
            dock.visibilityChanged.connect(self._name_docks)
            dock.toggleViewAction().triggered.connect(partial(self._follow_toggle, dock))
        window.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_keyboard)

    @property
    def all(self) -> tuple[QDockWidget, ...]:
        """The docks, in the order of the Window menu."""
        return (*self._by_view, *self.others)

    @property
    def about_more_than_weights(self) -> tuple[QDockWidget, ...]:
        """The docks that have nothing to show where only weights are known."""
        return (*self._by_view, *(dock for dock in self.others if dock.objectName() in _COMPUTING))

    @property
    def _by_view(self) -> tuple[QDockWidget, ...]:
        """The docks that each view remembers."""
        return (self.dimensions, self.mixer, self.grouping)

    @property
    def _scale(self) -> float:
        """How much larger text is than usual: everything needs as much more room."""
        return text_scale(self._window.font())

    @property
    def _at_right(self) -> tuple[QDockWidget, ...]:
        return (self.mixer, *self.others)

    def arrange(self) -> None:
        """Put every dock where it belongs at the window's present size."""
        for dock in self.all:
            dock.setFloating(False)
            self._away.set_open(dock, opened=dock in self._by_view)
        self._window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.dimensions)
        self._to_the_right()
        self._window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self.grouping)
        self._narrow = self._low = None
        self.fit()

    def fit(self) -> None:
        """Follow the window's size."""
        self._fitted_scale = scale = self._scale
        narrow = self._window.width() < NARROW_BELOW * scale
        low = self._window.height() < LOW_BELOW * scale
        if narrow != self._narrow:
            self._narrow = narrow
            self._set_narrow(narrow)
        if low != self._low:
            self._low = low
            self._fold(low)

    def toggle(self, name: str) -> None:
        """Open a dock and give it the keyboard, or close it."""
        dock = self._named(name)
        if dock.isHidden():
            go_to(dock)
        else:
            dock.toggleViewAction().trigger()

    def open(self, name: str) -> None:
        """Open a dock, bring it to the front of its tabs, and give it the keyboard."""
        dock = self._named(name)
        if dock.isHidden():
            dock.toggleViewAction().trigger()
        dock.raise_()
        dock.widget().setFocus(Qt.FocusReason.OtherFocusReason)

    def _named(self, name: str) -> QDockWidget:
        return next(dock for dock in self.all if dock.objectName() == name)

    def show_for(self, view: str) -> None:
        """Show the docks that were open when this view was last in front."""
        if view == self._view:
            return
        docks = self._by_view
        self._shown[self._view] = tuple(dock for dock in docks if self._away.is_open(dock))
        self._view = view
        leaving = [dock for dock in docks if dock not in self._shown[view]]
        for dock in leaving:
            self._away.set_open(dock, opened=False)
        # Docks that leave give no room to the view that comes, for they would keep their new size;
        # and the view before must not go on asking for room that those that come have to give.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        for dock in self._shown[view]:
            self._away.set_open(dock, opened=True)
        self._name_docks()
        if self._resized:
            # Docks that nobody saw have not heard of another size of text.
            self._resized = False
            self._timer.start()

    def leave_out(self, docks: Collection[QDockWidget], reason: str) -> None:
        """Leave docks out whatever view is in front.

        Those that were left out for the same reason before come back as they were, unless there is
        another reason as well.
        """
        self._left_out[reason] = frozenset(docks)
        self._away.leave_out(frozenset[QDockWidget]().union(*self._left_out.values()))
        self._name_docks()
        # Docks that come back may not have heard of another size of text.
        self._timer.start()

    def settle(self) -> None:
        """Let the docks ask for the room of text that has just got another size, and no more."""
        self._timer.stop()
        request = QEvent.Type.LayoutRequest
        QCoreApplication.sendPostedEvents(None, request)
        for dock in self.all:
            # A scroll area does not tell that its content has become narrower.
            dock.widget().updateGeometry()
        QCoreApplication.sendPostedEvents(None, request)

    def set_theme(self, theme: Theme) -> None:
        """Repaint the title rows."""
        self._names.set_theme(theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit after the window, or all text in it, got another size."""
        if event.type() == QEvent.Type.Resize:
            self.fit()
        elif event.type() == QEvent.Type.FontChange and self._scale != self._fitted_scale:
            self.fit()
            self._resized = True
            self._timer.start()
        return super().eventFilter(watched, event)

    def _follow_keyboard(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Bring a dock from behind its tab when Tab leads into it."""
        for dock in self.all:
            if new is not None and dock.isAncestorOf(new) and dock.visibleRegion().isEmpty():
                dock.raise_()

    def _dock(
        self,
        name: str,
        title: str,
        content: QWidget,
        theme: Theme,
        header: QWidget | None = None,
    ) -> QDockWidget:
        """Return a dock; a header stands in its title row."""
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        dock.setWidget(content)
        row = self._names.name(dock, theme)
        if header is not None:
            row.left.addWidget(header, 1)
        return dock

    def _set_narrow(self, narrow: bool) -> None:
        if self.mixer.isFloating():
            return
        hidden = [dock.isHidden() for dock in self._at_right]
        if narrow:
            for dock in self._at_right:
                if not dock.isHidden() or dock is self.mixer:
                    self._join(dock)
            self.dimensions.raise_()
        else:
            self._to_the_right()
        for dock, was_hidden in zip(self._at_right, hidden, strict=True):
            dock.setHidden(was_hidden)
        self._name_docks()
        self._set_widths()

    def _to_the_right(self) -> None:
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.mixer)
        for dock in self.others:
            if not dock.isHidden():
                self._join(dock)

    def _join(self, dock: QDockWidget) -> None:
        """Make a dock a tab; a bar of tabs that is not on show would still take the keyboard."""
        first = self.dimensions if self._narrow else self.mixer
        self._window.tabifyDockWidget(first, dock)

    def _name_docks(self) -> None:
        """Leave the names of docks in tabs to the tabs."""
        self._names.leave_to_tabs(
            (self.dimensions, *self._at_right) if self._narrow else self._at_right
        )

    def _set_widths(self) -> None:
        """Give the docks at the sides their widths; the desk needs its own in the tab, too."""
        widths = {self.dimensions: DIMENSIONS_WIDTH, **dict.fromkeys(self._at_right, MIXER_WIDTH)}
        if self._narrow:
            in_front = any(not dock.visibleRegion().isEmpty() for dock in self._at_right)
            width = TAB_MIXER_WIDTH if in_front else NARROW_DIMENSIONS_WIDTH
            widths = dict.fromkeys((self.dimensions, *self._at_right), width)
        scale = self._scale
        nowhere = Qt.DockWidgetArea.NoDockWidgetArea
        shown = [
            dock
            for dock in widths
            if not (dock.isHidden() or dock.isFloating())
            and self._window.dockWidgetArea(dock) is not nowhere
        ]
        sizes = [round(widths[dock] * scale) for dock in shown]
        self._window.resizeDocks(shown, sizes, Qt.Orientation.Horizontal)

    def _refit(self) -> None:
        """Give the docks the widths that belong to another size of text."""
        self.settle()
        self._set_widths()
        if not self._folded:
            self._set_height()

    def _fold(self, folded: bool) -> None:
        self._folded = folded
        self._editor.set_folded(folded)
        # While the window is being resized, a dock gives room back only if it may not keep it.
        self.grouping.widget().setMaximumHeight(0 if folded else _UNLIMITED)
        if not folded:
            self._set_height()

    def _set_height(self) -> None:
        heights = [round(GROUPING_HEIGHT * self._scale)]
        self._window.resizeDocks([self.grouping], heights, Qt.Orientation.Vertical)

    def _follow_toggle(self, dock: QDockWidget) -> None:
        """Bring a dock that was opened to the front of its tabs."""
        if not (dock.isHidden() or dock.isFloating()):
            self._window.removeDockWidget(dock)
            self._join(dock)
            dock.show()
            dock.raise_()

    def _toggle_folded(self) -> None:
        self._fold(not self._folded)


def _foldable(editor: QWidget) -> QWidget:
    """Return a frame that takes no height while the editor in it is hidden."""
    frame = QWidget()
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(editor)
    return frame

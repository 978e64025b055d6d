"""The centre of the window: tabs, messages, and the view in front."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.app.place import Place
from mha_desktop.app.tabs.view_tab import CentralView
from mha_desktop.panels.controls.message_bar import MessageBar
from mha_desktop.panels.controls.mistake_banner import MistakeBanner
from mha_desktop.panels.controls.sub_pages import PageBar
from mha_desktop.panels.viewer_bar import ViewerBar
from mha_desktop.qt.theme import Theme


@dataclass(frozen=True)
class Tab:
    """One tab: its title, its tool tip, and what makes its view when it is first needed."""

    title: str
    tip: str
    build: Callable[[], CentralView]


class CentralViews(QWidget):
    """A row of tabs over the views, with the message bar and the red banner between them.

    Parameters
    ----------
    tabs : mapping of str to Tab
        By the name of the view in `ViewState`.
    theme : Theme

    Signals
    -------
    view_chosen(str)
        The user chose a tab, by the name of its view.
    view_made()
        A view, or a page of one, was shown for the first time.
    """

    view_chosen = Signal(str)
    view_made = Signal()

    def __init__(self, tabs: Mapping[str, Tab], theme: Theme) -> None:
        super().__init__()
        self.setProperty("ground", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.messages = MessageBar(theme)
        self.banner = MistakeBanner(theme)
        self.viewer_bar = ViewerBar()
        self._names = tuple(tabs)
        self._tabs = tabs
        self._places = {name: Place(f"{name}View", tab.build) for name, tab in tabs.items()}
        self._bar = self._tab_bar()
        self._stack = QStackedWidget()
        for place in self._places.values():
            self._stack.addWidget(place)
            place.made.connect(self.view_made)
        self._no_corner = QWidget()
        self._corners: dict[str, QWidget] = {}
        self._corner = QStackedWidget()
        self._corner.addWidget(self._no_corner)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setSpacing(0)
        self._top.addWidget(self._bar, alignment=Qt.AlignmentFlag.AlignBottom)
        self._top.addWidget(self._corner, stretch=1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._top)
        layout.addWidget(self.banner)
        layout.addWidget(self.viewer_bar)
        layout.addWidget(self.messages)
        layout.addWidget(self._stack, stretch=1)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the views, in the order of their tabs."""
        return self._names

    def withhold(self, names: Iterable[str], reason: str) -> None:
        """Let views not be chosen, and say why; an empty reason lets them."""
        for name in names:
            index = self._names.index(name)
            self._bar.setTabEnabled(index, not reason)
            self._bar.setTabToolTip(index, reason or self._tabs[name].tip)

    @property
    def titles(self) -> dict[str, str]:
        """The titles of the views, by their names."""
        return {name: tab.title for name, tab in self._tabs.items()}

    def hide_tabs(self, names: Collection[str]) -> None:
        """Hide the tabs of some views, and show all others."""
        for index, name in enumerate(self._names):
            # Qt arranges no tabs anew if the last one asked for is as it was.
            if self._bar.isTabVisible(index) == (name in names):
                self._bar.setTabVisible(index, name not in names)

    @property
    def tab_row(self) -> tuple[QWidget, ...]:
        """The tabs, and what stands beside them."""
        return self._bar, self._corner

    def put_in_corner(self, name: str, corner: QWidget) -> None:
        """Show a widget beside the tabs while a view is in front."""
        self._corners[name] = corner
        self._corner.addWidget(corner)

    def show_view(self, name: str) -> None:
        """Bring a view to the front, and the keyboard to it if it was in the view before."""
        place = self._places[name]
        # The view in front is shown anew at each change of what is pointed at, from its keys too.
        is_other = place is not self._stack.currentWidget()
        had_keyboard = self._stack.isAncestorOf(QApplication.focusWidget() or self)
        view = place.make()
        self._bar.setCurrentIndex(self._names.index(name))
        self._stack.setCurrentWidget(place)
        self._ask_for_room_of(place)
        self._corner.setCurrentWidget(self._corners.get(name, self._no_corner))
        self._fit_corner()
        if had_keyboard and is_other:
            view.take_keyboard()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put what stands beside the tabs below them where it has no room."""
        super().resizeEvent(event)
        self._fit_corner()

    def _fit_corner(self) -> None:
        corner = self._corner.currentWidget()
        needed = corner.narrowest if isinstance(corner, PageBar) else 0
        fits = self._bar.sizeHint().width() + needed <= self.width()
        direction = QBoxLayout.Direction
        self._top.setDirection(direction.LeftToRight if fits else direction.TopToBottom)
        # With such buttons the tabs would ask for less room than they need where there is enough.
        self._bar.setUsesScrollButtons(self._bar.sizeHint().width() > self.width())

    def _ask_for_room_of(self, place: QWidget) -> None:
        """Let the views that nobody sees ask for no room: the docks would have to give it."""
        for other in self._places.values():
            policy = QSizePolicy.Policy.Preferred if other is place else QSizePolicy.Policy.Ignored
            other.setSizePolicy(policy, policy)

    def _tab_bar(self) -> QTabBar:
        bar = QTabBar()
        bar.setObjectName("viewTabs")
        bar.setAccessibleName(self.tr("Views"))
        bar.setExpanding(False)
        bar.setDrawBase(False)
        bar.setUsesScrollButtons(False)
        for tab in self._tabs.values():
            bar.setTabToolTip(bar.addTab(tab.title), tab.tip)
        bar.currentChanged.connect(self._choose)
        return bar

    def _choose(self, index: int) -> None:
        self.view_chosen.emit(self._names[index])

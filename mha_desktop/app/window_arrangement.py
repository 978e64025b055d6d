"""How the main window looks before it presents, taken away and put back exactly."""

from collections.abc import Collection
from dataclasses import dataclass

import shiboken6
from PySide6.QtCore import QByteArray, QObject, QRect, Qt
from PySide6.QtWidgets import QMainWindow, QToolBar, QWidget

from mha_desktop.app.docks import LabDocks

_REASON = "presenting"
_USUAL = Qt.WindowState.WindowNoState


@dataclass(frozen=True)
class _Before:
    geometry: QRect
    states: Qt.WindowState
    places: QByteArray
    view: str
    focus: QWidget | None
    shown: tuple[QWidget, ...]


class WindowArrangement(QObject):
    """Fills a screen with the view in front and nothing else.

    Parameters
    ----------
    window : QMainWindow
    docks : LabDocks
    frame : collection of QWidget
        What stands around the view besides the docks: bars and tabs.
    top_bar : QToolBar
        The one of them that stays below the header when it is shown again.
    header : QWidget
        Stands above the view instead.
    """

    def __init__(
        self,
        window: QMainWindow,
        docks: LabDocks,
        frame: Collection[QWidget],
        top_bar: QToolBar,
        header: QWidget,
    ) -> None:
        super().__init__(window)
        self._window, self._docks = window, docks
        self._frame, self._top_bar = frame, top_bar
        self._header = self._header_bar(header)
        self._before: _Before | None = None

    def fill(self, room: QRect, view: str) -> None:
        """Fill the screen that lies at `room`; `view` is the name of the one in front."""
        window = self._window
        shown = tuple(part for part in self._frame if not part.isHidden())
        self._before = _Before(
            window.geometry() if window.windowState() == _USUAL else window.normalGeometry(),
            window.windowState(),
            window.saveState(),
            view,
            window.focusWidget(),
            shown,
        )
        for part in shown:
            part.hide()
        window.insertToolBar(self._top_bar, self._header)
        window.insertToolBarBreak(self._top_bar)
        self._header.show()
        self.show_docks(shown=False)
        self.move(room)

    def move(self, room: QRect) -> None:
        """Fill another screen."""
        window = self._window
        if window.isFullScreen():
            window.showNormal()
        # A window manager does this by itself; without one nobody would.
        window.setGeometry(room)
        window.showFullScreen()

    def show_parts(self, parts: Collection[QWidget], *, shown: bool) -> None:
        """Show parts of the frame that were there before, or take them away again."""
        assert self._before is not None
        for part in self._before.shown:
            if part in parts:
                part.setVisible(shown)

    def show_docks(self, *, shown: bool) -> None:
        """Show the docks of the view in front, or take them away again."""
        self._docks.leave_out(() if shown else self._docks.all, _REASON)

    def put_back(self, view: str) -> None:
        """Look as before; the docks are those of the view in front if it is another one."""
        before, self._before, window = self._before, None, self._window
        assert before is not None
        window.removeToolBarBreak(self._top_bar)
        window.removeToolBar(self._header)
        for part in before.shown:
            part.show()
        self.show_docks(shown=True)
        window.showNormal()
        window.setGeometry(before.geometry)
        window.setWindowState(before.states)
        if view == before.view:
            self._docks.settle()
            window.restoreState(before.places)
        if before.focus is not None and shiboken6.isValid(before.focus):
            before.focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _header_bar(self, header: QWidget) -> QToolBar:
        bar = QToolBar(self.tr("Presentation"), self._window)
        bar.setObjectName("presenterBar")
        bar.setMovable(False)
        bar.setFloatable(False)
        bar.toggleViewAction().setVisible(False)
        layout = bar.layout()
        assert layout is not None  # every tool bar comes with one
        layout.setContentsMargins(0, 0, 0, 0)
        bar.addWidget(header)
        bar.hide()
        return bar

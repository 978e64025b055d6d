"""The screens: one for the audience, and where there is another, the speaker's desk on it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRect, Slot
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from mha_desktop.app.presenting_keys import Handlers, PresenterKeys
from mha_desktop.app.theming import Theming
from mha_desktop.lab.state import ViewState
from mha_desktop.panels.presenter.paged import Paged
from mha_desktop.panels.presenter.presenter_window import PresenterWindow
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.store import LabStore

Screens = Callable[[], Sequence[QScreen]]


def audience_screen(screens: Sequence[QScreen], own: QScreen, remembered: str) -> QScreen:
    """Return where to present: the remembered screen, else another than the window's own."""
    for screen in screens:
        if screen.name() == remembered:
            return screen
    others = [screen for screen in screens if screen is not own]
    return others[0] if others else own


class Audience(QObject):
    """Knows which screen the audience sees, and keeps the presenter window on another one.

    Parameters
    ----------
    window : QWidget
        The main window.
    store : LabStore
        Has the notes.
    intents : Intents
    settings : Settings
        Remembers the screen.
    theming : Theming
    screens : callable
        Returns the screens there are.
    """

    def __init__(
        self,
        window: QWidget,
        store: LabStore,
        intents: Intents,
        settings: Settings,
        theming: Theming,
        screens: Screens = QGuiApplication.screens,
    ) -> None:
        super().__init__(window)
        self._main, self._store, self._intents = window, store, intents
        self._settings, self._theming, self._screens = settings, theming, screens
        self._screen: QScreen | None = None
        self._pages: tuple[Paged, Handlers] | None = None
        self._desk: PresenterWindow | None = None

    @property
    def desk(self) -> PresenterWindow | None:
        """The presenter window, once it was needed."""
        return self._desk

    def begin(self, own: QScreen) -> QRect:
        """Begin a presentation, and open the presenter window if there is a screen for it.

        Parameters
        ----------
        own : QScreen
            Where the main window is.

        Returns
        -------
        QRect
            The screen of the audience.
        """
        remembered = self._settings.preferences.audience_screen
        self._screen = audience_screen(self._screens(), own, remembered)
        self._open_desk_elsewhere()
        return self._screen.geometry()

    def end(self) -> None:
        """End the presentation."""
        self._screen = None
        if self._desk is not None:
            self._desk.close()

    def swap(self) -> QRect | None:
        """Present on the next screen, and remember it; None if there is one screen only."""
        screens = list(self._screens())
        if self._screen not in screens or len(screens) < 2:
            return None
        self._screen = screens[(screens.index(self._screen) + 1) % len(screens)]
        self._settings.change(audience_screen=self._screen.name())
        self._open_desk_elsewhere()
        return self._screen.geometry()

    def show_pages(self, pages: Paged, handlers: Handlers) -> None:
        """Go through other pages, with these keys."""
        self._pages = pages, handlers
        if self._desk is not None:
            self._desk.set_pages(pages)

    def toggle_notes(self) -> None:
        """Open the presenter window, or close it."""
        if self._desk is not None and self._desk.isVisible():
            self._desk.close()
        else:
            self._made_desk().show()

    def shut_down(self) -> None:
        """Close the presenter window for good."""
        if self._desk is not None:
            self._desk.close()

    def _open_desk_elsewhere(self) -> None:
        others = [screen for screen in self._screens() if screen is not self._screen]
        if others:
            desk = self._made_desk()
            desk.fit_to(others[0].availableGeometry())
            desk.show()

    def _made_desk(self) -> PresenterWindow:
        assert self._pages is not None  # there are always pages
        if self._desk is None:
            pages, handlers = self._pages
            self._desk = PresenterWindow(pages, handlers, self._main)
            keys = PresenterKeys(self._desk, handlers, self._choose)
            keys.listen(on=True)
            self._desk.notes.written.connect(self._intents.write_notes)
            self._store.view_changed.connect(self._show_notes)
            self._theming.theme_changed.connect(self._dress)
            self._dress()
            self._show_notes(self._store.view)
        return self._desk

    def _choose(self, number: int) -> None:
        if self._pages is not None:
            self._pages[0].choose(number)

    @Slot()
    def _dress(self) -> None:
        """Write as usual: the speaker sits in front of it."""
        if self._desk is not None:
            self._desk.setStyleSheet(self._theming.usual_sheet)

    @Slot(object)
    def _show_notes(self, view: ViewState) -> None:
        if self._desk is not None:
            self._desk.notes.show_notes(view.notes)

"""Presents: one view on the whole screen, in letters for the last row, led by a clicker."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from mha_desktop.app.audience import Audience
from mha_desktop.app.head_walk import HeadWalk
from mha_desktop.app.presented_lesson import PresentedLesson
from mha_desktop.app.presented_pages import PresentedPages
from mha_desktop.app.presented_window import PresentedWindow
from mha_desktop.app.presenting_keys import Handlers, PresenterKeys, key_lines
from mha_desktop.app.teaching import Teaching
from mha_desktop.app.text_size import presented_scale
from mha_desktop.app.window_arrangement import WindowArrangement
from mha_desktop.lab.state import LabState
from mha_desktop.panels.heads.heads_grid import HeadsGrid
from mha_desktop.panels.heads.reading_block import BarReading
from mha_desktop.panels.presenter.cover import BlankSheet
from mha_desktop.panels.presenter.crosshair import Crosshair
from mha_desktop.panels.presenter.hint_card import HintCard
from mha_desktop.panels.presenter.presenter_header import PresenterHeader
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.store import LabStore

# Controls of the views that a class need not see.
VIEW_CONTROLS = (
    "headSelector", "rangeSelector", "colourMapSelector", "stageSelector", "pictureSwitches",
    "headStrip", "arcsStrongest", "arcsThreshold", "copyArithmeticButton",
    "stripOrder", "stripToken",
)  # fmt: skip
_REASON = "presenting"


class Presenter(QObject):
    """Puts the main window into presentation, and everything back afterwards.

    Parameters
    ----------
    parts : PresentedWindow
    store : LabStore
    intents : Intents
    audience : Audience
        Where to present.
    teaching : Teaching
        Has the lesson under way.

    Signals
    -------
    changed(bool)
        A presentation has begun or ended.
    """

    changed = Signal(bool)

    def __init__(
        self,
        parts: PresentedWindow,
        store: LabStore,
        intents: Intents,
        audience: Audience,
        teaching: Teaching,
    ) -> None:
        super().__init__(parts.window)
        self._parts, self._store, self._audience = parts, store, audience
        self._card = PresentedLesson(parts.window, teaching)
        walk = HeadWalk(store, intents, parts.panels.heads_model, self)
        self._pages = PresentedPages(teaching, walk, store, intents)
        self._active = self._panels_shown = self._ends_drag = False
        self._height = 0
        self._header = PresenterHeader()
        self._arrangement = self._make_arrangement()
        self.blank = BlankSheet(parts.window)
        self.crosshair = Crosshair(parts.window)
        self.hints = HintCard(key_lines(), parts.window)
        self._keys = PresenterKeys(parts.window, self.handlers(), self._choose)
        self._header.hints_requested.connect(self.hints.toggle)
        self._header.leave_requested.connect(self.leave)
        teaching.paging_changed.connect(self._follow_lesson)
        self._follow_lesson()

    @property
    def active(self) -> bool:
        """Whether the window presents."""
        return self._active

    def handlers(self) -> Handlers:
        """Return what the keys of a presentation do, by their names."""
        return {
            "next": self._pages.next,
            "back": self._pages.back,
            "go_on": self._pages.go_on,
            "reveal": self._pages.reveal,
            "blank": self.blank.toggle,
            "crosshair": self.crosshair.toggle,
            "sentence": self.toggle_sentence,
            "panels": self.toggle_panels,
            "dimensions": self.toggle_dimensions,
            "notes": self._audience.toggle_notes,
            "swap": self.swap_screens,
            "hints": self.hints.toggle,
            "leave": self.leave_step,
        }

    def toggle(self) -> None:
        """Begin or end a presentation."""
        if self._active:
            self.leave()
        else:
            self.enter()

    def enter(self) -> None:
        """Fill the audience's screen with the view in front."""
        parts = self._parts
        room = self._audience.begin(parts.window.screen())
        self._arrangement.fill(room, self._store.view.view)
        self._active, self._panels_shown = True, False
        parts.window.addActions(parts.actions)
        self._follow_store(self._store.state)
        self._show_controls(shown=False)
        self._enlarge_pictures()
        self._fit_text(room.height())
        self._listen()
        self._follow_lesson()
        self._take_keyboard()
        self.changed.emit(True)

    @Slot()
    def leave(self) -> None:
        """Look as before the presentation."""
        if not self._active:
            return
        parts = self._parts
        self._active = False
        self._stop_listening()
        self.blank.hide()
        self.crosshair.set_shown(False)
        self.hints.hide()
        for action in parts.actions:
            parts.window.removeAction(action)
        self._audience.end()
        self._card.hide()
        self._show_controls(shown=True)
        self._enlarge_pictures()
        parts.text_size.present(None)
        self._arrangement.put_back(self._store.view.view)
        self.changed.emit(False)

    def leave_step(self) -> None:
        """Put away what lies over the presentation, else leave it; a drag ends before all that."""
        focus = QApplication.focusWidget()
        if QApplication.mouseButtons() and focus is not None:
            self._end_drag(focus)
        elif self.hints.isVisible():
            self.hints.hide()
        elif self._parts.top_bar.isVisible():
            self.toggle_sentence()
        else:
            self.leave()

    def _end_drag(self, widget: QWidget) -> None:
        """Hand Escape to a widget; where it means nothing there, it comes back, and is enough."""
        if self._ends_drag:
            return
        self._ends_drag = True
        escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(widget, escape)
        self._ends_drag = False

    def toggle_sentence(self) -> None:
        """Show the field for the sentence and type in it, or put it away."""
        bar = self._parts.top_bar
        self._arrangement.show_parts((bar,), shown=bar.isHidden())
        if bar.isVisible():
            self._parts.panels.top_bar.sentence.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self._take_keyboard()

    def toggle_panels(self) -> None:
        """Show the docks, tabs and controls of the view, or put them away."""
        self._panels_shown = not self._panels_shown
        tabs = self._parts.panels.views.central.tab_row
        self._arrangement.show_parts(tabs, shown=self._panels_shown)
        self._arrangement.show_docks(shown=self._panels_shown)
        self._show_controls(shown=self._panels_shown)
        if not self._panels_shown:
            self._take_keyboard()

    def toggle_dimensions(self) -> None:
        """Show the dock of the dimensions alone, or put it away."""
        docks = self._parts.docks
        others = [dock for dock in docks.all if dock is not docks.dimensions]
        shown = docks.dimensions.isHidden()
        docks.leave_out(others if shown else docks.all, _REASON)
        docks.dimensions.setVisible(shown)
        self._panels_shown = False
        if not shown:
            self._take_keyboard()

    def swap_screens(self) -> None:
        """Present on the next screen, if there is one."""
        room = self._audience.swap()
        if room is not None:
            self._arrangement.move(room)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the text when the window gets another height."""
        if event.type() is QEvent.Type.Resize and self._active:
            self._fit_text(self._parts.window.height())
        return super().eventFilter(watched, event)

    def _make_arrangement(self) -> WindowArrangement:
        parts = self._parts
        window, tabs = parts.window, parts.panels.views.central.tab_row
        frame = (window.menuBar(), window.statusBar(), parts.top_bar, *tabs)
        return WindowArrangement(window, parts.docks, frame, parts.top_bar, self._header)

    def _choose(self, number: int) -> None:
        self._parts.panels.messages.close_message()
        self._pages.present.choose(number)

    @Slot()
    def _follow_lesson(self) -> None:
        """Go through the lesson that was opened, or through the heads when it is left."""
        self._audience.show_pages(self._pages.present, self.handlers())
        if self._active:
            self._card.show(self._parts.window.height(), self._parts.theming.theme)

    def _show_controls(self, *, shown: bool) -> None:
        self._parts.hidden.hide(_REASON, () if shown else VIEW_CONTROLS)

    @Slot()
    def _enlarge_pictures(self) -> None:
        """Let pictures be for the last row, and give them the height of a line."""
        for grid in self._parts.window.findChildren(HeadsGrid):
            grid.present(on=self._active)
        for reading in self._parts.window.findChildren(BarReading):
            reading.set_in_one_row(self._active)

    def _fit_text(self, height: int) -> None:
        if height != self._height or not self._active:
            self._height = height
            self._parts.text_size.present(height)
            self._header.set_scale(presented_scale(height))
            self._card.show(height, self._parts.theming.theme)

    def _take_keyboard(self) -> None:
        """Take the keyboard from whatever has keys of its own."""
        self._header.setFocus(Qt.FocusReason.OtherFocusReason)

    def _listen(self) -> None:
        self._parts.window.installEventFilter(self)
        self._keys.listen(on=True)
        _application().focusChanged.connect(self._follow_keyboard)
        self._store.state_changed.connect(self._follow_store)
        self._parts.panels.views.central.view_made.connect(self._enlarge_pictures)

    def _stop_listening(self) -> None:
        self._parts.window.removeEventFilter(self)
        self._keys.listen(on=False)
        self._height = 0
        _application().focusChanged.disconnect(self._follow_keyboard)
        self._store.state_changed.disconnect(self._follow_store)
        self._parts.panels.views.central.view_made.disconnect(self._enlarge_pictures)

    @Slot(object)
    def _follow_store(self, state: LabState) -> None:
        self._header.show_state(state)

    @Slot(QWidget, QWidget)
    def _follow_keyboard(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Leave letters and arrows to a panel that has the keyboard, and Space to a button."""
        panels: tuple[QWidget, ...] = (*self._parts.docks.all, self._parts.top_bar)
        in_panel = new is not None and any(panel.isAncestorOf(new) for panel in panels)
        self._keys.listen(on=True, letters=not in_panel)
        self._keys.leave_space_to(new)


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)  # a window cannot be without one
    return application

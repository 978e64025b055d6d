"""The main window: menus, top bar, views, docks, status bar."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QMenu

from mha_desktop.app.action_states import ActionStates
from mha_desktop.app.actions import fill_menus, make_actions
from mha_desktop.app.controls_shown import ControlsShown
from mha_desktop.app.docks import LabDocks
from mha_desktop.app.drop import FileDrop
from mha_desktop.app.export import Exporter
from mha_desktop.app.help import show_about
from mha_desktop.app.helping import Helping
from mha_desktop.app.hidden_parts import HiddenParts
from mha_desktop.app.lab_handlers import Handlers, lab_handlers, view_handlers
from mha_desktop.app.language_menu import LanguageMenu
from mha_desktop.app.numbers import NumbersExporter
from mha_desktop.app.panel_set import PanelSet
from mha_desktop.app.preferences import PreferencesEditor
from mha_desktop.app.problems import ProblemReporter
from mha_desktop.app.recent_menu import RecentMenu
from mha_desktop.app.session_files import SessionFiles
from mha_desktop.app.side_panels import SidePanels
from mha_desktop.app.succession import Legacy, legacy_of, rename_steps, take_up
from mha_desktop.app.teaching import Teaching
from mha_desktop.app.text_size import TextSize
from mha_desktop.app.theming import Theming
from mha_desktop.app.top_row import add_top_bar, make_slogan
from mha_desktop.app.unfinished import may_give_up
from mha_desktop.app.viewer_mode import ViewerMode
from mha_desktop.app.weights_viewer import WeightsViewer
from mha_desktop.app.window_focus import show_focus
from mha_desktop.app.window_frame import (
    remember_frame,
    restore_frame,
    set_first_size,
)
from mha_desktop.app.window_signals import report_problems, show_offers, show_work
from mha_desktop.app.window_theme import WindowTheme
from mha_desktop.lab.state import ViewState
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.languages import Languages
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.step_texts import renaming
from mha_desktop.qt.store import LabStore

if TYPE_CHECKING:
    from mha_desktop.app.presenting import Presenter

# Second windows, and those that took the place of another, belong to nobody else.
_others: set["MainWindow"] = set()


class MainWindow(QMainWindow):
    """The whole program in one window.

    Parameters
    ----------
    store : LabStore
        The lab to show; the window stops its worker when it closes.
    settings : Settings, optional
        What is remembered; without it nothing is read or written.
    recovery_folder : Path, optional
        Where unsaved work is kept. Without it none is, and closing asks about none: so does a
        window that a script opens.
    theming : Theming, optional
        That of another window of this program.
    languages : Languages, optional
        Those of the program, if it has them.
    legacy : Legacy, optional
        Of the window whose place this one takes.
    """

    def __init__(
        self,
        store: LabStore,
        settings: Settings | None = None,
        recovery_folder: Path | None = None,
        theming: Theming | None = None,
        languages: Languages | None = None,
        legacy: Legacy | None = None,
    ) -> None:
        super().__init__()
        self._settings = settings or Settings()
        self._languages = languages or Languages(self._settings.preferences.language)
        self.setLocale(self._languages.current.locale)
        self._succeeded = self._stopped = False
        self._set_up_frame()
        self._store = store
        self._recovery_folder = recovery_folder
        self._theming = theming or Theming(self._settings.preferences.theme)
        self._text_size = TextSize(self._theming, self._settings, self)
        self._intents = Intents(store, self)
        self.panels = PanelSet(store, self._intents, self._theming.theme, self)
        self._side_panels = SidePanels(store, self._intents, self._theming.theme, self)
        self._teaching = Teaching(store, self._intents, self._settings, self, self._theming.theme)
        if legacy is None:
            self._sessions = SessionFiles(store, self._settings, recovery_folder, self)
        else:
            self._sessions = legacy.sessions.moved_to(self)
        self._preferences = PreferencesEditor(
            self._settings, self._languages, self._text_size, self._sessions, self._intents, self
        )
        self._make_workers()
        self._problems = ProblemReporter(self)
        self.helping = Helping(self, store, self._intents, self._theming.theme)
        self._actions = make_actions(self, self._handlers())
        self.helping.set_actions(self._actions)
        self._build()
        self._theme = self._themed()
        self._connect()
        self._theming.wear(self)
        self._slogan = make_slogan(self)
        self._restore()
        self._problems.install()
        self._sessions.look_for_lost_work()

    def _make_workers(self) -> None:
        store, settings = self._store, self._settings
        self._exporter = Exporter(store, settings, self, self._theming.theme)
        self._numbers = NumbersExporter(store, settings, self)
        self._viewer = WeightsViewer(store, self._intents, settings, self)

    def _set_up_frame(self) -> None:
        self.setObjectName("mainWindow")
        self.setWindowTitle(self.tr("MHA Desktop"))
        self.setAnimated(False)
        set_first_size(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved work, remember the window, and stop the workers before all else."""
        if self._succeeded:  # the work goes on in another window
            event.accept()
            return
        if self._recovery_folder is not None and not self._may_close():
            event.ignore()
            return
        self._remember()
        self._sessions.shut_down()
        self.hide()  # now: what is being computed may need a second to notice
        self._stop()
        self._store.shut_down()
        super().closeEvent(event)
        if self in _others:  # or it would stay to the end of the program
            _others.discard(self)
            self.deleteLater()

    def _may_close(self) -> bool:
        """Ask about unsaved work, and about files that are still being written."""
        return self._sessions.may_go_on() and self._may_stop_writing()

    def _may_stop_writing(self) -> bool:
        return may_give_up(self, (self._exporter, self._numbers))

    def _remember(self) -> None:
        """Keep how the window is arranged: around the grid, the view of every start."""
        if self._presenter is not None:
            self._presenter.leave()
        self._controls_shown.put_back()
        self._docks.show_for("heads")
        remember_frame(self, self._settings)

    def _stop(self) -> None:
        """Stop whatever works for this window, which follows no language any more."""
        if self._stopped:  # for a successor that could not be made
            return
        self._stopped = True
        self._languages.changed.disconnect(self._make_anew)
        self._problems.remove()
        self.helping.shut_down()
        self._exporter.shut_down()
        self._numbers.shut_down()
        self._viewer.shut_down()
        self._side_panels.shut_down()
        self._teaching.shut_down()
        self.panels.views.shut_down()

    def _handlers(self) -> Handlers:
        """Return what each action of the table does."""
        return {
            **lab_handlers(self._store, self._intents),
            **view_handlers(self._intents, self.panels.views.central.names),
            **self._sessions.handlers(),
            **self._exporter.handlers(),
            **self._numbers.handlers(),
            **self._text_size.handlers(),
            **self.helping.handlers(),
            "newWindowAction": self._open_window,
            "openInWindowAction": self._open_in_window,
            "openWeightsAction": self._viewer.ask_and_open,
            "quitAction": self.close,
            "systemThemeAction": lambda: self._theme.choose("system"),
            "lightThemeAction": lambda: self._theme.choose("light"),
            "darkThemeAction": lambda: self._theme.choose("dark"),
            "highContrastThemeAction": lambda: self._theme.choose("high_contrast"),
            "preferencesAction": self._preferences.ask,
            "presentAction": self.present,
            "answersHiddenAction": lambda: self._intents.hide_answers(
                not self._store.view.answers_hidden
            ),
            "controlsShownAction": lambda: self._controls_shown.ask(),
            "allControlsAction": lambda: self._controls_shown.show_all(),
            "mistakesAction": lambda: self._docks.toggle("mistakesDock"),
            "lessonsAction": self._open_lessons,
            "openLessonAction": self._open_lesson_file,
            "closeLessonAction": self._teaching.close_lesson,
            "resetLayoutAction": lambda: self._docks.arrange(),
            "aboutAction": lambda: show_about(self),
        }

    def _build(self) -> None:
        menus = fill_menus(self.menuBar(), self._actions)
        self._top_bar = add_top_bar(self, self.panels.top_bar)
        self.panels.top_bar.set_actions(
            *(self._actions[f"{name}Action"] for name in ("undo", "redo", "export", "present"))
        )
        self.setCentralWidget(self.panels.views.central)
        self.setStatusBar(self.panels.status_bar)
        panels = (self.panels.dimensions, self.panels.mixer, self.panels.grouping)
        others = {self.tr("Lesson"): self._teaching.place, **self._side_panels.places()}
        self._docks = LabDocks(self, *panels, others, self._theming.theme)
        out = (self._docks.about_more_than_weights, (self.panels.grouping.header_widget(),))
        self._viewer_mode = ViewerMode(
            self._store, self.panels, self._viewer, *out, self._actions, self
        )
        self._hidden_parts = HiddenParts(self)
        self._presenter: Presenter | None = None
        lab = (self._store, self._intents)
        self._controls_shown = ControlsShown(
            self, *lab, self.panels, self._docks, self._hidden_parts, self._actions
        )
        show_focus(self, self._store)
        self._fill_late_menus(menus)

    def _themed(self) -> WindowTheme:
        parts = (self._exporter, self.panels, self._side_panels, self._teaching, self._docks)
        states = ActionStates(self._store, self._actions, self)
        return WindowTheme(
            self._theming, self._settings, (*parts, self.helping), self._actions, states, self
        )

    def _fill_late_menus(self, menus: dict[str, QMenu]) -> None:
        """Add what the table of actions cannot know: docks, languages, recent sessions."""
        first = menus["window"].actions()[0]
        for dock in self._docks.all:
            menus["window"].insertAction(first, dock.toggleViewAction())
        self.panels.top_bar.set_panels_menu(menus["window"])
        self._language_menu = LanguageMenu(self._languages.available, self)
        menus["view"].addSeparator()
        menus["view"].addMenu(self._language_menu)
        self._recent = RecentMenu(self)
        menus["file"].insertMenu(self._actions["saveAction"], self._recent)

    def _connect(self) -> None:
        self._store.view_changed.connect(self._follow_view)
        report_problems(
            self._problems,
            (self._store, self.panels.views, self._side_panels, self._teaching, self.helping),
        )
        show_work(self.panels, self._problems, (self._exporter, self._numbers, self._viewer))
        show_offers(self.panels, (self._problems, self._sessions, self._exporter))
        self._side_panels.message.connect(self.panels.tell)
        self._connect_teaching()
        self._connect_files()
        self._preferences.theme_chosen.connect(self._theme.choose)
        self._preferences.language_chosen.connect(self._choose_language)
        self._language_menu.chosen.connect(self._choose_language)
        self._languages.changed.connect(self._make_anew)

    def _connect_teaching(self) -> None:
        self._teaching.message.connect(self.panels.tell)
        self._teaching.opening.connect(self._open_lessons)
        self.helping.add_commands(self._teaching.commands)
        self.helping.lesson_requested.connect(self._actions["lessonsAction"].trigger)

    def _connect_files(self) -> None:
        drop = FileDrop(self)
        drop.session_dropped.connect(self.open_session)
        drop.weights_dropped.connect(self._viewer.open)
        self.helping.file_requested.connect(self._sessions.ask_and_open)
        self._recent.chosen.connect(self._sessions.open)
        self._sessions.message.connect(self.panels.tell)
        self._sessions.title_changed.connect(self._show_name)
        self._sessions.recent_changed.connect(self._show_recent)

    def _restore(self) -> None:
        restore_frame(self, self._docks, self._settings)
        self._follow_view(self._store.view)
        self._language_menu.show_choice(self._languages.choice)
        self._show_name()
        self._show_recent()
        for problem in (self._settings.problem, self._languages.problem):
            if problem is not None:
                self.panels.tell(problem)
        self._settings.tell = self.panels.tell

    @Slot(object)
    def _follow_view(self, view: ViewState) -> None:
        self._docks.show_for(view.view)

    @Slot(str)
    def _choose_language(self, choice: str) -> None:
        if not self._may_stop_writing():  # the window that is made anew would leave it out
            self._language_menu.show_choice(self._languages.choice)
            return
        self._settings.change(language=choice)
        self._languages.choose(choice)
        self._language_menu.show_choice(choice)

    @Slot()
    def _make_anew(self) -> None:
        """Let a window in the new language take the place of this one."""
        legacy = legacy_of(self, self._sessions, self._teaching.bookmark, self.panels.told)
        languages = self._languages
        rename_steps(self._store.undo_stack, renaming(languages.previous, languages.current))
        self._remember()
        self._stop()
        new = MainWindow(self._store, *self._shared(), legacy)
        if self._store.parent() is self:
            self._store.setParent(new)
        _others.discard(self)
        _others.add(new)
        new.show()
        take_up(new, legacy)
        if legacy.note is not None:
            new.panels.tell(legacy.note)
        if legacy.bookmark is not None:
            new._teaching.go_back_to(legacy.bookmark)
        self._succeeded = True
        self.close()
        self.deleteLater()

    def _shared(self) -> tuple[Settings, Path | None, Theming, Languages]:
        """Return what all windows of the program share."""
        return self._settings, self._recovery_folder, self._theming, self._languages

    @Slot()
    def _show_name(self) -> None:
        self.setWindowTitle(self.tr("{name}[*] — MHA Desktop").format(name=self._sessions.name))
        self.setWindowModified(self._sessions.document.modified)

    @Slot()
    def _show_recent(self) -> None:
        self._recent.show_files(self._sessions.recent)

    def _open_window(self) -> "MainWindow":
        """Open a second window with a lab of its own."""
        store = LabStore()
        store.set_view(colour_map=self._settings.preferences.colour_map)
        other = MainWindow(store, *self._shared())
        store.setParent(other)
        _others.add(other)
        other.show()
        return other

    def _open_in_window(self) -> None:
        if path := self._sessions.ask_for_session():
            self._open_window().open_session(path)

    def _open_lessons(self) -> None:
        self._docks.open("lessonDock")
        self._teaching.take_keyboard()

    def _open_lesson_file(self) -> None:
        self._docks.open("lessonDock")
        self._teaching.open_file()

    def greet(self) -> None:
        """Show newcomers three ways to begin, at their first starts."""
        self.helping.greet(self._settings)

    def open_session(self, path: Path) -> None:
        """Open a session in this window; what is wrong with it is said in the message bar."""
        self._sessions.open(path)

    def present(self) -> None:
        """Begin a presentation, or end it."""
        if self._presenter is None:
            self._presenter = self._make_presenter()
        self._presenter.toggle()

    def _make_presenter(self) -> "Presenter":
        # Imported with the first presentation: most starts lead to none.
        from mha_desktop.app.audience import Audience
        from mha_desktop.app.presented_window import PresentedWindow
        from mha_desktop.app.presenting import Presenter

        taken = (self._docks, self._top_bar, self.panels, self._hidden_parts)
        actions = tuple(self._actions.values())
        parts = PresentedWindow(self, *taken, self._text_size, self._theming, actions)
        audience = Audience(self, self._store, self._intents, self._settings, self._theming)
        return Presenter(parts, self._store, self._intents, audience, self._teaching)

"""The main window: menus, top bar, views, docks, status bar."""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QSize, Qt, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QToolBar

from mha_desktop.app.actions import ACTIONS, fill_menus, make_actions
from mha_desktop.app.docks import LabDocks
from mha_desktop.app.export import Exporter
from mha_desktop.app.help import show_about, show_keys
from mha_desktop.app.panel_set import PanelSet
from mha_desktop.app.problems import Details, ProblemReporter
from mha_desktop.app.theming import Theming
from mha_desktop.lab.grouping_edits import preset
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.panels.controls.focus_ring import FocusRing
from mha_desktop.qt.icons import icon
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.settings import Settings, ThemeChoice
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import Theme

MINIMUM_SIZE = QSize(960, 640)
FIRST_SIZE = QSize(1440, 900)
# Raised when the docks change, so that an old arrangement is not put on new ones.
_LAYOUT_VERSION = 1


class MainWindow(QMainWindow):
    """The whole program in one window.

    Parameters
    ----------
    store : LabStore
        The lab to show; the window stops its worker when it closes.
    settings : Settings, optional
        What is remembered; without it nothing is read or written.
    """

    def __init__(self, store: LabStore, settings: Settings | None = None) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.setWindowTitle(self.tr("MHA Desktop"))
        self.setMinimumSize(MINIMUM_SIZE)
        self.resize(FIRST_SIZE.boundedTo(self.screen().availableSize()))
        self.setAnimated(False)
        self._store = store
        self._settings = Settings() if settings is None else settings
        self._theming = Theming(self._settings.preferences.theme, self)
        self._intents = Intents(store, self)
        self.panels = PanelSet(store, self._intents, self._theming.theme, self)
        self._exporter = Exporter(store, self._settings, self, self._theming.theme)
        self._problems = ProblemReporter(self)
        self._actions = make_actions(self, self._handlers())
        self._build()
        self._connect()
        self._dress(self._theming.theme)
        self._restore()
        self._problems.install()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window, and stop the worker before anything is taken down."""
        # What is remembered is the arrangement around the grid, the view of every start.
        self._docks.show_for("heads")
        self._settings.change(
            geometry=self.saveGeometry().data(), docks=self.saveState(_LAYOUT_VERSION).data()
        )
        self._problems.remove()
        self._exporter.shut_down()
        self.panels.views.shut_down()
        self._store.shut_down()
        super().closeEvent(event)

    def _handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each action of the table does."""
        intents, view = self._intents, self._store
        return {
            "exportAction": self._exporter.ask,
            "copyPictureAction": self._exporter.copy_shown,
            "quitAction": self.close,
            "undoAction": self._store.undo,
            "redoAction": self._store.redo,
            "wordTokensAction": lambda: intents.set_token_mode("words"),
            "characterTokensAction": lambda: intents.set_token_mode("characters"),
            "headsViewAction": intents.close_head,
            "headViewAction": lambda: intents.show_view("head"),
            "mixingViewAction": lambda: intents.show_view("mixing"),
            "sharingViewAction": lambda: intents.show_view("sharing"),
            "systemThemeAction": lambda: self._choose_theme("system"),
            "lightThemeAction": lambda: self._choose_theme("light"),
            "darkThemeAction": lambda: self._choose_theme("dark"),
            "previousHeadAction": lambda: self._step_head(-1),
            "nextHeadAction": lambda: self._step_head(1),
            "muteHeadAction": lambda: intents.toggle_mute(view.view.selected_head),
            "soloHeadAction": lambda: intents.toggle_solo(view.view.selected_head),
            "resetMixAction": intents.reset_mix,
            "multiHeadAction": lambda: self._share_keys(self._store.state.n_heads),
            "multiQueryAction": lambda: self._share_keys(1),
            "resetLayoutAction": self._reset_layout,
            "shortcutsAction": lambda: show_keys(self, self._actions.values()),
            "aboutAction": lambda: show_about(self),
        }

    def _build(self) -> None:
        menus = fill_menus(self.menuBar(), self._actions)
        # Qt takes no reference to a corner widget: without one of ours it would be gone at once.
        self._slogan = self._make_slogan()
        self.menuBar().setCornerWidget(self._slogan)
        self._add_top_bar()
        self.setCentralWidget(self.panels.views.central)
        self.setStatusBar(self.panels.status_bar)
        self._docks = LabDocks(
            self,
            self.panels.dimensions,
            self.panels.mixer,
            self.panels.grouping,
            self._theming.theme,
        )
        self._add_focus_ring()
        first = menus["window"].actions()[0]
        for dock in self._docks.all:
            menus["window"].insertAction(first, dock.toggleViewAction())
        self.panels.top_bar.set_panels_menu(menus["window"])

    def _make_slogan(self) -> QLabel:
        label = QLabel(self.tr("MHA Desktop — the multi-head attention lab"))
        label.setProperty("role", "secondary")
        label.setContentsMargins(0, 0, 16, 0)
        label.setMinimumHeight(self.menuBar().sizeHint().height())
        return label

    def _add_top_bar(self) -> None:
        bar = QToolBar(self.tr("Sentence and source"), self)
        bar.setObjectName("topBar")
        bar.setMovable(False)
        bar.setFloatable(False)
        bar.toggleViewAction().setEnabled(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        layout = bar.layout()
        assert layout is not None  # every tool bar comes with one
        layout.setContentsMargins(0, 0, 0, 0)
        bar.addWidget(self.panels.top_bar)
        self.addToolBar(bar)
        self.panels.top_bar.set_actions(
            self._actions["undoAction"], self._actions["redoAction"], self._actions["exportAction"]
        )

    def _add_focus_ring(self) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)  # a window cannot be without one
        self._focus_ring = FocusRing(application, self)

    def _connect(self) -> None:
        stack = self._store.undo_stack
        stack.canUndoChanged.connect(self._actions["undoAction"].setEnabled)
        stack.canRedoChanged.connect(self._actions["redoAction"].setEnabled)
        stack.undoTextChanged.connect(self._name_undo)
        stack.redoTextChanged.connect(self._name_redo)
        self._actions["undoAction"].setEnabled(stack.canUndo())
        self._actions["redoAction"].setEnabled(stack.canRedo())
        self._store.state_changed.connect(self._check_state_actions)
        self._store.view_changed.connect(self._follow_view)
        self._store.failed.connect(self._problems.report)
        self.panels.views.failed.connect(self._problems.report)
        self._exporter.message.connect(self.panels.tell)
        self._exporter.busy_changed.connect(self.panels.show_exporting)
        self._exporter.failed.connect(self._problems.report)
        self.panels.status_bar.cancel_requested.connect(self._exporter.cancel)
        self._problems.problem.connect(self._tell_problem)
        self.panels.messages.choice_made.connect(self._copy_details)
        self._theming.theme_changed.connect(self._dress)

    def _restore(self) -> None:
        preferences = self._settings.preferences
        self.restoreGeometry(QByteArray(preferences.geometry))
        self._docks.fit()
        self.restoreState(QByteArray(preferences.docks), _LAYOUT_VERSION)
        self._check_state_actions(self._store.state)
        self._follow_view(self._store.view)
        self._actions[f"{self._theming.choice}ThemeAction"].setChecked(True)
        if self._settings.problem is not None:
            self.panels.tell(self._settings.problem)
        self._settings.tell = self.panels.tell

    @Slot(object)
    def _dress(self, theme: Theme) -> None:
        self._exporter.theme = theme
        self.panels.set_theme(theme)
        self._docks.set_theme(theme)
        for spec in ACTIONS:
            if spec.icon:
                self._actions[spec.name].setIcon(icon(spec.icon, theme))

    @Slot(object)
    def _check_state_actions(self, state: LabState) -> None:
        self._actions["wordTokensAction"].setChecked(state.token_mode == "words")
        self._actions["characterTokensAction"].setChecked(state.token_mode == "characters")

    @Slot(object)
    def _follow_view(self, view: ViewState) -> None:
        self._actions[f"{view.view}ViewAction"].setChecked(True)
        self._docks.show_for(view.view)

    @Slot(str)
    def _name_undo(self, step: str) -> None:
        self._actions["undoAction"].setText(self.tr("&Undo {step}").format(step=step).rstrip())

    @Slot(str)
    def _name_redo(self, step: str) -> None:
        self._actions["redoAction"].setText(self.tr("&Redo {step}").format(step=step).rstrip())

    def _choose_theme(self, choice: ThemeChoice) -> None:
        self._theming.choose(choice)
        self._settings.change(theme=choice)

    def _step_head(self, step: int) -> None:
        head = self._store.view.selected_head + step
        if 0 <= head < self._store.state.n_heads:
            self._intents.select_head(head)

    def _share_keys(self, n_kv_heads: int) -> None:
        text = self.tr("Multi-query") if n_kv_heads == 1 else self.tr("Multi-head")
        self._intents.set_grouping(preset(self._store.state.n_heads, n_kv_heads), text)

    def _reset_layout(self) -> None:
        self._docks.arrange()

    @Slot(str, str)
    def _tell_problem(self, line: str, details: str) -> None:
        choices = [(self.tr("Copy details"), Details(details))]
        self.panels.messages.show_message(line, choices)

    @Slot(object)
    def _copy_details(self, choice: object) -> None:
        if isinstance(choice, Details):
            QGuiApplication.clipboard().setText(choice.text)

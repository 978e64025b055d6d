"""Lessons in the window: their dock, what a step shows, and where it points."""

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMainWindow

from mha_desktop.app.place import Place
from mha_desktop.lab.state import LabState
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import Theme

if TYPE_CHECKING:  # imported with the first lesson: few starts show one
    from mha_desktop.panels.lesson.lesson_panel import LessonPanel
    from mha_desktop.panels.lesson.pointer_frame import PointerFrame
    from mha_desktop.panels.lesson.sizes import LessonSizes
    from mha_desktop.panels.lesson.step_page import StepPage
    from mha_desktop.qt.models.commands_model import Command
    from mha_desktop.qt.models.lesson_bookmark import Bookmark
    from mha_desktop.qt.models.lesson_model import LessonModel
    from mha_desktop.qt.models.lesson_paging import LessonPaging


class Teaching(QObject):
    """Owns what stands behind the Lesson panel; all of it is made when lessons are first wanted.

    Parameters
    ----------
    store : LabStore
    intents : Intents
    settings : Settings
        Remembers what was answered.
    window : QMainWindow
        In which steps point at things.
    theme : Theme

    Signals
    -------
    opening()
        A lesson is going to be opened: its panel should be on show.
    paging_changed(object)
        `LessonPaging` of a lesson that was opened, or None when it is left.
    theme_changed(object)
        `Theme` for the cards of presentations.
    message(object)
        A `Note`.
    failed(object)
        An exception that should not happen.
    """

    opening = Signal()
    paging_changed = Signal(object)
    theme_changed = Signal(object)
    message = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        store: LabStore,
        intents: Intents,
        settings: Settings,
        window: QMainWindow,
        theme: Theme,
    ) -> None:
        super().__init__(window)
        self._store, self._intents, self._theme = store, intents, theme
        self._settings, self._window = settings, window
        self._made: LessonModel | None = None
        self._paging: LessonPaging | None = None
        self._panel: LessonPanel | None = None
        self._pointer: PointerFrame | None = None
        self.place = Place("lessonPanel", self._make_panel)

    @property
    def paging(self) -> "LessonPaging | None":
        """The lesson under way, to be led from outside its panel."""
        return self._paging

    @property
    def bookmark(self) -> "Bookmark | None":
        """Where the lesson under way stands; None without one."""
        return None if self._made is None else self._made.bookmark

    def go_back_to(self, bookmark: "Bookmark") -> None:
        """Go on at a bookmark, and leave the lab as it is."""
        self._model.go_back_to(bookmark)

    def make_card(self, sizes: "LessonSizes", theme: Theme) -> "StepPage":
        """Return another page of the lesson under way, in other sizes, for a presentation."""
        from mha_desktop.panels.lesson.presented_step import PresentedStep

        card = PresentedStep(self._model, sizes, theme)
        card.left.connect(self._model.close)
        self.theme_changed.connect(card.set_theme)
        return card

    def open_file(self) -> None:
        """Ask for the file of a lesson, and open it."""
        self.place.make().open_file()

    def take_keyboard(self) -> None:
        """Give the keyboard to what comes next in the panel."""
        self.place.make().take_keyboard()

    def close_lesson(self) -> None:
        """Leave the lesson under way."""
        if self._made is not None:
            self._made.close()

    def commands(self) -> "list[Command]":
        """Return the lessons for the list of commands."""
        from mha_desktop.qt.models.commands_model import Command

        path = self.tr("Lessons")
        return [
            Command(lesson.title, path, run=partial(self.open_lesson, lesson.identity))
            for lesson in self._model.shelf.lessons
        ]

    def open_lesson(self, identity: str) -> None:
        """Begin a lesson that comes with the program, or go on with it."""
        self.opening.emit()
        self._model.open(identity)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme, also in the panel to come."""
        self._theme = theme
        if self._pointer is not None:
            self._pointer.set_theme(theme)
        if self._panel is not None:
            self._panel.set_theme(theme)
        self.theme_changed.emit(theme)

    def shut_down(self) -> None:
        """Stop what is being computed; call it before the window goes."""
        if self._made is not None:
            self._made.shut_down()

    @property
    def _model(self) -> "LessonModel":
        if self._made is None:
            self._made = self._make_model()
        return self._made

    def _make_model(self) -> "LessonModel":
        from mha_desktop.panels.lesson.pointer_frame import PointerFrame
        from mha_desktop.qt.models.lesson_model import LessonModel

        model = LessonModel(self._settings, parent=self)
        self._pointer = PointerFrame(self._window, self._theme)
        model.message.connect(self.message)
        model.failed.connect(self.failed)
        model.state_requested.connect(self._show_step)
        model.point_requested.connect(self._pointer.point_at)
        model.step_changed.connect(self._follow)
        self._store.state_changed.connect(model.show_state)
        model.show_state(self._store.state)
        return model

    def _make_panel(self) -> "LessonPanel":
        from mha_desktop.panels.lesson.lesson_panel import LessonPanel

        self._panel = LessonPanel(self._model, self._theme)
        return self._panel

    @Slot(object, object, str)
    def _show_step(self, state: LabState, view: dict[str, Any], text: str) -> None:
        self._intents.load_state(state, text)
        self._store.set_view(**view)

    @Slot()
    def _follow(self) -> None:
        """Tell whoever leads lessons from outside that one was opened or left."""
        from mha_desktop.qt.models.lesson_paging import LessonPaging

        open_now = self._model.lesson is not None
        if open_now == (self._paging is not None):
            return
        self._paging = LessonPaging(self._model, self) if open_now else None
        self.paging_changed.emit(self._paging)

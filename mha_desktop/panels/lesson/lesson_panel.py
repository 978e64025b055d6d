"""Lessons in a dock: the list, or the step on show."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFileDialog, QStackedLayout, QWidget

from mha_desktop.lab.lesson_format import SUFFIX
from mha_desktop.panels.lesson.lesson_list import LessonList
from mha_desktop.panels.lesson.sizes import DOCK, LessonSizes
from mha_desktop.panels.lesson.step_page import StepPage
from mha_desktop.panels.style_sheet import set_ground
from mha_desktop.qt.models.lesson_model import LessonModel
from mha_desktop.qt.theme import Theme

WIDTH = 352
_DIGITS = range(1, 10)


class LessonPanel(QWidget):
    """Shows the list of lessons until one is open.

    Keys: Left and Right, Page Up and Page Down go back and on; 1 to 9 choose an answer; Space or
    Enter reveals; Escape leaves the lesson.

    Parameters
    ----------
    model : LessonModel
        Whoever made it keeps it up to date and shuts it down.
    theme : Theme
    sizes : LessonSizes
        How large everything is written.
    parent : QWidget, optional

    Signals
    -------
    closed()
        The lesson was left or finished.
    """

    closed = Signal()

    def __init__(
        self,
        model: LessonModel,
        theme: Theme,
        sizes: LessonSizes = DOCK,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._was_open = model.lesson is not None
        self.setAccessibleName(self.tr("Lesson"))
        set_ground(self, "panel")
        self.list = LessonList(model.shelf, theme)
        self.page = StepPage(model, sizes, theme)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.page)
        self._connect()
        self._add_keys()
        self._show_page()

    def take_keyboard(self) -> None:
        """Give the keyboard to what comes next: a lesson to choose, an answer, or the way on."""
        page = self.page if self._model.lesson is not None else self.list
        page.take_keyboard()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.list.set_theme(theme)
        self.page.set_theme(theme)

    def open_file(self) -> None:
        """Ask for the file of a lesson, and open it."""
        kinds = self.tr("Lessons (*{suffix})").format(suffix=SUFFIX)
        title = self.tr("Open lesson")
        name, _ = QFileDialog.getOpenFileName(self, title, "", kinds)
        if name:
            self._model.open_file(Path(name))

    def sizeHint(self) -> QSize:
        """Return the width of the card in the drawings."""
        return QSize(WIDTH, 640)

    def minimumSizeHint(self) -> QSize:
        """Return the least width that the texts need."""
        return QSize(self._stack.minimumSize().width(), 240)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Reveal, or leave the lesson."""
        key = Qt.Key(event.key())
        if self._model.lesson is None:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._model.reveal()
        elif key == Qt.Key.Key_Escape:
            self._model.close()
        else:
            super().keyPressEvent(event)

    def _connect(self) -> None:
        model = self._model
        self.list.lesson_chosen.connect(model.open)
        self.list.file_requested.connect(self.open_file)
        self.page.left.connect(model.close)
        model.step_changed.connect(self._show_page)

    def _add_keys(self) -> None:
        for key in ("Left", "PgUp"):
            self._add_key(key, self._model.go_back)
        for key in ("Right", "PgDown"):
            self._add_key(key, self._model.go_on)
        for digit in _DIGITS:
            self._add_key(str(digit), partial(self.page.choose, digit))

    def _add_key(self, key: str, act: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(key), self.page)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)

    def _show_page(self) -> None:
        is_open = self._model.lesson is not None
        had_keyboard = self.isAncestorOf(QApplication.focusWidget() or self)
        self._stack.setCurrentWidget(self.page if is_open else self.list)
        if is_open and not self._was_open and had_keyboard:
            self.page.take_keyboard()
        left = self._was_open and not is_open
        self._was_open = is_open
        if left:
            self.closed.emit()

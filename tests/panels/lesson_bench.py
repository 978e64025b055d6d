"""The lesson panel on a real store, wired as the window wires it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import LabState
from mha_desktop.panels.lesson.lesson_panel import LessonPanel
from mha_desktop.panels.lesson.question_box import QuestionBox
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.lesson_model import LessonModel
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import LIGHT
from mha_desktop.qt.worker import ImmediateExecutor

LEFT = Qt.MouseButton.LeftButton


class LessonBench:
    def __init__(self, qtbot: QtBot, language: str = "en") -> None:
        self.qtbot = qtbot
        self.store = LabStore(executor=ImmediateExecutor())
        self.intents = Intents(self.store)
        self.model = LessonModel(Settings(), language, executor=ImmediateExecutor)
        self.panel = LessonPanel(self.model, LIGHT)
        self.points: list[str] = []
        self.closed: list[bool] = []
        self.model.state_requested.connect(self.take)
        self.model.point_requested.connect(self.points.append)
        self.panel.closed.connect(lambda: self.closed.append(True))
        self.store.state_changed.connect(self.model.show_state)
        self.model.show_state(self.store.state)
        qtbot.addWidget(self.panel)
        self.panel.resize(352, 700)
        self.panel.show()
        qtbot.waitExposed(self.panel)
        self.panel.activateWindow()

    def take(self, state: LabState, view: dict[str, object], text: str) -> None:
        self.intents.load_state(state, text)
        self.store.set_view(**view)

    @property
    def question(self) -> QuestionBox:
        question = self.panel.page.question
        assert question is not None
        return question

    def open(self, identity: str, index: int) -> None:
        """Open a lesson at a step, as progress from another day does."""
        lesson = self.model.shelf.find(identity)
        assert lesson is not None
        self.model.shelf.remember(lesson, step=index)
        self.model.open(identity)
        self.panel.page.take_keyboard()

    def key(self, *keys: Qt.Key) -> None:
        """Type keys where the keyboard is."""
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or self.panel, key)

    def click(self, widget: QWidget) -> None:
        self.panel.page.scroller.ensureWidgetVisible(widget)
        self.qtbot.mouseClick(widget, LEFT)
